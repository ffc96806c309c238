/** The numbers that the tools decide by, each with its reason. */

/** Milliseconds for a whole run of conjectures where the user does not say: about as long as somebody waits. */
export const conjectureMilliseconds = 60_000;

/** Symbols on the larger side of a conjectured equation: the number of terms grows exponentially with it. */
export const conjectureSize = 5;

/** Terms of each size that are looked at, so that one size does not use up the time for all. */
export const mostTerms = 4000;

/** Tests of an equation before it is claimed: more than for a conjecture that is only to be refuted, since it stands alone. */
export const testsOfClaims = 600;

/** Tests for each of many conjectures and each size of finite types: all small assignments of two or three variables. */
export const testsEach = 400;

/** Values up to this size in the tests of many conjectures. */
export const sizeOfMany = 4;

/** Conjectures in one program: enough that compiling it is cheap for each, few enough that V8 compiles it well. */
export const conjecturesInProgram = 250;

/** Values of a type from which assignments are drawn. */
export const mostValues = 2000;

/** Failures that the reference evaluator cannot confirm, after which a conjecture is left undecided. */
export const mostDoubts = 3;

/** Assignments that decide whether two terms fall into one class; what they do not tell apart is tested at length afterwards. */
export const assignmentsEach = 40;

/** The largest values of these assignments, and how many of a type they are drawn from. */
export const largestFingerprintBound = 4;
export const mostFingerprintValues = 500;

/** Variables of each type in conjectures: the laws of algebra need three. */
export const variablesEach = 3;

/** Variables of each function type: composition needs two. */
export const functionVariablesEach = 2;

/** Instances of one polymorphic constant. */
export const mostInstances = 12;
