import { solve } from "../../src/relational/index.ts";
import { cadical, type SatSolver, type SatSolverFactory } from "../../src/sat/index.ts";
import type { Classical } from "./problems/index.ts";

/** Milliseconds of processor time, which a busy machine distorts less than the time on the wall. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The best times of several runs, in milliseconds of processor time. */
export interface Measured {
  readonly name: string;
  readonly outcome: string;
  readonly translation: number;
  readonly solving: number;
  /** Checking the instance included. */
  readonly total: number;
  readonly variables: number;
  readonly clauses: number;
}

/** Solves a problem until it has been run `runs` times or for `limit` milliseconds. */
export async function measure({ name, problem, options }: Classical, runs: number, limit: number): Promise<Measured> {
  const start = performance.now();
  let best: Measured | null = null;
  for (let run = 0; run < runs && (best === null || performance.now() - start < limit); run++) {
    const before = processorTime();
    const { kind, statistics } = await solve(problem, { ...options, clock: processorTime });
    const total = processorTime() - before;
    const last: Measured | null = best;
    best = {
      name,
      outcome: kind,
      translation: Math.min((last as Measured | null)?.translation ?? Infinity, statistics.translationTime),
      solving: Math.min((last as Measured | null)?.solving ?? Infinity, statistics.solvingTime),
      total: Math.min((last as Measured | null)?.total ?? Infinity, total),
      variables: statistics.variables,
      clauses: statistics.clauses,
    };
  }
  if (best === null) throw new Error(`${name} was not run`);
  return best;
}

/** The clauses of a problem as they are given to the solver. */
export async function clausesOf({ problem, options }: Classical): Promise<Int32Array> {
  const pieces: Int32Array[] = [];
  const recorder: SatSolverFactory = {
    name: "recorder",
    create: async (): Promise<SatSolver> => ({
      addClauses: (clauses) => {
        pieces.push(clauses.slice());
      },
      solve: async () => ({ kind: "unknown", reason: "interrupted", message: "only the clauses are wanted" }),
      isTrue: () => false,
      failedAssumptions: () => [],
      dispose: () => {},
    }),
  };
  await solve(problem, { ...options, solver: recorder });
  const whole = new Int32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The processor time the embedded solver takes for clauses, the best of several runs. */
export async function solvingTime(clauses: Int32Array, runs: number): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < runs; run++) {
    const solver = await cadical.create();
    solver.addClauses(clauses);
    const before = processorTime();
    await solver.solve();
    best = Math.min(best, processorTime() - before);
    solver.dispose();
  }
  return best;
}

/** The geometric mean. */
export function geometricMean(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((sum, x) => sum + Math.log(x), 0) / Math.max(1, numbers.length));
}
