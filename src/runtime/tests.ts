/** What test programs count, and whom they tell. */
import { spend, tooLarge } from "./environment.ts";

/** The values that were made, those whose premises hold, and those that some premise discards. */
export let passed = 0;
export let satisfied = 0;
export let discarded = 0;

/** Premises without a value that were taken for true on the present path. */
export let doubts = 0;

/** How often each premise held. */
export const held: number[] = [];

/** Whom the test program tells. */
export interface Hooks {
  /** Of every conclusion that is not true, with the number of doubts and the values; says whether to stop. */
  hit(answer: unknown, doubts: number, ...values: unknown[]): boolean;
  /** Of premises without a truth value. */
  unsure(answer: unknown): void;
  /** Of evaluations that met a limit; throws what is none. */
  trouble(error: unknown): undefined;
  makeSet(type: number, elements: readonly unknown[]): unknown;
}

export let hit: Hooks["hit"];
export let unsure: Hooks["unsure"];
export let trouble: Hooks["trouble"];
export let makeSet: Hooks["makeSet"];

export function bind(h: Hooks): void {
  hit = h.hit;
  unsure = h.unsure;
  trouble = h.trouble;
  makeSet = h.makeSet;
}

export function counts(): { readonly satisfied: number; readonly discarded: number; readonly passed: number } {
  return { satisfied, discarded, passed };
}

/** Counts a value. */
export function countValue(): void {
  passed++;
}

/** Runs through no values. */
export const never = (): boolean => false;

/** Arrays of values are given up beyond this length. */
const mostValues = 1_000_000;

/** Adds a value to an array of all values. */
export function keep(all: unknown[], value: unknown): void {
  all.push(value);
  passed++;
  spend(1);
  if (all.length > mostValues) tooLarge();
}

/** Tells whether to stop. */
type Visitor = (value: unknown) => boolean;

/**
 * Functions that are constant but for fewer than `b` points ([Bulwahn 2013], section 3.2.5), each once, those of few points first: points in
 * increasing order, values other than the default; on a finite domain of `size` the default is the value taken most often.
 */
export function visitFunctions(
  b: number,
  [from, to]: readonly [from: readonly unknown[], to: readonly unknown[]],
  size: number | null,
  make: (d: unknown, points: readonly (readonly [unknown, unknown])[]) => unknown,
  then: Visitor,
): boolean {
  const points: (readonly [unknown, unknown])[] = [];
  const used: number[] = [];
  const test = (d: number): boolean => {
    passed++;
    // Making a function takes longer than a turn.
    spend(16);
    return (size === null || isMostFrequent(used, d, size)) && then(make(to[d], points.slice()));
  };
  const go = (d: number, at: number, left: number): boolean => {
    if (left === 0) return test(d);
    for (let i = at; i <= from.length - left; i++)
      for (let j = 0; j < to.length; j++) {
        if (j === d) continue;
        spend(1);
        points.push([from[i], to[j]]);
        used.push(j);
        if (go(d, i + 1, left - 1)) return true;
        points.pop();
        used.pop();
      }
    return false;
  };
  for (let n = 0; n < b; n++) for (let d = 0; d < to.length; d++) if (go(d, 0, n)) return true;
  return false;
}

/** Sets of fewer than `b` elements, small sets first. */
export function visitSets(type: number, b: number, from: readonly unknown[], then: Visitor): boolean {
  const chosen: unknown[] = [];
  const go = (at: number, left: number): boolean => {
    if (left === 0) {
      passed++;
      return then(makeSet(type, chosen.slice()));
    }
    for (let i = at; i <= from.length - left; i++) {
      spend(1);
      chosen.push(from[i]);
      if (go(i + 1, left - 1)) return true;
      chosen.pop();
    }
    return false;
  };
  for (let n = 0; n < b; n++) if (go(0, n)) return true;
  return false;
}

/** Whether the default `d` is the value taken most often, the first of such; `used` are the values at the points of a function. */
export function isMostFrequent(used: readonly number[], d: number, size: number): boolean {
  const count = new Map<number, number>();
  const own = size - used.length;
  for (const j of used) {
    const n = (count.get(j) ?? 0) + 1;
    count.set(j, n);
    if (n > own || (n === own && j < d)) return false;
  }
  return true;
}
