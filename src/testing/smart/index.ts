export { atGroundTypes, enumerateValues } from "./enumerate-values.ts";
export { smartDefaults } from "./options.ts";
export { type Sampler, sampleValues } from "./sample-values.ts";
export { searchSmart } from "./search-smart.ts";
export { prepareSmart } from "./smart.ts";
