import { describe, expect, it } from "vitest";
import { checkDefaults, findUnused, runTask, theoremsOf, type UnusedReport, unusedText } from "../../../src/refute/index.ts";
import { theoryOf } from "../theory-text.ts";

const clock = (): number => performance.now();

async function unusedIn(body: string): Promise<UnusedReport[]> {
  const reports: UnusedReport[] = [];
  for (const theorem of theoremsOf(theoryOf(body)))
    reports.push(await findUnused(theorem, { ...checkDefaults, strategy: "exhaustive", size: 4, timeout: 1, milliseconds: 60_000 }, clock));
  return reports;
}

describe("findUnused", () => {
  it("finds the needless assumptions of the literature and keeps the others", async () => {
    const reports = await unusedIn(`
lemma inj: "inj_on f A \\<Longrightarrow> inj_on f B \\<Longrightarrow> inj_on f (A \\<inter> B)" sorry
lemma tl_rep: "n \\<noteq> 0 \\<Longrightarrow> tl (replicate n x) = replicate (n - 1) x" sorry
lemma hd_rep: "n \\<noteq> 0 \\<Longrightarrow> hd (replicate n x) = x" sorry
lemma zip: assumes "length xs = length ys" and "distinct ys" and "distinct xs" and "(x, y) \\<in> set (zip xs ys)"
  shows "map_of (zip xs ys) x = Some y" sorry
lemma rem: "(a :: nat) = b * q + r \\<Longrightarrow> r < b \\<Longrightarrow> 0 < b \\<Longrightarrow> a mod b = r" sorry
lemma less: assumes "(x :: nat) < y" and "y < z" and "x < z" shows "x < z" sorry
`);
    expect(reports.map((r) => [r.name, r.unused])).toEqual([
      ["inj", [[1], [2]]],
      ["tl_rep", [[1]]],
      ["hd_rep", []],
      ["zip", [[1, 2]]],
      ["rem", [[3]]],
      ["less", [[3], [1, 2]]],
    ]);
  });

  it("asks all engines, and takes no potential model for a counterexample", async () => {
    const [theorem] = theoremsOf(
      theoryOf('lemma mono: "(x :: int) \\<le> y \\<Longrightarrow> 0 \\<le> z \\<Longrightarrow> x + z \\<le> y + z" sorry'),
    );
    if (theorem === undefined) throw new Error("no theorem");
    const report = await findUnused(theorem, { ...checkDefaults, size: 4, timeout: 4, milliseconds: 60_000 }, clock);
    expect([report.unused, report.needed.map((r) => r.without)]).toEqual([[[2]], [[1]]]);
  });

  it("calls nothing superfluous whose absence the engines cannot try", async () => {
    const reports = await unusedIn(`
lemma finite: "finite A \\<Longrightarrow> x \\<in> A \\<Longrightarrow> card A > 0" sorry
lemma inj: "inj (f :: nat \\<Rightarrow> nat) \\<Longrightarrow> f x = f y \\<Longrightarrow> x = y" sorry
lemma never: "(x :: nat) > 100 \\<Longrightarrow> x > 50 \\<Longrightarrow> x > 10" sorry
`);
    expect(reports.map((r) => [r.name, r.unused])).toEqual([
      ["finite", []],
      ["inj", []],
      ["never", []],
    ]);
  });

  it("does not take what is false of infinite types alone for something that the engines tried", async () => {
    const body = `
lemma card: "finite B \\<Longrightarrow> A \\<subseteq> B \\<Longrightarrow> card A \\<le> card B" sorry
lemma wf: "finite r \\<Longrightarrow> acyclic r \\<Longrightarrow> wf r" sorry
lemma more: "infinite A \\<Longrightarrow> A \\<subseteq> B \\<Longrightarrow> infinite B" sorry
`;
    for (const theorem of theoremsOf(theoryOf(body)))
      expect((await findUnused(theorem, { ...checkDefaults, timeout: 2, milliseconds: 60_000 }, clock)).unused).toEqual([]);
  });

  it("shows with a counterexample why an assumption is needed", async () => {
    const [report] = await unusedIn('lemma m: "y \\<noteq> 0 \\<Longrightarrow> (x :: nat) mod y < y" sorry');
    expect(report?.needed).toMatchObject([{ without: [1], outcome: "genuine", assignment: { y: "0" } }]);
    expect(report?.assumptions).toEqual(["y ≠ 0"]);
  });

  it("does not take a statement given up for a theorem", () => {
    const theory = theoryOf('lemma a: "x = y" oops\nlemma b: "x = x" sorry\nlemma c: "x = x" and "y = y" sorry');
    expect(theoremsOf(theory).map((t) => t.name)).toEqual(["b", "c(1)", "c(2)"]);
  });
});

describe("unusedText", () => {
  it("joins sets by or, members by and", () => {
    const report: UnusedReport = {
      name: "T.l",
      item: 0,
      assumptions: [],
      unused: [[1], [2, 3]],
      needed: [],
      unclear: [],
      checked: 1,
      isComplete: true,
    };
    expect(unusedText("T", [report], 4)).toBe(
      [
        "Found 1 theorems with (potentially) superfluous assumptions:",
        "",
        "T.l: unnecessary assumption 1 or 2 and 3",
        "",
        'Checked 1 theorems with assumptions (4 total) in the theory "T"',
      ].join("\n"),
    );
  });
});

describe("find_unused_assms", () => {
  it("speaks of the theorems before it", async () => {
    const theory = theoryOf(`
lemma a: "xs \\<noteq> [] \\<Longrightarrow> length (tl xs) = length xs - 1" sorry
find_unused_assms
lemma b: "xs \\<noteq> [] \\<Longrightarrow> length (tl xs) = length xs - 1" sorry
`);
    const { report } = await runTask(theory, { item: 1, tool: null }, { ...checkDefaults, strategy: "exhaustive", size: 4 }, clock);
    expect(report).toMatchObject({ command: "find_unused_assms", outcome: "value" });
    expect(report?.value?.split("\n")[2]).toBe("a: unnecessary assumption 1");
    expect(report?.value).toContain("Checked 1 theorems with assumptions (1 total)");
  });
});
