/**
 * Inductive sets as predicates: `S :: ('a × 'b) set` becomes `Sp :: 'a ⇒ 'b ⇒ bool`, memberships `(t, u) ∈ S` become `Sp t u`, and
 * `S = {(x, y). Sp x y}`. How far tuples are taken apart is decided by the tuples written in the rules. A set parameter that is only
 * asked for its members becomes a predicate, too: `rtrancl r` gives `rtranclp r` over a relation `r :: 'a ⇒ 'a ⇒ bool`.
 */
import { present } from "../../../base/index.ts";
import {
  abs,
  app,
  apps,
  boolT,
  collect,
  constant,
  destApps,
  type Equation,
  type Free,
  free,
  freeVars,
  funs,
  lambda,
  lambdas,
  member,
  names,
  pair,
  primed,
  prodT,
  stripApp,
  stripFun,
  substFrees,
  type Term,
  type Type,
} from "../../../logic/index.ts";
import type { NewConstant } from "../../names/declare.ts";
import { reject } from "../../names/problem.ts";
import type { Clause } from "./clause.ts";

/** The predicates that stand for the sets, their rules, and the sets in terms of them. */
export interface SetDefinition {
  readonly predicates: readonly NewConstant[];
  readonly params: readonly Free[];
  readonly clauses: readonly Clause[];
  readonly equations: readonly Equation[];
}

/** How a tuple is taken apart. */
type TupleShape = { readonly kind: "whole" } | { readonly kind: "pair"; readonly left: TupleShape; readonly right: TupleShape };

const whole: TupleShape = { kind: "whole" };

/** A set that is being replaced by a predicate: a new set applied to the parameters, or a set parameter. */
interface Replaced {
  readonly name: string;
  readonly element: Type;
  readonly shape: TupleShape;
  /** The predicate, applied to the parameters. */
  readonly predicate: Term;
}

/** Translates the heads, parameters and rules of an inductive set. */
export function asPredicates(news: readonly NewConstant[], params: readonly Free[], given: readonly Clause[]): SetDefinition {
  const clauses = renamedApart(news, given);
  const terms = clauses.flatMap((c) => [...c.premises, c.conclusion]);
  const shapes = tupleShapes(terms);
  const heads = new Set(news.map((n) => n.name.text));
  const converted = new Set(params.filter((p) => isOnlyAsked(p, terms, heads)).map((p) => p.name));
  const newParams = params.map((p) =>
    converted.has(p.name) ? free(p.name, predicateType(shapes.get(p.name) ?? whole, elementOf(p.type))) : p,
  );
  const predicates = news.map((n): NewConstant => {
    const element = elementOf(stripFun(n.type, params.length).result, n);
    const type = funs(
      newParams.map((p) => p.type),
      predicateType(shapes.get(n.name.text) ?? whole, element),
    );
    return { name: { text: `${n.name.text}p`, span: n.name.span }, type, mixfix: null, role: n.role };
  });
  const replaced = new Map<string, Replaced>();
  news.forEach((n, i) => {
    const p = present(predicates[i], "asPredicates: predicate");
    const predicate = apps(free(p.name.text, p.type), newParams);
    replaced.set(n.name.text, {
      name: n.name.text,
      element: elementOf(stripFun(n.type, params.length).result),
      shape: shapes.get(n.name.text) ?? whole,
      predicate,
    });
  });
  for (const [i, p] of params.entries())
    if (converted.has(p.name))
      replaced.set(p.name, {
        name: p.name,
        element: elementOf(p.type),
        shape: shapes.get(p.name) ?? whole,
        predicate: present(newParams[i], "asPredicates: parameter"),
      });
  const rewritten = clauses.map(
    (c): Clause => ({
      premises: c.premises.map((t) => rewrite(t, replaced, params.length)),
      conclusion: rewrite(c.conclusion, replaced, params.length),
      decl: c.decl,
      span: c.span,
    }),
  );
  return { predicates, params: newParams, clauses: rewritten, equations: setEquations(news, params, replaced, converted) };
}

