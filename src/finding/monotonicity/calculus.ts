/** The second calculus, as the parts of it see one another; `second.ts` holds them together. */
import type { Abs, Const, Constructor, Free, Term, Type } from "../../logic/index.ts";
import type { Normalizer } from "./normal.ts";
import type { Relator, Relators } from "./relator.ts";
import type { Want } from "./want.ts";

/** A binder taken off: pairs become two variables. */
export interface Opened {
  readonly variables: readonly Free[];
  readonly relator: Relator;
  readonly body: Term;
}

export interface Calculus {
  /** The type that has more elements in the large model. */
  readonly grows: Type;
  readonly relators: Relators;
  readonly normalizer: Normalizer;
  readonly constants: KnownConstants;
  /** Counts a step; gives up after too many. */
  tick(): void;
  bind(x: Free, relator: Relator): void;
  relatorOfFree(x: Free): Relator;
  relatorOfName(name: string): Relator;
  /** A variable that nothing else is called. */
  variable(ty: Type): Free;
  open(t: Abs): Opened;
  /** The relator at which the sides of an equation are compared. */
  comparedAt(t: Term, side: Term): Relator;
  /** Judges a formula: what is wanted of its truth value is kept. */
  keeps(t: Term, want: Want): void;
  /** The relator of a term: its values in the two models correspond, if those of its variables do. */
  infer(t: Term): Relator;
}

export interface KnownConstants {
  /** The constructor that a constant is, if it is one. */
  constructorOf(c: Const): Constructor | null;
  /** The relator of a constant that has the same one wherever it occurs. */
  annotated(c: Const): Relator | null;
}
