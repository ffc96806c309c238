/** What a user asks of a check, whatever the statements say. */
import type { Span } from "../base/index.ts";
import type { Strategy } from "./engines/strategy.ts";

/** What a user may ask of the engines. Null: the default. */
export interface SearchSettings {
  readonly strategy: Strategy | null;
  readonly size: number | null;
  /** Seconds for each statement. */
  readonly timeout: number | null;
  readonly seed: number | null;
  /** How many counterexamples of different shapes. */
  readonly max: number | null;
}

/** What the user asks of a check. Null: the default. */
export interface CheckSettings extends SearchSettings {
  /** Run the portfolio also on statements that have commands of their own. */
  readonly all: boolean;
  readonly lemma: string | null;
  /** Only the statement that begins here, or has a command here (a line of the file). */
  readonly place: Span | null;
  /** Values to be tested instead of a search: `xs = [0]`, `'a = 2`. */
  readonly values: readonly string[];
  /** Terms to be evaluated under these values. */
  readonly terms?: readonly string[];
  /** Write certificates for genuine counterexamples. */
  readonly certifies: boolean;
  /** Evaluate all subterms of the statement under the counterexample. */
  readonly traces?: boolean;
}

export const checkDefaults: CheckSettings = {
  all: false,
  lemma: null,
  place: null,
  values: [],
  certifies: false,
  strategy: null,
  size: null,
  timeout: null,
  seed: null,
  max: null,
};
