import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { readTerm, TheoryLoader } from "../../src/elaborate/index.ts";
import { emit, instantiate } from "../../src/javascript/index.ts";
import { evaluation } from "../../src/judge/index.ts";
import { describeRefusal, lowerProgram } from "../../src/program/index.ts";
import { SearchingEvaluator } from "../../src/witness/index.ts";

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

function termOf(formula: string) {
  return readTerm(context, { text: formula, span: { from: 0, to: formula.length }, offsetAt: (i) => i });
}

function said(formula: string): string {
  const term = termOf(formula);
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

  it.each(["sqrt 2 = 1", "exp (1 :: real) = 2", "(2 :: real) powr (1 / 2) = 1", "log 2 3 = 1", "pi = 3"])(
    "does not know whether %s",
    (formula) => {
      expect(said(formula)).not.toMatch(/true|false/);
    },
  );
});

describe("real functions before the judge", () => {
  it.each(rows.filter((row) => /sqrt|root|powr|log |arcsin|exp /.test(row)))("hold: %s", (formula) => {
    expect(new SearchingEvaluator(context.theory, { maxSteps: 1_000_000 }).holds(termOf(formula))).toBe(true);
  });

  it.each(["sqrt 2 = 1", "sqrt 2 < 1", "root 3 2 = 1"])("are left open: %s", (formula) => {
    const holds = (text: string) => evaluation(() => new SearchingEvaluator(context.theory, { maxSteps: 100_000 }).holds(termOf(text)));
    expect([holds(formula).kind, holds(`¬ (${formula})`).kind]).not.toContain("value");
  });
});
