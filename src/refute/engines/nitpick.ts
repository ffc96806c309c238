/** Model finding: the engine of `nitpick` and `refute`. */
import type { Budget } from "../../base/index.ts";
import { type Context, printType, shortName } from "../../elaborate/index.ts";
import {
  type FindingOptions,
  type FindingResult,
  type FindingStage,
  findingDefaults,
  findModel,
  type Model,
  type SearchMeans,
  showFinding,
} from "../../finding/index.ts";
import {
  type Conjecture,
  type Coverage,
  type Find,
  findOf,
  noCoverage,
  not,
  sameTerm,
  type Term,
  typeText,
  typeVariables,
} from "../../logic/index.ts";
import { type Recheck, recheck } from "../../witness/index.ts";
import type { Confirmed } from "../certificate.ts";
import { longestLook } from "../limits.ts";
import type { Counterexample } from "../report.ts";
import { elementLetters } from "../shown/element-names.ts";
import { chosenTexts, confirmedModel, foundModel } from "../shown/found-model.ts";
import { groundAt } from "../shown/ground.ts";
import { printValue } from "../shown/print-value.ts";
import { readAssignment, replayTexts } from "../shown/replay-texts.ts";
import type { Verdict } from "../verdict.ts";
import type { Engine, Question, Stage } from "./engine.ts";
import { findingTerms, withFullNames } from "./finding-terms.ts";

export const nitpick: Engine = {
  name: "nitpick",
  command: "nitpick",
  isSeeded: false,
  preparation: ({ finding }) => ({ locale: ["expand"], noAssumptions: !finding.assumptions }),
  accepts: () => null,
  search: searchModels,
  hasOpenModels: true,
  show: [
    stage("scopes", "the scopes of model finding, with the sizes of all types"),
    stage("circuit", "how large the circuit of each scope is"),
    stage("cnf", "the clauses of the first scope that needs a solver, in DIMACS format"),
  ],
};

function stage(name: FindingStage, about: string): Stage {
  return {
    name,
    about,
    print: ({ context, conjecture, options, budget }) => showFinding(name, conjecture, withFullNames(context, options.finding), budget),
  };
}

/** Where potential models are judged too, the evaluator may turn one into a genuine one or see that it is none. */
async function searchModels({ context, conjecture, options: given, budget, judging, means, onProgress }: Question): Promise<Verdict> {
  const options = withFullNames(context, given.finding);
  // Whoever chooses cardinalities is told what these scopes show. Otherwise models that the evaluator denies are of no interest.
  const passesOver = given.judgesPotential || given.finding.card === findingDefaults.card;
  // With `satisfy` a model is wanted in which the claim holds: a counterexample to its negation.
  const { stated: _, ...parts } = conjecture;
  const claim = options.falsify ? conjecture : { ...parts, conclusion: not(conjecture.conclusion) };
  const word: SearchMeans["judge"] = (model, mode) =>
    mode === "potential" && !passesOver ? "cannot-say" : judge(claim, model, budget).kind;
  const onScope: SearchMeans["onScope"] = ({ number, total, closed }) =>
    onProgress({
      engine: "nitpick",
      size: null,
      tests: 0,
      scope: { number, total },
      coverage: { ...noCoverage, scopes: { decided: closed, total } },
    });
  const terms = findingTerms(context, conjecture, options);
  const result = await findModel(conjecture, options, budget, terms, { ...means, judge: word, onScope });
  const { ending } = budget;
  return toVerdict({ context, conjecture: claim, options, result, ending, checksPotential: given.judgesPotential, budget: judging() });
}

/** What a verdict is made from. */
interface VerdictParts {
  readonly context: Context;
  readonly conjecture: Conjecture;
  readonly options: FindingOptions;
  readonly result: FindingResult;
  /** Why the search ended, if its budget did that. */
  readonly ending: string;
  readonly checksPotential: boolean;
  /** For judging. */
  readonly budget: Budget;
}

