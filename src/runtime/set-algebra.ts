/** The operations on sets that are no bit masks. */
import { S, type Signal, undecided } from "./environment.ts";
import {
  cofiniteSet,
  type ElementType,
  elementsOf,
  filtered,
  finiteSet,
  isInfinite,
  memberOf,
  merged,
  normalElements,
  predicateSet,
  SetObject,
  settle,
  wrapped,
} from "./sets.ts";

type Answer = boolean | Signal;
type Operation = (T: ElementType, A: SetObject, B: SetObject) => SetObject | Signal;

export function setInsert(T: ElementType, x: unknown, A: SetObject): SetObject | Signal {
  settle(A);
  if (A.k === 0) return wrapped(finiteSet, merged(T, A.e, [x]));
  return setUnion(T, finiteSet([x]), A);
}

/** A set of pairs by diagonal and rest. */
export function relationOf(T: ElementType, A: SetObject): SetObject | Signal {
  if (A.k === 3) return A;
  const d: unknown[] = [];
  const e: unknown[] = [];
  for (let i = 0; i < A.e.length; i++) {
    const twins = T.isTwin(A.e[i]);
    if (twins === S) return S;
    if (twins) d.push((A.e[i] as { readonly s0: unknown }).s0);
    else e.push(A.e[i]);
  }
  return wrapped((all) => new SetObject(3, e, null, finiteSet(all)), normalElements(T.part, d));
}

export function relationWise(T: ElementType, A: SetObject, B: SetObject, operation: Operation): SetObject | Signal {
  const a = relationOf(T, A);
  const b = relationOf(T, B);
  if (a === S || b === S) return S;
  const d = operation(T.part, a.d as SetObject, b.d as SetObject);
  const e = operation(T, finiteSet(a.e), finiteSet(b.e));
  return d === S || e === S ? S : new SetObject(3, e.e, null, d);
}

export function areRelations(A: SetObject, B: SetObject): boolean {
  return (A.k === 3 && (B.k === 3 || B.k === 0)) || (B.k === 3 && A.k === 0);
}

export function setUnion(T: ElementType, A: SetObject, B: SetObject): SetObject | Signal {
  settle(A);
  settle(B);
  if (areRelations(A, B)) return relationWise(T, A, B, setUnion);
  if (A.k === 0 && B.k === 0) return wrapped(finiteSet, merged(T, A.e, B.e));
  if (A.k === 1) return wrapped(cofiniteSet, filtered(T, A.e, B, false));
  if (B.k === 1) return wrapped(cofiniteSet, filtered(T, B.e, A, false));
  return predicateSet((x) => {
    const c = memberOf(T, x, A);
    return c === false ? memberOf(T, x, B) : c;
  });
}

export function setInter(T: ElementType, A: SetObject, B: SetObject): SetObject | Signal {
  settle(A);
  settle(B);
  if (A.k === 0) return wrapped(finiteSet, filtered(T, A.e, B, true));
  if (B.k === 0) return wrapped(finiteSet, filtered(T, B.e, A, true));
  if (areRelations(A, B)) return relationWise(T, A, B, setInter);
  if (A.k === 1 && B.k === 1) return wrapped(cofiniteSet, merged(T, A.e, B.e));
  return predicateSet((x) => {
    const c = memberOf(T, x, A);
    return c === true ? memberOf(T, x, B) : c;
  });
}

export function setCompl(T: ElementType, A: SetObject): SetObject {
  settle(A);
  if (A.k === 0) return cofiniteSet(A.e);
  if (A.k === 1) return finiteSet(A.e);
  return predicateSet((x) => {
    const c = memberOf(T, x, A);
    return c === S ? S : !c;
  });
}

export function setDiff(T: ElementType, A: SetObject, B: SetObject): SetObject | Signal {
  settle(A);
  settle(B);
  if (A.k === 0) return wrapped(finiteSet, filtered(T, A.e, B, false));
  if (areRelations(A, B)) return relationWise(T, A, B, setDiff);
  return setInter(T, A, setCompl(T, B));
}

