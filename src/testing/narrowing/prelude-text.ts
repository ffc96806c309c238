/**
 * The run time of lazy code, as text (STUDY, section 5, design N2s). Every evaluation returns its value in weak head normal form, or `Z`:
 * stuck, with the demanded variable in `D`, or null there when a value is missing.
 *
 * - `V`: a variable or thunk of any type without class of its own. `$`: −1 unbound variable, −2 thunk (code `f` of `a` and `x`, made at the
 *   choice number `t`), −3 evaluated (value in `v`), −5 computed anew at each demand (bound variables whose value is made from others).
 *   `x`: what the search knows of a variable.
 * - Data types have a class with tag `$` ≥ 0, slots, and `x`; a variable is a cell with tag −1.
 * - `P`: the natural number `v + o` for an unbound variable `v`; occurs with symbolic numbers only.
 *
 * A set whose elements cannot be listed yet goes on as a predicate, which forgets the variable that was missing; `lost` remembers one.
 *
 * No variable is bound during an evaluation. A thunk that is older than the last choice and evaluated after it goes to the trail, and is a
 * thunk again when that choice is undone.
 */
export const preludeText = `
class V { constructor($, v, f, x, a, t) { this.$ = $; this.v = v; this.f = f; this.x = x; this.a = a; this.t = t; } }
class P { constructor(v, o) { this.v = v; this.o = o; } }
const Z = new V(-9, null, null, null, null, 0);
let D = null, I = null, lost = null, behind = 0;
const deepest = 24;
function fs(x) {
  switch (x.$) {
    case -3: return x.v;
    case -2: { const r = x.f(x.a, x.x); if (r === Z) return Z; x.v = r; x.$ = -3; if (x.t !== T) trail.push(x); return r; }
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
  const y = x instanceof P || (x.$ === -1 && x.x.lo !== null) ? x : fs(x);
  if (typeof y !== "object" || y === Z) return y;
  if (y instanceof P) return y.v.$ === -3 ? y.v.v + y.o : y;
  return y.$ === -3 ? y.v : y;
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
