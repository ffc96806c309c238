import { Bug, countSteps } from "../base/index.ts";
import { domain, fun, isFun, range, showType, type Type } from "./type.ts";

/** What only the constructors below make. The mark exists for the type checker alone: an object written elsewhere, or a copy, is no node. */
declare abstract class Node {
  private readonly made: true;
  readonly type: Type;
}

/**
 * Terms of simply typed higher-order logic, bound variables by de Bruijn index. Every node knows its type, and only the
 * constructors below build nodes, so that no ill-typed term can exist. Immutable; compare with `sameTerm`.
 */
export type Term = Const | Free | Bound | Abs | App;

export interface Const extends Node {
  readonly kind: "const";
  /** Full internal name, such as `List.append`. */
  readonly name: string;
}

/** A free variable. Schematic variables are free variables whose name begins with `?`. */
export interface Free extends Node {
  readonly kind: "free";
  readonly name: string;
}

/** The variable bound by the `index`-th enclosing abstraction, counting from 0 outwards. */
export interface Bound extends Node {
  readonly kind: "bound";
  readonly index: number;
}

export interface Abs extends Node {
  readonly kind: "abs";
  /** The name the user gave; without meaning. */
  readonly name: string;
  /** Type of the bound variable. */
  readonly domain: Type;
  readonly body: Term;
}

export interface App extends Node {
  readonly kind: "app";
  readonly fun: Term;
  readonly arg: Term;
}

export function constant(name: string, type: Type): Const {
  return { kind: "const", name, type } as Const;
}

export function free(name: string, type: Type): Free {
  return { kind: "free", name, type } as Free;
}

export function bound(index: number, type: Type): Bound {
  return { kind: "bound", index, type } as Bound;
}

/**
 * `λname::domain. body`, where `body` refers to the new variable as `bound(0)`.
 * NB: that the loose `bound(0)` of `body` has type `domain` is the caller's duty; `lambda` below guarantees it.
 */
export function abs(name: string, dom: Type, body: Term): Abs {
  countSteps();
  return { kind: "abs", name, domain: dom, body, type: fun(dom, body.type) } as Abs;
}

/** Application; the types must agree. */
export function app(f: Term, x: Term): App {
  if (!isFun(f.type) || domain(f.type) !== x.type)
    throw new Bug(`app: types do not agree: ${showTerm(f)} :: ${showType(f.type)} applied to ${showTerm(x)} :: ${showType(x.type)}`);
  countSteps();
  return { kind: "app", fun: f, arg: x, type: range(f.type) } as App;
}

/** `f x₁ … xₙ`. */
export function apps(f: Term, xs: readonly Term[]): Term {
  return xs.reduce(app, f);
}

/** `stripApp(f x y) = { head: f, args: [x, y] }`. */
export function stripApp(t: Term): { head: Term; args: Term[] } {
  const args: Term[] = [];
  let head = t;
  while (head.kind === "app") {
    args.push(head.arg);
    head = head.fun;
  }
  return { head, args: args.reverse() };
}

/** Abstracts a free variable: `lambda(x, t) = λx. t`. */
export function lambda(x: Free, t: Term): Abs {
  return abs(x.name, x.type, abstract(x, t, 0));
}

/** `λx₁ … xₙ. t`. */
export function lambdas(xs: readonly Free[], t: Term): Term {
  return xs.reduceRight<Term>((body, x) => lambda(x, body), t);
}

function abstract(x: Free, t: Term, depth: number): Term {
  switch (t.kind) {
    case "free":
      return t.name === x.name && t.type === x.type ? bound(depth, t.type) : t;
    case "abs": {
      const body = abstract(x, t.body, depth + 1);
      return body === t.body ? t : abs(t.name, t.domain, body);
    }
    case "app":
      return rebuild(t, abstract(x, t.fun, depth), abstract(x, t.arg, depth));
    case "bound":
      return t.index >= depth ? bound(t.index + 1, t.type) : t;
    case "const":
      return t;
  }
}

