import { expect, it } from "vitest";
import { checkDefaults, runTask, tasksOf } from "../../src/refute/index.ts";
import { theoryOf } from "./theory-text.ts";

/** Outcome, whether the expectation was met, and reason of every answer about a theory. */
async function answers(commands: string, imports = "Main"): Promise<unknown[][]> {
  const theory = theoryOf(commands, imports);
  const reports = [];
  for (const task of tasksOf(theory, checkDefaults)) {
    const { report } = await runTask(theory, task, checkDefaults, () => performance.now());
    reports.push([report?.outcome, report?.met, report?.reason]);
  }
  return reports;
}

it("a counterexample that chooses the value of what may be a missing constant is only potential", async () => {
  const commands = `lemma "foo x = foo (y::nat)"
       quickcheck [expect = no_counterexample] nitpick [expect = potential] sorry
     lemma "x = (y::nat)" oops
     lemma "foo x = foo (y::nat)" oops`;
  const reason = 'an import is missing (Nowhere): "foo" may be a constant';
  expect(await answers(commands, "Main Nowhere")).toEqual([
    ["potential", true, reason],
    ["potential", true, reason],
    ["genuine", null, null],
    ["potential", null, reason],
  ]);
});

it("a counterexample that chooses what a lost axiom may restrict is only potential", async () => {
  const commands = `consts c :: nat
     axiomatization where big: "c > True"
     lemma "c > 5" oops
     lemma "(x::nat) > 5" oops`;
  const [first, second] = await answers(commands);
  expect(first?.[0]).toBe("potential");
  expect(first?.[2]).toMatch(/a command "axiomatization" of theory \w+ was left out/);
  expect(second?.[0]).toBe("genuine");
});

it("that nothing was found is told with the doubt whether a function has a value there", async () => {
  const commands = `function h :: "nat ⇒ nat" where "h n = (if n = 0 then 0 else fst (5, h (n + 1)))" by auto
     lemma "h 1 = 5" oops
     lemma "(x::nat) = x" oops`;
  const [first, second] = await answers(commands);
  expect(first?.[0]).toBe("none");
  expect(first?.[2]).toBe('"h" may not end everywhere, and has no proof of termination');
  expect(second).toEqual(["none", null, null]);
});

it("that nothing was found is told with a lemma without proof by which constants are computed", async () => {
  const commands = `definition up where "up x = (x + 2 :: nat)"
     lemma [code_unfold]: "up = id" sorry
     lemma [nitpick_unfold]: "up x = x" sorry
     lemma "up x = x" oops
     lemma [code]: "rev xs = rev xs" by simp
     lemma "rev (rev xs) = (xs :: nat list)" oops`;
  const all = await answers(commands);
  expect(all.slice(0, 2).map(([outcome]) => outcome)).toEqual(["genuine", "genuine"]);
  expect(all[2]).toEqual(["none", null, 'what a lemma [code_unfold] says of "up" is not proved']);
  expect(all.at(-1)).toEqual(["none", null, null]);
});
