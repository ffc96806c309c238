/** From an engine's find to a verdict: the reference evaluator decides, the engine never does. */
import { type Budget, baseName } from "../base/index.ts";
import type { Context } from "../elaborate/index.ts";
import { type Conjecture, type Coverage, type Find, type Free, noCoverage, type Term } from "../logic/index.ts";
import { recheck } from "../witness/index.ts";
import type { Confirmed } from "./certificate.ts";
import type { EngineResult } from "./engines/engine-result.ts";
import type { Counterexample, Report, ReportOutcome } from "./report.ts";
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
    readonly coverage: Coverage /** What the judge confirmed. */;
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
  if (result.kind === "found") {
    const more = (result.finds ?? []).slice(1).map((find) => judge(context, conjecture, find, extra, budget));
    return { ...counts, ...judge(context, conjecture, result.find, extra, budget), more: more.flatMap(asCounterexample) };
  }
  for (const potential of result.kind === "unsupported" ? [] : result.potential) {
    const judged = judge(context, conjecture, potential, extra, budget);
    // What the evaluator refutes only seemed to depend on something unspecified: it is no find at all.
    if (judged.outcome === "unknown") continue;
    const reason = judged.reason ?? "it depends on an unspecified value";
    return { ...counts, ...judged, outcome: judged.outcome === "genuine" ? "genuine" : "potential", reason };
  }
  return { ...counts, ...nothing, outcome: result.kind, reason: result.kind === "none" ? null : result.reason };
}

/** What is told of a further counterexample. */
function asCounterexample({ outcome, assignment, types, evaluated, chosen, model, replay }: Judged): readonly Counterexample[] {
  return outcome === "genuine" ? [{ assignment, types, evaluated, chosen, model, replay }] : [];
}

type Judged = Pick<Report, "outcome" | "assignment" | "types" | "evaluated" | "chosen" | "model" | "rechecked" | "reason" | "replay"> &
  Pick<Verdict, "confirmed">;

function judge(context: Context, conjecture: Conjecture, find: Find, extra: readonly string[], budget: Budget): Judged {
  budget.charge("find", 1);
  const { ground, types } = groundAt(conjecture, find);
  const { assignment, chosen, hints = new Map<string, Term>() } = find;
  const model = { types, carriers: new Map(), constants: [] };
  const checked = recheck(ground, assignment, { chosen, hints, model, isLate: budget.looking("judging") });
  const letters = elementLetters(types);
  const setting = { context, types, letters };
  const shown = (name: string): string => {
    const value = find.assignment.get(name);
    return find.shown.get(name) ?? (value === undefined ? "_" : printValue(context, value, letters));
  };
  const evaluated = explain(setting, ground, find, extra);
  const chosenValues = find.chosen.map((c) => ({
    name: [baseName(c.constant), ...c.args.map((a) => printValue(context, a, letters))].join(" "),
    value: c.value,
  }));
  const outcome: ReportOutcome = checked.kind === "confirmed" ? "genuine" : checked.kind === "refuted" ? "unknown" : "potential";
  const reason =
    checked.kind === "confirmed"
      ? null
      : checked.kind === "refuted"
        ? `the engine's find did not stand the recheck: ${checked.reason}`
        : `the recheck cannot say: ${checked.reason}`;
  const confirmed: Confirmed | null =
    checked.kind === "confirmed" ? { conjecture, types, assignment, chosen, model, hints, evidence: checked.evidence } : null;
  return {
    outcome,
    reason,
    rechecked: checked.kind === "confirmed",
    ...(confirmed === null ? {} : { confirmed }),
    replay: checked.kind === "confirmed" ? replayTexts(context, ground, find, types) : null,
    assignment: Object.fromEntries(conjecture.variables.map((x) => [x.name, shown(x.name)])),
    types: Object.fromEntries([...types].map(([v, ty]) => [v.name, standInText(context, ty)])),
    evaluated: Object.fromEntries(evaluated.map(({ name, text }) => [name, text])),
    chosen: Object.fromEntries(chosenValues.map(({ name, value }) => [name, printValue(context, value, letters)])),
    model: {
      variables: conjecture.variables.map((x) => variableEntry(setting, x, find)),
      chosen: chosenValues.map(({ name, value }) => modelEntry(setting, name, value)),
      evaluated: evaluated.map(({ entry }) => entry),
      cards: cardsOf(types),
      ...derivationFields(setting, confirmed),
    },
  };
}

/** Parts that do not matter are shown as holes in the text; the value has something in their place. */
function variableEntry(setting: ValueSetting, x: Free, { assignment, shown, open }: Find): ModelEntry {
  const value = assignment.get(x.name);
  if (value === undefined) return openEntry(setting.context, x, shown.get(x.name) ?? "_");
  return modelEntry(setting, x.name, value, x.type, open.has(x.name));
}
