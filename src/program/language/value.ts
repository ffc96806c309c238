import type { TypeId } from "./program.ts";

/**
 * Run-time values as other stages see them; `Shape` says which type has which.
 * Data objects have their fields in the slots `s0`, `s1`, … and, when tagged, the constructor's place in `$`.
 */
export type Value = boolean | number | bigint | null | DataValue | FractionValue | FunctionValue | SetValue;

export interface DataValue {
  readonly $?: number;
  readonly [slot: `s${number}`]: Value;
}

/** A fraction in lowest terms, d > 1. */
export interface FractionValue {
  readonly n: bigint;
  readonly d: bigint;
}

/**
 * A function takes all its arguments at once. One that was made from finitely many points says so: `points` are pairs of the first
 * argument and the result (a function of the remaining arguments where there are any), and `base` answers everywhere else;
 * `constant` is set (to a thunk) on a function that ignores its first argument.
 */
export interface FunctionValue {
  (...args: Value[]): Value;
  points?: readonly (readonly [Value, Value])[];
  base?: FunctionValue;
  constant?: () => Value;
  /** Set on the function `λ_. undefined`. */
  isUndefined?: boolean;
}

/**
 * A set that is no bit mask. `k` tells the representation: 0 exactly the elements `e`; 1 all but `e`; 2 those with `p`;
 * 3 a relation: pairs (x, x) with x in the set `d`, and the pairs `e`. Elements are without repetition, in the order of `cmp`.
 */
export interface SetValue {
  readonly k: 0 | 1 | 2 | 3;
  readonly e: readonly Value[];
  readonly p: ((x: Value) => Value) | null;
  readonly d: SetValue | null;
}

/** What making values needs from the run time. */
export interface Machine {
  /** A value of a data type from its constructor's place and fields. */
  make(type: TypeId, index: number, fields: readonly Value[]): Value;
  /** A rational number in its one form; 0 for denominator 0. */
  makeRatio(numerator: bigint, denominator: bigint): Value;
  /** The finite set (or its complement) of these elements. */
  makeSet(type: TypeId, elements: readonly Value[], complement: boolean): Value;
  /** `base` changed at some points. */
  makeFunction(type: TypeId, base: FunctionValue, points: readonly (readonly [Value, Value])[]): FunctionValue;
  /** A set in a form that tells its elements, where it has one: comprehensions are searched. */
  settled(type: TypeId, set: SetValue): SetValue;
  /** The function that ignores its first argument; without value it signals that it is unspecified. */
  makeConstant(type: TypeId, value: Value | undefined): FunctionValue;
  /** The i-th element of a finite type. */
  element(type: TypeId, index: number): Value;
  /** Whether an answer is the signal of a missing value. */
  isSignal(value: unknown): boolean;
}
