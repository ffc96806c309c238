import { type EvaluatorOptions, evaluation, Thunk } from "../judge/index.ts";
import type { Conjecture, Term } from "../logic/index.ts";
import { SearchingEvaluator } from "./searching-evaluator.ts";

/** What the reference evaluator says of a find: all premises true and the conclusion false, or not, or cannot say. */
export type Recheck =
  | { readonly kind: "confirmed" }
  | { readonly kind: "refuted"; readonly reason: string }
  | { readonly kind: "cannot-say"; readonly reason: string };

/** Judges an assignment. The terms are ground at the types of the conjecture's variables. */
export function recheck(conjecture: Conjecture, assignment: ReadonlyMap<string, Term>, options: EvaluatorOptions = {}): Recheck {
  const evaluator = new SearchingEvaluator(conjecture.theory, options);
  const frees = new Map([...assignment].map(([name, t]) => [name, new Thunk(() => evaluator.evaluate(t))]));
  const env = { bound: null, frees };
  const answer = evaluation((): Recheck => {
    for (const premise of conjecture.premises)
      if (!evaluator.holds(premise, env)) return { kind: "refuted", reason: "a premise does not hold" };
    return evaluator.holds(conjecture.conclusion, env) ? { kind: "refuted", reason: "the conclusion holds" } : { kind: "confirmed" };
  });
  return answer.kind === "value" ? answer.value : answer;
}
