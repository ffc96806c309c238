/** One interface over the engines that search by execution. */
import type { Budget } from "../../base/index.ts";
import type { Conjecture, Find, SearchResult } from "../../logic/index.ts";
import {
  type SizeStatistics,
  searchExhaustive,
  searchNarrowing,
  searchRandom,
  searchSmart,
  type TestOptions,
  type TestResult,
} from "../../testing/index.ts";
import type { QuickcheckOptions } from "../options/quickcheck-options.ts";
import type { Tester } from "./strategy.ts";

/** A search result with all finds that were asked for, and what the engine counted. */
export type EngineResult = SearchResult & { readonly finds?: readonly Find[]; readonly statistics?: readonly SizeStatistics[] };

export type Engine = (
  conjecture: Conjecture,
  options: QuickcheckOptions & Partial<Pick<TestOptions, "progress">>,
  budget: Budget,
) => EngineResult | Promise<EngineResult>;

/** Finds of testing with the types that their type variables stood for. */
function withTypes(search: (...input: Parameters<Engine>) => TestResult): Engine {
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

/** The engine behind a tester's name. */
export const engines: Readonly<Record<Tester, Engine>> = {
  exhaustive: withTypes(searchExhaustive),
  random: withTypes(searchRandom),
  narrowing: withTypes(searchNarrowing),
  smart_exhaustive: withTypes(searchSmart),
};
