export type { InputSource, ProblemKind, ReadProblem } from "./input.ts";
export { readNunchaku } from "./nunchaku/problem.ts";
export { readTip } from "./tip/problem.ts";
export { readTptp } from "./tptp/problem.ts";
