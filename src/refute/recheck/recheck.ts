import type { Conjecture, Term } from "../../logic/index.ts";
import { Evaluator, type EvaluatorOptions } from "./evaluator.ts";
import { CannotSay, Thunk } from "./value.ts";

/** What the reference evaluator says of a find: all premises true and the conclusion false, or not, or cannot say. */
export type Recheck =
  | { readonly kind: "confirmed" }
  | { readonly kind: "refuted"; readonly reason: string }
  | { readonly kind: "cannot-say"; readonly reason: string };

/** Judges an assignment. The terms are ground at the types of the conjecture's variables. */
export function recheck(conjecture: Conjecture, assignment: ReadonlyMap<string, Term>, options: EvaluatorOptions = {}): Recheck {
  const evaluator = new Evaluator(conjecture.theory, options);
  const frees = new Map([...assignment].map(([name, t]) => [name, new Thunk(() => evaluator.evaluate(t))]));
  const env = { bound: null, frees };
  try {
    for (const premise of conjecture.premises)
      if (!evaluator.holds(premise, env)) return { kind: "refuted", reason: "a premise does not hold" };
    if (evaluator.holds(conjecture.conclusion, env)) return { kind: "refuted", reason: "the conclusion holds" };
    return { kind: "confirmed" };
  } catch (error) {
    if (error instanceof CannotSay) return { kind: "cannot-say", reason: error.message };
    if (error instanceof RangeError) return { kind: "cannot-say", reason: "evaluation went too deep" };
    throw error;
  }
}
