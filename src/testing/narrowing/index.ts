export { denies } from "./denials.ts";
export { type NarrowingOptions, narrowingDefaults } from "./options.ts";
export { prenexForm } from "./prenex.ts";
export { prepareNarrowing, searchNarrowing } from "./search-narrowing.ts";
export { conjunction, disjunction, type Truth } from "./truth.ts";