function toVerdict({ context, conjecture, options, result, ending, checksPotential, budget }: VerdictParts): Verdict {
  const { model } = result;
  const isJudged = result.outcome === "genuine" || (checksPotential && result.outcome === "potential");
  const judged = isJudged && model !== null ? judge(conjecture, model, budget) : null;
  const found = shown(context, options, model);
  const further = (other: Model): readonly Counterexample[] => {
    const own = shown(context, options, other);
    if (result.outcome !== "genuine") return [own];
    if (judge(conjecture, other, budget).kind !== "confirmed") return [];
    return [isNameable(other) ? { ...own, ...written({ context, conjecture, model: other, budget }, own.assignment) } : own];
  };
  const base = {
    ...found,
    more: result.others.flatMap((m) => further(m)),
    coverage: coverageOf(result),
    rechecked: judged?.kind === "confirmed",
    proofs: result.outcome === "none" ? result.proofs : [],
    ...(judged?.kind === "confirmed" ? { confirmed: judged.confirmed, model: confirmedModel(context, found.model, judged.confirmed) } : {}),
  };
  if (judged?.kind === "refuted") return { ...base, outcome: "unknown", reason: `the model did not stand the recheck: ${judged.reason}` };
  // Without the judge's word a model of the finder is at most nearly genuine.
  const unconfirmed = result.outcome === "genuine" ? "quasi_genuine" : result.outcome;
  return {
    ...base,
    ...(judged?.kind === "confirmed" && model !== null && isNameable(model)
      ? written({ context, conjecture, model, budget }, base.assignment)
      : {}),
    outcome: judged?.kind === "confirmed" ? "genuine" : unconfirmed,
    reason: judged?.kind === "cannot-say" ? `the recheck cannot say: ${judged.reason}` : reasonOf(result, ending),
  };
}

function coverageOf({ model, scopesChecked, scopesTotal }: FindingResult): Coverage {
  const free = model?.types.filter((t) => t.isFree) ?? [];
  const cards = (free.length > 0 ? free : (model?.types ?? [])).map(({ type, size }) => ({ type: typeText(type), size }));
  return { ...noCoverage, scopes: { decided: scopesChecked, total: scopesTotal }, last: model === null ? null : { cards, size: null } };
}

function reasonOf({ outcome, reason }: FindingResult, ending: string): string | null {
  if (reason === null) return outcome === "potential" ? "the model leaves open what lies beyond its scope" : null;
  return reason === "time" ? ending : reason === "size" ? "a scope was too large" : reason;
}

/** What is shown of a model: `show_skolems`, `show_types` and `show_consts` decide. */
function shown(context: Context, options: FindingOptions, model: Model | null): Counterexample {
  if (model === null) return { assignment: {}, types: {}, evaluated: {}, chosen: {}, model: null, replay: null };
  const values = [...model.variables, ...(options.showSkolems ? model.skolems : [])];
  const evaluated = options.evaluate.map((name, i) => ({ name, value: model.evaluated[i] }));
  const counted = model.types
    .filter((t) => t.isFree)
    .map(({ type, size }) => [printType(context, type), size === 1 ? "1 element" : `${size} elements`]);
  const spelled = model.types
    .filter((t) => !t.isVariable)
    .map((t) => [printType(context, t.type), `{${[...t.elements, ...(t.isComplete ? [] : ["…"])].join(", ")}}`]);
  return {
    assignment: Object.fromEntries(values.map((v) => [v.name, v.text])),
    types: { ...Object.fromEntries(counted), ...(options.showTypes ? Object.fromEntries(spelled) : {}) },
    evaluated: Object.fromEntries(evaluated.map(({ name, value }) => [name, value?.text ?? "?"])),
    chosen: options.showConsts ? chosenTexts(context, model) : {},
    model: foundModel(context, model, {
      variables: values,
      chosen: model.constants.map((c) => ({ ...c, name: shortName(context, c.name) })),
      evaluated: evaluated.flatMap(({ name, value }) => (value === undefined ? [] : [{ ...value, name }])),
    }),
    replay: null,
  };
}

