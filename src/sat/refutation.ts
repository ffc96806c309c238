/** Proofs that clauses cannot hold together: found by the embedded solver, trimmed, checked. */
import { cadical, type LearningFactory } from "./cadical.ts";
import { ClauseBuffer } from "./clause-buffer.ts";
import { writeDimacs } from "./dimacs.ts";
import { checkLrat } from "./lrat.ts";
import type { SatLimits } from "./solver.ts";
import { trimProof } from "./trim.ts";

export type RefutationAnswer =
  /** Clauses and a proof as texts, the proof checked against the clauses. */
  | { readonly kind: "proved"; readonly dimacs: string; readonly lrat: string; readonly steps: number }
  /** The clauses can hold together. */
  | { readonly kind: "satisfiable" }
  | { readonly kind: "unproved"; readonly reason: string };

/** Looks for a proof anew, whatever another solver has said. Clauses are as in `ClauseBuffer`. */
export async function proveUnsatisfiable(
  clauses: Int32Array,
  limits: SatLimits = {},
  solvers: LearningFactory = cadical,
): Promise<RefutationAnswer> {
  const learned = new ClauseBuffer();
  const solver = await solvers.createLearning((clause) => learned.add(...clause));
  solver.addClauses(clauses);
  const answer = await solver.solve([], limits);
  solver.dispose();
  if (answer.kind === "sat") return { kind: "satisfiable" };
  if (answer.kind === "unknown") return { kind: "unproved", reason: answer.reason === "interrupted" ? "time" : answer.message };
  const { variables, count } = measure(clauses);
  const trimmed = trimProof({ clauses, learned: learned.view, variables, count }, limits.terminate ?? (() => false));
  if (trimmed.kind === "stopped") return { kind: "unproved", reason: "time" };
  if (trimmed.kind === "incomplete") return { kind: "unproved", reason: "the solver did not tell all that it learned" };
  const dimacs = [...writeDimacs([clauses], variables, count)].join("");
  const verdict = checkLrat(dimacs, trimmed.lrat);
  if (verdict.kind === "refused") return { kind: "unproved", reason: `${verdict.where}: ${verdict.why}` };
  return { kind: "proved", dimacs, lrat: trimmed.lrat, steps: trimmed.steps };
}

function measure(clauses: Int32Array): { readonly variables: number; readonly count: number } {
  let [variables, count] = [0, 0];
  for (const p of clauses) {
    variables = Math.max(variables, Math.abs(p));
    if (p === 0) count++;
  }
  return { variables, count };
}
