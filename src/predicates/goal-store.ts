import type { Term, Theory } from "../logic/index.ts";
import type { Goal } from "../plans/index.ts";

export interface StoreOptions {
  /** Without it functions are never computed backwards. */
  readonly inverts: boolean;
  /** Facts declared `code_pred_intro` stand for the introduction rules. */
  readonly usesAlternatives: boolean;
  /** Predicates get copies for the constructor patterns they are called with, where that spares generated values. */
  readonly specialises: boolean;
}

/** What those who make goals and clauses ask of the store that keeps the predicates. */
export interface GoalStore {
  readonly theory: Theory;
  readonly options: StoreOptions;
  /** The goals that say together what a formula says. */
  goals(formula: Term): readonly Goal[];
  /** Formulas whose disjunction is the formula; itself alone when it is no disjunction. */
  alternatives(formula: Term): readonly Term[];
  /** `c args` as a goal (with equations that its arguments need), or null when `c` has no clauses. */
  literal(t: Term): readonly Goal[] | null;
  /** `x ∈ f args` for a function into sets, by its equations; null when it has none. */
  membership(x: Term, set: Term, term: Term): readonly Goal[] | null;
  /** `x ∈ set xs` for lists that are not known, as goals. */
  listMember(x: Term, xs: Term, term: Term): readonly Goal[];
  /** A predicate for a part of a formula, over its variables. */
  auxiliary(name: string, alternatives: readonly Term[], whole: Term): Goal;
  /** The term can be executed as it is, without the clauses of inductive predicates. */
  isExecutable(t: Term): boolean;
  /** Whether an inductive predicate may be met when a term is evaluated. */
  needsInductive(t: Term): boolean;
}
