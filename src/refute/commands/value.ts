/** `value "t"`: evaluate a term. */
import { Budget } from "../../base/index.ts";
import { type Context, notesOnTerm, printType, readTerm } from "../../elaborate/index.ts";
import { evaluation } from "../../judge/index.ts";
import { freeVars, type Term } from "../../logic/index.ts";
import type { Embedded, ToolCommand } from "../../syntax/index.ts";
import { raiseValue, SearchingEvaluator } from "../../witness/index.ts";
import { itemSeconds, valueSeconds } from "../limits.ts";
import type { Report } from "../report.ts";
import { noModel } from "../shown/model-data.ts";
import { printValue } from "../shown/print-value.ts";
import { modelEntry } from "../shown/value-data.ts";
import { type DirectCommand, direct } from "./command.ts";
import { compiledValue, type ValueLimit } from "./compiled-value.ts";
import { symbolicValue } from "./symbolic-value.ts";

export function valueCommand(context: Context, tool: Extract<ToolCommand, { kind: "value" }>, timeout: number | null): DirectCommand {
  const seconds = timeout ?? valueSeconds;
  return direct(1000 * (timeout ?? itemSeconds), ({ clock }) => {
    const budget = new Budget(clock, 1000 * seconds);
    const answer = valueText(context, tool.term, { isLate: () => budget.isSpent, seconds }, tool.evaluator);
    return { span: tool.span, command: "value", outcome: answer.value === null ? "unsupported" : "value", ...answer };
  });
}

/** The value of a term as a term in normal form, or why there is none. */
export type Evaluated = { readonly kind: "value"; readonly term: Term } | { readonly kind: "refused"; readonly reason: string };

/** The value of a closed term by the reference evaluator alone. */
export function referenceValue(context: Context, term: Term, isLate: () => boolean): Evaluated {
  const evaluator = new SearchingEvaluator(context.theory, { isLate });
  const result = evaluation(() => raiseValue(evaluator, term.type, evaluator.evaluate(term)));
  return result.kind === "value" ? { kind: "value", term: result.value } : { kind: "refused", reason: result.reason };
}

/**
 * The value of a term; with free variables, as far as the equations go. Compiled code comes first; what it leaves open (it is strict, and refuses what it cannot bound) is given
 * to the reference evaluator. `value [nbe]` and `value [simp]` ask them in the other order.
 */
export function evaluateTerm(context: Context, term: Term, limit: ValueLimit, evaluator: string | null = null): Evaluated {
  if (freeVars(term).size > 0) return openValue(context, term, limit);
  const isSymbolic = evaluator === "nbe" || evaluator === "simp";
  const first = isSymbolic ? referenceValue(context, term, limit.isLate) : null;
  if (first?.kind === "value") return first;
  const compiled = compiledValue(context, term, limit);
  if (compiled.kind === "value") return compiled;
  if (compiled.kind === "over" || first !== null) return { kind: "refused", reason: compiled.reason };
  const second = referenceValue(context, term, limit.isLate);
  return second.kind === "value" ? second : { kind: "refused", reason: compiled.reason };
}

function openValue(context: Context, term: Term, limit: ValueLimit): Evaluated {
  const closed = (t: Term): Term | null => {
    const result = evaluateTerm(context, t, limit);
    return result.kind === "value" ? result.term : null;
  };
  const value = symbolicValue({ theory: context.theory, closed, isLate: limit.isLate }, term);
  return value === null ? { kind: "refused", reason: `evaluation did not end within ${limit.seconds} s` } : { kind: "value", term: value };
}

/** Reads and evaluates; texts as printed. A value has a reason where the term may not mean what it seems to: a misspelled name is a variable. */
export function valueText(
  context: Context,
  source: Embedded,
  limit: ValueLimit,
  evaluator: string | null = null,
): Pick<Report, "value" | "type" | "reason" | "model"> {
  const term = readTerm(context, source);
  const type = printType(context, term.type);
  const result = evaluateTerm(context, term, limit, evaluator);
  if (result.kind === "refused") return { value: null, type, reason: result.reason, model: null };
  const notes = notesOnTerm(context, term, source).map(({ message }) => message);
  const model = valueModel(context, source.text, result.term);
  return { value: printValue(context, result.term), type, reason: notes.length === 0 ? null : notes.join("; "), model };
}

/** The value of a term as data. */
function valueModel(context: Context, name: string, value: Term): Report["model"] {
  return { ...noModel, evaluated: [modelEntry({ context, types: new Map(), letters: new Map() }, name, value)] };
}