/** The application with new parts of the same types; shares `t` when nothing changed. */
export function rebuild(t: App, f: Term, x: Term): App {
  return f === t.fun && x === t.arg ? t : app(f, x);
}

/** Adds `by` to every loose bound variable at or above `from`. */
export function shift(t: Term, by: number, from = 0): Term {
  switch (t.kind) {
    case "bound":
      return t.index >= from ? bound(t.index + by, t.type) : t;
    case "abs": {
      const body = shift(t.body, by, from + 1);
      return body === t.body ? t : abs(t.name, t.domain, body);
    }
    case "app":
      return rebuild(t, shift(t.fun, by, from), shift(t.arg, by, from));
    case "const":
    case "free":
      return t;
  }
}

/** Puts `x` for the loose `bound(0)` of an abstraction's body: `instantiate((λ. b).body, x) = b[x]`. */
export function instantiate(body: Term, x: Term): Term {
  return substBound(body, x, 0);
}

function substBound(t: Term, x: Term, depth: number): Term {
  switch (t.kind) {
    case "bound":
      if (t.index === depth) return depth === 0 ? x : shift(x, depth);
      return t.index > depth ? bound(t.index - 1, t.type) : t;
    case "abs": {
      const body = substBound(t.body, x, depth + 1);
      return body === t.body ? t : abs(t.name, t.domain, body);
    }
    case "app":
      return rebuild(t, substBound(t.fun, x, depth), substBound(t.arg, x, depth));
    case "const":
    case "free":
      return t;
  }
}

/** Equality up to the names of bound variables. */
export function sameTerm(a: Term, b: Term): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case "const":
      return b.kind === "const" && a.name === b.name && a.type === b.type;
    case "free":
      return b.kind === "free" && a.name === b.name && a.type === b.type;
    case "bound":
      return b.kind === "bound" && a.index === b.index;
    case "abs":
      return b.kind === "abs" && a.domain === b.domain && sameTerm(a.body, b.body);
    case "app":
      countSteps();
      return b.kind === "app" && sameTerm(a.fun, b.fun) && sameTerm(a.arg, b.arg);
  }
}

/** For messages and tests: plain, unambiguous, not for users. */
export function showTerm(t: Term, names: readonly string[] = []): string {
  switch (t.kind) {
    case "const":
    case "free":
      return t.name;
    case "bound":
      return names[t.index] ?? `#${t.index}`;
    case "abs":
      return `(λ${t.name}. ${showTerm(t.body, [t.name, ...names])})`;
    case "app": {
      const { head, args } = stripApp(t);
      return `(${[head, ...args].map((part) => showTerm(part, names)).join(" ")})`;
    }
  }
}

/** A name that is not taken: the one given, with as many primes as it needs. */
export function primed(name: string, isTaken: (name: string) => boolean): string {
  return isTaken(name) ? primed(`${name}'`, isTaken) : name;
}

/** The body of an abstraction with a fresh free variable in place of the bound one. */
export function openAbs(t: Abs, avoid: ReadonlySet<string>): { variable: Free; body: Term } {
  const name = t.name === "" || t.name === "_" ? "x" : t.name;
  const variable = free(
    primed(name, (other) => avoid.has(other)),
    t.domain,
  );
  return { variable, body: instantiate(t.body, variable) };
}

/** True when no bound variable points outside the term. */
export function isClosed(t: Term, depth = 0): boolean {
  switch (t.kind) {
    case "bound":
      return t.index < depth;
    case "abs":
      return isClosed(t.body, depth + 1);
    case "app":
      return isClosed(t.fun, depth) && isClosed(t.arg, depth);
    case "const":
    case "free":
      return true;
  }
}

/** Whether a term speaks of none of the innermost `count` bound variables around it. */
export function avoidsInnermost(t: Term, count: number, inside = 0): boolean {
  switch (t.kind) {
    case "bound":
      return t.index < inside || t.index >= inside + count;
    case "abs":
      return avoidsInnermost(t.body, count, inside + 1);
    case "app":
      return avoidsInnermost(t.fun, count, inside) && avoidsInnermost(t.arg, count, inside);
    case "free":
    case "const":
      return true;
  }
}
