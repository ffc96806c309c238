/** What an engine is: a record, the same for execution and for model finding. Nothing outside of it knows one by name. */
import type { Budget } from "../../base/index.ts";
import type { Context } from "../../elaborate/index.ts";
import type { FindingOptions, SearchMeans } from "../../finding/index.ts";
import type { Conjecture } from "../../logic/index.ts";
import type { QuickcheckOptions } from "../options/quickcheck-options.ts";
import type { Preparation } from "../prepare.ts";
import type { OnProgress } from "../progress.ts";
import type { Verdict } from "../verdict.ts";
import type { Strategy } from "./strategy.ts";

/** What engines are told; each reads its part. */
export interface EngineOptions {
  readonly testing: QuickcheckOptions;
  readonly finding: FindingOptions;
  /** Whether finds that an engine doubts itself are given to the evaluator, which may confirm or deny them. */
  readonly judgesPotential: boolean;
}

/** One conjecture given to an engine. */
export interface Question {
  readonly context: Context;
  readonly conjecture: Conjecture;
  readonly options: EngineOptions;
  /** For the search. */
  readonly budget: Budget;
  /** For judging what was found, from now on: a find of a short search is worth more than the next search. */
  readonly judging: () => Budget;
  readonly onProgress: OnProgress;
  readonly means: Partial<SearchMeans>;
}

export interface Engine {
  readonly name: Strategy;
  /** The command of theories that asks it. */
  readonly command: "quickcheck" | "nitpick";
  /** Whether it draws values, so that the same search needs the same seed. */
  readonly isSeeded: boolean;
  /** How the engine wants statements to be prepared. */
  readonly preparation: (options: EngineOptions) => Preparation;
  /** Why it cannot treat a conjecture; null where it may try. */
  readonly accepts: (conjecture: Conjecture, options: EngineOptions) => string | null;
  /** Searches, and has what it finds judged. */
  readonly search: (question: Question) => Promise<Verdict>;
  /** Whether "potential" says no more than that a model leaves something open. */
  readonly hasOpenModels: boolean;
  /** What it makes of a conjecture on the way, for `hollow show`. */
  readonly show: readonly Stage[];
}

/** A product on the way from a conjecture to an answer that can be shown. */
export interface Stage {
  readonly name: string;
  /** What it is, in some words. */
  readonly about: string;
  readonly print: (question: Pick<Question, "context" | "conjecture" | "options" | "budget">) => string | Promise<string>;
}
