export { evaluateTerm, referenceValue, valueText } from "./commands/value.ts";
export { type SearchSettings, searchPortfolio } from "./engines/portfolio.ts";
export { type Strategy, strategies, type Tester, testers } from "./engines/strategy.ts";
export {
  type QuickcheckOptions,
  quickcheckDefaults,
  quickcheckOptionNames,
  quickcheckOptions,
} from "./options/quickcheck-options.ts";
export { type CheckSettings, checkDefaults, runTask, type Task, type TaskResult, tasksOf, timeLimit } from "./pipeline.ts";
export { conjecture, type Preparation, prepare } from "./prepare.ts";
export type { OnProgress, SearchProgress } from "./progress.ts";
export { CannotSay, Evaluator, type Recheck, raiseValue, recheck, Thunk, type Value } from "./recheck/index.ts";
export { blankReport, type Counterexample, type Report, type ReportOutcome } from "./report.ts";
export * from "./tools/index.ts";
