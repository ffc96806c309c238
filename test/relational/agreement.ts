import fc from "fast-check";
import { expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";
import { allModels } from "./brute-force.ts";
import { type Features, randomProblem } from "./random-problem.ts";

const draws = fc.array(fc.nat(1_000_003), { minLength: 60, maxLength: 140 });

/** Relations and quantifiers only. */
export const plain: Features = { integers: false, predicates: false, sets: false };

/** The finder and brute force agree on whether there is a model. */
async function agrees(numbers: readonly number[], features: Features, options: r.SolveOptions): Promise<void> {
  const problem = randomProblem(numbers, features);
  const outcome = await r.solve(problem, options);
  expect(outcome.kind, r.show(problem.formula, 4000)).toBe(allModels(problem, options).length > 0 ? "sat" : "unsat");
}

/** Tests the agreement on so many random problems. */
export function law(name: string, features: Features, options: r.SolveOptions, runs: number, seed = 7): void {
  test(name, async () => {
    await fc.assert(
      fc.asyncProperty(draws, (numbers) => agrees(numbers, features, options)),
      { seed, numRuns: runs },
    );
  });
}
