/** How large types and searches are where the user names no number. Every heuristic about sizes is here. */
import { intT, natT, type Type } from "../../logic/index.ts";

/** Numbers up to 5 are always there, negative ones down to −4: they cost little, and small counts and literals need them. */
export function leastNumbers(ty: Type): number {
  return ty === natT ? 6 : ty === intT ? 10 : 1;
}

/** Bits of numbers with `binary_ints`: numbers are told apart one by one, so that each bit doubles the work. */
export const mostBits = 7;

/** Free types whose cardinalities differ are combined up to this size: there are as many scopes as its power. */
export const largestMixed = 3;
/** So many free types at most are combined. */
export const mostMixedTypes = 3;

/** Values of a datatype up to which all are written out: the solver has nothing to choose there, which outweighs a few more atoms. */
export function mostSpelledOut(size: number): number {
  return 4 * size + 12;
}

/** Atoms of a typedef: among the values of a recursive type those that others are made of may all be outside (`[]` of the lists that are not empty). */
export function typedefAtoms(size: number, isOverRecursive: boolean): number {
  return isOverRecursive ? Math.ceil(size / 2) : size;
}

/** Atoms of a quotient: with as many classes as representatives no two of them could be related. */
export function quotientAtoms(size: number): number {
  return Math.ceil((2 * size) / 3);
}

/** Rounds of an inductive predicate that is not tabled, in the n-th scope: derivations grow with the types, up to what is built in seconds. */
export function rounds(at: number): number {
  return Math.min(24, 2 * at + 4);
}
