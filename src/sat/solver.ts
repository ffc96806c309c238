/** What a solver found out about the clauses under the assumptions. */
export type SatAnswer =
  | { readonly kind: "sat" }
  | { readonly kind: "unsat" }
  /** "interrupted": `terminate` said so or a limit was reached; "memory": the solver ran out of it; "failed": with a message. */
  | { readonly kind: "unknown"; readonly reason: "interrupted" | "memory" | "failed"; readonly message: string };

/** How long one call of `solve` may go on. */
export interface SatLimits {
  /** Asked every few milliseconds; true ends the search. */
  readonly terminate?: () => boolean;
  /** Give up after this many conflicts. */
  readonly conflicts?: number;
}

/**
 * A SAT solver with clauses inside. Literals are as in DIMACS: `v` or `-v`, v from 1.
 * Clauses are never taken back; assumptions hold for one call of `solve`.
 */
export interface SatSolver {
  /** Adds many clauses, each ended by 0. */
  addClauses(clauses: Int32Array): void;
  solve(assumptions?: readonly number[], limits?: SatLimits): Promise<SatAnswer>;
  /** The value of a variable. Requires: the last answer was "sat" and no clause was added since. */
  isTrue(variable: number): boolean;
  /** Assumptions that cannot hold together with the clauses. Requires: the last answer was "unsat". */
  failedAssumptions(): readonly number[];
  /** Frees the memory; the solver cannot be used any more. */
  dispose(): void;
}

/** Makes solvers of one sort. */
export interface SatSolverFactory {
  readonly name: string;
  create(): Promise<SatSolver>;
}
