import { describe, expect, test } from "vitest";
import { Circuit, type Lit } from "../../src/circuit/circuit.ts";
import { BitAlgebra, type Bits, constantBits } from "../../src/relational/ground/bit-vector.ts";
import type { IntOperator } from "../../src/relational/index.ts";
import { exactArithmetic, wrap } from "../../src/relational/meaning/integer-semantics.ts";

const width = 3;
const numbers = [-4, -3, -2, -1, 0, 1, 2, 3];

/** The value of bits when the variables of the circuit have the given values. */
function meaning(circuit: Circuit, bits: Bits, inputs: readonly boolean[]): number {
  const values: boolean[] = [false];
  for (let node = 1; node < circuit.size; node++) {
    const args = [...circuit.inputs.subarray(circuit.start[node], circuit.start[node + 1])].map((p) => values[p >> 1]! !== (p % 2 === 1));
    if (circuit.kinds[node] === 1) values.push(inputs[node - 1]!);
    else values.push(circuit.kinds[node] === 2 ? args.every(Boolean) : args[0] ? args[1]! : args[2]!);
  }
  const isTrue = (p: Lit): boolean => values[p >> 1]! !== (p % 2 === 1);
  return bits.reduce((sum, bit, i) => sum + (isTrue(bit) ? (i === bits.length - 1 ? -1 : 1) * 2 ** i : 0), 0);
}

/** Checks an operation on all pairs of numbers, once with constants and once with variables. */
function checkAll(operate: (algebra: BitAlgebra, a: Bits, b: Bits) => Bits, expected: (a: number, b: number) => number): void {
  const circuit = new Circuit();
  const variables = Array.from({ length: 2 * width }, () => circuit.variable());
  const result = operate(new BitAlgebra(circuit), variables.slice(0, width), variables.slice(width));
  for (const a of numbers)
    for (const b of numbers) {
      const inputs = Array.from({ length: 2 * width }, (_, i) => ((i < width ? a >> i : b >> (i - width)) & 1) === 1);
      expect(meaning(circuit, result, inputs), `${a}, ${b}`).toBe(expected(a, b));
      const fresh = new Circuit();
      expect(meaning(fresh, operate(new BitAlgebra(fresh), constantBits(a), constantBits(b)), [])).toBe(expected(a, b));
      expect(fresh.size).toBe(1);
    }
}

describe("bit vectors compute", () => {
  const operations: Record<IntOperator, (m: BitAlgebra, a: Bits, b: Bits) => Bits> = {
    "+": (m, a, b) => m.add(a, b),
    "-": (m, a, b) => m.subtract(a, b),
    "*": (m, a, b) => m.multiply(a, b),
    "/": (m, a, b) => m.divide(a, b).quotient,
    "%": (m, a, b) => m.divide(a, b).remainder,
    "&": (m, a, b) => m.bitwise(a, b, (p, q) => m.circuit.and(p, q)),
    "|": (m, a, b) => m.bitwise(a, b, (p, q) => m.circuit.or(p, q)),
    "^": (m, a, b) => m.bitwise(a, b, (p, q) => m.circuit.xor(p, q)),
    "<<": (m, a, b) => m.shiftLeft(a, b, width),
    ">>": (m, a, b) => m.shiftRight(a, b, width),
    ">>>": (m, a, b) => m.shiftRightUnsigned(a, b, width),
  };
  for (const [operator, operate] of Object.entries(operations) as [IntOperator, (m: BitAlgebra, a: Bits, b: Bits) => Bits][])
    test(`a ${operator} b`, () => checkAll(operate, (a, b) => exactArithmetic(operator, a, b, width) + 0));

  test("negation, absolute value, sign and complement", () => {
    checkAll(
      (m, a) => m.negate(a),
      (a) => -a + 0,
    );
    checkAll((m, a) => m.absolute(a), Math.abs);
    checkAll((m, a) => m.sign(a), Math.sign);
    checkAll(
      (m, a) => m.bitNot(a),
      (a) => -1 - a,
    );
  });

  test("comparisons, as the numbers 0 and -1", () => {
    checkAll(
      (m, a, b) => [m.equal(a, b)],
      (a, b) => (a === b ? -1 : 0),
    );
    checkAll(
      (m, a, b) => [m.less(a, b, false)],
      (a, b) => (a < b ? -1 : 0),
    );
    checkAll(
      (m, a, b) => [m.less(a, b, true)],
      (a, b) => (a <= b ? -1 : 0),
    );
  });

  test("what is left after cutting, and whether something is lost", () => {
    checkAll(
      (m, a, b) => m.cut(m.add(a, b), width).bits,
      (a, b) => wrap(a + b, width),
    );
    checkAll(
      (m, a, b) => [m.cut(m.add(a, b), width).overflow],
      (a, b) => (a + b === wrap(a + b, width) ? 0 : -1),
    );
  });

  test("the number of true literals", () => {
    checkAll(
      (m, a, b) => m.count([...fullWidth(a), ...fullWidth(b)]),
      (a, b) => ones(a) + ones(b),
    );
  });
});

function fullWidth(bits: Bits): Lit[] {
  return Array.from({ length: width }, (_, i) => bits[Math.min(i, bits.length - 1)]!);
}

function ones(a: number): number {
  return [0, 1, 2].filter((i) => ((a >> i) & 1) === 1).length;
}
