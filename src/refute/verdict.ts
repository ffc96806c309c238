/** From an engine's find to a verdict: the reference evaluator decides, the engine never does. */
import { type Budget, baseName } from "../base/index.ts";
import type { Context } from "../elaborate/index.ts";
import { type Conjecture, type Coverage, type Find, type Free, noCoverage } from "../logic/index.ts";
import { recheck } from "../witness/index.ts";
import type { Confirmed } from "./certificate.ts";
import type { EngineResult } from "./engines/engine-result.ts";
import type { Counterexample, Report } from "./report.ts";
import { derivationFields } from "./shown/derivations.ts";
import { cardsOf, elementLetters } from "./shown/element-names.ts";
import { explain } from "./shown/explain.ts";
import { groundAt } from "./shown/ground.ts";
import type { ModelEntry } from "./shown/model-data.ts";
import { printValue, standInText } from "./shown/print-value.ts";
import { replayTexts } from "./shown/replay-texts.ts";
import { modelEntry, openEntry, type ValueSetting } from "./shown/value-data.ts";

/** The part of a report that a search decides. */
export type Verdict = Pick<Report, "outcome" | "assignment" | "types" | "evaluated" | "chosen" | "model" | "rechecked" | "reason"> &
  Partial<Pick<Report, "claim" | "more" | "replay" | "statistics" | "proofs">> & {
    readonly coverage: Coverage;
    /** What the judge confirmed. */
    readonly confirmed?: Confirmed;
  };

const nothing = { assignment: {}, types: {}, evaluated: {}, chosen: {}, model: null, rechecked: false };

/** The verdict of an engine that cannot treat a conjecture. */
export function unsupportedVerdict(reason: string): Verdict {
  return { ...nothing, outcome: "unsupported", coverage: noCoverage, reason };
}

export function verdictOf(
  context: Context,
  conjecture: Conjecture,
  result: EngineResult,
  extra: readonly string[],
  budget: Budget,
): Verdict {
  const counts = {
    coverage: result.coverage,
    ...(result.statistics === undefined ? {} : { statistics: result.statistics }),
  };
  const judged = (find: Find): Judged => judge(conjecture, find, budget);
  const told = (find: Judged): Told => tell(context, conjecture, find, extra);
  if (result.kind === "found") {
    const more = (result.finds ?? []).slice(1).map(judged);
    const further = more.filter(({ answer }) => answer.kind === "confirmed").map((find) => asCounterexample(told(find)));
    return { ...counts, ...told(judged(result.find)), more: further };
  }
  for (const potential of result.kind === "unsupported" ? [] : result.potential) {
    const find = judged(potential);
    // What the evaluator refutes only seemed to depend on something unspecified: it is no find at all.
    if (find.answer.kind !== "refuted") return { ...counts, ...told(find) };
  }
  return { ...counts, ...nothing, outcome: result.kind, reason: result.kind === "none" ? null : result.reason };
}

/** What is told of a further counterexample. */
function asCounterexample({ assignment, types, evaluated, chosen, model, replay }: Told): Counterexample {
  return { assignment, types, evaluated, chosen, model, replay };
}

/** A find, the conjecture at its types, and what the evaluator says of them. */
interface Judged extends ReturnType<typeof groundAt> {
  readonly find: Find;
  readonly answer: ReturnType<typeof recheck>;
}

function judge(conjecture: Conjecture, find: Find, budget: Budget): Judged {
  budget.charge("find", 1);
  const at = groundAt(conjecture, find);
  const { assignment, chosen, hints = new Map() } = find;
  const answer = recheck(at.ground, assignment, { chosen, hints, model: modelAt(at), isLate: budget.looking("judging") });
  return { ...at, find, answer };
}

const modelAt = ({ types }: Pick<Judged, "types">) => ({ types, carriers: new Map(), constants: [] });

type Told = Pick<Report, "outcome" | "assignment" | "types" | "evaluated" | "chosen" | "model" | "rechecked" | "reason" | "replay"> &
  Pick<Verdict, "confirmed">;

/** The outcome, and the find in words and as data. */
function tell(context: Context, conjecture: Conjecture, judged: Judged, extra: readonly string[]): Told {
  const { ground, types, find } = judged;
  const letters = elementLetters(types);
  const setting = { context, types, letters };
  const textOf = (name: string): string => {
    const value = find.assignment.get(name);
    return find.shown.get(name) ?? (value === undefined ? "_" : printValue(context, value, letters));
  };
  const evaluated = explain(setting, ground, find, extra);
  const chosen = find.chosen.map((c) => ({
    name: [baseName(c.constant), ...c.args.map((a) => printValue(context, a, letters))].join(" "),
    value: c.value,
  }));
  const confirmed = confirmedBy(conjecture, judged);
  return {
    ...outcomeOf(judged.answer),
    rechecked: confirmed !== null,
    ...(confirmed === null ? {} : { confirmed }),
    replay: confirmed === null ? null : replayTexts(context, ground, find, types),
    assignment: Object.fromEntries(conjecture.variables.map((x) => [x.name, textOf(x.name)])),
    types: Object.fromEntries([...types].map(([v, ty]) => [v.name, standInText(context, ty)])),
    evaluated: Object.fromEntries(evaluated.map(({ name, text }) => [name, text])),
    chosen: Object.fromEntries(chosen.map(({ name, value }) => [name, printValue(context, value, letters)])),
    model: {
      variables: conjecture.variables.map((x) => variableEntry(setting, x, find)),
      chosen: chosen.map(({ name, value }) => modelEntry(setting, name, value)),
      evaluated: evaluated.map(({ entry }) => entry),
      cards: cardsOf(types),
      ...derivationFields(setting, confirmed),
    },
  };
}

function outcomeOf(answer: Judged["answer"]): Pick<Told, "outcome" | "reason"> {
  if (answer.kind === "confirmed") return { outcome: "genuine", reason: null };
  if (answer.kind === "refuted") return { outcome: "unknown", reason: `the engine's find did not stand the recheck: ${answer.reason}` };
  return { outcome: "potential", reason: `the recheck cannot say: ${answer.reason}` };
}

function confirmedBy(conjecture: Conjecture, judged: Judged): Confirmed | null {
  const { types, find, answer } = judged;
  if (answer.kind !== "confirmed") return null;
  const { assignment, chosen, hints = new Map() } = find;
  return { conjecture, types, assignment, chosen, model: modelAt(judged), hints, evidence: answer.evidence };
}

/** Parts that do not matter are shown as holes in the text; the value has something in their place. */
function variableEntry(setting: ValueSetting, x: Free, { assignment, shown, open }: Find): ModelEntry {
  const value = assignment.get(x.name);
  if (value === undefined) return openEntry(setting.context, x, shown.get(x.name) ?? "_");
  return modelEntry(setting, x.name, value, x.type, open.has(x.name));
}
