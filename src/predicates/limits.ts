/** The limits of clauses and modes. */

/** Patterns are followed this many constructors deep, tuples not counted: recursion may make them grow. */
export const deepestPattern = 2;

/** Equations that overlap are split into this many cases at most; where that is not enough there are no clauses. */
export const mostSplits = 64;

/** How often one constant may be specialised. */
export const mostCopies = 40;

/** Beyond this many components only modes with few inputs are tried. */
export const mostArguments = 10;

/** Larger numerals stay numerals: as patterns of `Suc` they would nest deeper than people write them. */
export const largestUnary = 12n;
