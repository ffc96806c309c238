import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";
import { allModels } from "./brute-force.ts";
import { randomProblem } from "./random-problem.ts";

const draws = fc.array(fc.nat(1_000_003), { minLength: 60, maxLength: 140 });
const features = { integers: true, predicates: true, sets: false };

/** A problem of several random conjuncts over the same relations. */
function severalConjuncts(numbers: readonly number[]): r.Problem {
  return randomProblem(numbers, features);
}

describe("the core", () => {
  test("of an unsatisfiable problem is itself unsatisfiable, and a minimal one has no part to spare", async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(draws, async (numbers) => {
        const problem = severalConjuncts(numbers);
        const any = await r.solve(problem, { core: "any" });
        const minimal = await r.solve(problem, { core: "minimal" });
        expect([any.kind, minimal.kind]).toEqual(allModels(problem).length > 0 ? ["sat", "sat"] : ["unsat", "unsat"]);
        if (any.kind !== "unsat" || minimal.kind !== "unsat") return;
        found++;
        expect(allModels({ ...problem, formula: r.and(...any.core!) })).toEqual([]);
        expect(allModels({ ...problem, formula: r.and(...minimal.core!) })).toEqual([]);
        for (const spared of minimal.core!) {
          const rest = minimal.core!.filter((f) => f !== spared);
          expect(allModels({ ...problem, formula: r.and(...rest) }).length).toBeGreaterThan(0);
        }
      }),
      { seed: 17, numRuns: 50 },
    );
    expect(found).toBeGreaterThan(10);
  });

  test("names the conjuncts that clash and leaves the others out", async () => {
    const universe = r.Universe.ofSize(3);
    const [a, b] = [r.relation("a", 1), r.relation("b", 1)];
    const all = r.TupleSet.all(universe, 1);
    const bounds = r.Bounds.over(universe).bound(a, all).bound(b, all);
    const clash = [r.some(a), r.no(r.intersection(a, b)), r.subset(a, b)];
    const outcome = await r.solve({ bounds, formula: r.and(r.some(b), ...clash, r.lone(b)) }, { core: "minimal" });
    expect(outcome).toMatchObject({ kind: "unsat", core: clash });
  });
});

describe("labels", () => {
  const universe = new r.Universe(["a", "b"]);
  const edge = r.relation("edge", 2);
  const bounds = r.Bounds.over(universe).bound(edge, r.TupleSet.all(universe, 2));
  const everything = r.labelled("everything", r.and(r.some(edge), r.subset(r.product(r.univ, r.univ), edge)));
  const nothing = r.labelled("nothing", r.no(edge));

  test("name formulas in cores and in texts, conjunctions too", async () => {
    const outcome = await r.solve({ formula: r.and(r.some(r.univ), everything, nothing), bounds }, { core: "minimal" });
    if (outcome.kind !== "unsat") throw new Error(outcome.kind);
    expect(outcome.core?.map(r.labelOf)).toEqual(["everything", "nothing"]);
    expect(r.show(nothing)).toBe("nothing: no edge");
  });

  test("survive where a formula is false already", async () => {
    const outcome = await r.solve({ formula: r.and(everything, r.labelled("never", r.falsity)), bounds }, { core: "minimal" });
    expect(outcome.kind === "unsat" && outcome.core?.map(r.labelOf)).toEqual(["never"]);
  });

  test("change nothing else", async () => {
    expect((await r.solve({ formula: everything, bounds })).kind).toBe("sat");
  });
});

describe("integers that may wrap around", () => {
  const universe = new r.Universe(Array.from({ length: 9 }, (_, i) => `a${i}`));
  const bounds = r.Bounds.over(universe);
  const formula = r.greater(r.cardinality(r.univ), r.int(3));

  test("are told", async () => {
    const narrow = await r.solve({ formula, bounds });
    expect(narrow.kind).toBe("unsat");
    expect(narrow.warnings).toEqual(["#univ may be beyond -8 to 7 and then wraps around: give more `bits` than 4"]);
    const wide = await r.solve({ formula, bounds }, { bits: 5 });
    expect([wide.kind, wide.warnings]).toEqual(["sat", []]);
    expect((await r.solve({ formula, bounds }, { overflow: "exclude" })).warnings).toEqual([]);
  });
});
