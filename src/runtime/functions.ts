/**
 * Function values ([Bulwahn 2013], 3.5.2). One that was made by `f(x := y)` knows its points, one that ignores its first argument knows its
 * constant; two such functions are compared by data. Others are compared on samples: a difference is a proof, agreement is not.
 */
import { S, type Signal, undecided } from "./environment.ts";
import type { ListCell } from "./set-algebra.ts";
import { type ElementType, filtered, hasElement, lazySet, normalElements, predicateSet, type SetObject, setFrom, settle } from "./sets.ts";

type Equality = (a: unknown, b: unknown) => boolean | Signal;
type Point = readonly [x: unknown, y: unknown];

/** A function with what is known of it. */
export interface Fun {
  (...args: unknown[]): unknown;
  /** Where it differs from `base`. */
  points?: readonly Point[];
  base?: Fun;
  /** Says that no more points are to be added, before they are looked at. */
  close?: () => void;
  /** Its value, where that is the same for all first arguments. */
  constant?: () => unknown;
}

export function constantly(f: Fun, value: () => unknown): Fun {
  f.constant = value;
  return f;
}

export function updated(eq: Equality, f: Fun, x: unknown, y: unknown): Fun {
  const g: Fun = (z) => {
    const c = eq(x, z);
    return c === true ? y : c === false ? f(z) : S;
  };
  g.points = [[x, y]];
  g.base = f;
  return g;
}

/** The same for functions of several arguments; `y` is a function of the others. */
export function updatedMore(eq: Equality, f: Fun, x: unknown, y: Fun): Fun {
  const g: Fun = (z, ...r) => {
    const c = eq(x, z);
    return c === true ? y(...r) : c === false ? f(z, ...r) : S;
  };
  g.points = [[x, y]];
  g.base = f;
  return g;
}

/** Adds the points of a function to `keys`, and answers what it is elsewhere. */
export function pointsOf(f: Fun, keys: unknown[]): Fun {
  let g = f;
  while (g.points !== undefined) {
    g.close?.();
    for (let i = 0; i < g.points.length; i++) keys.push((g.points[i] as Point)[0]);
    g = g.base as Fun;
  }
  return g;
}

export function pointAt(eq: Equality, keys: readonly unknown[], z: unknown): number | Signal {
  for (let i = 0; i < keys.length; i++) {
    const c = eq(keys[i], z);
    if (c === true) return i;
    if (c !== false) return S;
  }
  return -1;
}

/** The map without values. */
export const nowhere: Fun = constantly(
  () => null,
  () => null,
);

/** A map from a list of pairs, the first for each key. */
export function ofPairs(eq: Equality, list: ListCell | null, some: (y: unknown) => unknown): Fun | Signal {
  const keys: unknown[] = [];
  const values: unknown[] = [];
  for (let l = list; l !== null; l = l.s1) {
    const pair = l.s0 as { readonly s0: unknown; readonly s1: unknown };
    const at = pointAt(eq, keys, pair.s0);
    if (at === S) return S;
    if (at < 0) {
      keys.push(pair.s0);
      values.push(some(pair.s1));
    }
  }
  const f: Fun = (z) => {
    const at = pointAt(eq, keys, z);
    return at === S ? S : at < 0 ? null : values[at];
  };
  f.points = keys.map((k, i): Point => [k, values[i]]);
  f.base = nowhere;
  return f;
}

export function mapAdd(f: Fun, g: Fun): Fun {
  const h: Fun = (z) => {
    const v = g(z);
    return v === null ? f(z) : v;
  };
  const keys: unknown[] = [];
  const base = pointsOf(g, keys);
  if (base.constant === undefined || base.constant() !== null) return h;
  h.points = keys.map((k): Point => [k, h(k)]);
  h.base = f;
  return h;
}

export function domainOf(T: ElementType, f: Fun): SetObject {
  const keys: unknown[] = [];
  const base = pointsOf(f, keys);
  const p = (z: unknown): boolean | Signal => {
    const v = f(z);
    return v === S ? S : v !== null;
  };
  if (base.constant === undefined || base.constant() !== null) return predicateSet(p);
  return lazySet(p, () => {
    const e = filtered(T, keys, predicateSet(p), true);
    return e === S ? S : setFrom(T, [...e]);
  });
}

/** `part` applies a function to its first argument. */
export function functionEqual(T: ElementType, eq: Equality, part: (f: Fun, x: unknown) => unknown, f: Fun, g: Fun): boolean | Signal {
  if (f === g) return true;
  const keys: unknown[] = [];
  const p = pointsOf(f, keys);
  const q = pointsOf(g, keys);
  let known = true;
  for (let i = 0; i < keys.length; i++) {
    const a = part(f, keys[i]);
    const b = part(g, keys[i]);
    if (a === S || b === S) return S;
    const c = eq(a, b);
    if (c === false) return false;
    if (c === S) known = false;
  }
  if (p === q && known) return true;
  if (p.constant !== undefined && q.constant !== undefined) {
    const a = p.constant();
    const b = q.constant();
    if (a === S || b === S) return S;
    const c = eq(a, b);
    if (c === true && known) return true;
    if (c === false && T.infinite) return false;
  }
  const sample = T.samples;
  for (let i = 0; i < sample.length; i++) {
    const a = part(f, sample[i]);
    const b = part(g, sample[i]);
    if (a !== S && b !== S && eq(a, b) === false) return false;
  }
  return undecided(6);
}

/** Values that stand for those of an infinite type; `isWhole`: for all of them. */
export interface Representatives {
  readonly list: readonly unknown[];
  readonly isWhole: boolean;
}

/**
 * Where nothing tells values apart but functions, sets and comparisons with some values: the points of the functions, the elements of the
 * sets or what they lack, those values, and one that is none of these. Where a function or set does not tell its points, samples, which show
 * something only if one of them does.
 */
export function representatives(
  T: ElementType,
  functions: readonly Fun[],
  sets: readonly SetObject[],
  values: readonly unknown[],
): Representatives {
  const keys = [...values];
  let isWhole = true;
  for (const f of functions) if (pointsOf(f, keys).constant === undefined) isWhole = false;
  for (const A of sets) {
    settle(A);
    keys.push(...A.e);
    if (A.k > 1) isWhole = false;
  }
  const all = normalElements(T, keys);
  const other = all === S ? S : otherThan(T, all);
  if (isWhole && all !== S && other !== S) return { list: [...all, other], isWhole };
  undecided(7);
  return { list: [...keys, ...T.samples], isWhole: false };
}

/** An element of an infinite type that is not among some. */
function otherThan(T: ElementType, e: readonly unknown[]): unknown {
  for (let i = 0; i < T.samples.length; i++) if (hasElement(T, e, T.samples[i]) === false) return T.samples[i];
  if (typeof T.samples[0] !== "number") return S;
  for (let n = 0; ; n++) if (hasElement(T, e, n) === false) return n;
}
