/**
 * Monotonicity: a model with few elements of a type can be made into one with more. Then the type needs no cardinalities of its own, since
 * what a scope with unequal ones can show, the scope with all as large as the largest shows too.
 */

import { CnfEncoder, FALSE } from "../../circuit/index.ts";
import { freeVars, type Term, type Theory, type Type } from "../../logic/index.ts";
import { ClauseBuffer, type SatSolverFactory } from "../../sat/index.ts";
import { annotationConflicts } from "../limits.ts";
import { FirstCalculus } from "./first.ts";
import { NotInferred } from "./not-inferred.ts";
import { SecondCalculus } from "./second.ts";

/** Which calculi are tried: none, the first, or the first and then the second. */
export type Calculi = 0 | 1 | 2;

/** Whether satisfying all formulas is monotonic in a type without axioms of its own, as far as the calculi can tell. */
export async function isMonotonic(
  theory: Theory,
  wanted: readonly Term[],
  grows: Type,
  calculi: Calculi,
  solver: SatSolverFactory,
): Promise<boolean> {
  if (calculi === 0) return false;
  return byFirst(theory, wanted, grows) || (calculi === 2 && (await bySecond(theory, wanted, grows, solver)));
}

function byFirst(theory: Theory, wanted: readonly Term[], grows: Type): boolean {
  return unlessRefused(() => new FirstCalculus(theory, grows).keepsTruth(wanted)) ?? false;
}

async function bySecond(theory: Theory, wanted: readonly Term[], grows: Type, factory: SatSolverFactory): Promise<boolean> {
  const calculus = new SecondCalculus(theory, grows);
  const variables = wanted.reduce((found, t) => freeVars(t, found), new Map());
  const conditions = unlessRefused(() => calculus.assume(wanted, variables.values()));
  if (conditions === null || conditions.includes(FALSE)) return false;
  if (conditions.length === 0) return true;
  const clauses = new ClauseBuffer();
  new CnfEncoder(calculus.relators.circuit, clauses).encode(conditions);
  const solver = await factory.create();
  solver.addClauses(clauses.view);
  const answer = await solver.solve([], { conflicts: annotationConflicts });
  solver.dispose();
  return answer.kind === "sat";
}

function unlessRefused<T>(infer: () => T): T | null {
  try {
    return infer();
  } catch (error) {
    if (error instanceof NotInferred) return null;
    throw error;
  }
}
