import { expect, it } from "vitest";
import { jsonReporter } from "../../src/apps/cli/report/json-reporter.ts";
import { szsStatus } from "../../src/apps/cli/report/szs.ts";
import { textReporter } from "../../src/apps/cli/report/text-reporter.ts";
import { LineMap } from "../../src/base/index.ts";
import { answer } from "./problems.ts";

const status = async (file: string, text: string): Promise<string> => szsStatus(await answer(file, text), false);

it.each([
  ["P.p", "fof(a, axiom, q(c)). fof(c, conjecture, p(c)).", "CounterSatisfiable"],
  ["P.p", "cnf(a, axiom, p(X) | ~ q(X)). cnf(b, axiom, q(c)).", "Satisfiable"],
  ["P.p", "fof(c, conjecture, p(c) | ~ p(c)).", "GaveUp"],
  ["P.p", "fof(a, axiom, q(c) & ). fof(c, conjecture, p(c)).", "InputError"],
  ["P.p", "include('nowhere.ax'). fof(c, conjecture, p(c)).", "InputError"],
  ["P.p", "thf(f, type, f: $i > $o). thf(c, conjecture, f @ f).", "InputError"],
  ["P.smt2", "(declare-fun f (Int) Int) (assert (nonsense 1)) (prove (forall ((x Int)) (= x 0)))", "InputError"],
  ["P.nun", "val a : prop. axiom )(. goal a.", "InputError"],
] as const)("%s, %s: %s", async (file, text, expected) => {
  expect(await status(file, text)).toBe(expected);
});

it("says of a file that is read in part that it is the input's fault, whatever became of the rest", async () => {
  const source = { file: "P.p", lines: new LineMap("fof(a, axiom, q & ). fof(c, conjecture, p | ~ p).") };
  const report = await answer("P.p", "fof(c, conjecture, p | ~ p).");
  const error = { code: "E0501", severity: "error", message: "Expected a formula", span: { from: 0, to: 1 } } as const;
  for (const [isFaulty, expected] of [
    [false, "GaveUp"],
    [true, "InputError"],
  ] as const) {
    const printed: string[] = [];
    for (const reporter of [textReporter((line) => printed.push(line)), jsonReporter((line) => printed.push(line))]) {
      if (isFaulty) reporter.diagnostic(source, "P", error);
      reporter.report(source, report);
    }
    expect(printed.filter((line) => line === `% SZS status ${expected} for P`)).toHaveLength(1);
    expect(printed.at(-1)).toContain(`"szs":"${expected}"`);
  }
});

it("says so of a file without a statement, once and at the end", () => {
  const printed: string[] = [];
  const reporter = textReporter((line) => printed.push(line));
  const error = { code: "E0513", severity: "error", message: "The attribute is not supported", span: { from: 0, to: 1 } } as const;
  for (let i = 0; i < 2; i++) reporter.diagnostic({ file: "there/P.nun", lines: new LineMap("val u : type [infinite].") }, "P", error);
  reporter.end("0 searches");
  expect(printed.slice(-2)).toEqual(["% SZS status InputError for P", "0 searches"]);
  expect(printed.filter((line) => line.includes("SZS"))).toHaveLength(1);
});

it("says of a file that is not read at all that it is the input's fault", () => {
  const printed: string[] = [];
  textReporter((line) => printed.push(line)).fileProblem({ file: "there/P.p", code: "E0001", message: "It is not there", hint: null });
  expect(printed.at(-1)).toBe("% SZS status InputError for P");
});
