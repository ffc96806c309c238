/** Plans that run relations forwards: some variables are generated, and all others are computed from them. */
import type { Free } from "../../logic/index.ts";
import { type Goal, type Step, termsOf, variablesOf } from "../../plans/index.ts";
import type { Planner } from "../../predicates/index.ts";

/**
 * The steps of such a plan for the goals; null where nothing can be computed. Programs and their first states are generated, the states they
 * end in are computed: two programs that differ are found among small programs, and not among small derivations of one of them.
 */
export function forwardPlan(planner: Planner, goals: readonly Goal[], variables: readonly Free[]): readonly Step[] | null {
  const given = new Set(variables.map((x) => x.name));
  for (const { name } of [...variables].reverse()) {
    given.delete(name);
    if (planner.goals(goals, given, variables).generates) given.add(name);
  }
  const made = variables.filter((x) => given.has(x.name));
  return made.length === variables.length ? null : withGenerated(planner.goals(goals, given, variables).steps, made);
}

/** Each of the variables is generated just before it is needed first. */
function withGenerated(steps: readonly Step[], made: readonly Free[]): readonly Step[] {
  const missing = new Map(made.map((x) => [x.name, x]));
  const before = (used: readonly Free[]): Step[] =>
    used.flatMap(({ name }) => {
      const variable = missing.get(name);
      return variable !== undefined && missing.delete(name) ? [{ kind: "generate", variable }] : [];
    });
  const ordered = steps.flatMap((step) => [...before(usedBy(step)), step]);
  return [...ordered, ...before(made)];
}

function usedBy(step: Step): readonly Free[] {
  switch (step.kind) {
    case "test":
      return termsOf(step.goal).flatMap(variablesOf);
    case "match":
      return [step.value, step.pattern].flatMap(variablesOf);
    case "call":
      return step.args.flatMap(variablesOf);
    case "each":
      return [step.set, step.pattern].flatMap(variablesOf);
    case "points":
      return [step.function, step.result].flatMap(variablesOf);
    case "range":
      return [step.from, step.to].flatMap((limit) => (limit === null ? [] : variablesOf(limit.term)));
    case "generate":
      return [];
  }
}
