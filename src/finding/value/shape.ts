/** How types are represented: truth values, pairs, functions (sets are their characteristic functions), or elements among atoms. */
import { boolT, domain, isFun, range, type Type } from "../../logic/index.ts";

export type Shape =
  | { readonly kind: "bool" }
  | { readonly kind: "pair"; readonly fst: Type; readonly snd: Type }
  | { readonly kind: "fun"; readonly from: Type; readonly to: Type; readonly isSet: boolean }
  | { readonly kind: "element" };

const bool: Shape = { kind: "bool" };
const element: Shape = { kind: "element" };
const shapes = new Map<Type, Shape>();

export function shapeOf(ty: Type): Shape {
  const known = shapes.get(ty);
  if (known !== undefined) return known;
  const shape = computeShape(ty);
  shapes.set(ty, shape);
  return shape;
}

function computeShape(ty: Type): Shape {
  if (ty === boolT) return bool;
  if (ty.kind === "var") return element;
  if (isFun(ty)) return { kind: "fun", from: domain(ty), to: range(ty), isSet: false };
  const [a, b] = ty.args;
  if (ty.name === "Set.set" && a !== undefined) return { kind: "fun", from: a, to: boolT, isSet: true };
  if (ty.name === "Product_Type.prod" && a !== undefined && b !== undefined) return { kind: "pair", fst: a, snd: b };
  return element;
}
