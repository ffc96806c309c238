import { describe, expect, it } from "vitest";
import { checkDefaults, runTask, tasksOf } from "../../src/refute/index.ts";
import { theoryOf } from "./theory-text.ts";

const declarations = `
typedecl guest
consts c :: guest
axiomatization P :: "guest ⇒ bool" where pc: "P c"
codatatype 'a stream = SCons 'a "'a stream"
primcorec flip where "flip b = SCons b (flip (¬ b))"
codatatype 'a tree = Node 'a "'a tree" "'a tree"
primcorec both where "both b = Node b (both (¬ b)) (both (¬ b))"
codatatype 'a llist = LNil | LCons 'a "'a llist"
inductive lfin :: "'a llist ⇒ bool" where "lfin LNil" | "lfin xs ⟹ lfin (LCons x xs)"
coinductive linf :: "'a llist ⇒ bool" where "linf xs ⟹ linf (LCons x xs)"
coinductive loops :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ bool" for r where "r x y ⟹ loops r y ⟹ loops r x"
record room = owner :: guest
typedecl key
record lock = current :: key  issued :: "key set"  opens :: "key ⇒ bool"
inductive_set locks :: "lock set" where
  "⦇current = k, issued = {k}, opens = (λx. x = k)⦈ ∈ locks"
| "l ∈ locks ⟹ k ∉ issued l ⟹ l⦇current := k, issued := insert k (issued l)⦈ ∈ locks"
| "l ∈ locks ⟹ current l = k ⟹ l⦇opens := (λx. x = k)⦈ ∈ locks"
inductive joined :: "(guest ⇒ guest ⇒ bool) ⇒ guest ⇒ guest ⇒ bool" for r where
  "r x y ⟹ joined r x y" | "joined r x y ⟹ joined r y z ⟹ joined r x z"
class involution = fixes f :: "'a ⇒ 'a" assumes ff: "f (f x) = x"
`;

async function outcome(claim: string, isTrue: boolean, imports = "Main"): Promise<unknown> {
  const theory = theoryOf(`${declarations}\nlemma "${claim}" nitpick ${isTrue ? "sorry" : "oops"}`, imports);
  const [task] = tasksOf(theory, checkDefaults);
  const { report } = await runTask(theory, task ?? expect.unreachable(), checkDefaults, () => performance.now());
  return [report?.outcome, report?.rechecked];
}

describe("models are rechecked in the model itself", () => {
  it.each([
    ["elements of declared types", "x = (y :: guest)"],
    ["constants with axioms", "P x"],
    ["quantifiers over declared types", "∃x. ∀y :: guest. y = x"],
    ["records of declared types", "owner s = owner t"],
    ["operations of a class", "(x :: 'a :: order) ≤ y ∨ y ≤ x"],
    ["a class with axioms", "f (x :: 'a :: involution) = x"],
    ["infinite objects", "SCons x s ≠ s"],
    ["infinite objects with inductive predicates", "lfin xs"],
    ["infinite objects with coinductive predicates", "linf xs ⟹ xs = LCons x xs"],
    ["infinite objects that a function makes", "s ≠ flip True"],
    ["infinite objects that lead back to themselves in many ways", "x = both True ⟹ x = y"],
    ["coinductive predicates", "loops r x ⟹ r x x"],
    ["states that are reached", "l ∈ locks ⟹ opens l (current l)"],
    ["states that are reached in several steps", "l ∈ locks ⟹ opens l k ⟹ k = current l ∨ issued l = {k, current l}"],
    ["states that are not reached", "l ∈ locks"],
    ["what a relation does not join", "joined r x y ⟹ joined r y x"],
    ["choices", "P x ⟹ (SOME x. P x) = x"],
    ["selectors of other constructors", "hd xs = y ⟹ xs ≠ []"],
  ])("%s: %s", async (_, claim) => {
    expect(await outcome(claim, false)).toEqual(["genuine", true]);
  });

  it("numbers that are fractions", async () => {
    expect(await outcome("(x :: rat) < y ⟹ x + 1 / 2 < y", false, "Complex_Main")).toEqual(["genuine", true]);
  });

  it.each([
    ["an axiom", "P c"],
    ["an axiom of a class", "f (f (x :: 'a :: involution)) = x"],
    ["equality of infinite objects", "SCons x s = SCons x t ⟹ s = t"],
    ["what a function makes step by step", "s = flip b ⟹ s = SCons b (SCons (¬ b) s)"],
    ["what a function makes in many ways", "both b = Node b x y ⟹ x = y"],
    ["what is chosen", "P x ⟹ P (SOME x. P x)"],
  ])("%s is not refuted: %s", async (_, claim) => {
    expect(await outcome(claim, true)).not.toEqual(["genuine", true]);
  });
});
