/** Models shared among statements: judged, the same as searching one by one, and never against what holds. */
import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import {
  Bits,
  checkDefaults,
  checkTogether,
  claimsOf,
  complement,
  ModelSpace,
  modelsBetween,
  RefutedPairs,
  tryTexts,
} from "../../src/refute/index.ts";
import { statementsOf, theoryOf } from "./theory-text.ts";

const clock = () => performance.now();
const forever = () => new Budget(clock, Number.POSITIVE_INFINITY);

const magma = `locale magma = fixes op :: "'a ⇒ 'a ⇒ 'a" (infixl "◇" 65)
begin
lemma left: "x = x ◇ y" sorry
lemma idem: "x = x ◇ x" sorry
lemma comm: "x ◇ y = y ◇ x" sorry
lemma assoc: "x ◇ (y ◇ z) = (x ◇ y) ◇ z" sorry
lemma elsewhere: "y = (y :: 'b)" sorry
lemma trivial: "(x :: 'a) = y" sorry
end`;

function claims(text: string) {
  const found = claimsOf(theoryOf(text));
  if (typeof found === "string") throw new Error(found);
  return found;
}

describe("claims about a locale's parameters", () => {
  it("leave out what speaks of other types", () => {
    const { claims: all, leftOut, shared } = claims(magma);
    expect([all.length, leftOut.map((s) => s.name), shared.map((x) => x.name)]).toEqual([5, ["elsewhere"], ["op"]]);
  });

  it("are the same for compiled code and for the judge, in every model of two elements and some of three", () => {
    const all = claims(magma);
    for (const [card, step] of [
      [2, 1],
      [3, 97],
    ] as const) {
      const space = ModelSpace.at(all, card, forever());
      if (space === null) throw new Error("no space");
      for (let i = 0; i < space.count; i += step) {
        const tables = space.tablesAt(i);
        if (tables === null) continue;
        const looked = space.look(tables);
        const judged = space.judge(tables);
        expect([judged?.holds.text, judged?.fails.text]).toEqual([looked?.text, looked === null ? "" : complement(looked).text]);
      }
    }
  });

  it("give the implications that fail, and no others", () => {
    const all = claims(magma);
    const pairs = new RefutedPairs(all.claims.length);
    for (const card of [2, 3]) {
      const space = ModelSpace.at(all, card, forever());
      if (space !== null) modelsBetween(space, pairs, 0, space.count);
    }
    const names = all.statements.map((s) => s.name ?? "");
    const refuted = names.flatMap((p, i) => names.filter((_, j) => pairs.has(i, j)).map((c) => `${p} ${c}`));
    // x = x ◇ y implies idempotence and associativity; one element satisfies all.
    const holding = ["left idem", "left assoc", ...names.map((n) => `trivial ${n}`), ...names.map((n) => `${n} ${n}`)];
    const expected = names.flatMap((p) => names.map((c) => `${p} ${c}`)).filter((pair) => !holding.includes(pair));
    expect(refuted.sort()).toEqual(expected.sort());
  });

  it("are asked only in models of the context's assumptions", () => {
    const all = claims(`locale semi = fixes op :: "'a ⇒ 'a ⇒ 'a" and unit :: 'a
  assumes assoc: "op x (op y z) = op (op x y) z" and unit: "op unit x = x"
begin
lemma right: "op x unit = x" sorry
lemma comm: "op x y = op y x" sorry
end`);
    const pairs = new RefutedPairs(all.claims.length);
    const space = ModelSpace.at(all, 2, forever());
    if (space === null) throw new Error("no space");
    const models = modelsBetween(space, pairs, 0, space.count);
    expect(models).toEqual([]);
    const three = ModelSpace.at(all, 3, forever());
    const found = three === null ? [] : modelsBetween(three, pairs, 0, three.count);
    // Monoids of three elements need not commute; what commutes has its unit on both sides.
    expect([found.length > 0, pairs.has(0, 1), pairs.has(1, 0)]).toEqual([true, true, false]);
  });
});

describe("sets of claims", () => {
  it("are read back from their texts", () => {
    const bits = new Bits(70);
    for (const i of [0, 31, 32, 63, 69]) bits.add(i);
    expect([...Bits.fromText(70, bits.text).members()]).toEqual([0, 31, 32, 63, 69]);
    expect([bits.count, complement(bits).count]).toEqual([5, 65]);
  });
});

describe("statements checked together", () => {
  it("share counterexamples, before and after", async () => {
    const text = `lemma a: "rev xs = (xs :: nat list)" oops
lemma b: "rev xs @ [] = (xs :: nat list)" oops
lemma c: "xs = (xs :: nat list)" oops
lemma d: "length ys = (0 :: nat)" oops`;
    const theory = theoryOf(text);
    const questions = statementsOf(text).map((statement) => ({ theory, statement }));
    const answers = await checkTogether(questions, { ...checkDefaults, strategy: "exhaustive", size: 4 }, () => 0);
    expect(answers.map(({ report, isShared }) => [report.outcome, isShared])).toEqual([
      ["genuine", false],
      ["genuine", true],
      ["none", false],
      ["genuine", false],
    ]);
    expect(answers[1]?.report).toMatchObject({ tester: "shared", rechecked: true, claim: { conclusion: "rev xs @ [] = xs" } });
    expect(answers[1]?.report.assignment).toEqual(answers[0]?.report.assignment);
  });

  it("are never tried as values of other types", async () => {
    const text = `lemma a: "x = (0 :: nat)" oops
lemma b: "(x :: int) * x ≥ 0" oops
lemma c: "x = (x :: bool)" oops
lemma d: "(x :: int) - 1 < x" oops
lemma e: "x < (1 :: int)" oops
lemma f: "x * x ≥ (x :: int)" oops`;
    const theory = theoryOf(text);
    const questions = statementsOf(text).map((statement) => ({ theory, statement }));
    const settings = { ...checkDefaults, strategy: "exhaustive" as const, size: 3 };
    const answers = await checkTogether(questions, settings, () => 0);
    expect(answers.map(({ report, isShared }) => [report.outcome, isShared])).toEqual([
      ["genuine", false],
      ["none", false],
      ["none", false],
      ["none", false],
      ["genuine", false],
      ["none", false],
    ]);
  });
});

describe("counterexamples as texts", () => {
  const text = `lemma a: "rev xs = (xs :: nat list)" oops
lemma b: "rev (rev xs) = (xs :: nat list)" oops
lemma c: "rev xs = (xs :: bool list)" oops
lemma d: "rev xs @ ys = xs @ (ys :: nat list)" oops
lemma e: "tl xs = (xs :: 'a list)" oops`;
  const theory = theoryOf(text);
  const statements = statementsOf(text);

  it("refute what they refute, and nothing is made of those that cannot be read", () => {
    const tried = (texts: readonly (readonly string[])[]) =>
      statements.map((statement) => tryTexts({ theory, statement }, texts, checkDefaults, () => 0)?.assignment ?? null);
    expect(tried([["xs = [0, 1]"]])).toEqual([{ xs: "[0, 1]" }, null, null, null, null]);
    expect(tried([["xs = [0, 1]"], ["ys = []"], ["'a = 2", "xs = [a⇩1]"]])).toEqual([{ xs: "[0, 1]" }, null, null, null, { xs: "[a⇩1]" }]);
    expect(tried([["xs = )"], []])).toEqual([null, null, null, null, null]);
  });
});
