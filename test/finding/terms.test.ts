import { describe, expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import type { FindingOptions } from "../../src/finding/index.ts";
import { findingDefaults, type OptionWords, readOptions } from "../../src/finding/index.ts";
import type { Verdict } from "../../src/refute/verdict.ts";
import { runFinding } from "../refute/run-finding.ts";
import { statementsOf } from "../refute/theory-text.ts";
import { option } from "./finder.ts";

const optionsOf = (words: readonly OptionWords[]): FindingOptions => {
  const { options, problems } = readOptions([option("card", ["1-3"]), ...words], findingDefaults);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return options;
};

function run(body: string, ...words: readonly OptionWords[]): Promise<Verdict> {
  const statement = statementsOf(body).at(-1);
  if (statement === undefined) throw new Error("no statement");
  return runFinding(statement, optionsOf(words), new Budget(() => 0, 1));
}

describe("eval", () => {
  test("shows the value of a term in the model", async () => {
    const { outcome, evaluated } = await run(
      'lemma "hd xs ⟹ rev xs = (xs :: bool list)" oops',
      option("eval", ["length xs", "last xs", "xs = []"]),
    );
    expect(outcome).toBe("genuine");
    expect(evaluated).toEqual({ "length xs": "2", "last xs": "False", "xs = []": "False" });
  });

  test("finds witnesses of quantifiers on either side", async () => {
    const { evaluated } = await run('lemma "R (x :: \'a) y ⟹ R y x" oops', option("eval", ["∃z. R x z", "∀z. R x z", "∃z. R y z ∧ R z z"]));
    expect(evaluated).toEqual({ "∃z. R x z": "True", "∀z. R x z": "False", "∃z. R y z ∧ R z z": "False" });
  });

  test("reports a term that cannot be read", async () => {
    await expect(run('lemma "x = y" oops', option("eval", ["x +"]))).rejects.toThrow();
  });
});

describe("need", () => {
  test("the values named have atoms", async () => {
    const options = [option("card", ["2"], "nat list"), option("card", ["3"], "nat")];
    const body = 'lemma "xs ≠ [n] ∨ n = (0 :: nat)" oops';
    expect((await run(body, ...options, option("need", ["[0 :: nat]"]))).outcome).not.toBe("genuine");
    expect((await run(body, ...options, option("need", ["[1 :: nat]"]))).outcome).toBe("genuine");
  });
});

describe("max_genuine", () => {
  test("shows so many models, all different", async () => {
    const { outcome, assignment, more } = await run('lemma "x = (y :: bool)" oops', option("max_genuine", ["5"]));
    expect(outcome).toBe("genuine");
    expect([assignment, ...(more ?? []).map((m) => m.assignment)]).toEqual([
      { x: "False", y: "True" },
      { x: "True", y: "False" },
    ]);
  });

  test("goes on to larger scopes", async () => {
    const { more } = await run('lemma "x ∉ (A :: \'a set)" oops', option("max_genuine", ["3"]), option("card", ["1-2"]));
    expect(more?.map((m) => m.types["'a"])).toEqual(["2 elements", "2 elements"]);
  });
});

describe("whack", () => {
  test("takes a constant by its short name as unknown", async () => {
    const body = 'lemma "length (xs :: bool list) = 0 ⟹ xs = []" oops';
    expect((await run(body)).outcome).toBe("none");
    expect((await run(body, option("whack", ["length"]))).outcome).toBe("potential");
  });
});

describe("smaller models", () => {
  test("sets have no more members than they must", async () => {
    const { assignment } = await run('lemma "A ∪ B = (A :: \'a set)" oops', option("card", ["3"], "'a"));
    expect([assignment.A, assignment.B]).toEqual(["{}", expect.stringMatching(/^{a⇩\d}$/)]);
  });

  test("what is not shown stays out", async () => {
    const body = 'lemma "A = (B :: \'a set)" oops';
    expect(Object.keys((await run(body)).assignment)).toEqual(["A", "B", "x"]);
    expect(Object.keys((await run(body, option("hide_skolems", []))).assignment)).toEqual(["A", "B"]);
  });
});
