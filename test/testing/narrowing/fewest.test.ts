import { describe, expect, it } from "vitest";
import { showTerm } from "../../../src/logic/index.ts";
import { assumingDenied } from "../../../src/testing/narrowing/denials.ts";
import { denies, searchNarrowing } from "../../../src/testing/narrowing/index.ts";
import { recheck } from "../../../src/witness/index.ts";
import { ample, conjectureOf, narrowed } from "./narrowed.ts";

const colouring = `
fun at :: "int list ⇒ nat ⇒ int option" where
  "at [] n = None"
| "at (x # xs) n = (if n = 0 then Some x else at xs (n - 1))"
fun proper :: "int list ⇒ (nat × nat) list ⇒ bool" where
  "proper cs [] = True"
| "proper cs ((u, v) # es) = ((case at cs u of None ⇒ False | Some a ⇒ (case at cs v of None ⇒ False | Some b ⇒ a ≠ b)) ∧ proper cs es)"
definition wheel :: "(nat × nat) list" where
  "wheel = concat (map (λi. [(i, (i + 1) mod 9), (9 + i, 9 + (i + 1) mod 9), (i, 9 + i)]) (rev [0 ..< 9]))"
`;

const events = `
datatype event = Open nat | Close nat
fun opened :: "event list ⇒ nat list" where
  "opened [] = []"
| "opened (Open d # es) = d # opened es"
| "opened (Close d # es) = removeAll d (opened es)"
`;

describe("narrowing by the fewest alternatives", () => {
  it("finds long values that satisfy many conditions, in few evaluations", () => {
    const claim = "¬ proper cs wheel ∨ ¬ (∀c ∈ set cs. 0 ≤ c ∧ c < 3)";
    const conjecture = conjectureOf(claim, colouring);
    const result = searchNarrowing(conjecture, { levelsPerNumber: 1, size: 40 }, ample());
    expect(result.kind).toBe("found");
    if (result.kind === "found") expect(recheck(conjecture, result.find.assignment)).toMatchObject({ kind: "confirmed" });
    expect(result.coverage.tests).toBeLessThan(5000);
  });

  it('takes a condition in an "if" for what it says: one more condition', () => {
    const differ = `
fun among :: "nat ⇒ nat list ⇒ bool" where
  "among x [] = False"
| "among x (y # ys) = (x = y ∨ among x ys)"
fun differ :: "nat list ⇒ bool" where
  "differ [] = True"
| "differ (x # xs) = (if among x xs then False else differ xs)"
`;
    const result = narrowed("¬ (length xs = 9 ∧ differ xs)", { levelsPerNumber: 1, size: 12 }, differ);
    expect(result.kind).toBe("found");
    expect(result.coverage.tests).toBeLessThan(2000);
  });

  it("finds deep values with few names", () => {
    const claim = "length (opened es) < 4 ∨ distinct (opened es) ∨ hd es ≠ Close 1";
    for (const levelsPerNumber of [1, 2] as const) expect(narrowed(claim, { levelsPerNumber, size: 12 }, events).kind).toBe("found");
  });

  it("refutes nothing that is true, and claims no more than the plain order", () => {
    for (const levelsPerNumber of [1, 2] as const)
      for (const claim of ["sorted xs ⟹ sorted (filter P xs)", "¬ (x < y ∧ y < (x :: int))", "xs = [] ∨ hd xs ∈ set (xs :: nat list)"])
        expect(narrowed(claim, { levelsPerNumber, size: 4 }).kind, claim).toBe("none");
  });
});

describe("what a conclusion denies", () => {
  it("is assumed, however deep it stands", () => {
    const conjecture = assumingDenied(conjectureOf("P ⟹ (Q ⟶ ¬ R) ∨ S ∨ ¬ (T :: bool)"));
    expect([conjecture.premises.map((t) => showTerm(t)), showTerm(conjecture.conclusion)]).toEqual([["P", "Q", "R", "T"], "S"]);
  });

  it("leaves nothing to be shown where it is all", () => {
    expect(showTerm(assumingDenied(conjectureOf("¬ (P ∧ Q)")).conclusion)).toBe("HOL.bool.False");
    expect(["¬ P", "P ∨ ¬ Q", "P ∨ Q", "P ∧ ¬ Q"].map((claim) => denies(conjectureOf(claim).conclusion))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
