import { type Circuit, FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";

/**
 * A sparse boolean matrix: for each tuple index of an expression's value, the literal that says whether the tuple is in it.
 * Invariant: keys ascend, no literal is FALSE; absent keys are FALSE. Immutable.
 */
export class Matrix {
  readonly keys: readonly number[];
  readonly lits: readonly Lit[];
  /** Where the rows of each first column begin, once asked for, and the width asked with: singletons serve several arities. */
  private starts: Int32Array | null = null;
  private startsWidth = 0;

  constructor(keys: readonly number[], lits: readonly Lit[]) {
    this.keys = keys;
    this.lits = lits;
  }

  get size(): number {
    return this.keys.length;
  }

  /** The literal of a tuple. */
  at(key: number): Lit {
    const i = lowerIndex(this.keys, key);
    return this.keys[i] === key ? (this.lits[i] as Lit) : FALSE;
  }

  /** `rows(width, n)[t] … [t + 1]` are the entries whose key divided by `width` is t. */
  rows(width: number, n: number): Int32Array {
    if (this.starts !== null && this.startsWidth === width) return this.starts;
    const starts = new Int32Array(n + 1);
    let i = 0;
    for (let t = 0; t < n; t++) {
      starts[t] = i;
      const end = (t + 1) * width;
      while (i < this.keys.length && (this.keys[i] as number) < end) i++;
    }
    starts[n] = i;
    this.starts = starts;
    this.startsWidth = width;
    return starts;
  }
}

/** The first place in ascending keys that holds `key` or more. */
export function lowerIndex(keys: readonly number[], key: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The matrix without entries. */
export const emptyMatrix = new Matrix([], []);

/** The matrix that holds exactly the given keys for certain. */
export function constantMatrix(keys: readonly number[]): Matrix {
  return new Matrix(keys, new Array<Lit>(keys.length).fill(TRUE));
}

/** Entry by entry `a ∨ b`. */
export function unionMatrix(c: Circuit, a: Matrix, b: Matrix): Matrix {
  if (a.size === 0) return b;
  if (b.size === 0) return a;
  const keys: number[] = [];
  const lits: Lit[] = [];
  let i = 0;
  let j = 0;
  while (i < a.size || j < b.size) {
    const left = i < a.size ? (a.keys[i] as number) : Infinity;
    const right = j < b.size ? (b.keys[j] as number) : Infinity;
    keys.push(Math.min(left, right));
    if (left < right) lits.push(a.lits[i++] as Lit);
    else if (right < left) lits.push(b.lits[j++] as Lit);
    else lits.push(c.or(a.lits[i++] as Lit, b.lits[j++] as Lit));
  }
  return new Matrix(keys, lits);
}

/** Entry by entry the disjunction of all: one wide gate per key instead of a chain. */
export function unionMatrices(c: Circuit, all: readonly Matrix[]): Matrix {
  if (all.length <= 2) return unionMatrix(c, all[0] ?? emptyMatrix, all[1] ?? emptyMatrix);
  const byKey = new Map<number, Lit[]>();
  for (const matrix of all) {
    for (let i = 0; i < matrix.size; i++) {
      const key = matrix.keys[i] as number;
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [matrix.lits[i] as Lit]);
      else list.push(matrix.lits[i] as Lit);
    }
  }
  const keys = [...byKey.keys()].sort((x, y) => x - y);
  return new Matrix(
    keys,
    keys.map((key) => c.orAll(byKey.get(key) ?? [])),
  );
}

/** Entry by entry `a ∧ b`. */
export function intersectMatrix(c: Circuit, a: Matrix, b: Matrix): Matrix {
  return meet(a, b, false, (p, q) => c.and(p, q));
}

/** Entry by entry `a ∧ ¬b`. */
export function differenceMatrix(c: Circuit, a: Matrix, b: Matrix): Matrix {
  return b.size === 0 ? a : meet(a, b, true, (p, q) => c.and(p, negate(q)));
}

/** Entries of a, combined with those of b at the same keys; the others are kept or dropped. */
function meet(a: Matrix, b: Matrix, keepsOthers: boolean, combine: (p: Lit, q: Lit) => Lit): Matrix {
  const keys: number[] = [];
  const lits: Lit[] = [];
  let j = 0;
  for (let i = 0; i < a.size; i++) {
    const key = a.keys[i] as number;
    while (j < b.size && (b.keys[j] as number) < key) j++;
    const isShared = b.keys[j] === key;
    if (!isShared && !keepsOthers) continue;
    const p = isShared ? combine(a.lits[i] as Lit, b.lits[j] as Lit) : (a.lits[i] as Lit);
    if (p === FALSE) continue;
    keys.push(key);
    lits.push(p);
  }
  return new Matrix(keys, lits);
}

/** `a -> b`, where `width` is the number of tuples of b's arity. */
export function productMatrix(c: Circuit, a: Matrix, b: Matrix, width: number): Matrix {
  const keys: number[] = [];
  const lits: Lit[] = [];
  for (let i = 0; i < a.size; i++) {
    const base = (a.keys[i] as number) * width;
    const p = a.lits[i] as Lit;
    for (let j = 0; j < b.size; j++) {
      const q = c.and(p, b.lits[j] as Lit);
      if (q === FALSE) continue;
      keys.push(base + (b.keys[j] as number));
      lits.push(q);
    }
  }
  return new Matrix(keys, lits);
}

/** `if p then a else b`. */
export function chooseMatrix(c: Circuit, p: Lit, a: Matrix, b: Matrix): Matrix {
  if (p === TRUE || p === FALSE) return p === TRUE ? a : b;
  const keys: number[] = [];
  const lits: Lit[] = [];
  let i = 0;
  let j = 0;
  while (i < a.size || j < b.size) {
    const left = i < a.size ? (a.keys[i] as number) : Infinity;
    const right = j < b.size ? (b.keys[j] as number) : Infinity;
    const key = Math.min(left, right);
    const q = c.mux(p, left === key ? (a.lits[i++] as Lit) : FALSE, right === key ? (b.lits[j++] as Lit) : FALSE);
    if (q === FALSE) continue;
    keys.push(key);
    lits.push(q);
  }
  return new Matrix(keys, lits);
}

/** The matrix whose entries are moved to other keys; entries that fall together are joined by or. */
export function rekeyMatrix(c: Circuit, a: Matrix, move: (key: number) => number): Matrix {
  const moved = a.keys.map((key, i) => ({ key: move(key), lit: a.lits[i] as Lit })).sort((x, y) => x.key - y.key);
  const keys: number[] = [];
  const lits: Lit[] = [];
  for (let i = 0; i < moved.length; ) {
    const key = moved[i]?.key as number;
    const same: Lit[] = [];
    for (; moved[i]?.key === key; i++) same.push(moved[i]?.lit as Lit);
    keys.push(key);
    lits.push(same.length === 1 ? (same[0] as Lit) : c.orAll(same));
  }
  return new Matrix(keys, lits);
}
