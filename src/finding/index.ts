export { type FindingOutcome, type FindingResult, findModel, type Model, type ModelValue } from "./find.ts";
export {
  type Expectation,
  type FindingOptions,
  findingDefaults,
  type OptionProblem,
  type OptionWords,
  type PerSubject,
  readOptions,
} from "./options.ts";
export type { FindingTerms } from "./solve-scope.ts";
