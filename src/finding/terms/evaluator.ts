/** The evaluation of terms, as the parts of it see one another. Only `evaluate.ts`, which holds them together, knows them all. */
import type { Const, Term, Theory, Type } from "../../logic/index.ts";
import type { FindingOptions } from "../scope/options.ts";
import type { Algebra } from "../value/algebra.ts";
import type { Lazy, Value } from "../value/value.ts";
import type { Environment } from "./environment.ts";

/** Options that change how constants are evaluated. */
export type Switches = Pick<FindingOptions, "whack" | "specialize" | "destroyConstrs" | "massageQuants" | "totalConsts">;

export interface Evaluator {
  readonly theory: Theory;
  readonly algebra: Algebra;
  readonly switches: Switches;
  readonly choices: Chooser;

  eval(t: Term, env: Environment): Value;
  /** The meaning of a constant applied to arguments. */
  constant(c: Const, args: readonly Lazy[]): Value;
  /** The value of a constant that the solver may choose, the same at all its occurrences. */
  unknown(c: Const): Value;
  applyAll(f: Value, args: readonly Lazy[]): Value;
  /** A constant applied to arguments; waits as a function until there are `arity` of them. */
  curried(ty: Type, args: readonly Lazy[], arity: number, run: (args: readonly Lazy[]) => Value): Value;
}

/** Values that a specification leaves to choice. */
export interface Chooser {
  /** `SOME x. P x`: in P if anything is. */
  some(c: Const, predicate: Value): Value;
  /** `THE x. P x`: the only element of P if there is exactly one. */
  the(c: Const, predicate: Value): Value;
  /** The value that a specification leaves open for these arguments. */
  unspecified(c: Const, args: readonly Value[]): Value;
}

/** A constant whose meaning is built in. */
export interface Native {
  readonly arity: number;
  /** Whether it knows the constant at this type; always, if absent. */
  readonly accepts?: (ev: Evaluator, ty: Type) => boolean;
  readonly run: (ev: Evaluator, c: Const, args: readonly Lazy[]) => Value;
}
