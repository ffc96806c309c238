import type { Const } from "./term.ts";
import { constant } from "./term.ts";
import type { Theory } from "./theory.ts";
import type { Type, TypeVar } from "./type.ts";
import { matchType, substType } from "./type-match.ts";

/** How the declared type of a constant is instantiated at an occurrence, or null if the occurrence is not an instance. */
export function typeInstance(theory: Theory, c: Const): Map<TypeVar, Type> | null {
  const declared = theory.consts.get(c.name);
  return declared === undefined ? null : matchType(declared.type, c.type);
}

/**
 * The constant that gives an overloaded one its meaning at a type: `plus :: nat ⇒ nat ⇒ nat` is `plus_nat`.
 * Null where no instance fits (a type variable, or no instance declared).
 */
export function resolveInstance(theory: Theory, c: Const): Const | null {
  for (const instance of theory.instances.get(c.name) ?? []) {
    const subst = matchType(instance.type, c.type);
    if (subst === null) continue;
    const impl = theory.consts.get(instance.impl);
    // The implementing constant's type has the same shape as the instance's, perhaps with other variable names.
    if (impl !== undefined && matchType(impl.type, c.type) !== null) return constant(instance.impl, substType(subst, instance.type));
  }
  return null;
}
