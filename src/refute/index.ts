export { type CheckSettings, checkDefaults, runTask, type Task, type TaskResult, tasksOf, timeLimit } from "./pipeline.ts";
export { type SearchSettings, searchPortfolio } from "./portfolio.ts";
export { conjecture, type Preparation, prepare } from "./prepare.ts";
export {
  type QuickcheckOptions,
  quickcheckDefaults,
  quickcheckOptionNames,
  quickcheckOptions,
  type Tester,
  testers,
} from "./quickcheck-options.ts";
export { CannotSay, Evaluator, type Recheck, raiseValue, recheck, Thunk, type Value } from "./recheck/index.ts";
export type { Report, ReportOutcome } from "./report.ts";
export { type Strategy, strategies } from "./strategy.ts";
export * from "./tools/index.ts";
export { evaluateTerm, valueText } from "./value-run.ts";
