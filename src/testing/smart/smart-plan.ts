/** Premises as steps, and the terms of these steps as a program: both are made once for all who ask in the same way. */
import { kept } from "../../base/index.ts";
import { type Emission, emit } from "../../javascript/index.ts";
import type { Conjecture, Free, Type } from "../../logic/index.ts";
import type { Goal, GoalPlan, Step } from "../../plans/index.ts";
import { ClauseStore, Planner } from "../../predicates/index.ts";
import { lowerProgram, type Program, type RootTerm } from "../../program/index.ts";
import { atomsKey } from "../compile.ts";
import { reachableTypes, typeRoots, typesRoot } from "../types/reachable-types.ts";
import { Dataflow } from "./dataflow.ts";
import { forwardPlan } from "./forward-plan.ts";

export interface PlanOptions {
  readonly inverts?: boolean;
  readonly usesAlternatives?: boolean;
  /** Variables that have values already. */
  readonly given?: readonly Free[];
}

export interface ProgramOptions extends PlanOptions {
  readonly isPlain?: boolean;
  /** Relations are run forwards. */
  readonly isForward?: boolean;
}

/** A conjecture as clauses and steps. */
interface SmartPlan {
  readonly store: ClauseStore;
  readonly planner: Planner;
  /** The conclusion can be executed; otherwise `denial` refutes it. */
  readonly isExecutable: boolean;
  readonly denial: readonly Step[];
  readonly steps: readonly Step[];
  /** The steps that run relations forwards; null where nothing is computed from what is generated. */
  readonly forward: () => readonly Step[] | null;
}

/** The program of a plan's terms, with what its enumerators are. */
export interface SmartProgram {
  readonly kind: "program";
  readonly plan: SmartPlan;
  readonly steps: readonly Step[];
  readonly flow: Dataflow;
  readonly program: Program;
  readonly emission: Emission;
}

type Refusal = { readonly kind: "unsupported"; readonly reason: string };

const plans = kept<Conjecture, SmartPlan>();
const programs = kept<Conjecture, SmartProgram | Refusal>();

/** The program of a conjecture. */
export function smartProgram(conjecture: Conjecture, atoms: ReadonlyMap<string, number>, options: ProgramOptions): SmartProgram | Refusal {
  const { inverts = true, usesAlternatives = false, given = [], isPlain = false, isForward = false } = options;
  const way = `${atomsKey(atoms)} ${inverts} ${usesAlternatives} ${given.map((x) => x.name).join(" ")}`;
  return programs(conjecture, `${way} ${isPlain} ${isForward}`, () => {
    const plan = plans(conjecture, way, () => planned(conjecture, atoms, { inverts, usesAlternatives, given }));
    return programOf(conjecture, atoms, plan, { isPlain, isForward });
  });
}

function planned(conjecture: Conjecture, atoms: ReadonlyMap<string, number>, options: Required<PlanOptions>): SmartPlan {
  const { variables, conclusion } = conjecture;
  const { inverts, usesAlternatives, given } = options;
  const store = new ClauseStore(conjecture.theory, atoms, { inverts, usesAlternatives });
  const planner = new Planner(store);
  const premises = conjecture.premises.flatMap((p) => store.goals(p));
  const isExecutable = store.isExecutable(conclusion);
  const denied = isExecutable ? [] : store.denial(conclusion);
  const denial = isExecutable ? [] : planner.goals(denied, new Set(variables.map((x) => x.name)), []).steps;
  const all = [...premises, ...denied];
  if (given.length === 0) {
    const usual = fewest([premises, all].map((goals) => planner.premises(goals, variables)));
    return { store, planner, isExecutable, denial, steps: usual.steps, forward: () => forwardSteps(planner, usual, all, variables) };
  }
  const known = new Set(given.map((x) => x.name));
  const open = variables.filter((x) => !known.has(x.name));
  const withGiven = (goals: readonly Goal[]): readonly Step[] => planner.goals(goals, known, open).steps;
  return { store, planner, isExecutable, denial, steps: withGiven(premises), forward: () => withGiven(all) };
}

/** A plan that runs relations forwards, where the usual one generates values inside of them. */
function forwardSteps(planner: Planner, usual: GoalPlan, goals: readonly Goal[], variables: readonly Free[]): readonly Step[] | null {
  const isBackwards = usual.steps.some((step) => step.kind === "call" && planner.generates(step.predicate, step.mode));
  return isBackwards ? forwardPlan(planner, goals, variables) : null;
}

/** The plan that generates fewest variables, the first of them: a conclusion that clauses decide may say what refutes it. */
function fewest(plans: readonly GoalPlan[]): GoalPlan {
  const count = ({ steps }: GoalPlan): number => steps.filter((step) => step.kind === "generate").length;
  return plans.reduce((best, plan) => (count(plan) < count(best) ? plan : best));
}

function programOf(
  conjecture: Conjecture,
  atoms: ReadonlyMap<string, number>,
  plan: SmartPlan,
  ways: { readonly isPlain: boolean; readonly isForward: boolean },
): SmartProgram | Refusal {
  const { store, planner } = plan;
  const steps = ways.isForward ? plan.forward() : plan.steps;
  if (steps === null) return { kind: "unsupported", reason: "nothing is computed from what is generated" };
  const flow = new Dataflow(store, planner, ways);
  flow.addSteps(steps, "some");
  flow.addSteps(plan.denial, "all");
  if (plan.isExecutable) flow.terms.root(conjecture.conclusion);
  const lowered = lowerProgram(conjecture.theory, rootsOf(conjecture, flow), { atoms });
  if (lowered.kind === "refused") return { kind: "unsupported", reason: lowered.reason };
  return { kind: "program", plan, steps, flow, program: lowered.program, emission: emit(lowered.program) };
}

function rootsOf(conjecture: Conjecture, flow: Dataflow): RootTerm[] {
  const { theory } = conjecture;
  const made = [...flow.variables, ...conjecture.variables].map((x) => x.type);
  const types = reachableTypes(theory, made);
  const handled = [...flow.terms.types].filter((type): type is Extract<Type, { kind: "con" }> => type.kind === "con");
  return [...flow.terms.roots, ...typeRoots(theory, types), typesRoot(conjecture, [...types, ...handled])];
}
