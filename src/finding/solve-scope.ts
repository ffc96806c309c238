/** One scope: builds the problem, gives it to the solver, reads the model. */
import type { Budget } from "../base/index.ts";
import { type Conjecture, not, type Type, type TypeVar, termTypeVars, typeVars } from "../logic/index.ts";
import { ClauseBuffer, CnfEncoder, cadical, FALSE, type Lit } from "../relational/index.ts";

import type { Mode } from "./algebra.ts";
import { assumeAxioms, closedTruth, sortAxioms } from "./axioms.ts";
import type { Domain } from "./domain.ts";
import { Evaluator } from "./evaluate.ts";
import { Gates, GivenUp } from "./gates.ts";
import type { FindingOptions } from "./options.ts";
import { finiteType, type Raised, Raiser, type Valuation } from "./raise.ts";
import type { NumberedScope } from "./scopes.ts";
import { breakSymmetries } from "./symmetry.ts";
import { asBool, type Lazy, now, type Value } from "./value.ts";

/** How many literals are given to the solver between two looks at the clock. */
const pieceSize = 1 << 18;

/** A model of one scope. */
export interface ScopeModel {
  readonly variables: ReadonlyMap<string, Raised>;
  /** What the types of the conjecture's type variables are in the terms. */
  readonly types: ReadonlyMap<TypeVar, Type>;
  /** Types with atoms: text and number. */
  readonly cards: readonly {
    readonly type: Type;
    readonly size: number;
    readonly elements: readonly string[];
    readonly isComplete: boolean;
  }[];
  readonly constants: readonly { readonly name: string; readonly text: string }[];
  /** True only under an assumption that was not checked. */
  readonly isQuasi: boolean;
}

/** What a scope cost: milliseconds for the circuit and for the solver, and how large the problem was. */
export interface Effort {
  readonly building: number;
  readonly solving: number;
  readonly nodes: number;
}

export type ScopeResult =
  | { readonly kind: "sat"; readonly model: ScopeModel }
  /** `isExact`: nothing was approximated, so that there is no potential model either. */
  | {
      readonly kind: "unsat";
      readonly isExact: boolean;
      readonly isLossy: boolean;
      readonly types: readonly Type[];
      readonly usesRounds: boolean;
    }
  | { readonly kind: "unknown"; readonly reason: string };

export interface ScopeTask {
  readonly conjecture: Conjecture;
  readonly options: FindingOptions;
  readonly scope: NumberedScope;
  readonly mode: Mode;
  readonly budget: Budget;
}

/** Searches one scope; `effort` is told in the end what it cost. */
export async function solveScope(task: ScopeTask, effort: (spent: Effort) => void = () => undefined): Promise<ScopeResult> {
  const gates = new Gates(task.budget);
  const { clock } = task.budget;
  const start = clock();
  let built = start;
  const tell = (): void => effort({ building: built - start, solving: clock() - built, nodes: gates.circuit.size });
  try {
    const { ev, values } = buildProblem(task, gates);
    built = clock();
    const unsat: ScopeResult = {
      kind: "unsat",
      isExact: isExact(ev),
      isLossy: ev.algebra.isLossy,
      types: ev.algebra.domains.all.filter((d) => !isSpelledOut(d)).map((d) => d.type),
      usesRounds: ev.inductives.usesRounds,
    };
    if (gates.asserted.includes(FALSE)) return unsat;
    const isTrue = await satisfy(gates, task.budget);
    if (isTrue === "unsat") return unsat;
    if (isTrue === "unknown") return { kind: "unknown", reason: "time" };
    return { kind: "sat", model: readModel(task, ev, values, isTrue) };
  } catch (error) {
    if (error instanceof GivenUp) return { kind: "unknown", reason: error.reason };
    if (error instanceof RangeError) return { kind: "unknown", reason: "size" };
    throw error;
  } finally {
    if (built === start) built = clock();
    tell();
  }
}

/** Types that have all their elements in any scope that is large enough, and whose size follows from that of others. */
function isSpelledOut(d: Domain): boolean {
  return d.isComplete && d.content.kind !== "free";
}

function isExact(ev: Evaluator): boolean {
  return !ev.algebra.sawUndefined && ev.algebra.domains.all.every((d) => d.isComplete);
}

