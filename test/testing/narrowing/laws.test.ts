import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Conjecture, substFrees, type Term } from "../../../src/logic/index.ts";
import { defaultOptions, prepareTest } from "../../../src/testing/index.ts";
import { narrowingDefaults, prepareNarrowing } from "../../../src/testing/narrowing/index.ts";
import { recheck } from "../../../src/witness/index.ts";
import { ample, conjecturesOf } from "./narrowed.ts";

const declarations = `
datatype t3 = A | B t3 | C bool t3
fun size3 :: "t3 ⇒ nat" where "size3 A = 0" | "size3 (B t) = Suc (size3 t)" | "size3 (C b t) = (if b then 2 else 1) + size3 t"
fun under :: "t3 ⇒ t3 ⇒ bool" where "under A t = True" | "under (B s) (B t) = under s t" | "under (C b s) (C c t) = (b = c ∧ under s t)" | "under s t = False"
definition equal :: "nat set ⇒ nat set ⇒ bool" where "equal X Y ⟷ X = Y"
definition same :: "nat list ⇒ nat list ⇒ bool" where "same xs ys ⟷ xs = ys"
fun join :: "t3 ⇒ t3 ⇒ t3" where "join A t = t" | "join (B s) t = B (join s t)" | "join (C b s) t = C b (join s t)"
`;

// Equations are hidden in `same`: exhaustive testing solves those that it sees, and so meets values beyond the size.
/** Terms as text, of a few shapes for each type, over the variables xs, ys, m, n, s, t, b. */
const { claim } = fc.letrec<{ list: string; nat: string; tree: string; claim: string }>((tie) => ({
  list: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom("xs", "ys", "[n]", "([] :: nat list)"),
    tie("list").map((l) => `rev (${l})`),
    tie("list").map((l) => `tl (${l})`),
    fc.tuple(tie("list"), tie("list")).map(([a, b]) => `(${a}) @ (${b})`),
    tie("list").map((l) => `filter (λx. x < 2) (${l})`),
    fc.tuple(tie("nat"), tie("list")).map(([n, l]) => `take (${n}) (${l})`),
  ),
  nat: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom("m", "n", "0", "1"),
    tie("nat").map((n) => `Suc (${n})`),
    tie("list").map((l) => `length (${l})`),
    tie("tree").map((t) => `size3 (${t})`),
    fc.tuple(tie("nat"), tie("nat")).map(([a, b]) => `(${a}) + (${b})`),
    fc.tuple(tie("nat"), tie("nat")).map(([a, b]) => `(${a}) - (${b})`),
  ),
  tree: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom("s", "t", "A"),
    fc.tuple(tie("tree"), tie("tree")).map(([a, b]) => `join (${a}) (${b})`),
    tie("tree").map((t) => `C b (${t})`),
  ),
  claim: fc.oneof(
    { maxDepth: 2 },
    fc.tuple(tie("list"), tie("list")).map(([a, b]) => `same (${a}) (${b})`),
    fc.tuple(tie("nat"), tie("nat")).map(([a, b]) => `${a} ≤ (${b} :: nat)`),
    fc.tuple(tie("tree"), tie("tree")).map(([a, b]) => `under (${a}) (${b})`),
    tie("list").map((l) => `distinct (${l} :: nat list)`),
    tie("list").map((l) => `sorted (${l} :: nat list)`),
    tie("claim").map((c) => `¬ (${c})`),
    fc.tuple(tie("claim"), tie("claim")).map(([a, b]) => `(${a}) ∧ (${b})`),
    fc.tuple(tie("claim"), tie("claim")).map(([a, b]) => `(${a}) ∨ (${b})`),
  ),
}));

/** Claims that only compare numbers: x, y, xs, ys. */
const { claim: orderClaim } = fc.letrec<{ list: string; nat: string; claim: string }>((tie) => ({
  list: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom("xs", "ys", "[x, y]"),
    fc.tuple(tie("nat"), tie("list")).map(([n, l]) => `filter (λz. z ≤ ${n}) (${l})`),
    fc.tuple(tie("nat"), tie("list")).map(([n, l]) => `filter (λz. ${n} < z) (${l})`),
    fc.tuple(tie("nat"), tie("list")).map(([n, l]) => `insort (${n}) (${l})`),
    fc.tuple(tie("nat"), tie("list")).map(([n, l]) => `remove1 (${n}) (${l})`),
    tie("list").map((l) => `remdups (${l})`),
    fc.tuple(tie("list"), tie("list")).map(([a, b]) => `(${a}) @ (${b})`),
  ),
  nat: fc.oneof(
    { maxDepth: 1 },
    fc.constantFrom("x", "y"),
    fc.tuple(tie("nat"), tie("nat")).map(([a, b]) => `(if ${a} < ${b} then ${a} else ${b})`),
  ),
  claim: fc.oneof(
    { maxDepth: 2 },
    fc.tuple(tie("nat"), tie("nat")).map(([a, b]) => `${a} ≤ ${b}`),
    fc.tuple(tie("nat"), tie("list")).map(([a, b]) => `List.member (${b}) (${a})`),
    tie("list").map((l) => `distinct (${l})`),
    tie("list").map((l) => `sorted (${l})`),
    tie("claim").map((c) => `¬ (${c})`),
    fc.tuple(tie("claim"), tie("claim")).map(([a, b]) => `(${a}) ∧ (${b})`),
    fc.tuple(tie("claim"), tie("claim")).map(([a, b]) => `(${a}) ∨ (${b})`),
  ),
}));

