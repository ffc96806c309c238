import { describe, expect, it } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { recheck, referenceValue } from "../../src/refute/index.ts";
import { conjecture } from "../../src/refute/prepare.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { statementsOf, theoryOf } from "../refute/theory-text.ts";

const { context } = theoryOf(`
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
fun mirror :: "'a tree ⇒ 'a tree" where "mirror Leaf = Leaf" | "mirror (Node l x r) = Node (mirror r) x (mirror l)"
inductive even_p :: "nat ⇒ bool" where "even_p 0" | "even_p n ⟹ even_p (Suc (Suc n))"
inductive path :: "(nat × nat) set ⇒ nat ⇒ nat ⇒ bool" for r where "path r x x" | "(x, y) ∈ r ⟹ path r y z ⟹ path r x z"
inductive word :: "bool list ⇒ bool" where "word []" | "word v ⟹ word w ⟹ word (v @ w)" | "word w ⟹ word (True # w @ [False])"
datatype msg = Nonce nat | Key nat | Pair msg msg | Crypt nat msg
inductive_set analz :: "msg set ⇒ msg set" for H where
  "X ∈ H ⟹ X ∈ analz H" | "Pair X Y ∈ analz H ⟹ X ∈ analz H" | "Pair X Y ∈ analz H ⟹ Y ∈ analz H"
| "Crypt K X ∈ analz H ⟹ Key K ∈ analz H ⟹ X ∈ analz H"
inductive linked :: "(nat × nat) set ⇒ nat ⇒ nat ⇒ bool" for r where
  "(x, y) ∈ r ⟹ linked r x y" | "linked r x y ⟹ linked r y z ⟹ linked r x z" | "linked r x y ⟹ linked r y x"
inductive_set pow2 :: "nat set" where "1 ∈ pow2" | "n ∈ pow2 ⟹ 2 * n ∈ pow2"
inductive_set reach :: "(nat × nat) set ⇒ nat ⇒ nat set" for g s where
  "s ∈ reach g s" | "x ∈ reach g s ⟹ (x, y) ∈ g ⟹ y ∈ reach g s"
inductive plus3 :: "nat ⇒ bool" where "plus3 1" | "plus3 n ⟹ plus3 (n + 3)"
inductive step :: "nat ⇒ nat ⇒ bool" where "step n (n + 2)" | "step n (Suc n)"
inductive star :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool" for r where "star r x x" | "r x y ⟹ star r y z ⟹ star r x z"
datatype exp = N nat | Plus exp exp | IfZ exp exp exp
inductive eval :: "exp ⇒ nat ⇒ bool" where
  "eval (N n) n" | "eval a m ⟹ eval b n ⟹ eval (Plus a b) (m + n)"
| "eval c 0 ⟹ eval a n ⟹ eval (IfZ c a b) n" | "eval c (Suc k) ⟹ eval b n ⟹ eval (IfZ c a b) n"
inductive fill :: "nat set ⇒ nat ⇒ bool" where "fill {} 0" | "fill A n ⟹ n ∉ A ⟹ fill (insert n A) (Suc n)"
inductive maps :: "(nat ⇀ bool) ⇒ nat list ⇒ bool" where
  "maps Map.empty []" | "maps m ks ⟹ m k = None ⟹ k < 3 ⟹ maps (m(k ↦ True)) (k # ks)"
inductive spell :: "String.literal ⇒ nat ⇒ bool" where "spell (STR ''a'') 1" | "spell s n ⟹ spell (s + STR ''b'') (Suc n)"
inductive walk :: "int ⇒ nat ⇒ bool" where "walk 0 0" | "walk i n ⟹ walk (i - 3) (Suc n)" | "walk i n ⟹ walk (i + 5) (Suc n)"
inductive open_p :: "nat ⇒ bool" where "(∀m :: nat. m * m ≠ m + n) ⟹ open_p n"
typedef three = "{0 ..< 3 :: nat}" sorry
typedef big = "{n :: nat. n > 5}" sorry
quotient_type frac = "nat × nat" / partial: "λ(a, b) (c, d). b ≠ 0 ∧ d ≠ 0 ∧ a * d = c * b" sorry
definition loop :: "nat ⇒ nat" where "loop n = n"
`);

