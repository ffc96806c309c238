export type { Counterexample, ModelCard, ModelData, ModelEntry, ModelValue, ReportOutcome, Strategy } from "../../refute/index.ts";
export { strategies } from "../../refute/index.ts";
export { type CheckOptions, type CheckReport, check } from "./check.ts";
export type { UntrustedOptions, WorkerOptions } from "./options.ts";
export {
  type Position,
  type ReadOptions,
  readTheory,
  readTheoryFile,
  type Theory,
  type TheoryProblem,
  type TheoryTheorem,
} from "./theory.ts";
