/** Why a counterexample is one: the values of both sides of the conclusion, of the premises' terms, of what the user asks for. */
import { type Context, Problem, printTerm, readTerm } from "../../elaborate/index.ts";
import { evaluation, Thunk } from "../../judge/index.ts";
import { type Conjecture, destEq, type Find, type Term } from "../../logic/index.ts";
import { plainSource } from "../../syntax/index.ts";
import { raiseValue, SearchingEvaluator } from "../../witness/index.ts";
import { explanationSteps } from "../limits.ts";
import type { ModelEntry } from "./model-data.ts";
import { printValue } from "./print-value.ts";
import { generalType, modelEntry, openEntry, type ValueSetting } from "./value-data.ts";

/** A term with its value, as printed and as data. */
export interface ExplainedTerm {
  readonly name: string;
  readonly text: string;
  readonly entry: ModelEntry;
}

/** Terms (as printed) and their values; `?` where a value that the user asks for cannot be computed. */
export function explain(
  setting: ValueSetting,
  ground: Conjecture,
  { assignment, chosen }: Pick<Find, "assignment" | "chosen">,
  extra: readonly string[],
): readonly ExplainedTerm[] {
  const evaluator = new SearchingEvaluator(ground.theory, { chosen, maxSteps: explanationSteps });
  const frees = new Map([...assignment].map(([name, t]) => [name, new Thunk(() => evaluator.evaluate(t))]));
  const { context, letters, types } = setting;
  const explained = (t: Term): ExplainedTerm => {
    const name = printTerm(context, t);
    const result = evaluation(() => raiseValue(evaluator, t.type, evaluator.evaluate(t, { bound: null, frees })));
    if (result.kind !== "value")
      return { name, text: unknown, entry: openEntry(context, { name, type: generalType(types, t.type) }, unknown) };
    return { name, text: printValue(context, result.value, letters), entry: modelEntry(setting, name, result.value) };
  };
  // A side that is a value already says nothing new, one without a value nothing at all.
  const told = sides(ground.conclusion)
    .map(explained)
    .filter(({ name, text }) => name !== text && text !== unknown);
  const all = [...told, ...userTerms(context, ground, extra).map(explained)];
  return [...new Map(all.map((e) => [e.name, e])).values()];
}

const unknown = "?";

/** The sides of an equation that are more than a variable. */
function sides(conclusion: Term): Term[] {
  const equation = destEq(conclusion);
  return equation === null ? [] : [equation.left, equation.right].filter((t) => t.kind !== "free");
}

/** The terms of `eval`, with the conjecture's variables at their types. */
function userTerms(context: Context, ground: Conjecture, extra: readonly string[]): Term[] {
  const inside = context.fixing(ground.variables);
  return extra.flatMap((text) => {
    try {
      return [readTerm(inside, plainSource(text))];
    } catch (error) {
      if (error instanceof Problem) return [];
      throw error;
    }
  });
}
