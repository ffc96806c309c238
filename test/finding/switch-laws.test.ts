/** On random claims: whatever is switched off, genuine does not become none, nor none genuine. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { type FindingResult, findingDefaults, findModel, type OptionWords, readOptions } from "../../src/finding/index.ts";
import type { Conjecture, Term } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { groundAt } from "../../src/refute/shown/ground.ts";
import { recheck } from "../../src/witness/index.ts";
import { statementsOf } from "../refute/theory-text.ts";
import { option } from "./finder.ts";
import { claims, definitions, variables as variablesOfClaims } from "./random-claims.ts";
import { formulas, variables as variablesOfFormulas } from "./random-formula.ts";
import { switches } from "./switches.ts";

/** So many looks at the clock are the time of a search, on any machine. */
const looks = 3000;

async function search(conjecture: Conjecture, sizes: readonly OptionWords[], off: readonly OptionWords[]): Promise<FindingResult> {
  let time = 0;
  const budget = new Budget(() => time++, looks);
  return findModel(conjecture, readOptions([...sizes, ...off], findingDefaults).options, budget);
}

/** What the evaluator says of a model whose values are all terms. */
function judged(conjecture: Conjecture, { model }: FindingResult): string {
  const assignment = new Map((model?.variables ?? []).flatMap((v): [string, Term][] => (v.term === null ? [] : [[v.name, v.term]])));
  if (model === null || assignment.size < conjecture.variables.length) return "cannot-say";
  const types = new Map([...model.finite.types].map(([v, ty]) => [v.name, ty]));
  return recheck(groundAt(conjecture, { assignment, types }).ground, assignment).kind;
}

function conjectures(texts: readonly string[], before: string, variables: Readonly<Record<string, string>>): Conjecture[] {
  const lemmas = texts.map((text) => {
    const fixes = Object.keys(variables).filter((name) => new RegExp(`(?<![\\w'.])${name}(?![\\w'])`).test(text));
    const stated = fixes.length === 0 ? "" : `fixes ${fixes.map((x) => `${x} :: "${variables[x] ?? ""}"`).join(" and ")} `;
    return `lemma ${stated}shows "(${text}) ∧ (a :: 'a) = a" oops`;
  });
  const options = { locale: ["expand"], noAssumptions: false } as const;
  return statementsOf(`${before}\n${lemmas.join("\n")}`).flatMap((s) => prepare(s, options));
}

/** Gives every certain model to the evaluator, compares each claim with and without some switches, in turn, and counts outcomes and comparisons. */
async function compareAll(texts: readonly string[], all: readonly Conjecture[], sizes: readonly OptionWords[], perClaim: number) {
  const seen = new Map<string, number>();
  const tried = new Map<string, number>();
  const count = (table: Map<string, number>, name: string): void => void table.set(name, (table.get(name) ?? 0) + 1);
  const wrong: string[] = [];
  for (const [i, conjecture] of all.entries()) {
    const found = await search(conjecture, sizes, []);
    const plain = found.outcome;
    count(seen, plain);
    if (plain === "genuine" && judged(conjecture, found) === "refuted") wrong.push(`${texts[i]}: the model is none`);
    for (let k = 0; k < perClaim; k++) {
      const off = switches[(i * perClaim + k) % switches.length];
      if (off === undefined) throw new Error("no switch");
      const other = (await search(conjecture, sizes, [off])).outcome;
      if (plain !== "unknown" && other !== "unknown") count(tried, off.name);
      const both = [plain, other];
      if (both.includes("genuine") && both.includes("none")) wrong.push(`${texts[i]}: ${plain}, with ${off.name} ${other}`);
    }
  }
  return { seen, tried, wrong };
}

describe("on random claims no switch turns genuine into none or none into genuine", () => {
  test("over two elements: sets, relations, functions, options, counts", async () => {
    const texts = fc.sample(formulas, { numRuns: 330, seed: 21 });
    const sizes = [option("card", ["2"], "'a"), option("card", ["6"], "nat"), option("card", ["2"]), option("bits", ["3"])];
    const { seen, tried, wrong } = await compareAll(texts, conjectures(texts, "", variablesOfFormulas), sizes, 3);
    expect(wrong.join("\n")).toBe("");
    expect(Math.min(seen.get("genuine") ?? 0, seen.get("none") ?? 0)).toBeGreaterThan(50);
    for (const { name } of switches) expect(tried.get(name) ?? 0).toBeGreaterThan(80);
  }, 300_000);

  test("about datatypes, recursive functions, inductive and coinductive predicates", async () => {
    const texts = fc.sample(claims, { numRuns: 330, seed: 22 });
    const sizes = [option("card", ["1", "2"], "'a"), option("card", ["3", "4"]), option("bits", ["3"])];
    const { seen, tried, wrong } = await compareAll(texts, conjectures(texts, definitions, variablesOfClaims), sizes, 3);
    expect(wrong.join("\n")).toBe("");
    expect(Math.min(seen.get("genuine") ?? 0, seen.get("none") ?? 0)).toBeGreaterThan(20);
    for (const { name } of switches) expect(tried.get(name) ?? 0).toBeGreaterThan(50);
  }, 300_000);
});