/** The value of a term as text, or "?: reason". */
function value(text: string): string {
  const result = referenceValue(context, readTerm(context, plainSource(text)), () => false);
  return result.kind === "value" ? printValue(context, result.term) : `?: ${result.reason}`;
}

describe("the reference evaluator", () => {
  it.each([
    ["1 + 2 * (3 :: nat)", "7"],
    ["(3 :: nat) - 5", "0"],
    ["(- 7 :: int) div 2", "- 4"],
    ["(- 7 :: int) mod 2", "1"],
    ["(5 :: nat) div 0", "0"],
    ["rev [1, 2, 3 :: nat]", "[3, 2, 1]"],
    ["mirror (Node Leaf (1 :: nat) (Node Leaf 2 Leaf))", "Node (Node Leaf 2 Leaf) 1 Leaf"],
    ["{1, 2} ∪ {2, 3 :: nat}", "{1, 2, 3}"],
    ["card {x :: nat. x < 4 ∧ x ≠ 2}", "3"],
    ["finite (UNIV :: nat set)", "False"],
    ["finite (UNIV :: three set)", "True"],
    ["card (UNIV :: three set)", "3"],
    ["∀x < 5. ∃y ≤ x. y + y = x ∨ y + y + 1 = (x :: nat)", "True"],
    ["∃x :: nat. x > 5", "True"],
    ["∀x :: nat. x < 5", "False"],
    ["{x + y | x y. x ∈ {1, 2} ∧ y ∈ {10, 20 :: nat}}", "{11, 21, 12, 22}"],
    ["fst (hd [(1 :: nat, True)])", "1"],
    ["if True then 1 else hd ([] :: nat list)", "1"],
    ["(THE x. x = 3) :: nat", "3"],
    ["even_p 4", "True"],
    ["even_p 5", "False"],
    ["path {(1, 2), (2, 3)} 1 3", "True"],
    ["path {(1, 2), (2, 3)} 3 1", "False"],
    ["word [True, False, True, True, False, False]", "True"],
    ["word [True, True, False]", "False"],
    ["Nonce 1 ∈ analz {Crypt 3 (Pair (Nonce 1) (Nonce 2)), Pair (Key 3) (Nonce 5)}", "True"],
    ["Nonce 1 ∈ analz {Crypt 3 (Pair (Nonce 1) (Nonce 2)), Crypt 3 (Key 3)}", "False"],
    ["linked {(1, 2), (2, 3), (5, 4), (3, 4)} 1 5", "True"],
    ["linked {(1, 2), (2, 3), (5, 4)} 1 5", "False"],
    ["4 ∈ pow2", "True"],
    ["2 ∈ reach {(0, 1), (1, 2)} 0", "True"],
    ["0 ∈ reach {(0, 1), (1, 2), (2, 1)} 1", "False"],
    ["plus3 7 ∧ ¬ plus3 8", "True"],
    ["star step 0 5", "True"],
    ["eval (IfZ (N 2) (N 1) (N 0)) 0", "True"],
    ["fill {0, 1} 2", "True"],
    ["maps [2 ↦ True, 0 ↦ True] [0, 2]", "True"],
    ["spell (STR ''abb'') 3", "True"],
    ["walk 2 2", "True"],
    ["walk 3 2 ∨ maps [2 ↦ True] [1]", "False"],
    ["eval (IfZ (N 2) (N 1) (N 0)) 1", "False"],
    ["eval (Plus (Plus (N 1) (N 2)) (N 1)) 4", "True"],
    ["eval (Plus (Plus (N 1) (N 2)) (N 1)) 5", "False"],
    ["dom [1 :: nat ↦ True, 2 ↦ False] = {2, 1}", "True"],
    ["(λx :: nat. if x = 3 then 1 else 0) = (λ_. 0)(3 := 1 :: nat)", "True"],
    ["(λx :: nat. if x = 3 then 1 else 0) = (λ_. 0 :: nat)", "False"],
    ["(λ_ :: nat. 0 :: nat)(1 := 2, 5 := 0)", "(λ_. 0)(1 := 2)"],
    ["{x :: nat. x ≠ 3 ∧ x ≠ 5} = - {5, 3}", "True"],
    ["finite {x :: nat. x ≠ 3}", "False"],
    ["∀x :: nat. [3 ↦ True] x = None ∨ x = 3", "True"],
    ["∀x :: nat. [3 ↦ True] x = None ∨ x = 4", "False"],
    ["∃x :: nat. [3 ↦ True] x = None", "True"],
    ["∀x y :: nat. x = y ∨ x ≠ y", "True"],
    ["{(x, y). x ∈ {1, 2 :: nat} ∧ y ∈ {x..2}} = {(1, 1), (1, 2), (2, 2)}", "True"],
    ["same_fst (λx :: bool. x) (λ_. {(1 :: nat, 2)}) = {((True, 1), (True, 2))}", "True"],
    ["same_fst (λx :: bool. x) (λ_. {({1 :: nat}, {})}) = {((True, {1}), (True, {}))}", "True"],
    ["the_elem {3 :: nat}", "3"],
    ["Inl -` {Inl 1, Inr True} = {1 :: nat}", "True"],
    ["∃xs y. [1, 2, 3 :: nat] = xs @ [y, 3] ∧ y = 2", "True"],
    ["∃xs y. [1, 2, 3 :: nat] = xs @ [y, 3] ∧ y = 1", "False"],
    ["{x. x + 2 = (5 :: nat)}", "{3}"],
    ["∃xs. ∀ys. xs @ ys = ys @ (xs :: bool list) ∧ xs ≠ []", "False"],
    ["hd ([] :: nat list) = 1 ∧ False", "False"],
    ["hd ([] :: nat list) = 1 ⟶ True", "True"],
    ["∃n :: nat. ∀m. n = m", "False"],
    ["∃y ys. [] = y # (ys :: nat list)", "False"],
    ["∃ys :: bool list. [True] = ys @ rev ys", "False"],
    ["∃xs ys zs. [1, 2, 3, 4] = xs @ 2 # ys @ 4 # zs ∧ sum_list ys = (3 :: nat)", "True"],
    ["∃xs ys zs. [1, 2, 3, 4] = xs @ 2 # ys @ 4 # zs ∧ sum_list ys = (2 :: nat)", "False"],
    ["{(xs, y) | xs y. ∃ys. [1, 2] = xs @ Suc y # ys}", "{([], 0), ([1], 1)}"],
    ["{ys. ∃xs. [1, 2, 1, 3 :: nat] = xs @ 1 # ys}", "{[2, 1, 3], [3]}"],
    ["{xs. ∃ys. [1, 2, 1, 3 :: nat] = xs @ 1 # ys}", "{[], [1, 2]}"],
    ["∃x ys zs. [1, 2, 2 :: nat] = ys @ x # zs ∧ x # zs = [2, 2] ∧ ys = [1]", "True"],
    ["∃xs ys zs. [1, 2, 3, 2 :: nat] = xs @ 2 # ys @ 2 # zs ∧ xs @ ys = [1, 3]", "True"],
    ["∃xs ys zs. [1, 2, 3, 2 :: nat] = xs @ 2 # ys @ 2 # zs ∧ xs @ ys = [3, 1]", "False"],
    ["∃x y. (x, [y, y]) = (1 :: nat, [2, 2 :: nat]) ∧ x < y", "True"],
    ["∃xs. ∀ys. xs @ ys = ys @ (xs :: bool list) ∧ xs ≠ []", "False"],
    ["∃y :: nat. True ⟶ y < 4 ∧ y > 3", "False"],
    ["∀y :: nat. y ≤ 3 ∨ 5 ≤ y", "False"],
    ["∀y :: nat. y ≤ 3 ∨ 3 ≤ y", "True"],
    ["∃y :: int. ∀x. x = y", "False"],
    ["∃y :: int. y < y", "False"],
    ["∀y :: int. y < 2 ∨ y > - 3", "True"],
    ["∀y :: int. y < - 2 ∨ y > 3", "False"],
    ["∃x :: nat. even_p x", "True"],
    ["∀x :: nat. even_p x", "False"],
    ["∀xs :: nat list. xs = [] ∨ tl xs = tl xs", "True"],
    ["(λb. ¬ b) = Not", "True"],
    ["surj (λ_ :: nat. 0 :: nat)", "False"],
    ["surj (λx :: int. x + 1)", "True"],
    ["surj ((λx :: nat. x)(3 := 4))", "False"],
    ["range Suc = - {0}", "True"],
    ["4 ∈ (λx. 2 * x) ` {x :: int. x > 0}", "True"],
    ["∃x. Rep_big x = 3", "False"],
    ["∀x. Rep_big x > 4", "True"],
    ["∃x. Rep_big x = 7", "True"],
    ["∃x y. Rep_big x = 6 ∧ Rep_big y = 6 ∧ x ≠ y", "False"],
    ["∀x :: nat. x + 0 = x", "True"],
    ["∀x y :: int. x + 1 = y + 1 ⟷ x = y", "True"],
    ["∀x y :: nat. x + 3 = y + 1 ⟶ x < y", "True"],
    ["∀x y :: nat. x + 1 = y + 3 ⟶ x < y", "False"],
    ["(λx :: nat. x + 1) = Suc", "True"],
    ["∀xs. xs @ [1] = [2, 1 :: nat] ⟶ xs = [2]", "True"],
    ["{f. f = (λx :: nat. x) ∨ f = Suc} = {Suc, id}", "True"],
    ["∃x :: nat. x ∉ {0, 1, 2} ∧ x < 3", "False"],
    ["∀s :: nat ⇒ nat. s = (λ_. 0)(1 := 2) ⟶ s 1 = 2 ∧ s 0 = 0", "True"],
    ["{(x, y). x < y ∧ y < (3 :: int) ∧ x ≥ 0} = {(0, 1), (0, 2), (1, 2)}", "True"],
    ["∃x :: bool list. x ≠ [] ∧ x = []", "False"],
    ["∀p :: nat × bool. p = (3, True) ∨ p ≠ (3, True)", "True"],
    ["∃f :: bool ⇒ bool. f True ≠ f False", "True"],
  ])("%s is %s", (text, expected) => expect(value(text)).toBe(expected));

  it.each([
    ["open_p 3", "no proof"],
    ["hd ([] :: nat list)", "not specified"],
    ["undefined :: nat", "not specified"],
    ["∀x :: nat. x * 1 = x", "infinite type"],
    ["(λx :: nat. x * 1) = id", "infinite type"],
    ["{x :: nat. x * x = x} = {0, 1}", "infinite"],
  ])("cannot say %s", (text, reason) => expect(value(text)).toContain(reason));
});

describe("recheck", () => {
  const check = (claim: string, values: Record<string, string>): string => {
    const [statement] = statementsOf(`lemma "${claim}" oops`);
    if (statement === undefined) throw new Error("no statement");
    const goal = conjecture(statement.theory, [], statement.conclusions[0]!);
    return recheck(
      goal,
      new Map(goal.variables.map((x) => [x.name, readTerm(statement.context, plainSource(values[x.name] ?? "undefined"), x.type)])),
    ).kind;
  };

  it("confirms a counterexample", () => expect(check("(m :: nat) - n + n = m", { m: "0", n: "1" })).toBe("confirmed"));
  it("refutes an assignment under which the claim holds", () =>
    expect(check("(m :: nat) - n + n = m", { m: "1", n: "1" })).toBe("refuted"));
  it("refutes an assignment that breaks a premise", () => expect(check("n ≤ m ⟹ (m :: nat) < n", { m: "0", n: "1" })).toBe("refuted"));
  it("cannot say when the claim needs an unspecified value", () =>
    expect(check("hd (xs :: nat list) = 0", { xs: "[]" })).toBe("cannot-say"));
});
