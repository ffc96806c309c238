/** Which reader a file gets. */
import type { InputSource, Language, ReadProblem } from "./input.ts";
import { readNunchaku } from "./nunchaku/problem.ts";
import { readTip } from "./tip/problem.ts";
import { readTptp } from "./tptp/problem.ts";

const endings: ReadonlyMap<string, Language> = new Map([
  [".p", "tptp"],
  [".tptp", "tptp"],
  [".smt2", "tip"],
  [".nun", "nunchaku"],
]);

/** The language of a file by the end of its name; null: a theory. */
export function inputLanguage(file: string): Language | null {
  return endings.get(/\.[^./\\]*$/.exec(file)?.[0] ?? "") ?? null;
}

const readers = { tptp: readTptp, tip: readTip, nunchaku: readNunchaku } as const;

export function readProblem(language: Language, id: string, text: string, source: InputSource): ReadProblem {
  return readers[language](id, text, source);
}
