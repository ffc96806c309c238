import type { RunResult } from "./test-run.ts";

/** What the tests of one size came to (`report` of quickcheck). */
export interface SizeStatistics {
  readonly size: number;
  /** Elements of the types that stand for type variables. */
  readonly card: number;
  readonly tests: number;
  /** How often each premise held when it was reached, in the order of the conjecture. */
  readonly premises: readonly number[];
  /** Tests that satisfied all premises. */
  readonly satisfied: number;
  /** Tests without an outcome. */
  readonly undecided: number;
  /** Satisfying values that an enumerator gave before. */
  readonly repeated: number;
}

/** The statistics of a run, with what only some engines know. */
export function sizeStatistics(
  run: RunResult,
  size: number,
  card: number,
  { premises = [], repeated = 0 }: Partial<Pick<SizeStatistics, "premises" | "repeated">>,
): SizeStatistics {
  const undecided = [...run.undecided.values()].reduce((sum, n) => sum + n, 0);
  return { size, card, tests: run.tests, premises, satisfied: run.premisesSatisfied, undecided, repeated };
}
