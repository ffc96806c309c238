/** Types in words for people, where no theory tells how to write them. */
import { baseName } from "../base/index.ts";
import type { Type } from "./type.ts";

/** Types that are written between two operands; all of them lean to the right. */
const infix: ReadonlyMap<string, string> = new Map([
  ["fun", "⇒"],
  ["Sum_Type.sum", "+"],
  ["Product_Type.prod", "×"],
]);

/** A type as users write it, with short names: `'a list`, `nat × bool ⇒ nat`. */
export function typeText(type: Type): string {
  if (type.kind === "var") return type.name;
  const sign = infix.get(type.name);
  const [first, second] = type.args;
  if (sign !== undefined && first !== undefined && second !== undefined) return `${operand(first)} ${sign} ${operand(second, sign)}`;
  if (type.args.length === 0) return baseName(type.name);
  return `${type.args.length === 1 ? type.args.map((arg) => operand(arg)).join("") : `(${type.args.map(typeText).join(", ")})`} ${baseName(type.name)}`;
}

/** In parentheses where it has a sign, unless it stands to the right of the same. */
function operand(type: Type, beside?: string): string {
  const sign = type.kind === "con" ? infix.get(type.name) : undefined;
  return sign === undefined || sign === beside ? typeText(type) : `(${typeText(type)})`;
}
