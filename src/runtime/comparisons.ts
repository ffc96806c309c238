/** What the goals that compare numbers say of one that has no value yet. */
import { type G, stack } from "./goals.ts";
import { abandon, type Cell, fs, type Lazy } from "./lazy.ts";

/**
 * What goals that compare say of the number that is split next: its range, whether some values in it are excluded, whether every goal that
 * waits for it compares (`related`), and whether no other goal waits (`alone`).
 */
export let least = Number.NEGATIVE_INFINITY;
export let largest = Number.POSITIVE_INFINITY;
export let apart = false;
export let related = false;
export let alone = false;

/** Relations: 1 ≤, 2 <, 3 =, 4 ≠, 5 ≥, 6 >; the same with sides changed. */
export const mirrored = [0, 5, 6, 3, 4, 1, 2];

/** What the goals from `l` to `h` say of a number. */
export function range(cell: Cell, l: number, h: number): void {
  least = Number.NEGATIVE_INFINITY;
  largest = Number.POSITIVE_INFINITY;
  apart = false;
  related = true;
  alone = true;
  for (let i = l; i < h; i++) {
    const g = stack[i] as G;
    if (g.on !== cell || g.r === 0) {
      alone = false;
      continue;
    }
    const isLeft = g.a === cell;
    const other = numberOf(isLeft ? g.b : g.a);
    if (other === null || (!isLeft && g.b !== cell)) related = false;
    else confine(isLeft ? g.r : (mirrored[g.r] as number), other);
  }
}

/** The number stands in this relation to another one. */
export function confine(relation: number, other: number): void {
  switch (relation) {
    case 1:
      if (other < largest) largest = other;
      break;
    case 2:
      if (other - 1 < largest) largest = other - 1;
      break;
    case 3:
      if (other < largest) largest = other;
      if (other > least) least = other;
      break;
    case 4:
      apart = true;
      break;
    case 5:
      if (other > least) least = other;
      break;
    default:
      if (other + 1 > least) least = other + 1;
  }
}

/** A number, where it has a value already. */
export function numberOf(given: unknown): number | null {
  let x = given;
  if (typeof x === "object") {
    const cell = x as Cell;
    x = cell.$ === -3 ? cell.v : cell.$ === -2 ? settled(cell) : cell;
  }
  return typeof x === "number" ? x : null;
}

export function settled(x: Cell): Lazy {
  try {
    return fs(x);
  } catch {
    abandon();
    return null;
  }
}

export function isExcluded(cell: Cell, value: number, l: number, h: number): boolean {
  for (let i = l; i < h; i++) {
    const g = stack[i] as G;
    if (g.r === 4 && g.on === cell && numberOf(g.a === cell ? g.b : g.a) === value) return true;
  }
  return false;
}
