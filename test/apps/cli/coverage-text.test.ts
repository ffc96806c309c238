import { describe, expect, it } from "vitest";
import { boundOf, standsText } from "../../../src/apps/cli/report/coverage-text.ts";
import { noCoverage } from "../../../src/logic/index.ts";
import { blankReport, type EngineCoverage, type Report } from "../../../src/refute/index.ts";

const size = (n: number | null, cards: Readonly<Record<string, number>> = {}) => ({
  cards: Object.entries(cards).map(([type, size]) => ({ type, size })),
  size: n,
});

function report(outcome: Report["outcome"], reason: string | null, coverage: readonly Partial<EngineCoverage>[]): Report {
  const engines = coverage.map((c): EngineCoverage => ({ ...noCoverage, engine: "exhaustive", outcome: "none", reason: null, ...c }));
  const facts = { span: { from: 0, to: 0 }, theory: "T", lemma: "l", command: "check", tester: engines[0]?.engine ?? null };
  return { ...blankReport, ...facts, outcome, reason, coverage: engines, seconds: 3 };
}

describe("an answer without a counterexample", () => {
  it("names what each engine completed, and where time was up", () => {
    const late = { outcome: "unknown", reason: "time was up" } as const;
    const text = standsText(
      report("unknown", "time was up", [
        { ...late, completed: [size(4)], last: size(5), tests: 12345, premises: 12345 },
        { ...late, engine: "nitpick", scopes: { decided: 3, total: 10 } },
        { ...late, engine: "narrowing", tests: 7, premises: 7 },
      ]),
    );
    expect(text).toBe(
      "no counterexample up to size 4 (exhaustive, 12,345 tests, 3.00 s), time was up in size 5; in 3 of 10 scopes (nitpick), time was up",
    );
  });

  it("does not say that time was up in a size that was completed in another way", () => {
    const late = { outcome: "unknown", reason: "time was up", completed: [size(8, { "'a": 3 })] } as const;
    const ended = (last: EngineCoverage["last"]): string =>
      standsText(report("unknown", "time was up", [{ ...late, last, tests: 9, premises: 9 }])).replace(/^.*\)/, "");
    expect(ended(size(8, { "'a": 2 }))).toBe(", time was up");
    expect(ended(size(9, { "'a": 2 }))).toBe(", time was up in card 'a = 2, size 9");
  });

  it("begins with it when no test satisfied the premises", () => {
    const text = standsText(report("none", null, [{ completed: [size(10)], tests: 55 }]));
    expect(text).toBe("no test satisfied the premises; no counterexample up to size 10 (exhaustive, 55 tests, 3.00 s)");
  });

  it("ends with a doubt about what was searched", () => {
    const text = standsText(report("none", '"f" may not end everywhere', [{ completed: [size(10)], tests: 55, premises: 55 }]));
    expect(text).toBe('no counterexample up to size 10 (exhaustive, 55 tests, 3.00 s); "f" may not end everywhere');
  });

  it("says that only equal cardinalities were tried", () => {
    const covered = { completed: [size(null, { "'a": 3, "'b": 3 })], tests: 90, premises: 90 };
    expect(boundOf(report("none", null, [covered]))).toBe("card 'a = card 'b = 3");
    expect(boundOf(report("none", null, [{ ...covered, isMixed: true }]))).toBe("card 'a = 3, card 'b = 3");
  });

  it("says for which type alone a type variable stood", () => {
    const text = standsText(report("none", null, [{ completed: [size(10)], types: { "'a": "int" }, tests: 55, premises: 55 }]));
    expect(text).toBe("no counterexample up to size 10 with 'a = int (exhaustive, 55 tests, 3.00 s)");
  });

  it("tells why the other engines did not search where nothing was covered", () => {
    const refused = { outcome: "unsupported", reason: "no type of sort field is known here" } as const;
    const text = standsText(
      report("unknown", "time was up", [
        { engine: "nitpick", outcome: "unknown", reason: "time was up", scopes: { decided: 0, total: 6 } },
        refused,
        { ...refused, engine: "random" },
      ]),
    );
    expect(text).toBe("no counterexample so far: time was up (nitpick, 3.00 s); no type of sort field is known here (exhaustive, random)");
  });

  it("gives the reason where nothing was covered", () => {
    const open = { outcome: "unknown", reason: "evaluation did not end in 55 of 55 tests", tests: 55, premises: 55 } as const;
    expect(standsText(report("unknown", open.reason, [open]))).toBe(
      "no counterexample so far: evaluation did not end in 55 of 55 tests (exhaustive, 55 tests, 3.00 s)",
    );
  });
});

describe("the bound of a find", () => {
  it("is where it was found, not what was covered before", () => {
    const found = { outcome: "genuine", completed: [size(3)], last: size(4, { "'a": 2 }) } as const;
    expect(boundOf(report("genuine", null, [found]))).toBe("card 'a = 2, size 4");
  });
});
