/** The judge's word on a find. */
import {
  type AxiomInstance,
  axiomsAbout,
  type ChosenValue,
  constant,
  freeVars,
  funs,
  reachOf,
  type Term,
  type Theory,
} from "../logic/index.ts";
import { emptyEnvironment } from "./environment.ts";
import type { Evaluator, EvaluatorOptions } from "./evaluator.ts";
import type { Evidence } from "./evidence.ts";
import { evaluation } from "./outcome.ts";
import { Replay } from "./replay.ts";

/** A statement, ground values for its free variables, and what shows that it fails there. */
export interface Counterexample {
  readonly theory: Theory;
  /** At the types of the values: without type variables. */
  readonly statement: Term;
  readonly assignment: ReadonlyMap<string, Term>;
  readonly evidence: readonly Evidence[];
}

export type Judgement =
  | { readonly kind: "confirmed" }
  | { readonly kind: "refuted"; readonly reason: string }
  | { readonly kind: "cannot-say"; readonly reason: string };

/** Confirmed: the statement is false under the assignment, and all that is stated about chosen values holds. Refuted: one of these is not so. */
export function check(counterexample: Counterexample, options: EvaluatorOptions = {}): Judgement {
  const { theory, statement, assignment, evidence } = counterexample;
  const isIllTyped = [...freeVars(statement).values()].some((x) => (assignment.get(x.name)?.type ?? x.type) !== x.type);
  if (isIllTyped) return { kind: "cannot-say", reason: "a value has not the type of its variable" };
  const judge = new Replay(theory, evidence, options);
  const frees = new Map([...assignment].map(([name, t]) => [name, judge.delay(t, emptyEnvironment)]));
  const answer = evaluation(() => judge.holds(statement, { bound: null, frees }));
  if (answer.kind === "cannot-say") return answer;
  if (answer.value) return { kind: "refuted", reason: "the statement holds" };
  return checkAxioms(judge, statedAbout(theory, statement, options.chosen ?? []));
}

/** What is stated about chosen values, and the name of a fact that cannot be listed. */
export interface Stated {
  readonly axioms: readonly AxiomInstance[];
  readonly leftOut: string | null;
}

export function statedAbout(theory: Theory, statement: Term, chosen: readonly ChosenValue[]): Stated {
  if (chosen.length === 0) return { axioms: [], leftOut: null };
  const constants = chosen.map(({ constant: name, args, value }) =>
    constant(
      name,
      funs(
        args.map((arg) => arg.type),
        value.type,
      ),
    ),
  );
  const { types } = reachOf(theory, [statement]);
  const { axioms, leftOut } = axiomsAbout(theory, { constants, types: [...types] });
  return { axioms, leftOut: leftOut[0] ?? null };
}

/** Whether everything that is stated holds. */
export function checkAxioms(evaluator: Evaluator, { axioms, leftOut }: Stated): Judgement {
  if (leftOut !== null) return { kind: "cannot-say", reason: `whether the axiom ${leftOut} holds at all types` };
  for (const { name, prop } of axioms) {
    const answer = evaluation(() => evaluator.holds(prop));
    if (answer.kind !== "value") return { kind: "cannot-say", reason: `whether the axiom ${name} holds: ${answer.reason}` };
    if (!answer.value) return { kind: "refuted", reason: `the axiom ${name} does not hold of the chosen values` };
  }
  return { kind: "confirmed" };
}
