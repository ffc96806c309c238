/** Types: numbers, parameters, fields. */
import { substType, type Theory, type Type, type TypeVar } from "../logic/index.ts";
import { CannotSay } from "./value.ts";

/** Types whose values are fractions, by theory and name: those that `hollow_native_type` declares with the operations of a field. */
export const fractionTypes: readonly (readonly [string, string])[] = [
  ["Rat", "rat"],
  ["Real", "real"],
];

const numberTypes: ReadonlySet<string> = new Set(["Nat.nat", "Int.int", ...fractionTypes.map(([theory, name]) => `${theory}.${name}`)]);

/** Types whose values are numbers. */
export function isNumberType(ty: Type): boolean {
  return ty.kind === "con" && numberTypes.has(ty.name);
}

export function paramsOf(params: readonly TypeVar[], args: readonly Type[]): Map<TypeVar, Type> {
  return new Map(params.map((p, i) => [p, args[i] ?? p]));
}

/** The types of a constructor's fields at an instance of its datatype. */
export function fieldTypes({ theory }: { readonly theory: Theory }, ty: Type, name: string): Type[] {
  const datatype = ty.kind === "con" ? theory.datatype(ty.name) : null;
  const found = datatype?.constructors.find((c) => c.name === name);
  if (datatype == null || found === undefined || ty.kind === "var")
    throw new CannotSay(`the constructor ${name} does not belong to its type`);
  const params = paramsOf(datatype.params, ty.args);
  return found.args.map((arg) => substType(params, arg));
}
