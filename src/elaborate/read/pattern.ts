/** Patterns of `λ`, `let`, comprehensions and quantifiers: variables, `_`, `()` and tuples, with type constraints. */
import type { Span } from "../../base/index.ts";
import type { SyntaxTree } from "../../syntax/index.ts";
import { reject } from "../names/problem.ts";
import { freshLocal, type Local, type PreTerm, preAbs, preApp, preLocal } from "./pre-term.ts";
import { typeOfTree } from "./read-type.ts";
import { builtIn, type Scope, withBound } from "./scope.ts";

/** `λp. body`: a tuple pattern becomes `case_prod`, `()` becomes `case_unit`. */
export function abstractPattern(scope: Scope, pattern: SyntaxTree, span: Span, body: (inner: Scope) => PreTerm): PreTerm {
  switch (pattern.kind) {
    case "ident": {
      const local = freshLocal(pattern.name);
      return preAbs(local, body(pattern.name === "_" ? scope : withBound(scope, [local])), span);
    }
    case "node":
      return abstractNode(scope, pattern, span, body);
    default:
      return reject("E0306", pattern.span, "Expected a pattern: a variable, _ or a tuple of patterns");
  }
}

function abstractNode(scope: Scope, pattern: SyntaxTree & { kind: "node" }, span: Span, body: (inner: Scope) => PreTerm): PreTerm {
  const [first, second] = pattern.args;
  if (pattern.head === "_constrain" && first !== undefined && second !== undefined) {
    const type = typeOfTree(scope.context, second, scope.sorts);
    if (first.kind === "ident") {
      const local = freshLocal(first.name, type);
      return preAbs(local, body(first.name === "_" ? scope : withBound(scope, [local])), span);
    }
    const f = abstractPattern(scope, first, span, body);
    return f;
  }
  if (pattern.head === "_tuple" && first !== undefined) return abstractTuple(scope, pattern.args, span, body);
  if (isUnit(pattern)) return preApp(builtIn(scope, "case_unit", span), body(scope), span);
  return reject("E0306", pattern.span, "Expected a pattern: a variable, _ or a tuple of patterns", {
    hint: "Use case … of … for patterns with constructors.",
  });
}

function isUnit(tree: SyntaxTree): boolean {
  return tree.kind === "node" && tree.args.length === 0 && (tree.head === "_unit" || tree.head.endsWith(".Unity"));
}

function abstractTuple(scope: Scope, parts: readonly SyntaxTree[], span: Span, body: (inner: Scope) => PreTerm): PreTerm {
  const [first, ...rest] = parts;
  if (first === undefined) return body(scope);
  if (rest.length === 0) return abstractPattern(scope, first, span, body);
  const split = abstractPattern(scope, first, span, (inner) => abstractTuple(inner, rest, span, body));
  return preApp(builtIn(scope, "case_prod", span), split, span);
}

/** `λx₁ … xₙ. body` over identifiers that may carry types. */
export function abstractAll(
  scope: Scope,
  patterns: readonly SyntaxTree[],
  span: Span,
  body: (inner: Scope) => PreTerm,
  wrap: (f: PreTerm) => PreTerm,
): PreTerm {
  const [first, ...rest] = patterns;
  if (first === undefined) return body(scope);
  return wrap(abstractPattern(scope, first, span, (inner) => abstractAll(inner, rest, span, body, wrap)));
}

/** A single variable with its type, for forms that bind no tuples. */
export function bindVariable(scope: Scope, pattern: SyntaxTree): { local: Local; inner: Scope } {
  const [name, type] = pattern.kind === "node" && pattern.head === "_constrain" ? pattern.args : [pattern];
  if (name?.kind !== "ident") return reject("E0306", pattern.span, "Expected a variable");
  const local = type === undefined ? freshLocal(name.name) : freshLocal(name.name, typeOfTree(scope.context, type, scope.sorts));
  return { local, inner: withBound(scope, [local]) };
}

/** The pattern itself as a term over variables that `scope` binds. */
export function patternTerm(scope: Scope, pattern: SyntaxTree): PreTerm {
  if (pattern.kind === "ident") {
    const local = scope.bound.get(pattern.name);
    if (local === undefined || pattern.name === "_") return reject("E0306", pattern.span, "A dummy _ cannot be used in this pattern");
    return preLocal(local, pattern.span);
  }
  if (pattern.kind === "node") {
    const [first] = pattern.args;
    if (pattern.head === "_constrain" && first !== undefined) return patternTerm(scope, first);
    if (isUnit(pattern)) return builtIn(scope, "Unity", pattern.span);
    if (pattern.head === "_tuple") return tupleTerm(scope, pattern.args, pattern.span);
  }
  return reject("E0306", pattern.span, "Expected a pattern");
}

function tupleTerm(scope: Scope, parts: readonly SyntaxTree[], span: Span): PreTerm {
  const [first, ...rest] = parts.map((part) => patternTerm(scope, part)).reverse();
  if (first === undefined) return builtIn(scope, "Unity", span);
  return rest.reduce((tail, head) => preApp(preApp(builtIn(scope, "Pair", span), head, span), tail, span), first);
}
