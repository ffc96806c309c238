/** What is printed of a counterexample, read back with `--value`, is the counterexample. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LoadedTheory } from "../../src/elaborate/index.ts";
import { checkDefaults, type Report, runTask, type Strategy, strategies, tasksOf } from "../../src/refute/index.ts";
import { theoryOf } from "./theory-text.ts";

const still = (): number => 0;

const bodies: readonly (readonly [string, string])[] = [
  [
    "the tour",
    readFileSync("examples/Tour.thy", "utf8")
      .replace(/^[\s\S]*?\bbegin\b/, "")
      .replace(/\bend\s*$/, ""),
  ],
  [
    "functions, sets and relations",
    `lemma "(f :: nat ⇒ nat) x = f y" oops
lemma "mono (f :: nat ⇒ nat) ⟹ f 0 = 1" oops
lemma "(n :: nat) ∈ A ⟹ Suc n ∈ A" oops
lemma "finite (A :: nat set) ⟹ card A = card (insert n A)" oops
lemma "(x :: nat, y) ∈ r ⟹ (y, x) ∈ r" oops
lemma "(A :: nat set) ∪ B = A" oops
lemma "(m :: nat ⇀ bool) x = Some y ⟹ m y' = None" oops`,
  ],
  [
    "several finite types",
    `lemma "(∀x y :: 'a. x = y) ⟹ (∀x y :: 'b. x = y)" oops
lemma "(f :: 'a ⇒ 'b) x = f y ⟹ x = y" oops
lemma "(f :: 'a ⇒ 'b) x = f y" oops
lemma "(p :: 'a × 'b) = q" oops
lemma "card (UNIV :: 'a set) = 2 ⟹ card (UNIV :: 'b set) = 3 ⟹ (f :: 'a ⇒ 'b) x = f y" oops`,
  ],
  [
    "data",
    `record point = px :: int  py :: int
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
lemma "px p = py p" oops
lemma "p = (q :: point)" oops
lemma "(x :: int) * y > 0" oops
lemma "xs = rev (xs :: 'a option list)" oops
lemma "(t :: bool tree) = Node l x r ⟹ l = r" oops
lemma "(s :: string) = rev s" oops
lemma "x = (Inl y :: nat + bool)" oops`,
  ],
];

async function reports(theory: LoadedTheory, strategy: Strategy): Promise<(readonly [number, Report])[]> {
  const settings = { ...checkDefaults, strategy, size: 4, all: true };
  const found: (readonly [number, Report])[] = [];
  for (const task of tasksOf(theory, settings)) {
    if (task.tool !== null || theory.items[task.item]?.kind !== "statement") continue;
    const { report } = await runTask(theory, task, settings, still);
    if (report?.outcome === "genuine" && Object.keys(report.chosen).length === 0) found.push([task.item, report]);
  }
  return found;
}

async function outcome(theory: LoadedTheory, item: number, values: readonly string[]): Promise<string | undefined> {
  const { report, diagnostics } = await runTask(theory, { item, tool: null }, { ...checkDefaults, values }, still);
  return report?.outcome ?? diagnostics[0]?.message;
}

describe.each(bodies)("the counterexamples of %s", (_, body) => {
  it.each(strategies.filter((s) => s !== "random"))("by %s are found again by what is printed", async (strategy) => {
    const theory = theoryOf(body);
    const found = await reports(theory, strategy);
    expect(found.length).toBeGreaterThan(0);
    for (const [item, report] of found) {
      const text = `${report.statement.join(" ")}: ${JSON.stringify(report.assignment)}`;
      expect(report.replay, text).not.toBeNull();
      expect(await outcome(theory, item, report.replay ?? []), `${text} ${report.replay?.join("; ")}`).toBe("genuine");
      // Of partial values only the completed ones are the counterexample.
      if (strategy === "narrowing") continue;
      const types = (report.replay ?? []).filter((value) => value.startsWith("'"));
      const shown = Object.entries(report.assignment).map(([name, value]) => `${name} = ${value}`);
      expect(await outcome(theory, item, [...types, ...shown]), text).toBe("genuine");
    }
  });
});
