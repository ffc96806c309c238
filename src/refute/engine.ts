/** One interface over the engines that search by execution. */
import type { Budget } from "../base/index.ts";
import type { Conjecture, SearchResult } from "../logic/index.ts";
import { searchExhaustive, searchNarrowing, searchRandom, searchSmart, type TestResult } from "../testing/index.ts";
import type { QuickcheckOptions, Tester } from "./quickcheck-options.ts";

export type Engine = (conjecture: Conjecture, options: QuickcheckOptions, budget: Budget) => SearchResult | Promise<SearchResult>;

/** A find of testing with the types that its type variables stood for. */
function withTypes(search: (...input: Parameters<Engine>) => TestResult): Engine {
  return (...input) => {
    const result = search(...input);
    const [instance] = result.instances;
    return result.kind === "found" && instance !== undefined ? { ...result, find: { ...result.find, types: instance.types } } : result;
  };
}

/** The engine behind a tester's name. */
export const engines: Readonly<Record<Tester, Engine>> = {
  exhaustive: withTypes(searchExhaustive),
  random: withTypes(searchRandom),
  narrowing: withTypes(searchNarrowing),
  smart_exhaustive: withTypes(searchSmart),
};
