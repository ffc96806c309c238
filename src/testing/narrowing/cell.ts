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
  /** Its alternatives at this depth, once they were asked for. */
  alternatives: Alternatives | null;
  /** Index of the alternative chosen, −1 when unbound. */
  chosen: number;
  /** What the alternatives are made of, once they were tried. */
  readonly parts: (readonly Cell[] | undefined)[];
}

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
  /** The values themselves, when all alternatives are such. */
  readonly scalars: readonly Value[] | null;
  readonly list: readonly Alternative[];
  readonly isComplete: boolean;
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
  /** Forgets what an evaluation that was broken off left behind. */
  readonly renew: () => void;
  /** The roots of the program, for unevaluated arguments. */
  readonly lazyRoots: Readonly<Record<number, LazyFunction>>;
  readonly cellClasses: Readonly<Record<TypeId, new (...fields: readonly unknown[]) => Cell>>;
  readonly strictValues: Readonly<Record<TypeId, (value: LazyValue) => Value | Cell>>;
  readonly lazyValues: Readonly<Record<TypeId, (value: Value) => LazyValue>>;
}
