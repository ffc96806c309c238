import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CannotSay, TimeUp } from "../../src/judge/index.ts";
import { SearchingEvaluator } from "../../src/witness/index.ts";
import { main, termIn } from "./main-context.ts";

const { context } = main;

/** What the reference evaluator says of a closed formula, going by the defining equations alone. */
function verdict(formula: string): "true" | "false" | "cannot say" {
  try {
    return new SearchingEvaluator(context.theory, { maxSteps: 300_000 }).holds(termIn(context, formula)) ? "true" : "false";
  } catch (error) {
    if (error instanceof CannotSay || error instanceof TimeUp) return "cannot say";
    throw error;
  }
}

const rows = readFileSync(new URL("values.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([theory = "", formula = ""]) => ({ theory, formula, verdict: verdict(formula) }));

/** Values that nothing specifies: the evaluator must not decide these either way. */
const open = [
  "hd ([] :: nat list) = 0",
  "last ([] :: nat list) = 0",
  "[1 :: nat] ! 3 = 0",
  "the (None :: nat option) = 0",
  "projl (Inr True :: nat + bool) = 0",
  "(THE x :: bool. True) = True",
  "Max ({} :: bool set) = True",
  "min_list ([] :: nat list) = 0",
  "(undefined :: nat) = 0",
];

describe("the library's definitions", () => {
  it.each(rows)("never deny $theory: $formula", (row) => {
    expect(row.verdict).not.toBe("false");
  });

  it("settle four in five of these values", () => {
    expect(rows.filter((row) => row.verdict === "true").length).toBeGreaterThan(rows.length * 0.8);
  });

  it.each(open)("leave open whether %s", (formula) => {
    expect(verdict(formula)).toBe("cannot say");
    expect(verdict(`\u00ac (${formula})`)).toBe("cannot say");
  });
});
