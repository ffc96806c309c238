/**
 * The run time of lazy code, as text (STUDY, section 5, design N2s). Every evaluation returns its value in weak head normal form, or `Z`:
 * stuck, with the demanded variable in `D`, or null there when a value is missing.
 *
 * - `V`: a variable or thunk of any type without class of its own. `$`: −1 unbound variable, −2 thunk (code `f` of `a` and `x`, made at the
 *   choice number `t`), −3 evaluated (value in `v`), −5 computed anew at each demand (bound variables whose value is made from others).
 *   `x`: what the search knows of a variable.
 * - Data types have a class with tag `$` ≥ 0, slots, and `x`; a variable is a cell with tag −1.
 * - `P`: the number `s · v + o`, with s = 1 or −1, for an unbound variable `v`; occurs with symbolic numbers only.
 *
 * A set whose elements cannot be listed yet goes on as a predicate, which forgets the variable that was missing; `lost` remembers one.
 *
 * No variable is bound during an evaluation. A thunk that is older than the last choice and evaluated after it goes to the trail, and is a
 * thunk again when that choice is undone.
 */
export const preludeText = `
class V { constructor($, v, f, x, a, t) { this.$ = $; this.v = v; this.f = f; this.x = x; this.a = a; this.t = t; } }
class P { constructor(v, o, s) { this.v = v; this.o = o; this.s = s; } }
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

/**
 * Symbolic numbers: a variable is its own value, and comparisons use its lower bound `x.lo` (beyond the thesis). An integer is a natural
 * number, or −1 minus one.
 */
export const symbolicText = `
function fn(x) {
  const y = x instanceof P || (x.$ === -1 && x.x.lo !== null) ? x : fs(x);
  if (typeof y !== "object" || y === Z) return y;
  if (y instanceof P) return y.v.$ === -3 ? y.s * y.v.v + y.o : y;
  return y.$ === -3 ? y.v : y;
}
function low(a) { return typeof a !== "object" ? a : a instanceof P ? (a.s < 0 ? -Infinity : a.v.x.lo + a.o) : a.x.lo; }
function high(a) { return typeof a !== "object" ? a : a instanceof P && a.s < 0 ? a.o - a.v.x.lo : Infinity; }
function ask(a) { D = a instanceof P ? a.v : a; return Z; }
function near(a) { return a instanceof P && a.s < 0 ? -high(a) : low(a); }
function askEither(a, b) { return typeof a !== "object" || (typeof b === "object" && near(b) < near(a)) ? ask(b) : ask(a); }
function vof(a) { return a instanceof P ? a.v : a; }
function oof(a) { return a instanceof P ? a.o : 0; }
function sof(a) { return a instanceof P ? a.s : 1; }
function along(a, b) { return typeof a === "object" && typeof b === "object" && vof(a) === vof(b) && sof(a) === sof(b); }
function sym(v, o, s) { return o === 0 && s === 1 ? v : new P(v, o, s); }
function exact(a) { return typeof a === "object" ? ask(a) : a; }
function signed(n, negative) {
  const w = n.$ === -3 ? n.v : n;
  if (typeof w !== "object") return negative ? -1 - w : w;
  return negative ? new P(w, -1, -1) : w;
}
function peq(a, b) {
  if (typeof a !== "object" && typeof b !== "object") return a === b;
  if (along(a, b)) return oof(a) === oof(b);
  return high(a) < low(b) || high(b) < low(a) ? false : askEither(a, b);
}
function plt(a, b) {
  if (along(a, b)) return oof(a) < oof(b);
  return high(a) < low(b) ? true : low(a) >= high(b) ? false : askEither(a, b);
}
function ple(a, b) {
  if (along(a, b)) return oof(a) <= oof(b);
  return high(a) <= low(b) ? true : low(a) > high(b) ? false : askEither(a, b);
}
function padd(a, b) {
  if (typeof a === "object" && typeof b === "object") return askEither(a, b);
  return typeof a === "object" ? sym(vof(a), oof(a) + b, sof(a)) : sym(vof(b), oof(b) + a, sof(b));
}
function psub(a, b) {
  if (typeof b === "object") return typeof a !== "object" && a <= low(b) ? 0 : ask(b);
  return low(a) >= b ? sym(vof(a), oof(a) - b, 1) : ask(a);
}
function pneg(a) { return sym(vof(a), 0 - oof(a), 0 - sof(a)); }
function pdiff(a, b) { return along(a, b) ? oof(a) - oof(b) : padd(a, typeof b === "object" ? pneg(b) : 0 - b); }
function qn(a, b) {
  if (a === b) return true;
  if (typeof a === "object") { a = fn(a); if (a === Z) return Z; }
  if (typeof b === "object") { b = fn(b); if (b === Z) return Z; }
  return peq(a, b);
}
`;
