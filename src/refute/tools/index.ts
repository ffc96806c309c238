export { askEngine, speaksAgainst, type TimedVerdict } from "./ask-engine.ts";
export { type ConjectureOptions, type Conjectures, conjectureDefaults, findConjectures, type TermClass } from "./conjecture-search.ts";
export { generalize } from "./generalize.ts";
export { type Levels, searchLevels } from "./level-search.ts";
export {
  isMutable,
  judgeMutant,
  type MutationSettings,
  mutantStatement,
  type PlannedMutant,
  planMutants,
} from "./mutants.ts";
export { type Mutant, type MutationOperator, mutantsOf, mutationOperators } from "./mutation.ts";
export { mutationPlot } from "./mutation-plot.ts";
export {
  enginesOf,
  isRefutation,
  type MutantResult,
  type MutationRow,
  markdown,
  mutationRows,
  mutationTables,
  pairwise,
} from "./mutation-table.ts";
export { compareTerms, type Equation, follows, matchTerm, normal, symbols } from "./ordered-rewriting.ts";
export { type ManyAnswer, type ManyOptions, manyDefaults, refuteConjectures, refuteMany } from "./refute-many.ts";
export { SeededRandom } from "./seeded-random.ts";
export { termKey } from "./term-key.ts";
export { TermLevels } from "./term-levels.ts";
export { restated, type Theorem, theoremsOf } from "./theorem.ts";
export { findUnused, type Refutation, type UnusedOptions, type UnusedReport, unusedLimit } from "./unused-assumptions.ts";
export { unusedLine, unusedText } from "./unused-text.ts";
export { type Vocabulary, vocabularyOf } from "./vocabulary.ts";
