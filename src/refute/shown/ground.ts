import {
  type Conjecture,
  enumFinite,
  type Find,
  type Free,
  free,
  matchType,
  substTermTypes,
  substType,
  type Type,
  type TypeVar,
  termTypeVars,
} from "../../logic/index.ts";

/** The conjecture at the types of a find: what its assignment's terms are values of. */
export function groundAt(
  conjecture: Conjecture,
  find: Pick<Find, "assignment" | "types">,
): { readonly ground: Conjecture; readonly types: ReadonlyMap<TypeVar, Type> } {
  const types = new Map<TypeVar, Type>();
  for (const x of conjecture.variables) {
    const value = find.assignment.get(x.name);
    if (value !== undefined) matchType(x.type, value.type, types);
  }
  // Type variables that no variable mentions: what the engine chose, or anything.
  for (const t of [...conjecture.premises, conjecture.conclusion])
    for (const v of termTypeVars(t)) if (!types.has(v)) types.set(v, find.types?.get(v.name) ?? enumFinite(1));
  const variables = conjecture.variables.map((x): Free => free(x.name, substType(types, x.type)));
  const at = (t: Conjecture["conclusion"]) => substTermTypes(types, t);
  return {
    ground: {
      ...conjecture,
      variables,
      premises: conjecture.premises.map(at),
      conclusion: at(conjecture.conclusion),
      ...(conjecture.stated === undefined ? {} : { stated: at(conjecture.stated) }),
    },
    types,
  };
}
