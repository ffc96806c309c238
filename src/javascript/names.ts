import type { ConstructorLayout, FunctionId, Local, TypeId } from "../program/index.ts";

// Identifiers are numbered: no text of a theory reaches the generated code.

/** The function of a program's function. */
export function functionName(id: FunctionId): string {
  return `f${id}`;
}

export function localName(local: Local): string {
  return `x${local.id}`;
}

/** The class of a data type. */
export function className(type: TypeId): string {
  return `C${type}`;
}

/** The one value of a constructor without arguments in a tagged class. */
export function constantName(type: TypeId, index: number): string {
  return `N${type}_${index}`;
}

/** A function derived from a type, such as its equality. */
export function derivedName(what: string, type: TypeId): string {
  return `${what}${type}`;
}

/** The property that holds a field. */
export function fieldName(layout: ConstructorLayout, field: number): string {
  return `s${layout.slots[field] ?? 0}`;
}
