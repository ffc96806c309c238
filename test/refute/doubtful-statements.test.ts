import { expect, it } from "vitest";
import { checkDefaults, runTask, tasksOf } from "../../src/refute/index.ts";
import { theoryOf } from "./theory-text.ts";

it("a counterexample that chooses the value of what may be a missing constant is only potential", async () => {
  const theory = theoryOf(
    `lemma "foo x = foo (y::nat)"
       quickcheck [expect = no_counterexample] nitpick [expect = potential] sorry
     lemma "x = (y::nat)" oops
     lemma "foo x = foo (y::nat)" oops`,
    "Main Nowhere",
  );
  const reports = [];
  for (const task of tasksOf(theory, checkDefaults)) {
    const { report } = await runTask(theory, task, checkDefaults, () => performance.now());
    reports.push([report?.outcome, report?.met, report?.reason]);
  }
  const reason = 'an import is missing (Nowhere): "foo" may be a constant';
  expect(reports).toEqual([
    ["potential", true, reason],
    ["potential", true, reason],
    ["genuine", null, null],
    ["potential", null, reason],
  ]);
});
