import { baseName, noSpan } from "../../base/index.ts";
import { destNumeralType, matchType, type Type, type TypeCon, unitT } from "../../logic/index.ts";
import { printTree, type SyntaxTree } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { type InferenceType, prune } from "../read/inference-type.ts";

const node = (head: string, ...args: readonly SyntaxTree[]): SyntaxTree => ({ kind: "node", head, args, span: noSpan });
const ident = (name: string): SyntaxTree => ({ kind: "ident", name, span: noSpan });

/** A type as a syntax tree, constructors by their shortest names or by their notation. Unknowns are `_`. */
export function typeTree(context: Context, type: InferenceType, sorts = false): SyntaxTree {
  const ty = prune(type);
  if (ty.kind === "unknown") return ident("_");
  if (ty.kind === "var") {
    const variable: SyntaxTree = { kind: "tfree", name: ty.name, span: noSpan };
    if (!sorts || ty.sort.length === 0) return variable;
    const classes = ty.sort.map((c) => ident(className(context, c)));
    return node("_ofsort", variable, classes.length === 1 && classes[0] !== undefined ? classes[0] : node("_sort", ...classes));
  }
  const number = ty.kind === "con" ? destNumeralType(ty) : null;
  if (number !== null && context.grammar.byHead.has("_NumeralType"))
    return number < 2n ? node(`_NumeralType${number}`) : node("_NumeralType", { kind: "numeral", value: number, span: noSpan });
  const record = ty.kind === "con" ? recordType(context, ty) : null;
  if (record !== null)
    return node("_type", ident(shortTypeName(context, record.name)), ...record.args.map((t) => typeTree(context, t, sorts)));
  const args = ty.args.map((arg) => typeTree(context, arg, sorts));
  if (ty.name === "fun" || context.grammar.byHead.get(ty.name)?.length) return node(ty.name, ...args);
  return node("_type", ident(shortTypeName(context, ty.name)), ...args);
}

/** The type of a record by its name: `point` for `unit point_ext`, `'a point_scheme` for `'a point_ext`. */
function recordType(context: Context, ty: TypeCon): { readonly name: string; readonly args: readonly Type[] } | null {
  let record: string | null = null;
  let more: Type = ty;
  // Extensions stand one inside the other; the innermost has the name.
  while (more.kind === "con") {
    const shape = context.theory.datatype(more.name)?.record;
    const inside: Type | undefined = more.args.at(-1);
    if (shape === undefined || inside === undefined) break;
    record = shape.record;
    more = inside;
  }
  if (record === null) return null;
  const name = more === unitT ? record : `${record}_scheme`;
  const definition = context.theory.types.get(name)?.definition;
  const found = definition?.kind === "synonym" ? matchType(definition.type, ty) : null;
  if (definition?.kind !== "synonym" || found === null) return null;
  return { name, args: definition.params.map((p) => found.get(p) ?? p) };
}

/** The shortest name of a class that is no word of the notation. */
function className(context: Context, full: string): string {
  const short = context.classes.shortest(full);
  return context.grammar.literals.has(short) ? full : short;
}

function shortTypeName(context: Context, full: string): string {
  return context.types.find(baseName(full)) === full ? baseName(full) : context.types.shortest(full);
}

export function printType(context: Context, ty: Type, sorts = false): string {
  return printTree(context.grammar, typeTree(context, ty, sorts));
}

/** A type in an error message; a function gets no extra parentheses. */
export function showInferenceType(context: Context, ty: InferenceType): string {
  return printTree(context.grammar, typeTree(context, ty, true));
}
