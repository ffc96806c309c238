import { type Steps, settledInTime } from "../property/conduct.ts";
import { Trial } from "../property/trial.ts";
import type { Findings } from "../reporting/report.ts";
import { decode, fits, type Token } from "../source/token.ts";
import { ReplaySource } from "../source/tree-source.ts";
import { show } from "../values/show.ts";
import { falsifiedBy, rerun } from "./outcome.ts";
import type { Run } from "./run.ts";

/** Cases that are known before any are drawn: examples, and failures that were remembered. Returns what ends the check, if anything does. */
export function* knownCases(run: Run): Steps<Findings | null> {
  for (const [index] of run.settings.examples.entries()) {
    const found = yield* exampleCase(run, index);
    if (found !== null) return found;
  }
  return yield* rememberedCases(run);
}

/** Runs the property on given arguments; null when it does not fail. Arguments that an example leaves out are drawn as simply as possible. */
export function* exampleCase(run: Run, index: number): Steps<Findings | null> {
  const values = run.settings.examples[index];
  if (values === undefined) throw new RangeError(`there is no example ${index}`);
  const trial = new Trial(new ReplaySource(null, run.settings.size, false), { given: values });
  const status = yield* settledInTime(run.property.run(trial));
  if (status === "passed" || status === "discarded") run.count(status, trial);
  if (status !== "failed") return null;
  const shown = trial.values.map((value) => show(value));
  const { error } = trial;
  return falsifiedBy(run, { values, shown, original: shown, error, token: `x${index}`, shrinks: 0, attempts: 0, isReproducible: true });
}

/** Runs the cases that failed before. Those that pass now, or are of an older form of the property, are forgotten. */
function* rememberedCases(run: Run): Steps<Findings | null> {
  for (const token of run.remembered) {
    const recipe = decodedOrNull(token);
    if (recipe === null) continue;
    const { status, trace, evidence } = yield* rerun(run.property, recipe);
    if (status !== "failed" || !fits(recipe, trace)) continue;
    run.remarks.push("this failure was remembered from an earlier run.");
    return falsifiedBy(run, { ...evidence, original: evidence.shown, shrinks: 0, attempts: 0, isReproducible: true });
  }
  return null;
}

/** What was stored may have been written by something else. */
function decodedOrNull(token: string): Token | null {
  try {
    return decode(token);
  } catch {
    return null;
  }
}
