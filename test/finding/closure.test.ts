import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, findModel } from "../../src/finding/index.ts";
import { apps, boolT, constant, False, funs, names, pair, prodT, setT, type Term, True } from "../../src/logic/index.ts";
import { recheck } from "../../src/witness/index.ts";
import { conjectureOf, outcome } from "./finder.ts";

const truths: readonly Term[] = [False, True];
const pairs = truths.flatMap((a) => truths.map((b) => pair(a, b)));
const pairT = prodT(boolT, boolT);
const insert = constant(names.insert, funs([pairT, setT(pairT)], setT(pairT)));
/** All relations on bool. */
const relations: Term[] = [constant(names.bot, setT(pairT))];
for (const p of pairs) relations.push(...relations.map((r) => apps(insert, [p, r])));

const relation: fc.Arbitrary<string> = fc
  .letrec<{ r: string }>((tie) => ({
    r: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom("r", "r¯", "Id", "UNIV - r"),
      tie("r").map((a) => `(${a})⇧*`),
      tie("r").map((a) => `(${a})⇧+`),
      fc.tuple(tie("r"), fc.constantFrom("∪", "∩", "O"), tie("r")).map(([a, o, b]) => `((${a}) ${o} (${b}))`),
    ),
  }))
  .r.map((text) => text.replaceAll("r¯", "converse r"));

describe("closures", () => {
  test("on formulas about closures the finder agrees with trying every relation on bool", async () => {
    await fc.assert(
      fc.asyncProperty(relation, relation, fc.constantFrom("⟶", "⟷", "∨"), async (a, b, connective) => {
        const claim = `((x :: bool, y :: bool) ∈ ${a}) ${connective} ((x, y) ∈ ${b}) ∧ (r :: (bool × bool) set) = r`;
        const conjecture = conjectureOf(`lemma "${claim}" oops`);
        const found = await findModel(conjecture, findingDefaults, new Budget(() => 0, 1));
        const isRefuted = relations.some((r) =>
          truths.some((x) => truths.some((y) => recheck(conjecture, new Map(Object.entries({ x, y, r }))).kind === "confirmed")),
        );
        expect(found.outcome).toBe(isRefuted ? "genuine" : "none");
      }),
      { numRuns: 25, seed: 3 },
    );
  }, 60_000);

  test.each([
    ["R⇧* ∪ S⇧* ⊆ (R ∪ S)⇧*", "none"],
    ["(R ∪ S)⇧* ⊆ R⇧* ∪ S⇧*", "genuine"],
    ["trans (r⇧+)", "none"],
    ["wf r ⟹ acyclic r", "none"],
    ["acyclic r ⟹ wf (r :: ('a :: finite × 'a) set)", "none"],
    ["wf (r ∪ s) ⟹ wf (r O s)", "none"],
    ["wf r ⟹ wf s ⟹ wf (r O s)", "genuine"],
    ["wf_on A r ⟹ wf (r :: ('a :: finite × 'a) set)", "genuine"],
  ])("%s", async (claim, expected) => {
    expect(await outcome(`lemma "${claim}" oops`)).toBe(expected);
  });
});

describe("sets that are run through by what they are made of", () => {
  test.each([
    ["equiv UNIV r ⟹ equiv UNIV s ⟹ equiv UNIV (r ∩ s)", "none"],
    ["(⋃x∈A. f x) = ⋃(f ` A)", "none"],
    ["(∀B ∈ {A, {x}}. x ∈ B) ⟷ x ∈ A", "none"],
    ["(⋂B ∈ {A, C}. B) = A ∩ C", "none"],
    ["(⋂B ∈ {A, C}. B) = A", "genuine"],
    ["(∃p ∈ A × B. fst p = snd p) ⟷ A ∩ B ≠ {}", "none"],
    ["f ` (A ∩ B) = f ` A ∩ f ` B", "genuine"],
    ["f ` (A - B) ⊆ f ` A - f ` B", "genuine"],
    ["f ` (A ∪ B) = f ` A ∪ f ` B", "none"],
  ])("%s", async (claim, expected) => {
    expect(await outcome(`lemma "${claim}" oops`)).toBe(expected);
  });
});
