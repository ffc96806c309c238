import type { Span } from "../../../base/index.ts";
import type { Name } from "./parts.ts";

/** What every command has. */
export interface Head {
  /** From the command word to the last token (proof included). */
  readonly span: Span;
  /** The prefix `private` or `qualified`. */
  readonly access: "private" | "qualified" | null;
}

/** A command that may say where it belongs: `(in loc)`. */
export interface Targeted extends Head {
  readonly target: Name | null;
}
