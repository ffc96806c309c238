import { describe, expect, it, vi } from "vitest";
import { answer, problemsOf } from "./problems.ts";

/** Searches end by the processor's clock, which a busy machine stretches. */
vi.setConfig({ testTimeout: 300_000 });

const lists = `
(declare-datatype list (par (a) ((nil) (cons (head a) (tail (list a))))))
(define-fun-rec ++ (par (a) (((x (list a)) (y (list a))) (list a)))
  (match x ((nil y) ((cons z xs) (cons z (++ xs y))))))
(define-fun-rec length (par (a) (((x (list a))) Int)) (match x ((nil 0) ((cons _ xs) (+ 1 (length xs))))))`;

describe("TIP problems", () => {
  const outcome = async (text: string): Promise<string> => (await answer("P.smt2", `${lists}\n${text}`)).outcome;
  it("refutes a property of recursive functions", async () => {
    expect(await outcome("(prove (par (a) (forall ((x (list a)) (y (list a))) (= (++ x y) (++ y x)))))")).toBe("genuine");
  });
  it("never forgets assertions, also where the claim does not mention their symbols", async () => {
    const text = `(declare-sort S 0) (declare-fun p (S) Bool) (assert (forall ((x S)) (p x))) (assert (exists ((x S)) (not (p x))))`;
    expect(await outcome(`${text} (prove (forall ((b Bool)) b))`)).not.toBe("genuine");
  });
  it("does not refute a true one", async () => {
    const text = "(prove (par (a) (forall ((x (list a)) (y (list a))) (= (length (++ x y)) (+ (length x) (length y))))))";
    expect(["none", "unknown"]).toContain(await outcome(text));
  });
  it("reads the older syntax", async () => {
    const text = `
      (declare-datatypes (b) ((tree (leaf) (node (left (tree b)) (it b) (right (tree b))))))
      (define-funs-rec ((mirror ((t (tree Int))) (tree Int))) ((match t (case leaf (as leaf (tree Int))) (case (node l x r) (node (mirror r) x (mirror l))))))
      (assert-not (forall ((t (tree Int))) (= (mirror t) t)))`;
    expect((await answer("P.smt2", text)).outcome).toBe("genuine");
  });
  it("keeps names apart from those of HOL", async () => {
    const text = "(declare-datatype B ((Not) (o))) (define-fun if2 ((in B) (Suc B)) B in) (prove (forall ((o B) (x B)) (= (if2 o x) x)))";
    expect((await answer("P.smt2", text)).outcome).toBe("genuine");
  });
  it.each([
    ["(prove (= x x))", "E0514 The name x is not declared @x"],
    ["(prove true", 'E0501 A ")" is missing at the end of the file @'],
    ["(frobnicate)", "E0503 The command frobnicate is not known @(frobnicate)"],
    ["(define-fun f ((x Int)) Int)", "E0514 The name Int is not declared @Int"],
  ])("names mistakes with their place: %s", (text, message) => expect(problemsOf("P.smt2", text)).toContain(message));
});

