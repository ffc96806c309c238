/** Which problems of a folder are asked, by variables of the environment. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inputLanguage } from "../../src/inputs/index.ts";
import { type Known, knownAnswer } from "./known.ts";

export interface Problem {
  readonly file: string;
  readonly known: Known | null;
}

/**
 * `MATCH`: an expression that the file's name meets; `KNOWN`: `false` or `true`; `KILOBYTES`: the largest file; `SAMPLE`: so many of
 * them, chosen by `SEED`, the same ones at every time.
 */
export function selectedProblems(folder: string): Problem[] {
  const { MATCH = "", KNOWN, KILOBYTES, SAMPLE, SEED = "1" } = process.env;
  const match = new RegExp(MATCH);
  const most = Number(KILOBYTES ?? Number.POSITIVE_INFINITY) * 1000;
  const isWanted = (file: string): boolean => inputLanguage(file) !== null && match.test(file) && statSync(join(folder, file)).size <= most;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isWanted).sort();
  const problems = files.map((file) => ({ file, known: knownAnswer(file, readFileSync(join(folder, file), "utf8")) }));
  const wanted = problems.filter((p) => KNOWN === undefined || p.known === KNOWN);
  return SAMPLE === undefined ? wanted : sample(wanted, Number(SAMPLE), Number(SEED));
}

/** The first ones in an order that depends on the names and the seed only, so that a larger sample contains the smaller. */
function sample(problems: readonly Problem[], count: number, seed: number): Problem[] {
  const ranked = problems.map((problem) => ({ problem, rank: mixed(`${seed} ${problem.file}`) }));
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map((r) => r.problem);
}

/** The FNV-1a hash of a text, mixed once more. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
