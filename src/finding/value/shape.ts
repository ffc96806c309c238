/** How types are represented: truth values, pairs, functions (sets are their characteristic functions), or elements among atoms. */
import { boolT, type Datatype, domain, isFun, range, substType, type Theory, type Type, type TypeVar } from "../../logic/index.ts";

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

/** A constructor of a datatype at an instance of the type. */
export interface ConstructorAt {
  readonly name: string;
  readonly args: readonly Type[];
}

export function datatypeAt(theory: Theory, ty: Type): { readonly data: Datatype; readonly constructors: readonly ConstructorAt[] } | null {
  if (ty.kind === "var") return null;
  const data = theory.datatype(ty.name);
  if (data === null) return null;
  const subst = instance(data.params, ty.args);
  return { data, constructors: data.constructors.map((c) => ({ name: c.name, args: c.args.map((arg) => substType(subst, arg)) })) };
}

/** Whether values of a datatype are made of other values of it. */
export function isRecursive(theory: Theory, ty: Type): boolean {
  const seen = new Set<Type>();
  const visit = (part: Type): void => {
    if (seen.has(part)) return;
    seen.add(part);
    if (part.kind === "con") part.args.forEach(visit);
    for (const c of datatypeAt(theory, part)?.constructors ?? []) c.args.forEach(visit);
  };
  for (const c of datatypeAt(theory, ty)?.constructors ?? []) c.args.forEach(visit);
  return seen.has(ty);
}

export function instance(params: readonly TypeVar[], args: readonly Type[]): Map<TypeVar, Type> {
  const subst = new Map<TypeVar, Type>();
  params.forEach((p, i) => {
    const arg = args[i];
    if (arg !== undefined) subst.set(p, arg);
  });
  return subst;
}
