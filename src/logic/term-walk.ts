import { countSteps } from "../base/index.ts";
import {
  type Abs,
  abs,
  app,
  bound,
  type Const,
  constant,
  type Free,
  free,
  instantiate,
  rebuild,
  shift,
  stripApp,
  type Term,
} from "./term.ts";
import type { Type, TypeVar } from "./type.ts";
import { typeVars } from "./type.ts";
import { substType, type TypeSubst } from "./type-match.ts";

/** The free variables in order of first occurrence, each once. */
export function freeVars(t: Term, found: Map<string, Free> = new Map()): Map<string, Free> {
  eachNode(t, (node) => {
    if (node.kind === "free" && !found.has(node.name)) found.set(node.name, node);
  });
  return found;
}

/** Visits every node, outermost first, left to right; without recursion on the function spine. */
export function eachNode(t: Term, visit: (node: Term) => void): void {
  const stack: Term[] = [t];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    visit(node);
    countSteps();
    if (node.kind === "app") stack.push(node.arg, node.fun);
    else if (node.kind === "abs") stack.push(node.body);
  }
}

/** The constants of a term, each occurrence. */
export function constsOf(t: Term): Const[] {
  const found: Const[] = [];
  eachNode(t, (node) => {
    if (node.kind === "const") found.push(node);
  });
  return found;
}

/** A text that is the same for equal terms only; names of bound variables do not count. */
export function exactKey(t: Term): string {
  switch (t.kind) {
    case "const":
      return `${t.name}:${t.type.id}`;
    case "free":
      return `?${t.name}:${t.type.id}`;
    case "bound":
      return `#${t.index}`;
    case "abs":
      return `λ${t.domain.id}.${exactKey(t.body)}`;
    case "app":
      return `(${exactKey(t.fun)} ${exactKey(t.arg)})`;
  }
}

/** The type variables of all types in a term. */
export function termTypeVars(t: Term, found: Set<TypeVar> = new Set()): Set<TypeVar> {
  eachNode(t, (node) => {
    if (node.kind === "abs") typeVars(node.domain, found);
    else if (node.kind !== "app") typeVars(node.type, found);
  });
  return found;
}

/** Applies a type substitution throughout. */
export function substTermTypes(subst: TypeSubst, t: Term): Term {
  if (subst.size === 0) return t;
  const go = (node: Term): Term => {
    switch (node.kind) {
      case "const":
        return renew(node, (ty) => constant(node.name, ty));
      case "free":
        return renew(node, (ty) => free(node.name, ty));
      case "bound":
        return renew(node, (ty) => bound(node.index, ty));
      case "abs":
        return abs(node.name, substType(subst, node.domain), go(node.body));
      case "app":
        return app(go(node.fun), go(node.arg));
    }
  };
  const renew = (node: Term, make: (ty: Type) => Term): Term => {
    const ty = substType(subst, node.type);
    return ty === node.type ? node : make(ty);
  };
  return go(t);
}

/** Replaces free variables by terms without loose bound variables. Keys are names; the types must agree. */
export function substFrees(subst: ReadonlyMap<string, Term>, t: Term): Term {
  if (subst.size === 0) return t;
  return mapNodes(t, (node) => (node.kind === "free" ? subst.get(node.name) : undefined));
}

/** Rebuilds a term, putting `replace(node)` for constants and variables where it is not undefined (it must be closed and of the same type). */
export function mapNodes(t: Term, replace: (leaf: Const | Free) => Term | undefined): Term {
  switch (t.kind) {
    case "const":
    case "free":
      return replace(t) ?? t;
    case "bound":
      return t;
    case "abs": {
      const body = mapNodes(t.body, replace);
      return body === t.body ? t : abs(t.name, t.domain, body);
    }
    case "app":
      return rebuild(t, mapNodes(t.fun, replace), mapNodes(t.arg, replace));
  }
}

/** The term with its immediate parts changed. */
export function mapParts(t: Term, change: (part: Term) => Term): Term {
  if (t.kind === "app") return rebuild(t, change(t.fun), change(t.arg));
  if (t.kind !== "abs") return t;
  const body = change(t.body);
  return body === t.body ? t : abs(t.name, t.domain, body);
}

/** Contracts all β-redexes, innermost arguments after the head. Terms are simply typed, so this ends. */
export function betaNormal(t: Term): Term {
  switch (t.kind) {
    case "const":
    case "free":
    case "bound":
      return t;
    case "abs": {
      const body = betaNormal(t.body);
      return body === t.body ? t : abs(t.name, t.domain, body);
    }
    case "app": {
      const f = betaNormal(t.fun);
      if (f.kind === "abs") return betaNormal(instantiate(f.body, t.arg));
      return rebuild(t, f, betaNormal(t.arg));
    }
  }
}

/** Applies with β-contraction at the head: `betaApply(λx. b, a) = b[a]`. */
export function betaApply(f: Term, xs: readonly Term[]): Term {
  return xs.reduce<Term>((t, x) => (t.kind === "abs" ? instantiate(t.body, x) : app(t, x)), f);
}

/** `λx. f x` when `f` is not an abstraction already. */
export function etaExpand(f: Term, name = "x"): Abs {
  if (f.kind === "abs") return f;
  if (f.type.kind !== "con" || f.type.args[0] === undefined) throw new RangeError("etaExpand: not a function");
  const dom = f.type.args[0];
  return abs(name, dom, app(shift(f, 1), bound(0, dom)));
}

/** `headConst(f x y)` is the constant `f`, or null. */
export function headConst(t: Term): Const | null {
  const { head } = stripApp(t);
  return head.kind === "const" ? head : null;
}

/** Whether a term mentions the variable that is bound `depth` abstractions around it. */
export function usesBound(t: Term, depth = 0): boolean {
  if (t.kind === "bound") return t.index === depth;
  if (t.kind === "abs") return usesBound(t.body, depth + 1);
  return t.kind === "app" && (usesBound(t.fun, depth) || usesBound(t.arg, depth));
}
