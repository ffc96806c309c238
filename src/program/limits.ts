/** The limits of the compiler. */

/** Definitions of at most this many nodes are unfolded where they are used. */
export const smallDefinition = 40;

/** Inside this many others they are called: unfolding has an end. */
export const deepestUnfolding = 16;

/** How often one definition is unfolded inside itself. */
export const sameUnfolding = 3;

/** Copies of one constant at one type for different functional arguments. */
export const mostSpecializedCopies = 48;

/** Instances of one constant at different types; more means polymorphic recursion. */
export const mostInstances = 120;

/** Larger functional arguments are passed as closures. */
export const largestSpecialized = 160;

/** Bodies up to this size are repeated rather than shared. */
export const smallBody = 10;

/** But not so often that more than this comes together: V8 would no longer put the constructors of all copies in place. */
export const manyBodyCopies = 40;

/** Lists written out are built from their elements in a loop: nested constructors would nest the program as deeply. */
export const longestNestedList = 24;

/** Rules applied in a row at one place. */
export const mostRewrites = 32;

/** So many functions are added to a program at most. */
export const mostFusedCopies = 40;

/** Ends of this size are repeated, larger ones shared by a join. */
export const smallEnd = 10;

/** Larger bodies are called, not put in place. */
export const largestMerged = 80;

/** Larger functions are not copied. */
export const largestReader = 150;

/** Decisions up to this size are repeated for a list that is there already. Those at the beginning of a function need not be. */
export const largestRepeated = 40;

/** Larger functions are not worth repeating in every reader. */
export const largestProducer = 60;

/** Sets over types of at most this many elements are bit masks: JavaScript computes with 32 bits, one of them the sign. */
export const largestMask = 30;

/** Functions over larger finite domains are not tabulated. */
export const largestTable = 4096;

/** Types with more elements are not run through for a quantifier. */
export const largestWholeType = 1 << 20;

/** Definitions that are looked through for the connectives of one formula: abbreviating predicates nest a few deep, recursion never ends. */
export const mostDefinitions = 40;
