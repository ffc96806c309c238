/**
 * Rewriting with unoriented equations, as far as it makes terms smaller (ordered rewriting, Bachmair, Dershowitz and Plaisted 1989): decides
 * cheaply that an equation says nothing new beside others. Smaller: fewer symbols, then earlier in an order of texts.
 */
import {
  abs,
  app,
  type Free,
  freeVars,
  isClosed,
  matchType,
  substFrees,
  substTermTypes,
  type Term,
  type Type,
  type TypeVar,
} from "../../logic/index.ts";
import { termKey } from "./term-key.ts";

export interface Equation {
  readonly left: Term;
  readonly right: Term;
}

/** The number of constants and variables. */
export function symbols(t: Term): number {
  switch (t.kind) {
    case "app":
      return symbols(t.fun) + symbols(t.arg);
    case "abs":
      return symbols(t.body);
    case "const":
    case "free":
    case "bound":
      return 1;
  }
}

/** Negative when `a` is smaller. */
export function compareTerms(a: Term, b: Term): number {
  const difference = symbols(a) - symbols(b);
  if (difference !== 0) return difference;
  const [p, q] = [termKey(a), termKey(b)];
  return p < q ? -1 : p > q ? 1 : 0;
}

/** Whether both sides become the same term by the given equations; instances of one of them do. */
export function follows(equation: Equation, known: readonly Equation[]): boolean {
  if (known.some((k) => isInstance(equation, k))) return true;
  return termKey(normal(equation.left, known)) === termKey(normal(equation.right, known));
}

/** Whether an equation is another one with terms and types put for its variables, be it the other way round. */
function isInstance(equation: Equation, { left, right }: Equation): boolean {
  const fits = (l: Term, r: Term): boolean => {
    const match = matchTerm(left, l);
    return match !== null && matchTerm(right, r, match) !== null;
  };
  return fits(equation.left, equation.right) || fits(equation.right, equation.left);
}

/** The term made as small as the equations can. */
function normal(t: Term, known: readonly Equation[]): Term {
  // Outermost first: a rule for the whole applies before its parts change.
  const next = stepAtTop(t, known);
  if (next !== null) return normal(next, known);
  const inside = normalParts(t, known);
  const after = stepAtTop(inside, known);
  return after === null ? inside : normal(after, known);
}

function stepAtTop(t: Term, known: readonly Equation[]): Term | null {
  for (const { left, right } of known) {
    const next = smaller(t, left, right) ?? smaller(t, right, left);
    if (next !== null) return next;
  }
  return null;
}

function normalParts(t: Term, known: readonly Equation[]): Term {
  if (t.kind === "app") return app(normalParts(t.fun, known), normal(t.arg, known));
  return t.kind === "abs" ? abs(t.name, t.domain, normal(t.body, known)) : t;
}

/** One step at the top from `from` to `to`, if it makes the term smaller. */
function smaller(t: Term, from: Term, to: Term): Term | null {
  const match = from.kind === "free" ? null : matchTerm(from, t);
  if (match === null) return null;
  const typed = substTermTypes(match.types, to);
  if ([...freeVars(typed).keys()].some((name) => !match.terms.has(name))) return null;
  const result = substFrees(match.terms, typed);
  return result.type === t.type && compareTerms(result, t) < 0 ? result : null;
}

export interface Match {
  readonly terms: Map<string, Term>;
  readonly types: Map<TypeVar, Type>;
}

/** One-way matching of the free variables and type variables of a pattern; null when there is none. */
export function matchTerm(pattern: Term, t: Term, match: Match = { terms: new Map(), types: new Map() }): Match | null {
  switch (pattern.kind) {
    case "free":
      return matchVariable(pattern, t, match);
    case "const":
      return t.kind === "const" && t.name === pattern.name && matchType(pattern.type, t.type, match.types) !== null ? match : null;
    case "bound":
      return t.kind === "bound" && t.index === pattern.index ? match : null;
    case "abs":
      return t.kind === "abs" && matchType(pattern.domain, t.domain, match.types) !== null ? matchTerm(pattern.body, t.body, match) : null;
    case "app":
      return t.kind === "app" && matchTerm(pattern.fun, t.fun, match) !== null ? matchTerm(pattern.arg, t.arg, match) : null;
  }
}

function matchVariable(pattern: Free, t: Term, match: Match): Match | null {
  if (!isClosed(t) || matchType(pattern.type, t.type, match.types) === null) return null;
  const known = match.terms.get(pattern.name);
  if (known !== undefined) return termKey(known) === termKey(t) ? match : null;
  match.terms.set(pattern.name, t);
  return match;
}
