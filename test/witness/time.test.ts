import { expect, it } from "vitest";
import { natT, numeral } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { recheck } from "../../src/witness/index.ts";
import { statementsOf } from "../refute/theory-text.ts";

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
