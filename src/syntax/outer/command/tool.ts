/** Tool commands: searches for counterexamples, evaluation, enumeration, and their options. */
import type { Span } from "../../../base/index.ts";
import type { Embedded } from "./parts.ts";

/** The value of an option. */
export type ToolValue =
  /** `true`, `exhaustive`, `10`, `0.5`, `-1`. */
  | { readonly kind: "word"; readonly text: string; readonly span: Span }
  /** `"rev xs"`. */
  | { readonly kind: "quoted"; readonly text: Embedded }
  /** `1-6`. */
  | { readonly kind: "range"; readonly from: number; readonly to: number; readonly span: Span }
  /** `[a, b]`, `1,2,4-8`, `"x" "y"`. */
  | { readonly kind: "list"; readonly items: readonly ToolValue[]; readonly span: Span };

/** One option: `size = 5`, `card 'a = 3` (subject `'a`), `'a = nat` (name `'a`), `verbose` (no value). */
export interface ToolOption {
  readonly name: string;
  /** The type or constant that the option is about: `card "'a list"`, `max Cons`, `iter p`. */
  readonly subject: Embedded | null;
  readonly value: ToolValue | null;
  readonly span: Span;
}

/** A mode of a predicate: `i => (o * i) => bool`. */
export type Mode =
  | { readonly kind: "input" }
  | { readonly kind: "output" }
  | { readonly kind: "bool" }
  | { readonly kind: "pair"; readonly left: Mode; readonly right: Mode }
  | { readonly kind: "function"; readonly argument: Mode; readonly result: Mode };

/** A command that looks for something and changes nothing. */
export type ToolCommand =
  /** `quickcheck [options] n`, `nitpick`, `refute`, `try`, `sledgehammer` … on the current goal. */
  | {
      readonly kind: "search";
      readonly tool: string;
      readonly options: readonly ToolOption[];
      /** The number after the options, or null. */
      readonly subgoal: number | null;
      readonly span: Span;
    }
  /** `value [evaluator] (modes) "t"`. */
  | {
      readonly kind: "value";
      /** `simp`, `nbe`, `code`, or null. */
      readonly evaluator: string | null;
      readonly term: Embedded;
      readonly span: Span;
    }
  /** `values [mode: i, o] [expected "{…}" stats compilation 3, 4] n "{x. P x}"`; `values_prolog n "{…}"`. */
  | {
      readonly kind: "values";
      readonly variant: "values" | "values_prolog";
      /** One for each parameter; null is `_`. */
      readonly modes: readonly (Mode | null)[] | null;
      readonly expected: Embedded | null;
      readonly isStats: boolean;
      /** `random_dseq` and its numbers, or null for the default. */
      readonly compilation: { readonly name: string; readonly args: readonly number[] } | null;
      readonly count: number | null;
      readonly term: Embedded;
      readonly span: Span;
    };

/** A tool command inside a proof. */
export interface ProofTool {
  readonly tool: ToolCommand;
  /** Whether a step that changes the goal came before: the tool would need the proof state. */
  readonly afterTactic: boolean;
}

/** How a proof ended. `missing`: the next theory-level command came before any end, or there is none. */
export type ProofEnding = "oops" | "sorry" | "proof" | "missing";

/** What is kept of a proof. */
export interface Proof {
  readonly ending: ProofEnding;
  readonly tools: readonly ProofTool[];
  readonly span: Span;
}
