/** Why a counterexample is one: the values of both sides of the conclusion, of the premises' terms, of what the user asks for. */
import { type Context, printTerm, readTerm } from "../elaborate/index.ts";
import { evaluation, raiseValue, Thunk } from "../judge/index.ts";
import { type Conjecture, destEq, type Find, substFrees, type Term } from "../logic/index.ts";
import { plainSource } from "../syntax/index.ts";
import { SearchingEvaluator } from "../witness/index.ts";
import type { Letters } from "./element-names.ts";
import { explanationSteps } from "./limits.ts";
import { printValue } from "./print-value.ts";

/** Terms (as printed) and their values; `?` where the value cannot be computed. */
export function explain(
  context: Context,
  ground: Conjecture,
  { assignment, chosen }: Pick<Find, "assignment" | "chosen">,
  extra: readonly string[],
  letters: Letters,
): Record<string, string> {
  const evaluator = new SearchingEvaluator(ground.theory, { chosen, maxSteps: explanationSteps });
  const frees = new Map([...assignment].map(([name, t]) => [name, new Thunk(() => evaluator.evaluate(t))]));
  const entry = (t: Term): [string, string] => [printTerm(context, t), valueText({ context, letters, evaluator, frees }, t)];
  // A side that is a value already says nothing new.
  const told = sides(ground.conclusion)
    .map(entry)
    .filter(([text, value]) => text !== value);
  return Object.fromEntries([...told, ...userTerms(context, ground, extra).map(entry)]);
}

/** The sides of an equation that are more than a variable. */
function sides(conclusion: Term): Term[] {
  const equation = destEq(conclusion);
  return equation === null ? [] : [equation.left, equation.right].filter((t) => t.kind !== "free");
}

/** The terms of `eval`, with the conjecture's variables at their types. */
function userTerms(context: Context, ground: Conjecture, extra: readonly string[]): Term[] {
  return extra.flatMap((text) => {
    const fixes = new Map(ground.variables.map((x) => [x.name, x]));
    const inside = context.with({ locals: { ...context.locals, fixes: new Map([...context.locals.fixes, ...fixes]) } });
    try {
      return [substFrees(new Map(), readTerm(inside, plainSource(text)))];
    } catch {
      return [];
    }
  });
}

interface Setting {
  readonly context: Context;
  readonly letters: Letters;
  readonly evaluator: SearchingEvaluator;
  readonly frees: ReadonlyMap<string, Thunk>;
}

function valueText({ context, letters, evaluator, frees }: Setting, t: Term): string {
  const result = evaluation(() => raiseValue(evaluator, t.type, evaluator.evaluate(t, { bound: null, frees })));
  return result.kind === "value" ? printValue(context, result.value, letters) : "?";
}
