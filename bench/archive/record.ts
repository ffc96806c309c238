/** What is kept of the reading of one session: a line of the file of answers. */

/** An error of a command. */
export interface Failure {
  readonly theory: string;
  readonly line: number;
  readonly code: string;
  readonly message: string;
  /** Whether it only follows from an error before it. */
  readonly follows: boolean;
}

export interface SessionRecord {
  readonly session: string;
  /** The folder of its ROOT file: an entry of the archive. */
  readonly entry: string;
  /** The logic at its root: HOL, or ZF and others, which are not read as they are meant. */
  readonly logic: string;
  /** Other entries and sessions that its theories build on, beyond HOL and HOL-Library. */
  readonly needs: readonly string[];
  readonly theories: number;
  readonly lines: number;
  /** Lines read for it, those of other sessions that had not been read before included, and the processor seconds that took. */
  readonly linesRead: number;
  /** Commands that state or define something, and how many of them were read without an error. */
  readonly commands: number;
  readonly read: number;
  readonly seconds: number;
  readonly failures: readonly Failure[];
  readonly slowest: readonly { readonly theory: string; readonly line: number; readonly word: string; readonly seconds: number }[];
  /** Why the reading did not end. */
  readonly ended: string | null;
}

/** What the first process asks of a reader, and what it hears. */
export type Question = { readonly session: string };
export type Answer =
  | { readonly kind: "ready" }
  | { readonly kind: "at"; readonly theory: string }
  | { readonly kind: "done"; readonly record: SessionRecord; readonly isFull: boolean };
