/** A find before the judge: first with the values of the find alone, then with the evidence of a search. */
import {
  check,
  checkAxioms,
  type EvaluatorOptions,
  type Evidence,
  emptyEnvironment,
  evaluation,
  type Judgement,
  type Stated,
  statedAbout,
} from "../judge/index.ts";
import { type Conjecture, impliesAll, type Term } from "../logic/index.ts";
import { SearchingEvaluator } from "./searching-evaluator.ts";

/** What the judge says of a find: the statement fails, or not, or cannot say; and what shows it. */
export type Recheck =
  | { readonly kind: "confirmed"; readonly evidence: readonly Evidence[] }
  | Extract<Judgement, { kind: "refuted" | "cannot-say" }>;

/** Judges an assignment. The terms are ground at the types of the conjecture's variables. */
export function recheck(conjecture: Conjecture, assignment: ReadonlyMap<string, Term>, options: EvaluatorOptions = {}): Recheck {
  const { theory, variables } = conjecture;
  const isIllTyped = variables.some((x) => (assignment.get(x.name)?.type ?? x.type) !== x.type);
  if (isIllTyped) return { kind: "cannot-say", reason: "a value has not the type of its variable" };
  const statement = conjecture.stated ?? impliesAll(conjecture.premises, conjecture.conclusion);
  // Variables of quantifiers that were opened have their values in the assignment.
  const values = [...assignment.values(), ...(options.hints ?? new Map<string, Term>()).values()];
  const instances = values.map((value): Evidence => ({ kind: "instance", value }));
  const judged = (evidence: readonly Evidence[]): Recheck => {
    const judgement = check({ theory, statement, assignment, evidence }, options);
    return judgement.kind === "confirmed" ? { ...judgement, evidence } : judgement;
  };
  const first = judged(instances);
  if (first.kind !== "cannot-say") return first;
  const search = new SearchingEvaluator(theory, options);
  const found = searched(search, conjecture, assignment, statedAbout(theory, statement, options.chosen ?? []));
  return found.kind === "confirmed" ? judged([...instances, ...search.evidence]) : found;
}

/** What a search says of the find, part by part. */
function searched(
  search: SearchingEvaluator,
  { premises, conclusion }: Conjecture,
  assignment: ReadonlyMap<string, Term>,
  stated: Stated,
): Judgement {
  const frees = new Map([...assignment].map(([name, t]) => [name, search.delay(t, emptyEnvironment)]));
  const env = { bound: null, frees };
  const answer = evaluation((): Judgement => {
    for (const premise of premises) if (!search.holds(premise, env)) return { kind: "refuted", reason: "a premise does not hold" };
    return search.holds(conclusion, env) ? { kind: "refuted", reason: "the conclusion holds" } : checkAxioms(search, stated);
  });
  return answer.kind === "value" ? answer.value : answer;
}
