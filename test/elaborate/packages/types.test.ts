import { describe, expect, it } from "vitest";
import { recordFields } from "../../../src/elaborate/packages/index.ts";
import { showType } from "../../../src/logic/index.ts";
import { declOf, elaborate, equationsOf, errorsOf, theoryOf, typeOf } from "./mini-library.ts";

describe("record", () => {
  const theory = theoryOf(`record point = x :: nat y :: nat
record 'a cpoint = point + col :: 'a
definition "move p = p⦇x := Suc (x p)⦈"
definition "origin = ⦇x = 0, y = 0, col = True⦈"`);

  it("is an extension type with one constructor", () => {
    expect(theory.datatype("Test.point_ext")).toMatchObject({
      record: { fields: ["Test.point.x", "Test.point.y"], parent: null, record: "Test.point" },
    });
    expect(typeOf(theory, "Test.origin")).toBe("(bool, unit) cpoint_ext point_ext");
    expect(equationsOf(theory, "Test.origin")).toEqual(["origin = (point_ext zero zero (cpoint_ext True Unity))"]);
  });

  it("selects and updates at every extension", () => {
    expect(equationsOf(theory, "Test.cpoint.col")).toEqual(["(col (point_ext x y (cpoint_ext col more))) = col"]);
    expect(equationsOf(theory, "Test.point.y_update")).toEqual(["(y_update f (point_ext x y more)) = (point_ext x (f y) more)"]);
    expect(typeOf(theory, "Test.move")).toBe("('a point_ext ⇒ 'a point_ext)");
  });

  it("makes, extends and truncates", () => {
    expect(equationsOf(theory, "Test.cpoint.make")).toEqual(["(make x y col) = (point_ext x y (cpoint_ext col Unity))"]);
    expect(equationsOf(theory, "Test.cpoint.fields")).toEqual(["(fields col) = (cpoint_ext col Unity)"]);
    expect(equationsOf(theory, "Test.point.extend")).toEqual(["(extend (point_ext x y u) more) = (point_ext x y more)"]);
    expect(equationsOf(theory, "Test.point.truncate")).toEqual(["(truncate (point_ext x y more)) = (point_ext x y Unity)"]);
  });

  it("lists inherited fields first", () => {
    const fields = recordFields(theory, "Test.cpoint_ext") ?? [];
    expect(fields.map((f) => `${f.name} :: ${showType(f.type)}`)).toEqual([
      "Test.point.x :: Nat.nat",
      "Test.point.y :: Nat.nat",
      "Test.cpoint.col :: 'a",
    ]);
  });

  it("keeps variables apart from fields that have their names", () => {
    const named = theoryOf(`record r = f :: nat u :: bool`);
    expect(equationsOf(named, "Test.r.f_update")).toEqual(["(f_update f' (r_ext f u more)) = (r_ext (f' f) u more)"]);
  });

  it("declares what every record has by short names too, those of the newest record", () => {
    const text = "record point = x :: nat record cpoint = point + c :: bool";
    expect(errorsOf(`${text} lemma "more (extend r z) = z" sorry lemma "make n True = ⦇x = n, c = True⦈" sorry`)).toEqual([]);
    expect(errorsOf(`${text} lemma "make n = ⦇x = n⦈" sorry`)[0]).toContain("Type");
  });

  it("may have a field of the parent's name, which then means the new one", () => {
    const text = "record r = a :: nat record s = r + a :: bool";
    expect(errorsOf(`${text} lemma "a ⦇r.a = n, a = True⦈" sorry lemma "r.a (x⦇a := True⦈) = r.a x" sorry`)).toEqual([]);
    expect(equationsOf(theoryOf(text), "Test.s.make")).toEqual(["(make a a') = (r_ext a (s_ext a' Unity))"]);
    // Also of a record that is none of its parents.
    expect(errorsOf(`record r = a :: nat record s = a :: bool lemma "r⦇a := True⦈ = ⦇a = True⦈" sorry`)).toEqual([]);
  });

  it("rejects a field twice and a parent that is no record", () => {
    expect(errorsOf(`record r = a :: nat a :: nat`)[0]).toContain("E0412 Duplicate field");
    expect(errorsOf(`record r = nat + a :: nat`)[0]).toContain("E0440");
  });
});

