import { RelationalError } from "./error.ts";
import { checkAlike } from "./expressions.ts";
import { labelOf } from "./labels.ts";
import { show, showWithArity } from "./show.ts";
import type { Decl, Expr, Formula, Multiplicity, Variable } from "./syntax.ts";

/** Truth. */
export const truth: Formula = { kind: "true" };
/** Falsity. */
export const falsity: Formula = { kind: "false" };

/** `e` has no tuple. */
export function no(of: Expr): Formula {
  return of.kind === "none" ? truth : hasMultiplicity("no", of);
}

/** `e` has at most one tuple. */
export function lone(of: Expr): Formula {
  return of.kind === "none" ? truth : hasMultiplicity("lone", of);
}

/** `e` has exactly one tuple. */
export function one(of: Expr): Formula {
  return of.kind === "none" ? falsity : hasMultiplicity("one", of);
}

/** `e` has a tuple. */
export function some(of: Expr): Formula {
  return of.kind === "none" ? falsity : hasMultiplicity("some", of);
}

function hasMultiplicity(multiplicity: Multiplicity, of: Expr): Formula {
  return { kind: "multiplicity", multiplicity, of };
}

/** `a in b`. */
export function subset(left: Expr, right: Expr): Formula {
  checkAlike("in", [left, right], left.arity);
  return left.kind === "none" || left === right ? truth : { kind: "subset", left, right };
}

/** `a = b`. */
export function equal(left: Expr, right: Expr): Formula {
  checkAlike("=", [left, right], left.arity);
  return left === right ? truth : { kind: "equal", left, right };
}

/** `!f`; `not(not(f)) = f`. */
export function not(of: Formula): Formula {
  switch (of.kind) {
    case "true":
      return falsity;
    case "false":
      return truth;
    case "not":
      return of.of;
    default:
      return { kind: "not", of };
  }
}

/** `f && g && …`; `and() = truth`. */
export function and(...args: readonly Formula[]): Formula {
  return conjunction(args);
}

/** `f || g || …`; `or() = falsity`. */
export function or(...args: readonly Formula[]): Formula {
  return disjunction(args);
}

/** The conjunction of a list. */
export function conjunction(args: readonly Formula[]): Formula {
  return connected("and", args);
}

/** The disjunction of a list. */
export function disjunction(args: readonly Formula[]): Formula {
  return connected("or", args);
}

function connected(kind: "and" | "or", args: readonly Formula[]): Formula {
  const unit = kind === "and" ? truth : falsity;
  const zero = kind === "and" ? falsity : truth;
  const flat = args
    .flatMap((arg) => (arg.kind === kind && labelOf(arg) === null ? arg.args : [arg]))
    .filter((arg) => arg.kind !== unit.kind);
  if (flat.some((arg) => arg.kind === zero.kind && labelOf(arg) === null)) return zero;
  if (flat.length === 0) return unit;
  return flat.length === 1 ? (flat[0] as Formula) : { kind, args: flat };
}

/** `f => g`. */
export function implies(left: Formula, right: Formula): Formula {
  if (left.kind === "true") return right;
  if (left.kind === "false" || right.kind === "true") return truth;
  return right.kind === "false" ? not(left) : { kind: "implies", left, right };
}

/** `f <=> g`. */
export function iff(left: Formula, right: Formula): Formula {
  if (left.kind === "true") return right;
  if (right.kind === "true") return left;
  if (left.kind === "false") return not(right);
  return right.kind === "false" ? not(left) : { kind: "iff", left, right };
}

/** `if c then f else g`. */
export function ifFormula(condition: Formula, yes: Formula, no: Formula): Formula {
  return and(implies(condition, yes), implies(not(condition), no));
}

/** `all x: a, y: b | f`; later domains may speak of earlier variables. */
export function forAll(decls: readonly Decl[], body: Formula): Formula {
  return quantified("forall", decls, body);
}

/** `some x: a, y: b | f`. */
export function exists(decls: readonly Decl[], body: Formula): Formula {
  return quantified("exists", decls, body);
}

function quantified(kind: "forall" | "exists", decls: readonly Decl[], body: Formula): Formula {
  if (decls.length === 0) return body;
  if (new Set(decls.map((d) => d.variable)).size < decls.length)
    throw new RelationalError("bad-argument", `a variable is declared twice in ${show({ kind, decls, body }, 80)}`);
  if (body.kind === "true" && kind === "forall") return truth;
  if (body.kind === "false" && kind === "exists") return falsity;
  return { kind, decls, body };
}

/** `let x = e | f`. */
export function letFormula(x: Variable, value: Expr, body: Formula): Formula {
  checkAlike("let", [x, value], x.arity);
  return { kind: "let-formula", variable: x, value, body };
}

/** No atom is related to itself by `^r`. */
export function acyclic(relation: Expr): Formula {
  checkColumns("acyclic", relation, 2);
  return { kind: "acyclic", relation };
}

/** `r in domain -> range`, and every tuple of the domain is related to exactly one of the range. */
export function totalFunction(relation: Expr, domain: Expr, range: Expr): Formula {
  checkColumns("totalFunction", relation, domain.arity + range.arity);
  return { kind: "function", relation, domain, range, isPartial: false };
}

/** `r in domain -> range`, and every tuple of the domain is related to at most one of the range. */
export function partialFunction(relation: Expr, domain: Expr, range: Expr): Formula {
  checkColumns("partialFunction", relation, domain.arity + range.arity);
  return { kind: "function", relation, domain, range, isPartial: true };
}

/** `r` is the successor relation of a total order on the set `ordered`, from the atom `first` to the atom `last`. */
export function totalOrder(relation: Expr, ordered: Expr, first: Expr, last: Expr): Formula {
  checkColumns("totalOrder", relation, 2);
  for (const set of [ordered, first, last]) checkColumns("totalOrder", set, 1);
  return { kind: "total-order", relation, ordered, first, last };
}

function checkColumns(predicate: string, relation: Expr, arity: number): void {
  if (relation.arity !== arity)
    throw new RelationalError("arity", `${predicate} expects arity ${arity} here, but ${showWithArity(relation)} is given`);
}
