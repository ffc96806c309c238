import { describe, expect, it } from "vitest";
import { equationsOf, errorsOf, rulesOf, theoryOf, typeOf } from "./mini-library.ts";

describe("datatype", () => {
  const lists = theoryOf("");

  it("gives constructors, case and recursion constants", () => {
    expect(equationsOf(lists, "List.list.case_list")).toEqual([
      "(case_list f1 f2 Nil) = f1",
      "(case_list f1 f2 (Cons x1 x2)) = (f2 x1 x2)",
    ]);
    expect(equationsOf(lists, "List.list.rec_list")).toEqual([
      "(rec_list f1 f2 Nil) = f1",
      "(rec_list f1 f2 (Cons x1 x2)) = (f2 x1 x2 (rec_list f1 f2 x2))",
    ]);
    expect(lists.consts.get("List.list.Cons")?.spec).toEqual({ kind: "constructor", type: "List.list", index: 1 });
  });

  it("uses the given names for map, set, relator and predicate", () => {
    expect(equationsOf(lists, "List.list.map")).toEqual(["(map f Nil) = Nil", "(map f (Cons x1 x2)) = (Cons (f x1) (map f x2))"]);
    expect(equationsOf(lists, "List.list.set")).toEqual(["(set Nil) = bot", "(set (Cons x1 x2)) = (insert x1 (set x2))"]);
    expect(equationsOf(lists, "List.list.list_all")[1]).toBe("(list_all P (Cons x1 x2)) = (conj (P x1) (list_all P x2))");
    expect(equationsOf(lists, "List.list.list_all2").slice(2)).toEqual([
      "(list_all2 R Nil (Cons y1 y2)) = False",
      "(list_all2 R (Cons x1 x2) Nil) = False",
    ]);
  });

  it("leaves selectors open on foreign constructors, except for given defaults", () => {
    expect(equationsOf(lists, "List.list.hd")).toEqual(["(hd (Cons x1 x2)) = x1"]);
    expect(equationsOf(lists, "List.list.tl")).toEqual(["(tl (Cons x1 x2)) = x2", "(tl Nil) = Nil"]);
  });

  it("takes defaults for constructors whose arguments have no names", () => {
    const theory = theoryOf(`datatype t = A (x: nat) | B nat t where "x (B _ _) = 0"`);
    expect(equationsOf(theory, "Test.t.x")?.[1]).toMatch(/^\(x \(B \w+ \w+\)\) = zero$/);
  });

  it("maps through lists, pairs, options and functions", () => {
    const theory = theoryOf(`datatype ('a, 'b) t = L 'a | F "nat ⇒ ('a, 'b) t" | G "('b × ('a, 'b) t) option"`);
    expect(equationsOf(theory, "Test.t.map_t").slice(1)).toEqual([
      "(map_t f1 f2 (F x)) = (F (λi. (map_t f1 f2 (x i))))",
      "(map_t f1 f2 (G x)) = (G (map_option (map_prod f2 (map_t f1 f2)) x))",
    ]);
    expect(equationsOf(theory, "Test.t.set2_t")).toEqual([
      "(set2_t (L x)) = bot",
      "(set2_t (F x)) = (Sup (image (λy. (set2_t (x y))) top))",
      "(set2_t (G x)) = (Sup (image (λy. (sup (fsts y) (Sup (image (λy. (set2_t y)) (snds y))))) (set_option x)))",
    ]);
    expect(equationsOf(theory, "Test.t.rel_t")[1]).toBe("(rel_t R1 R2 (F x) (F y)) = (All (λi. (rel_t R1 R2 (x i) (y i))))");
  });

  it("passes nested results beside their values to the recursor", () => {
    const theory = theoryOf(`datatype 'a rose = Rose 'a "'a rose list"`);
    expect(typeOf(theory, "Test.rose.rec_rose")).toBe("(('a ⇒ (('a rose, 'b) prod list ⇒ 'b)) ⇒ ('a rose ⇒ 'b))");
    expect(equationsOf(theory, "Test.rose.rec_rose")).toEqual([
      "(rec_rose f (Rose x1 x2)) = (f x1 (map (λt. (Pair t (rec_rose f t))) x2))",
    ]);
  });

  it("has no map for a parameter left of an arrow or below set", () => {
    const theory = theoryOf(`datatype ('a, 'b, dead 'c) t = A "'a ⇒ nat" 'b 'c | B "'b set" | C`);
    expect(theory.consts.get("Test.t.map_t")).toBeUndefined();
    expect(theory.consts.get("Test.t.case_t")).toBeDefined();
  });

  it("shares one recursor argument list in a mutual family", () => {
    const theory = theoryOf(`datatype ev = Z | E od and od = O ev`);
    expect(equationsOf(theory, "Test.od.rec_od")).toEqual(["(rec_od f1 f2 f3 (O x)) = (f3 x (rec_ev f1 f2 f3 x))"]);
    expect(theory.datatype("Test.ev")?.family).toEqual(["Test.ev", "Test.od"]);
  });

  it("names discriminators and selectors once one of them is named", () => {
    const theory = theoryOf(`datatype t = is_a: A (x: nat) | B nat nat | C`);
    const [a, b, c] = theory.datatype("Test.t")?.constructors ?? [];
    expect(a?.discriminator).toBe("Test.t.is_a");
    expect(b).toMatchObject({ discriminator: "Test.t.is_B", selectors: ["Test.t.un_B1", "Test.t.un_B2"] });
    expect(c?.discriminator).toBeNull();
    expect(equationsOf(theory, "Test.t.is_B")).toEqual(["(is_B (A x)) = False", "(is_B (B x1 x2)) = True", "(is_B C) = False"]);
  });

  it("has no selectors when none is named", () => {
    const theory = theoryOf(`datatype t = A nat | B`);
    expect(theory.datatype("Test.t")?.constructors[0]).toMatchObject({ selectors: [null], discriminator: null });
  });

  it("makes its types instances of size only", () => {
    const theory = theoryOf(`datatype 'a t = A 'a`);
    expect([...(theory.arities.get("Test.t")?.keys() ?? [])]).toEqual(["Nat.size"]);
  });

  it("obeys plugins", () => {
    expect(theoryOf(`datatype (plugins only: code) t = A`).consts.get("Test.t.size_t")).toBeUndefined();
  });

  it("names its facts", () => {
    const { facts } = theoryOf(`datatype t = A nat | B`);
    expect(facts.get("Test.t.inject")).toHaveLength(1);
    expect(facts.get("Test.t.distinct")).toHaveLength(2);
    expect(facts.get("Test.t.case")).toHaveLength(2);
  });
});

