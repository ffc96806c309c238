/** Makes counterexamples of drawn values smaller: what was drawn is replaced by simpler terms, and all else is computed from these again. */

import type { Budget } from "../../base/index.ts";
import type { Conjecture, Find, Free, Term } from "../../logic/index.ts";
import { generatedBy } from "../../plans/index.ts";
import { mostRandomShrinks } from "../limits.ts";
import { smallerTerms } from "../run/shrink.ts";
import { FirstFound } from "./first-found.ts";
import { completingSteps } from "./limits.ts";
import { compileSmart } from "./smart.ts";
import { smartProgram } from "./smart-plan.ts";

/** A find that is at most as large. */
export function shrinkDrawn(conjecture: Conjecture, atoms: ReadonlyMap<string, number>, find: Find, budget: Budget): Find {
  const { variables, theory } = conjecture;
  const drawn = drawnVariables(conjecture, atoms);
  const program = drawn.length === 0 ? null : compileSmart(conjecture, atoms, { given: drawn, manner: "forward" });
  const start = drawn.flatMap(({ name }) => find.assignment.get(name) ?? []);
  if (program?.kind !== "compiled" || start.length < drawn.length) return find;
  const refuter = new FirstFound(program, variables, budget, completingSteps);
  const at = (values: readonly Term[]): readonly Term[] => drawn.flatMap((x) => values[variables.indexOf(x)] ?? []);
  let best: readonly Term[] | null = null;
  let tries = 0;
  /** The first simpler values that still refute. */
  const smaller = (given: readonly Term[]): readonly Term[] | null => {
    for (const [i, t] of given.entries())
      for (const candidate of smallerTerms(theory, t)) {
        if (++tries > mostRandomShrinks || budget.isSpent) return null;
        const found = refuter.complete(given.with(i, candidate));
        if (found !== null) return found;
      }
    return null;
  };
  for (let next = smaller(start); next !== null; next = smaller(at(next))) best = next;
  const values = best;
  return values === null
    ? find
    : { ...find, assignment: new Map(variables.flatMap((x, i) => (values[i] === undefined ? [] : [[x.name, values[i]]]))) };
}

/** The variables that a plan run forwards generates. */
function drawnVariables(conjecture: Conjecture, atoms: ReadonlyMap<string, number>): readonly Free[] {
  const program = smartProgram(conjecture, atoms, { isForward: true });
  const made = generatedBy(program.kind === "program" ? program.steps : []);
  return conjecture.variables.filter((x) => made.has(x.name));
}
