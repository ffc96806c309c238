export { type Cost, type Criterion, cheapest, cost, type TypeSize } from "./cost.ts";
export { searchCriteria, testCriteria } from "./criteria.ts";
export { type Clause, type Goal, goalOf, type Predicate, type PredicateOrigin, termsOf, variablesOf } from "./goal.ts";
export { deepestFlattening, lossOfMatch, lossOfTest } from "./limits.ts";
export { comparedTerms, destConstructor, isMatchable } from "./matching.ts";
export { allModes, isPredicateType, isTest, isWithin, type Mode, showMode } from "./mode.ts";
export type { Facts, Move, Rules, State } from "./move.ts";
export { type GoalPlan, Ordering } from "./ordering.ts";
export { showClauses, showPlan, showShort, showStep } from "./show.ts";
export { differenceCases, solve, solveByMatching, solveDownwards } from "./solve.ts";
export {
  boundBy,
  type ClausePlan,
  generatedBy,
  type Limit,
  listOf,
  type PredicatePlan,
  type SearchPlan,
  type SearchStep,
  type Step,
  type TestStep,
} from "./step.ts";
export { type Atoms, isSmall, typeSizes } from "./type-size.ts";
export { byElements, byGuess, byPoints, byRange, rangeOf } from "./ways.ts";
