/** A problem of TIP (Claessen, Johansson, Rosén, Smallbone: "TIP: Tons of Inductive Problems", CICM 2015) as a theory. */
import type { InputSource, ReadProblem } from "../input.ts";
import { readDeclarations } from "../surface/read-declarations.ts";
import { declarationsOf } from "./declarations.ts";
import { parseSexps } from "./s-expression.ts";

export function readTip(id: string, text: string, source: InputSource): ReadProblem {
  const { items, problem } = parseSexps(text);
  const imports = /\bReal\b/.test(text) ? "Complex_Main" : "Main";
  const ordered = new Set<string>();
  const steps = items.map((item) => () => declarationsOf(item, text, ordered));
  const theory = readDeclarations(
    { id, hasConjecture: true, imports, steps, problems: problem === null ? [] : [problem.diagnostic] },
    source,
  );
  return { theory };
}
