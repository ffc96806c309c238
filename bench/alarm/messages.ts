/** What the process that searches the statements of an entry is asked, and what it says (one line of JSON each). */

export interface Question {
  readonly files: readonly string[];
  readonly seed: number;
  /** Seconds of processor time for each statement. */
  readonly seconds: number;
  /** At most so many statements of each theory. */
  readonly statements: number;
  /** Statements that were searched, or that ended the process, by a process before this one. */
  readonly seen: readonly string[];
}

/** A statement and its answer. */
export interface Answer {
  readonly file: string;
  readonly line: number;
  readonly lemma: string | null;
  readonly outcome: string;
  readonly tester: string | null;
  readonly reason: string | null;
}

export const placeOf = ({ file, line }: { readonly file: string; readonly line: number }): string => `${file}:${line}`;

/** Each begins with what is under way, so that a process that does not end is known by it. */
export type Message =
  | { readonly kind: "reading"; readonly file: string }
  | { readonly kind: "searching"; readonly file: string; readonly line: number; readonly lemma: string | null }
  | { readonly kind: "answer"; readonly answer: Answer };
