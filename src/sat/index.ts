export { type CadicalOptions, cadical, cadicalFactory } from "./cadical.ts";
export { ClauseBuffer, growInts } from "./clause-buffer.ts";
export { readSolverOutput, type SolverOutput, writeDimacs } from "./dimacs.ts";
export { externalFactory, type ProgramResult, type RunProgram } from "./external.ts";
export { checkLrat, type LratVerdict } from "./lrat.ts";
export { proveUnsatisfiable, type RefutationAnswer } from "./refutation.ts";
export type { SatAnswer, SatLimits, SatSolver, SatSolverFactory } from "./solver.ts";
