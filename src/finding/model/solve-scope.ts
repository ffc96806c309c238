/** One scope: builds the problem, gives it to the solver, reads the model. */
import type { Budget } from "../../base/index.ts";
import { FALSE, negate } from "../../circuit/index.ts";
import { type Conjecture, not, type Term, type Type, typeVariables } from "../../logic/index.ts";
import type { SatSolverFactory } from "../../sat/index.ts";
import type { FindingOptions } from "../scope/options.ts";
import type { NumberedScope } from "../scope/scopes.ts";
import { rootTerms } from "../symmetry/roots.ts";
import { breakSymmetries, orderCodatatypes } from "../symmetry/symmetry.ts";
import type { Environment } from "../terms/environment.ts";
import { Evaluator } from "../terms/evaluate.ts";
import type { Domain } from "../types/domain.ts";
import type { Mode } from "../value/algebra.ts";
import { Gates, GivenUp } from "../value/gates.ts";
import { asBool, type Bool, type Lazy, now, type Value } from "../value/value.ts";
import { assumeAxioms, closedTruth, sortAxioms } from "./axioms.ts";
import { heldFast, learnValues } from "./evaluated.ts";
import { leavesOf } from "./leaves.ts";
import { readModel, type ScopeModel } from "./read-model.ts";
import { Session, type Valuation } from "./session.ts";
import { makeSmaller } from "./smaller.ts";

/** Parts of a variable's value that count when models are told apart and made smaller. */
const mostLeaves = 100;
/** So many doubtful models of a scope may be denied before one is taken as it is. */
const mostDenied = 200;
/** Problems of more nodes than this are not solved again for a smaller model. */
const largestShrunk = 100_000;

/** What a scope cost: milliseconds for the circuit and for the solver, and how large the problem was. */
export interface Effort {
  readonly building: number;
  readonly solving: number;
  readonly nodes: number;
}

/** Which sizes a problem depends on. */
interface Dependence {
  readonly types: readonly Type[];
  readonly usesRounds: boolean;
}

export type ScopeResult =
  | ({ readonly kind: "sat"; readonly models: readonly ScopeModel[] } & Dependence)
  /** `isOpen`: elements without a name were looked at, so that there may be a potential model. */
  | ({ readonly kind: "unsat"; readonly isOpen: boolean; readonly lossy: string | null } & Dependence)
  | { readonly kind: "unknown"; readonly reason: string };

export interface ScopeTask {
  readonly conjecture: Conjecture;
  readonly options: FindingOptions;
  readonly scope: NumberedScope;
  readonly mode: Mode;
  readonly budget: Budget;
  readonly terms: FindingTerms;
  readonly solver: SatSolverFactory;
  /** How many models are wanted at most. */
  readonly wanted: number;
  /** Whether a doubtful model is surely none. */
  readonly denies: (model: ScopeModel) => boolean;
}

/** Terms that the options `eval` and `need` name, over the variables of the conjecture. */
export interface FindingTerms {
  readonly evaluate: readonly Term[];
  readonly need: readonly Term[];
}

/** Searches one scope; `effort` is told in the end what it cost. */
export async function solveScope(task: ScopeTask, effort: (spent: Effort) => void = () => undefined): Promise<ScopeResult> {
  const gates = new Gates(task.budget, task.options.peephole);
  const { clock } = task.budget;
  const start = clock();
  let built = start;
  const tell = (): void => effort({ building: built - start, solving: clock() - built, nodes: gates.circuit.size });
  try {
    const { ev, values } = buildProblem(task, gates);
    built = clock();
    const dependence = {
      types: ev.algebra.domains.all.filter((d) => !isSpelledOut(d)).map((d) => d.type),
      usesRounds: ev.inductives.usesRounds,
    };
    const unsat: ScopeResult = { kind: "unsat", isOpen: ev.algebra.isOpen, lossy: ev.algebra.lossy, ...dependence };
    if (gates.asserted.includes(FALSE)) return unsat;
    const models = await modelsOf(task, ev, values);
    if (models === "unsat") return unsat;
    if (models === "unsure") return { ...unsat, lossy: unsat.lossy ?? "a model was only nearly ruled out" };
    return models === "unknown" ? { kind: "unknown", reason: "time" } : { kind: "sat", models, ...dependence };
  } catch (error) {
    if (error instanceof GivenUp) return { kind: "unknown", reason: error.reason };
    if (error instanceof RangeError) return { kind: "unknown", reason: "size" };
    throw error;
  } finally {
    if (built === start) built = clock();
    tell();
  }
}

/** Whether the types of a problem have the elements that the scope gives them, whatever is claimed; yes, where time or size ends the search. */
export async function isInhabited(task: ScopeTask): Promise<boolean> {
  const gates = new Gates(task.budget, task.options.peephole);
  try {
    buildProblem(task, gates, (b) => void b.t);
    if (gates.asserted.includes(FALSE)) return false;
    const session = await Session.open(gates, task.budget, task.solver);
    const answer = await session.solve();
    session.dispose();
    return answer !== "unsat";
  } catch (error) {
    if (error instanceof GivenUp || error instanceof RangeError) return true;
    throw error;
  }
}

function environmentOf(values: ReadonlyMap<string, Value>): Environment {
  return { bound: null, free: new Map([...values].map(([name, v]): [string, Lazy] => [name, now(v)])) };
}

