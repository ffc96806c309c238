/** The passes over a program, in the order in which they are run. */
import type { Expr, Func } from "../language/program.ts";
import { listLoops } from "./list-loops.ts";
import { mergeTailCalls } from "./mutual.ts";
import { reuse } from "./reuse.ts";
import { simplify } from "./simplify.ts";

/** A step that keeps the meaning. */
interface Pass<T> {
  readonly name: string;
  /** What it is for. */
  readonly purpose: string;
  readonly run: (code: T) => T;
}

/** On the body of each function, when it has been translated. */
export const bodyPasses: readonly Pass<Expr>[] = [
  { name: "simplify", purpose: "bindings sink to where they are used, so that unused ones are not evaluated", run: simplify },
  { name: "list loops", purpose: "searches through the set of a list go through the list", run: listLoops },
  { name: "reuse", purpose: "a value that was taken apart is used again where the same is built", run: reuse },
];

/** On all functions together. The lists that are made only to be read are left out later, by `emit` (`fusion.ts`). */
export const functionPasses: readonly Pass<readonly Func[]>[] = [
  { name: "mutual tail calls", purpose: "functions that end in calls of each other become one loop", run: mergeTailCalls },
];

/** After all passes over a body. */
export const improved = (body: Expr): Expr => bodyPasses.reduce((code, pass) => pass.run(code), body);

/** After all passes over the functions. */
export const applied = (functions: readonly Func[]): readonly Func[] => functionPasses.reduce((code, pass) => pass.run(code), functions);
