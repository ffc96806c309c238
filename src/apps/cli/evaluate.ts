/** `hollow eval FILE TERM`. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { TheoryLoader } from "../../elaborate/index.ts";
import { valueText } from "../../refute/index.ts";
import { normalise } from "../../syntax/index.ts";
import { readyTheory } from "./library-snapshot.ts";
import { theoryFiles } from "./theory-files.ts";

export function evaluateIn(file: string, term: string, print: (line: string) => void): number {
  if (!existsSync(file)) {
    process.stderr.write(`hollow: no such file: ${file}\n`);
    return 2;
  }
  const theory = new TheoryLoader({ ...theoryFiles(), ready: readyTheory }).load(resolve(file));
  const late = performance.now() + 30_000;
  try {
    const { value, type, reason } = valueText(theory.context, normalise(term, 0), () => performance.now() > late);
    if (value === null) {
      process.stderr.write(`hollow: cannot evaluate: ${reason ?? ""}\n`);
      return 1;
    }
    print(`${value} :: ${type ?? ""}`);
    return 0;
  } catch (error) {
    process.stderr.write(`hollow: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
