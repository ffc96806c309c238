import {
  betaApply,
  type Const,
  constant,
  destApps,
  eq,
  type Free,
  isWholeNumber,
  names,
  not,
  pair,
  stripApp,
  type Term,
} from "../../logic/index.ts";
import { mostDefinitions } from "../limits.ts";
import type { Translation } from "./translation.ts";

/**
 * A formula with negations pushed inside and existential quantifiers opened (fresh variables), as far as the search for bounds of
 * variables looks into it. Everything else is an atom.
 */
export type Formula =
  | { readonly kind: "and"; readonly parts: readonly Formula[] }
  | { readonly kind: "or"; readonly parts: readonly Formula[] }
  | { readonly kind: "some"; readonly variables: readonly Free[]; readonly body: Formula }
  | { readonly kind: "atom"; readonly term: Term };

/** The atoms of a formula. */
export function termsIn(f: Formula): readonly Term[] {
  if (f.kind === "atom") return [f.term];
  return f.kind === "some" ? termsIn(f.body) : f.parts.flatMap(termsIn);
}

const atom = (term: Term): Formula => ({ kind: "atom", term });
const both = (a: Formula, b: Formula): Formula => ({ kind: "and", parts: [a, b] });
const either = (a: Formula, b: Formula): Formula => ({ kind: "or", parts: [a, b] });

/** Definitions that may still be looked through. */
interface Fuel {
  left: number;
}

/** The formula of a boolean term, or of its negation. */
export function formulaOf(tr: Translation, t: Term, positive: boolean, fuel: Fuel = { left: mostDefinitions }): Formula {
  const { head, args } = stripApp(t);
  if (head.kind === "abs" && args.length > 0) return formulaOf(tr, betaApply(head, args), positive, fuel);
  if (head.kind !== "const") return literalOf(t, positive);
  const [a, b, ...rest] = args;
  const sub = (part: Term | undefined, sign: boolean): Formula => (part === undefined ? atom(t) : formulaOf(tr, part, sign, fuel));
  switch (head.name) {
    case names.Not:
      return sub(a, !positive);
    case names.conj:
      return (positive ? both : either)(sub(a, positive), sub(b, positive));
    case names.disj:
      return (positive ? either : both)(sub(a, positive), sub(b, positive));
    case names.implies:
      return (positive ? either : both)(sub(a, !positive), sub(b, positive));
    case names.Ex:
    case names.All:
      return (head.name === names.Ex) === positive && a !== undefined ? opened(tr, a, positive, fuel) : literalOf(t, positive);
    case names.Let:
      return a !== undefined && b !== undefined ? bound(tr, a, b, rest, positive, fuel) : literalOf(t, positive);
    case names.caseProd:
      return a !== undefined && b !== undefined ? splitPair(tr, a, b, rest, positive, t, fuel) : literalOf(t, positive);
    case names.member:
      return positive ? membership(tr, t, a, b, fuel) : literalOf(t, positive);
    default:
      return defined(tr, t, positive, fuel);
  }
}

/** `∃x. P x` with a fresh variable; under a negation, `¬ (∀x. P x)`. */
function opened(tr: Translation, predicate: Term, positive: boolean, fuel: Fuel): Formula {
  const dom = stripDomain(predicate);
  const x = tr.fresh(predicate.kind === "abs" ? predicate.name : "x", dom).free;
  return { kind: "some", variables: [x], body: formulaOf(tr, betaApply(predicate, [x]), positive, fuel) };
}

function stripDomain(f: Term): Term["type"] {
  const ty = f.type;
  return ty.kind === "con" && ty.args[0] !== undefined ? ty.args[0] : ty;
}

/** `let x = v in b` binds a variable. */
function bound(tr: Translation, value: Term, body: Term, rest: readonly Term[], positive: boolean, fuel: Fuel): Formula {
  const x = tr.fresh("v", value.type).free;
  return { kind: "some", variables: [x], body: both(atom(eq(x, value)), formulaOf(tr, betaApply(body, [x, ...rest]), positive, fuel)) };
}

/** `case p of (x, y) ⇒ φ` is `∃x y. p = (x, y) ∧ φ`. */
function splitPair(tr: Translation, f: Term, p: Term, rest: readonly Term[], positive: boolean, whole: Term, fuel: Fuel): Formula {
  const parts = destApps(p, names.Pair, 2);
  if (parts !== null) return formulaOf(tr, betaApply(f, [...parts, ...rest]), positive, fuel);
  const [left, right] = p.type.kind === "con" ? p.type.args : [];
  if (left === undefined || right === undefined) return literalOf(whole, positive);
  const x = tr.fresh("x", left).free;
  const y = tr.fresh("y", right).free;
  return {
    kind: "some",
    variables: [x, y],
    body: both(atom(eq(p, pair(x, y))), formulaOf(tr, betaApply(f, [x, y, ...rest]), positive, fuel)),
  };
}

/** Membership in a set built by connectives is a formula about its parts. */
function membership(tr: Translation, t: Term, x: Term | undefined, set: Term | undefined, fuel: Fuel): Formula {
  if (x === undefined || set === undefined) return atom(t);
  const { head, args } = stripApp(set);
  const [a, b] = args;
  if (head.kind !== "const" || a === undefined) return atom(t);
  const inside = (s: Term, sign: boolean): Formula => formulaOf(tr, memberOf(t, x, s), sign, fuel);
  if (head.name === names.Collect) return formulaOf(tr, betaApply(a, [x]), true, fuel);
  if (b !== undefined && head.name === "Lattices.inf_class.inf") return both(inside(a, true), inside(b, true));
  if (b !== undefined && head.name === names.minus) return both(inside(a, true), inside(b, false));
  const unfolded = fuel.left-- > 0 ? tr.unfoldTerm(set) : null;
  return unfolded === null ? atom(t) : inside(unfolded, true);
}

function memberOf(like: Term, x: Term, set: Term): Term {
  const { head } = stripApp(like);
  return betaApply(head, [x, set]);
}

/** Definitions are looked through, so that bounds inside them are found; orders are turned round under negation. */
function defined(tr: Translation, t: Term, positive: boolean, fuel: Fuel): Formula {
  const unfolded = fuel.left-- > 0 ? tr.unfoldTerm(t) : null;
  if (unfolded !== null) return formulaOf(tr, unfolded, positive, fuel);
  return literalOf(t, positive);
}

function literalOf(t: Term, positive: boolean): Formula {
  if (positive) return atom(t);
  const { head, args } = stripApp(t);
  const [a, b] = args;
  if (head.kind === "const" && a !== undefined && b !== undefined && isWholeNumber(a.type)) {
    if (head.name === names.less) return atom(swapped(names.lessEq, head, b, a));
    if (head.name === names.lessEq) return atom(swapped(names.less, head, b, a));
  }
  return atom(not(t));
}

function swapped(name: string, like: Const, a: Term, b: Term): Term {
  return betaApply(constant(name, like.type), [a, b]);
}
