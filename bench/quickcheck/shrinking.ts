import fc from "fast-check";
import { quickCheckWith } from "hollow/quickcheck";
import { type Challenge, challenges } from "./challenges.ts";
import { type Measure, measure } from "./size.ts";

/** Final counterexamples of both libraries on one challenge. */
export interface ShrinkResult {
  readonly name: string;
  /** Mean number of parts of the counterexample: every list, object, number and null counts one. */
  readonly ourParts: number;
  readonly theirParts: number;
  /** Mean sum of the absolute values of the numbers in it. */
  readonly ourSum: number;
  readonly theirSum: number;
  /** The counterexample of the first seed, as text. */
  readonly ourFirst: string;
  readonly theirFirst: string;
  /** Fewer parts, or as many with a sum that is not greater. */
  readonly isSmallerOrEqual: boolean;
}

function ourCounterexample(challenge: Challenge, seed: number): unknown {
  const report = quickCheckWith({ tests: 20_000, maxDiscard: 200_000, seed, print: null }, challenge.ours);
  if (report.kind !== "falsified") throw new Error(`${challenge.name}: ${report.text}`);
  return report.counterexample.values;
}

function theirCounterexample(challenge: Challenge, seed: number): unknown {
  const result = fc.check(challenge.theirs, { numRuns: 20_000, maxSkipsPerRun: 1000, seed });
  if (result instanceof Promise || result.counterexample === null) throw new Error(`${challenge.name}: fast-check found nothing`);
  return result.counterexample;
}

function compare(challenge: Challenge, seeds: number): ShrinkResult {
  const found = Array.from({ length: seeds }, (_, seed) => ({
    ours: ourCounterexample(challenge, seed + 1),
    theirs: theirCounterexample(challenge, seed + 1),
  }));
  const mean = (side: "ours" | "theirs", what: keyof Measure) => found.reduce((n, f) => n + measure(f[side])[what], 0) / seeds;
  const [ourParts, theirParts] = [mean("ours", "parts"), mean("theirs", "parts")];
  const [ourSum, theirSum] = [mean("ours", "sum"), mean("theirs", "sum")];
  const isSmallerOrEqual = ourParts < theirParts || (ourParts === theirParts && ourSum <= theirSum);
  const [ourFirst, theirFirst] = [JSON.stringify(found[0]?.ours), JSON.stringify(found[0]?.theirs)];
  return { name: challenge.name, ourParts, theirParts, ourSum, theirSum, ourFirst, theirFirst, isSmallerOrEqual };
}

/** Runs all challenges with many seeds. */
export function measureShrinking(seeds = 50): readonly ShrinkResult[] {
  return challenges.map((challenge) => compare(challenge, seeds));
}
