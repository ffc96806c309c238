/** A find before the judge: first with the values of the find alone, then with the evidence of a search. */
import {
  type CannotTell,
  check,
  checkAxioms,
  type EvaluatorOptions,
  type Evidence,
  emptyEnvironment,
  evaluation,
  type Judgement,
  type Machine,
  type Stated,
  statedAbout,
} from "../judge/index.ts";
import { type Conjecture, impliesAll, type Term } from "../logic/index.ts";
import { holdsAnyway } from "./holds-anyway.ts";
import { raiseValue } from "./raise.ts";
import { SearchingEvaluator } from "./searching-evaluator.ts";

/** What the judge says of a find: the statement fails, or not, or cannot say; and what shows it. */
export type Recheck =
  | { readonly kind: "confirmed"; readonly evidence: readonly Evidence[] }
  | Extract<Judgement, { kind: "refuted" | "cannot-say" }>;

export interface RecheckOptions extends EvaluatorOptions {
  /** Values of `THE` and `SOME` that nothing specifies are chosen. */
  readonly chooses?: boolean;
  /** Values that a model is made of: facts of inductive predicates about them are derived before others. */
  readonly elements?: readonly Term[];
}

/** So many combinations of choices are tried. */
const mostCombinations = 60;

/** Judges an assignment. The terms are ground at the types of the conjecture's variables. */
export function recheck(conjecture: Conjecture, assignment: ReadonlyMap<string, Term>, options: RecheckOptions = {}): Recheck {
  const isIllTyped = conjecture.variables.some((x) => (assignment.get(x.name)?.type ?? x.type) !== x.type);
  if (isIllTyped) return { kind: "cannot-say", reason: "a value has not the type of its variable" };
  const first = recheckWith(conjecture, assignment, options, []);
  if (first.kind !== "cannot-say" || first.isLate === true) return first;
  if (holdsAnyway(conjecture.theory, conjecture, assignment, options))
    return { kind: "refuted", reason: "it holds whatever the values are that nothing specifies" };
  if (options.chooses !== true) return first;
  const machine = new SearchingEvaluator(conjecture.theory, options);
  const open = choicesFrom(machine, first, []);
  for (let count = 0; open.length > 0 && count < mostCombinations; count++) {
    const choices = open.pop() ?? [];
    const next = recheckWith(conjecture, assignment, options, choices);
    if (next.kind === "confirmed") return next;
    if (next.kind === "cannot-say") open.push(...choicesFrom(machine, next, choices));
  }
  return first;
}

/** The choices with one more, in each way; the most likely last. */
function choicesFrom(machine: Machine, { open }: CannotTell, choices: readonly Evidence[]): Evidence[][] {
  if (open === undefined) return [];
  const values = [...open.values].reverse().map((x) => evaluation(() => raiseValue(machine, open.type, x.force())));
  return values.flatMap((value) => (value.kind === "value" ? [[...choices, { kind: "choice", goal: open.goal, value: value.value }]] : []));
}

function recheckWith(
  conjecture: Conjecture,
  assignment: ReadonlyMap<string, Term>,
  options: RecheckOptions,
  choices: readonly Evidence[],
): Recheck {
  const { theory } = conjecture;
  const statement = conjecture.stated ?? impliesAll(conjecture.premises, conjecture.conclusion);
  // Variables of quantifiers that were opened have their values in the assignment.
  const values = [...assignment.values(), ...(options.hints ?? new Map<string, Term>()).values()];
  const given = [...choices, ...values.map((value): Evidence => ({ kind: "instance", value }))];
  const judged = (evidence: readonly Evidence[], goesBack = true): Recheck => {
    const judgement = check({ theory, statement, assignment, evidence }, { ...options, goesBack });
    return judgement.kind === "confirmed" ? { ...judgement, evidence } : judgement;
  };
  const first = judged(given, false);
  if (first.kind !== "cannot-say" || first.open !== undefined || first.isLate === true) return first;
  const search = new SearchingEvaluator(theory, options, choices, options.elements);
  const found = searched(search, conjecture, assignment, statedAbout(theory, statement, options));
  return found.kind === "confirmed" ? judged([...given, ...search.evidence]) : found;
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
