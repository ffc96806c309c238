import type { Free, Term, Theory, Type } from "../logic/index.ts";
import type { Cost, Criterion, TypeSize } from "./cost.ts";
import type { Goal } from "./goal.ts";
import type { Parts } from "./matching.ts";
import type { Step } from "./step.ts";

/** What can be done next. */
export type Move<S extends Step> = { readonly cost: Cost } & Action<S>;

export type Action<S extends Step> =
  /** Goals that the steps meet need nothing else, but for what they add. */
  | {
      readonly kind: "run";
      readonly steps: readonly S[];
      readonly met: readonly Goal[];
      readonly adds?: readonly Goal[];
      readonly generates: boolean;
    }
  /** A goal gives way to others that say the same together. */
  | { readonly kind: "replace"; readonly goal: Goal; readonly goals: readonly Goal[] }
  | { readonly kind: "generate"; readonly variable: Free };

/** Where a plan stands: which goals wait, which variables have values. */
export interface Facts {
  readonly theory: Theory;
  readonly waiting: readonly Goal[];
  has(x: Free): boolean;
  /** Whether all variables of a term have values. */
  isKnown(t: Term): boolean;
  isMatchable(t: Term): boolean;
  /** The variables of a term without value. */
  unknown(t: Term): readonly Free[];
  /** The same for a goal. */
  open(goal: Goal): readonly Free[];
  sizeOf(type: Type): TypeSize;
}

/** The same, with what could be done. */
export interface State<S extends Step> extends Facts {
  /** `depth` counts flattenings. */
  moves(goal: Goal, depth: number): readonly Move<S>[];
}

/** A way to go on with a goal that has variables without value. */
export type Way<S extends Step> = (goal: Goal, state: State<S>, depth: number) => readonly Move<S>[];

/** What distinguishes one planner from another. */
export interface Rules<S extends Step> {
  readonly theory: Theory;
  readonly ways: readonly Way<S>[];
  readonly criteria: readonly Criterion[];
  readonly sizeOf: (type: Type) => TypeSize;
  /** What patterns may be made of. */
  readonly parts: Parts;
  /** The steps by which an equation with one known side gives the variables of the other their values; null when it does not. */
  solve(value: Term, other: Term, goal: Goal, facts: Facts): readonly S[] | null;
  /** A goal whose variables have values. */
  test(goal: Goal): S;
  /** Tries the values of a variable, and which goals need no test then. */
  generate(x: Free, facts: Facts): { readonly step: S; readonly met: readonly Goal[] };
  /** The least that the moves of a goal cost; goals that cannot have a better one than the best are not looked at. */
  readonly leastCost?: (goal: Goal, facts: Facts) => { readonly cost: Cost; readonly isDirect: boolean };
  /** Whether a goal whose variables have values cannot be tested without values that are generated. */
  readonly testGenerates?: (goal: Goal) => boolean;
}
