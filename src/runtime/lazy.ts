/**
 * The run time of lazy code. Every evaluation returns its value in weak head normal form, or `Z`: stuck,
 * with the demanded variable in `D`, or null there when a value is missing. Data types have a class of their own with tag `$` ≥ 0, slots,
 * and `x`; a variable is a cell with tag −1.
 *
 * A set whose elements cannot be listed yet goes on as a predicate, which forgets the variable that was missing; `lost` remembers one.
 *
 * No variable is bound during an evaluation. A thunk that is older than the last choice and evaluated after it goes to the trail, and is a
 * thunk again when that choice is undone.
 */

/** A lazy value; scalars that are there already are JavaScript values. */
export type Lazy = Cell | number | bigint | boolean | null | ((...args: Lazy[]) => Lazy);

/**
 * `$`: −1 unbound variable, −2 thunk (code `f` of `a` and `x`, made at the choice number `t`), −3 evaluated (value in `v`), −5 computed anew
 * at each demand (bound variables whose value is made from others), otherwise the number of a constructor.
 */
export interface Cell {
  $: number;
  v?: Lazy;
  f?: ((a?: unknown, x?: unknown) => Lazy) | null;
  /** What the search knows of a variable. */
  x: unknown;
  a?: unknown;
  t?: number;
}

/** A variable or thunk of any type without class of its own. */
export class V implements Cell {
  declare $: number;
  declare v: Lazy;
  declare f: ((a?: unknown, x?: unknown) => Lazy) | null;
  declare x: unknown;
  declare a: unknown;
  declare t: number;

  constructor($: number, v: Lazy, f: ((a?: unknown, x?: unknown) => Lazy) | null, x: unknown, a: unknown, t: number) {
    this.$ = $;
    this.v = v;
    this.f = f;
    this.x = x;
    this.a = a;
    this.t = t;
  }
}

/** The answer of an evaluation that is stuck. */
export const Z = new V(-9, null, null, null, null, 0);

/** The variable that an evaluation is stuck at. */
export let D: Cell | null = null;
/** The same for strict code that was called on the way. */
export let I: Cell | null = null;
export let lost: Cell | null = null;

/** How many operands are being evaluated behind a stuck one, and how many may be: beyond, functions could run on that it would have stopped. */
export let behind = 0;
export const deepest = 24;

/** Numbers the choices of the present path. */
export let T = 0;
export const trail: Cell[] = [];

/** Evaluates. */
export function fs(x: Cell): Lazy {
  switch (x.$) {
    case -3:
      return x.v as Lazy;
    case -2: {
      const r = (x.f as NonNullable<V["f"]>)(x.a, x.x);
      if (r === Z) return Z;
      x.v = r;
      x.$ = -3;
      if (x.t !== T) trail.push(x);
      return r;
    }
    case -5:
      return (x.f as NonNullable<V["f"]>)();
    case -1:
      D = x;
      return Z;
    default:
      return x;
  }
}

/** Equality of scalars. */
export function qs(left: Lazy, right: Lazy): Lazy {
  if (left === right) return true;
  let a = left;
  let b = right;
  if (typeof a === "object") {
    a = fs(a as Cell);
    if (a === Z) return Z;
  }
  if (typeof b === "object") {
    b = fs(b as Cell);
    if (b === Z) return Z;
  }
  return a === b;
}

/** Stuck at a variable. */
export function demand(x: Cell): Cell {
  D = x;
  return Z;
}

/** Before a goal: nothing is lost yet. */
export function forget(): void {
  lost = null;
}

/** After an evaluation that was broken off. */
export function abandon(): void {
  behind = 0;
  I = null;
}

/** Begins and ends a choice. */
export function deepen(): void {
  T++;
}

export function rise(): void {
  T--;
}

export function undo(length: number): void {
  while (trail.length > length) (trail.pop() as Cell).$ = -2;
}

/** For a new search. */
export function restart(): void {
  trail.length = 0;
  T = 0;
  behind = 0;
  I = null;
  lost = null;
}
