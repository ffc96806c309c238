/** Values that a statement speaks of and a scope cannot tell: what was found there, or not, says nothing about the statement. */
import { FALSE, type Lit } from "../../circuit/index.ts";
import { boolT, freeVars, isClosed, isNumberType, stripApp, type Term } from "../../logic/index.ts";
import { emptyEnvironment } from "../terms/environment.ts";
import type { TermEvaluator } from "../terms/evaluate.ts";
import { GivenUp } from "../value/gates.ts";
import { numberCases } from "../value/unnamed-numbers.ts";
import type { Value } from "../value/value.ts";

/** Whether the value of a closed part of the terms is none of the numbers that the scope knows. */
export function lacksNumber(ev: TermEvaluator, terms: readonly Term[]): boolean {
  const isUnknown = (value: Value): boolean => value.kind === "element" && numberCases(ev.algebra, value).every(([, n]) => n === "other");
  return ev.algebra.observations.during(() => terms.some((t) => visit(ev, t, ({ type: ty }) => isNumberType(ty), isUnknown))).value;
}

/**
 * Whether nothing is known in the scope of the value of a closed part of the terms, since the way to it leads beyond. What holds of all elements
 * of the scope only is not known.
 */
export function lacksValue(ev: TermEvaluator, terms: readonly Term[]): boolean {
  const isSure = (side: () => Lit): boolean => {
    const { value, isOpen } = ev.algebra.observations.during(side);
    return value !== FALSE && !isOpen;
  };
  const isUnknown = (value: Value): boolean =>
    value.kind === "bool"
      ? !isSure(() => value.t) && !isSure(() => value.f)
      : value.kind === "element" && value.lits.every((p) => p === FALSE);
  return lacks(ev, terms, ({ type: ty }) => ty.kind === "con", isUnknown);
}

/** Whether neither holds in the scope: that a closed claim of an inductive predicate follows from its rules, or that it does not. */
export function lacksDerivation(ev: TermEvaluator, terms: readonly Term[]): boolean {
  const isAtom = (t: Term): boolean => {
    const { head } = stripApp(t);
    return t.type === boolT && head.kind === "const" && ev.theory.consts.get(head.name)?.spec.kind === "inductive";
  };
  const isUnknown = (value: Value): boolean => value.kind === "bool" && value.t === FALSE && value.f === FALSE;
  return lacks(ev, terms, isAtom, isUnknown);
}

/** Whether a part has such a value. */
function lacks(ev: TermEvaluator, terms: readonly Term[], isAsked: (t: Term) => boolean, isUnknown: (value: Value) => boolean): boolean {
  try {
    return ev.algebra.observations.during(() => terms.some((t) => visit(ev, t, isAsked, isUnknown))).value;
  } catch (error) {
    // The scope was searched, whatever becomes of a further look at it.
    if (error instanceof GivenUp) return false;
    throw error;
  }
}

/** Whether a largest closed part of interest has such a value. */
function visit(ev: TermEvaluator, t: Term, isAsked: (t: Term) => boolean, isUnknown: (value: Value) => boolean): boolean {
  if (isAsked(t) && isClosed(t) && freeVars(t).size === 0) {
    const value = ev.eval(t, emptyEnvironment);
    if (value.kind === "element" || value.kind === "bool") return isUnknown(value);
  }
  const isIn = (part: Term): boolean => visit(ev, part, isAsked, isUnknown);
  if (t.kind === "abs") return isIn(t.body);
  return t.kind === "app" && (isIn(t.fun) || isIn(t.arg));
}
