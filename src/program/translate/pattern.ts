import { destChar, destNumeral, freeVars, names, stripApp, type Term, type Theory, type Type } from "../../logic/index.ts";
import type { MonoType } from "../language/program.ts";
import type { TypeTable } from "../language/type-table.ts";
import { constructorIndex } from "./construct.ts";

/** A pattern on the left of an equation, as far as execution can use it. */
export type Pattern =
  | { readonly kind: "any"; readonly variable: string | null }
  /** A constructor by its place; for nat, 0 is zero and 1 is successor. */
  | { readonly kind: "constructor"; readonly index: number; readonly args: readonly Pattern[] }
  /** A number or character to compare with. */
  | { readonly kind: "literal"; readonly value: bigint }
  /** A character by its eight bits. */
  | { readonly kind: "bits"; readonly args: readonly Pattern[] }
  /** The abstraction of a typedef: binds the representation. */
  | { readonly kind: "wrapped"; readonly base: Type; readonly arg: Pattern }
  /** A closed term to compare with. */
  | { readonly kind: "equal"; readonly term: Term };

/** The pattern of a term, or null when execution cannot match it. Every variable is expected to occur once. */
export function readPattern(theory: Theory, types: TypeTable, t: Term): Pattern | null {
  if (t.kind === "free") return { kind: "any", variable: t.name };
  const type = types.of(t.type);
  const number = literalPattern(type, t);
  if (number !== null) return number;
  const { head, args } = stripApp(t);
  if (head.kind !== "const") return null;
  const sub = (): Pattern[] | null => {
    const read = args.map((arg) => readPattern(theory, types, arg));
    return read.every((p): p is Pattern => p !== null) ? read : null;
  };
  if (type.shape.kind === "number" && head.name === names.Suc) return made(1, sub());
  if (head.name === names.Char) {
    const bits = sub();
    return bits === null ? null : { kind: "bits", args: bits };
  }
  const index = constructorIndex(type, head.name);
  if (index >= 0) return made(index, sub());
  const [arg] = args;
  const spec = theory.consts.get(head.name)?.spec;
  if (spec?.kind === "morphism" && spec.direction === "abs" && args.length === 1 && arg !== undefined) {
    const inner = readPattern(theory, types, arg);
    return inner === null ? null : { kind: "wrapped", base: arg.type, arg: inner };
  }
  return freeVars(t).size === 0 ? { kind: "equal", term: t } : null;
}

function made(index: number, args: readonly Pattern[] | null): Pattern | null {
  return args === null ? null : { kind: "constructor", index, args };
}

function literalPattern(type: MonoType, t: Term): Pattern | null {
  if (type.shape.kind === "enum") {
    const code = destChar(t);
    return code === null ? null : { kind: "literal", value: BigInt(code) };
  }
  if (type.shape.kind !== "number") return null;
  const value = destNumeral(t) ?? negated(t);
  return value === null ? null : { kind: "literal", value };
}

function negated(t: Term): bigint | null {
  if (t.kind !== "app" || t.fun.kind !== "const" || t.fun.name !== names.uminus) return null;
  const value = destNumeral(t.arg);
  return value === null ? null : -value;
}
