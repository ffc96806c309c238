/**
 * The run time of lazy code, as text (STUDY, section 5, design N2s). Every evaluation returns its value in weak head normal form, or `Z`:
 * stuck, with the demanded variable in `D`, or null there when a value is missing.
 *
 * - `V`: a variable or thunk of any type without class of its own. `$`: −1 unbound variable, −2 thunk (code `f` of `v` and `x`), −3 evaluated (value in `v`),
 *   −5 computed anew at each demand (bound variables whose value is made from others). `x`: what the search knows of a variable.
 * - Data types have a class with tag `$` ≥ 0, slots, and `x`; a variable is a cell with tag −1.
 * - `P`: the natural number `v + o` for an unbound variable `v`; occurs with symbolic numbers only.
 *
 * Thunks live during one evaluation from the root, within which no variable is bound, so their values need not be undone.
 */
export const preludeText = `
class V { constructor($, v, f, x) { this.$ = $; this.v = v; this.f = f; this.x = x; } }
class P { constructor(v, o) { this.v = v; this.o = o; } }
const Z = new V(-9, null, null, null);
let D = null, I = null, behind = 0;
const deepest = 24;
function fs(x) {
  switch (x.$) {
    case -3: return x.v;
    case -2: { const r = x.f(x.v, x.x); if (r === Z) return Z; x.v = r; x.f = null; x.x = null; x.$ = -3; return r; }
    case -5: return x.f();
    case -1: D = x; return Z;
    default: return x;
  }
}
function qs(a, b) {
  if (a === b) return true;
  if (typeof a === "object") { a = fs(a); if (a === Z) return Z; }
  if (typeof b === "object") { b = fs(b); if (b === Z) return Z; }
  return a === b;
}
`;

/** Symbolic natural numbers: a variable is its own value, comparisons use the lower bound `x.lo` (beyond the thesis). */
export const symbolicText = `
function fn(x) {
  if (x instanceof P) return x;
  if (x.$ === -1 && x.x.lo !== null) return x;
  return fs(x);
}
function low(a) { return typeof a !== "object" ? a : a instanceof P ? a.v.x.lo + a.o : a.x.lo; }
function ask(a) { D = a instanceof P ? a.v : a; return Z; }
function asklow(a, b) { return low(b) < low(a) ? ask(b) : ask(a); }
function vof(a) { return a instanceof P ? a.v : a; }
function oof(a) { return a instanceof P ? a.o : 0; }
function sym(v, o) { return o === 0 ? v : new P(v, o); }
function exact(a) { return typeof a === "object" ? ask(a) : a; }
function peq(a, b) {
  const x = typeof a === "object", y = typeof b === "object";
  if (!x && !y) return a === b;
  if (x && y) return vof(a) === vof(b) ? oof(a) === oof(b) : asklow(a, b);
  return x ? (b < low(a) ? false : ask(a)) : a < low(b) ? false : ask(b);
}
function plt(a, b) {
  const x = typeof a === "object", y = typeof b === "object";
  if (!x && !y) return a < b;
  if (x && y) return vof(a) === vof(b) ? oof(a) < oof(b) : asklow(a, b);
  return x ? (low(a) >= b ? false : ask(a)) : a < low(b) ? true : ask(b);
}
function ple(a, b) {
  const x = typeof a === "object", y = typeof b === "object";
  if (!x && !y) return a <= b;
  if (x && y) return vof(a) === vof(b) ? oof(a) <= oof(b) : asklow(a, b);
  return x ? (low(a) > b ? false : ask(a)) : a <= low(b) ? true : ask(b);
}
function padd(a, b) {
  if (typeof a === "object" && typeof b === "object") return asklow(a, b);
  return typeof a === "object" ? sym(vof(a), oof(a) + b) : sym(vof(b), oof(b) + a);
}
function psub(a, b) {
  if (typeof b === "object") return typeof a !== "object" && a <= low(b) ? 0 : ask(b);
  return low(a) >= b ? sym(vof(a), oof(a) - b) : ask(a);
}
function qn(a, b) {
  if (a === b) return true;
  if (typeof a === "object") { a = fn(a); if (a === Z) return Z; }
  if (typeof b === "object") { b = fn(b); if (b === Z) return Z; }
  return peq(a, b);
}
`;
