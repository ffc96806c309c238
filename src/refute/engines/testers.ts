/** The engines that search by execution. */

import type { Budget } from "../../base/index.ts";
import type { Conjecture, Find } from "../../logic/index.ts";
import { searchExhaustive, searchNarrowing, searchRandom, searchSmart, type TestOptions, type TestResult } from "../../testing/index.ts";
import type { QuickcheckOptions } from "../options/quickcheck-options.ts";
import { verdictOf } from "../verdict.ts";
import type { Engine, Question } from "./engine.ts";
import type { EngineResult } from "./engine-result.ts";
import type { Tester } from "./strategy.ts";

/** One search by execution. */
export type TestSearch = (
  conjecture: Conjecture,
  options: QuickcheckOptions & Partial<Pick<TestOptions, "progress">>,
  budget: Budget,
) => EngineResult;

/** Finds with the types that their type variables stood for. */
function withTypes(search: (...input: Parameters<TestSearch>) => TestResult): TestSearch {
  return (...input) => {
    const result = search(...input);
    const finds = result.finds.map((find, i): Find => {
      const types = result.instances[i]?.types;
      return types === undefined ? find : { ...find, types };
    });
    const [first] = finds;
    return result.kind === "found" && first !== undefined ? { ...result, finds, find: first } : result;
  };
}

/** The search behind a tester's name. */
export const testSearches: Readonly<Record<Tester, TestSearch>> = {
  exhaustive: withTypes(searchExhaustive),
  random: withTypes(searchRandom),
  narrowing: withTypes(searchNarrowing),
  smart_exhaustive: withTypes(searchSmart),
};

function tester(name: Tester, parts: Partial<Engine> = {}): Engine {
  return {
    name,
    preparation: ({ testing: { locale, noAssumptions } }) => ({ locale, noAssumptions }),
    accepts: () => null,
    search: async ({ context, conjecture, options: { testing }, budget, onProgress }: Question) => {
      onProgress({ engine: name, size: null, tests: 0 });
      const progress = (size: number, tests: number): void => onProgress({ engine: name, size, tests });
      const result = testSearches[name](conjecture, { ...testing, progress }, budget);
      const verdict = verdictOf(context, conjecture, result, testing.evaluate, budget);
      return testing.report ? verdict : { ...verdict, statistics: [] };
    },
    hasOpenModels: false,
    ...parts,
  };
}

export const exhaustive: Engine = tester("exhaustive");
export const random: Engine = tester("random");
export const narrowing: Engine = tester("narrowing");
export const smart: Engine = tester("smart_exhaustive");
