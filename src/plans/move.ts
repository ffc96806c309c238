import type { Free, Term, Theory, Type } from "../logic/index.ts";
import type { Cost, Criterion, TypeSize } from "./cost.ts";
import type { Goal } from "./goal.ts";
import type { Parts } from "./matching.ts";
import type { Step } from "./step.ts";

/** What can be done next. */
export type Move<S extends Step> = { readonly cost: Cost } & Action<S>;

export type Action<S extends Step> =
  /** The steps deal completely with the goals `met`, except for the goals that they add. */
  | {
      readonly kind: "run";
      readonly steps: readonly S[];
      readonly met: readonly Goal[];
      readonly adds?: readonly Goal[];
      readonly generates: boolean;
    }
  /** A goal is replaced by others that together are equivalent to it. */
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
  /** The variables of a term that have no value yet. */
  unknown(t: Term): readonly Free[];
  /** The same for a goal. */
  open(goal: Goal): readonly Free[];
  sizeOf(type: Type): TypeSize;
}

/** The same state, with the moves that are possible in it. */
export interface State<S extends Step> extends Facts {
  /** `depth` counts flattenings. */
  moves(goal: Goal, depth: number): readonly Move<S>[];
}

/** A way to deal with a goal some of whose variables have no value yet. */
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
  /** The step that tries all values of a variable, and the goals that need no test afterwards. */
  generate(x: Free, facts: Facts): { readonly step: S; readonly met: readonly Goal[] };
  /** A lower bound of what the moves of a goal cost; goals that cannot beat the best move so far are not examined. */
  readonly leastCost?: (goal: Goal, facts: Facts) => { readonly cost: Cost; readonly isDirect: boolean };
  /** Whether testing a goal whose variables have values still requires values to be generated. */
  readonly testGenerates?: (goal: Goal) => boolean;
}
