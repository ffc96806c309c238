/** What answers claim to have covered. */
import { describe, expect, it } from "vitest";
import { endedReport } from "../../src/apps/cli/report/lost-report.ts";
import { Budget } from "../../src/base/index.ts";
import { engines, portfolioOptions } from "../../src/refute/engines/portfolio.ts";
import { always, searchAll } from "../../src/refute/engines/search.ts";
import { checkDefaults, type Report, runTask, type Strategy, searchPortfolio, strategies, tasksOf } from "../../src/refute/index.ts";
import { Prepared } from "../../src/refute/prepared.ts";
import { statementsOf, theoryOf } from "./theory-text.ts";

/** A clock that stands still: nothing here depends on time. */
const budget = (): Budget => new Budget(() => 0, 1);

async function answer(claim: string, strategy: Strategy, size = 3, declarations = "") {
  const [statement] = statementsOf(`${declarations}\nlemma "${claim}" oops`);
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

  it.each(["nitpick", "smart_exhaustive"] as const)(
    "of %s claims nothing where a derivation needs a number that was not tried",
    async (strategy) => {
      const beyond = 'inductive beyond :: "nat ⇒ bool" where "m > (30 :: nat) ⟹ beyond n"';
      expect((await answer("¬ beyond 3", strategy, 3, beyond)).outcome).toBe("unknown");
    },
  );

  it("of model finding counts scopes that know a number without an atom for it", async () => {
    const { outcome, coverage } = await answer("x < (100 :: nat) ⟹ x < 200", "nitpick");
    expect([outcome, coverage.scopes]).toEqual(["none", { decided: 6, total: 6 }]);
  });
});

describe("an engine that did not come to its end", () => {
  const [statement] = statementsOf('lemma "rev (rev xs) = (xs :: nat list)" oops');

  it.each<Strategy>(["exhaustive", "narrowing", "nitpick"])(
    "says whether the time or its share of the work ended it: %s",
    async (strategy) => {
      const prepared = new Prepared(statement ?? expect.unreachable());
      const options = portfolioOptions(prepared.statement, { ...checkDefaults, size: 30 });
      const reason = async (share: number, whole: Budget): Promise<string | null | undefined> => {
        const search = { prepared, options, means: {}, onProgress: () => undefined };
        return (await searchAll([{ engine: engines[strategy], when: always, share }], search, whole)).all[0]?.reason;
      };
      expect(await reason(0.01, new Budget(() => 0, 1000))).toBe("its share of the work was used up");
      let looks = 0;
      expect(await reason(1, new Budget(() => looks++, 10))).toBe("time was up");
    },
  );
});

describe("what is known of a search under way", () => {
  const theory = theoryOf(`lemma a: "rev (rev xs) = (xs :: nat list)" oops
lemma b: "x = (x :: nat)" "y = (y :: nat)" oops`);

  it("has the sizes that are done, and engines that have ended", async () => {
    const reports: Report[] = [];
    const [task] = tasksOf(theory, checkDefaults);
    await runTask(theory, task ?? expect.unreachable(), { ...checkDefaults, size: 3 }, () => 0, undefined, {
      onSoFar: (report) => reports.push(report()),
    });
    const first = reports.filter((r) => r.coverage.length === 1).map((r) => r.coverage[0]);
    expect(first.map((c) => c?.completed.at(-1)?.size)).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(first[0]).toMatchObject({ engine: "exhaustive", outcome: "unknown", completed: [{ size: 1 }] });
    const last = reports.at(-1) ?? expect.unreachable();
    expect(last.coverage.length).toBeGreaterThan(1);
    expect(last).toMatchObject({ lemma: "a", outcome: "none" });
    // That nothing was found so far is no answer.
    expect(endedReport(last, "it was killed")).toMatchObject({ outcome: "unknown", reason: "it was killed", coverage: last.coverage });
  });

  it("claims nothing before every conclusion was searched", async () => {
    const reports: Report[] = [];
    const [, task] = tasksOf(theory, checkDefaults);
    const settings = { ...checkDefaults, strategy: "exhaustive" as const, size: 2 };
    await runTask(theory, task ?? expect.unreachable(), settings, () => 0, undefined, { onSoFar: (report) => reports.push(report()) });
    const sizes = reports.map((r) => r.coverage[0]?.completed.at(-1)?.size ?? null);
    expect(sizes.filter((size) => size === null).length).toBeGreaterThan(0);
    expect(sizes.slice(0, sizes.lastIndexOf(null) + 1).every((size) => size === null)).toBe(true);
    expect(sizes.at(-1)).toBe(2);
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
