export { type FindingResult, findModel, type Model, type SearchMeans } from "./find.ts";
export { finiteElement as standInElement } from "./model/finite-type.ts";
export type { KeepProof, ProofNote } from "./model/scope-proof.ts";
export type { FindingTerms } from "./model/scope-task.ts";
export {
  type FindingOptions,
  findingDefaults,
  type OptionProblem,
  type OptionWords,
  readOptions,
} from "./scope/options.ts";
export { alone, type ScopeAnswer, type ScopeKey, type ScopeSharing } from "./scope/sharing.ts";
export { type FindingStage, showFinding } from "./show.ts";
