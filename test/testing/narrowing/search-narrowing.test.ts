import { describe, expect, it } from "vitest";
import { Budget } from "../../../src/base/index.ts";
import { searchNarrowing } from "../../../src/testing/narrowing/index.ts";
import { showPartial } from "../../../src/testing/narrowing/show-partial.ts";
import { recheck } from "../../../src/witness/index.ts";
import { ample, conjectureOf, narrowed } from "./narrowed.ts";

const trees = `
datatype nt = Z | S nt
datatype tr = Lf | Br tr nat tr
fun le :: "nt ⇒ nt ⇒ bool" where "le Z n = True" | "le (S m) Z = False" | "le (S m) (S n) = le m n"
fun mirror :: "tr ⇒ tr" where "mirror Lf = Lf" | "mirror (Br l x r) = Br (mirror r) x (mirror l)"
`;

/** What a find shows, as one line; names in alphabetical order. */
function shown(statement: string, before = ""): string {
  const result = narrowed(statement, {}, before);
  if (result.kind !== "found") return result.kind;
  return [...result.find.shown]
    .map(([name, text]) => `${name} = ${text}`)
    .sort()
    .join("; ");
}

describe("searchNarrowing", () => {
  it("leaves parts that were not looked at as holes", () => {
    expect(shown("zip xs ys = zip ys xs")).toBe("xs = a⇩1 # _; ys = a⇩2 # _");
    expect(shown("le m n ⟹ le n m", trees)).toBe("n = S _");
  });

  it("completes holes to values that the reference evaluator confirms", () => {
    const conjecture = conjectureOf("mirror t = t", trees);
    const result = searchNarrowing(conjecture, {}, ample());
    expect(result.kind).toBe("found");
    if (result.kind === "found") expect(recheck(conjecture, result.find.assignment)).toMatchObject({ kind: "confirmed" });
  });

  it("shows values that depend on a witness as case expressions", () => {
    expect(shown("∃n :: nat. ∀m. n = m")).toBe("m = case n of 0 ⇒ Suc _ | Suc _ ⇒ 0");
    expect(shown("∃n. ∀m. n = (m :: nt)", trees)).toBe("m = case n of Z ⇒ S _ | S _ ⇒ Z");
  });

  it("refutes existentials below premises", () => {
    expect(narrowed("rev xs = xs ⟹ ∃ys. xs = ys @ rev ys").kind).toBe("found");
    expect(narrowed("∃xs. ∀ys. xs @ ys = ys @ (xs :: bool list) ∧ xs ≠ []").kind).toBe("found");
  });

  it("takes connectives however deep they are nested", () => {
    const nested = Array.from({ length: 40 }, (_, i) => `x ≠ ${i + 3} ${i % 2 === 1 ? "∨" : "∧"} (`).join("");
    const deep = (before: string): string => `∃y :: nat. y = x ∧ (${before}${nested}True${")".repeat(40)})`;
    expect(narrowed(deep("")).kind).toBe("found");
    expect(narrowed(deep("x = 3 ∨ ")).kind).not.toBe("found");
  });

  it("decides cyclic demands by disunification", () => {
    expect(narrowed("∃x. x = S x", {}, trees).kind).toBe("found");
    expect(narrowed("∃x. x = Suc x").kind).toBe("found");
    expect(narrowed("∃x. x # xs = (xs :: nat list)", { size: 4 }).kind).not.toBe("none");
  });

  it("refines integers from both sides of zero", () => {
    expect(narrowed("∃y :: int. ∀x. x = y").kind).toBe("found");
    expect(narrowed("∃y :: int. - y = y + 1").kind).toBe("found");
    expect(narrowed("∃y :: int. x < y ∧ y < x + 1").kind).toBe("found");
    for (const statement of ["∃y :: int. 20 < y", "∃y :: int. y < - 20", "∃y :: int. x - y = y - x", "∃y :: int. y * y = 49"])
      expect(narrowed(statement, { size: 4 }).kind, statement).not.toBe("found");
  });

  it("finds functions that test constructors", () => {
    const result = narrowed("f (Inl (x :: nat)) = (f (Inr (y :: nat)) :: bool)", { size: 4 });
    expect(result.kind === "found" && result.find.shown.get("f")).toBe("λx. case x of Inl _ ⇒ False | Inr _ ⇒ True");
  });

  it("finds functions on numbers that differ at a point", () => {
    const result = narrowed("f (0 :: nat) = (f (Suc 0) :: nat)", { size: 4 });
    expect(result.kind === "found" && result.find.shown.get("f")).toBe("(λ_. 1)(0 := 0)");
  });

  it("closes finite types exactly", () => {
    expect(narrowed("∃f. ∀x. f (f x) = (x :: bool)").kind).toBe("none");
    expect(narrowed("∃f. ∀x. f x = (x :: bool) ∧ f x = False").kind).toBe("found");
  });

  it("claims nothing of premises without a value", () => {
    for (const statement of ["inj (f :: nat ⇒ nat) ⟹ x = (y :: nat)", "mono (f :: nat ⇒ nat) ⟹ False", "hd xs = (0 :: nat) ⟹ xs = []"]) {
      const { kind, coverage } = narrowed(statement, { size: 3 });
      if (kind !== "found") expect([kind, coverage.completed, coverage.undecided > 0], statement).toEqual(["unknown", [], true]);
    }
  });

  it("neither refutes nor covers what has a witness beyond the depth", () => {
    for (const statement of ["∃n :: nat. 20 < n", "∀n. ∃m. n < (m :: nat)", "∃xs :: nat list. length xs = 15", "∃f. f 7 = (3 :: nat)"])
      expect(narrowed(statement, { size: 5 }), statement).toMatchObject({ kind: "unknown", coverage: { completed: [] } });
  });

  it("takes what depends on missing values as potential only", () => {
    const result = narrowed("hd xs = (hd ys :: nat)", { size: 1 });
    // The second list has not been looked at: other values of it are not decided.
    expect([result.kind, result.potential.length]).toEqual(["unknown", 1]);
  });

  it("gives whole values to what depends on missing ones", () => {
    const conjecture = conjectureOf("n = m ⟹ hd (drop n xs) = (f (i :: int) :: int)");
    const [find] = searchNarrowing(conjecture, { abortPotential: true }, ample()).potential;
    const texts = [...(find?.assignment ?? [])].map(([name, t]) => `${name} = ${showPartial(conjecture.theory, t)}`).sort();
    expect(texts).toEqual(["f = λ_. 0", "i = 0", "m = 0", "n = 0", "xs = []"]);
  });

  it("is not hidden a false premise by a stuck one", () => {
    const before = 'fun all_true :: "bool list ⇒ bool" where "all_true [] = True" | "all_true (x # xs) = ((x ∨ ¬ x) ∧ all_true xs)"';
    const alone = narrowed("all_true xs ⟹ True", { size: 8 }, before);
    const both = narrowed("all_true xs ⟹ xs = [] ⟹ True", { size: 8 }, before);
    expect([alone.kind, both.kind]).toEqual(["none", "none"]);
    expect(alone.coverage.tests).toBeGreaterThan(200);
    expect(both.coverage.tests).toBeLessThan(20);
  });

  it("refuses existentials when told to", () => {
    expect(narrowed("∃n :: nat. ∀m. n = m", { allowExistentials: false }).kind).toBe("unsupported");
  });

  it("refutes statements about sets", () => {
    expect(narrowed("A ∪ B = A ∩ (B :: bool set)").kind).toBe("found");
    expect(narrowed("(A :: nat set) ⊆ B ⟹ B ⊆ A", { size: 4 }).kind).toBe("found");
    expect(narrowed("(∀x ∈ A. ∃y ∈ B. x ≤ y) ⟹ (∃y ∈ B. ∀x ∈ A. x ≤ (y :: nat))", { size: 3 }).kind).toBe("found");
  });
});

