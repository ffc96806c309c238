/**
 * Functions that work through the structure of a type: given what to do at some inner types (the leaves), build the function that does it at
 * all their places. This is how `map`, `rel`, `pred` and `size` of a datatype reach nested and mutual recursion
 * (Blanchette, Hölzl, Lochbihler, Panny, Popescu, Traytel: Truly Modular (Co)datatypes for Isabelle/HOL, ITP 2014, section 3).
 */
import { check, present } from "../../../base/index.ts";
import {
  app,
  betaApply,
  boolT,
  constant,
  domain,
  forall,
  free,
  fun,
  funs,
  isFun,
  lambda,
  lambdas,
  names,
  natT,
  range,
  type Term,
  type Theory,
  True,
  type Type,
  type TypeCon,
  tcon,
} from "../../../logic/index.ts";
import { applied } from "./declarations.ts";
import { functorOf } from "./functor.ts";

/** What to do at a type, or null when it is no leaf. */
export type Leaf = (ty: Type) => Term | null;

/** The type constructor that keeps some leaf out of reach of `map`, or null when all are within reach. `isLeaf` types are not entered. */
export function obstacle(theory: Theory, ty: Type, isLeaf: (ty: Type) => boolean): string | null {
  if (isLeaf(ty) || ty.kind === "var") return null;
  const live = isFun(ty) ? [false, true] : (functorOf(theory, ty.name)?.live ?? []);
  for (const [i, arg] of ty.args.entries()) {
    if (live[i] !== true && contains(arg, isLeaf)) return ty.name;
    const inner = obstacle(theory, arg, isLeaf);
    if (inner !== null) return inner;
  }
  return null;
}

/** Whether a type has a part that satisfies the test. */
export function contains(ty: Type, test: (ty: Type) => boolean): boolean {
  return test(ty) || (ty.kind === "con" && ty.args.some((arg) => contains(arg, test)));
}

/** `f x`, contracted when `f` is an abstraction. */
export function applyTo(f: Term, ...xs: readonly Term[]): Term {
  return betaApply(f, xs);
}

/** `λx. x`. */
export function identity(ty: Type): Term {
  const x = free("x", ty);
  return lambda(x, x);
}

/** `λ_. t`. */
function constantly(ty: Type, t: Term): Term {
  return lambda(free("_", ty), t);
}

/**
 * The function that maps a value of type `ty` by the leaves' functions; null for the identity (no leaf inside).
 * Requires: `obstacle(theory, ty, isLeaf) = null`.
 */
export function mapThrough(theory: Theory, ty: Type, leaf: Leaf): Term | null {
  const here = leaf(ty);
  if (here !== null || ty.kind === "var") return here;
  if (isFun(ty)) return mapFunction(theory, ty, leaf);
  const parts = ty.args.map((arg) => mapThrough(theory, arg, leaf));
  return parts.every((p) => p === null) ? null : mapContainer(theory, ty, parts);
}

function mapFunction(theory: Theory, ty: Type, leaf: Leaf): Term | null {
  const inner = mapThrough(theory, range(ty), leaf);
  if (inner === null) return null;
  const h = free("h", ty);
  const x = free("i", domain(ty));
  return lambdas([h, x], applyTo(inner, app(h, x)));
}

/** `map_C f₁ … fₙ` for functions of the arguments; a null one is the identity. */
export function mapContainer(theory: Theory, ty: TypeCon, parts: readonly (Term | null)[]): Term {
  const functor = present(functorOf(theory, ty.name), `mapContainer: ${ty.name} is no functor`);
  check(
    parts.every((p, i) => p === null || functor.live[i] === true),
    `mapContainer: a dead argument of ${ty.name}`,
  );
  const functions = parts.map((p, i) => p ?? identity(present(ty.args[i], "mapContainer: argument")));
  const result = tcon(
    ty.name,
    functions.map((f) => range(f.type)),
  );
  const live = functions.filter((_, i) => functor.live[i] === true);
  const type = funs(
    live.map((f) => f.type),
    fun(ty, result),
  );
  return applied(present(functor.map, "mapContainer: map"), type, live);
}

/** The relation between two values of type `ty` by the leaves' relations; null for equality, undefined when a container has no relator. */
export function relThrough(theory: Theory, ty: Type, leaf: Leaf): Term | null | undefined {
  const here = leaf(ty);
  if (here !== null || ty.kind === "var") return here;
  if (isFun(ty)) {
    const inner = relThrough(theory, range(ty), leaf);
    return inner == null ? inner : relFunction(domain(ty), inner);
  }
  const parts = ty.args.map((arg) => relThrough(theory, arg, leaf));
  if (parts.every((p) => p === null)) return null;
  const functor = functorOf(theory, ty.name);
  if (functor === null || functor.rel === null || parts.includes(undefined)) return undefined;
  const relations = parts.map((p, i) => p ?? equality(present(ty.args[i], "relThrough: argument")));
  const right = tcon(
    ty.name,
    relations.map((r) => domain(range(r.type))),
  );
  const live = relations.filter((_, i) => functor.live[i] === true);
  const type = funs([...live.map((r) => r.type), ty, right], boolT);
  return applied(functor.rel, type, live);
}

function relFunction(from: Type, inner: Term): Term {
  const f = free("f", fun(from, domain(inner.type)));
  const g = free("g", fun(from, domain(range(inner.type))));
  const x = free("i", from);
  return lambdas([f, g], forall(x, applyTo(inner, app(f, x), app(g, x))));
}

/** `(=)` at a type. */
export function equality(ty: Type): Term {
  return constant(names.eq, funs([ty, ty], boolT));
}

/** The predicate that tests all leaves inside a value; null when there are none, undefined when a container has no such predicate. */
export function predThrough(theory: Theory, ty: Type, leaf: Leaf): Term | null | undefined {
  const here = leaf(ty);
  if (here !== null || ty.kind === "var") return here;
  if (isFun(ty)) {
    const inner = predThrough(theory, range(ty), leaf);
    if (inner == null) return inner;
    const h = free("h", ty);
    const x = free("i", domain(ty));
    return lambda(h, forall(x, applyTo(inner, app(h, x))));
  }
  const parts = ty.args.map((arg) => predThrough(theory, arg, leaf));
  if (parts.every((p) => p === null)) return null;
  const functor = functorOf(theory, ty.name);
  if (functor === null || functor.pred === null || parts.includes(undefined)) return undefined;
  const predicates = parts.map((p, i) => p ?? constantly(present(ty.args[i], "predThrough: argument"), True));
  const live = predicates.filter((_, i) => functor.live[i] === true);
  const type = funs([...live.map((p) => p.type), ty], boolT);
  return applied(functor.pred, type, live);
}

/** The sum of the leaves' sizes inside a value, plus what the containers count; null when nothing counts (functions, unmeasured containers). */
export function sizeThrough(theory: Theory, ty: Type, leaf: Leaf, isLeaf: (ty: Type) => boolean): Term | null {
  const here = leaf(ty);
  if (here !== null || ty.kind === "var") return here;
  if (!ty.args.some((arg) => contains(arg, isLeaf))) return null;
  const size = isFun(ty) ? null : (functorOf(theory, ty.name)?.size ?? null);
  if (size === null) return null;
  const parts = ty.args.map((arg) => sizeThrough(theory, arg, leaf, isLeaf) ?? constantly(arg, zeroNat));
  const type = funs([...parts.map((p) => p.type), ty], natT);
  return applied(size, type, parts);
}

/** `0 :: nat`. */
export const zeroNat: Term = constant(names.zero, natT);