/** Claims about sets of numbers, with functions and predicates: M, N, m, n, xs, f, P. */
const { claim: setClaim } = fc.letrec<{ set: string; nat: string; claim: string }>((tie) => ({
  set: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom("M", "N", "set xs", "{n}", "({} :: nat set)", "{m..n}", "- M", "{x ∈ M. P x}"),
    fc.tuple(tie("set"), tie("set")).map(([a, b]) => `(${a}) ∪ (${b})`),
    fc.tuple(tie("set"), tie("set")).map(([a, b]) => `(${a}) ∩ (${b})`),
    tie("set").map((a) => `f \` (${a})`),
    fc.tuple(tie("set"), tie("nat")).map(([a, n]) => `{x ∈ ${a}. x < ${n}}`),
    fc.tuple(tie("set"), tie("nat")).map(([a, n]) => `{x + ${n} |x. x ∈ ${a}}`),
    fc.tuple(tie("set"), tie("set")).map(([a, b]) => `(⋃x ∈ ${a}. {y ∈ ${b}. y < x})`),
  ),
  nat: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom("m", "n", "1", "f n", "length xs"),
    tie("set").map((s) => `card (${s})`),
  ),
  claim: fc.oneof(
    { maxDepth: 2 },
    fc.tuple(tie("set"), tie("set")).map(([a, b]) => `equal (${a}) (${b})`),
    fc.tuple(tie("set"), tie("set")).map(([a, b]) => `(${a}) ⊆ (${b})`),
    fc.tuple(tie("nat"), tie("set")).map(([a, b]) => `(${a}) ∈ (${b})`),
    tie("set").map((s) => `(∀x ∈ ${s}. P x)`),
    tie("claim").map((c) => `¬ (${c})`),
    fc.tuple(tie("claim"), tie("claim")).map(([a, b]) => `(${a}) ∨ (${b})`),
  ),
}));

const fixed = 'fixes xs ys :: "nat list" and m n :: nat and b :: bool';
const setFixed = 'fixes xs :: "nat list" and M N :: "nat set" and m n :: nat and f :: "nat ⇒ nat" and P :: "nat ⇒ bool"';

/** Statements with one premise from claims of a sort. */
function sampled(claims: fc.Arbitrary<string>, before: string, numRuns: number): string[] {
  return fc
    .sample(fc.tuple(claims, claims), { numRuns, seed: 7 })
    .map(([premise, conclusion]) => `lemma ${before} shows "(${premise}) ⟹ (${conclusion})" oops`);
}

/** Compares both testers at each size; returns how many searches ended with a find and how many without. */
function compared(statements: readonly string[], sizes: readonly number[]): { readonly found: number; readonly open: number } {
  let found = 0;
  let open = 0;
  const judged = new Set<Conjecture>();
  for (const [i, conjecture] of conjecturesOf(`${declarations}\n${statements.join("\n")}`).entries()) {
    const narrowing = prepareNarrowing(conjecture, { ...narrowingDefaults, allowExistentials: false });
    const exhaustive = prepareTest(conjecture, defaultOptions);
    expect(narrowing.kind, statements[i]).toBe(exhaustive.kind);
    if (narrowing.kind !== "ready" || exhaustive.kind !== "ready") continue;
    for (const size of sizes) {
      const [ours, theirs] = [narrowing.run(size, ample()), exhaustive.run(size, ample())];
      const isDecided = theirs.undecided.size + theirs.potential.length === 0;
      if (isDecided && theirs.finds.length === 0) expect([...ours.undecided.keys()], statements[i]).toEqual([]);
      expect(ours.truth === "false", `${statements[i]} at size ${size}`).toBe(theirs.finds.length > 0);
      const [find] = ours.finds;
      if (find === undefined) {
        open++;
        continue;
      }
      found++;
      if (judged.has(conjecture)) continue;
      judged.add(conjecture);
      // The reference evaluator cannot decide all of what sets and functions allow.
      expect(recheck(conjecture, find.assignment).kind, statements[i]).not.toBe("refuted");
      expect(isRefutedByExhaustiveTesting(conjecture, find.assignment), statements[i]).toBe(true);
    }
  }
  return { found, open };
}

/** Whether exhaustive testing refutes the conjecture with the values of a find put in. */
function isRefutedByExhaustiveTesting(conjecture: Conjecture, assignment: ReadonlyMap<string, Term>): boolean {
  const put = (t: Term): Term => substFrees(assignment, t);
  const ground = { ...conjecture, variables: [], premises: conjecture.premises.map(put), conclusion: put(conjecture.conclusion) };
  const test = prepareTest(ground, defaultOptions);
  return test.kind === "ready" && test.run(1, ample()).finds.length > 0;
}

