import { type Circuit, FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";

/**
 * An integer as literals in two's complement, lowest bit first, the last one the sign; as wide as its value needs, at least one bit.
 * All operations are exact: results grow, and only `cut` makes them fit the width of the problem.
 */
export type Bits = readonly Lit[];

/** A number. */
export function constantBits(value: number): Bits {
  const bits: Lit[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 2)) {
    const isOdd = rest % 2 !== 0;
    bits.push(isOdd ? TRUE : FALSE);
    if ((rest === 0 && !isOdd) || rest === -1) return bits;
  }
}

/** The sign. */
function signOf(a: Bits): Lit {
  return a[a.length - 1] as Lit;
}

function bitAt(a: Bits, i: number): Lit {
  return a[Math.min(i, a.length - 1)] as Lit;
}

/** The value without sign bits that only repeat. */
function trimmed(bits: Lit[]): Bits {
  while (bits.length > 1 && bits[bits.length - 1] === bits[bits.length - 2]) bits.pop();
  return bits;
}

/** Builds arithmetic. */
export class BitAlgebra {
  readonly circuit: Circuit;

  constructor(circuit: Circuit) {
    this.circuit = circuit;
  }

  /** The low `width` bits, and whether they are not the whole value. */
  cut(a: Bits, width: number): { readonly bits: Bits; readonly overflow: Lit } {
    if (a.length <= width) return { bits: a, overflow: FALSE };
    const bits = a.slice(0, width);
    const lost = a.slice(width).map((bit) => this.circuit.xor(bit, signOf(bits)));
    return { bits: trimmed(bits), overflow: this.circuit.orAll(lost) };
  }

  equal(a: Bits, b: Bits): Lit {
    const parts: Lit[] = [];
    for (let i = Math.max(a.length, b.length) - 1; i >= 0; i--) parts.push(this.circuit.iff(bitAt(a, i), bitAt(b, i)));
    return this.circuit.andAll(parts);
  }

  /** `a < b`, or `a <= b`: from the lowest bit up, the highest difference decides, and for the sign the other way round. */
  less(a: Bits, b: Bits, orEqual: boolean): Lit {
    const top = Math.max(a.length, b.length) - 1;
    let result: Lit = orEqual ? TRUE : FALSE;
    for (let i = 0; i < top; i++) result = this.lessBit(bitAt(a, i), bitAt(b, i), result);
    return this.lessBit(bitAt(b, top), bitAt(a, top), result);
  }

  private lessBit(p: Lit, q: Lit, below: Lit): Lit {
    return this.circuit.mux(this.circuit.xor(p, q), q, below);
  }

  add(a: Bits, b: Bits, carryIn: Lit = FALSE): Bits {
    const c = this.circuit;
    const width = Math.max(a.length, b.length) + 1;
    const bits: Lit[] = [];
    let carry = carryIn;
    for (let i = 0; i < width; i++) {
      const p = bitAt(a, i);
      const q = bitAt(b, i);
      const half = c.xor(p, q);
      bits.push(c.xor(half, carry));
      carry = c.mux(half, carry, p);
    }
    return trimmed(bits);
  }

  bitNot(a: Bits): Bits {
    return a.map(negate);
  }

  negate(a: Bits): Bits {
    return this.add(constantBits(0), this.bitNot(a), TRUE);
  }

  subtract(a: Bits, b: Bits): Bits {
    return this.add(a, this.bitNot(b), TRUE);
  }

  /** The sum of many, as a balanced tree. */
  sum(terms: readonly Bits[]): Bits {
    let level = terms;
    while (level.length > 1) {
      const next: Bits[] = [];
      for (let i = 0; i < level.length; i += 2) {
        const [a, b] = [level[i] as Bits, level[i + 1]];
        next.push(b === undefined ? a : this.add(a, b));
      }
      level = next;
    }
    return level[0] ?? constantBits(0);
  }

  /** How many literals are true. */
  count(lits: readonly Lit[]): Bits {
    return this.sum(lits.map((p) => [p, FALSE]));
  }

