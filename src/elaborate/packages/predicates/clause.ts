import type { Span } from "../../../base/index.ts";
import type { Term } from "../../../logic/index.ts";
import type { ThmDecl } from "../../../syntax/index.ts";

/** An introduction rule about new predicates or sets that are still free variables. */
export interface Clause {
  readonly premises: readonly Term[];
  readonly conclusion: Term;
  readonly decl: ThmDecl;
  readonly span: Span;
}
