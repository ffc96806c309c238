import type { Type } from "../../logic/index.ts";
import { printTree, type SyntaxTree } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { typeTree } from "./print-type.ts";

/** A type as data, with the names that its text has: `'a` and `nat` have no arguments, functions are `⇒` of two. */
export interface TypeShape {
  readonly name: string;
  readonly args: readonly TypeShape[];
}

const infixes: ReadonlyMap<string, string> = new Map([
  ["fun", "⇒"],
  ["prod", "×"],
  ["sum", "+"],
]);

export function typeShape(context: Context, ty: Type): TypeShape {
  return shapeOf(context, typeTree(context, ty));
}

function shapeOf(context: Context, tree: SyntaxTree): TypeShape {
  const leaf = (): TypeShape => ({ name: printTree(context.grammar, tree), args: [] });
  if (tree.kind !== "node") return leaf();
  const [first, ...rest] = tree.args;
  if (tree.head === "_type") return first?.kind === "ident" ? { name: first.name, args: rest.map((t) => shapeOf(context, t)) } : leaf();
  // Numerals as types are written whole.
  if (tree.head.startsWith("_")) return leaf();
  return { name: infixes.get(short(tree.head)) ?? short(tree.head), args: tree.args.map((t) => shapeOf(context, t)) };
}

const short = (head: string): string => head.slice(head.lastIndexOf(".") + 1);
