import fc from "fast-check";
import { quickCheckWith } from "hollow/quickcheck";
import type { Contest } from "./contest.ts";
import { isSmallerOrEqual, type Measure, meanMeasure, measure } from "./size.ts";

/** What one library did with one false property over all seeds. */
export interface Score {
  /** In how many runs it was found. */
  readonly found: number;
  /** Median number of tests up to the find, those without one at the number allowed. */
  readonly tests: number;
  /** Distinct final counterexamples. */
  readonly distinct: number;
  /** Processor time of shrinking one find, in microseconds, the mean of all finds. */
  readonly shrinking: number;
  /** The mean size of the final counterexamples. */
  readonly size: Measure;
}

/** Both libraries on one false property. */
export interface Comparison {
  readonly name: string;
  readonly ours: Score;
  readonly theirs: Score;
  /**
   * The time that our shrinking takes until its result is no larger than fast-check's, if the whole of it takes longer than fast-check's; in
   * microseconds, the mean over the seeds with which both find something.
   */
  readonly reaching: number | null;
}

/** Tests that a run may take. */
const allowed = 1000;

interface Find {
  readonly tests: number;
  readonly shown: string | null;
  readonly size: Measure;
  readonly shrinking: number;
  /** Runs of the property while shrinking; of ours only. */
  readonly attempts: number;
}

const nothing: Find = { tests: allowed, shown: null, size: { parts: 0, sum: 0 }, shrinking: 0, attempts: 0 };

/** Processor time used so far, in milliseconds: other programs on the machine disturb it less than the clock. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs of the same search, of which the fastest counts: the others were disturbed. */
const repetitions = 3;

function timed<A>(run: () => A): { readonly value: A; readonly time: number } {
  let time = Number.POSITIVE_INFINITY;
  let value: A;
  let turn = 0;
  do {
    const start = processorTime();
    value = run();
    time = Math.min(time, processorTime() - start);
  } while (++turn < repetitions);
  return { value, time };
}

// The time of shrinking is that of the whole run less that of the same run without shrinking.

function ourFind({ ours }: Contest, seed: number, most = Number.POSITIVE_INFINITY): Find {
  const options = { tests: allowed, maxDiscard: 100 * allowed, seed, print: null };
  const limited = most === Number.POSITIVE_INFINITY ? options : { ...options, maxShrinks: most };
  const whole = timed(() => quickCheckWith(limited, ours));
  const search = timed(() => quickCheckWith({ ...options, maxShrinks: 0 }, ours));
  const report = whole.value;
  if (report.kind !== "falsified") return nothing;
  const { shown, values, attempts } = report.counterexample;
  return { tests: report.tests + 1, shown: shown.join(" "), size: measure(values), shrinking: whole.time - search.time, attempts };
}

function theirFind({ theirs }: Contest, seed: number): Find {
  const options = { numRuns: allowed, maxSkipsPerRun: 100, seed };
  const whole = timed(() => fc.check(theirs, options));
  const search = timed(() => fc.check(theirs, { ...options, endOnFailure: true }));
  const result = whole.value;
  if (result instanceof Promise || result.counterexample === null) return nothing;
  const { numRuns, counterexample } = result;
  const shown = fc.stringify(counterexample);
  return { tests: numRuns, shown, size: measure(counterexample), shrinking: whole.time - search.time, attempts: 0 };
}

function score(finds: readonly Find[]): Score {
  const found = finds.filter((find) => find.shown !== null);
  return {
    found: found.length,
    tests: median(finds.map((find) => find.tests)),
    distinct: new Set(found.map((find) => find.shown)).size,
    shrinking: (1000 * found.reduce((sum, find) => sum + find.shrinking, 0)) / Math.max(1, found.length),
    size: meanMeasure(found.map((find) => find.size)),
  };
}

/** Allows twice as many attempts again and again, until our result is no larger than theirs. */
function timeToReach(contest: Contest, seed: number, theirs: Find): number {
  for (let most = 0; ; most = Math.max(1, 2 * most)) {
    const find = ourFind(contest, seed, most);
    if (isSmallerOrEqual(find.size, theirs.size) || find.attempts < most) return most === 0 ? 0 : find.shrinking;
  }
}

function reachingTime(contest: Contest, ours: readonly Find[], theirs: readonly Find[]): number {
  const both = ours.flatMap((find, i) => (find.shown !== null && theirs[i]?.shown !== null ? [i] : []));
  const times = both.map((i) => timeToReach(contest, i + 1, theirs[i] ?? nothing));
  return (1000 * times.reduce((sum, time) => sum + time, 0)) / Math.max(1, times.length);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Seeds that are tried before any counts. */
const warmUp = 20;

/** Runs both libraries in turns, so that neither has the warmer machine. */
export function compare(contest: Contest, seeds: number): Comparison {
  const ours: Find[] = [];
  const theirs: Find[] = [];
  // Runs that do not count: what has to be compiled is compiled.
  for (let seed = 1 - Math.min(warmUp, seeds); seed <= seeds; seed++) {
    const finds = [ourFind(contest, seed), theirFind(contest, seed)] as const;
    if (seed < 1) continue;
    ours.push(finds[0]);
    theirs.push(finds[1]);
  }
  const scores = { ours: score(ours), theirs: score(theirs) };
  const isSlower = scores.ours.shrinking > scores.theirs.shrinking;
  return { name: contest.name, ...scores, reaching: isSlower ? reachingTime(contest, ours, theirs) : null };
}
