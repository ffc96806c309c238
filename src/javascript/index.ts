export type { DerivedKind } from "./context.ts";
export { Emission, type EmitOptions, emit } from "./emit.ts";
export { stepsBetweenLooks } from "./limits.ts";
export { type Compile, compileBy } from "./run/compile.ts";
export {
  Instance,
  type InstanceOptions,
  instantiate,
  type Limit,
  LimitReached,
  limitOf,
  type Oracle,
  type Outcome,
  type RunLimits,
  signal,
} from "./run/instantiate.ts";
export { ValueMachine } from "./run/machine.ts";
export { showJavaScript } from "./show.ts";
export * as js from "./tree/build.ts";
export { printBody, printExpression } from "./tree/print.ts";
export type { BinaryOp, Body, Case, Field, Js, Statement } from "./tree/syntax.ts";
export { branch, type Destination, joined, jump } from "./write/control.ts";
