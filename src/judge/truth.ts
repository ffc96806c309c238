import { names, type Type } from "../logic/index.ts";
import { CannotSay, data, type Value } from "./value.ts";

const numberTypes: ReadonlySet<string> = new Set(["Nat.nat", "Int.int", "Rat.rat", "Real.real"]);

/** Types whose values are numbers. */
export function isNumberType(ty: Type): boolean {
  return ty.kind === "con" && numberTypes.has(ty.name);
}

export function isTrue(value: Value): boolean {
  if (value.kind !== "data") throw new CannotSay("a truth value that is not one");
  return value.constructor === names.True;
}

export const truth = (b: boolean): Value => data(b ? names.True : names.False);
