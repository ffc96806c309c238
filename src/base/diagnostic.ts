import type { Span } from "./span.ts";

export type Severity = "error" | "warning" | "note";

/** What a user is told about the input: where, what, and a way out. Codes are stable and explained in `docs/errors`. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  /** Further lines: both types of a clash, both readings of an ambiguity. */
  readonly notes?: readonly string[];
  /** What the user can do about it. */
  readonly hint?: string;
}