export function setSubset(T: ElementType, A: SetObject, B: SetObject): Answer {
  settle(A);
  settle(B);
  if (A === B) return true;
  if (B.k === 1) {
    const both = filtered(T, B.e, A, true);
    return both === S ? S : both.length === 0;
  }
  if (areRelations(A, B)) {
    const a = relationOf(T, A);
    const b = relationOf(T, B);
    if (a === S || b === S) return S;
    const d = setSubset(T.part, a.d as SetObject, b.d as SetObject);
    return d === true ? setSubset(T, finiteSet(a.e), finiteSet(b.e)) : d;
  }
  const e = elementsOf(T, A);
  if (e === S) return S;
  if (e !== null) {
    const out = filtered(T, e, B, false);
    return out === S ? S : out.length === 0;
  }
  if (isInfinite(T, A) === true && isInfinite(T, B) === false) return false;
  const sample = T.samples;
  for (let i = 0; i < sample.length; i++) if (memberOf(T, sample[i], A) === true && memberOf(T, sample[i], B) === false) return false;
  return undecided(0);
}

export function setPsubset(T: ElementType, A: SetObject, B: SetObject): Answer {
  const c = setSubset(T, A, B);
  if (c !== true) return c;
  const d = setSubset(T, B, A);
  return d === S ? S : !d;
}

export function setEqual(T: ElementType, A: SetObject, B: SetObject): Answer {
  if (A === B) return true;
  settle(A);
  settle(B);
  if (A.k === B.k && A.k < 2) {
    if (A.e.length !== B.e.length) return A.k === 0 || T.infinite || T.size !== null ? false : undecided(1);
    if (T.cmp !== null) {
      for (let i = 0; i < A.e.length; i++) if (T.cmp(A.e[i], B.e[i]) !== 0) return false;
      return true;
    }
  }
  const c = setSubset(T, A, B);
  if (c === false) return false;
  const d = setSubset(T, B, A);
  return d === false ? false : c === true && d === true ? true : S;
}

export function setFinite(T: ElementType, A: SetObject): Answer {
  const c = isInfinite(T, A);
  return c === null ? undecided(2) : !c;
}

export function setCard(T: ElementType, A: SetObject): number | Signal {
  const c = isInfinite(T, A);
  if (c === true) return 0;
  const e = c === null ? null : elementsOf(T, A);
  return e === null ? undecided(3) : e === S ? S : e.length;
}

export function setIsSingle(T: ElementType, A: SetObject): Answer {
  const e = elementsOf(T, A);
  if (e === S) return S;
  if (e !== null) return e.length === 1;
  return isInfinite(T, A) === true ? false : undecided(4);
}

/** What a loop over a set runs through. */
export function setLoop(T: ElementType, A: SetObject): readonly unknown[] | Signal {
  const e = elementsOf(T, A);
  return e === null ? undecided(5) : e;
}

/** A list cell of generated code. */
export interface ListCell {
  readonly s0: unknown;
  readonly s1: ListCell | null;
}

export function listElements(list: ListCell | null): unknown[] {
  const a: unknown[] = [];
  for (let l = list; l !== null; l = l.s1) a.push(l.s0);
  return a;
}

/** The bit mask of a list, by the numbers of its elements. */
export function maskOfList(list: ListCell | null, rank: (x: unknown) => number | Signal): number | Signal {
  let m = 0;
  for (let l = list; l !== null; l = l.s1) {
    const r = rank(l.s0);
    if (r === S) return S;
    m |= 1 << r;
  }
  return m;
}

export function maskElements(mask: number, at: (i: number) => unknown): unknown[] {
  const a: unknown[] = [];
  for (let m = mask; m !== 0; m &= m - 1) a.push(at(31 - Math.clz32(m & -m)));
  return a;
}

export function popcount(mask: number): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}
