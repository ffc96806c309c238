/** One scope: builds the problem, gives it to the solver, reads the model. */

import { FALSE, negate } from "../../circuit/index.ts";
import { freeVars, type Term } from "../../logic/index.ts";
import { largestShrunk, mostDenied, mostLeaves } from "../limits.ts";
import type { TermEvaluator } from "../terms/evaluate.ts";
import type { Domain } from "../value/domain.ts";
import { Gates, GivenUp } from "../value/gates.ts";
import type { Value } from "../value/value.ts";
import { heldFast, learnValues } from "./evaluated.ts";
import { leavesOf } from "./leaves.ts";
import { lacksDerivation, lacksNumber, lacksValue } from "./missing-value.ts";
import { buildProblem, environmentOf, type Problem } from "./problem.ts";
import { readModel } from "./read-model.ts";
import { falseAtOnce, proveScope, type ScopeProof } from "./scope-proof.ts";
import type { Effort, ScopeModel, ScopeResult, ScopeTask } from "./scope-task.ts";
import { Session, type Valuation } from "./session.ts";
import { makeSmaller } from "./smaller.ts";

/** Searches one scope; `effort` is told in the end what it cost. */
export async function solveScope(task: ScopeTask, effort: (spent: Effort) => void = () => undefined): Promise<ScopeResult> {
  const gates = new Gates(task.budget, task.options.peephole);
  const { clock } = task.budget;
  const start = clock();
  let built = start;
  const tell = (): void => effort({ building: built - start, solving: clock() - built, nodes: gates.circuit.size });
  try {
    const { value: problem, isOpen, lossy } = buildProblem(task, gates);
    const { ev } = problem;
    gates.charge();
    built = clock();
    const dependence = {
      types: ev.algebra.domains.all.filter((d) => !isSpelledOut(d)).map((d) => d.type),
      usesRounds: ev.inductives.usesRounds,
    };
    const found = gates.asserted.includes(FALSE) ? await noModel(task, falseAtOnce, 0) : await modelsOf(task, problem);
    if (found.kind === "unknown") return found;
    if (found.kind === "sat") return { ...found, ...dependence };
    const claims = [...task.conjecture.premises, task.conjecture.conclusion];
    const isBlind = lacksNumber(ev, claims) || (isOpen ? lacksDerivation(ev, claims) : lacksValue(ev, claims));
    return { ...found, isOpen, lossy: lossy ?? found.lossy, isBlind, ...dependence };
  } catch (error) {
    if (error instanceof GivenUp) return { kind: "unknown", reason: error.reason };
    if (error instanceof RangeError) return { kind: "unknown", reason: "size" };
    throw error;
  } finally {
    if (built === start) built = clock();
    gates.charge();
    tell();
  }
}

/**
 * Whether the types of a problem have the elements that the scope gives them, whatever is claimed, and the axioms a model if they count;
 * yes, where time or size ends the search.
 */
export async function isInhabited(task: ScopeTask, requires: "axioms" | "nothing"): Promise<boolean> {
  const gates = new Gates(task.budget, task.options.peephole);
  try {
    buildProblem(task, gates, requires);
    if (gates.asserted.includes(FALSE)) return false;
    const session = await Session.open(gates, task.budget, task.solver);
    const answer = await session.solve();
    session.dispose();
    return answer !== "unsat";
  } catch (error) {
    if (error instanceof GivenUp || error instanceof RangeError) return true;
    throw error;
  } finally {
    gates.charge();
  }
}

/** Types that have all their elements in any scope that is large enough, and whose size follows from that of others. */
function isSpelledOut(d: Domain): boolean {
  return d.isComplete && d.content.kind !== "free";
}

const nearly = "a model was only nearly ruled out";

/** What the solver finds, whatever was met while the problem was built. */
type Found =
  | { readonly kind: "sat"; readonly models: readonly ScopeModel[] }
  | { readonly kind: "unsat"; readonly lossy: string | null; readonly proof: ScopeProof | null }
  | Extract<ScopeResult, { kind: "unknown" }>;

/** That there is no model, with a proof if one is wanted. */
async function noModel({ proves, budget }: ScopeTask, clauses: Int32Array, denied: number): Promise<Found> {
  const proof = proves ? await proveScope(clauses, denied, budget) : null;
  if (proves && proof === null) return { kind: "unknown", reason: "two runs of the solver contradict one another" };
  return { kind: "unsat", lossy: null, proof };
}

