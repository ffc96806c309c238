import { type Steps, settledInTime } from "../property/conduct.ts";
import type { Property } from "../property/property.ts";
import { type Status, Trial } from "../property/trial.ts";
import type { Counterexample, Findings } from "../reporting/report.ts";
import { shrink } from "../shrinking/shrink.ts";
import { failureKind } from "../shrinking/shrink-search.ts";
import { encode, type Recipe } from "../source/token.ts";
import type { Trace } from "../source/trace.ts";
import { ReplaySource } from "../source/tree-source.ts";
import { Recording } from "../values/context.ts";
import { show } from "../values/show.ts";
import type { Run } from "./run.ts";

/** The arguments of one run, as values and as text. */
export interface Evidence {
  readonly values: readonly unknown[];
  readonly shown: readonly string[];
  readonly error: unknown;
  readonly token: string;
}

/** One more run of a known case. */
export interface Rerun {
  /** Null when it did not end in time. */
  readonly status: Status | null;
  /** The choices that were made. */
  readonly trace: Trace;
  readonly evidence: Evidence;
}

/** Shrinks a failing case, runs it once more for the report, and says what was found. */
export function* falsified(run: Run, recipe: Recipe, first: Trial): Steps<Findings> {
  const { property, settings, budget } = run;
  const original = first.values.map((value) => show(value));
  const shrunk = yield* shrink(property, recipe, failureKind(first), { budget, maxAttempts: settings.maxShrinks, size: settings.size });
  const last = yield* rerun(property, shrunk.recipe);
  const { shrinks, attempts } = shrunk;
  return falsifiedBy(run, { ...last.evidence, shrinks, attempts, original, isReproducible: last.status !== "passed" });
}

/** The findings when a counterexample is at hand. */
export function falsifiedBy(run: Run, counterexample: Counterexample): Findings {
  return { ...run.base(run.property.expectsFailure), kind: "falsified", counterexample };
}

/** Runs the property exactly once on the values of a recipe. */
export function* rerun(property: Property, recipe: Recipe): Steps<Rerun> {
  const source = new ReplaySource(recipe.trace, recipe.size, recipe.isExhaustive);
  const trial = new Trial(source, { keepsCopies: true });
  const status = yield* settledInTime(property.run(trial));
  const evidence = {
    values: [...trial.copies],
    shown: trial.values.map((value, i) => showArgument(value, trial.copies[i])),
    error: trial.error,
    token: encode({ ...recipe, trace: source.root }),
  };
  return { status, trace: source.root, evidence };
}

/** The copy is what the property was given; but only the original knows at which points its functions were applied, and what was noted. */
function showArgument(value: unknown, copy: unknown): string {
  if (value instanceof Recording) return show(value);
  const text = show(copy);
  return text.includes("↦") ? show(value) : text;
}
