/** Sums taken apart: the other operand, when the sum and one operand are known. */

import { integer, numberOf, Thunk } from "../judge/index.ts";
import { natT, type Type } from "../logic/index.ts";
import { knownValue } from "./answer-table.ts";

/** A whole number, or null when that is not settled yet. */
function known(x: Thunk): bigint | null {
  const value = knownValue(x);
  if (value?.kind !== "number") return null;
  const { above, below, rest } = numberOf(x);
  return below === 1n && rest === null ? above : null;
}

/** Which operand of `a + b = sum` is open, and what it must be (null: no natural number); null when not just one is open. */
export function openOperand(ty: Type, sum: Thunk, a: Thunk, b: Thunk): { readonly index: 0 | 1; readonly value: Thunk | null } | null {
  const [whole, first, second] = [known(sum), known(a), known(b)];
  const part = first ?? second;
  if (whole === null || part === null || (first !== null && second !== null)) return null;
  const difference = whole - part;
  return { index: first === null ? 0 : 1, value: ty === natT && difference < 0n ? null : Thunk.of(integer(difference)) };
}
