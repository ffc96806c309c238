/** The datatypes of a theory as plain descriptions, for generators and for TypeScript types. */
import { baseName } from "../../base/index.ts";
import type { Theory, Type } from "../../logic/index.ts";
import type { DatatypeDescription, TypeExpr } from "../../quickcheck/index.ts";

/** Types that have a value of their own in TypeScript. */
const standard: ReadonlySet<string> = new Set([
  "HOL.bool",
  "Nat.nat",
  "Int.int",
  "String.char",
  "Product_Type.unit",
  "List.list",
  "Set.set",
  "Option.option",
  "Product_Type.prod",
  "fun",
]);

function typeExpr(ty: Type): TypeExpr {
  if (ty.kind === "var") return { kind: "param", name: paramName(ty.name) };
  if (ty.name === "List.list" && ty.args[0]?.kind === "con" && ty.args[0].name === "String.char")
    return { kind: "type", name: "string", args: [] };
  return { kind: "type", name: baseName(ty.name), args: ty.args.map(typeExpr) };
}

const paramName = (name: string): string => name.replace(/^'/, "");

/** Every datatype that the theory's own datatypes need, described; codatatypes and records' extensions included where they occur. */
export function datatypeDescriptions(theory: Theory, ofTheory: string): DatatypeDescription[] {
  const found = new Map<string, DatatypeDescription>();
  const visit = (tycon: string): void => {
    const datatype = standard.has(tycon) || found.has(tycon) ? null : theory.datatype(tycon);
    if (datatype === null || datatype.co) return;
    found.set(tycon, {
      name: baseName(tycon),
      params: datatype.params.map((p) => paramName(p.name)),
      constructors: datatype.constructors.map((c) => ({ name: baseName(c.name), args: c.args.map(typeExpr) })),
    });
    for (const c of datatype.constructors) for (const arg of c.args) visitType(arg);
  };
  const visitType = (ty: Type): void => {
    if (ty.kind === "var") return;
    visit(ty.name);
    for (const arg of ty.args) visitType(arg);
  };
  for (const tycon of theory.types.keys()) if (tycon.startsWith(`${ofTheory}.`)) visit(tycon);
  return [...found.values()];
}
