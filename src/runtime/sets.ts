/**
 * Sets that are no bit masks ([Bulwahn 2013], 3.5). Every operation may answer with the signal.
 */
import { S, type Signal, spend } from "./environment.ts";

/** What is known of the type of elements. */
export interface ElementType {
  eq(a: unknown, b: unknown): boolean | Signal;
  /** A total order; null when there is none at hand. */
  readonly cmp: ((a: unknown, b: unknown) => number) | null;
  /** The number of elements; null when it is unknown or infinite. */
  readonly size: number | null;
  /** The i-th element, where there is a size. */
  at(i: number): unknown;
  /** Certainly infinite. */
  readonly infinite: boolean;
  /** A few elements, to find differences by. */
  readonly samples: readonly unknown[];
  /** For pairs of one type with itself: that type, whether the components are the same, and the pair of one thing with itself. */
  readonly part: ElementType;
  isTwin(pair: unknown): boolean | Signal;
  twin(x: unknown): unknown;
}

type Test = (x: unknown) => boolean | Signal;
type Answer = boolean | Signal;
type Elements = readonly unknown[] | Signal;

/**
 * `k`: 0 the elements `e`; 1 all but `e`; 2 those with `p`; 3 a relation, the pairs (x, x) with x in `d` and the pairs `e` (none of them
 * on the diagonal); 4 a comprehension not looked at yet, `p` its predicate, `d` builds its elements.
 */
export class SetObject {
  declare k: number;
  declare e: readonly unknown[];
  declare p: Test | null;
  declare d: SetObject | (() => SetObject | Signal) | null;

  constructor(k: number, e: readonly unknown[], p: Test | null, d: SetObject | (() => SetObject | Signal) | null) {
    this.k = k;
    this.e = e;
    this.p = p;
    this.d = d;
  }
}

export const noElements: readonly unknown[] = [];

/** Sets of larger finite types are not listed. */
const largestListed = 1048576;

export function finiteSet(e: readonly unknown[]): SetObject {
  return new SetObject(0, e, null, null);
}

export function cofiniteSet(e: readonly unknown[]): SetObject {
  return new SetObject(1, e, null, null);
}

export function predicateSet(p: Test): SetObject {
  return new SetObject(2, noElements, p, null);
}

export function lazySet(p: Test, build: () => SetObject | Signal): SetObject {
  return new SetObject(4, noElements, p, build);
}

export function univ(): SetObject {
  return cofiniteSet(noElements);
}

export function identityRelation(): SetObject {
  return new SetObject(3, noElements, null, univ());
}

/** Looks at a comprehension; one that cannot be built goes on as a predicate. */
export function settle(A: SetObject): SetObject {
  if (A.k !== 4) return A;
  const built = (A.d as () => SetObject | Signal)();
  A.d = null;
  if (built === S) {
    A.k = 2;
    return A;
  }
  A.k = built.k;
  A.e = built.e;
  A.p = built.p;
  A.d = built.d;
  return A;
}

export function hasElement(T: ElementType, e: readonly unknown[], x: unknown): Answer {
  if (T.cmp === null) {
    for (let i = 0; i < e.length; i++) {
      const c = T.eq(e[i], x);
      if (c !== false) return c;
    }
    return false;
  }
  let lo = 0;
  let hi = e.length - 1;
  while (lo <= hi) {
    const mid = (lo + hi) >> 1;
    const c = T.cmp(e[mid], x);
    if (c === 0) return true;
    if (c < 0) lo = mid + 1;
    else hi = mid - 1;
  }
  return false;
}

/** Each element once, in order where there is one; sorts the array. */
export function normalElements(T: ElementType, a: unknown[]): Elements {
  if (a.length < 2) return a;
  const e: unknown[] = [];
  if (T.cmp === null) {
    for (let i = 0; i < a.length; i++) {
      const c = hasElement(T, e, a[i]);
      if (c === S) return S;
      if (!c) e.push(a[i]);
    }
    return e;
  }
  a.sort(T.cmp);
  for (let i = 0; i < a.length; i++) if (i === 0 || T.cmp(a[i - 1], a[i]) !== 0) e.push(a[i]);
  return e;
}

export function wrapped(make: (e: readonly unknown[]) => SetObject, e: Elements): SetObject | Signal {
  return e === S ? S : make(e);
}

export function setFrom(T: ElementType, a: unknown[]): SetObject | Signal {
  return wrapped(finiteSet, normalElements(T, a));
}

export function cosetFrom(T: ElementType, a: unknown[]): SetObject | Signal {
  return wrapped(cofiniteSet, normalElements(T, a));
}

/** The elements; null when they cannot be listed. A set given otherwise becomes one of elements. */
export function elementsOf(T: ElementType, A: SetObject): Elements | null {
  settle(A);
  if (A.k === 0) return A.e;
  if (A.k === 3) {
    const d = elementsOf(T.part, A.d as SetObject);
    return d === null || d === S ? d : normalElements(T, A.e.concat(d.map(T.twin)));
  }
  if (T.size === null || T.size > largestListed) return null;
  const e: unknown[] = [];
  for (let i = 0; i < T.size; i++) {
    spend(1);
    const x = T.at(i);
    const c = memberOf(T, x, A);
    if (c === S) return S;
    if (c) e.push(x);
  }
  const all = normalElements(T, e);
  if (all !== S) {
    A.k = 0;
    A.e = all;
    A.p = null;
    A.d = null;
  }
  return all;
}

/** Null when that is not known. */
export function isInfinite(T: ElementType, A: SetObject): boolean | null {
  settle(A);
  if (A.k === 1) return T.infinite ? true : T.size !== null ? false : null;
  if (A.k === 2) return T.size !== null ? false : null;
  if (A.k === 3) return isInfinite(T.part, A.d as SetObject);
  return false;
}

export function memberOf(T: ElementType, x: unknown, A: SetObject): Answer {
  switch (A.k) {
    case 0:
      return hasElement(T, A.e, x);
    case 1: {
      const c = hasElement(T, A.e, x);
      return c === S ? S : !c;
    }
    case 3: {
      const twins = T.isTwin(x);
      if (twins === S) return S;
      return twins ? memberOf(T.part, (x as { readonly s0: unknown }).s0, A.d as SetObject) : hasElement(T, A.e, x);
    }
    default:
      return (A.p as Test)(x);
  }
}

/** The elements whose membership in A is as wanted. */
export function filtered(T: ElementType, e: readonly unknown[], A: SetObject, wanted: boolean): Elements {
  const kept: unknown[] = [];
  for (let i = 0; i < e.length; i++) {
    const c = memberOf(T, e[i], A);
    if (c === S) return S;
    if (c === wanted) kept.push(e[i]);
  }
  return kept;
}

export function merged(T: ElementType, a: readonly unknown[], b: readonly unknown[]): Elements {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  if (T.cmp === null) return normalElements(T, a.concat(b));
  const e: unknown[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const c = T.cmp(a[i], b[j]);
    if (c < 0) e.push(a[i++]);
    else if (c > 0) e.push(b[j++]);
    else {
      e.push(a[i++]);
      j++;
    }
  }
  while (i < a.length) e.push(a[i++]);
  while (j < b.length) e.push(b[j++]);
  return e;
}
