import type { TypeId, Value } from "../../program/index.ts";

/** A lazy value as the search sees it; scalars that are there already are JavaScript values. */
export type LazyValue = Cell | Value | LazyFunction;

/** A function value of lazy code. */
export type LazyFunction = (...args: LazyValue[]) => LazyValue;

/** A cell of generated code (see `prelude-text.ts`). The search binds variables by writing to it. */
export interface Cell {
  $: number;
  /** Value of scalar variables. */
  v?: LazyValue;
  /** What computes a value at each demand. */
  f?: (() => LazyValue) | null;
  x: VariableFacts | null;
  [slot: `s${number}`]: LazyValue;
}

/** What the search knows of a variable. */
export interface VariableFacts {
  readonly type: TypeId;
  /** The parameters still to come, for variables that stand for functions. */
  readonly params: readonly TypeId[];
  /** The quantifier block it belongs to. */
  readonly level: number;
  /** How deep its values may go. */
  depth: number;
  /** Smallest possible value of a symbolic number, else null. */
  lo: number | null;
  /** Index of the alternative chosen, −1 when unbound. */
  chosen: number;
  /** What the alternatives are made of, once they were tried. */
  readonly parts: (readonly Cell[] | undefined)[];
}

export const unbound = -1;
export const evaluated = -3;
export const computed = -5;

/** What generated code hands out. */
export interface Narrow {
  readonly V: new ($: number, v: LazyValue, f: (() => LazyValue) | null, x: VariableFacts | null) => Cell;
  /** The answer of a stuck evaluation. */
  readonly Z: Cell;
  /** Evaluates a cell to weak head normal form, or `Z`. */
  readonly force: (cell: Cell) => LazyValue;
  /** The variable that the last stuck evaluation asked for; null when a value is missing. */
  readonly demand: () => Cell | null;
  /** The roots of the program, for unevaluated arguments. */
  readonly lazyRoots: Readonly<Record<number, LazyFunction>>;
  readonly cellClasses: Readonly<Record<TypeId, new (...fields: readonly unknown[]) => Cell>>;
  readonly strictValues: Readonly<Record<TypeId, (value: LazyValue) => Value | Cell>>;
  readonly lazyValues: Readonly<Record<TypeId, (value: Value) => LazyValue>>;
}