/** Rule variables that have the name of a new predicate get another one. */
function renamedApart(news: readonly NewConstant[], clauses: readonly Clause[]): readonly Clause[] {
  const taken = new Set(news.map((n) => `${n.name.text}p`));
  return clauses.map((c) => {
    const vars = freeVars(c.conclusion);
    for (const t of c.premises) freeVars(t, vars);
    const subst = new Map<string, Term>();
    for (const [name, x] of vars) {
      if (!taken.has(name)) continue;
      const other = primed(name, (n) => vars.has(n) || taken.has(n));
      subst.set(name, free(other, x.type));
    }
    return subst.size === 0
      ? c
      : { premises: c.premises.map((t) => substFrees(subst, t)), conclusion: substFrees(subst, c.conclusion), decl: c.decl, span: c.span };
  });
}

function elementOf(ty: Type, n?: NewConstant): Type {
  const element = ty.kind === "con" && ty.name === "Set.set" ? ty.args[0] : undefined;
  if (element !== undefined) return element;
  return reject("E0441", n?.name.span ?? { from: 0, to: 0 }, `"${n?.name.text ?? "The parameter"}" is not a set`, {
    hint: "Use inductive for predicates.",
  });
}

/** For each variable that is asked for members: what all the members written have in common as tuples. */
function tupleShapes(terms: readonly Term[]): Map<string, TupleShape> {
  const shapes = new Map<string, TupleShape>();
  const visit = (t: Term): void => {
    const [element, set] = destApps(t, names.member, 2) ?? [];
    const head = set === undefined ? undefined : stripApp(set).head;
    if (element !== undefined && head?.kind === "free") {
      const shape = shapeOf(element);
      const before = shapes.get(head.name);
      shapes.set(head.name, before === undefined ? shape : meet(before, shape));
    }
    if (t.kind === "app") {
      visit(t.fun);
      visit(t.arg);
    } else if (t.kind === "abs") visit(t.body);
  };
  terms.forEach(visit);
  return shapes;
}

function shapeOf(t: Term): TupleShape {
  const [left, right] = destApps(t, names.Pair, 2) ?? [];
  return left === undefined || right === undefined ? whole : { kind: "pair", left: shapeOf(left), right: shapeOf(right) };
}

function meet(a: TupleShape, b: TupleShape): TupleShape {
  if (a.kind === "whole" || b.kind === "whole") return whole;
  return { kind: "pair", left: meet(a.left, b.left), right: meet(a.right, b.right) };
}

/** Whether a set parameter occurs only as `t ∈ r` and as a parameter of the new sets. */
function isOnlyAsked(p: Free, terms: readonly Term[], heads: ReadonlySet<string>): boolean {
  if (p.type.kind !== "con" || p.type.name !== "Set.set") return false;
  const asks = (t: Term): boolean => {
    if (t.kind === "free") return t.name !== p.name;
    if (t.kind === "abs") return asks(t.body);
    if (t.kind !== "app") return true;
    const [element, set] = destApps(t, names.member, 2) ?? [];
    if (element !== undefined && set?.kind === "free" && set.name === p.name) return asks(element);
    const { head, args } = stripApp(t);
    const isHead = head.kind === "free" && heads.has(head.name);
    return (isHead || asks(head)) && args.every((arg) => (isHead && arg.kind === "free" && arg.name === p.name) || asks(arg));
  };
  return terms.every(asks);
}

function predicateType(shape: TupleShape, element: Type): Type {
  return funs(componentTypes(shape, element), boolT);
}

function componentTypes(shape: TupleShape, ty: Type): Type[] {
  if (shape.kind === "whole") return [ty];
  const [left, right] = ty.kind === "con" ? ty.args : [];
  return [
    ...componentTypes(shape.left, present(left, "componentTypes: left")),
    ...componentTypes(shape.right, present(right, "componentTypes: right")),
  ];
}

