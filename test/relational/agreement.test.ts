import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";
import { allModels } from "./brute-force.ts";
import { type Features, randomProblem } from "./random-problem.ts";

const draws = fc.array(fc.nat(1_000_003), { minLength: 60, maxLength: 140 });
const plain: Features = { integers: false, predicates: false, sets: false };

/** The finder and brute force agree on whether there is a model. */
async function agrees(numbers: readonly number[], features: Features, options: r.SolveOptions): Promise<void> {
  const problem = randomProblem(numbers, features);
  const outcome = await r.solve(problem, options);
  expect(outcome.kind, r.show(problem.formula, 4000)).toBe(allModels(problem, options).length > 0 ? "sat" : "unsat");
}

function law(name: string, features: Features, options: r.SolveOptions, runs: number): void {
  test(name, async () => {
    await fc.assert(
      fc.asyncProperty(draws, (numbers) => agrees(numbers, features, options)),
      { seed: 7, numRuns: runs },
    );
  });
}

describe("the finder agrees with brute force", () => {
  law("without symmetry breaking", plain, { symmetry: 0 }, 400);
  law("with symmetry breaking", plain, {}, 400);
  law("with predicates", { ...plain, predicates: true }, {}, 400);
  law("without skolemization", plain, { skolemDepth: -1 }, 150);
  law("with skolem functions", plain, { skolemDepth: 3 }, 400);
  law("with quantifiers over sets", { ...plain, sets: true }, { skolemDepth: 2 }, 200);
  law("with integers that wrap", { ...plain, integers: true }, { bits: 4 }, 400);
  law("with integers of one bit", { ...plain, integers: true }, { bits: 1 }, 100);
  law("with integers whose overflow excludes", { ...plain, integers: true }, { bits: 3, overflow: "exclude", skolemDepth: 2 }, 500);
});
