import type { Diagnostic } from "../../../base/index.ts";
import type { ScopeAnswer, ScopeKey } from "../../../finding/index.ts";
import type { CheckSettings, Report, SearchProgress, Task, TaskResult, UnusedReport } from "../../../refute/index.ts";
import type { TheoryText } from "../theory-files.ts";
import type { FromTool, ToTool } from "./tool-messages.ts";

/** To a worker: read a theory file, or carry out one of its tasks. */
export type ToWorker =
  | { readonly kind: "load"; readonly file: string; readonly settings: CheckSettings }
  | {
      readonly kind: "run";
      readonly file: string;
      readonly task: Task;
      readonly settings: CheckSettings;
      /** Whether somebody wants to know how far it is. */
      readonly isWatched: boolean;
      /** Whether others may help with it. */
      readonly isShared: boolean;
      /** For a helper: when the task began, in milliseconds since 1970. */
      readonly since: number | null;
      /** How the names of files with proofs begin; null where none are wanted. */
      readonly proofs: string | null;
    }
  /** Answer a goal that stands in no file, in the context of one. */
  | {
      readonly kind: "goal";
      readonly file: string;
      /** A theory with one statement, whatever it says it imports. */
      readonly text: string;
      readonly question: "check" | "unused";
      readonly settings: CheckSettings;
      readonly milliseconds: number;
      readonly isWatched: boolean;
      /** Counterexamples to other goals, as texts of values, that are tried before a search. */
      readonly hints: readonly (readonly string[])[];
    }
  /** Answer what a command of a text asks that is being edited; it is read no further than that command. */
  | {
      readonly kind: "edited";
      readonly file: string;
      /** The command by its number in the text, and what is asked there: null only has it read, as far as the time goes. */
      readonly command: number;
      /** The command's text: another one is not answered. */
      readonly text: string;
      readonly task: Task | null;
      readonly question: "check" | "unused";
      readonly settings: CheckSettings;
      readonly milliseconds: number;
      readonly isWatched: boolean;
    }
  | ToTool;

/**
 * To a worker: the question, the number under which it may be taken back while it is under way, and when it has to end by itself whatever it
 * may take otherwise, in milliseconds since 1970.
 */
export type Ticketed = ToWorker & { readonly ticket?: number; readonly deadline?: number };

/** A command of a file that is being read. */
export interface ReadingPlace {
  readonly file: string;
  readonly from: number;
  /** Characters of the command. */
  readonly length: number;
}

/** A command that could not be read within the limits, and why. */
export interface LeftOut extends ReadingPlace {
  readonly reason: string;
  /** Whether keeping the names of what it declares took too long as well. */
  readonly isUnkept: boolean;
}

/** To a worker, before a task: what the others have found out. */
export interface RunNews {
  readonly kind: "news";
  readonly texts: readonly (readonly [path: string, text: TheoryText])[];
  readonly leftOut: readonly LeftOut[];
  /** Texts that nobody will ask about any more. */
  readonly withdrawn: readonly string[];
  /** The files that will be asked about, as far as that is known. */
  readonly files: readonly string[];
}

/** A task with the time it may take, and what is known of it before it is carried out: all that is left when it never comes back. */
export interface PlannedTask {
  readonly task: Task;
  readonly milliseconds: number;
  readonly lemma: string | null;
  readonly command: string;
  readonly statement: readonly string[];
  readonly isClaim: boolean;
  readonly from: number;
  readonly expect: string | null;
}

/** A scope and what a worker found out about it. */
export interface FoundScope {
  readonly key: ScopeKey;
  readonly answer: ScopeAnswer;
}

/**
 * From a worker while it works: the command that it reads (null: a file as a whole), the texts that it took from files; the theory is read
 * and the task begins; how far it is, and what is known so far; scopes it has searched or wants to search.
 */
export type Interim =
  | { readonly kind: "reading"; readonly place: ReadingPlace | null }
  | { readonly kind: "texts"; readonly texts: RunNews["texts"] }
  | { readonly kind: "begun" }
  | { readonly kind: "progress"; readonly progress: SearchProgress }
  | { readonly kind: "so-far"; readonly report: Report }
  | { readonly kind: "claim"; readonly key: ScopeKey; readonly found: readonly FoundScope[] }
  | { readonly kind: "found"; readonly found: readonly FoundScope[] };

/** The answer to a goal: of one of the two kinds, or neither where its text cannot be read. */
export interface GoalAnswer {
  readonly kind: "goal";
  readonly result: TaskResult | null;
  readonly unused: UnusedReport | null;
  /** What is wrong with the text of the goal. */
  readonly diagnostics: readonly Diagnostic[];
  readonly context: ContextNote;
}

/** The answer about an edited text; both null where there is nothing to answer. */
export interface EditedAnswer {
  readonly kind: "edited";
  /** Whether the command was the one asked about. */
  readonly isCurrent: boolean;
  readonly result: TaskResult | null;
  readonly unused: UnusedReport | null;
  /** Whether the worker has read the whole text, or one like it. */
  readonly isKnown: boolean;
  /** Milliseconds that the search took, without reading. */
  readonly milliseconds: number;
  /** Where the command stood when it was read: places in the answer are relative to that. */
  readonly from: number;
}

/** What a worker says of the theory in whose context it answers. */
export interface ContextNote {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether it had been read before. */
  readonly isCached: boolean;
  /** Bytes of heap that reading it took, as far as can be told; 0 where it was there. */
  readonly bytes: number;
}

/** No answer, and why; `at`: the command that was being read, when the task had not begun; `soFar`: what was known before it was lost. */
export interface LostReply {
  readonly kind: "lost";
  readonly reason: string;
  readonly at: ReadingPlace | null;
  readonly soFar?: Report;
}

/** From a worker. `failed` is an error of ours: the text goes to the log, never a stack trace to the user. */
export type FromWorker =
  | {
      readonly kind: "loaded";
      readonly name: string;
      readonly tasks: readonly PlannedTask[];
      readonly diagnostics: readonly Diagnostic[];
      /** The names of its statements. */
      readonly names: readonly string[];
      /** The files it imports, directly or not, the library's excepted. */
      readonly files: readonly string[];
    }
  | { readonly kind: "done"; readonly result: TaskResult }
  | GoalAnswer
  | EditedAnswer
  | FromTool
  | LostReply
  | { readonly kind: "failed"; readonly message: string };
