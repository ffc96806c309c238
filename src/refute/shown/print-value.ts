/**
 * Values as users read them: elements of the finite types that stand for type variables print as `a⇩1`, `a⇩2`, …, records by field,
 * and copies of the numbers (`integer`, `natural`, words) as numbers.
 */
import { baseName } from "../../base/index.ts";
import { type Context, printTerm, printType } from "../../elaborate/index.ts";
import {
  abs,
  app,
  constant,
  destApps,
  destNumeral,
  free,
  fun,
  mapNodes,
  names,
  numeral,
  rebuild,
  standInSize,
  stripApp,
  type Term,
  type Type,
} from "../../logic/index.ts";
import { finiteElement, type Letters } from "./element-names.ts";
import { shortTables } from "./function-table.ts";

/** What makes a number of a type from one of `int` or `nat`. */
export const numberMakers = new Set([
  "Code_Numeral.integer_of_int",
  "Code_Numeral.natural_of_nat",
  "Word.Abs_word",
  "Numeral_Type.Abs_bit0",
  "Numeral_Type.Abs_bit1",
]);

/** `letters`: of the finite types; `a` where they say nothing. */
export function printValue(context: Context, t: Term, letters: Letters = new Map()): string {
  const records: string[] = [];
  const plain = mapNodes(simpler(context, shortTables(context.theory, t), records, letters), (leaf) => {
    const [, type, number] = (leaf.kind === "const" ? finiteElement.exec(leaf.name) : null) ?? [];
    return type === undefined ? undefined : free(`${letters.get(type) ?? "a"}⇩${number}`, leaf.type);
  });
  return printTerm(context, plain).replace(/record'(\d+)'/g, (_, i) => records[Number(i)] ?? "_");
}

/** The names of a record's fields when the type is one. */
function fieldsOf(context: Context, type: Type): readonly string[] | null {
  return type.kind === "con" ? (context.theory.datatype(type.name)?.record?.fields ?? null) : null;
}

/** Numbers by their digits, and each record replaced by a variable `record'i'`, whose text is put at its end of `records`. */
function simpler(context: Context, t: Term, records: string[], letters: Letters): Term {
  switch (t.kind) {
    case "app": {
      const number = numberOf(t);
      if (number !== null) return number;
      const text = recordText(context, t, letters);
      if (text !== null) return free(`record'${records.push(`⦇${text.join(", ")}⦈`) - 1}'`, t.type);
      const [f, x] = [simpler(context, t.fun, records, letters), simpler(context, t.arg, records, letters)];
      return rebuild(t, f, x);
    }
    case "abs": {
      const body = simpler(context, t.body, records, letters);
      return body === t.body ? t : abs(t.name, t.domain, body);
    }
    default:
      return t;
  }
}

function numberOf(t: Extract<Term, { kind: "app" }>): Term | null {
  if (t.fun.kind !== "const" || !numberMakers.has(t.fun.name)) return null;
  const [opposite] = destApps(t.arg, names.uminus, 1) ?? [];
  const digits = destNumeral(opposite ?? t.arg);
  if (digits === null) return null;
  const size = numeral(digits, t.type);
  return opposite === undefined ? size : app(constant(names.uminus, fun(t.type, t.type)), size);
}

/** `x = 1`, `y = 2`, … of a record with its extensions; null for what is none. */
function recordText(context: Context, t: Term, letters: Letters): readonly string[] | null {
  const fields = fieldsOf(context, t.type);
  const { head, args } = stripApp(t);
  const isMade = head.kind === "const" && context.theory.consts.get(head.name)?.spec.kind === "constructor";
  if (fields === null || !isMade || args.length !== fields.length + 1) return null;
  const shown = (x: Term): string => printValue(context, x, letters);
  const own = fields.map((field, i) => `${baseName(field)} = ${args[i] === undefined ? "_" : shown(args[i])}`);
  const more = args.at(-1);
  if (more === undefined || (more.kind === "const" && more.name === names.Unity)) return own;
  return [...own, ...(recordText(context, more, letters) ?? [`… = ${shown(more)}`])];
}

/** What a type variable stands for: "3 elements" for a finite stand-in, otherwise the type. */
export function standInText(context: Context, ty: Type): string {
  const count = standInSize(ty);
  return count === null ? printType(context, ty) : count === 1 ? "1 element" : `${count} elements`;
}
