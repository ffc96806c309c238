/**
 * The numbers that this folder decides by, each with its reason. Seconds are defaults that `--timeout` and the options of commands change; they
 * end a search and steer none. Milliseconds are nominal: work as a quiet machine does it in that time (`base/work.ts`), the same on any machine.
 */

/** Seconds that `quickcheck` gets without `timeout`. Isabelle: 30; people wait at the terminal, and most finds come within one. */
export const quickcheckSeconds = 5;

/** Seconds for `nitpick` and `refute` without `timeout`, as in Isabelle: model finding needs them, and whoever calls it knows that. */
export const findingSeconds = 30;

/** Seconds that the portfolio gives to a statement: a file of a hundred lemmas is done in a few minutes. */
export const portfolioSeconds = 3;

/** Seconds for `value` and `values`: they are asked one at a time and have no other limit. */
export const valueSeconds = 30;

/** Seconds for the watcher outside: what a command outside statements may take, and some to print its value. */
export const itemSeconds = 40;

/** Seconds for each set of assumptions that `find_unused_assms` leaves out: there are many sets, most are refuted at once. */
export const unusedSeconds = 2;

/**
 * The part of a statement's work from which shares are reckoned at least, also where all of it is done: on a machine that is faster than the
 * nominal one there is still time, and no engine should get too little of it to end.
 */
export const leastLeft = 0.1;

/** Milliseconds that a find is judged for, at least: what was found is not lost because the searches before it have done their part. */
export const leastJudging = 250;

/**
 * Milliseconds that the evaluator may look at one model. What it cannot say by then does not keep a model from being shown; longer, and one
 * model could use up the time for all others.
 */
export const longestLook = 4000;

/** Steps of the evaluator for the terms shown with a counterexample: enough for any value that fits on a line. */
export const explanationSteps = 200_000;

/** Steps of the evaluator for all subterms of a statement: some hundred of them, most of which share their work. */
export const traceSteps = 5_000_000;

/**
 * Cardinalities that model finding tries in the portfolio. Nitpick's own go on to 10; beyond 6 a scope rarely ends within the portfolio's
 * seconds, and almost all models are smaller.
 */
export const portfolioCards: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Those it goes on to where type variables or infinite objects are to be counted, on which few tests run: problems of provers often need ten and more. */
export const furtherCards: readonly number[] = [7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20];

/** The size up to which a search goes on while there is time: numbers up to a million are a matter of a second, all else ends before. */
export const furthestSize = 1_000_000;

/** The weight up to which values are tried together: what weighs more are billions, whatever the types. */
export const furthestWeight = 25;

/** The depth up to which narrowing goes on: deeper values are refused by the stack. */
export const furthestDepth = 1000;

/** The size of values drawn at random: lists of a hundred elements. */
export const furthestDrawn = 100;

/** The cardinality up to which it goes on: `Enum` has finite types of one to five elements. */
export const furthestCard = 5;

/** Parts of a value that is written down: a list of a million elements takes seconds to print; ten times as much does not fit into a worker. */
export const largestValue = 2_500_000;

/** Letters of a term in a message, so that a message stays one to be read. */
export const longestText = 200;

/** Mutants looked at for each that is wanted, of which those that can be executed are taken. */
export const candidatesEach = 20;

/** Milliseconds for the test whether a mutant can be executed: compiling it, and its smallest test. */
export const executableMilliseconds = 2000;

/** Steps of the evaluator for a premise about a function of some shape: what it decides, it decides by few cases. */
export const shapeSteps = 100_000;

/** The size of the values of other variables, and milliseconds for them, with each shape: shapes are many, and small values show most. */
export const shapeSize = 5;
export const shapeMilliseconds = 200;

/** Where a premise speaks of all values, so many finds of different shapes are judged: which of them it holds for is not known before. */
export const shapesOfOthers = 12;
