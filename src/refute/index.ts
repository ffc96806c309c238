export { type CheckSettings, checkDefaults, runTask, type Task, type TaskResult, tasksOf, timeLimit } from "./pipeline.ts";
export { type SearchSettings, searchPortfolio } from "./portfolio.ts";
export { conjecture, type Preparation, prepare } from "./prepare.ts";
export type { OnProgress, SearchProgress } from "./progress.ts";
export {
  type QuickcheckOptions,
  quickcheckDefaults,
  quickcheckOptionNames,
  quickcheckOptions,
} from "./quickcheck-options.ts";
export { CannotSay, Evaluator, type Recheck, raiseValue, recheck, Thunk, type Value } from "./recheck/index.ts";
export { blankReport, type Counterexample, type Report, type ReportOutcome } from "./report.ts";
export { type Strategy, strategies, type Tester, testers } from "./strategy.ts";
export * from "./tools/index.ts";
export { evaluateTerm, referenceValue, valueText } from "./value-run.ts";