/** Types that have all their elements in any scope that is large enough, and whose size follows from that of others. */
function isSpelledOut(d: Domain): boolean {
  return d.isComplete && d.content.kind !== "free";
}

/** The circuit of a problem. `claim`: what is done with premises, goal and axioms; they are required, if nothing is said. */
function buildProblem(
  { conjecture, options, scope, mode, terms }: ScopeTask,
  gates: Gates,
  claim?: (b: Bool) => void,
): { ev: Evaluator; values: Map<string, Value> } {
  const { theory } = conjecture;
  const limits = { rounds: scope.iterations, isWellFounded: scope.isWellFounded, areLinearStarred: options.starLinearPreds };
  const ev = new Evaluator(theory, gates, mode, scope, limits, options);
  const values = new Map<string, Value>();
  for (const x of conjecture.variables) values.set(x.name, ev.algebra.fresh(x.type));
  const env = environmentOf(values);
  const assume = claim ?? ((b: Bool): void => ev.algebra.require(b));
  for (const t of terms.need) gates.assert(ev.algebra.defined(ev.eval(t, env)));
  for (const p of conjecture.premises) assume(asBool(ev.eval(p, env)));
  const goal = options.falsify ? not(conjecture.conclusion) : conjecture.conclusion;
  assume(asBool(ev.eval(goal, env)));
  for (const v of typeVariables(conjecture)) for (const axiom of sortAxioms(theory, v)) assume(closedTruth(ev, axiom));
  if (options.userAxioms !== false && claim === undefined) assumeAxioms(ev);
  orderAtoms(ev, conjecture, values);
  const known = [...conjecture.variables.map((x) => ({ value: values.get(x.name) ?? ev.algebra.undefinedOf(x.type), type: x.type }))];
  const chosen = [...ev.unknowns.values()].map(({ constant, value }) => ({ value, type: constant.type }));
  breakSymmetries(ev.algebra, [...known, ...chosen], 4 * options.kodkodSymBreak);
  if (options.kodkodSymBreak > 0) orderCodatatypes(ev.algebra, [...known, ...chosen]);
  return { ev, values };
}

/** Numbers the atoms of datatypes in one way only, along the values of the variables and of terms of the claim. */
function orderAtoms(ev: Evaluator, conjecture: Conjecture, values: ReadonlyMap<string, Value>): void {
  const { algebra } = ev;
  const { isOpen, lossy, domains } = algebra;
  const env = environmentOf(values);
  const terms = rootTerms(conjecture, (ty) => domains.numbering.isUnordered(ty));
  domains.numbering.orderAlong([...values.values(), ...terms.map((t) => ev.eval(t, env))]);
  // What these terms are says nothing about the claim.
  algebra.isOpen = isOpen;
  algebra.lossy = lossy;
}

/** Up to so many models as are wanted, no two with the same values of the variables. */
async function modelsOf(
  task: ScopeTask,
  ev: Evaluator,
  values: ReadonlyMap<string, Value>,
): Promise<readonly ScopeModel[] | "unsat" | "unsure" | "unknown"> {
  const session = await Session.open(ev.algebra.gates, task.budget, task.solver);
  try {
    const models: ScopeModel[] = [];
    const leaves = [...values.values()].flatMap((v) => leavesOf(ev.algebra, v, mostLeaves));
    let denied = 0;
    while (models.length < task.wanted) {
      const answer = await session.solve();
      if (answer !== "sat" && models.length > 0) return models;
      if (answer === "unsat") return (await session.isSure()) ? "unsat" : "unsure";
      if (answer === "unknown") return answer;
      const found = ev.algebra.gates.circuit.size <= largestShrunk ? await makeSmaller(session, leaves) : session.valuation();
      const { isTrue, evaluated } = await evaluateTerms(task, ev, values, session, found);
      const model = readModel(task, ev, values, evaluated, isTrue);
      const isDenied = task.mode === "potential" && denied < mostDenied && task.denies(model);
      if (isDenied) denied++;
      else models.push(model);
      const differs = leaves.flatMap(({ lits }) => lits.filter((p) => found(p)).map(negate));
      if (differs.length === 0) return isDenied ? "unsat" : models;
      ev.algebra.gates.assert(ev.algebra.gates.any(differs));
    }
    return models;
  } finally {
    session.dispose();
  }
}

/** The values of the terms of `eval` in a model, and a solution that agrees with the model and knows them. */
async function evaluateTerms(
  { terms }: ScopeTask,
  ev: Evaluator,
  values: ReadonlyMap<string, Value>,
  session: Session,
  found: Valuation,
): Promise<{ readonly isTrue: Valuation; readonly evaluated: readonly Value[] }> {
  if (terms.evaluate.length === 0) return { isTrue: found, evaluated: [] };
  const kept = heldFast(ev, values, found);
  try {
    const evaluated = terms.evaluate.map((t) => ev.eval(t, environmentOf(values)));
    const isTrue = await learnValues(session, ev.algebra, kept, evaluated);
    return isTrue === null ? { isTrue: found, evaluated: [] } : { isTrue, evaluated };
  } catch (error) {
    // The model stands, whatever becomes of further terms.
    if (error instanceof GivenUp) return { isTrue: found, evaluated: [] };
    throw error;
  }
}
