/** From a task to its report: read, prepare, choose, search, judge, report. */
import { describe, expect, it } from "vitest";
import { engines, portfolio, portfolioOptions } from "../../src/refute/engines/portfolio.ts";
import { traitsOf } from "../../src/refute/engines/traits.ts";
import {
  blankReport,
  type CheckSettings,
  checkDefaults,
  paced,
  type Report,
  runTask,
  type SearchProgress,
  strategies,
  tasksOf,
  timeLimit,
} from "../../src/refute/index.ts";
import { bestOf, worstOf } from "../../src/refute/outcome.ts";
import { Prepared } from "../../src/refute/prepared.ts";
import { statementsOf, theoryOf } from "./theory-text.ts";

async function reports(body: string, settings: Partial<CheckSettings> = {}): Promise<(Report | null)[]> {
  const theory = theoryOf(body);
  const all = { ...checkDefaults, ...settings };
  const found: (Report | null)[] = [];
  for (const task of tasksOf(theory, all)) found.push((await runTask(theory, task, all, () => 0)).report);
  return found;
}

it("leaves open the value of a variable that the statement does not have", async () => {
  const [report] = await reports('lemma "y" nitpick[eval = "other" y, need = "Suc k"] oops');
  expect([report?.outcome, report?.evaluated]).toEqual(["genuine", { other: "?", y: "False" }]);
});

it("tells the scopes of model finding one after another, with what they decided", async () => {
  const theory = theoryOf("lemma \"(x :: 'a) = y ∨ x = z ∨ y = z ∨ card (UNIV :: 'a set) > 4\" nitpick[card = 1-4] oops");
  const [task] = tasksOf(theory, checkDefaults);
  const told: SearchProgress[] = [];
  if (task !== undefined)
    await runTask(
      theory,
      task,
      checkDefaults,
      () => 0,
      (p) => told.push(p),
    );
  const scopes = told.flatMap((p) => (p.scope === undefined ? [] : [[p.scope.number, p.scope.total, p.coverage?.scopes?.decided]]));
  expect(scopes).toEqual([
    [1, 4, 0],
    [2, 4, 1],
    [3, 4, 2],
  ]);
});

it("passes on once in a while how far a search is, and each new engine and scope at once", () => {
  let now = 0;
  const told: string[] = [];
  const tell = paced(
    100,
    () => now,
    ({ engine, tests, scope }) => told.push(`${engine} ${tests} ${scope?.number ?? ""}`),
  );
  for (const tests of [0, 1, 2, 3]) {
    tell({ engine: "random", size: 1, tests });
    now += 40;
  }
  for (const number of [1, 2, 2]) tell({ engine: "nitpick", size: null, tests: 0, scope: { number, total: 2 } });
  expect(told).toEqual(["random 0 ", "random 3 ", "nitpick 0 1", "nitpick 0 2"]);
});

const behind = `codatatype 'a str = Str 'a "'a str"
consts fuel :: "nat ⇒ nat"
definition settled where "settled ⟷ fuel 0 = 2 ∧ (∀n < 3. fuel (Suc n) ≠ fuel n)"`;

describe("the portfolio", () => {
  it("knows every engine by the name of its record", () => {
    for (const name of strategies) expect(engines[name].name).toBe(name);
  });

  it.each([
    ["a number beyond the first sizes", "n * n + n < (400 :: nat)"],
    ["a cardinality beyond the first ones", "card (UNIV :: 'a :: finite set) < 5"],
    ["an inductive predicate in the conclusion alone", "ev n = ev (Suc n)"],
    ["more infinite objects than the first cardinalities have", "s ≠ Str a (Str a (Str a (Str a (Str a (Str a (Str b s))))))"],
    ["more elements of pure logic than the first cardinalities have", "f (f (f (f (f (f (f x)))))) = x ⟹ f x = (x :: 'a)"],
    ["what a definition makes of constants that nothing specifies", "settled ⟹ 5 < fuel (Suc 0)"],
  ])("goes on to %s", async (_, claim) => {
    const body = `${behind}\ninductive ev where "ev (0 :: nat)" | "ev n ⟹ ev (Suc (Suc n))"\nlemma "${claim}" sorry`;
    expect((await reports(body)).map((r) => r?.outcome)).toEqual(["genuine"]);
  });

  it("goes no further than the user says", async () => {
    const [report] = await reports('lemma "n * n + n < (400 :: nat)" sorry', { size: 10 });
    expect(report?.outcome).toBe("none");
  });

  it("gives each engine a short time first, narrowing where there are quantifiers or premises; exhaustive testing by depth, then by weight; narrowing in its other manners", () => {
    const order = (claim: string): readonly string[][] => {
      const [statement] = statementsOf(`lemma "${claim}" oops`);
      if (statement === undefined) throw new Error("no statement");
      const traits = traitsOf(new Prepared(statement), portfolioOptions(statement, checkDefaults));
      const rows = portfolio.filter((row) => row.when(traits));
      const named = (isShort: boolean): string[] =>
        rows.filter((row) => (row.most !== undefined) === isShort).map((row) => row.engine.name);
      return [named(true), named(false)];
    };
    expect(order("x = (y :: nat)")).toEqual([
      ["exhaustive", "random", "exhaustive", "nitpick"],
      ["exhaustive", "narrowing", "narrowing", "exhaustive", "nitpick", "random"],
    ]);
    expect(order("0 < x ⟹ (∃y. x = (y :: nat))")).toEqual([
      ["narrowing", "exhaustive", "smart_exhaustive", "random", "exhaustive", "narrowing", "nitpick"],
      ["narrowing", "narrowing", "smart_exhaustive", "exhaustive", "narrowing", "exhaustive", "nitpick", "random"],
    ]);
    expect(order("0 < x ⟹ x = (y :: nat)")).toEqual([
      ["exhaustive", "smart_exhaustive", "random", "narrowing", "exhaustive", "narrowing", "nitpick"],
      ["narrowing", "smart_exhaustive", "narrowing", "exhaustive", "narrowing", "exhaustive", "nitpick", "random"],
    ]);
  });
});

