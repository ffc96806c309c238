export { Bits } from "./bits.ts";
export { type Claims, claimsOf } from "./claims.ts";
export { findModelsOf, modelsBetween, Spaces } from "./pair-search.ts";
export { complement, type JudgedModel, ModelSpace, RefutedPairs } from "./shared-models.ts";
export { largestCarrier, type Tables, tableCount, tableShapes } from "./tables.ts";
export { checkTogether, type TogetherAnswer } from "./together.ts";
