import { describe, expect, it } from "vitest";
import { checkDefaults, type Derivation, runTask, tasksOf } from "../../src/refute/index.ts";
import { theoryOf } from "./theory-text.ts";

async function derived(text: string): Promise<readonly Derivation[] | undefined> {
  const theory = theoryOf(text);
  const [task] = tasksOf(theory, checkDefaults);
  if (task === undefined) throw new Error("no task");
  const { report } = await runTask(theory, task, checkDefaults, () => performance.now());
  expect(report?.outcome).toBe("genuine");
  return report?.model?.derivations;
}

const even = `inductive ev :: "nat ⇒ bool" where ev0: "ev 0" | "ev n ⟹ ev (n + 2)"\n`;
const star = `inductive star :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool" for r where
  refl: "star r x x"
| step: "r x y ⟹ star r y z ⟹ star r x z"\n`;

describe("the derivation of a premise", () => {
  it("goes from rule to rule, up to the premise", async () => {
    expect(await derived(`${even}lemma "ev n ⟹ n < 4" oops`)).toEqual([
      {
        premise: "ev n",
        steps: [
          { fact: "ev 0", rule: "ev0", from: [], conditions: [] },
          { fact: "ev 2", rule: "rule 2", from: [0], conditions: [] },
          { fact: "ev 4", rule: "rule 2", from: [1], conditions: [] },
        ],
      },
    ]);
  });

  it("calls functions by the variable whose value they are, and tells conditions", async () => {
    const [found] = (await derived(`${star}lemma "star r x y ⟹ star r y x" quickcheck [exhaustive] oops`)) ?? [];
    expect(found?.premise).toBe("star r x y");
    expect(found?.steps.map((s) => s.rule)).toEqual(["refl", "step"]);
    expect(found?.steps[1]?.conditions).toEqual([expect.stringMatching(/^r a⇩\d a⇩\d$/)]);
  });

  it("is told of model finding's finds, too", async () => {
    const [found] = (await derived(`${star}lemma "star r x y ⟹ star r y x" nitpick oops`)) ?? [];
    expect(found?.steps.map((s) => s.rule)).toEqual(["refl", "step"]);
    expect(found?.steps.at(-1)?.fact).toMatch(/^star r a⇩\d a⇩\d$/);
  });

  it("tells each fact once", async () => {
    const text = `inductive tree :: "nat ⇒ bool" where leaf: "tree 1" | node: "tree a ⟹ tree b ⟹ tree (a + b + 1)"\n`;
    const [found] = (await derived(`${text}lemma "tree n ⟹ n < 5" oops`)) ?? [];
    expect(found?.steps.map((s) => [s.fact, s.from])).toEqual([
      ["tree 1", []],
      ["tree 3", [0, 0]],
      ["tree 5", [1, 0]],
    ]);
  });

  it("is left out where one rule is enough, and where there is none", async () => {
    expect(await derived(`${even}lemma "ev n ⟹ n = 1" oops`)).toBeUndefined();
    expect(await derived(`lemma "n < (3 :: nat) ⟹ n < 2" oops`)).toBeUndefined();
  });
});
