/** Model finding for a conjecture: scope after scope, first for models that surely refute it, then for those that might, then beyond. */
import { type Budget, once } from "../base/index.ts";
import {
  type Conjecture,
  eachNode,
  type FiniteModel,
  type Free,
  not,
  relevantAxioms,
  type Term,
  type Theory,
  type Type,
  typeVariables,
} from "../logic/index.ts";
import { cadical, type SatSolverFactory } from "../sat/index.ts";
import { sortAxioms } from "./model/axioms.ts";
import { type OpenConjecture, openGoal } from "./model/open-goal.ts";
import type { KeepProof, ProofNote } from "./model/scope-proof.ts";
import type { FindingTerms, ScopeModel, Word } from "./model/scope-task.ts";
import {
  haveAxiomsModels,
  isLargestInhabited,
  type OnScope,
  type ScopeSearch,
  type ScopeStep,
  type SweepResult,
  sweep,
} from "./model/sweep.ts";
import { isMonotonic } from "./monotonicity/index.ts";
import { type FindingOptions, findingDefaults } from "./scope/options.ts";
import { isToldMonotonic, type ScopePlace, scopePlaces } from "./scope/scopes.ts";
import { alone, type ScopeSharing } from "./scope/sharing.ts";
import type { Mode } from "./value/algebra.ts";

export type FindingOutcome = "genuine" | "quasi_genuine" | "potential" | "none" | "unknown";

/** A value of the model. `term` is ground, null where there is no term for it. */
export interface ModelValue {
  readonly name: string;
  readonly type: Type;
  readonly term: Term | null;
  readonly text: string;
  /** Whether the model leaves something of it open, so that it may be completed in other ways too. */
  readonly isOpen: boolean;
}

/** A type with atoms in the model. */
export interface ModelType {
  readonly type: Type;
  readonly size: number;
  /** A type variable or a declared type: nothing but the scope says how many elements it has. */
  readonly isFree: boolean;
  readonly isVariable: boolean;
  /** The elements as texts; more than these where not complete. */
  readonly elements: readonly string[];
  readonly isComplete: boolean;
}

export interface Model {
  readonly types: readonly ModelType[];
  /** The atoms of all types, as far as they are terms. */
  readonly elements: readonly Term[];
  readonly variables: readonly ModelValue[];
  /** Values for the outer quantifiers of the goal. */
  readonly skolems: readonly ModelValue[];
  /** What the model chose, in terms. */
  readonly finite: FiniteModel;
  /** Constants for which the model chose a value. */
  readonly constants: readonly ModelValue[];
  /** Values of the terms of `eval`, in their order; none where the model leaves them open. */
  readonly evaluated: readonly Omit<ModelValue, "name">[];
}

export interface FindingResult {
  readonly outcome: FindingOutcome;
  readonly model: Model | null;
  /** Further models of the same worth, as many as `max_genuine` or `max_potential` allow. */
  readonly others: readonly Model[];
  /** Scopes that surely have no model of the kinds that were looked for; where one was found, those up to it. */
  readonly scopesChecked: number;
  readonly scopesTotal: number;
  /** Why scopes were not checked, null if all were. */
  readonly reason: string | null;
  /** The scopes in the order in which they were searched. */
  readonly steps: readonly ScopeStep[];
  /** Of the scopes without a model, if proofs are wanted. */
  readonly proofs: readonly ProofNote[];
}

/** What a search works with: its solver, the other searches of the same command, and what it is called among theirs. */
export interface SearchMeans {
  readonly solver: SatSolverFactory;
  readonly sharing: ScopeSharing;
  readonly name: string;
  /** What is known of a model that is not certain; those that are surely no counterexamples are passed over. */
  readonly judge: (model: Model, mode: Mode) => Word;
  /** Keeps proofs that scopes have no model; null where they are not wanted. */
  readonly keepProof: KeepProof | null;
  /** Told before each scope is searched. */
  readonly onScope: OnScope;
}

