/** What the definition of a type tells about its values. Of this the judge uses what only reads definitions: how many values there are it finds itself. */
import { getOrInsert } from "../base/index.ts";
import type { Datatype, TypeDefinition } from "./declaration.ts";
import { nativeType } from "./native-types.ts";
import type { Theory } from "./theory.ts";
import { domain, isFun, isGroundType, range, type Type, type TypeVar } from "./type.ts";
import { substType } from "./type-match.ts";

/** A constructor with the types of its arguments at an instance of its datatype. */
export interface ConstructorAt {
  readonly name: string;
  readonly args: readonly Type[];
}

export interface DatatypeAt {
  readonly data: Datatype;
  readonly constructors: readonly ConstructorAt[];
}

/** The parameters of a type's definition with what stands for them in `type`. */
export function paramsAt(params: readonly TypeVar[], type: Type): ReadonlyMap<TypeVar, Type> {
  const args = type.kind === "con" ? type.args : [];
  return new Map(params.map((p, i) => [p, args[i] ?? p]));
}

const datatypes = new WeakMap<Theory, Map<Type, DatatypeAt | null>>();

/** A type as a datatype or codatatype with its constructors; null for other types. */
export function datatypeAt(theory: Theory, type: Type): DatatypeAt | null {
  const kept = getOrInsert(datatypes, theory, () => new Map());
  return getOrInsert(kept, type, () => makeDatatype(theory, type));
}

function makeDatatype(theory: Theory, type: Type): DatatypeAt | null {
  const data = type.kind === "con" ? theory.datatype(type.name) : null;
  if (data === null) return null;
  const at = paramsAt(data.params, type);
  return { data, constructors: data.constructors.map((c) => ({ name: c.name, args: c.args.map((arg) => substType(at, arg)) })) };
}

/** The constructors of a datatype whose values are finite and equal only when made alike; null for other types. */
export function constructorsAt(theory: Theory, type: Type): readonly ConstructorAt[] | null {
  const found = datatypeAt(theory, type);
  if (found === null || found.data.co || type.kind !== "con") return null;
  const declared = theory.codeDatatypes.get(type.name);
  return declared === undefined || found.constructors.every((c) => declared.includes(c.name)) ? found.constructors : null;
}

type Carved = Extract<TypeDefinition, { kind: "typedef" | "quotient" }>;

/** A type made from another by `typedef` or `quotient_type`, with that type; null for other types. */
export function carvedAt(theory: Theory, type: Type): { readonly definition: Carved; readonly base: Type } | null {
  const definition = type.kind === "con" ? theory.types.get(type.name)?.definition : undefined;
  if (definition?.kind !== "typedef" && definition?.kind !== "quotient") return null;
  return { definition, base: substType(paramsAt(definition.params, type), definition.base) };
}

/** Whether values of a datatype are made of other values of it. */
export function isRecursiveType(theory: Theory, type: Type): boolean {
  const seen = new Set<Type>();
  const visit = (part: Type): void => {
    if (seen.has(part)) return;
    seen.add(part);
    if (part.kind === "con") part.args.forEach(visit);
    for (const c of datatypeAt(theory, part)?.constructors ?? []) c.args.forEach(visit);
  };
  for (const c of datatypeAt(theory, type)?.constructors ?? []) c.args.forEach(visit);
  return seen.has(type);
}

/** Whether a type is known to be finite. Only constructors are looked at: of other types it is not known. */
export function isFiniteType(theory: Theory, type: Type, within: readonly Type[] = []): boolean {
  if (within.includes(type)) return false;
  return constructorsAt(theory, type)?.every((c) => c.args.every((arg) => isFiniteType(theory, arg, [...within, type]))) === true;
}

function hasTwoValues(theory: Theory, type: Type): boolean {
  return nativeType(type) !== null || (constructorsAt(theory, type) ?? []).length > 1 || isInfiniteType(theory, type);
}

/** Whether a type is known to be infinite. */
export function isInfiniteType(theory: Theory, type: Type): boolean {
  const native = nativeType(type);
  if (native !== null) return native.size === null;
  if (isFun(type)) {
    const [from, to] = [domain(type), range(type)];
    return isInfiniteType(theory, to) || (isInfiniteType(theory, from) && hasTwoValues(theory, to));
  }
  return constructorsAt(theory, type) !== null && isGroundType(type) && !isFiniteType(theory, type);
}
