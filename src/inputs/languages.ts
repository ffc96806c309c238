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

/** The language's name, the end of its files, and how their texts begin, after comments. */
const beginnings = [
  ["TPTP", ".p", /^(?:\s|%.*\n)*(?:cnf|fof|tff|tcf|thf|include)\s*\(/],
  ["TIP", ".smt2", /^(?:\s|;.*\n)*\(\s*(?:declare|define|assert|prove|set|check)\b/],
  ["Nunchaku", ".nun", /^(?:\s|#.*\n)*(?:data|codata|val|rec|(?:co)?pred|spec|goal)\s[^.]*(?:[:.]|$)/],
] as const;

/** What language a text seems to be written in, where its name does not say so; null: a theory. */
export function seemingLanguage(text: string): { readonly name: string; readonly ending: string } | null {
  const found = beginnings.find(([, , beginning]) => beginning.test(text));
  return found === undefined ? null : { name: found[0], ending: found[1] };
}

const readers = { tptp: readTptp, tip: readTip, nunchaku: readNunchaku } as const;

export function readProblem(language: Language, id: string, text: string, source: InputSource): ReadProblem {
  return readers[language](id, text, source);
}
