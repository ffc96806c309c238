import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import type { Conjecture } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/prepare.ts";

/** The named statements of a theory file, all or those that are given up with `oops`. */
export function read(file: string, which: "all" | "given up" = "all"): ReadonlyMap<string, Conjecture> {
  const found = new Map<string, Conjecture>();
  for (const item of new TheoryLoader(theoryFiles()).load(file).items) {
    if (item.kind !== "statement" || item.statement.name === null) continue;
    if (which === "given up" && item.statement.ending !== "oops") continue;
    const [conjecture] = prepare(item.statement, { locale: ["expand"], noAssumptions: false });
    if (conjecture !== undefined) found.set(item.statement.name, conjecture);
  }
  return found;
}
