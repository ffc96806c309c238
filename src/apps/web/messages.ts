/** What a page and its workers say to each other. Plain data. */
import type { Diagnostic, Span } from "../../base/index.ts";
import type { CheckSettings, Report, SearchProgress, Task, UnusedReport } from "../../refute/index.ts";
import type { PageLibrary } from "./library.ts";

/** Something in the text that asks for an answer. */
export interface PlannedAnswer {
  /** The same as long as its answer cannot have changed. */
  readonly key: string;
  /** The command by number, and the task within it. */
  readonly command: number;
  readonly task: Task;
  /** From the command word to the end of its proof. */
  readonly span: Span;
  /** Where the answer belongs: the tool's own place, or the statement's. */
  readonly place: Span;
  readonly lemma: string | null;
  /** `check` for the portfolio. */
  readonly tool: string;
  readonly statement: readonly string[];
  readonly isClaim: boolean;
  /** How long it may take. */
  readonly milliseconds: number;
}

/** What a text is, once read. */
export interface Outline {
  readonly theory: string;
  readonly problems: readonly Diagnostic[];
  readonly answers: readonly PlannedAnswer[];
}

/** A question about a text. */
export type Question =
  | { readonly kind: "read" }
  | { readonly kind: "check"; readonly command: number; readonly task: Task; readonly settings: Partial<CheckSettings> }
  /** The value of a term at the end of the text. */
  | { readonly kind: "evaluate"; readonly term: string; readonly seconds: number }
  | { readonly kind: "unused"; readonly command: number; readonly seconds: number }
  /** Equations between constants, at the end of the text. */
  | { readonly kind: "conjecture"; readonly about: readonly string[]; readonly size: number; readonly seconds: number };

export interface Equations {
  readonly equations: readonly { readonly left: string; readonly right: string }[];
  readonly terms: number;
  readonly tested: number;
  readonly refuted: number;
  readonly size: number;
}

export type Answer =
  | { readonly kind: "outline"; readonly outline: Outline }
  | { readonly kind: "report"; readonly report: Report | null; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "unused"; readonly report: UnusedReport | null }
  | { readonly kind: "conjectures"; readonly found: Equations }
  /** The question itself is wrong, or an error of ours. */
  | { readonly kind: "failed"; readonly message: string };

export type ToWorker =
  | { readonly kind: "library"; readonly library: PageLibrary }
  | {
      readonly kind: "ask";
      readonly ticket: number;
      readonly text: string;
      readonly question: Question;
      /** Commands that have cost a worker its life, by their texts: they are left out. */
      readonly leftOut: readonly string[];
      readonly settings: Partial<CheckSettings>;
    };

export type FromWorker =
  | { readonly kind: "ready" }
  /** The text is read; from here on the question's own time counts. */
  | { readonly kind: "begun"; readonly ticket: number }
  | { readonly kind: "reading"; readonly ticket: number; readonly command: string }
  | { readonly kind: "progress"; readonly ticket: number; readonly progress: SearchProgress }
  | { readonly kind: "answered"; readonly ticket: number; readonly answer: Answer; readonly milliseconds: number };
