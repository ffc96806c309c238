import { app, type Const, destChar, destList, names, stripFun, type Term } from "../../logic/index.ts";
import { literal, primitive } from "../language/expressions.ts";
import type { Expr, MonoType } from "../language/program.ts";
import { longestNestedList } from "../limits.ts";
import type { Translation } from "./translation.ts";

/** The place of a constructor constant in a type's representation, or −1. */
export function constructorIndex(type: MonoType, constant: string): number {
  const { shape } = type;
  switch (shape.kind) {
    case "enum":
      return shape.constructors.indexOf(constant);
    case "data":
      return shape.constructors.findIndex((c) => c.constant === constant);
    case "bool":
      return constant === names.True ? 1 : constant === names.False ? 0 : -1;
    default:
      return -1;
  }
}

/** A constructor applied to all its arguments, or null when the constant is none of its result type. */
export function construct(tr: Translation, c: Const, args: readonly Term[]): Expr | null {
  const { result, args: domains } = stripFun(c.type);
  if (domains.length !== args.length) return null;
  const type = tr.types.of(result);
  if (c.name === names.Char) return character(tr, c, args);
  const elements = c.name === names.Cons ? longList(c, args) : null;
  if (elements !== null)
    return primitive(
      "list.of",
      type.id,
      elements.map((t) => tr.expr(t)),
      type.id,
    );
  const index = constructorIndex(type, c.name);
  if (index < 0) return null;
  if (type.shape.kind === "bool") return literal(index === 1, type.id);
  if (type.shape.kind === "enum") return literal(index, type.id);
  return { kind: "construct", type: type.id, index, args: args.map((arg) => tr.expr(arg)) };
}

function longList(c: Const, args: readonly Term[]): readonly Term[] | null {
  const elements = destList(args.reduce<Term>(app, c));
  return elements !== null && elements.length > longestNestedList ? elements : null;
}

function character(tr: Translation, c: Const, args: readonly Term[]): Expr {
  const type = tr.types.id(stripFun(c.type).result);
  const code = destChar(args.reduce<Term>(app, c));
  if (code !== null) return literal(code, type);
  return primitive(
    "char.ofBits",
    type,
    args.map((arg) => tr.expr(arg)),
    type,
  );
}
