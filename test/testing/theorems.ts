import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import type { Budget } from "../../src/base/index.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import { type Conjecture, not } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/index.ts";
import { searchExhaustive, searchRandom, type TestOptions } from "../../src/testing/index.ts";
import { recheck } from "../../src/witness/index.ts";

/** The true statements of the library, as conjectures with their names. */
export function theorems(): { readonly name: string; readonly conjecture: Conjecture }[] {
  const folder = join(import.meta.dirname, "../../library/theorems");
  const loader = new TheoryLoader(theoryFiles());
  return readdirSync(folder)
    .filter((file) => file.endsWith(".thy"))
    .sort()
    .flatMap((file) =>
      loader.load(join(folder, file)).items.flatMap((item, i) => {
        if (item.kind !== "statement" || item.statement.ending === "oops") return [];
        const name = `${file} ${item.statement.name ?? i}`;
        return prepare(item.statement, { locale: ["expand"], noAssumptions: false }).map((conjecture) => ({ name, conjecture }));
      }),
    );
}

/** No engine finds anything certain against a theorem. */
export function survives(
  { name, conjecture }: ReturnType<typeof theorems>[number],
  options: Partial<TestOptions>,
  budget: () => Budget,
): void {
  for (const search of [searchExhaustive, searchRandom]) {
    const result = search(conjecture, { ...options, undefinedValues: true }, budget());
    const find = result.kind === "found" ? [...result.find.assignment] : [];
    expect([name, result.kind === "found", find]).toEqual([name, false, []]);
  }
}

/** What an engine finds against a theorem's negation, the reference evaluator does not contradict. Returns its judgement. */
export function agrees(
  { name, conjecture }: ReturnType<typeof theorems>[number],
  options: Partial<TestOptions>,
  budget: () => Budget,
): string {
  const denied: Conjecture = { ...conjecture, conclusion: not(conjecture.conclusion) };
  const judgements = [searchExhaustive, searchRandom].map((search) => {
    const result = search(denied, options, budget());
    if (result.kind !== "found") return "nothing";
    const judged = recheck(result.instances[0]!.conjecture, result.find.assignment).kind;
    expect([name, judged]).not.toEqual([name, "refuted"]);
    return judged;
  });
  return judgements[0] ?? "nothing";
}
