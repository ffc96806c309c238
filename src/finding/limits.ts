/**
 * How far model finding goes before it gives up: every number that is a matter of judgement. No limit can lead to a wrong model:
 * what exceeds one is undefined, not distinguished, or not searched. Sizes of scopes are in `scope/sizes.ts`.
 */

// Circuits.

/** Nodes of the circuit of one scope; a larger problem ends with "size". About 150 MB of arrays, and more than the solver gets through in minutes. */
export const mostNodes = 6_000_000;
/** Places of a value of which the solver is told that they exclude one another: that takes a clause for each pair. */
export const widestTold = 24;
/** Literals of clauses that go to the solver between two looks at the clock: a few milliseconds' work. */
export const clausePiece = 1 << 18;

// Values.

/** Elements of a type that are enumerated one by one: 2048 functions from eleven elements to truth values, and some room. */
export const mostElements = 2100;
/** Branches that an element keeps besides its name: equality with them is asked once more for each, at every level. */
export const mostCases = 2;
/** Levels of such branches within branches that equality looks into: the effort doubles with each. */
export const deepestCases = 3;
/** Entries by which a function is recognized as the same: all pairs of twelve elements. */
export const mostKeyedEntries = 144;
/** Numbers without an atom that one value tells apart: the product of two values has the product of their numbers. */
export const mostExactNumbers = 64;
/** Numerators and denominators below this are exact: sums of two products stay below 2 to the power of 53. */
export const largestExact = 2 ** 24;
/** Elements among which the carrier of a typedef is decided one by one; beyond, the solver chooses representatives. */
export const mostCarrierElements = 64;

// Symmetries.

/** Terms of the claim along which the atoms of datatypes are numbered: each costs gates for every atom. */
export const mostRoots = 12;
/** Up to this many atoms any two are exchanged, beyond only neighbours: the number of pairs grows with the square. */
export const mostAtomsExchanged = 6;
/** Bits compared for each unit of the option `kodkod_sym_break`, which counts whole relations in Isabelle. */
export const bitsPerSymmetryUnit = 4;

// Terms.

/** Nested calls of constants: about half of the stack that a worker has. */
export const deepestCalls = 1500;
/** Nested entries of recursive tables: deeper than the values of any scope, and shallow enough for the stack. */
export const deepestEntries = 60;
/** Elements of an argument's type that have entries of a table: all pairs of twelve elements, and some room. */
export const widestTable = 160;
/** Entries up to which members of an inductive predicate are justified by ranks: gates grow with the square. */
export const mostJustified = 300;
/** Ranks of such members, that is, the depth of their derivations: gates grow with each. */
export const mostRanks = 24;
/** Entries up to which an inductive predicate is a table at all; beyond, rounds are nested in one another. */
export const largestPredicateTable = 1500;
/** Rounds nested in one another: each multiplies the work by the number of recursive premises. */
export const mostNestedRounds = 8;
/** Tuples of arguments for which a derivation is chosen as a path: each is a copy of the rules for every step. */
export const mostPaths = 6;
/** Steps of such a path, one for each entry that the predicate may have. */
export const longestPath = 128;
/** Elements of relations whose closure is computed: the matrix has the square of it, and is squared a few times. */
export const mostClosed = 36;

// Models.

/** Instances of axioms that call for one another: beyond, they are left out and the answer says so. */
export const mostAxiomInstances = 500;

/** Parts of a variable's value by which models are told apart and made smaller. */
export const mostLeaves = 100;
/** Doubtful models of a scope that may be denied before its search ends without an answer: the judge sees each, the solver goes on quickly. */
export const mostDenied = 200;
/** Nodes up to which a problem is solved again for a smaller model: a question then takes milliseconds. */
export const largestShrunk = 100_000;
/** Questions for a smaller model, and conflicts that each may cost: together about as much as a small scope. */
export const mostQuestions = 60;
export const questionConflicts = 300;
/** Parts of a value of the option `eval` that are asked for, those of all such values, and conflicts that each may cost. */
export const mostEvaluatedParts = 64;
export const mostEvaluatedPartsTogether = 256;
export const evaluationConflicts = 2000;
/** The largest type `finite_n` of the library; larger ones are options of it. */
export const largestNamedFinite = 5;
/** Elements of a type variable's type in the terms of a model: the judge runs through them one by one. */
export const mostFiniteElements = 16;
/** Milliseconds that the first search waits for the answers of others before it looks for them itself: less than most scopes take. */
export const courtesy = 200;

// Monotonicity.

/** Steps in unfolding definitions of one formula. */
export const mostUnfoldings = 4000;
/** Terms that the second calculus judges, and constants whose equations it looks at: most formulas need a few dozen. */
export const mostJudged = 20_000;
export const mostConstants = 60;
/** Variables told apart as old and new: the ways double with each. */
export const mostSplit = 6;
/** Conflicts in the search for annotations: they are found easily or not at all. */
export const annotationConflicts = 20_000;

/** Terms that are evaluated between two looks at the clock: a millisecond or two. */
export const stepsBetweenLooks = 2048;
