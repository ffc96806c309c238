import type { MonoType, TypeId, Value } from "../../program/index.ts";
import { type Cell, computed, evaluated, type LazyValue, type Narrow } from "./cell.ts";

/** One way to bind a variable. */
export interface Alternative {
  /** The variables it is made of, of these types at this depth. */
  readonly parts: readonly Part[];
  bind(cell: Cell, parts: readonly Cell[]): void;
  /** What the alternative is, for those who read values. */
  readonly what: What;
}

export interface Part {
  readonly type: TypeId;
  /** Parameters of a function; then `type` is the type of its results. */
  readonly params: readonly TypeId[];
  readonly depth: number;
}

/** The description of an alternative. */
export type What =
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "constructor"; readonly index: number }
  /** A natural number, one larger than the bound known so far or more. */
  | { readonly kind: "larger" }
  /** The set of the parts. */
  | { readonly kind: "set" }
  /** A constructing function applied to the parts. */
  | { readonly kind: "made"; readonly index: number }
  /** Functions: ignores the argument; differs at one point; tests the argument's constructor. */
  | { readonly kind: "constant" | "update" | "cases" };

/** The ways to bind a variable; `isComplete` when they are all its values. */
export interface Alternatives {
  readonly list: readonly Alternative[];
  readonly isComplete: boolean;
}

/** What making alternatives needs to know. */
export interface VariableContext {
  readonly narrow: Narrow;
  /** The type whose values stand for those of `id`. */
  base(id: TypeId): MonoType;
  /** Values of the type are made by functions of its own. */
  isConstructed(id: TypeId): boolean;
  /** The value of strict code, or `Z`. */
  strict(type: TypeId, value: LazyValue): Value | Cell;
}

/** Binds a variable to a value. */
export function settle(cell: Cell, value: LazyValue): void {
  cell.v = value;
  cell.$ = evaluated;
}

/** Binds a variable to what others make. */
export function compute(cell: Cell, f: () => LazyValue): void {
  cell.f = f;
  cell.$ = computed;
}
