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
