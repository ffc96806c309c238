import { describe, expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, findModel, type OptionWords, readOptions } from "../../src/finding/index.ts";
import { runFinding } from "../refute/run-finding.ts";
import { statementsOf } from "../refute/theory-text.ts";
import { conjectureOf, option } from "./finder.ts";

const definitions = `
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
fun mirror where "mirror Leaf = Leaf" | "mirror (Node l x r) = Node (mirror r) x (mirror l)"
`;

async function outcome(claim: string, words: readonly OptionWords[] = []): Promise<string> {
  const statement = statementsOf(`${definitions}lemma "${claim}" oops`).at(-1);
  if (statement === undefined) throw new Error("no statement");
  const { options } = readOptions(words, findingDefaults);
  return (await runFinding(statement, options, new Budget(() => 0, 1))).outcome;
}

test("a typedef without elements in any scope leaves the answer open", async () => {
  const deep = `${"S (".repeat(12)}y${")".repeat(12)}`;
  const long = `datatype d = Z | S d typedef deep = "{x. ∃y. x = ${deep}}" sorry lemma "a = (b :: deep)" oops`;
  const statement = statementsOf(long).at(-1);
  if (statement === undefined) throw new Error("no statement");
  const { outcome, reason } = await runFinding(statement, findingDefaults, new Budget(() => 0, 1));
  expect([outcome, reason]).toEqual(["unknown", "no scope has elements of all types"]);
});

describe("potential models", () => {
  test("denied by the evaluator are passed over", async () => {
    expect(await outcome("∀n :: nat. even (n * (n + 1))")).toBe("none");
    expect(await outcome("n dvd m ⟹ n dvd m * (k :: nat)")).toBe("none");
  });

  test("of which the judge denies many are not shown", async () => {
    const conjecture = conjectureOf(`lemma "(∀h :: 'a ⇒ 'a. (∀z. h z ≠ z) ⟶ h ∘ f = h ∘ g) ⟹ f = (g :: 'a ⇒ 'a)" oops`);
    const { options } = readOptions([option("card", ["5"])], findingDefaults);
    const found = await findModel(conjecture, options, new Budget(() => 0, 1), undefined, { judge: () => "refuted" });
    expect([found.outcome, found.reason]).toEqual(["unknown", "there are models that may refute it, but none of the first 200 does"]);
  });

  test("are told to whoever chooses cardinalities", async () => {
    const claim = "mirror t = mirror u ⟹ t = u";
    const sizes = [option("card", ["2"], "'a"), option("card", ["4"])];
    expect(await outcome(claim, sizes)).toBe("potential");
  });

  test("stay potential where they may be right", async () => {
    expect(await outcome("∃n :: nat. n = Suc n")).toBe("potential");
  });
});
