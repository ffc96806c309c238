import fc from "fast-check";
import { quickCheckWith } from "hollow/quickcheck";
import type { Contest } from "./contest.ts";

/** What one library did with one false property over all seeds. */
export interface Score {
  /** In how many runs it was found. */
  readonly found: number;
  /** Median number of tests up to the find, those without one at the number allowed. */
  readonly tests: number;
  /** Distinct final counterexamples. */
  readonly distinct: number;
  /** Processor time of shrinking in all runs, in milliseconds. */
  readonly shrinking: number;
}

/** Both libraries on one false property. */
export interface Comparison {
  readonly name: string;
  readonly ours: Score;
  readonly theirs: Score;
}

/** Tests that a run may take. */
const allowed = 1000;

interface Find {
  readonly tests: number;
  readonly shown: string | null;
  readonly shrinking: number;
}

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

function ourFind({ ours }: Contest, seed: number): Find {
  const options = { tests: allowed, maxDiscard: 100 * allowed, seed, print: null };
  const whole = timed(() => quickCheckWith(options, ours));
  const search = timed(() => quickCheckWith({ ...options, maxShrinks: 0 }, ours));
  const report = whole.value;
  if (report.kind !== "falsified") return { tests: allowed, shown: null, shrinking: 0 };
  return { tests: report.tests + 1, shown: report.counterexample.shown.join(" "), shrinking: whole.time - search.time };
}

function theirFind({ theirs }: Contest, seed: number): Find {
  const options = { numRuns: allowed, maxSkipsPerRun: 100, seed };
  const whole = timed(() => fc.check(theirs, options));
  const search = timed(() => fc.check(theirs, { ...options, endOnFailure: true }));
  const result = whole.value;
  if (result instanceof Promise || result.counterexample === null) return { tests: allowed, shown: null, shrinking: 0 };
  return { tests: result.numRuns, shown: fc.stringify(result.counterexample), shrinking: whole.time - search.time };
}

function score(finds: readonly Find[]): Score {
  const found = finds.filter((find) => find.shown !== null);
  return {
    found: found.length,
    tests: median(finds.map((find) => find.tests)),
    distinct: new Set(found.map((find) => find.shown)).size,
    shrinking: found.reduce((sum, find) => sum + find.shrinking, 0),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Runs both libraries in turns, so that neither has the warmer machine. */
export function compare(contest: Contest, seeds: number): Comparison {
  const ours: Find[] = [];
  const theirs: Find[] = [];
  // One run that does not count: what has to be compiled is compiled.
  for (let seed = 1 - Math.min(3, seeds); seed <= seeds; seed++) {
    const finds = [ourFind(contest, seed), theirFind(contest, seed)] as const;
    if (seed < 1) continue;
    ours.push(finds[0]);
    theirs.push(finds[1]);
  }
  return { name: contest.name, ours: score(ours), theirs: score(theirs) };
}
