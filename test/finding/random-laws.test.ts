import fc from "fast-check";
import { expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, findModel, readOptions } from "../../src/finding/index.ts";
import { exhaustively } from "./all-values.ts";
import { conjectureOf, option } from "./finder.ts";
import { formulas, occurring, variables } from "./random-formula.ts";

const { options } = readOptions([option("card", ["2"], "'a"), option("card", ["6"], "nat"), option("card", ["2"])], findingDefaults);

function lemma(formula: string, a: string): string {
  const fixes = occurring(formula).map((name) => `${name} :: "${(variables[name] ?? "").replaceAll("'a", a)}"`);
  return `lemma ${fixes.length === 0 ? "" : `fixes ${fixes.join(" and ")} `}shows "(${formula}) ∧ (x :: ${a}) = x" oops`;
}

const runs = 60;

test("on random formulas over two elements the finder agrees with trying every assignment", async () => {
  const seen = { refuted: 0, holds: 0 };
  await fc.assert(
    fc.asyncProperty(formulas, async (formula) => {
      const truth = exhaustively(conjectureOf(lemma(formula, "Enum.finite_2")));
      if (truth !== "refuted" && truth !== "holds") return;
      seen[truth]++;
      const { outcome } = await findModel(conjectureOf(lemma(formula, "'a")), options, new Budget(() => 0, 1));
      expect(`${formula}: ${outcome}`).toBe(`${formula}: ${truth === "refuted" ? "genuine" : "none"}`);
    }),
    { numRuns: runs, seed: 1 },
  );
  expect(Math.min(seen.refuted, seen.holds)).toBeGreaterThan(runs / 20);
}, 120_000);
