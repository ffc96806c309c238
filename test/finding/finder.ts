import { Budget } from "../../src/base/index.ts";
import { type FindingResult, findingDefaults, findModel, type OptionWords, readOptions } from "../../src/finding/index.ts";
import type { Conjecture } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { statementsOf } from "../refute/theory-text.ts";

/** The conjecture of the last lemma of a theory body. */
export function conjectureOf(body: string, imports = "Main"): Conjecture {
  const [conjecture] = prepare(statementsOf(body, imports).at(-1) ?? fail(), { locale: ["expand"], noAssumptions: false });
  return conjecture ?? fail();
}

function fail(): never {
  throw new Error("no statement");
}

/** `card 'a = 2` as the command's reader gives it. */
export const option = (name: string, words: readonly string[], subject: string | null = null): OptionWords => ({ name, subject, words });

/** Looks for a model with a generous budget on a clock that does not move, so that results do not depend on speed. */
export function find(body: string, options: readonly OptionWords[] = [], imports = "Main"): Promise<FindingResult> {
  const small = readOptions([option("card", ["1", "2", "3"]), ...options], findingDefaults);
  if (small.problems.length > 0) throw new Error(JSON.stringify(small.problems));
  return findModel(conjectureOf(body, imports), small.options, new Budget(() => 0, 1));
}

/** Only the outcome. */
export async function outcome(body: string, options: readonly OptionWords[] = []): Promise<string> {
  return (await find(body, options)).outcome;
}
