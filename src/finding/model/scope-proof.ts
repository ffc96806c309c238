/** Proofs that scopes have no model, on request. What they rest on besides: the clauses say what the scope does, and the scopes are those asked for. */
import type { Budget } from "../../base/index.ts";
import { proveUnsatisfiable } from "../../sat/index.ts";
import type { Mode } from "../value/algebra.ts";

/** Which scope: the search by name, its mode, the scope by number from 1 on, and its cardinalities. */
export interface ProvedScope {
  readonly search: string;
  readonly mode: Mode;
  readonly number: number;
  readonly cards: string;
}

/** Clauses in DIMACS and the proof in LRAT. */
export interface ProofTexts {
  readonly dimacs: string;
  readonly lrat: string;
}

/** Keeps a proof somewhere and says where, or why it could not. */
export type KeepProof = (scope: ProvedScope, texts: ProofTexts) => { readonly file: string } | { readonly reason: string };

/** A proof, and how many models it leaves out because the judge denied them; or why there is none. */
export type ScopeProof =
  | { readonly kind: "proved"; readonly texts: ProofTexts; readonly steps: number; readonly denied: number }
  | { readonly kind: "unproved"; readonly reason: string };

/** What is told of the proof of a scope. `denied`: models that the judge denied and the clauses leave out. */
export interface ProofNote {
  readonly mode: Mode;
  readonly scope: string;
  readonly file: string | null;
  readonly steps: number;
  readonly denied: number;
  readonly reason: string | null;
}

/** Clauses that contradict one another by themselves: the circuit came out false while it was built. */
export const falseAtOnce = Int32Array.of(0);

/** Proves anew that clauses cannot hold together. Null: they can, so that something is wrong. */
export async function proveScope(clauses: Int32Array, denied: number, budget: Budget): Promise<ScopeProof | null> {
  const answer = await proveUnsatisfiable(clauses, { terminate: budget.looking("solving") });
  if (answer.kind === "satisfiable") return null;
  return answer.kind === "unproved" ? answer : { kind: "proved", texts: answer, steps: answer.steps, denied };
}

/** Keeps a proof, if there is one, and says what is to be told of it. */
export function noteProof(scope: ProvedScope, proof: ScopeProof, keep: KeepProof): ProofNote {
  const about = { mode: scope.mode, scope: scope.cards };
  if (proof.kind === "unproved") return { ...about, file: null, steps: 0, denied: 0, reason: proof.reason };
  return { ...about, file: null, reason: null, steps: proof.steps, denied: proof.denied, ...keep(scope, proof.texts) };
}