describe("typedef and quotient_type", () => {
  it("keep the set and declare the morphisms", () => {
    const theory = theoryOf(`typedef 'a dl = "{xs :: 'a list. xs = xs}" morphisms list_of Dl sorry`);
    expect(theory.types.get("Test.dl")?.definition).toMatchObject({ kind: "typedef", rep: "Test.list_of", abs: "Test.Dl" });
    expect(declOf(theory, "Test.Dl")).toMatchObject({ spec: { kind: "morphism", type: "Test.dl", direction: "abs" } });
    expect(theory.facts.get("Test.type_definition_dl")).toHaveLength(1);
  });

  it("lift definitions to abstract types", () => {
    const theory = theoryOf(`typedef three = "{x :: nat. x ≤ Suc (Suc 0)}" sorry
setup_lifting type_definition_three
lift_definition z :: three is 0 by simp
lift_definition s :: "three ⇒ nat ⇒ three" is "(+)" sorry
lift_definition m :: "three list ⇒ three option" is "λxs. case xs of [] ⇒ None | x # _ ⇒ Some x" sorry
lift_definition i :: "(nat ⇒ three) ⇒ three set ⇒ nat" is "λf X. 0" sorry`);
    expect(equationsOf(theory, "Test.z")).toEqual(["z = (Abs_three zero)"]);
    expect(equationsOf(theory, "Test.s")).toEqual(["(s x1 x2) = (Abs_three (plus (Rep_three x1) x2))"]);
    expect(equationsOf(theory, "Test.m")[0]).toMatch(/^\(m x\) = \(map_option Abs_three \(case_list .* \(map Rep_three x\)\)\)$/);
    expect(theory.facts.get("Test.s.rep_eq")).toHaveLength(1);
  });

  it("lift through quotients, without a fact about representatives", () => {
    const theory = theoryOf(`quotient_type zi = "nat × nat" / "λ(a, b) (c, d). a + d = b + c" sorry
lift_definition neg :: "zi ⇒ zi" is "λ(x, y). (y, x)" sorry
quotient_definition "zz :: zi" is "(0 :: nat, 0 :: nat)" sorry`);
    expect(equationsOf(theory, "Test.neg")).toEqual(["(neg x) = (abs_zi (case_prod (λx. (λy. (Pair y x))) (rep_zi x)))"]);
    expect(equationsOf(theory, "Test.zz")).toEqual(["zz = (abs_zi (Pair zero zero))"]);
    expect(theory.facts.get("Test.neg.rep_eq")).toBeUndefined();
  });

  it("see through nested abstract types", () => {
    const theory = theoryOf(`typedef three = "{x :: nat. x ≤ Suc (Suc 0)}" sorry
typedef 'a dl = "{xs :: 'a list. xs = xs}" sorry
lift_definition sum :: "three dl ⇒ nat" is "λxs. case xs of [] ⇒ 0 | x # _ ⇒ x" sorry`);
    expect(equationsOf(theory, "Test.sum")[0]).toContain("(map Rep_three (Rep_dl x))");
  });

  it("let a typedef stay abstract when the raw term wants it so", () => {
    const theory = theoryOf(`typedef three = "{x :: nat. x ≤ Suc (Suc 0)}" sorry
definition "same (x :: three) = x"
typedef box = "{x :: nat. True}" sorry
lift_definition f :: "box ⇒ three ⇒ three" is "λn. same" sorry`);
    expect(equationsOf(theory, "Test.f")).toEqual(["(f x1 x2) = (same x2)"]);
  });

  it.each([
    [`typedef t = "0 :: nat" sorry`, "E0432"],
    [`typedef t = "{x :: 'a. True}" sorry`, "E0413"],
    [`typedef t = "{x. x = (y :: nat)}" sorry`, "E0433"],
    [`quotient_definition "c" is "0 :: nat" sorry`, "E0430"],
    [`typedef t = "{x :: nat. True}" sorry lift_definition c :: t is "y" sorry`, "E0424"],
  ])("reject %s", (text, error) => {
    expect(errorsOf(text)[0]).toContain(error);
  });
});