const ownMeans: SearchMeans = {
  solver: cadical,
  sharing: alone,
  name: "",
  judge: () => "cannot-say",
  keepProof: null,
  onScope: () => undefined,
};

const noTerms: FindingTerms = { evaluate: [], need: [] };

/** Looks for a counterexample (or, with `satisfy`, a model) in all scopes of the options, within the budget. */
export async function findModel(
  stated: Conjecture,
  options: FindingOptions,
  budget: Budget,
  terms: FindingTerms = noTerms,
  means: Partial<SearchMeans> = {},
): Promise<FindingResult> {
  const { conjecture, places } = await searchedScopes(stated, options, means.solver ?? cadical);
  const given = { ...ownMeans, ...means };
  const judge = (model: ScopeModel, mode: Mode): Word => given.judge(shownModel(conjecture, model), mode);
  const numberOf = (place: ScopePlace): number => places.indexOf(place) + 1;
  const search: ScopeSearch = { conjecture, options, places, numberOf, budget, steps: [], proofs: [], terms, ...given, judge };
  const genuine = await sweep(search, "genuine", Math.max(1, options.maxGenuine));
  const base = {
    scopesChecked: genuine.checked,
    scopesTotal: places.length,
    reason: genuine.reason,
    steps: search.steps,
    proofs: search.proofs,
  };
  const [found] = genuine.models;
  if (found !== undefined) {
    const outcome = found.doubt === null ? "genuine" : "quasi_genuine";
    return { ...base, outcome, reason: found.doubt ?? genuine.reason, ...shownModels(conjecture, genuine) };
  }
  const missing = genuine.checked === 0 && genuine.isBlind ? "no scope holds the numbers of the statement" : null;
  const reason = genuine.reason ?? genuine.lossy ?? missing ?? (await vacuity(search));
  const open = { ...search, places: genuine.open };
  const potential = options.maxPotential === 0 ? null : await sweep(open, "potential", options.maxPotential);
  if (potential !== null && potential.models.length > 0) return { ...base, outcome: "potential", ...shownModels(conjecture, potential) };
  const missed = reason ?? potential?.reason ?? null;
  const nothing = { model: null, others: [] };
  if (missed !== null) return { ...base, outcome: "unknown", ...nothing, scopesChecked: genuine.closed, reason: missed };
  const beyond = await sweep(open, "beyond", 1);
  if (beyond.models.length > 0) return { ...base, outcome: "genuine", reason: null, ...shownModels(conjecture, beyond) };
  const scopesChecked = genuine.closed + beyond.checked;
  return { ...base, outcome: beyond.reason === null ? "none" : "unknown", ...nothing, scopesChecked, reason: beyond.reason };
}

/** What is searched: the conjecture with its outer quantifiers opened, and the scopes in order. */
interface Searched {
  readonly conjecture: OpenConjecture;
  readonly places: readonly ScopePlace[];
}

/** A search that goes on where a shorter one ended asks for the same once more. */
const searchedOnce = once((stated: Conjecture) =>
  once(async (options: FindingOptions, solver: SatSolverFactory): Promise<Searched> => {
    const conjecture = options.falsify ? openGoal(stated) : { ...stated, skolems: [] };
    return { conjecture, places: scopePlaces(options, await typeBlocks(conjecture, options, solver)) };
  }),
);

export function searchedScopes(stated: Conjecture, options: FindingOptions, solver: SatSolverFactory): Promise<Searched> {
  return searchedOnce(stated)(options, solver);
}

