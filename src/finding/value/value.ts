/**
 * Values of HOL types as combinations of literals: what a term is in every model of the scope at once. A value may be undefined
 * ([Blanchette, Nipkow 2010], 4.1): a truth value is two literals, "surely true" and "surely false"; an element is one literal per atom, at most
 * one of them true. Every literal of a value is monotone in definedness: making a part less defined never makes it true.
 */

import { Bug } from "../../base/index.ts";
import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import type { Fraction } from "./numbers.ts";

export type Value = Bool | Element | PairValue | FunValue;

/** A truth value. Its literals are computed when asked for, so that only the polarities in use are ever built. */
export interface Bool {
  readonly kind: "bool";
  /** It is surely true. */
  readonly t: Lit;
  /** It is surely false. */
  readonly f: Lit;
}

/** An element of a type with atoms; the last literal, where the type is not complete, says that it is none of the atoms. */
export interface Element {
  readonly kind: "element";
  readonly type: Type;
  readonly lits: readonly Lit[];
  /** The constructor, or abstraction of a typedef or quotient, and arguments it was made of, known even where it has no name. */
  readonly built?: { readonly name: string; readonly args: readonly Value[] };
  /** Elements with the same tag are equal, named or not. */
  readonly tag?: string;
  /** The elements it was chosen from, where one of them is known better than by its name. */
  readonly cases?: readonly (readonly [Lit, Element])[];
  /** Of a number: what it is where it has no name. */
  readonly unnamedNumber?: UnnamedNumber;
}

/** Numbers without a name: which one, each under its literal, or `other`: it is not known which. */
export interface UnnamedNumber {
  readonly exact: readonly (readonly [Lit, Fraction])[];
  readonly other: Lit;
}

export interface PairValue {
  readonly kind: "pair";
  readonly fst: Value;
  readonly snd: Value;
}

/** A function, or a set as its characteristic function. */
export interface FunValue {
  readonly kind: "fun";
  /** Types of argument and result. */
  readonly from: Type;
  readonly to: Type;
  readonly at: (x: Value) => Value;
  /** Functions with the same tag are equal. */
  readonly tag?: string;
  /** Of a set: whether some or all of its members satisfy a condition, computed from what the set was made of. */
  readonly each?: (quantifier: "some" | "all", body: (x: Value) => Bool) => Bool;
}

/** A value computed at most once, when needed. */
export type Lazy = () => Value;

export function lazy(compute: () => Value): Lazy {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}

export const now =
  (value: Value): Lazy =>
  () =>
    value;

export const trueValue: Bool = { kind: "bool", t: TRUE, f: FALSE };
export const falseValue: Bool = { kind: "bool", t: FALSE, f: TRUE };
export const unknownValue: Bool = { kind: "bool", t: FALSE, f: FALSE };

/** A truth value from its literals. */
export function bool(t: Lit, f: Lit): Bool {
  return { kind: "bool", t, f };
}

/**
 * Whether literals are asked for because something else would be possible unless they hold: then they stand for what is sure, whatever lies
 * beyond the scope. Holds while such a question is under way; truth values remember both answers.
 */
let isAskedForSure = false;

/** What is computed is about what is sure. */
export function surely<V>(compute: () => V): V {
  const before = isAskedForSure;
  isAskedForSure = true;
  try {
    return compute();
  } finally {
    isAskedForSure = before;
  }
}

export const asksForSure = (): boolean => isAskedForSure;

/** A truth value whose literals are computed when asked for. */
export class LazyBool implements Bool {
  readonly kind = "bool";
  private readonly whenTrue: () => Lit;
  private readonly whenFalse: () => Lit;
  private knownTrue: Lit | undefined;
  private knownFalse: Lit | undefined;
  /** What was asked for to be sure. */
  private surelyTrue: Lit | undefined;
  private surelyFalse: Lit | undefined;

  constructor(whenTrue: () => Lit, whenFalse: () => Lit) {
    this.whenTrue = whenTrue;
    this.whenFalse = whenFalse;
  }

  get t(): Lit {
    if (isAskedForSure) {
      this.surelyTrue ??= this.whenTrue();
      return this.surelyTrue;
    }
    this.knownTrue ??= this.whenTrue();
    return this.knownTrue;
  }

  get f(): Lit {
    if (isAskedForSure) {
      this.surelyFalse ??= this.whenFalse();
      return this.surelyFalse;
    }
    this.knownFalse ??= this.whenFalse();
    return this.knownFalse;
  }
}

export function negation(a: Bool): Bool {
  return new LazyBool(
    () => a.f,
    () => a.t,
  );
}

/** A value known to be a truth value. */
export function asBool(x: Value): Bool {
  if (x.kind !== "bool") throw new Bug(`asBool: a ${x.kind}`);
  return x;
}

/** A value known to be a function. */
export function asFun(x: Value): FunValue {
  if (x.kind !== "fun") throw new Bug(`asFun: a ${x.kind}`);
  return x;
}

/** A value known to be an element. */
export function asElement(x: Value): Element {
  if (x.kind !== "element") throw new Bug(`asElement: a ${x.kind}`);
  return x;
}

/** A value known to be a pair. */
export function asPair(x: Value): PairValue {
  if (x.kind !== "pair") throw new Bug(`asPair: a ${x.kind}`);
  return x;
}
