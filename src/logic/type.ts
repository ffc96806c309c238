import { Bug, check } from "../base/index.ts";

/** A set of class names: sorted, without repetition. The empty sort is no constraint (`type`). */
export type Sort = readonly string[];

/** What only `tvar` and `tcon` make; the mark exists for the type checker alone, and copies do not have it. */
declare abstract class Interned {
  private readonly made: true;
  readonly id: number;
}

/**
 * Types of simply typed higher-order logic with sorted variables. Interned: equal types are the same object,
 * so that `===` is equality and maps can key on `id`. Built only by `tvar` and `tcon`.
 */
export type Type = TypeCon | TypeVar;

export interface TypeCon extends Interned {
  readonly kind: "con";
  readonly name: string;
  readonly args: readonly Type[];
  /** The number of constructors and variables in it, shared parts counted each time. */
  readonly size: number;
}

/** In declarations and equations a variable stands for every type of its sort; in a statement it is fixed but arbitrary. */
export interface TypeVar extends Interned {
  readonly kind: "var";
  /** With its quote: `'a`. */
  readonly name: string;
  readonly sort: Sort;
}

const interned = new Map<string, Type>();

function intern<T extends Type>(key: string, make: (id: number) => T): T {
  const found = interned.get(key);
  if (found !== undefined) return found as T;
  const made = make(interned.size);
  interned.set(key, made);
  return made;
}

/** A sort from class names in any order. */
export function sortOf(classes: Iterable<string>): Sort {
  return [...new Set(classes)].sort();
}

/** The type variable of that name and sort. */
export function tvar(name: string, sort: Sort = []): TypeVar {
  const normal = sort.length < 2 ? sort : sortOf(sort);
  return intern(`${name}::${normal.join("&")}`, (id) => ({ kind: "var", id, name, sort: normal }) as TypeVar);
}

/** A type constructor applied. The arity is checked against the theory by its declarer, not here. */
export function tcon(name: string, args: readonly Type[] = []): TypeCon {
  const key = args.length === 0 ? `${name}()` : `${name}(${args.map((a) => a.id).join(",")})`;
  return intern(key, (id) => ({ kind: "con", id, name, args, size: args.reduce((n, arg) => n + typeSize(arg), 1) }) as TypeCon);
}

/** `a ⇒ b`. */
export function fun(from: Type, to: Type): TypeCon {
  return tcon("fun", [from, to]);
}

/** `a₁ ⇒ … ⇒ aₙ ⇒ result`. */
export function funs(args: readonly Type[], result: Type): Type {
  return args.reduceRight((to, from) => fun(from, to), result);
}

export function isFun(ty: Type): boolean {
  return ty.kind === "con" && ty.name === "fun";
}

/** The argument type of a function type. */
export function domain(ty: Type): Type {
  const [from] = ty.kind === "con" ? ty.args : [];
  check(isFun(ty) && from !== undefined, "domain: not a function type");
  return from;
}

/** The result type of a function type. */
export function range(ty: Type): Type {
  const to = ty.kind === "con" ? ty.args[1] : undefined;
  check(isFun(ty) && to !== undefined, "range: not a function type");
  return to;
}

/** `stripFun(a ⇒ b ⇒ c) = { args: [a, b], result: c }`, taking at most `most` arguments. */
export function stripFun(ty: Type, most = Number.POSITIVE_INFINITY): { args: Type[]; result: Type } {
  const args: Type[] = [];
  let result = ty;
  while (isFun(result) && args.length < most) {
    args.push(domain(result));
    result = range(result);
  }
  return { args, result };
}

/** The number of type constructors and variables in a type. */
export function typeSize(ty: Type): number {
  return ty.kind === "var" ? 1 : ty.size;
}

/** The variables of a type in order of first occurrence. */
export function typeVars(ty: Type, found: Set<TypeVar> = new Set()): Set<TypeVar> {
  if (ty.kind === "var") found.add(ty);
  else for (const arg of ty.args) typeVars(arg, found);
  return found;
}

export function isGroundType(ty: Type): boolean {
  return ty.kind === "con" && ty.args.every(isGroundType);
}

/** Calls `visit` on every constructor in the type, inside out. */
export function eachTypeCon(ty: Type, visit: (con: TypeCon) => void): void {
  if (ty.kind === "var") return;
  for (const arg of ty.args) eachTypeCon(arg, visit);
  visit(ty);
}

/** For messages and tests: plain, unambiguous, not for users. */
export function showType(ty: Type): string {
  if (ty.kind === "var") return ty.sort.length === 0 ? ty.name : `${ty.name}::${ty.sort.join("&")}`;
  if (isFun(ty)) return `(${showType(domain(ty))} ⇒ ${showType(range(ty))})`;
  if (ty.args.length === 0) return ty.name;
  return `${ty.args.length === 1 ? ty.args.map(showType).join("") : `(${ty.args.map(showType).join(", ")})`} ${ty.name}`;
}

/** A type that must be a constructor application. */
export function asCon(ty: Type): TypeCon {
  if (ty.kind === "var") throw new Bug(`asCon: ${ty.name} is a variable`);
  return ty;
}
