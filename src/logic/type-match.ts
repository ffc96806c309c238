import { type Type, type TypeVar, tcon } from "./type.ts";

/** A finite map from type variables to types. */
export type TypeSubst = ReadonlyMap<TypeVar, Type>;

/** Replaces variables; shares everything that does not change. */
export function substType(subst: TypeSubst, ty: Type): Type {
  if (subst.size === 0) return ty;
  if (ty.kind === "var") return subst.get(ty) ?? ty;
  if (ty.args.length === 0) return ty;
  const args = ty.args.map((arg) => substType(subst, arg));
  return args.every((arg, i) => arg === ty.args[i]) ? ty : tcon(ty.name, args);
}

/**
 * One-way matching: the substitution that makes `pattern` equal to `ty`, or null. Sorts are not looked at:
 * ask `ofSort` of the theory where they matter. Extends `subst` in place.
 */
export function matchType(pattern: Type, ty: Type, subst: Map<TypeVar, Type> = new Map()): Map<TypeVar, Type> | null {
  if (pattern.kind === "var") {
    const known = subst.get(pattern);
    if (known !== undefined) return known === ty ? subst : null;
    subst.set(pattern, ty);
    return subst;
  }
  if (ty.kind === "var" || ty.name !== pattern.name || ty.args.length !== pattern.args.length) return null;
  for (let i = 0; i < pattern.args.length; i++) {
    const p = pattern.args[i];
    const t = ty.args[i];
    if (p === undefined || t === undefined || matchType(p, t, subst) === null) return null;
  }
  return subst;
}
