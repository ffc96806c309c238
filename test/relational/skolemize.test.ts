import { describe, expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";

const universe = r.Universe.ofSize(4);
const [A, f] = [r.relation("A", 1), r.relation("f", 2)];
const [x, y] = [r.variable("x"), r.variable("y")];
const chain = r.TupleSet.of(universe, 2, [
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 3],
]);
const bounds = r.Bounds.over(universe)
  .exactly(A, r.TupleSet.range(universe, 0, 3))
  .bound(f, chain);

/** Skolem values by the names of their variables. */
async function skolems(formula: r.Formula, skolemDepth: number): Promise<Record<string, string>> {
  const outcome = await r.solve({ formula, bounds }, { skolemDepth });
  if (outcome.kind !== "sat") throw new Error(outcome.kind);
  return Object.fromEntries(outcome.skolems.map((s) => [s.variable.name, s.tuples.toString()]));
}

describe("skolemization", () => {
  test("gives the value of an existential variable", async () => {
    const formula = r.and(r.equal(f, r.constant(chain)), r.exists([r.decl(x, A)], r.no(r.join(f, x))));
    expect(await skolems(formula, 0)).toEqual({ x: "{a0}" });
  });

  test("gives the value of a universal variable in a negated formula", async () => {
    const formula = r.and(r.equal(f, r.constant(chain)), r.not(r.forAll([r.decl(x, r.univ)], r.some(r.join(x, f)))));
    expect(await skolems(formula, 0)).toEqual({ x: "{a3}" });
  });

  test("gives a function of the universal variables if these are not too many", async () => {
    const formula = r.forAll([r.decl(x, A)], r.exists([r.decl(y, r.join(x, f))], r.no(r.intersection(y, r.atom(universe, 1)))));
    expect(await skolems(formula, 0)).toEqual({});
    expect(await skolems(formula, 1)).toEqual({ y: "{(a0, a2), (a1, a2), (a2, a3)}" });
  });

  test("leaves mere alternatives alone, except sets", async () => {
    const either = (multiplicity: "one" | "set"): r.Formula => r.or(r.no(A), r.exists([r.decl(x, A, multiplicity)], r.some(x)));
    expect(await skolems(either("one"), 0)).toEqual({});
    expect(Object.keys(await skolems(either("set"), 0))).toEqual(["x"]);
  });

  test("gives a set its value", async () => {
    const formula = r.exists([r.decl(x, r.univ, "set")], r.equal(x, A));
    expect(await skolems(formula, 0)).toEqual({ x: "{a0, a1, a2}" });
  });
});
