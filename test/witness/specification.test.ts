import { describe, expect, it } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { checkDefaults, referenceValue, runTask, tasksOf } from "../../src/refute/index.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { theoryOf } from "../refute/theory-text.ts";

function value(body: string, text: string): string {
  const { context } = theoryOf(body);
  const result = referenceValue(context, readTerm(context, plainSource(text)), () => false);
  return result.kind === "value" ? printValue(context, result.term) : `?: ${result.reason}`;
}

describe("the judge takes the specification", () => {
  it.each([
    ['lemma [code]: "length xs = 0" sorry', "length [True, False]", "2"],
    ['lemma [code_unfold]: "rev = id" sorry', "rev [True, False]", "[False, True]"],
    ['fun twice :: "nat ⇒ nat" where "twice n = n + n" lemma [code]: "twice n = n" sorry', "twice 3", "6"],
    ['declare length_Cons [code del] lemma [code, code_unfold]: "length [x] = 7" sorry', "length [True]", "1"],
    ['definition big :: "nat set" where "big = {3}" lemma [code]: "big = {}" sorry', "card big", "1"],
  ])("whatever is stated for execution: %s", (body, term, expected) => {
    expect(value(body, term)).toBe(expected);
  });

  it("does not refute a true statement by a wrong code equation", async () => {
    const theory = theoryOf('lemma [code]: "length xs = 0" sorry  lemma two: "length [x, y] = 2" sorry');
    const task = tasksOf(theory, checkDefaults).at(-1);
    const { report } = await runTask(theory, task ?? expect.unreachable(), checkDefaults, () => performance.now());
    expect(report?.outcome).not.toBe("genuine");
  });
});

const imp = `
type_synonym state = "bool ⇒ nat"
datatype com = SKIP | Assign bool nat ("_ ::= _" [1000, 61] 61) | Seq com com ("_;;/ _" [60, 61] 60)
  | If bool com com ("(IF _/ THEN _/ ELSE _)" [0, 0, 61] 61)
inductive big_step :: "com × state ⇒ state ⇒ bool" (infix "⇒" 55) where
  "(SKIP, s) ⇒ s" | "(x ::= n, s) ⇒ s(x := n)" | "(c, s) ⇒ t ⟹ (d, t) ⇒ u ⟹ (c;; d, s) ⇒ u"
| "b ⟹ (c, s) ⇒ t ⟹ (IF b THEN c ELSE d, s) ⇒ t" | "¬ b ⟹ (d, s) ⇒ t ⟹ (IF b THEN c ELSE d, s) ⇒ t"`;

describe("a rule is applied where its premises hold", () => {
  // A conditional binds tighter than a sequence: in the first term the last assignment stands behind the conditional.
  it.each([
    ["(IF True THEN False ::= 1 ELSE SKIP;; False ::= 2, λ_. 2) ⇒ (λ_. 2)", "True"],
    ["(IF True THEN False ::= 1 ELSE (SKIP;; False ::= 2), λ_. 2) ⇒ (λ_. 2)", "False"],
  ])("%s is %s", (text, expected) => {
    expect(value(imp, text)).toBe(expected);
  });
});
