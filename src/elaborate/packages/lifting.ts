/**
 * Between abstract and raw values through the structure of a type: the function that represents a value (`rep`) and the one that
 * abstracts it (`abs`), for types with typedefs and quotients inside (Huffman & Kunčar: Lifting and Transfer, CPP 2013, section 3).
 */
import { present } from "../../base/index.ts";
import {
  app,
  constant,
  domain,
  free,
  fun,
  isFun,
  lambda,
  lambdas,
  paramsAt,
  range,
  setT,
  substFrees,
  substTermTypes,
  substType,
  type Term,
  type Theory,
  type Type,
  type TypeCon,
  type TypeVar,
  tcon,
} from "../../logic/index.ts";
import { applied, freshPlainTypes } from "./datatype/declarations.ts";
import { functorOf } from "./datatype/functor.ts";
import { applyTo, identity, mapContainer, mapThrough, obstacle } from "./datatype/through.ts";

/** Type constructors that are seen through. */
export type Lifted = ReadonlySet<string>;

/** The typedefs and quotients that occur in a type, outermost first. */
export function abstractTypes(theory: Theory, ty: Type, found: Set<string> = new Set()): Set<string> {
  if (ty.kind === "var") return found;
  const kind = theory.types.get(ty.name)?.definition.kind;
  if (kind === "typedef" || kind === "quotient") found.add(ty.name);
  for (const arg of ty.args) abstractTypes(theory, arg, found);
  return found;
}

/** The type of raw values: every lifted type replaced by what it is made of. */
export function rawType(theory: Theory, lifted: Lifted, ty: Type): Type {
  if (ty.kind === "var") return ty;
  const args = ty.args.map((arg) => rawType(theory, lifted, arg));
  const carved = carvedType(theory, lifted, ty);
  if (carved === null) return tcon(ty.name, args);
  return substType(paramsAt(carved.params, tcon(ty.name, args)), carved.base);
}

/** Whether no quotient is among the types: then `rep` undoes `abs` on what the definition is about. */
export function areTypedefs(theory: Theory, tycons: Iterable<string>): boolean {
  return [...tycons].every((name) => theory.types.get(name)?.definition.kind === "typedef");
}

/** How a lifted type was made, or null for other types. */
function carvedType(theory: Theory, lifted: Lifted, ty: TypeCon) {
  const definition = lifted.has(ty.name) ? theory.types.get(ty.name)?.definition : undefined;
  return definition?.kind === "typedef" || definition?.kind === "quotient" ? definition : null;
}

/**
 * The function from abstract to raw values (`rep`) or back (`abs`); null for the identity, undefined when the type has a part that
 * cannot be seen through.
 */
export function liftThrough(theory: Theory, lifted: Lifted, ty: Type, direction: "rep" | "abs"): Term | null | undefined {
  if (ty.kind === "var") return null;
  if (isFun(ty)) return liftFunction(theory, lifted, ty, direction);
  const parts = ty.args.map((arg) => liftThrough(theory, lifted, arg, direction));
  if (parts.includes(undefined)) return undefined;
  const known = parts.map((p) => p ?? null);
  const carved = carvedType(theory, lifted, ty);
  if (carved !== null) return liftCarved(theory, ty, carved, known, direction);
  if (known.every((p) => p === null)) return null;
  const from = direction === "rep" ? ty : rawType(theory, lifted, ty);
  if (from.kind === "con" && ty.name === "Set.set") return image(present(known[0], "liftThrough: element"));
  const live = functorOf(theory, ty.name)?.live ?? [];
  if (from.kind === "var" || known.some((p, i) => p !== null && live[i] !== true)) return undefined;
  return mapContainer(theory, from, known);
}

function opposite(direction: "rep" | "abs"): "rep" | "abs" {
  return direction === "rep" ? "abs" : "rep";
}

/** `λf x. after (f (before x))`. */
function liftFunction(theory: Theory, lifted: Lifted, ty: Type, direction: "rep" | "abs"): Term | null | undefined {
  const before = liftThrough(theory, lifted, domain(ty), opposite(direction));
  const after = liftThrough(theory, lifted, range(ty), direction);
  if (before === undefined || after === undefined) return undefined;
  if (before === null && after === null) return null;
  const from = direction === "rep" ? ty : rawType(theory, lifted, ty);
  const to = direction === "rep" ? rawType(theory, lifted, ty) : ty;
  const f = free("f", from);
  const x = free("x", domain(to));
  const result = app(f, before === null ? x : applyTo(before, x));
  return lambdas([f, x], after === null ? result : applyTo(after, result));
}

function image(element: Term): Term {
  const type = fun(setT(domain(element.type)), setT(range(element.type)));
  return applied("Set.image", fun(element.type, type), [element]);
}

type Carved = NonNullable<ReturnType<typeof carvedType>>;

/** `Rep`, then the arguments' functions through the raw structure; or back, then `Abs`. */
function liftCarved(
  theory: Theory,
  ty: TypeCon,
  carved: Carved,
  parts: readonly (Term | null)[],
  direction: "rep" | "abs",
): Term | undefined {
  const instance = paramsAt(carved.params, ty);
  const base = substType(instance, carved.base);
  const morphism = direction === "rep" ? constant(carved.rep, fun(ty, base)) : constant(carved.abs, fun(base, ty));
  if (parts.every((p) => p === null)) return morphism;
  if (obstacle(theory, carved.base, (part) => part.kind === "var" && parts[carved.params.indexOf(part)] != null) !== null) return undefined;
  const through = throughBase(theory, ty, carved, parts);
  const x = free("x", direction === "rep" ? ty : domain(through.type));
  return direction === "rep" ? lambda(x, applyTo(through, app(morphism, x))) : lambda(x, app(morphism, applyTo(through, x)));
}

/** The arguments' functions at their places in the raw type: built for any types first, then put at the types at hand. */
function throughBase(theory: Theory, ty: TypeCon, carved: Carved, parts: readonly (Term | null)[]): Term {
  const to = freshPlainTypes(carved.params.length, carved.params);
  const functions = carved.params.map((p, i) => free(`lift${i}`, fun(p, present(to[i], "throughBase: type"))));
  const generic = mapThrough(theory, carved.base, (part) => {
    const i = part.kind === "var" ? carved.params.indexOf(part) : -1;
    return parts[i] == null ? null : (functions[i] ?? null);
  });
  const types = new Map<TypeVar, Type>();
  const terms = new Map<string, Term>();
  for (const [i, p] of carved.params.entries()) {
    const part = parts[i] ?? null;
    types.set(p, part === null ? present(ty.args[i], "throughBase: argument") : domain(part.type));
    if (part === null) continue;
    types.set(present(to[i], "throughBase: type"), range(part.type));
    terms.set(`lift${i}`, part);
  }
  const closed = generic ?? identity(carved.base);
  return substFrees(terms, substTermTypes(types, closed));
}