/** A model that the judge has confirmed. */
interface ConfirmedModel {
  readonly context: Context;
  readonly conjecture: Conjecture;
  readonly model: Model;
  readonly budget: Budget;
}

/**
 * What was confirmed, as text that leads back to it. The values that were judged are shown; only what the model leaves open stays as its text
 * has it, where that says all that matters.
 */
function written(
  { context, conjecture, model, budget }: ConfirmedModel,
  texts: Readonly<Record<string, string>>,
): Pick<Counterexample, "assignment" | "replay"> {
  const find = modelFind(conjecture, model);
  if (typeof find === "string") return { assignment: texts, replay: null };
  const { ground, types } = groundAt(conjecture, find);
  const replay = replayTexts(context, ground, find, types);
  const read = readAssignment(context, ground, texts, types);
  const isSame = read !== null && ground.variables.every((x) => sameTerm(read.get(x.name) ?? x, find.assignment.get(x.name) ?? x));
  const isEnough = isSame || (read !== null && isConfirmed(ground, read, model, budget));
  const open = new Set(model.variables.flatMap((v) => (v.isOpen && isEnough ? [v.name] : [])));
  const letters = elementLetters(types);
  const values = [...find.assignment].flatMap(([name, value]) => (open.has(name) ? [] : [[name, printValue(context, value, letters)]]));
  return { assignment: { ...texts, ...Object.fromEntries(values) }, replay };
}

function isConfirmed(ground: Conjecture, assignment: ReadonlyMap<string, Term>, { finite, elements }: Model, budget: Budget): boolean {
  budget.charge("find", 1);
  const isLate = budget.slice(longestLook).looking("judging");
  return recheck(ground, assignment, { isLate, model: finite, elements, chooses: true }).kind === "confirmed";
}

/** Whether a text can name every element: those of types that the model made up, and infinite objects, have no names in a theory. */
function isNameable({ finite }: Model): boolean {
  return finite.carriers.size === 0 && !finite.constants.some(({ constant }) => constant.name.startsWith("ω"));
}

/** The judge's word on a model, and what it confirmed. */
type Judged = Exclude<Recheck, { kind: "confirmed" }> | { readonly kind: "confirmed"; readonly confirmed: Confirmed };

/** Judges a model, where every value is a term. */
function judge(conjecture: Conjecture, model: Model, budget: Budget): Judged {
  const find = modelFind(conjecture, model);
  if (typeof find === "string") return { kind: "cannot-say", reason: find };
  const hints = new Map(model.skolems.flatMap((v) => (v.term === null ? [] : [[v.name, v.term] as const])));
  budget.charge("find", 1);
  const isLate = budget.slice(longestLook).looking("judging");
  const { ground, types } = groundAt(conjecture, find);
  const { assignment } = find;
  const judged = recheck(ground, assignment, { isLate, hints, model: model.finite, elements: model.elements, chooses: true });
  if (judged.kind !== "confirmed") return judged;
  const { evidence } = judged;
  return { kind: "confirmed", confirmed: { conjecture, types, assignment, chosen: [], model: model.finite, hints, evidence } };
}

/** A model as an assignment of terms, or why it is none. */
function modelFind(conjecture: Conjecture, model: Model): Find | string {
  const assignment = new Map<string, Term>();
  for (const x of conjecture.variables) {
    const term = model.variables.find((v) => v.name === x.name)?.term ?? null;
    if (term === null) return `${x.name} has a value without a term`;
    assignment.set(x.name, term);
  }
  const types = new Map([...model.finite.types].map(([v, ty]) => [v.name, ty]));
  const own = typeVariables(conjecture).find((v) => !types.has(v.name));
  if (own !== undefined) return `the type ${own.name} of the model has no name`;
  return findOf(assignment, { types });
}
