export { type Evaluated, evaluateUnder } from "./evaluate.ts";
export { type PreparedTest, prepareTest } from "./exhaustive.ts";
export { defaultOptions, type TestOptions } from "./options.ts";
export { type Pattern, planTest, type Step } from "./plan.ts";
export { type PreparedRandom, prepareRandom, type SizeStatistics } from "./random.ts";
export { searchExhaustive, type TestResult } from "./search-exhaustive.ts";
export { type RandomResult, searchRandom } from "./search-random.ts";
export type { RunEnd, RunResult } from "./test-run.ts";
export { type TypeInstance, type TypeInstances, typeInstances, typeVariables } from "./type-instances.ts";
