/** `value "t"`: evaluate a closed term. */
import { type Context, printType, readTerm } from "../elaborate/index.ts";
import { freeVars, type Term, type Type } from "../logic/index.ts";
import type { Embedded } from "../syntax/index.ts";
import { printValue } from "./print-value.ts";
import { CannotSay, Evaluator, raiseValue } from "./recheck/index.ts";

export type Evaluated =
  | { readonly kind: "value"; readonly term: Term; readonly type: Type }
  | { readonly kind: "refused"; readonly reason: string };

/** The value of a closed term by the reference evaluator. */
export function evaluateTerm(context: Context, term: Term, isLate: () => boolean): Evaluated {
  const [variable] = freeVars(term).keys();
  if (variable !== undefined) return { kind: "refused", reason: `the term has the free variable ${variable}` };
  const evaluator = new Evaluator(context.theory, { isLate });
  try {
    return { kind: "value", term: raiseValue(evaluator, term.type, evaluator.evaluate(term)), type: term.type };
  } catch (error) {
    if (error instanceof CannotSay) return { kind: "refused", reason: error.message };
    if (error instanceof RangeError) return { kind: "refused", reason: "evaluation went too deep" };
    throw error;
  }
}

/** Reads and evaluates; texts as printed. */
export function valueText(
  context: Context,
  source: Embedded,
  isLate: () => boolean,
): { value: string | null; type: string | null; reason: string | null } {
  const term = readTerm(context, source);
  const result = evaluateTerm(context, term, isLate);
  if (result.kind === "refused") return { value: null, type: printType(context, term.type), reason: result.reason };
  return { value: printValue(context, result.term), type: printType(context, result.type), reason: null };
}
