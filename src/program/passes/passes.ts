/** The passes over a program, in the order in which they are run. */
import type { Expr, Func, Program } from "../language/program.ts";
import { fuse } from "./fusion.ts";
import { listLoops } from "./list-loops.ts";
import { mergeTailCalls } from "./mutual.ts";
import { reuse } from "./reuse.ts";
import { analyzeSignals } from "./signal-analysis.ts";
import { simplify } from "./simplify.ts";

/** A step that keeps the meaning. */
interface Pass<T> {
  readonly name: string;
  /** What it is for. */
  readonly purpose: string;
  readonly run: (code: T) => T;
}

/** On the body of each function, when it has been translated. */
const bodyPasses: readonly Pass<Expr>[] = [
  { name: "simplify", purpose: "bindings sink to where they are used, so that unused ones are not evaluated", run: simplify },
  { name: "list loops", purpose: "searches through the set of a list go through the list", run: listLoops },
  { name: "reuse", purpose: "a value that was taken apart is used again where the same is built", run: reuse },
];

/** On all functions together. */
const functionPasses: readonly Pass<readonly Func[]>[] = [
  { name: "mutual tail calls", purpose: "functions that end in calls of each other become one loop", run: mergeTailCalls },
];

/** How a program is called from outside. */
export interface Calls {
  /** Function values that come from outside may signal. */
  readonly partialClosures?: boolean;
}

/** On the whole program, when it is known how it is called: `emit` runs them. */
const programPasses: readonly (Omit<Pass<Program>, "run"> & { readonly run: (program: Program, calls: Calls) => Program })[] = [
  {
    name: "fusion",
    purpose: "lists that are made only to be read are not made",
    run: (program, { partialClosures }) => fuse(program, () => analyzeSignals(program, partialClosures)),
  },
];

/** After all passes over a body. */
export const improved = (body: Expr): Expr => bodyPasses.reduce((code, pass) => pass.run(code), body);

/** After all passes over the functions. */
export const applied = (functions: readonly Func[]): readonly Func[] => functionPasses.reduce((code, pass) => pass.run(code), functions);

/** After all passes over the program. */
export const finished = (program: Program, calls: Calls): Program => programPasses.reduce((code, pass) => pass.run(code, calls), program);