/** A reason to doubt a search without find: no axioms hold in its scopes, or, where they are ours to choose, a typedef has no elements. */
async function vacuity(search: ScopeSearch): Promise<string | null> {
  const { conjecture, options } = search;
  const { theory } = conjecture;
  const { axioms } = relevantAxioms(theory, [...conjecture.premises, conjecture.conclusion]);
  const ofClasses = typeVariables(conjecture).flatMap((v) => sortAxioms(theory, v));
  if (axioms.length + ofClasses.length > 0 && !(await haveAxiomsModels(search))) return "no scope has a model of the axioms";
  if (options.card !== findingDefaults.card || !hasAbstractTypes(conjecture) || (await isLargestInhabited(search))) return null;
  return "no scope has elements of all types";
}

function hasAbstractTypes({ theory, premises, conclusion }: Conjecture): boolean {
  const isAbstract = (ty: Type): boolean =>
    ty.kind === "con" && (["typedef", "quotient"].includes(theory.types.get(ty.name)?.definition.kind ?? "") || ty.args.some(isAbstract));
  let found = false;
  for (const t of [...premises, conclusion])
    eachNode(t, (node) => {
      found ||= isAbstract(node.type);
    });
  return found;
}

function shownModels(conjecture: OpenConjecture, { models }: SweepResult): Pick<FindingResult, "model" | "others"> {
  const [model, ...others] = models.map((m) => shownModel(conjecture, m));
  return { model: model ?? null, others };
}

/** The free types by how they vary: monotonic ones together, each other on its own ([Blanchette, Nipkow 2010], 5.4). */
async function typeBlocks(conjecture: Conjecture, options: FindingOptions, solver: SatSolverFactory): Promise<Type[][]> {
  const claims = [...conjecture.premises, options.falsify ? not(conjecture.conclusion) : conjecture.conclusion];
  const wanted = [...claims, ...relevantAxioms(conjecture.theory, claims).axioms.map((axiom) => axiom.prop)];
  const together: Type[] = [];
  const apart: Type[][] = [];
  const types = freeTypes(conjecture.theory, wanted);
  for (const ty of types) {
    const isTogether =
      isToldMonotonic(options, ty) ?? (types.length > 1 && (await isFoundMonotonic(conjecture.theory, wanted, ty, options, solver)));
    if (isTogether) together.push(ty);
    else apart.push([ty]);
  }
  return [together, ...apart];
}

/** What the calculi find out; types with axioms and claims with constants made unknown are left out. */
async function isFoundMonotonic(
  theory: Theory,
  wanted: readonly Term[],
  ty: Type,
  options: FindingOptions,
  solver: SatSolverFactory,
): Promise<boolean> {
  if (options.whack.length > 0 || (ty.kind === "var" && sortAxioms(theory, ty).length > 0)) return false;
  return isMonotonic(theory, wanted, ty, options.monoCalculi, solver);
}

/** The types in the terms whose elements nothing tells apart. */
function freeTypes(theory: Theory, terms: readonly Term[]): Type[] {
  const found = new Set<Type>();
  const visit = (ty: Type): void => {
    if (ty.kind === "var" || theory.types.get(ty.name)?.definition.kind === "declared") found.add(ty);
    if (ty.kind === "con") ty.args.forEach(visit);
  };
  for (const t of terms) eachNode(t, (node) => visit(node.type));
  return [...found];
}

function shownModel(conjecture: OpenConjecture, model: ScopeModel): Model {
  const isFree = (ty: Type): boolean => ty.kind === "var" || conjecture.theory.types.get(ty.name)?.definition.kind === "declared";
  const missing = { term: null, text: "_", isOpen: true };
  const shown = (x: Free): ModelValue => ({ name: x.name, type: x.type, ...(model.variables.get(x.name) ?? missing) });
  return {
    types: model.cards.map(({ terms: _, ...card }) => ({
      ...card,
      isFree: isFree(card.type),
      isVariable: card.type.kind === "var",
    })),
    elements: model.cards.flatMap(({ terms }) => terms),
    variables: conjecture.variables.filter((x) => !conjecture.skolems.includes(x)).map(shown),
    skolems: conjecture.skolems.map(shown),
    finite: model.finite,
    constants: model.constants,
    evaluated: model.evaluated,
  };
}
