/** What can be done with values. Everything above `value` knows this interface; `circuit-algebra.ts` carries it out. */
import type { Lit } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import type { Domains } from "./domain.ts";
import type { Gates } from "./gates.ts";
import type { Observations } from "./observations.ts";
import type { Bool, Element, FunValue, Lazy, Value } from "./value.ts";

/**
 * What the problem is built for. `genuine`: models that surely refute. `potential`: models that do if elements without a name do not
 * matter, that is, if nothing fails for sure there where something is said of all (like Nitpick's liberal mode). `beyond`: the widest of
 * the three. What is said of all elements of a type that has more than its atoms need only not surely fail, for named ones too, since what
 * is to exist for one of them, or what a function makes of it, may lie beyond the scope. Only where there is no such model either, no
 * counterexample with named values of its variables was missed for want of elements.
 */
export type Mode = "genuine" | "potential" | "beyond";

/** A value and the literal under which it is the one. */
export type Branch = readonly [Lit, Lazy];

/** Whether two atoms of a type look alike. */
export type Alike = (i: number, j: number) => Lit;

export interface Algebra {
  readonly gates: Gates;
  readonly mode: Mode;
  readonly domains: Domains;
  readonly observations: Observations;
  /** Whether only what is sure counts: in models that are to be certain, or where it is asked if something surely fails. */
  readonly isStrict: boolean;

  /** Asserts a condition of the models looked for. */
  require(b: Bool): void;
  assertAtMost(lits: readonly Lit[], most: number): void;
  /** Tells the solver that an element is in one place only; not where atoms may be alike or the relation of a quotient says so. */
  tellDistinct(x: Element): void;

  constantBool(value: boolean): Bool;
  /** A value about which nothing is known. */
  undefinedOf(ty: Type): Value;
  /** Stands for a value that is too hard to compute or has no meaning here. A search that met one and found nothing proves little. */
  lost(ty: Type, why: string): Value;
  /** A value that the solver chooses: of a variable or a constant. */
  fresh(ty: Type): Value;
  /** A value that the solver chooses for what is said to exist. */
  witness(ty: Type): Value;
  /** A value that the solver chooses for an argument of a constructor: named, and of some types among the first atoms. */
  field(ty: Type, below: ReadonlyMap<Type, number> | null): Value;
  /** A function from its values at the elements of its domain. */
  table(ty: Type, values: readonly Value[]): FunValue;
  /** The value of a constructor: the atom made so, the unnamed element if there surely is none. */
  construct(ty: Type, name: string, args: readonly Value[]): Value;

  /** For each element of the type, whether the value surely is that one. */
  index(x: Value, ty: Type): readonly Lit[];
  /** The entry of a table at an argument. */
  lookUp(to: Type, from: Type, x: Value, entry: (i: number) => Value): Value;
  /** The value of the branch whose literal is true; no two are true with different values. Undefined if none is. */
  select(ty: Type, branches: readonly Branch[]): Value;

  /** When two values are surely equal, and when surely not. */
  equal(a: Value, b: Value): Bool;
  /** Whether the values may be equal, whichever witnesses the solver chooses. */
  mayAgree(a: Value, b: Value): Lit;
  /** Equality in which elements of some types are compared by these tables; for two-valued, defined values. */
  equalUpTo(a: Value, b: Value, tables: ReadonlyMap<Type, Alike>): Lit;
  /** Whether a value is surely one particular value. */
  defined(x: Value): Lit;
  /** A number that equal values share; values that differ only in how they are computed may have different ones. */
  idOf(x: Value): number;

  and(a: Bool, b: () => Bool): Bool;
  or(a: Bool, b: () => Bool): Bool;
  forall(ty: Type, body: (x: Value) => Bool): Bool;
  exists(ty: Type, body: (x: Value) => Bool): Bool;
  /** A literal that is true if no unnamed element is in a set, given whether "the" unnamed element is. */
  unnamedOut(inside: Bool): Lit;
  /** A literal that is true if infinitely many unnamed elements are in a set, given whether "the" unnamed element is. */
  unnamedIn(inside: Bool): Lit;
  /** A literal for what only infinitely many elements could show: where more is asked for than is sure, it is possible unless this fails for sure. */
  unlessSurely(fails: () => Lit, shown: () => Lit): Lit;
}
