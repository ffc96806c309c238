export { decideCoinductive, holdsByRules } from "./by-rules.ts";
export { alternatives, every, explore, settled, settledOrNull, some } from "./cases.ts";
export { check, checkAxioms, type Judgement, type Stated, statedAbout, truths } from "./check.ts";
export { leftOpen } from "./choice.ts";

export { product } from "./enumerate.ts";
export { type Environment, emptyEnvironment } from "./environment.ts";
export { Evaluator, type EvaluatorOptions } from "./evaluator.ts";
export type { Evidence } from "./evidence.ts";
export { goalKey, unwritten, valueKey } from "./goal-key.ts";
export type { Machine } from "./machine.ts";
export { matches } from "./match.ts";
export { type CannotTell, evaluation } from "./outcome.ts";
export { Replay } from "./replay.ts";
export { inductiveSpec, isPattern, ruleAt } from "./rules.ts";
export { described, pointsOf } from "./sets.ts";
export { fieldTypes } from "./types.ts";
export {
  CannotSay,
  data,
  fraction,
  integer,
  isTrue,
  knownNumber,
  type NumberValue,
  numberOf,
  Suspended,
  Thunk,
  TimeUp,
  type Value,
} from "./value.ts";
