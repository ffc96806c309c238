export { type Abbreviation, Context, type Locals, pureContext } from "./context.ts";
export { type LoadedTheory, TheoryLoader, type TheorySource } from "./imports.ts";
export { printTerm, termTree } from "./print.ts";
export { printType } from "./print-type.ts";
export { readProp, readTerm, resolveConstant } from "./read-term.ts";
export { readType } from "./read-type.ts";
export { SnapshotReader, writeSnapshot } from "./snapshot.ts";
export type { Statement } from "./statement.ts";
export { elaborateCommands, type Item, type TheoryFile } from "./theory-file.ts";
