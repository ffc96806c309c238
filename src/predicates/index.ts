export type { Clause, Goal, Predicate, PredicateOrigin } from "./clause.ts";
export { allModes, isTest, type Mode, showMode } from "./mode.ts";
export { destConstructor } from "./pattern.ts";
export { type GoalPlan, Planner } from "./planner.ts";
export type { ClausePlan, Limit, PredicatePlan, Step } from "./step.ts";
export { ClauseStore } from "./store.ts";
