import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";
import { allModels } from "./brute-force.ts";
import { randomProblem } from "./random-problem.ts";

const draws = fc.array(fc.nat(1_000_003), { minLength: 60, maxLength: 140 });
const features = { integers: true, predicates: true, sets: false };

/** The tuples in which an instance differs from the target, as text. */
function differences(instance: r.Instance, target: r.Target): Set<string> {
  const found = new Set<string>();
  for (const [relation, wanted] of target.values) {
    const value = instance.tuples(relation);
    for (const index of [...value.difference(wanted).indices, ...wanted.difference(value).indices]) found.add(`${relation.name}${index}`);
  }
  return found;
}

/** A target that wants the given tuples of f and nothing of A. */
function someTarget(problem: r.Problem, choice: number, measure: r.Target["measure"]): r.Target {
  const [a, f] = [...problem.bounds.relations.keys()];
  const upper = problem.bounds.relations.get(f!)!.upper;
  const values = new Map([
    [a!, r.TupleSet.none(problem.bounds.universe, 1)],
    [f!, upper.filter((index) => (choice >> (index % 8)) % 2 === 1)],
  ]);
  return { values, measure };
}

describe("the nearest instance", () => {
  for (const measure of ["count", "subset"] as const)
    for (const symmetry of [0, 20])
      test(`is nearest by ${measure} with symmetry ${symmetry}`, async () => {
        await fc.assert(
          fc.asyncProperty(draws, fc.nat(255), async (numbers, choice) => {
            const problem = randomProblem(numbers, { ...features, symmetric: symmetry > 0 && choice % 2 === 0 });
            const target = someTarget(problem, choice, measure);
            const outcome = await r.solveNear(problem, target, { symmetry });
            const models = allModels(problem);
            expect(outcome.kind).toBe(models.length > 0 ? "sat" : "unsat");
            if (outcome.kind !== "sat") return;
            expect(outcome.isMinimal).toBe(true);
            const mine = differences(outcome.instance, target);
            for (const model of models) {
              const other = differences(model, target);
              const isNearer =
                measure === "count" ? other.size < mine.size : other.size < mine.size && [...other].every((d) => mine.has(d));
              expect(isNearer).toBe(false);
            }
          }),
          { seed: 13, numRuns: 30 },
        );
      });

  test("is the smallest when nothing is wanted", async () => {
    const universe = r.Universe.ofSize(4);
    const [set, edge] = [r.relation("set", 1), r.relation("edge", 2)];
    const bounds = r.Bounds.over(universe).bound(set, r.TupleSet.all(universe, 1)).bound(edge, r.TupleSet.all(universe, 2));
    const x = r.variable("x");
    const formula = r.and(r.forAll([r.decl(x, r.univ)], r.some(r.join(x, edge))), r.some(set), r.no(r.intersection(edge, r.iden)));
    const problem = { formula, bounds };
    const outcome = await r.solveNear(problem, r.smallest([set, edge], problem, "count"));
    expect(outcome.kind === "sat" && [outcome.instance.tuples(set).size, outcome.instance.tuples(edge).size]).toEqual([1, 4]);
  });
});
