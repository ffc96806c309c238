/**
 * From the clauses that a solver learned to a short proof in LRAT. Backwards from the contradiction, only what is used is kept, and for each
 * clause those that it follows from are noted. After Heule, Hunt and Wetzler, "Trimming while checking clausal proofs", FMCAD 2013.
 */
import { Propagation } from "./propagation.ts";

/** Clauses as in `ClauseBuffer`: each ended by 0. */
export interface LearnedProof {
  readonly clauses: Int32Array;
  readonly learned: Int32Array;
  /** The largest variable, and how many clauses there are. */
  readonly variables: number;
  readonly count: number;
}

/** A proof, as text, or why there is none: what was learned does not lead to a contradiction, or it took too long. */
export type TrimmedProof =
  | { readonly kind: "proof"; readonly lrat: string; readonly steps: number }
  | { readonly kind: "incomplete" }
  | { readonly kind: "stopped" };

interface LearnedClause {
  readonly clause: Int32Array;
  readonly antecedents: readonly number[];
}

/** Learned clauses checked between two looks at the clock. */
const pollInterval = 64;

export function trimProof({ clauses, learned, variables, count }: LearnedProof, terminate: () => boolean): TrimmedProof {
  const propagation = new Propagation(variables);
  const given = addAll(propagation, clauses, terminate);
  const added = propagation.conflict === null ? addAll(propagation, learned, terminate) : 0;
  if (given === null || added === null) return { kind: "stopped" };
  const last = propagation.antecedents(new Int32Array());
  if (last === null) return { kind: "incomplete" };
  const steps = new Map<number, LearnedClause>([[given + added, { clause: new Int32Array(), antecedents: last }]]);
  const isUsed = new Set(last);
  for (let c = given + added - 1; c >= given; c--) {
    if (c % pollInterval === 0 && terminate()) return { kind: "stopped" };
    propagation.removeLast();
    if (!isUsed.has(c)) continue;
    const clause = propagation.literalsOf(c).slice();
    const antecedents = propagation.antecedents(clause);
    if (antecedents === null) return { kind: "incomplete" };
    for (const a of antecedents) isUsed.add(a);
    steps.set(c, { clause, antecedents });
  }
  return { kind: "proof", lrat: writeLrat(count, steps), steps: steps.size };
}

/** Adds clauses up to the one that makes a contradiction; how many these were, or null when stopped. */
function addAll(propagation: Propagation, clauses: Int32Array, terminate: () => boolean): number | null {
  let count = 0;
  for (let from = 0; from < clauses.length && propagation.conflict === null; count++) {
    const to = clauses.indexOf(0, from);
    propagation.add(clauses.subarray(from, to));
    from = to + 1;
    if (count % (16 * pollInterval) === 0 && terminate()) return null;
  }
  return count;
}

/** Clauses are numbered from 1 on, the given ones first, then the steps without gaps. */
function writeLrat(given: number, steps: ReadonlyMap<number, LearnedClause>): string {
  const numbers = new Map<number, number>();
  const ordered = [...steps].sort(([a], [b]) => a - b);
  const lines = ordered.map(([c, { clause, antecedents }], i) => {
    numbers.set(c, given + 1 + i);
    const hints = antecedents.map((a) => numbers.get(a) ?? a + 1);
    return `${given + 1 + i} ${[...clause, 0].join(" ")} ${[...hints, 0].join(" ")}\n`;
  });
  return lines.join("");
}
