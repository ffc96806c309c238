/** `nitpick` and `refute` on a statement: model finding, and the recheck of what it finds where the evaluator can say. */
import type { Budget, Diagnostic } from "../../base/index.ts";
import type { Context, Statement } from "../../elaborate/index.ts";
import {
  type FindingOptions,
  type FindingResult,
  findingDefaults,
  findModel,
  type Model,
  type OptionProblem,
  readOptions,
  type SearchMeans,
} from "../../finding/index.ts";
import { type Conjecture, type Find, type Term, typeVariables } from "../../logic/index.ts";
import type { ToolOption } from "../../syntax/index.ts";
import { groundAt } from "../ground.ts";
import { valueWords } from "../options/tool-value.ts";
import { prepare } from "../prepare.ts";
import { type Recheck, recheck } from "../recheck/index.ts";
import type { Verdict } from "../verdict.ts";
import { findingTerms, withFullNames } from "./finding-terms.ts";

/** Seconds for a command that does not say how long; as in Isabelle. */
const defaultSeconds = 30;

/** The options in force: defaults, `nitpick_params`, the command's own. */
export function findingOptions(
  context: Context,
  own: readonly ToolOption[],
): { readonly options: FindingOptions; readonly diagnostics: readonly Diagnostic[] } {
  const given = [...(context.toolParams.get("nitpick") ?? []), ...own];
  const words = given.map((o) => ({ name: o.name, subject: o.subject?.text ?? null, words: o.value === null ? [] : valueWords(o.value) }));
  const { options, problems } = readOptions(words, { ...findingDefaults, timeout: defaultSeconds });
  // Parameters for all commands are not commented on at each of them.
  const isOwn = (p: OptionProblem): boolean => p.kind !== "without-effect" || own.some((o) => o.name === p.name);
  return { options, diagnostics: problems.filter(isOwn).map((p) => describe(p, given.findLast((o) => o.name === p.name) ?? own[0])) };
}

function describe(problem: OptionProblem, option: ToolOption | undefined): Diagnostic {
  const span = option?.span ?? { from: 0, to: 0 };
  if (problem.kind === "bad-value")
    return { code: "E0402", severity: "error", span, message: `The option ${problem.name} cannot be ${problem.words.join(", ")}` };
  if (problem.kind === "without-effect")
    return { code: "E0403", severity: "note", span, message: `The option ${problem.name} has no effect here` };
  const hint = problem.near.length === 0 ? {} : { hint: `Did you mean ${problem.near.join(" or ")}?` };
  return { code: "E0401", severity: "error", span, message: `Unknown parameter: ${problem.name}`, ...hint };
}

const rank = ["genuine", "quasi_genuine", "potential", "unknown", "none"];

/**
 * All conclusions of a statement; the most telling answer. With `checksPotential` a potential model is given to the evaluator too, which
 * may turn it into a genuine one or see that it is none. Scopes may be shared with other searches for the same command (`means`).
 */
export async function runFinding(
  statement: Statement,
  given: FindingOptions,
  budget: Budget,
  checksPotential = false,
  means: Partial<SearchMeans> = {},
): Promise<Verdict> {
  const { context } = statement;
  const options = withFullNames(context, given);
  // Whoever chooses cardinalities is told what these scopes show. Otherwise models that the evaluator denies are of no interest.
  const passesOver = checksPotential || given.card === findingDefaults.card;
  const conjectures = prepare(statement, { locale: ["expand"], noAssumptions: !options.assumptions });
  const verdicts: Verdict[] = [];
  for (const [i, conjecture] of conjectures.entries()) {
    const denies = (model: Model): boolean => passesOver && judge(conjecture, model, budget).kind === "refuted";
    const own = { ...means, name: String(i), denies };
    const result = await findModel(conjecture, options, budget, findingTerms(context, conjecture, options), own);
    const verdict = toVerdict({ conjecture, options, result, checksPotential, budget });
    verdicts.push(verdict);
    if (verdict.outcome === "genuine") break;
  }
  const [best] = [...verdicts].sort((a, b) => rank.indexOf(a.outcome) - rank.indexOf(b.outcome));
  if (best === undefined) throw new RangeError("runFinding: a statement without conclusion");
  return best;
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

/** The evaluator may look at one model for so many milliseconds; what it cannot say by then does not keep a model from being shown. */
const longestLook = 4000;

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