describe("codatatype", () => {
  const theory = theoryOf(`codatatype 'a str = S 'a "'a str" | E`);

  it("collects elements by an inductive predicate", () => {
    expect(rulesOf(theory, "Test.str.in_set_str")).toEqual(["(in_set_str (S x1 x2) x1)", "(in_set_str x2 z) ⟹ (in_set_str (S x1 x2) z)"]);
    expect(equationsOf(theory, "Test.str.set_str")).toEqual(["(set_str x) = (Collect (in_set_str x))"]);
  });

  it("has a coinductive relator", () => {
    expect(theory.consts.get("Test.str.rel_str")?.spec).toMatchObject({ kind: "inductive", co: true, params: 1 });
  });

  it("has neither recursor nor size", () => {
    expect(theory.consts.get("Test.str.rec_str")).toBeUndefined();
    expect(theory.consts.get("Test.str.size_str")).toBeUndefined();
  });
});

describe("mistakes in datatypes", () => {
  it.each([
    [`datatype t = A | A`, "E0412 Duplicate constructor"],
    [`datatype t = A foo`, "E0201 Undefined type name"],
    [`datatype t = A "nat list list nat"`, "E0303 Bad number of arguments"],
    [`datatype t = A 'a`, "E0413 Extra type variable"],
    [`datatype t = A t`, 'E0416 The datatype "t" has no values'],
    [`datatype t = A u and u = B t`, "E0416"],
    [`datatype t = A "t × t"`, "E0416"],
    [`datatype t = A "t ⇒ nat" | B`, "E0415 Recursion on the left"],
    [`datatype t = A "t set" | B`, "E0415 Recursion through"],
    [`datatype 'a t = A "'a list t" | B`, "E0414"],
    [`datatype 'a t = A and 'b u = B`, "E0411"],
    [`datatype t = A datatype t = B`, "E0410 Duplicate type"],
    [`datatype t = A (x: nat) (x: nat)`, "E0412 Duplicate selector"],
    [`datatype t = A (x: nat) | B (x: t)`, "E0417"],
    [`datatype t = A (x: nat) | B where "x (A n) = 0"`, "E0418"],
    [`datatype t = A (x: nat) | B where "x B = n"`, "E0424"],
  ])("rejects %s", (text, error) => {
    expect(errorsOf(text)[0]).toContain(error);
  });

  it("accepts recursion that a container makes harmless", () => {
    expect(errorsOf(`datatype t = A "t list"`)).toEqual([]);
    expect(errorsOf(`datatype t = A "nat × t option"`)).toEqual([]);
  });
});
