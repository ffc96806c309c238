export { datatypeDescriptions } from "./describe.ts";
export { type FromTheory, generatorsFrom, type TheoryGenerators } from "./generators.ts";
export type { SatisfyingOptions } from "./satisfying.ts";
export { typeScriptTypes } from "./typescript.ts";
