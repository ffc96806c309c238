import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { checkDefaults, searchPortfolio } from "../../src/refute/index.ts";
import { statementsOf } from "./theory-text.ts";

const next = 'lemma "∃y ∈ {0..x + 9}. y > x ∧ y mod 9 = (0 :: nat)" sorry';
/** Its time is never over. */
const budget = (): Budget => new Budget(() => 0, 3000);

async function answer(body: string, strategy: "nitpick" | null) {
  const [statement] = statementsOf(body);
  if (statement === undefined) throw new Error("no statement");
  return searchPortfolio(statement, { ...checkDefaults, strategy, size: 3 }, budget());
}

describe("a potential model", () => {
  it("is given to the evaluator, and passed over when that says that it is none", async () => {
    const { verdict } = await answer(next, "nitpick");
    expect(verdict).toMatchObject({ outcome: "none", reason: null });
  });

  it("says less than a search by execution without find", async () => {
    const { verdict } = await answer(next, null);
    expect(verdict).toMatchObject({ outcome: "none", tester: "exhaustive" });
  });
});

describe("a genuine model", () => {
  it.each([
    ["a function beyond its scope", "length xs = f ys ⟹ xs = ys"],
    ["a set of numbers", "(n :: nat) ∈ A ⟹ Suc n ∈ A"],
    ["a relation on numbers", "(x :: nat, y) ∈ r ⟹ (y, x) ∈ r"],
    ["a function between lists", "f (xs :: nat list) = f ys ⟹ xs = ys"],
  ])("is completed where it leaves %s open, and rechecked", async (_, text) => {
    const { verdict } = await answer(`lemma "${text}" oops`, "nitpick");
    expect(verdict).toMatchObject({ outcome: "genuine", rechecked: true });
  });

  it("whose operations are its own is judged with these", async () => {
    const { verdict } = await answer('lemma "bot = (top :: \'a :: bounded_lattice)" oops', "nitpick");
    expect(verdict).toMatchObject({ outcome: "genuine", rechecked: true });
  });
});

describe("a find that depends on an unspecified value", () => {
  it("is none when the evaluator can do without that value", async () => {
    const [statement] = statementsOf('lemma "xs[i := xs ! i] = (xs :: nat list)" sorry');
    if (statement === undefined) throw new Error("no statement");
    const { verdict } = await searchPortfolio(statement, { ...checkDefaults, strategy: "smart_exhaustive", size: 3 }, budget());
    expect(verdict.outcome).toBe("none");
  });
});
