import { expect, it } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { emptyEnvironment } from "../../src/judge/index.ts";
import { natT, numeral } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { AnswerTables } from "../../src/witness/answer-table.ts";
import { recheck, SearchingEvaluator } from "../../src/witness/index.ts";
import { statementsOf, theoryOf } from "../refute/theory-text.ts";

it("ends for good when time is up, whatever is tried after a part without answer", () => {
  const sums = `inductive even' :: "nat ⇒ bool" where "even' 0" | "even' 2" | "even' m ⟹ even' n ⟹ even' (m + n)"
lemma "even' (n - 2) ⟹ even' n" oops`;
  const [statement] = statementsOf(sums);
  const [conjecture] = statement === undefined ? [] : prepare(statement, { locale: ["expand"], noAssumptions: false });
  if (conjecture === undefined) throw new Error("no statement");
  let looks = 0;
  const isLate = (): boolean => ++looks > 0;
  expect(recheck(conjecture, new Map([["n", numeral(1n, natT)]]), { isLate }).kind).toBe("cannot-say");
  expect(looks).toBe(1);
});

const { context } = theoryOf("datatype tree = Leaf | Node tree nat tree");

it("counts each part of what it writes into tables, so that time is looked at however large values are", () => {
  const steps = (text: string): number => {
    let looks = 0;
    const evaluator = new SearchingEvaluator(context.theory, { isLate: () => ++looks < 0 });
    const arg = evaluator.delay(readTerm(context, plainSource(text)), emptyEnvironment);
    const tables = new AnswerTables(evaluator, []);
    expect(tables.isPlain(arg)).toBe(true);
    const before = looks;
    for (let i = 0; i < 100; i++) tables.isPlain(arg);
    return looks - before;
  };
  expect(steps("[0::nat ..< 100]")).toBeGreaterThan(15);
});

it("makes the values that are worth trying once", () => {
  const evaluator = new SearchingEvaluator(context.theory, {});
  const { type } = readTerm(context, plainSource("t :: tree"));
  expect(evaluator.worthTrying(type)).toBe(evaluator.worthTrying(type));
});
