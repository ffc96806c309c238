/** One interface over the engines that search by execution. */
import type { Budget } from "../base/index.ts";
import type { Conjecture, SearchResult } from "../logic/index.ts";
import { searchExhaustive, searchRandom } from "../testing/index.ts";
import type { QuickcheckOptions, Tester } from "./quickcheck-options.ts";

export type Engine = (conjecture: Conjecture, options: QuickcheckOptions, budget: Budget) => SearchResult | Promise<SearchResult>;

function missing(name: string): Engine {
  return () => ({
    kind: "unsupported",
    reason: `no engine yet for the tester ${name}`,
    bound: "",
    tests: 0,
    premisesSatisfied: 0,
    potential: [],
  });
}

/** The engine behind a tester's name. */
export const engines: Readonly<Record<Tester, Engine>> = {
  exhaustive: searchExhaustive,
  random: searchRandom,
  narrowing: missing("narrowing"),
  smart_exhaustive: missing("smart_exhaustive"),
};
