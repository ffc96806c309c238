/** What answers claim to have covered. */
import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { checkDefaults, runTask, type Strategy, searchPortfolio, strategies, tasksOf } from "../../src/refute/index.ts";
import { statementsOf, theoryOf } from "./theory-text.ts";

/** A clock that stands still: nothing here depends on time. */
const budget = (): Budget => new Budget(() => 0, 1);

async function answer(claim: string, strategy: Strategy, size = 3) {
  const [statement] = statementsOf(`lemma "${claim}" oops`);
  if (statement === undefined) throw new Error("no statement");
  const { all } = await searchPortfolio(statement, { ...checkDefaults, strategy, size }, budget());
  const [verdict] = all;
  if (verdict === undefined) throw new Error("no answer");
  return verdict;
}

describe("coverage", () => {
  it.each(strategies)("of %s claims nothing of premises that it cannot evaluate", async (strategy) => {
    for (const claim of ["inj (f :: nat ⇒ nat) ⟹ x = (y :: nat)", "surj (f :: nat ⇒ nat) ⟹ False"]) {
      const { outcome, coverage } = await answer(claim, strategy);
      expect(outcome, claim).not.toBe("none");
      expect(coverage.premises, claim).toBe(0);
    }
  });

  it.each(["2 ^ (2 ^ 40) = (x :: nat)", "card {0..10 ^ 9 :: nat} = x", "(x :: int) = 3 ^ 100 ⟹ False"])(
    "of model finding leaves out scopes without a number of %s",
    async (claim) => {
      const { outcome, coverage } = await answer(claim, "nitpick");
      expect(outcome).not.toBe("none");
      expect(coverage.scopes?.decided).toBe(0);
    },
  );

  it("of model finding counts scopes that know a number without an atom for it", async () => {
    const { outcome, coverage } = await answer("x < (100 :: nat) ⟹ x < 200", "nitpick");
    expect([outcome, coverage.scopes]).toEqual(["none", { decided: 6, total: 6 }]);
  });
});

describe("nitpick[satisfy]", () => {
  it("keeps models in which the claim holds, and finds none where it cannot", async () => {
    const theory = theoryOf(`
lemma "x < (y :: nat)" nitpick [satisfy, expect = genuine] oops
lemma "x < (x :: nat)" nitpick [satisfy, expect = none, max_potential = 0] oops
lemma "(x :: nat) > 2 ⟹ x < 4" nitpick [satisfy, expect = genuine] oops`);
    const reports = [];
    for (const task of tasksOf(theory, checkDefaults)) reports.push((await runTask(theory, task, checkDefaults, () => 0)).report);
    expect(reports.map((r) => [r?.met, r?.rechecked])).toEqual([
      [true, true],
      [true, false],
      [true, true],
    ]);
    expect(reports[2]?.assignment).toEqual({ x: "3" });
  });
});
