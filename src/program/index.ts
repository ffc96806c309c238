export { countUses, eachExpr, exprSize, mapParts, outerLocals, partsOf, substituteLocals } from "./language/expression-walk.ts";
export { boolId, not, typeOf, use } from "./language/expressions.ts";
export { beyondExecution } from "./language/primitive.ts";
export { primitives } from "./language/primitives.ts";
export type {
  Arm,
  ConstructorLayout,
  DataLayout,
  Expr,
  Func,
  FunctionId,
  Local,
  Loop,
  MonoType,
  Primitive,
  Program,
  Refusal,
  Shape,
  SignalReason,
  Site,
  TypeId,
} from "./language/program.ts";
export { describeRefusal } from "./language/refusal.ts";
export { isScalar, scalarFacts } from "./language/scalar.ts";
export { showProgram } from "./language/show.ts";
export type { FractionValue, FunctionValue, Machine, SetValue, Value } from "./language/value.ts";
export { Executability, lowerProgram, type RootTerm } from "./lower.ts";
export { isLinear, recursionGroups } from "./passes/call-graph.ts";
export { copyFunction, largestNumber } from "./passes/copy.ts";
export { findDescent } from "./passes/descent.ts";
export { type Calls, finished } from "./passes/passes.ts";
export { analyzeSignals, type SignalAnalysis } from "./passes/signal-analysis.ts";
export { inlineForClauses } from "./translate/rewrite.ts";
export { lowerValue } from "./values/lower-value.ts";
export { raiseValue } from "./values/raise.ts";
