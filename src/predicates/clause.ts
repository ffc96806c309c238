import type { Term, Type } from "../logic/index.ts";
import type { Mode } from "./mode.ts";

/**
 * Horn clauses ([Bulwahn 2013], 4.2.1): `P t₁ … tₙ` holds when all goals do. Heads are constructor terms; goals may hold function symbols, which
 * the planner flattens where it must compute backwards.
 */
export interface Clause {
  readonly name: string;
  readonly head: readonly Term[];
  readonly goals: readonly Goal[];
}

/** One premise of a clause. `term` says the same as a formula. */
export type Goal =
  /** Any formula: tested once its variables are known. */
  | { readonly kind: "test"; readonly term: Term }
  | { readonly kind: "equal"; readonly left: Term; readonly right: Term; readonly term: Term }
  | { readonly kind: "order"; readonly strict: boolean; readonly left: Term; readonly right: Term; readonly term: Term }
  | { readonly kind: "element"; readonly pattern: Term; readonly set: Term; readonly term: Term }
  | { readonly kind: "holds"; readonly predicate: Predicate; readonly args: readonly Term[]; readonly term: Term }
  /** The predicate does not hold: tested once all variables are known (stratified negation). */
  | { readonly kind: "fails"; readonly predicate: Predicate; readonly args: readonly Term[]; readonly term: Term };

/** What a predicate is made from. */
export type PredicateOrigin =
  | { readonly kind: "inductive"; readonly constant: string }
  /** A function into bool. */
  | { readonly kind: "function"; readonly constant: string }
  /** `f_P x₁ … xₙ r` says `f x₁ … xₙ = r`; `compute` is the term `f x₁ … xₙ` over the parameters (figure 4.1). */
  | { readonly kind: "relation"; readonly constant: string }
  /** Membership in the set that a function gives. */
  | { readonly kind: "member"; readonly constant: string }
  /** A functional argument whose mode is given: whatever it holds of is found in that mode. */
  | { readonly kind: "parameter"; readonly mode: Mode }
  /** A part of a formula: a disjunction, a quantifier under a negation, a case distinction. */
  | { readonly kind: "auxiliary" };

/** A predicate with its clauses. Arguments of product types stand component by component. */
export interface Predicate {
  readonly id: number;
  /** For people. */
  readonly name: string;
  readonly origin: PredicateOrigin;
  /** The types of the arguments. */
  readonly types: readonly Type[];
  /** The clauses, derived on first use. */
  clauses(): readonly Clause[];
  /** Whether the formula `term` of a goal is executed as it is; otherwise its clauses decide. */
  readonly executable: boolean;
}
