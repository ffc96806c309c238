/** Types that stand for type variables of a model when it is rechecked: `finite_1` to `finite_5` and, for more elements, options of `finite_5`. */

import { app, constant, enumFinite, fun, names, optionT, type Sort, type Term, type Type } from "../../logic/index.ts";
import { largestNamedFinite, mostFiniteElements } from "../limits.ts";

/** A type of this many elements, if there is one in all these classes. */
export function finiteType(size: number, sort: Sort): Type | null {
  if (size < 1 || size > mostFiniteElements || (size > largestNamedFinite && sort.some((c) => c !== "HOL.type"))) return null;
  let ty: Type = enumFinite(Math.min(size, largestNamedFinite));
  for (let n = largestNamedFinite; n < size; n++) ty = optionT(ty);
  return ty;
}

/** The i-th element of such a type, from 0 on; null for other types. */
export function finiteElement(ty: Type, i: number): Term | null {
  if (ty.kind !== "con") return null;
  if (ty.name.startsWith("Enum.finite_")) return constant(`${ty.name}.a⇩${i + 1}`, ty);
  const [inner] = ty.args;
  if (ty.name !== "Option.option" || inner === undefined) return null;
  if (i >= sizeOf(inner)) return constant(names.None, ty);
  const element = finiteElement(inner, i);
  return element === null ? null : app(constant(names.Some, fun(inner, ty)), element);
}

function sizeOf(ty: Type): number {
  const [inner] = ty.kind === "con" ? ty.args : [];
  return inner === undefined ? largestNamedFinite : sizeOf(inner) + 1;
}
