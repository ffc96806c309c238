import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { readTerm, TheoryLoader } from "../../src/elaborate/index.ts";
import { emit, instantiate } from "../../src/javascript/index.ts";
import { describeRefusal, lowerProgram } from "../../src/program/index.ts";

const theories = ["Multiset", "FSet", "Mapping", "AList", "Sublist", "Tree", "Extended_Nat", "Finite_Map", "RBT", "More_List"].concat([
  "Nat_Bijection",
  "Discrete_Functions",
  "Disjoint_Sets",
  "FuncSet",
  "Cardinality",
]);
const folder = fileURLToPath(new URL("../../library/", import.meta.url));
const files = theoryFiles(folder);
const scratch = `${folder}Beyond_Main_Values.thy`;
const imports = ["Complex_Main", ...theories.map((name) => `"HOL-Library.${name}"`)].join(" ");
const loader = new TheoryLoader({
  ...files,
  read: (id) => (id === scratch ? { text: `theory Beyond_Main_Values imports ${imports} begin end`, badAt: null } : files.read(id)),
});
const { context } = loader.load(scratch);

function said(formula: string): string {
  const term = readTerm(context, { text: formula, span: { from: 0, to: formula.length }, offsetAt: (i) => i });
  const lowered = lowerProgram(context.theory, [{ name: "it", params: [], body: term }]);
  if (lowered.kind === "refused") return lowered.reasons.map(describeRefusal).join("; ");
  const outcome = instantiate(emit(lowered.program), { steps: 1_000_000 }).run("it");
  return outcome.kind === "value" ? String(outcome.value) : outcome.kind;
}

const rows = readFileSync(new URL("beyond-main-values.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

describe("compiled code beyond Main", () => {
  it.each(rows)("%s", (formula) => {
    expect(said(formula)).toBe("true");
  });

  it.each(["sqrt 4 = 2", "exp (0 :: real) = 1", "(2 :: real) powr 3 = 8"])("refuses %s by name", (formula) => {
    expect(said(formula)).toContain("ranges over all values of real");
  });
});
