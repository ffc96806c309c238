/** What the server tells, and what the extension tells the model view. */
import type { ModelData } from "../../../src/refute/index.ts";

/** The answer of `hollow/models`. */
export interface Models {
  readonly lemma: string | null;
  readonly statement: readonly string[];
  readonly outcome: string;
  readonly verdict: string;
  readonly at: number;
  readonly models: readonly { readonly title: string; readonly rows: readonly string[]; readonly model: ModelData | null }[];
}

/** `hollow/status`. */
export interface Status {
  readonly running: number;
  readonly waiting: number;
  readonly counterexamples: number;
  readonly statements: number;
}
