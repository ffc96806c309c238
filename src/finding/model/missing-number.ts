/** Numbers that a statement speaks of and a scope cannot tell: what was found there, or not, says nothing about the statement. */
import { freeVars, isClosed, isNumberType, type Term } from "../../logic/index.ts";
import { emptyEnvironment } from "../terms/environment.ts";
import type { TermEvaluator } from "../terms/evaluate.ts";
import { numberCases } from "../value/unnamed-numbers.ts";

/** Whether the value of a closed part of the terms is none of the numbers that the scope knows. */
export function lacksNumber(ev: TermEvaluator, terms: readonly Term[]): boolean {
  return ev.algebra.observations.during(() => terms.some((t) => visit(ev, t))).value;
}

function visit(ev: TermEvaluator, t: Term): boolean {
  if (isNumberType(t.type) && isClosed(t) && freeVars(t).size === 0) {
    const value = ev.eval(t, emptyEnvironment);
    return value.kind === "element" && numberCases(ev.algebra, value).every(([, n]) => n === "other");
  }
  if (t.kind === "abs") return visit(ev, t.body);
  return t.kind === "app" && (visit(ev, t.fun) || visit(ev, t.arg));
}
