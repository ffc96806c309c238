import { mapParts, substituteLocals } from "../language/expression-walk.ts";
import { and, boolId, no, primitive, typeOf, yes } from "../language/expressions.ts";
import type { Expr, MonoType } from "../language/program.ts";
import type { Construct } from "./producer.ts";

/** Variables that stand for a constructor applied to variables and literals. */
export type KnownValues = ReadonlyMap<number, Construct>;

/** A constructor applied to variables and literals, else null. */
export function plainConstruct(e: Expr): Construct | null {
  return e.kind === "construct" && e.args.every((arg) => arg.kind === "local" || arg.kind === "literal") ? e : null;
}

/**
 * Takes apart values known by their constructor without building them: `(a, b) = (c, d)` becomes `a = c ∧ b = d`, a decision on
 * `(a, b)` becomes the arm that it takes.
 */
export function useKnown(e: Expr, types: readonly MonoType[], known: KnownValues = new Map()): Expr {
  const go = (part: Expr): Expr => useKnown(part, types, known);
  switch (e.kind) {
    case "let": {
      const value = go(e.value);
      const made = plainConstruct(value);
      const inside = made === null ? known : new Map(known).set(e.local.id, made);
      return { ...e, value, body: useKnown(e.body, types, inside) };
    }
    case "primitive":
      return e.op === "eq" ? comparison(e, types, known) : mapParts(e, go);
    case "is": {
      const made = constructOf(e.subject, known);
      return made === null ? mapParts(e, go) : made.index === e.index ? yes : no;
    }
    case "switch":
      return decision(e, types, known);
    default:
      return mapParts(e, go);
  }
}

function constructOf(e: Expr | undefined, known: KnownValues): Construct | null {
  if (e === undefined) return null;
  return e.kind === "local" ? (known.get(e.local.id) ?? null) : plainConstruct(e);
}

function comparison(e: Extract<Expr, { kind: "primitive" }>, types: readonly MonoType[], known: KnownValues): Expr {
  const [a, b] = e.args.map((arg) => constructOf(arg, known));
  const shape = types[e.on]?.shape;
  if (a == null || b == null || shape?.kind !== "data" || !shape.free || shape.equality !== null)
    return mapParts(e, (part) => useKnown(part, types, known));
  if (a.index !== b.index) return no;
  return a.args.reduceRight<Expr>((rest, left, i) => {
    const right = b.args[i] ?? left;
    return and(useKnown(primitive("eq", typeOf(left), [left, right], boolId), types, known), rest);
  }, yes);
}

function decision(e: Extract<Expr, { kind: "switch" }>, types: readonly MonoType[], known: KnownValues): Expr {
  const made = constructOf(e.subject, known);
  if (made === null) return mapParts(e, (part) => useKnown(part, types, known));
  const arm = e.arms.find((each) => each.index === made.index);
  const body = arm?.body ?? e.otherwise;
  if (body === null) return e;
  const fields = new Map<number, Expr>();
  arm?.fields.forEach((field, i) => {
    const value = made.args[i];
    if (field !== null && value !== undefined) fields.set(field.id, value);
  });
  return useKnown(substituteLocals(body, fields), types, known);
}
