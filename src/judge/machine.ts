import type { Const, Term, Theory, Type } from "../logic/index.ts";
import type { Environment } from "./environment.ts";
import type { Orders } from "./orders.ts";
import type { SetValue, Thunk, Value } from "./value.ts";

/** The evaluator as its parts see it. Everything may throw `CannotSay`. */
export interface Machine {
  readonly theory: Theory;
  /** What is assumed of unknown numbers. */
  readonly orders: Orders;
  /** The value up to its outermost constructor. */
  evaluate(t: Term, env?: Environment): Value;
  delay(t: Term, env: Environment): Thunk;
  holds(t: Term, env?: Environment): boolean;
  apply(f: Value, args: readonly Thunk[]): Value;
  applyConst(c: Const, args: readonly Thunk[]): Value;
  unspecified(c: Const, args: readonly Thunk[]): Value;
  /** The value of `THE` or `SOME` for a predicate that these values satisfy, which are none or several. */
  choice(c: Const, args: readonly Thunk[], suitable: readonly Thunk[]): Value;
  /** Counts a step of work; throws when time or steps are used up. */
  tick(): void;
  /** Equality at a type. */
  same(ty: Type, a: Thunk, b: Thunk): boolean;
  isMember(element: Type, x: Thunk, set: SetValue): boolean;
  /** Whether a value is in the set that a term stands for. */
  isIn(x: Thunk, set: Term, env: Environment): boolean;
  /** The members of a set, each once, or null when they cannot be listed. */
  elementsOf(element: Type, set: SetValue): readonly Thunk[] | null;
  /** The elements that a model gave to a type, or null when it did not. */
  carrier(ty: Type): readonly Thunk[] | null;
  /** All values of a type, or null when there are infinitely (or too) many. */
  finiteValues(ty: Type): readonly Thunk[] | null;
  /** Whether an inductive predicate holds. */
  decide(c: Const, args: readonly Thunk[]): boolean;
  /** Values that may settle a question about an infinite type; none of them is believed. */
  worthTrying(ty: Type): readonly Thunk[];
  /** Told which of them did. */
  settledBy(ty: Type, x: Thunk): void;
}
