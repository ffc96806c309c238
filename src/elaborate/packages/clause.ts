import type { Span } from "../../base/index.ts";
import type { Term } from "../../logic/index.ts";

/** An introduction rule about new predicates or sets that are still free variables. */
export interface Clause {
  readonly premises: readonly Term[];
  readonly conclusion: Term;
  readonly span: Span;
}
