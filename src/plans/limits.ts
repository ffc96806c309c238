/** The limits of planning. */

/** What a test costs whose premise fails, in bits of values made in vain: more than a small variable. */
export const lossOfTest = 8;

/** The same for a match, which fails more often than a test. */
export const lossOfMatch = 12;

/** The bound at which the numbers of values of types are compared. */
export const weighedBound = 4;

/** The number of values beyond which counting makes no difference. */
export const mostWeighed = 2 ** 20;

/** Elements of a type of which nothing is known. */
export const undeclaredCount = 3;

/** How often goals made by flattening are flattened themselves to see what they are good for. */
export const deepestFlattening = 2;