describe("an answer", () => {
  it("of several testers is the best of theirs, and tells what each covered", async () => {
    const [report] = await reports('lemma "rev (rev xs) = (xs :: nat list)" quickcheck[random, exhaustive, size = 3] sorry');
    expect([report?.outcome, report?.coverage.map((c) => c.engine)]).toEqual(["none", ["random", "exhaustive"]]);
  });

  it("for several conclusions is the worst of theirs", async () => {
    const [report] = await reports('lemma shows "x = (x :: nat)" and "x = (y :: nat)" quickcheck[size = 3] oops');
    expect(report?.outcome).toBe("genuine");
    const [open] = await reports('lemma shows "x = (x :: nat)" and "2 ^ (2 ^ 40) = (x :: nat)" quickcheck[size = 3] oops');
    expect([open?.outcome, open?.coverage[0]?.completed]).toEqual(["unknown", []]);
  });

  it("says which conclusion is refuted, and under which premises", async () => {
    const [report, none] = await reports('lemma assumes "0 < x" shows "x = x" and "x = (1 :: nat)" oops lemma "x = (x :: nat)" oops');
    expect([report?.claim, none?.claim]).toEqual([{ premises: ["0 < x"], conclusion: "x = 1" }, null]);
  });

  it("has the fields of a report and no others", async () => {
    const [report] = await reports('lemma "x = (y :: nat)" oops');
    const own = ["span", "theory", "lemma", "command", "outcome"];
    expect(Object.keys(report ?? {}).sort()).toEqual([...Object.keys(blankReport), ...own].sort());
  });

  it("of an engine that refuses a conjecture says why", async () => {
    const [report] = await reports('lemma "f x = (x :: nat)" quickcheck[narrowing, finite_functions = false] oops');
    expect([report?.outcome, report?.reason]).toEqual(["unsupported", "it has variables for functions, and finite_functions is off"]);
  });
});

describe("several outcomes", () => {
  const of = (outcome: Report["outcome"], isOpen = false) => ({ outcome, isOpen });

  it("over conclusions are as bad as the worst", () => {
    expect(worstOf([of("none"), of("unknown"), of("potential")]).outcome).toBe("potential");
    expect(worstOf([of("none"), of("unknown")]).outcome).toBe("unknown");
    expect(worstOf([of("none"), of("unsupported")]).outcome).toBe("unsupported");
  });

  it("over engines are as good as the best, and an open model says less than a search without find", () => {
    expect(bestOf([of("unknown"), of("none"), of("unsupported")])?.outcome).toBe("none");
    expect(bestOf([of("potential", true), of("none")])?.outcome).toBe("none");
    expect(bestOf([of("potential"), of("none")])?.outcome).toBe("potential");
    expect(bestOf([of("unknown"), of("potential", true)])?.outcome).toBe("potential");
  });
});

describe("time", () => {
  it("comes from the command, and the user's word goes before", () => {
    const theory = theoryOf('lemma "x = (y :: nat)" quickcheck[timeout = 7] oops\nlemma "x = (y :: nat)" nitpick oops\nvalue "1 :: nat"');
    const limits = (timeout: number | null): number[] => {
      const settings = { ...checkDefaults, timeout, all: true };
      return tasksOf(theory, settings).map((task) => timeLimit(theory, task, settings) / 1000);
    };
    expect(limits(null)).toEqual([7, 3, 30, 3, 40]);
    expect(limits(2)).toEqual([2, 2, 2, 2, 2]);
  });
});
