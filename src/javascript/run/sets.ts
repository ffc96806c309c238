/**
 * Sets that are no bit masks (thesis 3.5). `k`: 0 the elements `e`; 1 all but `e`; 2 those with `p`; 3 a relation, the pairs (x, x)
 * with x in `d` and the pairs `e` (none of them on the diagonal); 4 a comprehension not looked at yet, `p` its predicate, `d` builds
 * its elements. `T` describes the element type: `eq`, `cmp` (null when there is no total order at hand), `size` (null when unknown
 * or infinite), `at`, `infinite` (certainly infinite); for relations `part` describes the type of the components.
 * Every operation may answer S.
 */
export const setHelpers = {
  sets: `class SetObject { constructor(k, e, p, d) { this.k = k; this.e = e; this.p = p; this.d = d; } }
const noElements = [];
function finiteSet(e) { return new SetObject(0, e, null, null); }
function cofiniteSet(e) { return new SetObject(1, e, null, null); }
function predicateSet(p) { return new SetObject(2, noElements, p, null); }
function lazySet(p, build) { return new SetObject(4, noElements, p, build); }
function univ() { return cofiniteSet(noElements); }
function settle(A) {
  if (A.k !== 4) return A;
  const built = A.d();
  A.d = null;
  if (built === S) { A.k = 2; return A; }
  A.k = built.k; A.e = built.e; A.p = built.p; A.d = built.d;
  return A;
}
function hasElement(T, e, x) {
  if (T.cmp === null) {
    for (let i = 0; i < e.length; i++) { const c = T.eq(e[i], x); if (c !== false) return c; }
    return false;
  }
  let lo = 0, hi = e.length - 1;
  while (lo <= hi) {
    const mid = (lo + hi) >> 1, c = T.cmp(e[mid], x);
    if (c === 0) return true;
    if (c < 0) lo = mid + 1; else hi = mid - 1;
  }
  return false;
}
function normalElements(T, a) {
  if (a.length < 2) return a;
  const e = [];
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
function setFrom(T, a) {
  const e = normalElements(T, a);
  return e === S ? S : finiteSet(e);
}
function cosetFrom(T, a) {
  const e = normalElements(T, a);
  return e === S ? S : cofiniteSet(e);
}
function elementsOf(T, A) {
  settle(A);
  if (A.k === 0) return A.e;
  if (A.k === 3) {
    const d = elementsOf(T.part, A.d);
    return d === null ? null : normalElements(T, A.e.concat(d.map(T.twin)));
  }
  if (T.size === null || T.size > 1048576) return null;
  const e = [];
  for (let i = 0; i < T.size; i++) {
    if (--fuel < 0) tick();
    const x = T.at(i), c = memberOf(T, x, A);
    if (c === S) return S;
    if (c) e.push(x);
  }
  const all = normalElements(T, e);
  if (all !== S) { A.k = 0; A.e = all; A.p = null; A.d = null; }
  return all;
}
function isInfinite(T, A) {
  settle(A);
  if (A.k === 1) return T.infinite ? true : T.size !== null ? false : null;
  if (A.k === 2) return T.size !== null ? false : null;
  if (A.k === 3) return isInfinite(T.part, A.d);
  return false;
}
function memberOf(T, x, A) {
  switch (A.k) {
    case 0: return hasElement(T, A.e, x);
    case 1: { const c = hasElement(T, A.e, x); return c === S ? S : !c; }
    case 3: {
      const twins = T.isTwin(x);
      if (twins === S) return S;
      return twins ? memberOf(T.part, x.s0, A.d) : hasElement(T, A.e, x);
    }
    default: return A.p(x);
  }
}
function filtered(T, e, A, wanted) {
  const kept = [];
  for (let i = 0; i < e.length; i++) {
    const c = memberOf(T, e[i], A);
    if (c === S) return S;
    if (c === wanted) kept.push(e[i]);
  }
  return kept;
}
function merged(T, a, b) {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  if (T.cmp === null) return normalElements(T, a.concat(b));
  const e = [];
  let i = 0, j = 0;
  while (i < a.length && j < b.length) {
    const c = T.cmp(a[i], b[j]);
    if (c < 0) e.push(a[i++]); else if (c > 0) e.push(b[j++]); else { e.push(a[i++]); j++; }
  }
  while (i < a.length) e.push(a[i++]);
  while (j < b.length) e.push(b[j++]);
  return e;
}
function wrapped(make, e) { return e === S ? S : make(e); }
function setInsert(T, x, A) {
  settle(A);
  if (A.k === 0) return wrapped(finiteSet, merged(T, A.e, [x]));
  return setUnion(T, finiteSet([x]), A);
}
function relationOf(T, A) {
  if (A.k === 3) return A;
  const d = [], e = [];
  for (let i = 0; i < A.e.length; i++) {
    const twins = T.isTwin(A.e[i]);
    if (twins === S) return S;
    if (twins) d.push(A.e[i].s0); else e.push(A.e[i]);
  }
  return wrapped((all) => new SetObject(3, e, null, finiteSet(all)), normalElements(T.part, d));
}
function relationWise(T, A, B, onParts, onPairs) {
  const a = relationOf(T, A), b = relationOf(T, B);
  if (a === S || b === S) return S;
  const d = onParts(T.part, a.d, b.d), e = onPairs(T, finiteSet(a.e), finiteSet(b.e));
  return d === S || e === S ? S : new SetObject(3, e.e, null, d);
}
function areRelations(A, B) { return (A.k === 3 && (B.k === 3 || B.k === 0)) || (B.k === 3 && A.k === 0); }
function setUnion(T, A, B) {
  settle(A); settle(B);
  if (areRelations(A, B)) return relationWise(T, A, B, setUnion, setUnion);
  if (A.k === 0 && B.k === 0) return wrapped(finiteSet, merged(T, A.e, B.e));
  if (A.k === 1) return wrapped(cofiniteSet, filtered(T, A.e, B, false));
  if (B.k === 1) return wrapped(cofiniteSet, filtered(T, B.e, A, false));
  return predicateSet((x) => { const c = memberOf(T, x, A); return c === false ? memberOf(T, x, B) : c; });
}
function setInter(T, A, B) {
  settle(A); settle(B);
  if (A.k === 0) return wrapped(finiteSet, filtered(T, A.e, B, true));
  if (B.k === 0) return wrapped(finiteSet, filtered(T, B.e, A, true));
  if (areRelations(A, B)) return relationWise(T, A, B, setInter, setInter);
  if (A.k === 1 && B.k === 1) return wrapped(cofiniteSet, merged(T, A.e, B.e));
  return predicateSet((x) => { const c = memberOf(T, x, A); return c === true ? memberOf(T, x, B) : c; });
}
function setCompl(T, A) {
  settle(A);
  if (A.k === 0) return cofiniteSet(A.e);
  if (A.k === 1) return finiteSet(A.e);
  return predicateSet((x) => { const c = memberOf(T, x, A); return c === S ? S : !c; });
}
function setDiff(T, A, B) {
  settle(A); settle(B);
  if (A.k === 0) return wrapped(finiteSet, filtered(T, A.e, B, false));
  if (areRelations(A, B)) return relationWise(T, A, B, setDiff, setDiff);
  return setInter(T, A, setCompl(T, B));
}
function setSubset(T, A, B) {
  settle(A); settle(B);
  if (A === B) return true;
  if (B.k === 1) {
    const both = filtered(T, B.e, A, true);
    return both === S ? S : both.length === 0;
  }
  if (areRelations(A, B)) {
    const a = relationOf(T, A), b = relationOf(T, B);
    if (a === S || b === S) return S;
    const d = setSubset(T.part, a.d, b.d);
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
function setPsubset(T, A, B) {
  const c = setSubset(T, A, B);
  if (c !== true) return c;
  const d = setSubset(T, B, A);
  return d === S ? S : !d;
}
function setEqual(T, A, B) {
  if (A === B) return true;
  settle(A); settle(B);
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
function setFinite(T, A) {
  const c = isInfinite(T, A);
  return c === null ? undecided(2) : !c;
}
function setCard(T, A) {
  const c = isInfinite(T, A);
  if (c === true) return 0;
  const e = c === null ? null : elementsOf(T, A);
  return e === null ? undecided(3) : e === S ? S : e.length;
}
function setIsSingle(T, A) {
  const e = elementsOf(T, A);
  if (e === S) return S;
  if (e !== null) return e.length === 1;
  return isInfinite(T, A) === true ? false : undecided(4);
}
function setLoop(T, A) {
  const e = elementsOf(T, A);
  return e === null ? undecided(5) : e;
}
function identityRelation() { return new SetObject(3, noElements, null, univ()); }`,
  listElements: `function listElements(l) { const a = []; while (l !== null) { a.push(l.s0); l = l.s1; } return a; }`,
  maskOfList: `function maskOfList(l, rank) {
  let m = 0;
  while (l !== null) { const r = rank(l.s0); if (r === S) return S; m |= 1 << r; l = l.s1; }
  return m;
}`,
  maskElements: `function maskElements(m, at) { const a = []; while (m !== 0) { const b = m & -m; a.push(at(31 - Math.clz32(b))); m ^= b; } return a; }`,
  popcount: `function popcount(a) { let n = 0; while (a !== 0) { a &= a - 1; n++; } return n; }`,
} as const;

/** What `undecided(n)` says, by number. */
export const undecidedReasons: readonly string[] = [
  "inclusion between sets that are not finite",
  "equality of sets that are not finite",
  "whether a set given by a predicate is finite",
  "the number of elements of a set given by a predicate",
  "whether a set given by a predicate has one element",
  "the elements of a set that is not finite",
  "equality of functions on an infinite type",
];