describe("existing constructors", () => {
  it("make nat a datatype", () => {
    const theory = theoryOf("");
    expect(theory.datatype("Nat.nat")?.constructors.map((c) => c.name)).toEqual(["Groups.zero_class.zero", "Nat.Suc"]);
    expect(equationsOf(theory, "Nat.nat.pred")).toEqual(["(pred (Suc x)) = x", "(pred zero) = zero"]);
    expect(equationsOf(theory, "Nat.nat.rec_nat")[1]).toBe("(rec_nat f1 f2 (Suc x)) = (f2 x (rec_nat f1 f2 x))");
  });

  it("turn the morphisms of a typedef into equations", () => {
    const theory = theoryOf(`typedef en = "top :: nat option set" sorry
definition "fin n = Abs_en (Some n)"
definition "inf = Abs_en None"
old_rep_datatype fin inf sorry
fun f where "f (fin n) = n" | "f inf = 0"`);
    expect(equationsOf(theory, "Test.Rep_en")).toEqual(["(Rep_en (fin n)) = (Some n)", "(Rep_en inf) = None"]);
    expect(equationsOf(theory, "Test.f")).toEqual(["(f (fin n)) = n", "(f inf) = zero"]);
  });
});

describe("plain types and constants", () => {
  it("declare, abbreviate and assume", () => {
    const theory = theoryOf(`typedecl 'a ty
type_synonym 'a lists = "'a list list"
consts c :: "nat lists"
axiomatization k :: "nat ⇒ bool" where k0: "k 0" and kS: "k n ⟹ k (Suc n)"`);
    expect(theory.types.get("Test.ty")).toMatchObject({ arity: 1, definition: { kind: "declared" } });
    expect(typeOf(theory, "Test.c")).toBe("nat list list");
    expect(theory.axioms.map((a) => a.name)).toEqual(["Test.k0", "Test.kS"]);
    expect(declOf(theory, "Test.k").spec.kind).toBe("unspecified");
  });

  it("specify constants that are declared", () => {
    const theory = theoryOf(`consts c :: nat specification (c) c_pos: "0 < c" sorry`);
    expect(theory.axioms).toHaveLength(1);
    expect(errorsOf(`definition "c = (0 :: nat)" specification (c) "0 < c" sorry`)[0]).toContain("E0431");
  });

  it("reject duplicates and extra variables", () => {
    expect(errorsOf(`typedecl t type_synonym t = nat`)[0]).toContain("E0410");
    expect(errorsOf(`type_synonym t = "'a list"`)[0]).toContain("E0413");
    expect(errorsOf(`typedecl ('a, 'a) t`)[0]).toContain("E0412");
  });

  it("set up execution", () => {
    const theory = theoryOf(`typedef box = "{x :: nat. True}" sorry
definition "b0 = Abs_box 0"
code_datatype Abs_box
quickcheck_generator box constructors: b0, Abs_box`);
    expect(theory.codeDatatypes.get("Test.box")).toEqual(["Test.Abs_box"]);
    expect(theory.generators.get("Test.box")).toEqual({ constructors: ["Test.b0", "Test.Abs_box"], predicate: null });
    expect(errorsOf(`typedef box = "{x :: nat. True}" sorry quickcheck_generator box constructors: Suc`)[0]).toContain("E0435");
  });

  it("warn of an unknown fact in setup_lifting", () => {
    const { diagnostics } = elaborate(`setup_lifting nonsense`);
    expect(diagnostics.map((d) => [d.code, d.severity])).toEqual([["W0436", "warning"]]);
  });
});
