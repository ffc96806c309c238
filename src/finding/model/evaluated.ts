/**
 * The option `eval`: values of further terms in a model. The model is held fast, and for each part of such a value the solver is asked
 * for a solution in which that part is known; what it cannot have is shown as unknown.
 */

import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import { evaluationConflicts, mostEvaluatedParts, mostEvaluatedPartsTogether } from "../limits.ts";
import type { TermEvaluator } from "../terms/evaluate.ts";
import type { Algebra } from "../value/algebra.ts";
import type { Value } from "../value/value.ts";
import { leavesOf } from "./leaves.ts";
import type { Session, Valuation } from "./session.ts";

/**
 * A solution that keeps what is given and knows as much of the values as can be known.
 * Requires: `kept` are true in the model of the last answer.
 */
export async function learnValues(
  session: Session,
  algebra: Algebra,
  kept: readonly Lit[],
  values: readonly Value[],
): Promise<Valuation | null> {
  const fixed = kept.filter((p) => p !== TRUE);
  if ((await session.solve(fixed)) !== "sat") return null;
  let best = session.valuation();
  const leaves = values.flatMap((v) => leavesOf(algebra, v, mostEvaluatedParts)).slice(0, mostEvaluatedPartsTogether);
  for (const { lits } of leaves) {
    const isKnown = algebra.gates.any(lits);
    if (isKnown === TRUE || isKnown === FALSE) continue;
    if ((await session.solve([...fixed, isKnown], evaluationConflicts)) !== "sat") continue;
    best = session.valuation();
    fixed.push(isKnown);
  }
  return best;
}

/** What makes up a model: true literals of the variables, of constants that the solver chose, and of what atoms are made of. */
export function heldFast({ algebra, unknowns }: TermEvaluator, variables: ReadonlyMap<string, Value>, isTrue: Valuation): Lit[] {
  const values = [...variables.values(), ...[...unknowns.values()].map(({ value }) => value)];
  const made: Lit[] = [];
  for (const { content } of algebra.domains.all) {
    if (content.kind === "abstract") values.push(...content.reps);
    if (content.kind !== "data") continue;
    content.isMadeBy.forEach((row, i) => {
      const k = row.findIndex(isTrue);
      made.push(row[k] ?? TRUE);
      values.push(...(content.fields[i]?.[k] ?? []));
    });
  }
  return [...made, ...values.flatMap((v) => leavesOf(algebra, v, Number.POSITIVE_INFINITY)).flatMap(({ lits }) => lits.filter(isTrue))];
}