  choose(p: Lit, a: Bits, b: Bits): Bits {
    const bits: Lit[] = [];
    for (let i = 0; i < Math.max(a.length, b.length); i++) bits.push(this.circuit.mux(p, bitAt(a, i), bitAt(b, i)));
    return trimmed(bits);
  }

  /** The value where p holds, otherwise zero. */
  guard(p: Lit, a: Bits): Bits {
    return p === TRUE ? a : trimmed(a.map((bit) => this.circuit.and(p, bit)));
  }

  bitwise(a: Bits, b: Bits, operator: (p: Lit, q: Lit) => Lit): Bits {
    const bits: Lit[] = [];
    for (let i = 0; i < Math.max(a.length, b.length); i++) bits.push(operator(bitAt(a, i), bitAt(b, i)));
    return trimmed(bits);
  }

  absolute(a: Bits): Bits {
    return this.choose(signOf(a), this.negate(a), a);
  }

  /** -1, 0 or 1. */
  sign(a: Bits): Bits {
    return trimmed([this.circuit.orAll(a.slice()), signOf(a)]);
  }

  /** Long multiplication; the sign bit of b counts negatively. */
  multiply(a: Bits, b: Bits): Bits {
    const terms: Bits[] = b.slice(0, -1).map((bit, i) => this.shiftedBy(this.guard(bit, a), i));
    const top = this.shiftedBy(this.guard(signOf(b), a), b.length - 1);
    return this.subtract(this.sum(terms), top);
  }

  /** `a * 2 ** places`. */
  private shiftedBy(a: Bits, places: number): Bits {
    return [...new Array<Lit>(places).fill(FALSE), ...a];
  }

  /** Quotient and remainder, truncated towards zero; `a / 0 = 0` and `a % 0 = a`. Restoring division of the magnitudes. */
  divide(a: Bits, b: Bits): { readonly quotient: Bits; readonly remainder: Bits } {
    const c = this.circuit;
    const dividend = this.absolute(a);
    const divisor = this.absolute(b);
    const isZero = negate(c.orAll(b.slice()));
    const digits: Lit[] = new Array<Lit>(dividend.length).fill(FALSE);
    let rest: Bits = constantBits(0);
    for (let i = dividend.length - 1; i >= 0; i--) {
      const shifted: Bits = trimmed([dividend[i] as Lit, ...rest]);
      const isOne = c.and(negate(isZero), this.less(divisor, shifted, true));
      digits[i] = isOne;
      rest = this.choose(isOne, this.subtract(shifted, divisor), shifted);
    }
    const quotient: Bits = trimmed([...digits, FALSE]);
    const signs = c.xor(signOf(a), signOf(b));
    return { quotient: this.choose(signs, this.negate(quotient), quotient), remainder: this.choose(signOf(a), this.negate(rest), rest) };
  }

  /** `a << b`; 0 unless `0 <= b < width`. */
  shiftLeft(a: Bits, b: Bits, width: number): Bits {
    return this.shiftBy(b, width, constantBits(0), (places) => this.shiftedBy(a, places));
  }

  /** `a >> b`, keeping the sign. */
  shiftRight(a: Bits, b: Bits, width: number): Bits {
    return this.shiftBy(b, width, [signOf(a)], (places) => (places < a.length ? a.slice(places) : [signOf(a)]));
  }

  /** `a >>> b` on the whole width, filled with zeros. */
  shiftRightUnsigned(a: Bits, b: Bits, width: number): Bits {
    const full = Array.from({ length: width }, (_, i) => bitAt(a, i));
    return this.shiftBy(b, width, constantBits(0), (places) => (places === 0 ? trimmed(full.slice()) : [...full.slice(places), FALSE]));
  }

  private shiftBy(b: Bits, width: number, otherwise: Bits, shifted: (places: number) => Bits): Bits {
    let result = otherwise;
    for (let places = 0; places < width; places++)
      result = this.choose(this.equal(b, constantBits(places)), trimmed([...shifted(places)]), result);
    return result;
  }
}
