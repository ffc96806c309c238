import { charT, intT, natT } from "./hol.ts";
import { type Type, tcon } from "./type.ts";

/** A type whose values the program computes with itself. */
export interface NativeType {
  readonly type: Type;
  /** What its values are: natural numbers, integers, fractions, codes of characters. */
  readonly kind: "nat" | "int" | "rational" | "char";
  /** How many values there are altogether; null for infinitely many. */
  readonly size: number | null;
  /** How many values there are below a bound ([Bulwahn 2013], section 3.2.3). */
  readonly countAt: (bound: number) => number;
}

const fractions = { kind: "rational", size: null, countAt: (k: number) => k * k } as const;

/** One row each. */
export const nativeTypes: readonly NativeType[] = [
  { type: natT, kind: "nat", size: null, countAt: (k) => k },
  { type: intT, kind: "int", size: null, countAt: (k) => 2 * k - 1 },
  { type: tcon("Rat.rat"), ...fractions },
  { type: tcon("Real.real"), ...fractions },
  { type: charT, kind: "char", size: 256, countAt: (k) => Math.min(256, 2 ** k) },
];

const rows: ReadonlyMap<Type, NativeType> = new Map(nativeTypes.map((row) => [row.type, row]));

/** The row of a type, null when it is none of them. */
export function nativeType(type: Type): NativeType | null {
  return rows.get(type) ?? null;
}

/** The types of fractions, each with its theory and its name there: `Rat`, `rat`. */
export const fractionTypes: readonly { readonly theory: string; readonly name: string }[] = nativeTypes.flatMap(({ type, kind }) => {
  const [theory = "", name = ""] = type.kind === "con" ? type.name.split(".") : [];
  return kind === "rational" ? [{ theory, name }] : [];
});

/** Natural numbers and integers: they can be counted through between two limits. */
export function isWholeNumber(type: Type): boolean {
  const kind = nativeType(type)?.kind;
  return kind === "nat" || kind === "int";
}

/** Whether values of the type are numbers. */
export function isNumberType(type: Type): boolean {
  const row = nativeType(type);
  return row !== null && row.kind !== "char";
}
