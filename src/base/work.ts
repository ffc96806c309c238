/**
 * What work is worth: nominal nanoseconds, about what a step of each kind takes on a quiet machine (Xeon at 2.8 GHz, Node 20). They need not be
 * exact: a search that gets a share of the work does the same on any machine because they are the same everywhere. They only see to it that no
 * engine gets far more of the time than another. Chosen so that for most searches of `npm run bench -- work` the time of the processor is
 * between half and twice what they say.
 */
export const worth = {
  /** A guard passed by generated code: a call, or a turn of a loop. */
  step: 16,
  /** An assignment tested, or a value made on the way: for each thousand letters of the code, which tell how much there is to do. */
  test: 6,
  /** A run of a test program at one bound, beside its tests. */
  run: 100_000,
  /** An assignment tested by itself: to shrink a find, or with chosen values for what is unspecified. */
  trial: 20_000,
  /** An evaluation with partial values, for each thousand letters of the code. */
  evaluation: 12,
  /** A letter of generated code: planning, translation, passes, writing, and the compiler of the machine. */
  letter: 1000,
  /** A find before the judge, beside the looks below. */
  find: 3_000_000,
  /** A look of the evaluator that judges at its limits: about a thousand steps. */
  judging: 1_000_000,
  /** A scope of model finding, beside the following. */
  scope: 3_000_000,
  /** A term evaluated on the way to a circuit. */
  term: 6000,
  /** A node of a circuit. */
  node: 6000,
  /** A literal of a clause that is given to a solver. */
  literal: 100,
  /** A look of the solver at its limits: ten decisions or conflicts, or as much of its preprocessing. */
  solving: 4000,
} as const;

export type Work = keyof typeof worth;
