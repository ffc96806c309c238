export type { Clause, Goal, Predicate, PredicateOrigin } from "./clause.ts";
export { type InferredModes, inferModes } from "./infer-modes.ts";
export { allModes, isPredicateType, isTest, type Mode, showMode } from "./mode.ts";
export { destConstructor, isFiniteType } from "./pattern.ts";
export { type GoalPlan, Planner } from "./planner.ts";
export { showClauses, showPlan, showShort, showStep } from "./show.ts";
export { showTheoryClauses, showTheoryModes } from "./show-theory.ts";
export type { ClausePlan, Limit, PredicatePlan, Step } from "./step.ts";
export { ClauseStore } from "./store.ts";
