export { type CadicalOptions, cadical, cadicalFactory } from "./cadical.ts";
export { ClauseBuffer, growInts } from "./clause-buffer.ts";
export { readSolverOutput, writeDimacs } from "./dimacs.ts";
export { externalFactory, type ProgramResult } from "./external.ts";
export { checkLrat } from "./lrat.ts";
export { proveUnsatisfiable } from "./refutation.ts";
export type { SatAnswer, SatLimits, SatSolver, SatSolverFactory } from "./solver.ts";
