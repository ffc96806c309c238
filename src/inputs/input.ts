/** What the readers of other tools' problems share: what enters, what leaves. */
import type { LoadedTheory } from "../elaborate/index.ts";

/** What a reader needs of the world. */
export interface InputSource {
  /** A theory of the library, such as Main. */
  library(name: string): LoadedTheory;
  /** The text of a theory, read as if it stood at `id`. */
  theory(id: string, text: string): LoadedTheory;
  /** The text of an included file as seen from another, or null where there is none. */
  include(file: string, from: string): { readonly id: string; readonly text: string } | null;
}

/** The languages of problems. */
export type Language = "tptp" | "tip" | "nunchaku";

/** A problem as a theory with one statement: a counterexample to it is a model of the axioms against the conjecture. */
export interface ReadProblem {
  readonly theory: LoadedTheory;
}

/** The name of a problem: that of its file. */
export function problemName(id: string): string {
  return (id.split(/[/\\]/).at(-1) ?? id).replace(/\.[^.]*$/, "");
}

/** Why a find is in doubt where a part of a problem was not read; the parts may follow. */
export const notAllRead = "not everything of the problem could be read";
