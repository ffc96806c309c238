import { describe, expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";
import { allModels } from "./brute-force.ts";

const universe = r.Universe.ofSize(3);
const [A, f] = [r.relation("A", 1), r.relation("f", 2)];
const bounds = r.Bounds.over(universe).bound(A, r.TupleSet.all(universe, 1)).bound(f, r.TupleSet.all(universe, 2));
const [x, y, z] = [r.variable("x", 2), r.variable("y"), r.variable("z")];

async function agrees(formula: r.Formula, options: r.SolveOptions): Promise<void> {
  const outcome = await r.solve({ formula, bounds }, options);
  expect(outcome.kind).toBe(allModels({ formula, bounds }, options).length > 0 ? "sat" : "unsat");
}

describe("once wrong, now right", () => {
  test("the same tuple number bound to variables of different arities", async () => {
    const domain = r.product(r.atom(universe, 0), A);
    const body = r.forAll([r.decl(z, r.univ)], r.not(r.one(r.product(r.join(x, y), r.join(x, x)))));
    await agrees(r.and(r.some(A), r.forAll([r.decl(x, domain), r.decl(y, r.join(r.iden, A))], body)), { symmetry: 0 });
  });

  test("an overflow in the domain of a later variable where an earlier one has no tuple", async () => {
    const overflowing = r.intAtom(r.int(9));
    const formula = r.and(r.no(f), r.forAll([r.decl(y, r.join(A, f)), r.decl(z, overflowing)], r.falsity));
    await agrees(formula, { bits: 3, overflow: "exclude" });
  });

  test("an overflow in a total order that is false for a simpler reason", async () => {
    const order = r.totalOrder(f, A, r.none, r.intAtom(r.int(9)));
    await agrees(r.not(order), { bits: 3, overflow: "exclude" });
  });
});