/** That there is no model, though the clauses have one. */
const noModelBut = (why: string, lossy: string | null): Found => ({ kind: "unsat", lossy, proof: { kind: "unproved", reason: why } });

const completedOtherwise = "models that leave values open may refute it, completed in another way";

const allDenied = `there are models that may refute it, but none of the first ${mostDenied} does`;

const liesBeyond = "a counterexample may need values beyond every scope";

/** Whether the model has no value somewhere: the judge sees one way to complete it, and another may refute. */
function leavesOpen({ variables, constants }: ScopeModel): boolean {
  return [...variables.values(), ...constants].some(({ isOpen }) => isOpen);
}

/** Up to as many models as are wanted, no two with the same values of the variables. */
async function modelsOf(task: ScopeTask, { ev, values }: Problem): Promise<Found> {
  const session = await Session.open(ev.algebra.gates, task.budget, task.solver);
  try {
    const models: ScopeModel[] = [];
    const leaves = [...values.values()].flatMap((v) => leavesOf(ev.algebra, v, mostLeaves));
    let denied = 0;
    let isOpen = false;
    while (models.length < task.wanted) {
      const answer = await session.solve();
      if (answer !== "sat" && models.length > 0) break;
      if (answer === "unknown") return { kind: "unknown", reason: "time" };
      if (answer === "unsat" && isOpen) return { kind: "unknown", reason: completedOtherwise };
      if (answer === "unsat") return (await session.isSure()) ? await noModel(task, session.clauses, denied) : noModelBut(nearly, nearly);
      const found = ev.algebra.gates.circuit.size <= largestShrunk ? await makeSmaller(session, leaves) : session.valuation();
      const { isTrue, evaluated } = await evaluateTerms(task, ev, values, session, found);
      const model = readModel(task, ev, values, evaluated, isTrue);
      const word = task.mode === "genuine" ? "confirmed" : task.judge(model, task.mode);
      if (task.mode === "beyond" && word === "cannot-say") return { kind: "unknown", reason: liesBeyond };
      const isDenied = word === "refuted";
      if (isDenied) denied++;
      else models.push(model);
      if (denied === mostDenied) return models.length > 0 ? { kind: "sat", models } : { kind: "unknown", reason: allDenied };
      isOpen ||= isDenied && leavesOpen(model);
      const differs = leaves.flatMap(({ lits }) => lits.filter((p) => found(p)).map(negate));
      if (differs.length === 0 && isOpen) return { kind: "unknown", reason: completedOtherwise };
      if (differs.length === 0 && isDenied) return noModelBut("the judge denied the only model", null);
      if (differs.length === 0) break;
      ev.algebra.gates.assert(ev.algebra.gates.any(differs));
    }
    return { kind: "sat", models };
  } finally {
    session.dispose();
  }
}

/** Variables that the statement does not have stay open. */
function withOthers(ev: TermEvaluator, values: ReadonlyMap<string, Value>, t: Term): ReadonlyMap<string, Value> {
  const others = [...freeVars(t).values()].filter((x) => !values.has(x.name));
  return new Map([...values, ...others.map((x): [string, Value] => [x.name, ev.algebra.undefinedOf(x.type)])]);
}

/** The values of the terms of `eval` in a model, and a solution that agrees with the model and knows them. */
async function evaluateTerms(
  { terms }: ScopeTask,
  ev: TermEvaluator,
  values: ReadonlyMap<string, Value>,
  session: Session,
  found: Valuation,
): Promise<{ readonly isTrue: Valuation; readonly evaluated: readonly Value[] }> {
  if (terms.evaluate.length === 0) return { isTrue: found, evaluated: [] };
  const kept = heldFast(ev, values, found);
  try {
    const evaluated = terms.evaluate.map((t) => ev.eval(t, environmentOf(withOthers(ev, values, t))));
    const isTrue = await learnValues(session, ev.algebra, kept, evaluated);
    return isTrue === null ? { isTrue: found, evaluated: [] } : { isTrue, evaluated };
  } catch (error) {
    // The model stands, whatever becomes of further terms.
    if (error instanceof GivenUp) return { isTrue: found, evaluated: [] };
    throw error;
  }
}
