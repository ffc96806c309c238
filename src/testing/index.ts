export { Batch, type BatchAnswer, type BatchTerm } from "./batch.ts";
export { type Evaluated, evaluateUnder } from "./evaluate.ts";
export { type PreparedTest, prepareTest } from "./exhaustive/exhaustive.ts";
export { searchExhaustive, type TestResult } from "./exhaustive/search-exhaustive.ts";
export { type NarrowingOptions, narrowingDefaults, searchNarrowing } from "./narrowing/index.ts";
export { defaultOptions, type TestOptions } from "./options.ts";
export { planTest } from "./plan.ts";
export { type PreparedRandom, prepareRandom } from "./random/random.ts";
export { type RandomResult, searchRandom } from "./random/search-random.ts";
export type { SizeStatistics } from "./run/size-statistics.ts";
export type { RunEnd, RunResult } from "./run/test-run.ts";
export { showTesting, type TestStage, testStages } from "./show.ts";
export {
  atGroundTypes,
  type EnumeratedValues,
  enumerateValues,
  type SampleBounds,
  type Sampler,
  type SmartOptions,
  sampleValues,
  searchSmart,
  smartDefaults,
} from "./smart/index.ts";
export { type TypeInstance, type TypeInstances, typeInstances } from "./types/type-instances.ts";
