import {
  app,
  type Const,
  constant,
  fun,
  type Specification,
  setT,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
} from "../logic/index.ts";
import { primitive } from "./expressions.ts";
import type { Expr } from "./program.ts";
import type { Wrappers } from "./store.ts";
import type { Translation } from "./translation.ts";

type Morphism = Extract<Specification, { kind: "morphism" }>;

/** `Rep x` and `Abs x`: a typedef's value is its representation, so both keep the value. */
export function translateMorphism(tr: Translation, c: Const, spec: Morphism, args: readonly Term[]): Expr {
  const [x, ...rest] = args;
  if (x === undefined) return tr.obstacle({ kind: "no-equation", constant: c.name, type: c.type, why: "no argument" }, tr.types.id(c.type));
  const from = tr.types.id(x.type);
  const to = tr.types.id(app(c, x).type);
  const value = primitive(spec.direction === "rep" ? "unwrap" : "wrap", from, [tr.expr(x)], to);
  return tr.apply(value, rest);
}

/**
 * The elements of a typedef as a set over the typedef itself: its carrier, since a value is its representation. Null for other types.
 */
export function carrierSet(theory: Theory, type: Type): Term | null {
  const definition = type.kind === "con" ? theory.types.get(type.name)?.definition : undefined;
  if (type.kind !== "con" || definition?.kind !== "typedef") return null;
  const subst = new Map(definition.params.map((p, i): [TypeVar, Type] => [p, type.args[i] ?? p]));
  const set = substTermTypes(subst, definition.set);
  return app(constant(carrierImage, fun(set.type, setT(type))), set);
}

/** Stands for the image of a carrier under the abstraction; the representation is the same. */
export const carrierImage = "program.carrier";

/** The functions that typedefs and quotients need from the program. */
export const wrappers: Wrappers = { carrier: () => null, relation: () => null };
