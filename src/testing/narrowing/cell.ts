import type { TypeId, Value } from "../../program/index.ts";

/** A lazy value as the search sees it; scalars that are there already are JavaScript values. */
export type LazyValue = Cell | Value | LazyFunction;

/** A function value of lazy code. */
export type LazyFunction = (...args: LazyValue[]) => LazyValue;

/** A cell of generated code (see `lazy.ts` of the run time). The search binds variables by writing to it. */
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
  /** At how many points a function may still differ from a constant. */
  readonly points: number;
  /** Smallest possible value of a symbolic number, else null. */
  lo: number | null;
  /** Its alternatives at this depth, once they were asked for. */
  alternatives: Alternatives | null;
  /** Index of the alternative chosen, −1 when unbound. */
  chosen: number;
  /** The object that holds its value for strict code. */
  twin: Value | null;
  /** The object to which its value is written when it is bound, and the slot (`write-through.ts`); null when it is not. */
  readonly home: Value | null;
  readonly slot: number;
  /** What the alternatives are made of, once they were tried. */
  readonly parts: (readonly Cell[] | undefined)[];
}

/** One way to bind a variable. */
export interface Alternative {
  /** The variables it is made of, of these types at this depth. */
  readonly parts: readonly CellPart[];
  bind(cell: Cell, parts: readonly Cell[]): void;
  /** What the alternative is, for those who read values. */
  readonly what: What;
}

export interface CellPart {
  readonly type: TypeId;
  /** Parameters of a function; then `type` is the type of its results. */
  readonly params: readonly TypeId[];
  readonly depth: number;
  /** A natural number, refined from below, whatever its type. */
  readonly isNatural?: boolean;
  /** For functions that were split before: at how many points they may still differ from a constant. */
  readonly points?: number;
}

/** The description of an alternative. */
export type What =
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "constructor"; readonly index: number }
  /** A natural number, one larger than the bound known so far or more. */
  | { readonly kind: "larger" }
  /** An integer: the part, or −1 minus the part. */
  | { readonly kind: "sign"; readonly isNegative: boolean }
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
  /** The values are 0, 1, 2, … */
  readonly isRange: boolean;
  /** They are, and are natural numbers. */
  readonly isOrdered: boolean;
}

/** Where a variable writes its value. */
export interface Home {
  readonly object: Value;
  readonly slot: number;
}

/** States of a cell that has no constructor yet; constructors are numbered from 0. */
export const unbound = -1;
export const evaluated = -3;
export const computed = -5;

/** What generated code hands out. */
export interface Narrow {
  readonly V: new ($: number, v: LazyValue, f: (() => LazyValue) | null, x: VariableFacts | null, a: null, t: number) => Cell;
  /** The answer of a stuck evaluation. */
  readonly Z: Cell;
  /** Evaluates a cell to weak head normal form, or `Z`. */
  readonly force: (cell: Cell) => LazyValue;
  /** An integer from a natural number `n` that may be a variable: n, or −1 − n. */
  readonly signed: (n: Cell, negative: boolean) => LazyValue;
  readonly search: Searcher;
  /** The roots of the program, for unevaluated arguments. */
  readonly lazyRoots: Readonly<Record<number, LazyFunction>>;
  /** The roots as strict code on the whole values of cells, `Z` where there are none; missing for roots about functions. */
  readonly wholeRoots: Readonly<Record<number, (args: readonly Cell[]) => LazyValue>>;
  /** The same on the values that variables have written to `held`, missing where some cannot be. */
  readonly directRoots: Readonly<Record<number, (args: readonly Cell[]) => LazyValue>>;
  readonly held: Value;
  /** By type: makes the object for the value of a variable. */
  readonly twins: Readonly<Record<TypeId, () => Value>>;
  /** The boolean roots as goals. */
  readonly goalRoots: Readonly<Record<number, LazyGoal>>;
  /** By type: what binds a variable to each constructor. */
  readonly binders: Readonly<Record<TypeId, readonly ((cell: Cell, parts: readonly Cell[]) => void)[]>>;
  readonly cellClasses: Readonly<Record<TypeId, new (...fields: readonly unknown[]) => Cell>>;
  readonly strictValues: Readonly<Record<TypeId, (value: LazyValue) => Value | Cell>>;
  readonly lazyValues: Readonly<Record<TypeId, (value: Value) => LazyValue>>;
}

/** A condition with its arguments; see `goal-writer.ts`. */
export type LazyGoal = (args: readonly Cell[]) => boolean;

/** What evaluation under the present binding says: by number, `true`, `false`, unknown, or that a variable is wanted. */
export const verdicts = { holds: 0, refuted: 1, unknown: 2, stuck: 3 } as const;

export type Verdict = (typeof verdicts)[keyof typeof verdicts];

/** What the search asks of those who run it. */
export interface SearchHooks {
  alternatives(facts: VariableFacts): Alternatives;
  /** The parts of an alternative, made on first use. */
  parts(facts: VariableFacts, index: number): readonly Cell[];
  /** Of the variables that are waited for, one with the fewest alternatives is split, not that of the first goal. */
  readonly prefersFew: boolean;
  readonly depth: number;
  /** What must hold for a part that was put in place; null when there is no such type. */
  readonly obligation: ((part: Cell) => LazyGoal | null) | null;
  /** The premises are true and the conclusion has no value. */
  missing(): void;
  /** A premise has no value. */
  unsettled(): void;
  /** Called every so often; throws when time is up. */
  clock(): void;
  /** An evaluation was broken off; throws when that is no limit. */
  ended(error: unknown): void;
}

/** How a conclusion is evaluated. */
export interface Conclusion {
  readonly run: () => LazyValue;
  /** By strict code on whole values; `Z` when there are none or that has no answer. Null where it does not pay. */
  readonly whole: ((args: readonly Cell[]) => LazyValue) | null;
  readonly args: readonly Cell[];
  /** The variables write their values through: `whole` is for when all are bound. */
  readonly isWritten: boolean;
  /** It only compares numbers and passes them on. */
  readonly isOrderOnly: boolean;
}

/** The search itself, beside the generated code: see `search.ts` of the run time. */
export interface Searcher {
  /** Starts with these premises and this conclusion. */
  begin(premises: readonly { readonly goal: LazyGoal; readonly args: readonly Cell[] }[], conclusion: Conclusion, hooks: SearchHooks): void;
  /** Evaluates after a variable was bound; null at the start. */
  evaluate(bound: Cell | null): Verdict;
  /** The variable that is wanted. */
  wanted(): Cell | null;
  /** Adds what must hold for a part of the variable bound last. */
  require(goal: LazyGoal, part: Cell, bound: Cell | null): void;
  /** Marks a choice; goes back to it. */
  enter(): void;
  leave(): void;
  /** Searches where all variables are universal; true when a binding makes the conjecture false, which then stays in place. */
  refute(): boolean;
  /** Tests, those with true premises, evaluations, and whether some leaf was unknown or some values lie beyond the depth. */
  counts(): { readonly tests: number; readonly satisfied: number; readonly evaluations: number; readonly isOpen: boolean };
}
