import { Budget } from "../../../src/base/index.ts";
import type { Conjecture } from "../../../src/logic/index.ts";
import { prepare } from "../../../src/refute/index.ts";
import type { TestResult } from "../../../src/testing/index.ts";
import { type NarrowingOptions, searchNarrowing } from "../../../src/testing/narrowing/index.ts";
import { statementsOf } from "../../refute/theory-text.ts";

/** Time that no test should need. */
export const ample = (): Budget => new Budget(() => performance.now(), 60_000);

/** The conjectures of the statements in a theory's body. */
export function conjecturesOf(body: string): Conjecture[] {
  return statementsOf(body).flatMap((s) => prepare(s, { locale: ["expand"], noAssumptions: false }));
}

/** The first conjecture, as a statement ended by `oops`; `before` stands in front of it. */
export function conjectureOf(statement: string, before = ""): Conjecture {
  const found = conjecturesOf(`${before}\nlemma "${statement}" oops`).at(-1);
  if (found === undefined) throw new RangeError("conjectureOf: no statement");
  return found;
}

/** The result of a search for a counterexample. */
export function narrowed(statement: string, options: Partial<NarrowingOptions> = {}, before = ""): TestResult {
  return searchNarrowing(conjectureOf(statement, before), options, ample());
}
