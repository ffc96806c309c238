export type { InputSource, ProblemKind, ReadProblem } from "./input.ts";
export { readTptp } from "./tptp/problem.ts";