function buildProblem({ conjecture, options, scope, mode }: ScopeTask, gates: Gates): { ev: Evaluator; values: Map<string, Value> } {
  const { theory } = conjecture;
  const limits = { rounds: scope.iterations, isWellFounded: scope.isWellFounded };
  const ev = new Evaluator(theory, gates, mode, scope, limits, options.whack);
  const values = new Map<string, Value>();
  for (const x of conjecture.variables) values.set(x.name, ev.algebra.fresh(x.type));
  const env = { bound: null, free: new Map([...values].map(([name, v]): [string, Lazy] => [name, now(v)])) };
  for (const p of conjecture.premises) ev.algebra.require(asBool(ev.eval(p, env)));
  const goal = options.falsify ? not(conjecture.conclusion) : conjecture.conclusion;
  ev.algebra.require(asBool(ev.eval(goal, env)));
  for (const v of typeVariables(conjecture)) for (const axiom of sortAxioms(theory, v)) ev.algebra.require(closedTruth(ev, axiom));
  if (options.userAxioms !== false) assumeAxioms(ev);
  const known = [...conjecture.variables.map((x) => ({ value: values.get(x.name) ?? ev.algebra.undefinedOf(x.type), type: x.type }))];
  const chosen = [...ev.unknowns.values()].map(({ constant, value }) => ({ value, type: constant.type }));
  breakSymmetries(ev.algebra, [...known, ...chosen]);
  return { ev, values };
}

function typeVariables(conjecture: Conjecture): ReadonlySet<TypeVar> {
  const found = new Set<TypeVar>();
  for (const t of [...conjecture.premises, conjecture.conclusion]) termTypeVars(t, found);
  return found;
}

async function satisfy(gates: Gates, budget: Budget): Promise<Valuation | "unsat" | "unknown"> {
  const poll = (): void => {
    if (budget.isSpent) throw new GivenUp("time");
  };
  const buffer = new ClauseBuffer();
  const encoder = new CnfEncoder(gates.circuit, buffer, poll);
  encoder.encode(gates.asserted);
  const solver = await cadical.create();
  try {
    for (let piece = buffer.nextPiece(pieceSize); piece !== null; piece = buffer.nextPiece(pieceSize)) {
      solver.addClauses(piece);
      poll();
    }
    const answer = await solver.solve([], { terminate: () => budget.isSpent });
    if (answer.kind !== "sat") return answer.kind;
    return valuation(gates, (p) => solver.isTrue(encoder.literalOf(p)));
  } finally {
    solver.dispose();
  }
}

/** The truth of every literal, from that of the variables. */
function valuation({ circuit }: Gates, variable: (p: Lit) => boolean): Valuation {
  const truths = new Uint8Array(circuit.size);
  const value = (p: number): number => (truths[p >> 1] ?? 0) ^ (p & 1);
  for (let node = 1; node < circuit.size; node++) {
    const [from, to] = [circuit.start[node] ?? 0, circuit.start[node + 1] ?? 0];
    const kind = circuit.kinds[node];
    if (kind === 1) truths[node] = variable((2 * node) as Lit) ? 1 : 0;
    else if (kind === 3) truths[node] = value(circuit.inputs[value(circuit.inputs[from] ?? 0) === 1 ? from + 1 : from + 2] ?? 0);
    else {
      let all = 1;
      for (let i = from; i < to && all === 1; i++) all = value(circuit.inputs[i] ?? 0);
      truths[node] = all;
    }
  }
  return (p) => (p >> 1 < truths.length ? value(p) === 1 : false);
}

function isClassOperation({ theory }: Conjecture, name: string): boolean {
  return theory.consts.get(name)?.spec.kind === "class";
}

function readModel(
  { conjecture, options, scope }: ScopeTask,
  ev: Evaluator,
  values: ReadonlyMap<string, Value>,
  isTrue: Valuation,
): ScopeModel {
  const types = new Map<TypeVar, Type>();
  for (const v of typeVariables(conjecture)) {
    const ground = finiteType(scope.card(v).size);
    // Operations that the model chose for the variable's classes are not those of the standard finite type.
    const hasOwn = [...ev.unknowns.values()].some(
      ({ constant }) => typeVars(constant.type).has(v) && isClassOperation(conjecture, constant.name),
    );
    if (ground !== null && !hasOwn) types.set(v, ground);
  }
  // Reading may ask for parts that were never built; they are whatever the new nodes are, which the model leaves open.
  const raiser = new Raiser(ev.algebra, isTrue, types, (ty) =>
    ty.kind === "var" ? (options.atoms.of.get(ty.name) ?? options.atoms.all) : [],
  );
  const variables = new Map(
    conjecture.variables.map((x) => [x.name, raiser.raise(values.get(x.name) ?? ev.algebra.undefinedOf(x.type), x.type)]),
  );
  const cards = ev.algebra.domains.all.map((d) => ({
    type: d.type,
    size: d.size,
    isComplete: d.isComplete,
    elements: Array.from({ length: d.size }, (_, i) => raiser.raise(ev.algebra.domains.atom(d.type, i), d.type).text),
  }));
  const constants = [...ev.unknowns.values()]
    .filter(({ constant }) => !constant.name.includes("?"))
    .map(({ constant, value }) => ({ name: constant.name, text: raiser.raise(value, constant.type).text }));
  const isQuasi = ev.inductives.assumedWellFounded.size > 0 || (ev.algebra.domains.hasCodatatype && scope.bisimDepth < 0);
  return { variables, types, cards, constants, isQuasi };
}