function components(shape: TupleShape, t: Term): Term[] {
  if (shape.kind === "whole") return [t];
  const [left, right] = destApps(t, names.Pair, 2) ?? [];
  return [...components(shape.left, present(left, "components: left")), ...components(shape.right, present(right, "components: right"))];
}

/** Puts predicates for sets: memberships directly, other occurrences as comprehensions. */
function rewrite(t: Term, replaced: ReadonlyMap<string, Replaced>, paramCount: number): Term {
  const go = (node: Term): Term => {
    const [element, set] = destApps(node, names.member, 2) ?? [];
    const asked = set === undefined ? null : replacedAt(set);
    if (asked !== null && element !== undefined) return apps(asked.predicate, components(asked.shape, element).map(go));
    const here = replacedAt(node);
    if (here !== null) return collect(tupled(here.shape, here.element, (xs) => apps(here.predicate, xs)));
    if (node.kind === "app") return app(go(node.fun), go(node.arg));
    return node.kind === "abs" ? abs(node.name, node.domain, go(node.body)) : node;
  };
  const replacedAt = (node: Term): Replaced | null => {
    const { head, args } = stripApp(node);
    const found = head.kind === "free" ? replaced.get(head.name) : undefined;
    return found === undefined || node.type.kind !== "con" || node.type.name !== "Set.set" || args.length > paramCount ? null : found;
  };
  return go(t);
}

/** `λ(x, y). body [x, y]` for tuples of a shape. */
function tupled(shape: TupleShape, ty: Type, body: (xs: readonly Term[]) => Term, depth = 0): Term {
  if (shape.kind === "whole") {
    const x = free(`x${depth}`, ty);
    return lambda(x, body([x]));
  }
  const [left, right] = ty.kind === "con" ? ty.args : [];
  const [a, b] = [present(left, "tupled: left"), present(right, "tupled: right")];
  const size = componentTypes(shape.left, a).length;
  const curried = tupled(shape.left, a, (xs) => tupled(shape.right, b, (ys) => body([...xs, ...ys]), depth + size), depth);
  const result = stripFun(curried.type, 2).result;
  return app(constant(names.caseProd, funs([curried.type, prodT(a, b)], result)), curried);
}

/** `S r = {(x, y). Sp (λx y. (x, y) ∈ r) x y}`. */
function setEquations(
  news: readonly NewConstant[],
  params: readonly Free[],
  replaced: ReadonlyMap<string, Replaced>,
  converted: ReadonlySet<string>,
): Equation[] {
  const asked = new Map<string, Term>();
  for (const p of params) {
    const r = converted.has(p.name) ? replaced.get(p.name) : undefined;
    if (r === undefined) continue;
    const xs = componentTypes(r.shape, r.element).map((ty, i) => free(`y${i}`, ty));
    asked.set(p.name, lambdas(xs, member(rebuilt(r.shape, [...xs]), p)));
  }
  return news.map((n) => {
    const r = present(replaced.get(n.name.text), "setEquations: set");
    const predicate = replaceParams(r.predicate, asked);
    return {
      lhs: apps(free(n.name.text, n.type), params),
      rhs: collect(tupled(r.shape, r.element, (xs) => apps(predicate, xs))),
      conditions: [],
    };
  });
}

/** The predicate variable applied, with membership in the set for each parameter that became a predicate. */
function replaceParams(predicate: Term, asked: ReadonlyMap<string, Term>): Term {
  const { head, args } = stripApp(predicate);
  return apps(
    head,
    args.map((arg) => (arg.kind === "free" ? (asked.get(arg.name) ?? arg) : arg)),
  );
}

/** The tuple of a shape from its components, which are taken from the front of the list. */
function rebuilt(shape: TupleShape, xs: Term[]): Term {
  if (shape.kind === "whole") return present(xs.shift(), "rebuilt: component");
  const left = rebuilt(shape.left, xs);
  return pair(left, rebuilt(shape.right, xs));
}
