/** The limits of generated code, and of how it is written. */

/** Finite domains up to this size are gone through; larger ones are sampled (`functionEqual`), as if they were infinite. */
export const largestDomain = 65536;

/** Levels of a tree that are compared by calls before the loop takes over. */
export const comparedLevels = 200;

/** Values of a type by which functions and sets are told apart where they are infinite. */
export const mostSamples = 8;

/** Larger functions are not worth writing twice: they would not be put into each other. */
export const largestTwin = 120;

/** Likewise for trees, which are written three times. */
export const largestTree = 60;

/** Nodes of a function with its calls written out. */
export const largestNest = 120;

/** Levels of calls to itself that are written out. */
export const deepestNest = 2;

/** Loops over so few elements count no steps. */
export const fewElements = 5;

/** Loops over this many count them one by one, smaller ones all at once. */
export const manyElements = 64;

/** A loop may make this many turns between two guards. Up to six loops are in each other, so this is small. */
export const fewTurns = 16;

/** Levels of a tree that are made without a loop. */
export const fewLevels = 200;

/** Steps between two looks at the clock, at least. */
export const stepsBetweenLooks = 4096;

/**
 * Steps between two calls of `tick`; few in the beginning. V8 compiles a function without what it never did so far: with a guard that never
 * called `tick`, it goes back to slow code at the first call, and in a deep recursion does not always compile it again (Ackermann's
 * function: three times slower in one run of three).
 */
export const stride = 512;

/** Steps between calls of `tick` in the beginning, and how many calls that is. */
export const firstStride = 64;
export const firstTicks = 64;