describe("narrowing and exhaustive testing", () => {
  it("agree on quantifier-free statements at each size, and finds stand the recheck", () => {
    const { found, open } = compared(sampled(claim, fixed, 60), [1, 2, 3]);
    expect(found).toBeGreaterThan(30);
    expect(open).toBeGreaterThan(30);
  });

  it("agree on statements that only compare numbers", () => {
    const fixedNumbers = 'fixes x y :: nat and xs ys :: "nat list"';
    const statements = fc
      .sample(fc.tuple(orderClaim, orderClaim), { numRuns: 60, seed: 5 })
      .map(([premise, conclusion]) => `lemma ${fixedNumbers} shows "(${premise}) ⟹ (${conclusion})" oops`);
    const { found, open } = compared(statements, [1, 2, 3, 4]);
    expect(found).toBeGreaterThan(60);
    expect(open).toBeGreaterThan(60);
  });

  it("agree on statements about sets and functions", () => {
    const { found, open } = compared(sampled(setClaim, setFixed, 45), [1, 2]);
    expect(found).toBeGreaterThan(20);
    expect(open).toBeGreaterThan(20);
  });
});

describe("refinement", () => {
  it("loses no value and meets none twice: what looks at everything has as many leaves as there are values", () => {
    const whole = conjecturesOf(`${declarations}
lemma "sum_list (xs :: nat list) + length xs ≥ 0 ∨ P" oops
lemma "size3 t + size3 s < 1000" oops
lemma "join s t = join s t ∧ size3 s < 1000 ∧ size3 t < 1000" oops
lemma "(case x of None ⇒ True | Some (a, b) ⇒ (a :: nat) + b < 1000)" oops`);
    for (const conjecture of whole.slice(1)) {
      const narrowing = prepareNarrowing(conjecture);
      const exhaustive = prepareTest(conjecture);
      if (narrowing.kind !== "ready" || exhaustive.kind !== "ready") throw new Error("not executable");
      for (const size of [1, 2, 3, 4]) expect(narrowing.run(size, ample()).tests).toBe(exhaustive.run(size, ample()).tests);
    }
  });

  it("meets every value that satisfies a premise, once: as many as exhaustive testing", () => {
    // The conclusion looks at every variable and is true.
    const look = "sum_list xs + sum_list ys + m + n + size3 s + size3 t + (if b then 1 else 0) < 1000";
    const statements = fc
      .sample(fc.tuple(claim, claim), { numRuns: 20, seed: 11 })
      .map(([p, q]) => `lemma ${fixed} shows "(${p}) ⟹ (${q}) ⟹ ${look}" oops`);
    let some = 0;
    for (const [i, conjecture] of conjecturesOf(`${declarations}\n${statements.join("\n")}`).entries()) {
      const narrowing = prepareNarrowing(conjecture);
      const exhaustive = prepareTest(conjecture, defaultOptions);
      if (narrowing.kind !== "ready" || exhaustive.kind !== "ready") throw new Error(`not executable: ${statements[i]}`);
      for (const size of [1, 2, 3]) {
        const { premisesSatisfied } = exhaustive.run(size, ample());
        expect(narrowing.run(size, ample()).premisesSatisfied, `${statements[i]} at size ${size}`).toBe(premisesSatisfied);
        if (size === 3 && premisesSatisfied > 0) some++;
      }
    }
    expect(some).toBeGreaterThan(12);
  });

  it("counts the values that a comparison passes over", () => {
    for (const statement of ["m ≤ n ⟹ m < Suc n", "n < m ⟹ ¬ m ≤ n", "m ≠ n ⟹ n ≠ m", "¬ m < n ⟹ n ≤ m"]) {
      const [conjecture] = conjecturesOf(`lemma "${statement.replace("n", "(n :: nat)")}" oops`);
      const narrowing = conjecture === undefined ? null : prepareNarrowing(conjecture);
      if (narrowing?.kind !== "ready") throw new Error("not executable");
      for (const size of [1, 2, 5]) expect(narrowing.run(size, ample()).tests, `${statement} at size ${size}`).toBe(size * size);
    }
  });

  it("counts them where what they are compared with is computed, and for integers", () => {
    for (const statement of ["length xs ≤ i ⟹ i + 1 > length (xs :: nat list)", "(i :: int) ≤ j ⟹ j < k + 1 ⟹ i ≤ k"]) {
      const [conjecture] = conjecturesOf(`lemma "${statement}" oops`);
      const narrowing = conjecture === undefined ? null : prepareNarrowing(conjecture);
      const exhaustive = conjecture === undefined ? null : prepareTest(conjecture, defaultOptions);
      if (narrowing?.kind !== "ready" || exhaustive?.kind !== "ready") throw new Error("not executable");
      for (const size of [2, 3, 4]) {
        const { end, premisesSatisfied } = narrowing.run(size, ample());
        expect(end).toBe("complete");
        expect(premisesSatisfied, `${statement} at size ${size}`).toBeGreaterThan(0);
        if (statement.includes("int")) expect(premisesSatisfied).toBe(exhaustive.run(size, ample()).premisesSatisfied);
      }
    }
  });
});
