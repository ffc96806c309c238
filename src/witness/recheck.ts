import { type EvaluatorOptions, evaluation, Thunk } from "../judge/index.ts";
import { axiomsAbout, type ChosenValue, type Conjecture, constant, funs, reachOf, type Term } from "../logic/index.ts";
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
    if (evaluator.holds(conjecture.conclusion, env)) return { kind: "refuted", reason: "the conclusion holds" };
    return checkAxioms(evaluator, conjecture, options.chosen ?? []);
  });
  return answer.kind === "value" ? answer.value : answer;
}

/** Whether everything that is stated about the chosen values holds of them. */
function checkAxioms(evaluator: SearchingEvaluator, { theory, premises, conclusion }: Conjecture, chosen: readonly ChosenValue[]): Recheck {
  if (chosen.length === 0) return { kind: "confirmed" };
  const constants = chosen.map(({ constant: name, args, value }) => {
    const types = args.map((arg) => arg.type);
    return constant(name, funs(types, value.type));
  });
  const { types } = reachOf(theory, [...premises, conclusion]);
  const { axioms, leftOut } = axiomsAbout(theory, { constants, types: [...types] });
  const [first] = leftOut;
  if (first !== undefined) return { kind: "cannot-say", reason: `whether the axiom ${first} holds at all types` };
  for (const { name, prop } of axioms) {
    const answer = evaluation(() => evaluator.holds(prop));
    if (answer.kind !== "value") return { kind: "cannot-say", reason: `whether the axiom ${name} holds: ${answer.reason}` };
    if (!answer.value) return { kind: "refuted", reason: `the axiom ${name} does not hold of the chosen values` };
  }
  return { kind: "confirmed" };
}
