/**
 * Smaller models: after a model is found, each part of what the variables are is asked to be smaller, one after the other: a truth value
 * false, an element an earlier atom. What could be had is kept. Source of the idea: Cunha, Macedo and Guimarães, "Target
 * oriented relational model finding", FASE 2014; the target is the least value of each variable.
 */

import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import { mostQuestions, questionConflicts } from "../limits.ts";
import type { Leaf } from "./leaves.ts";
import type { Session, Valuation } from "./session.ts";

/**
 * A model in which the leaves, in order, are as small as could be had.
 * Requires: the session has just answered "sat". Ensures: the result satisfies what is asserted; the same questions in every run.
 */
export async function makeSmaller(session: Session, leaves: readonly Leaf[]): Promise<Valuation> {
  let best = session.valuation();
  const fixed: Lit[] = [];
  let asked = 0;
  for (const { lits } of leaves) {
    const now = lits.findIndex((p) => best(p));
    if (now < 0) continue;
    let place = now;
    for (let i = 0; i < now && asked < mostQuestions; i++) {
      const wish = lits[i] ?? FALSE;
      if (wish === FALSE || wish === TRUE) continue;
      asked++;
      if ((await session.solve([...fixed, wish], questionConflicts)) !== "sat") continue;
      best = session.valuation();
      place = i;
      break;
    }
    const kept = lits[place] ?? TRUE;
    if (kept !== TRUE) fixed.push(kept);
    if (asked >= mostQuestions) break;
  }
  return best;
}