describe("Nunchaku problems", () => {
  const outcome = async (text: string, included?: Record<string, string>): Promise<string> =>
    (await answer("P.nun", text, included)).outcome;
  const nats = "data nat := Z | Suc nat. rec add : nat -> nat -> nat := forall n. add Z n = n; forall m n. add (Suc m) n = Suc (add m n).";
  it("finds a model of a goal", async () => {
    const { outcome: found, isClaim } = await answer("P.nun", `${nats} val x : nat. goal add x x = Suc (Suc Z).`);
    expect([found, isClaim]).toEqual(["genuine", false]);
  });
  it("finds none where there is none", async () => {
    expect(await outcome(`${nats} val x : nat. goal add Z x != x.`)).not.toBe("genuine");
    expect(await outcome("val p : prop. goal p && ~ p.")).toBe("none");
  });
  it("takes types apart that need not be declared together", async () => {
    const text = "codata tree := leaf prop | node (llist tree) and llist a := lnil | lcons a (llist a).";
    const { outcome: found, reason } = await answer("P.nun", `${text} goal exists x y. x = node (lcons (leaf y) (lcons x lnil)).`);
    expect([found, reason]).toEqual(["genuine", null]);
    expect(await outcome(`${text} goal exists x. x = lcons true x && x = lnil.`)).not.toBe("genuine");
  });
  it("respects axioms", async () => {
    const text = "val a : type. val r : a -> a -> prop. axiom forall x y. r x y => r y x. val c : a. val d : a.";
    expect(await outcome(`${text} goal r c d && ~ (r d c).`)).toBe("none");
    expect(await outcome(`${text} goal r c d && ~ (r c c).`)).toBe("genuine");
  });
  it("reads inductive predicates", async () => {
    const text = `${nats} pred even : nat -> prop := even Z; forall n. odd n => even (Suc n) and odd : nat -> prop := forall n. even n => odd (Suc n).`;
    expect(await outcome(`${text} val m : nat. goal even (Suc m).`)).toBe("genuine");
  });
  it("respects how many elements a type has", async () => {
    const three = "val a : t. val b : t. val c : t. axiom a != b && b != c && a != c.";
    expect(await outcome(`val t : type [max_card 2]. ${three}`)).not.toBe("genuine");
    expect(await outcome(`val t : type [max_card 3]. ${three}`)).toBe("genuine");
    expect(await outcome("val t : type [min_card 3]. val a : t. val b : t. axiom forall x. x = a || x = b.")).not.toBe("genuine");
    expect(await outcome("val t : type [min_card 2; max_card 2]. val a : t. val b : t. axiom forall x. x = a || x = b.")).toBe("genuine");
    expect(await outcome("val t : type [min_card 1]. val a : t. axiom forall x. x = a.")).toBe("genuine");
    expect(problemsOf("P.nun", "val t : type [frozen].")).toEqual(['E0513 The attribute "frozen" is not supported @frozen']);
  });
  it("respects that a type is infinite, and that its finite part lies within it", async () => {
    const all = "val a : t. val b : t. axiom forall x. x = a || x = b.";
    expect(await outcome(`val t : type. ${all}`)).toBe("genuine");
    expect(await outcome(`val t : type [infinite]. ${all}`)).not.toBe("genuine");
    const part = "val t : type [infinite]. val part : type [approx_of t]. val up : part -> t [upcast]. val c : part. val d : part.";
    expect(await outcome(`${part} goal up c != up d.`)).toBe("genuine");
    expect(await outcome(`${part} goal up c = up d && c != d.`)).not.toBe("genuine");
    expect(problemsOf("P.nun", "val t : type [upcast].")).toEqual(['E0513 The attribute "upcast" belongs to functions @upcast']);
  });
  it("takes a guarded value for none where its guard does not hold, in formulas and in what they deny", async () => {
    const f = "data nat := Z | Suc nat. val f : prop -> nat. val x : prop.";
    expect(await outcome(`${f} goal (f x asserting ~ x) = Z.`)).toBe("genuine");
    expect(await outcome(`${f} goal (f x asserting false) = Z.`)).not.toBe("genuine");
    expect(await outcome(`${f} goal ~ ((f x asserting false) = Z).`)).not.toBe("genuine");
    expect(await outcome(`${f} goal (f x = Z asserting false) => false.`)).not.toBe("genuine");
  });
  it("reads no guard whose formula would not know what it speaks of", () => {
    const f = "data nat := Z | Suc nat. val f : nat -> nat. val x : nat.";
    const rule = "rec g : nat -> nat := forall n. g n = (n asserting n != Z).";
    expect(problemsOf("P.nun", `${f} ${rule}`)).toEqual(['E0513 "asserting" is supported in axioms and goals only @(n asserting n != Z)']);
    expect(problemsOf("P.nun", `${f} goal (fun y. y asserting y = x) = f.`)).toEqual([
      'E0513 "asserting" is not supported here @y asserting y = x',
    ]);
  });
  it("follows includes", async () => {
    expect(await outcome('include "nats.nun". val x : nat. goal add x x = x.', { "nats.nun": nats })).toBe("genuine");
  });
  it.each([
    ["goal forall x. (x = x.", 'E0501 Expected ")", but "." stands here @.'],
    ["val x : nat.", "E0510 nat is no type @nat"],
    ['include "nowhere.nun".', 'E0504 The included file nowhere.nun was not found @include "nowhere.nun'],
  ])("names mistakes with their place: %s", (text, message) => expect(problemsOf("P.nun", text)).toContain(message));
});
