import { describe, expect, test } from "vitest";
import { isMonotonic } from "../../src/finding/monotonicity/index.ts";
import { eachNode, not, type Type } from "../../src/logic/index.ts";
import { cadical } from "../../src/sat/index.ts";
import { conjectureOf, find, option, outcome } from "./finder.ts";

const definitions = `
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
datatype 'a box = Box "'a ⇒ nat"
fun labels :: "'a tree ⇒ 'a set" where "labels Leaf = {}" | "labels (Node l x r) = insert x (labels l ∪ labels r)"
inductive path for r where "path r x x" | "r x y ⟹ path r y z ⟹ path r x z"
inductive linked for r where "r x y ⟹ linked r x y" | "r x y ⟹ linked r y z ⟹ linked r x z"
coinductive forever for r where "r x y ⟹ forever r y ⟹ forever r x"
`;

/** The least number of calculi that show that refuting a claim is monotonic in `'a`; null if they do not. */
async function calculus(claim: string): Promise<1 | 2 | null> {
  const { theory, premises, conclusion } = conjectureOf(`${definitions}lemma "${claim}" oops`);
  const wanted = [...premises, not(conclusion)];
  let a: Type | null = null;
  const look = (ty: Type): void => {
    if (ty.kind === "con") ty.args.forEach(look);
    else if (ty.name === "'a") a = ty;
  };
  for (const t of wanted) eachNode(t, (node) => look(node.type));
  if (a === null) throw new Error("no 'a");
  if (await isMonotonic(theory, wanted, a, 1, cadical)) return 1;
  return (await isMonotonic(theory, wanted, a, 2, cadical)) ? 2 : null;
}

describe("monotonicity", () => {
  test.each<[string, 1 | 2 | null]>([
    ["(x :: 'a) = y", 1],
    ["xs @ ys = ys @ (xs :: 'a list)", 1],
    ["rev (rev xs) = (xs :: 'a list) ⟹ xs = ys", 1],
    ["¬ (∀x :: 'a. x = y) ⟹ False", 1],
    ["∀P. P (x :: 'a) ⟶ P y", 2],
    ["(∀P. P (x :: 'a) ⟶ P y) ⟹ x = y", 2],
    ["P (x :: 'a) ⟹ P y", 2],
    ["x ∈ A ⟹ (x :: 'a) ∈ B", 2],
    ["A ∪ B = (A :: 'a set)", 2],
    ["A ⊆ B ⟹ f ` A ⊆ f ` (B - {x :: 'a})", 2],
    ["R (x :: 'a) y ⟹ ∃z. R x z ∧ R z y", 2],
    ["(∀x :: 'a. x = y) ⟹ P y", null],
    ["(∀x :: 'a. P x) ⟹ P y", 2],
    ["(∀x :: 'a. P x ∧ Q x) ⟹ (∀x. ¬ P x) ⟹ False", null],
    ["P (y :: 'a) ⟹ ∀x. P x", 2],
    ["A ≠ (UNIV :: 'a set)", 2],
    ["A = (UNIV :: 'a set) ⟹ B = - A ⟹ P A B", 2],
    ["A = (UNIV :: 'a set) ⟹ A = {} ⟹ False", null],
    ["f = (g :: 'a ⇒ 'b)", 2],
    ["f = (g :: 'a ⇒ 'b) ⟹ P", 2],
    ["inj (f :: 'a ⇒ 'b)", 2],
    ["inj (f :: 'a ⇒ 'b) ⟹ P", null],
    ["surj (f :: 'b ⇒ 'a) ⟹ P", null],
    ["(∃x :: 'a. P x) ⟷ Q", 2],
    ["card (A :: 'a set) = 2", 2],
    ["card (UNIV :: 'a set) = 2", null],
    ["finite (A ∪ (B :: 'a set)) ⟹ P", 2],
    ["(THE x :: 'a. x ∈ A) ∈ A", 2],
    ["(r O s)¯ = s¯ O (r¯ :: ('a × 'a) set)", 2],
    ["trans (r :: ('a × 'a) set) ⟹ sym r", 2],
    ["refl (r :: ('a × 'a) set) ⟹ sym r", 2],
    ["refl (r :: ('a × 'a) set) ⟹ antisym r ⟹ sym r", null],
    ["(x, y) ∈ r⇧+ ⟹ (x, y :: 'a) ∈ r", 2],
    ["(x, y) ∈ r⇧* ⟹ (x, y :: 'a) ∈ r", 2],
    ["r⇧* = (s⇧* :: ('a × 'a) set) ⟹ r = s", null],
    ["path r (x :: 'a) y ⟹ r x y", 2],
    ["linked r = linked s ⟹ r = (s :: 'a ⇒ 'a ⇒ bool)", 2],
    ["forever r (x :: 'a) ⟹ r x x", 2],
    ["labels t = {} ⟷ t = (Leaf :: 'a tree)", 2],
    ["labels t ≠ (UNIV :: 'a set)", null],
    ["map f (xs :: 'a list) = ys", 2],
    ["filter P (xs :: 'a list) = xs", 2],
    ["distinct (xs :: 'a list) ⟹ length xs = card (set xs)", 2],
    ["{(λx :: 'a. x = a)} = C ⟹ P", 2],
    ["b = Box (f :: 'a ⇒ nat)", null],
  ])("%s: %s", async (claim, expected) => {
    expect(await calculus(claim)).toBe(expected);
  });

  test("monotonic types need no cardinalities of their own", async () => {
    const body = "lemma \"P (x :: 'a) (u :: 'b) ⟹ P x v ∨ P y u ∨ P x u\" oops";
    expect((await find(body)).scopesTotal).toBe(3);
    expect((await find(body, [option("mono_calculi", ["1"])])).scopesTotal).toBe(9);
    expect((await find(body, [option("non_mono", [])])).scopesTotal).toBe(9);
  });

  test("types with axioms have cardinalities of their own", async () => {
    const body = (sort: string): string => `lemma "(x :: 'a${sort}) = y ⟹ (u :: 'b) = v" oops`;
    expect((await find(body(""))).scopesTotal).toBe(3);
    expect((await find(body(" :: order"))).scopesTotal).toBe(9);
  });

  test("a declared type is seen inside of others", async () => {
    const scopes = async (claim: string): Promise<number> => {
      const before = 'typedecl key datatype card = Card key key typedecl guest definition few where "few ⟷ (∀x y :: key. x = y)"';
      return (await find(`${before} lemma "${claim}" oops`)).scopesTotal;
    };
    expect(await scopes("(k :: key) = l ⟹ (g :: guest) = h")).toBe(3);
    expect(await scopes("(∀c. c = Card k k) ⟹ (g :: guest) = h")).toBe(9);
    expect(await scopes("few ⟹ (k :: key) = l ⟹ (g :: guest) = h")).toBe(9);
  });

  test("what needs unequal cardinalities is still found", async () => {
    const body = "lemma \"(∀u v :: 'b. u = v) ⟹ (∀x y :: 'a. x = y)\" oops";
    expect(await outcome(body)).toBe("genuine");
    expect(await outcome(body, [option("mono", [])])).toBe("none");
  });
});
