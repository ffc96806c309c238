import { destApps, type Free, type Term } from "../logic/index.ts";
import { type Goal, type Predicate, variablesOf } from "./goal.ts";
import type { Mode } from "./mode.ts";

/** What is done for the goals, each step nested inside the one before. Exactly one step binds a variable. */
export type Step =
  /** Goes on when the goal, whose variables are known, holds. */
  | { readonly kind: "test"; readonly goal: Goal }
  /** Evaluates `value`, a side of the goal, and goes on when it matches the pattern. */
  | ({ readonly kind: "match"; readonly goal: Goal; readonly value: Term } & Matching)
  /** Each solution of a predicate: inputs are evaluated, outputs matched. */
  | { readonly kind: "call"; readonly predicate: Predicate; readonly mode: Mode; readonly args: readonly Term[] }
  /** Each element of a finite set. */
  | ({ readonly kind: "each"; readonly set: Term } & Matching)
  /**
   * Each value at which a function may have a result that matches: the points where it was changed, and others of the variable's type, up to the
   * size, unless its result elsewhere does not match.
   */
  | { readonly kind: "points"; readonly variable: Free; readonly function: Term; readonly result: Term }
  /** Each number between the limits, which are inclusive after the offset; without upper limit up to the size. */
  | { readonly kind: "range"; readonly variable: Free; readonly from: Limit | null; readonly to: Limit | null }
  /** Each value of the variable's type, of infinite types up to the size. */
  | { readonly kind: "generate"; readonly variable: Free };

/** A value is matched from left to right; those variables of the pattern that have no value yet are bound. */
interface Matching {
  readonly pattern: Term;
  readonly binds: readonly Free[];
}

type StepOf<K extends Step["kind"]> = Extract<Step, { kind: K }>;

/** What exhaustive and random tests do. */
export type TestStep = StepOf<"test" | "match" | "generate">;

/** What the search for the values of quantified variables does. */
export type SearchStep =
  | StepOf<"test" | "match" | "each" | "range" | "generate">
  /** A few values of the variable's type: what they give are solutions, but not necessarily all of them. */
  | { readonly kind: "samples"; readonly variable: Free }
  /**
   * Values that stand for all of the variable's type, which is infinite, because only these functions, sets and values tell any apart: they
   * show whether there is a solution, not all of them.
   */
  | { readonly kind: "representatives"; readonly variable: Free; readonly known: readonly Term[] }
  /** The alternatives cover the rest of what has to hold; always last. */
  | { readonly kind: "or"; readonly plans: readonly SearchPlan[] };

export type SearchPlan = readonly SearchStep[];

/** `term + offset`. */
export interface Limit {
  readonly term: Term;
  readonly offset: number;
}

/** How a clause is run in a mode. */
export interface ClausePlan {
  readonly name: string;
  /** What the inputs are matched with. */
  readonly inputs: readonly Term[];
  readonly steps: readonly Step[];
  readonly outputs: readonly Term[];
}

/** How a predicate is run in a mode. */
export interface PredicatePlan {
  readonly predicate: Predicate;
  readonly mode: Mode;
  readonly clauses: readonly ClausePlan[];
  /** Whether values are generated from their type somewhere inside. */
  readonly generates: boolean;
}

/** The variables that a step may bind. */
export function boundBy(step: Step): readonly Free[] {
  switch (step.kind) {
    case "test":
      return [];
    case "match":
    case "each":
      return step.binds;
    case "call":
      return step.args.flatMap(variablesOf);
    case "range":
    case "points":
    case "generate":
      return [step.variable];
  }
}

/** The list of `set xs`: its elements are taken in their order. */
export function listOf(set: Term): Term | null {
  return destApps(set, "List.list.set", 1)?.[0] ?? null;
}