describe("quantifiers inside definitions", () => {
  const before = `
definition twice :: "nat list ⇒ bool" where "twice xs ⟷ (∃us vs ws a. xs = us @ a # vs @ a # ws ∧ length us = length ws)"
definition rises :: "nat ⇒ bool" where "rises n ⟷ (∀m. m < n ⟶ (∃k. m < k ∧ k < n))"`;

  it("are found in front after unfolding, and witnesses are hints for the judge", () => {
    const conjecture = conjectureOf("twice xs ⟹ length xs < 4", before);
    const result = searchNarrowing(conjecture, {}, ample());
    expect(result.kind).toBe("found");
    if (result.kind !== "found") return;
    expect([...(result.find.hints ?? new Map()).keys()].sort()).toEqual(["a", "us", "vs", "ws"]);
    expect(recheck(conjecture, result.find.assignment, { hints: result.find.hints ?? new Map() })).toMatchObject({ kind: "confirmed" });
  });

  it("are searched below each other", () => {
    expect(narrowed("rises n", {}, before).kind).toBe("found");
    expect(narrowed("rises 0", {}, before).kind).toBe("none");
  });
});

describe("comprehensions in lazy code", () => {
  it("start from the empty set each time", () => {
    expect(narrowed("{x + n |x. x ∈ {m..k}} = {} ⟹ k < (m :: nat)", { size: 3 }).kind).toBe("none");
    expect(narrowed("card {x ∈ A. P x} ≤ card (A :: nat set)", { size: 3 }).kind).toBe("none");
    expect(narrowed("Suc ` {x + f n |x. x ∈ {m..n}} ⊆ {}", { size: 3 }).kind).toBe("found");
  });

  it("do not forget a variable that is still missing", () => {
    expect(narrowed("n ∈ A ⟹ ∀x ∈ - A ∩ f ` A. P (x :: nat)", { size: 2 }).kind).toBe("found");
  });
});

describe("the end of a search", () => {
  const arithmetic = "a + b + c + d + e + f + g + h + (i :: int) = i + h + g + f + e + d + c + b + a";

  it("comes when the budget is spent, also where nothing recurs", () => {
    let time = 0;
    const result = searchNarrowing(conjectureOf(arithmetic), { size: 30 }, new Budget(() => time++, 50));
    expect(result).toMatchObject({ kind: "unknown", reason: "time was up" });
  });

  it("comes at the first potential find when that is wanted", () => {
    const result = narrowed("hd xs = (hd ys :: nat)", { abortPotential: true });
    expect([result.kind === "found", result.potential.length]).toEqual([false, 1]);
  });

  it("says that all values were tried where evaluation decided without depth", () => {
    expect(narrowed("x ∧ y ⟶ y ∧ (x :: bool)").coverage.completed).toEqual([{ cards: [], size: null }]);
  });
});
