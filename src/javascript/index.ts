export { emptySlot } from "./derived/data-code.ts";
export { Emission, emit } from "./emit.ts";
export { type Compile, compileBy } from "./run/compile.ts";
export { Instance, type InstanceOptions, instantiate, type Limit, limitOf, type Oracle, type Outcome, signal } from "./run/instantiate.ts";
export { showJavaScript } from "./show.ts";
export * as js from "./tree/build.ts";
export { printBody } from "./tree/print.ts";
export type { BinaryOp, Body, Js, Statement } from "./tree/syntax.ts";
export { branch, type Destination, joined, jump } from "./write/control.ts";
