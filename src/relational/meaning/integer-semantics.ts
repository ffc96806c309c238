import type { IntOperator } from "../language/syntax.ts";

/**
 * What the integer operations mean before they are cut to the width of the problem. Numbers are plain: with the widths
 * allowed (`maxBits`) every exact result is a safe integer. The bit circuits of the translation are tested against this file.
 */
export const maxBits = 24;

/** The value of the low `bits` bits of `value`, read in two's complement. */
export function wrap(value: number, bits: number): number {
  const span = 2 ** bits;
  const low = ((value % span) + span) % span;
  return low >= span / 2 ? low - span : low;
}

/** The exact result of a binary operation on numbers of the given width. */
export function exactArithmetic(operator: IntOperator, a: number, b: number, bits: number): number {
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return b === 0 ? 0 : Math.trunc(a / b);
    case "%":
      return b === 0 ? a : a % b;
    case "&":
      return a & b;
    case "|":
      return a | b;
    case "^":
      return a ^ b;
    case "<<":
      return isShift(b, bits) ? a * 2 ** b : 0;
    case ">>":
      return isShift(b, bits) ? Math.floor(a / 2 ** b) : a < 0 ? -1 : 0;
    case ">>>":
      return isShift(b, bits) ? wrap(Math.floor((a < 0 ? a + 2 ** bits : a) / 2 ** b), bits) : 0;
  }
}

/** Shifting by less than nothing or by the whole width and more leaves nothing of the number. */
function isShift(b: number, bits: number): boolean {
  return b >= 0 && b < bits;
}
