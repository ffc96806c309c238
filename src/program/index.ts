export {
  countUses,
  domainParts,
  eachExpr,
  exprSize,
  mapParts,
  outerLocals,
  partsOf,
  substituteLocals,
} from "./language/expression-walk.ts";
export { and, boolId, call, ifThen, letIn, literal, no, not, or, primitive, typeOf, use, yes } from "./language/expressions.ts";
export { beyondExecution } from "./language/primitive.ts";
export { type PrimitiveRow, primitives } from "./language/primitives.ts";
export type * from "./language/program.ts";
export { describeRefusal } from "./language/refusal.ts";
export { showProgram } from "./language/show.ts";
export type { DataValue, FractionValue, FunctionValue, Machine, SetValue, Value } from "./language/value.ts";
export { verifyProgram } from "./language/verify.ts";
export { Executability, type Lowered, type LowerOptions, lowerProgram, type RootTerm } from "./lower.ts";
export { isLinear, recursionGroups } from "./passes/call-graph.ts";
export { copyFunction, largestNumber } from "./passes/copy.ts";
export { type Descent, findDescent } from "./passes/descent.ts";
export { fuse } from "./passes/fusion.ts";
export { analyzeSignals, type SignalAnalysis } from "./passes/signal-analysis.ts";
export { inlineForClauses } from "./translate/rewrite.ts";
export { lowerValue } from "./values/lower-value.ts";
export { atom, raiseValue } from "./values/raise.ts";
