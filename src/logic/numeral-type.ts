/** Numbers as types (`8 word`): HOL-Library.Numeral_Type writes them in binary, by four types. */
import { enumSize } from "./hol.ts";
import { type Type, tcon } from "./type.ts";

const zero = "Numeral_Type.num0";
const one = "Numeral_Type.num1";
const twice = "Numeral_Type.bit0";
const twiceAndOne = "Numeral_Type.bit1";

/** The type that a number stands for. */
export function numeralType(n: bigint): Type {
  if (n <= 1n) return tcon(n === 0n ? zero : one);
  return tcon(n % 2n === 0n ? twice : twiceAndOne, [numeralType(n / 2n)]);
}

/** The number that a type stands for; null for other types. */
export function destNumeralType(ty: Type): bigint | null {
  if (ty.kind !== "con") return null;
  if (ty.name === zero || ty.name === one) return ty.name === zero ? 0n : 1n;
  const [half] = ty.args;
  if ((ty.name !== twice && ty.name !== twiceAndOne) || half === undefined) return null;
  const n = destNumeralType(half);
  return n === null || n === 0n ? null : 2n * n + (ty.name === twice ? 0n : 1n);
}

/** How many elements a finite type has that stands for a type variable, be it one of `Enum` or a number; null for other types. */
export function standInSize(ty: Type): number | null {
  const number = destNumeralType(ty);
  return number === null ? enumSize(ty) : Number(number);
}
