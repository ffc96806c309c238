import { readSolverOutput, writeDimacs } from "./dimacs.ts";
import type { SatAnswer, SatLimits, SatSolver, SatSolverFactory } from "./solver.ts";

/** What came back from a program that was given a DIMACS file. */
export type ProgramResult =
  | { readonly kind: "finished"; readonly exitCode: number; readonly output: string }
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly message: string };

/** Runs a solver program on a problem; the outside world (files, processes) lives behind this. */
export type RunProgram = (dimacs: Iterable<string>, terminate: () => boolean) => Promise<ProgramResult>;

/** Solvers that are programs of their own: each call of `solve` runs the program anew on all clauses, assumptions as unit clauses. */
export function externalFactory(name: string, run: RunProgram): SatSolverFactory {
  return { name, create: async () => new ExternalSolver(name, run) };
}

class ExternalSolver implements SatSolver {
  private readonly name: string;
  private readonly run: RunProgram;
  /** All clauses, as they came. */
  private readonly pieces: Int32Array[] = [];
  private clauseCount = 0;
  private maxVariable = 0;
  /** Variables true in the last model. */
  private trueVariables: ReadonlySet<number> = new Set();
  private lastAssumptions: readonly number[] = [];

  constructor(name: string, run: RunProgram) {
    this.name = name;
    this.run = run;
  }

  addClauses(clauses: Int32Array): void {
    this.pieces.push(clauses.slice());
    for (const literal of clauses) {
      if (literal === 0) this.clauseCount++;
      this.maxVariable = Math.max(this.maxVariable, Math.abs(literal));
    }
  }

  async solve(assumptions: readonly number[] = [], limits: SatLimits = {}): Promise<SatAnswer> {
    this.lastAssumptions = assumptions;
    const units = Int32Array.from(assumptions.flatMap((literal) => [literal, 0]));
    const variables = assumptions.reduce((max, literal) => Math.max(max, Math.abs(literal)), this.maxVariable);
    const dimacs = writeDimacs([...this.pieces, units], variables, this.clauseCount + assumptions.length);
    const result = await this.run(dimacs, limits.terminate ?? (() => false));
    if (result.kind === "stopped") return { kind: "unknown", reason: "interrupted", message: "the search was stopped" };
    if (result.kind === "failed") return { kind: "unknown", reason: "failed", message: result.message };
    return this.answer(result.exitCode, result.output);
  }

  /** Exit codes as in the SAT competitions: 10 satisfiable, 20 unsatisfiable. */
  private answer(exitCode: number, text: string): SatAnswer {
    const output = readSolverOutput(text);
    if (exitCode === 20 && output.verdict !== "sat") return { kind: "unsat" };
    if (exitCode === 10 && output.verdict === "sat") {
      this.trueVariables = new Set(output.model.filter((literal) => literal > 0));
      return { kind: "sat" };
    }
    return { kind: "unknown", reason: "failed", message: `${this.name} ended with exit code ${exitCode} and no answer` };
  }

  isTrue(variable: number): boolean {
    return this.trueVariables.has(variable);
  }

  /** A program does not tell which assumptions it used: all of them. */
  failedAssumptions(): readonly number[] {
    return this.lastAssumptions;
  }

  dispose(): void {
    this.pieces.length = 0;
  }
}
