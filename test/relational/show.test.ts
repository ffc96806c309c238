import { expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";

const [A, f, t] = [r.relation("A", 1), r.relation("f", 2), r.relation("t", 3)];
const [x, y] = [r.variable("x"), r.variable("y")];

test.each<[r.Node, string]>([
  [r.forAll([r.decl(x, A)], r.one(r.join(x, f))), "all x: A | one x.f"],
  [r.exists([r.decl(x, A, "set"), r.decl(y, x)], r.subset(y, r.none)), "some x: set A, y: x | y in none"],
  [r.join(r.union(A, x), f), "(A + x).f"],
  [r.join(A, r.join(x, t)), "A.(x.t)"],
  [r.join(r.join(A, f), f), "A.f.f"],
  [r.transpose(r.closure(f)), "~^f"],
  [r.implies(r.no(A), r.not(r.equal(f, r.iden))), "(no A) => !(f = iden)"],
  [r.comprehension([r.decl(x, A)], r.some(r.join(x, f))), "{x: A | some x.f}"],
  [r.less(r.cardinality(A), r.plus(r.int(1), r.intSum(A))), "#A < (1 + int-sum(A))"],
  [r.letFormula(x, r.join(A, f), r.some(x)), "let x = A.f | some x"],
  [r.totalOrder(f, A, x, y), "totalOrder(f, A, x, y)"],
  [r.project(t, [2, 0]), "project(t, 2, 0)"],
])("shows %#", (node, expected) => expect(r.show(node)).toBe(expected));

test("cuts off what is too long, however much is shared", () => {
  let e: r.Expr = f;
  for (let i = 0; i < 60; i++) e = r.join(e, e);
  expect(r.show(e, 50).length).toBeLessThan(1000);
  expect(r.show(e, 50)).toContain("…");
});
