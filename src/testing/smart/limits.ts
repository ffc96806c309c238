/** The limits of smart generators, in steps of generated code (1 to 100 million a second, mostly 5 to 25; `bench/smart` shows what they are worth). */

/** Steps of a run in the first round; a tenth of a second, within which most runs that find something end. */
export const firstRound = 2_000_000;

/** How much more each round grants: runs are repeated, and with four times as much what was done before is a third of it at most. */
export const roundGrowth = 4;

/** Runs bounded by the size of derivations get this many steps for each size, and as many as those bounded by depth took before. */
export const leastLean = 2_000_000;

/** The part of these that relations run forwards get: small programs show what they show soon, and other premises are better run backwards. */
export const forwardShare = 0.25;

/** Steps of values drawn for relations run forwards, at each size: as for the smallest derivations, so that both have their turn. */
export const drawnSteps = 2_000_000;

/** Steps for larger derivations at the end, when all sizes are done: what is found then is found soon or never. */
export const lastLean = 50_000_000;

/** The size of derivations that are tried: some for each size, and some more. */
export const derivationPerSize = 5;
export const leastDerivation = 10;

/** The bound of generated values where the size of derivations is the limit; they count for that size too. */
export const largestGenerated = 4;

/**
 * The depth whose breadth tables have where relations are run forwards: 64 entries. Small programs that end need fewer, and one that does not
 * end should not hold up the others.
 */
export const forwardBreadth = 2;

/** No limit of the depth. */
export const deepest = 1000;

/** Steps of one sample, after which another is begun: a bad choice made early is not worth more. */
export const sampleSteps = 20_000;

/**
 * The depths and the steps within which something given is shown to be an element, or completed to one: shrinking asks for it often, and small
 * completions are wanted.
 */
export const completingDepths: readonly number[] = [2, 3, 4, 6, 8, 12];
export const completingSteps = 20_000;
