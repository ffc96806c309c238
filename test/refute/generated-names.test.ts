import { afterEach, describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { checkDefaults, searchPortfolio, testers } from "../../src/refute/index.ts";
import { statementsOf } from "./theory-text.ts";

const original = globalThis.Function;

afterEach(() => {
  globalThis.Function = original;
});

/** The texts given to `new Function` while something runs. */
async function generatedTexts(run: () => Promise<void>): Promise<string[]> {
  const texts: string[] = [];
  globalThis.Function = new Proxy(original, {
    construct(target, args: string[]) {
      texts.push(String(args.at(-1)));
      return Reflect.construct(target, args) as object;
    },
  });
  await run();
  return texts;
}

const body = `
lemma "0 ≤ z ⟹ (x :: int) ≤ y ⟹ x + z * y div 2 - x mod 3 ≤ y + z" sorry
lemma "(x :: nat) ≤ y ⟹ x ∈ A ⟹ y ∈ set xs ⟹ x - 1 dvd y * 2 ^ x ⟹ A ⊆ f \` B ∪ {x..y}" sorry
lemma "(x, y) ∈ r⇧* ⟹ (y, x) ∈ r ⟹ f(x := y) = g ⟹ card (Field r) = 2" sorry
lemma "sorted (xs :: int list) ⟹ distinct xs ⟹ ∃y. y ∈ set xs ∧ (∀x ∈ set xs. x ≤ y)" sorry
`;

describe("generated programs", () => {
  it("declare no function twice: a later one would take the place of the run time's", async () => {
    const texts = await generatedTexts(async () => {
      for (const statement of statementsOf(body))
        for (const strategy of testers)
          await searchPortfolio(statement, { ...checkDefaults, strategy, size: 2 }, new Budget(() => performance.now(), 2000));
    });
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      const declared = [...text.matchAll(/^(?:function|class) (\w+)/gm)].map((m) => m[1]);
      expect(declared.filter((name, i) => declared.indexOf(name) !== i)).toEqual([]);
    }
  });
});
