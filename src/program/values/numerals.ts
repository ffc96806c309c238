import { getOrInsert } from "../../base/index.ts";
import { app, type Const, constant, fun, names, num, numeral, numT, type Term, type Type } from "../../logic/index.ts";

/**
 * Numerals that share their leading digits: `numeral (Bit1 d)` and `numeral (Bit0 d)` have the same `d`, so that a long list of
 * numbers costs a few nodes for each.
 */
export class Numerals {
  private readonly digits = new Map<bigint, Term>();
  private readonly heads = new Map<Type, Const>();

  term(n: bigint, type: Type): Term {
    if (n < 2n) return numeral(n, type);
    const head = getOrInsert(this.heads, type, () => constant(names.numeral, fun(numT, type)));
    return app(head, this.num(n));
  }

  private num(n: bigint): Term {
    // A large number on its own would fill the table with numbers of its size.
    if (n >= tabled) return num(n);
    const waiting: bigint[] = [];
    let rest = n;
    let done = this.digits.get(rest);
    while (done === undefined && rest > 1n) {
      waiting.push(rest);
      rest >>= 1n;
      done = this.digits.get(rest);
    }
    let term = done ?? one;
    for (let k = waiting.pop(); k !== undefined; k = waiting.pop()) {
      term = app((k & 1n) === 1n ? bit1 : bit0, term);
      this.digits.set(k, term);
    }
    return term;
  }
}

const tabled = 1n << 53n;
const one = constant(names.One, numT);
const bit0 = constant(names.Bit0, fun(numT, numT));
const bit1 = constant(names.Bit1, fun(numT, numT));
