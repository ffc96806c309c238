import { substTermTypes, substType, type Term, type Type, type TypeVar, termTypeVars, tvar, typeVars } from "../../logic/index.ts";

function unsorted(vars: Iterable<TypeVar>): Map<TypeVar, Type> {
  return new Map([...vars].filter((v) => v.sort.length > 0).map((v) => [v, tvar(v.name)]));
}

/** The type with its variables free of sorts, as the parameters of a class's locale have it. */
export function plainVariables(ty: Type): Type {
  return substType(unsorted(typeVars(ty)), ty);
}

export function plainTerm(t: Term): Term {
  return substTermTypes(unsorted(termTypeVars(t)), t);
}
