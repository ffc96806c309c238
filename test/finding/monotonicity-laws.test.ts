/** What a calculus calls monotonic is: a claim refuted with k elements is refuted with k + 1, on random claims. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, findModel, readOptions } from "../../src/finding/index.ts";
import { isMonotonic } from "../../src/finding/monotonicity/index.ts";
import { type Conjecture, eachNode, not, type Type } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { cadical } from "../../src/sat/index.ts";
import { statementsOf } from "../refute/theory-text.ts";
import { option } from "./finder.ts";
import { claims, definitions, variables as variablesOfClaims } from "./random-claims.ts";
import { formulas, variables as variablesOfFormulas } from "./random-formula.ts";

/** So many looks at the clock are the time of a search, on any machine. */
const looks = 3000;

async function outcome(conjecture: Conjecture, card: number): Promise<string> {
  let time = 0;
  const sizes = [option("card", [String(card)], "'a"), option("card", ["6"], "nat"), option("card", ["4"])];
  return (await findModel(conjecture, readOptions(sizes, findingDefaults).options, new Budget(() => time++, looks))).outcome;
}

function conjectures(texts: readonly string[], before: string, variables: Readonly<Record<string, string>>): Conjecture[] {
  const lemmas = texts.map((text) => {
    const fixes = Object.keys(variables).filter((name) => new RegExp(`(?<![\\w'.])${name}(?![\\w'])`).test(text));
    const stated = fixes.length === 0 ? "" : `fixes ${fixes.map((x) => `${x} :: "${variables[x] ?? ""}"`).join(" and ")} `;
    return `lemma ${stated}shows "(${text}) ∧ (a :: 'a) = a" oops`;
  });
  return statementsOf(`${before}\n${lemmas.join("\n")}`).flatMap((s) => prepare(s, { locale: ["expand"], noAssumptions: false }));
}

/** The type `'a` of a claim. */
function elements(conjecture: Conjecture): Type {
  let found: Type | null = null;
  const look = (ty: Type): void => {
    if (ty.kind === "con") ty.args.forEach(look);
    else found = ty;
  };
  for (const t of [...conjecture.premises, conjecture.conclusion]) eachNode(t, (node) => look(node.type));
  if (found === null) throw new Error("no 'a");
  return found;
}

/** Counts the claims by calculus, and those refuted at 1 or 2 that are not at one more. */
async function judge(texts: readonly string[], all: readonly Conjecture[]) {
  const counts = { first: 0, second: 0, neither: 0, compared: 0, lost: 0 };
  const wrong: string[] = [];
  for (const [i, conjecture] of all.entries()) {
    const wanted = [...conjecture.premises, not(conjecture.conclusion)];
    const shows = (calculi: 1 | 2): Promise<boolean> => isMonotonic(conjecture.theory, wanted, elements(conjecture), calculi, cadical);
    const by = (await shows(1)) ? "first" : (await shows(2)) ? "second" : "neither";
    counts[by]++;
    const outcomes = [await outcome(conjecture, 1), await outcome(conjecture, 2), await outcome(conjecture, 3)];
    for (const k of [0, 1]) {
      if (outcomes[k] !== "genuine" || outcomes[k + 1] === "unknown") continue;
      const isLost = outcomes[k + 1] === "none";
      if (by === "neither") counts.lost += isLost ? 1 : 0;
      else {
        counts.compared++;
        if (isLost) wrong.push(`${texts[i]}: ${by}, refuted with ${k + 1}, not with ${k + 2}`);
      }
    }
  }
  return { counts, wrong };
}

describe("monotonic claims that are refuted stay so with more elements", () => {
  test("sets, relations, functions, options, counts", async () => {
    // Half of them under a condition that few elements meet more easily.
    const few = fc.constantFrom(
      "∀u v. u = (x :: 'a)",
      "card (UNIV :: 'a set) ≤ 2",
      "∀u. u ∈ A ∪ {y}",
      "∀u. f u ≠ x ⟶ u ∈ A",
      "inj f ∧ range f ⊆ {x, y}",
    );
    const texts = fc.sample(
      fc.oneof(
        formulas,
        fc.tuple(few, formulas).map(([p, q]) => `(${p}) ⟶ (${q})`),
      ),
      { numRuns: 300, seed: 31 },
    );
    const { counts, wrong } = await judge(texts, conjectures(texts, "", variablesOfFormulas));
    expect(wrong.join("\n")).toBe("");
    expect(Math.min(counts.first, counts.second, counts.neither)).toBeGreaterThan(10);
    expect(counts.compared).toBeGreaterThan(100);
    // Not everything is monotonic, or the law would say nothing.
    expect(counts.lost).toBeGreaterThan(3);
  }, 300_000);

  test("datatypes, recursive functions, inductive and coinductive predicates", async () => {
    const texts = fc.sample(claims, { numRuns: 250, seed: 32 });
    const { counts, wrong } = await judge(texts, conjectures(texts, definitions, variablesOfClaims));
    expect(wrong.join("\n")).toBe("");
    expect(Math.min(counts.first, counts.second)).toBeGreaterThan(10);
    expect(counts.compared).toBeGreaterThan(60);
  }, 300_000);
});
