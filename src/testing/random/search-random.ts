/** The search by random testing: a ramp of sizes, a number of tests at each ([Bulwahn 2013], section 3.2.2). */
import { type Budget, getOrInsert } from "../../base/index.ts";
import type { Conjecture } from "../../logic/index.ts";
import { lowerResult, schedule, unsupportedResult } from "../exhaustive/search-exhaustive.ts";
import { mostDiscards } from "../limits.ts";
import { defaultOptions, type TestOptions } from "../options.ts";
import { type SizeStatistics, sizeStatistics } from "../run/size-statistics.ts";
import type { TestResult } from "../run/tally.ts";
import { Tally } from "../run/tally.ts";
import { liftSubtypes } from "../types/subtype.ts";
import { noTypeReason, type TypeInstance, typeInstances } from "../types/type-instances.ts";
import { type PreparedRandom, prepareRandom } from "./random.ts";

export type RandomResult = TestResult & { readonly statistics: readonly SizeStatistics[] };

/** Searches for a counterexample by random tests. The same seed gives the same result. */
export function searchRandom(conjecture: Conjecture, given: Partial<TestOptions>, budget: Budget): RandomResult {
  const options = { ...defaultOptions, ...given };
  const lifted = options.useSubtype ? liftSubtypes(conjecture) : null;
  return lifted === null ? search(conjecture, options, budget) : lowerResult(lifted, search(lifted.conjecture, options, budget));
}

function search(conjecture: Conjecture, options: TestOptions, budget: Budget): RandomResult {
  const found = typeInstances(conjecture, options);
  if (found.kind === "none") return { ...unsupportedResult(noTypeReason(found.variable)), statistics: [] };
  const tests = new Map<TypeInstance, PreparedRandom>();
  const tally = new Tally(options, found.instances);
  const statistics: SizeStatistics[] = [];
  for (const { instance, size } of schedule(found.instances, options)) {
    const test = getOrInsert(tests, instance, () => prepareRandom(instance.conjecture, options, instance.atoms));
    if (test.kind === "unsupported") return { ...unsupportedResult(test.reason), statistics };
    const run = test.run(size, options.iterations, options.iterations * mostDiscards, budget);
    tally.add(run, instance, size);
    statistics.push(sizeStatistics(run, size, instance.card, run));
    if (tally.isOver) break;
  }
  const result = tally.result(budget.ending);
  return { ...result, ...honestEnd(result), statistics };
}

/** Values drawn at random cover no bound, and tests that never satisfied the premises say nothing. */
function honestEnd(result: TestResult): TestResult {
  const { completed, tests, premises } = result.coverage;
  const drawn = { ...result, coverage: { ...result.coverage, completed: [], sampled: completed.at(-1) ?? null } };
  if (result.kind !== "none" || premises > 0) return drawn;
  return { ...drawn, kind: "unknown", reason: `none of ${tests} random tests satisfied the premises` };
}
