import { describe, expect, it } from "vitest";
import { runTask, tasksOf } from "../../src/refute/index.ts";
import { checkDefaults } from "../../src/refute/settings.ts";
import { theoryOf } from "./theory-text.ts";

/** The outcome and whether the expectation was met, for each command of a theory. */
async function answers(text: string): Promise<(readonly [string | undefined, boolean | null | undefined])[]> {
  const theory = theoryOf(text, `"HOL-Library.Refute"`);
  const found = [];
  for (const task of tasksOf(theory, checkDefaults)) {
    const { report } = await runTask(theory, task, checkDefaults, () => 0);
    found.push([report?.outcome, report?.met] as const);
  }
  return found;
}

describe("the outcome of refute", () => {
  it("is potential in Refute's words where a recursive datatype occurs, and genuine in ours", async () => {
    const text = `lemma "(xs :: 'a list) = ys" refute [expect = potential] refute [expect = genuine] nitpick [expect = genuine] oops`;
    expect(await answers(text)).toEqual([
      ["genuine", true],
      ["genuine", false],
      ["genuine", true],
    ]);
  });

  it("is potential where the datatype is only a part of another, or nests itself", async () => {
    const text = `datatype box = Box nat
       datatype rose = Rose "rose option"
       lemma "x = (y :: box)" refute [expect = potential] oops
       lemma "x = (y :: rose)" refute [expect = potential] oops`;
    expect(await answers(text)).toEqual([
      ["genuine", true],
      ["genuine", true],
    ]);
  });

  it("is genuine without one, and none stays none", async () => {
    const text = `datatype 'a two = One 'a | Two 'a 'a
       lemma "x = (y :: 'a two)" refute [expect = genuine] refute [expect = potential] oops
       lemma "x = (x :: nat)" refute [expect = none] sorry`;
    expect(await answers(text)).toEqual([
      ["genuine", true],
      ["genuine", false],
      ["none", true],
    ]);
  });
});
