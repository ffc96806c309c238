/** Model finding: the engine of `nitpick` and `refute`. */
import type { Budget } from "../../base/index.ts";
import { type FindingOptions, type FindingResult, findingDefaults, findModel, type Model } from "../../finding/index.ts";
import { type Conjecture, type Find, type Term, typeVariables } from "../../logic/index.ts";
import { type Recheck, recheck } from "../../witness/index.ts";
import { groundAt } from "../ground.ts";
import { longestLook } from "../limits.ts";
import type { Verdict } from "../verdict.ts";
import type { Engine, Question } from "./engine.ts";
import { findingTerms, withFullNames } from "./finding-terms.ts";

export const nitpick: Engine = {
  name: "nitpick",
  preparation: ({ finding }) => ({ locale: ["expand"], noAssumptions: !finding.assumptions }),
  accepts: () => null,
  search: searchModels,
  hasOpenModels: true,
};

/** Where potential models are judged too, the evaluator may turn one into a genuine one or see that it is none. */
async function searchModels({ context, conjecture, options: given, budget, means }: Question): Promise<Verdict> {
  const options = withFullNames(context, given.finding);
  // Whoever chooses cardinalities is told what these scopes show. Otherwise models that the evaluator denies are of no interest.
  const passesOver = given.judgesPotential || given.finding.card === findingDefaults.card;
  const denies = (model: Model): boolean => passesOver && judge(conjecture, model, budget).kind === "refuted";
  const result = await findModel(conjecture, options, budget, findingTerms(context, conjecture, options), { ...means, denies });
  return toVerdict({ conjecture, options, result, checksPotential: given.judgesPotential, budget });
}

/** What a verdict is made from. */
interface Answer {
  readonly conjecture: Conjecture;
  readonly options: FindingOptions;
  readonly result: FindingResult;
  readonly checksPotential: boolean;
  readonly budget: Budget;
}

function toVerdict({ conjecture, options, result, checksPotential, budget }: Answer): Verdict {
  const { model } = result;
  const isJudged = result.outcome === "genuine" || (checksPotential && result.outcome === "potential");
  const judged = isJudged && model !== null ? judge(conjecture, model, budget) : null;
  const others = result.others.filter((m) => result.outcome !== "genuine" || judge(conjecture, m, budget).kind !== "refuted");
  const base = {
    ...shown(options, model),
    more: others.map((m) => shown(options, m)),
    tests: 0,
    premisesSatisfied: 0,
    bound: model === null ? `${result.scopesChecked} of ${result.scopesTotal} scopes` : model.scope === "" ? model.fullScope : model.scope,
    rechecked: judged?.kind === "confirmed",
  };
  if (judged?.kind === "refuted") return { ...base, outcome: "unknown", reason: `the model did not stand the recheck: ${judged.reason}` };
  return {
    ...base,
    outcome: judged?.kind === "confirmed" ? "genuine" : result.outcome,
    reason: judged?.kind === "cannot-say" ? `the recheck cannot say: ${judged.reason}` : (result.reason ?? doubtOf(result)),
  };
}

function doubtOf({ outcome }: FindingResult): string | null {
  return outcome === "potential" ? "the model leaves open what lies beyond its scope" : null;
}

/** What is shown of a model: `show_skolems`, `show_types` and `show_consts` decide. */
function shown(options: FindingOptions, model: Model | null): Pick<Verdict, "assignment" | "types" | "evaluated" | "chosen"> {
  if (model === null) return { assignment: {}, types: {}, evaluated: {}, chosen: {} };
  const values = [...model.variables, ...(options.showSkolems ? model.skolems : [])];
  const texts = (entries: readonly string[]): Record<string, string> =>
    Object.fromEntries(entries.map((entry) => [entry.slice(0, entry.indexOf(" = ")), entry.slice(entry.indexOf(" = ") + 3)]));
  const sizes = model.scope === "" ? {} : texts(model.scope.split(", ").map((part) => part.replace(/^card /, "")));
  const counted = Object.entries(sizes).map(([name, n]) => [name, n === "1" ? "1 element" : `${n} elements`]);
  return {
    assignment: Object.fromEntries(values.map((v) => [v.name, v.text])),
    types: { ...Object.fromEntries(counted), ...(options.showTypes ? texts(model.types) : {}) },
    evaluated: Object.fromEntries(options.evaluate.flatMap((text, i) => [[text, model.evaluated[i] ?? "?"]])),
    chosen: options.showConsts ? texts(model.constants) : {},
  };
}

/** The evaluator's word on a model, where every value is a term. */
function judge(conjecture: Conjecture, model: Model, budget: Budget): Recheck {
  const assignment = new Map<string, Term>();
  for (const x of conjecture.variables) {
    const term = model.variables.find((v) => v.name === x.name)?.term ?? null;
    if (term === null) return { kind: "cannot-say", reason: `${x.name} has a value without a term` };
    assignment.set(x.name, term);
  }
  const types = new Map([...model.typeInstances].map(([v, ty]) => [v.name, ty]));
  const own = typeVariables(conjecture).find((v) => !types.has(v.name));
  if (own !== undefined) return { kind: "cannot-say", reason: `the type ${own.name} of the model has no name` };
  const find: Find = { assignment, shown: new Map(), hasHoles: false, isCertain: true, chosen: [], types };
  const until = budget.clock() + longestLook;
  return recheck(groundAt(conjecture, find).ground, assignment, { isLate: () => budget.isSpent || budget.clock() > until });
}
