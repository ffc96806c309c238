/** Numbers of the relational finder that are a matter of judgement. */

/** Columns of a join's result that are collected in an array; wider ones take a map, since the array would be mostly empty. */
export const widestDense = 1 << 16;
/** Literals of which "at most one" is said pair by pair: up to here there are no more clauses than the chain has. */
export const mostPairwise = 5;
/** Bindings between two looks at the clock, when grounding and when evaluating: well below a millisecond, and a look costs little then. */
export const groundingPoll = 1024;
export const evaluationPoll = 256;
/** Atoms of a set whose subsets the evaluator runs through: 65,536 of them. */
export const maxSubsetDomain = 16;
/** Bindings of the enclosing variables for which a bound is computed apart: it saves more variables than it costs time. */
export const mostBindings = 4096;
/** Tuples of a relation that stands for a quantified variable: beyond, the quantifier is grounded instead. */
export const largestBound = 1 << 22;
/** Literals of clauses that go to the solver between two looks at the clock: a few milliseconds' work. */
export const clausePiece = 1 << 18;
