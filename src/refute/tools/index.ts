export { askAll, askEngine, speaksAgainst, type TimedVerdict } from "./all-engines.ts";
export { findUnusedLimit, runFindUnused } from "./find-unused-command.ts";
export { type Levels, searchLevels } from "./level-search.ts";
export { restated, type Theorem, theoremsOf } from "./theorem.ts";
export { findUnused, type Refutation, type UnusedOptions, type UnusedReport, unusedLimit, unusedSeconds } from "./unused-assumptions.ts";
export { unusedLine, unusedText } from "./unused-text.ts";
