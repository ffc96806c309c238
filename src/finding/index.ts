export { type FindingOutcome, type FindingResult, findModel, type Model, type ModelValue, type SearchMeans } from "./find.ts";
export type { FindingTerms } from "./model/scope-task.ts";
export {
  type Expectation,
  type FindingOptions,
  findingDefaults,
  type OptionProblem,
  type OptionWords,
  type PerSubject,
  readOptions,
} from "./scope/options.ts";
export { alone, type ScopeAnswer, type ScopeKey, type ScopeSharing } from "./scope/sharing.ts";
