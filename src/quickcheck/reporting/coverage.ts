import type { Coverage } from "./statistics.ts";

/**
 * Decides demands on coverage by sequential testing, as QuickCheck's `checkCoverage` does: with Wilson's interval for the true share,
 * so wide that chance misleads us less than once in a thousand million runs.
 */

/** Quantile of the normal distribution that leaves 1 in 10^9 outside. */
const quantile = 6.1;
/** A demand counts as met when the true share is surely at least this part of it. */
const tolerance = 0.9;

/** What the tests so far say about a demand. */
export type CoverageVerdict = "sufficient" | "insufficient" | "undecided";

/** The verdict on one demand after `tests` tests. */
export function judgeCoverage(coverage: Coverage, tests: number): CoverageVerdict {
  const required = coverage.required / 100;
  if (wilson(coverage.count, tests, quantile) < required) return "insufficient";
  if (wilson(coverage.count, tests, -quantile) >= tolerance * required) return "sufficient";
  return "undecided";
}

/** One end of Wilson's score interval for a share of `count` in `tests`: the upper one for positive z. */
function wilson(count: number, tests: number, z: number): number {
  if (tests === 0) return z > 0 ? 1 : 0;
  const p = count / tests;
  const spread = z * Math.sqrt((p * (1 - p)) / tests + (z * z) / (4 * tests * tests));
  return (p + (z * z) / (2 * tests) + spread) / (1 + (z * z) / tests);
}
