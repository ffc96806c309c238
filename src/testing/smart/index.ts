export { atGroundTypes, type EnumeratedValues, enumerateValues } from "./enumerate-values.ts";
export { type SmartOptions, smartDefaults } from "./options.ts";
export { type SampleBounds, type Sampler, sampleValues } from "./sample-values.ts";
export { searchSmart } from "./search-smart.ts";
export { type PreparedSmart, prepareSmart, type SmartBounds } from "./smart.ts";
