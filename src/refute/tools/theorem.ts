/** Theorems as the tools see them: one claim with its assumptions in a list. */
import type { LoadedTheory, Statement } from "../../elaborate/index.ts";
import { stripImplies, type Term } from "../../logic/index.ts";

/** One claim of a statement. `⟶` at the outside counts as an assumption, as `⟹` does. */
export interface Theorem {
  /** `name`, or `name(2)` for the second of several claims; null for a statement without name. */
  readonly name: string | null;
  /** The place of the statement among the theory's items. */
  readonly item: number;
  readonly statement: Statement;
  readonly assumptions: readonly Term[];
  readonly conclusion: Term;
}

/** The theorems of a theory up to an item; statements given up with `oops` are none. */
export function theoremsOf(theory: Pick<LoadedTheory, "items">, until: number = theory.items.length): Theorem[] {
  return theory.items.slice(0, until).flatMap((item, i) => (item.kind === "statement" ? claimsOf(item.statement, i) : []));
}

function claimsOf(statement: Statement, item: number): Theorem[] {
  if (statement.ending === "oops") return [];
  return statement.conclusions.map((claim, k) => {
    const { premises, conclusion } = stripImplies(claim);
    const suffix = statement.conclusions.length > 1 ? `(${k + 1})` : "";
    const name = statement.name === null ? null : `${statement.name}${suffix}`;
    return { name, item, statement, assumptions: [...statement.assumptions, ...premises], conclusion };
  });
}

/** The statement that claims a conclusion under assumptions, in place of another. */
export function restated(statement: Statement, assumptions: readonly Term[], conclusion: Term): Statement {
  return { ...statement, assumptions, assumptionNames: assumptions.map(() => ""), conclusions: [conclusion], tools: [] };
}
