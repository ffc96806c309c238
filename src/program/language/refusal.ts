import { baseName } from "../../base/index.ts";
import { isFun, names, range, type Type } from "../../logic/index.ts";
import type { Refusal } from "./program.ts";

/** Why something cannot be executed, in words for people; the last constant of the chain tells where. */
export function describeRefusal(refusal: Refusal): string {
  const at = refusal.where.length > 1 ? ` (needed by ${refusal.where.slice(1).map(baseName).join(", then ")})` : "";
  return reason(refusal) + at;
}

function reason(refusal: Refusal): string {
  switch (refusal.kind) {
    case "no-equation":
      return `${word(refusal.constant)} :: ${typeText(refusal.type)} cannot be executed: ${refusal.why}`;
    case "no-instance":
      return `${word(refusal.constant)} has no meaning at type ${typeText(refusal.type)}`;
    case "unbounded":
      return `${word(refusal.constant)} ranges over all values of ${typeText(refusal.type)}, which is infinite`;
    case "type":
      return `values of type ${typeText(refusal.type)} cannot be made: ${refusal.why}`;
    case "limit":
      return refusal.what;
  }
}

/** Binders by their signs. */
const binders: ReadonlyMap<string, string> = new Map([
  [names.All, "∀"],
  [names.Ex, "∃"],
  [names.The, "THE"],
  [names.Eps, "SOME"],
]);

const word = (constant: string): string => binders.get(constant) ?? baseName(constant);

/** Types between two operands, where one has a notation: `nat × bool`. */
const infix: ReadonlyMap<string, string> = new Map([
  ["Product_Type.prod", "×"],
  ["Sum_Type.sum", "+"],
]);

/** A type as users write it, with short names. */
export function typeText(type: Type): string {
  if (type.kind === "var") return type.name;
  if (isFun(type)) return `${operand(type.args[0] ?? type)} ⇒ ${typeText(range(type))}`;
  const [first, second] = type.args;
  const sign = infix.get(type.name);
  if (sign !== undefined && first !== undefined && second !== undefined) return `${operand(first)} ${sign} ${operand(second)}`;
  const args = type.args.length === 1 ? type.args.map(operand).join("") : `(${type.args.map(typeText).join(", ")})`;
  return type.args.length === 0 ? baseName(type.name) : `${args} ${baseName(type.name)}`;
}

/** In parentheses where it has a sign of its own. */
const operand = (type: Type): string =>
  type.kind === "con" && (isFun(type) || infix.has(type.name)) ? `(${typeText(type)})` : typeText(type);
