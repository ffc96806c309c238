export { raiseValue } from "./raise.ts";
export { type Recheck, recheck } from "./recheck.ts";
export { SearchingEvaluator } from "./searching-evaluator.ts";
