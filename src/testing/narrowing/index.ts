export { type LazyProgram, lazyProgram } from "../lazy/lazy-program.ts";
export type { NarrowingResult } from "./narrowing-run.ts";
export { type NarrowingOptions, narrowingDefaults } from "./options.ts";
export { type Block, type Prenex, prenexForm } from "./prenex.ts";
export { type PreparedNarrowing, prepareNarrowing, searchNarrowing } from "./search-narrowing.ts";
export { conjunction, disjunction, type Truth } from "./truth.ts";
