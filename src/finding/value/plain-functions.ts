/**
 * Functions and sets that say most about a type that has too many to be gone through: the identity, those with one value, and the sets of
 * one element. What is said of all functions holds of these.
 */
import { TRUE } from "../../circuit/index.ts";
import { boolT, type Type } from "../../logic/index.ts";
import type { Algebra } from "./algebra.ts";
import { shapeOf } from "./shape.ts";
import type { FunValue, Value } from "./value.ts";

export function plainFunctions(algebra: Algebra, ty: Type): readonly FunValue[] {
  const shape = shapeOf(ty);
  if (shape.kind !== "fun") return [];
  const { from, to } = shape;
  const fun = (at: (x: Value) => Value): FunValue => ({ kind: "fun", from, to, at });
  const named = (type: Type): readonly Value[] => (algebra.domains.elements(type) ?? []).filter((x) => algebra.defined(x) === TRUE);
  return [
    ...(from === to ? [fun((x) => x)] : []),
    ...named(to).map((y) => fun(() => y)),
    ...(to === boolT ? named(from).map((y) => fun((x) => algebra.equal(x, y))) : []),
  ];
}
