/** The limits of the searches that run code; those of smart generators are in `smart/limits.ts`. */

/** Finite types with more values are run through by size, like infinite ones. */
export const largestFull = 4096;

/** More combinations than these are not tried. */
export const mostMixed = 64;

/** Finds are small already; some parts may still be smaller than the order of generation has them. */
export const mostShrinks = 200;

/** Candidates tried to make a find smaller. */
export const mostRandomShrinks = 2000;

/** Tests between two looks at how many satisfied the premises. */
export const portion = 50;

/** Functions on larger finite domains are filled when they are asked. */
export const largestRandomTable = 256;

/** Points that a random function gets before all its points are looked at: as many as tell most functions from constants. */
export const mostDrawnPoints = 3;

/** A test that does not satisfy the premises is followed by others, up to this many for each that was wanted. */
export const mostDiscards = 10;

/** A look without progress counts as this many steps of the limit for one evaluation. */
export const stepsPerLook = 20_000;

/** What every evaluation is granted. */
export const leastSteps = 60_000;

/** When this many finds for each that was wanted are like others, there are enough. */
export const mostRepeated = 20;

/** Evaluations tried for one assignment. */
export const mostTries = 64;

/** Choices from larger types are left open. */
export const largestChoice = 256;

/** So many finds that depend on unspecified values are kept for the judge, who may deny them; what goes beyond is undecided. */
export const mostDoubtful = 50;

/** How deep a variable is looked for inside a value. */
export const occursDepth = 20;

/** How many values a goal can hold. */
export const mostGoalValues = 3;

/** Depths tried to fill a hole. */
export const deepestCompletion = 8;

/** Sets of numbers of bits are run through as numbers. */
export const largestMask = 4096;

/** How many definitions are unfolded to reach quantifiers. */
export const mostUnfoldings = 8;

/** Connectives in a part that lazy code has twice: each may double what is inside it, so that more of them would make the code endless. */
export const mostWrittenTwice = 6;

/** Enumerations with more elements are tested by equality instead of one branch each. */
export const widestBranching = 64;

/** With how many values of existential variables a refutation is tried. */
export const mostSamples = 32;

/** Values of the base type drawn at random for one of a typedef; then one of the small ones is taken. */
export const mostMembers = 100;
