import { solveWithCore } from "./core.ts";
import { prepare } from "./prepare.ts";
import type { Found, Outcome, Problem, SolveOptions, Unknown, Unsatisfiable } from "./problem.ts";

/** Looks for an instance of the problem. The instance has been evaluated by the plain evaluator before it is returned. */
export async function solve(problem: Problem, options: SolveOptions = {}): Promise<Outcome> {
  if (options.core !== undefined) return solveWithCore(problem, options, options.core);
  const prepared = await prepare(problem, options);
  if (prepared.kind !== "ready") return prepared;
  const { search, conjuncts } = prepared;
  const step = await search.solve(conjuncts).finally(() => search.dispose());
  return step.kind === "unsat" ? search.unsatisfiable(null) : step;
}

/** Thrown by `solutions` when the search ends before it is known whether there are more: `for await` drops what a generator returns. */
export class Unfinished extends Error {
  override readonly name = "Unfinished";
  readonly outcome: Unknown;

  constructor(outcome: Unknown) {
    super(`there may be more instances: ${outcome.message}`);
    this.outcome = outcome;
  }
}

/**
 * The instances of the problem one after the other, no two with the same relations; it returns when there are no more, and throws `Unfinished`
 * when time or memory ends it.
 * With `symmetry: 0` these are all instances, otherwise at least one of each set that differ only by renaming.
 */
export async function* solutions(problem: Problem, options: SolveOptions = {}): AsyncGenerator<Found, Unsatisfiable> {
  const prepared = await prepare(problem, options);
  if (prepared.kind === "unknown") throw new Unfinished(prepared);
  if (prepared.kind !== "ready") return prepared;
  const { search, conjuncts } = prepared;
  try {
    for (;;) {
      const step = await search.solve(conjuncts);
      if (step.kind === "unsat") return search.unsatisfiable(null);
      if (step.kind === "unknown") throw new Unfinished(step);
      yield step;
      search.block(step.instance);
    }
  } finally {
    search.dispose();
  }
}
