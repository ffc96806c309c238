/**
 * Function values (thesis 3.5.2). One that was made by `f(x := y)` knows its points, one that ignores its first argument knows its
 * constant; two such functions are compared by data. Others are compared on samples: a difference is a proof, agreement is not.
 */
export const functionHelpers = {
  functions: `function constantly(f, value) { f.constant = value; return f; }
function updated(eq, f, x, y) {
  const g = (z) => { const c = eq(x, z); return c === true ? y : c === false ? f(z) : S; };
  g.points = [[x, y]]; g.base = f;
  return g;
}
function updatedMore(eq, f, x, y) {
  const g = (z, ...r) => { const c = eq(x, z); return c === true ? y(...r) : c === false ? f(z, ...r) : S; };
  g.points = [[x, y]]; g.base = f;
  return g;
}
function pointsOf(f, keys) {
  while (f.points !== undefined) { for (let i = 0; i < f.points.length; i++) keys.push(f.points[i][0]); f = f.base; }
  return f;
}
function pointAt(eq, keys, z) {
  for (let i = 0; i < keys.length; i++) { const c = eq(keys[i], z); if (c === true) return i; if (c !== false) return S; }
  return -1;
}
function nowhere() { return null; }
nowhere.constant = () => null;
function ofPairs(eq, list, some) {
  const keys = [], values = [];
  for (; list !== null; list = list.s1) {
    const at = pointAt(eq, keys, list.s0.s0);
    if (at === S) return S;
    if (at < 0) { keys.push(list.s0.s0); values.push(some(list.s0.s1)); }
  }
  const f = (z) => { const at = pointAt(eq, keys, z); return at === S ? S : at < 0 ? null : values[at]; };
  f.points = keys.map((k, i) => [k, values[i]]); f.base = nowhere;
  return f;
}
function mapAdd(f, g) {
  const h = (z) => { const v = g(z); return v === null ? f(z) : v; };
  const keys = [], base = pointsOf(g, keys);
  if (base.constant === undefined || base.constant() !== null) return h;
  h.points = keys.map((k) => [k, h(k)]); h.base = f;
  return h;
}
function domainOf(T, f) {
  const keys = [], base = pointsOf(f, keys);
  const p = (z) => { const v = f(z); return v === S ? S : v !== null; };
  if (base.constant === undefined || base.constant() !== null) return predicateSet(p);
  return lazySet(p, () => { const e = filtered(T, keys, predicateSet(p), true); return e === S ? S : setFrom(T, e); });
}
function functionEqual(T, eq, part, f, g) {
  if (f === g) return true;
  const keys = [];
  const p = pointsOf(f, keys), q = pointsOf(g, keys);
  let known = true;
  for (let i = 0; i < keys.length; i++) {
    const a = part(f, keys[i]), b = part(g, keys[i]);
    if (a === S || b === S) return S;
    const c = eq(a, b);
    if (c === false) return false;
    if (c === S) known = false;
  }
  if (p === q && known) return true;
  if (p.constant !== undefined && q.constant !== undefined) {
    const a = p.constant(), b = q.constant();
    if (a === S || b === S) return S;
    const c = eq(a, b);
    if (c === true && known) return true;
    if (c === false && T.infinite) return false;
  }
  const sample = T.samples;
  for (let i = 0; i < sample.length; i++) {
    const a = part(f, sample[i]), b = part(g, sample[i]);
    if (a !== S && b !== S && eq(a, b) === false) return false;
  }
  return undecided(6);
}`,
} as const;
