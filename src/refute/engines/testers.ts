/** The engines that search by execution. */

import type { Budget } from "../../base/index.ts";
import { type Conjecture, type Coverage, isFun, noCoverage } from "../../logic/index.ts";
import {
  defaultOptions,
  type NarrowingOptions,
  narrowingDefaults,
  searchExhaustive,
  searchNarrowing,
  searchRandom,
  searchSmart,
  showTesting,
  smartDefaults,
  type TestStage,
} from "../../testing/index.ts";
import { furthestDepth, furthestWeight } from "../limits.ts";
import type { QuickcheckOptions } from "../options/quickcheck-options.ts";
import { unsupportedVerdict, verdictOf } from "../verdict.ts";
import type { Engine, Question, Stage } from "./engine.ts";
import { type EngineResult, withTypes } from "./engine-result.ts";
import { searchNumbers } from "./numbered-search.ts";
import { searchShaped } from "./shaped-search.ts";
import type { Tester } from "./strategy.ts";

/** One search by execution. */
export type TestSearch = (
  conjecture: Conjecture,
  options: QuickcheckOptions & Partial<Pick<NarrowingOptions, "progress" | "covered" | "byWeight" | "levelsPerNumber">>,
  budget: Budget,
) => EngineResult;

/** The search behind a tester's name. */
export const testSearches: Readonly<Record<Tester, TestSearch>> = {
  exhaustive: (...input) => withTypes(searchExhaustive(...input)),
  random: (...input) => withTypes(searchRandom(...input)),
  narrowing: (...input) => withTypes(searchNarrowing(...input)),
  smart_exhaustive: (...input) => withTypes(searchSmart(...input)),
};

function tester(name: Tester, show: readonly Stage[], isSeeded = false, accepts: Engine["accepts"] = () => null): Engine {
  return {
    name,
    command: "quickcheck",
    isSeeded,
    preparation: ({ testing: { locale, noAssumptions } }) => ({ locale, noAssumptions }),
    accepts,
    search: async ({ context, conjecture, options: { testing }, budget, judging, onProgress }: Question) => {
      onProgress({ engine: name, size: null, tests: 0 });
      const progress = (size: number, tests: number): void => onProgress({ engine: name, size, tests });
      const covered = (coverage: Coverage): void =>
        onProgress({ engine: name, size: coverage.last?.size ?? coverage.completed.at(-1)?.size ?? null, tests: coverage.tests, coverage });
      const result = testSearches[name](conjecture, { ...testing, progress, covered }, budget);
      const verdict = verdictOf(context, conjecture, result, testing.evaluate, judging());
      return testing.report ? verdict : { ...verdict, statistics: [] };
    },
    hasOpenModels: false,
    show,
  };
}

function stage(name: TestStage, about: string): Stage {
  const options = (testing: QuickcheckOptions) => ({ ...defaultOptions, ...narrowingDefaults, ...smartDefaults, ...testing });
  return { name, about, print: ({ conjecture, options: { testing } }) => showTesting(name, conjecture, options(testing)) };
}

export const exhaustive: Engine = tester("exhaustive", [
  stage("instances", "what type variables stand for, smallest first; what follows is of the largest"),
  stage("plan", "the order in which a test binds variables and tests premises"),
  stage("translation", "the program before its passes"),
  stage("program", "the program after its passes"),
  stage("javascript", "the program as JavaScript"),
  stage("driver", "the test program of exhaustive testing, which runs the program"),
]);
/** Exhaustive testing with functions, sets and relations of some shape in place of finite ones. */
export const shaped: Engine = {
  ...exhaustive,
  search: async ({ context, conjecture, options: { testing }, budget, judging }: Question) => {
    for (const result of searchShaped(conjecture, testing, budget)) {
      const verdict = verdictOf(context, conjecture, result, testing.evaluate, judging());
      if (verdict.outcome === "genuine") return verdict;
    }
    return unsupportedVerdict("no counterexample among functions of some shapes");
  },
};
/** An engine in another manner, which is no matter of sizes: only what is confirmed counts, nothing is said to be covered. */
function otherwise(engine: Engine, name: Tester, manner: Partial<Parameters<TestSearch>[1]>): Engine {
  return {
    ...engine,
    search: async ({ context, conjecture, options: { testing }, budget, judging }: Question) => {
      const result = testSearches[name](conjecture, { ...testing, ...manner }, budget);
      const coverage = { ...noCoverage, tests: result.coverage.tests, premises: result.coverage.premises };
      const verdict = verdictOf(context, conjecture, { ...result, coverage }, testing.evaluate, judging());
      return verdict.outcome === "genuine" ? { ...verdict, reason: null } : { ...verdict, outcome: "unknown", model: null };
    },
  };
}
/** Exhaustive testing by weight, for as long as there is time. Premises over infinite types are tried on samples. */
export const weighed: Engine = otherwise(exhaustive, "exhaustive", { byWeight: true, size: furthestWeight });
/** Exhaustive testing with numbers for type variables that have arithmetic; only what is confirmed counts. */
export const numbered: Engine = {
  ...exhaustive,
  search: async ({ context, conjecture, options: { testing }, budget, judging }: Question) => {
    for (const result of searchNumbers(conjecture, testing, budget)) {
      const verdict = verdictOf(context, conjecture, result, testing.evaluate, judging());
      if (verdict.outcome === "genuine") return verdict;
    }
    return unsupportedVerdict("no numbers refute it");
  },
};
export const random: Engine = tester("random", [stage("random-driver", "the test program of random testing")], true);
export const narrowing: Engine = tester(
  "narrowing",
  [stage("narrowing-driver", "the lazy program that narrowing searches")],
  false,
  ({ variables }, { testing: { finiteFunctions } }) =>
    !finiteFunctions && variables.some((x) => isFun(x.type)) ? "it has variables for functions, and finite_functions is off" : null,
);
/** Narrowing that splits what has the fewest alternatives first: premises as constraints. */
export const constrained: Engine = otherwise(narrowing, "narrowing", { levelsPerNumber: 1, size: furthestDepth });
/** The same with few numbers in deep structures, such as sequences of events. */
export const deep: Engine = otherwise(narrowing, "narrowing", { levelsPerNumber: 2, size: furthestDepth });
export const smart: Engine = tester(
  "smart_exhaustive",
  [
    stage("smart-plan", "which predicates enumerate, in which order and mode"),
    stage("smart-driver", "the test program of smart generators"),
  ],
  true,
);
