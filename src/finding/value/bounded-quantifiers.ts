/**
 * Quantifiers bounded by a set. A set that is an image, a union, a product or written out is run through by what it was made of: so
 * `∃B ∈ f ` A. P B` becomes `∃x ∈ A. P (f x)` and the type of `B`, which may have far too many elements, is never enumerated (after
 * the quantifier massage of [Blanchette, Nipkow 2010], 5.3, done on values instead of terms).
 */
import type { Algebra } from "./algebra.ts";
import { asBool, type Bool, type FunValue, falseValue, negation, trueValue, type Value } from "./value.ts";

/** What is said of some or of all members. */
export type MemberQuantifier = "some" | "all";

type Body = (x: Value) => Bool;

/** `∃x ∈ A. P x` or `∀x ∈ A. P x`. */
export function ofMembers(algebra: Algebra, quantifier: MemberQuantifier, set: FunValue, body: Body): Bool {
  if (set.each !== undefined) return set.each(quantifier, body);
  const inside = (x: Value): Bool => asBool(set.at(x));
  return quantifier === "some"
    ? algebra.exists(set.from, (x) => algebra.and(inside(x), () => body(x)))
    : algebra.forall(set.from, (x) => algebra.or(negation(inside(x)), () => body(x)));
}

/** Joins what is said of two parts of a set. */
export function joinParts(algebra: Algebra, quantifier: MemberQuantifier, first: Bool, second: () => Bool): Bool {
  return quantifier === "some" ? algebra.or(first, second) : algebra.and(first, second);
}

/** The quantifier over the members of a set that satisfy a condition. */
export function guarded(algebra: Algebra, quantifier: MemberQuantifier, condition: Bool, body: () => Bool): Bool {
  return quantifier === "some" ? algebra.and(condition, body) : algebra.or(negation(condition), body);
}

/** What is said of the members of the empty set. */
export function ofNone(quantifier: MemberQuantifier): Bool {
  return quantifier === "some" ? falseValue : trueValue;
}
