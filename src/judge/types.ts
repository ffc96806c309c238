/** What the definition of a type says of its values. */
import { carvedAt, datatypeAt, paramsAt, substTermTypes, type Term, type Type } from "../logic/index.ts";
import { emptyEnvironment } from "./environment.ts";
import type { Machine } from "./machine.ts";
import { CannotSay, isTrue, type SetValue, setOf, type Thunk, type Value } from "./value.ts";

/** The types of a constructor's fields at an instance of its datatype. */
export function fieldTypes({ theory }: Pick<Machine, "theory">, ty: Type, name: string): readonly Type[] {
  const found = datatypeAt(theory, ty)?.constructors.find((c) => c.name === name);
  if (found === undefined) throw new CannotSay(`the constructor ${name} does not belong to its type`);
  return found.args;
}

/** A subtype or a quotient: a value of it is a value of the type it is made from. */
export interface Made {
  readonly base: Type;
  /** Whether a value of that type is one of it. */
  holds(x: Thunk): boolean;
  /** Which values are one in a quotient; null for a subtype. */
  readonly same: ((a: Thunk, b: Thunk) => boolean) | null;
  /** The values that a subtype has, where they can be listed. */
  members(): readonly Thunk[] | null;
}

export function madeOf(machine: Machine, ty: Type): Made | null {
  const carved = carvedAt(machine.theory, ty);
  if (carved === null) return null;
  const { definition, base } = carved;
  const at = (t: Term): Value => machine.evaluate(substTermTypes(paramsAt(definition.params, ty), t));
  if (definition.kind === "quotient") {
    const same = (a: Thunk, b: Thunk): boolean => isTrue(machine.apply(at(definition.relation), [a, b]));
    return { base, holds: (x) => !definition.partial || same(x, x), same, members: () => null };
  }
  const set = (): SetValue => setOf(at(definition.set));
  const holds = (x: Thunk): boolean => machine.isIn(x, substTermTypes(paramsAt(definition.params, ty), definition.set), emptyEnvironment);
  return { base, holds, same: null, members: () => machine.elementsOf(base, set()) };
}
