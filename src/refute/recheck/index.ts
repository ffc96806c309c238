export { Evaluator } from "./evaluator.ts";
export { raiseValue } from "./raise.ts";
export { type Recheck, recheck } from "./recheck.ts";
export { CannotSay, Thunk, type Value } from "./value.ts";
