/**
 * Symbolic numbers: a variable is its own value, and comparisons use its lower bound (beyond [Bulwahn 2013]). An integer is a natural number,
 * or −1 minus one.
 */
import { type Cell, demand, fs, type Lazy, Z } from "./lazy.ts";

/** The number `s · v + o`, with s = 1 or −1, for an unbound variable `v`. */
export class P {
  declare v: Cell;
  declare o: number;
  declare s: number;

  constructor(v: Cell, o: number, s: number) {
    this.v = v;
    this.o = o;
    this.s = s;
  }
}

/** A number, a variable, or a sum with one. */
type Sym = number | Cell | P;

export function boundOf(x: Cell): number | null {
  return (x.x as { readonly lo: number | null }).lo;
}

/** Evaluates a number. */
export function fn(x: Cell | P): Lazy | P {
  const y = x instanceof P || (x.$ === -1 && boundOf(x) !== null) ? x : fs(x);
  if (typeof y !== "object" || y === Z || y === null) return y;
  if (y instanceof P) return y.v.$ === -3 ? y.s * (y.v.v as number) + y.o : y;
  return y.$ === -3 ? (y.v as Lazy) : y;
}

export function low(a: Sym): number {
  if (typeof a !== "object") return a;
  return a instanceof P ? (a.s < 0 ? Number.NEGATIVE_INFINITY : (boundOf(a.v) as number) + a.o) : (boundOf(a) as number);
}

export function high(a: Sym): number {
  if (typeof a !== "object") return a;
  return a instanceof P && a.s < 0 ? a.o - (boundOf(a.v) as number) : Number.POSITIVE_INFINITY;
}

export function ask(a: Cell | P): Cell {
  return demand(a instanceof P ? a.v : a);
}

export function near(a: Sym): number {
  return a instanceof P && a.s < 0 ? -high(a) : low(a);
}

/** Asks for the variable whose bound is nearer to zero. */
export function askEither(a: Sym, b: Sym): Cell {
  return typeof a !== "object" || (typeof b === "object" && near(b) < near(a)) ? ask(b as Cell | P) : ask(a);
}

export function vof(a: Cell | P): Cell {
  return a instanceof P ? a.v : a;
}

export function oof(a: Sym): number {
  return a instanceof P ? a.o : 0;
}

export function sof(a: Sym): number {
  return a instanceof P ? a.s : 1;
}

/** Whether two numbers differ by a constant only. */
export function along(a: Sym, b: Sym): boolean {
  return typeof a === "object" && typeof b === "object" && vof(a) === vof(b) && sof(a) === sof(b);
}

export function sym(v: Cell, o: number, s: number): Cell | P {
  return o === 0 && s === 1 ? v : new P(v, o, s);
}

export function exact(a: Sym): number | Cell {
  return typeof a === "object" ? ask(a) : a;
}

/** An integer from a natural number. */
export function signed(n: Cell, negative: boolean): Sym {
  const w = n.$ === -3 ? (n.v as Sym) : n;
  if (typeof w !== "object") return negative ? -1 - w : w;
  return negative ? new P(w as Cell, -1, -1) : w;
}

export function peq(a: Sym, b: Sym): boolean | Cell {
  if (typeof a !== "object" && typeof b !== "object") return a === b;
  if (along(a, b)) return oof(a) === oof(b);
  return high(a) < low(b) || high(b) < low(a) ? false : askEither(a, b);
}

export function plt(a: Sym, b: Sym): boolean | Cell {
  if (along(a, b)) return oof(a) < oof(b);
  return high(a) < low(b) ? true : low(a) >= high(b) ? false : askEither(a, b);
}

export function ple(a: Sym, b: Sym): boolean | Cell {
  if (along(a, b)) return oof(a) <= oof(b);
  return high(a) <= low(b) ? true : low(a) > high(b) ? false : askEither(a, b);
}

export function padd(a: Sym, b: Sym): Sym {
  if (typeof a === "object" && typeof b === "object") return askEither(a, b);
  if (typeof a === "object") return sym(vof(a), oof(a) + (b as number), sof(a));
  return sym(vof(b as Cell | P), oof(b) + a, sof(b));
}

/** The difference of natural numbers. */
export function psub(a: Sym, b: Sym): Sym {
  if (typeof b === "object") return typeof a !== "object" && a <= low(b) ? 0 : ask(b);
  return low(a) >= b ? sym(vof(a as Cell | P), oof(a) - b, 1) : ask(a as Cell | P);
}

export function pneg(a: Cell | P): Sym {
  return sym(vof(a), 0 - oof(a), 0 - sof(a));
}

export function pdiff(a: Sym, b: Sym): Sym {
  return along(a, b) ? oof(a) - oof(b) : padd(a, typeof b === "object" ? pneg(b) : 0 - b);
}

/** Equality of numbers. */
export function qn(left: Lazy | P, right: Lazy | P): Lazy {
  if (left === right) return true;
  let a = left;
  let b = right;
  if (typeof a === "object") {
    a = fn(a as Cell | P);
    if (a === Z) return Z;
  }
  if (typeof b === "object") {
    b = fn(b as Cell | P);
    if (b === Z) return Z;
  }
  return peq(a as Sym, b as Sym);
}
