import { describe, expect, it } from "vitest";
import { declOf, elaborate, equationsOf, errorsOf, theoryOf, typeOf } from "./mini-library.ts";

describe("definition", () => {
  it("stores the equation as given, and names its fact", () => {
    const theory = theoryOf(`definition twice :: "('a ⇒ 'a) ⇒ 'a ⇒ 'a" where "twice f x = f (f x)"`);
    expect(equationsOf(theory, "Test.twice")).toEqual(["(twice f x) = (f (f x))"]);
    expect(theory.facts.get("Test.twice_def")).toHaveLength(1);
  });

  it("finds the name of the constant in the equation", () => {
    expect(typeOf(theoryOf(`definition "nxt n ≡ Suc n"`), "Test.nxt")).toBe("(nat ⇒ nat)");
  });

  it("keeps conditions apart", () => {
    const theory = theoryOf(`definition "c x = Suc x" if "x ≤ 0" for x`);
    expect(equationsOf(theory, "Test.c")).toEqual(["(c x) = (Suc x) if (less_eq x zero)"]);
  });

  it("takes the operation itself as the head in an instantiation", () => {
    const theory = theoryOf(`datatype 'a t = A 'a
instantiation t :: (ord) ord begin
definition "x ≤ y ⟷ (case x of A a ⇒ case y of A b ⇒ a ≤ b)"
definition less_t :: "'a t ⇒ 'a t ⇒ bool" where "x < y ⟷ False"
instance ..
end`);
    const [instance] = theory.instances.get("Orderings.ord_class.less_eq") ?? [];
    expect(instance?.impl).toBe("Test.less_eq_t_inst.less_eq_t");
    expect(equationsOf(theory, "Test.less_t_inst.less_t")).toEqual(["(less_t x y) = False"]);
  });

  it("gives equations about an overloaded head the declared type variables", () => {
    const theory = theoryOf(`class height = fixes height :: "'a ⇒ nat"
instantiation list :: (type) height begin
fun height_list :: "'b list ⇒ nat" where "height [] = 0" | "height (x # xs) = Suc (height xs)"
instance ..
end`);
    const { spec, type } = declOf(theory, "Test.height_list_inst.height_list");
    if (spec.kind !== "equations") throw new Error("no equations");
    expect(spec.equations.map((e) => (e.lhs.kind === "app" ? e.lhs.fun.type : null))).toEqual([type, type]);
  });

  it("leaves the name of an operation's instance what it was where the operation itself is defined", () => {
    const theory = theoryOf(`class height = fixes height :: "'a ⇒ nat"
definition height_option :: "nat ⇒ nat" where "height_option n = Suc n"
instantiation option :: (type) height begin
definition "height (x :: 'a option) = height_option 0"
instance ..
end`);
    expect(declOf(theory, "Test.height_option_inst.height_option").type).not.toBe(declOf(theory, "Test.height_option").type);
    expect(equationsOf(theory, "Test.height_option_inst.height_option")).toEqual(["(height_option x) = (height_option zero)"]);
  });

  it("takes propositions for truth values in types", () => {
    const theory = theoryOf(`axiomatization of_prop :: "prop ⇒ bool" where of_prop: "of_prop (Trueprop P) ⟷ P"`);
    expect(typeOf(theory, "Test.of_prop")).toBe("(bool ⇒ bool)");
  });

  it("makes what it uses of a locale an argument", () => {
    const theory = theoryOf(`locale L = fixes f :: "'a ⇒ 'a" begin
definition "g x = f (f x)"
definition "h x = g (g x)"
end`);
    expect(typeOf(theory, "Test.L.g")).toBe("(('a ⇒ 'a) ⇒ ('a ⇒ 'a))");
    expect(equationsOf(theory, "Test.L.h")).toEqual(["(h f x) = (g f (g f x))"]);
  });

  it.each([
    [`definition f where "f (Suc n) = n"`, "E0428"],
    [`definition f where "f x x = x"`, "E0422"],
    [`definition f where "f x = y"`, "E0424"],
    [`definition f where "g x = x"`, "E0420"],
    [`definition f where "f x = x" definition f where "f x = x"`, "E0204"],
    [`definition "¬ x"`, "E0428"],
  ])("rejects %s", (text, error) => {
    expect(errorsOf(text)[0]).toContain(error);
  });
});

describe("abbreviation", () => {
  it("is expanded where it stands", () => {
    const theory = theoryOf(`abbreviation two ("TWO") where "TWO ≡ Suc (Suc 0)"
abbreviation plus2 (infixl ‹++› 65) where "x ++ y ≡ x + y + TWO"
definition "c n = n ++ TWO"`);
    expect(equationsOf(theory, "Test.c")).toEqual(["(c n) = (plus (plus n (Suc (Suc zero))) (Suc (Suc zero)))"]);
    expect(theory.consts.get("Test.two")).toBeUndefined();
  });

  it("belongs to its locale", () => {
    const theory = theoryOf(`locale L = fixes f :: "'a ⇒ 'a" begin
abbreviation g where "g x ≡ f (f x)"
definition "h x = g (g x)"
end`);
    expect(equationsOf(theory, "Test.L.h")).toEqual(["(h f x) = (f (f (f (f x))))"]);
  });

  it("for output only is a name, too", () => {
    expect(elaborate(`abbreviation (output) z where "z ≡ Suc 0"`).context.consts.find("z")).toBe("Test.z");
  });

  it("must not mention itself", () => {
    expect(errorsOf(`abbreviation f where "f x ≡ f (Suc x)"`)[0]).toContain("E0429");
  });
});

describe("recursive functions", () => {
  it("are sequential by fun only", () => {
    const theory = theoryOf(`fun f where "f (Suc n) = n" | "f _ = 0"
function g where "g 0 = 0" | "g (Suc n) = g n" by pat_completeness auto
function (sequential) h where "h (Suc n) = h n" | "h n = n" by pat_completeness auto
termination by lexicographic_order
primrec p where "p 0 = 0" | "p (Suc n) = p n"`);
    expect(["f", "g", "h", "p"].map((name) => declOf(theory, `Test.${name}`).spec)).toMatchObject([
      { sequential: true, origin: "fun" },
      { sequential: false, origin: "function" },
      { sequential: true, origin: "function" },
      { sequential: false, origin: "primrec" },
    ]);
  });

  it("read truth values without an equation", () => {
    const theory = theoryOf(`fun ev where "ev 0" | "¬ ev (Suc 0)" | "ev (Suc (Suc n)) ⟷ ev n"`);
    expect(equationsOf(theory, "Test.ev")).toEqual(["(ev zero) = True", "(ev (Suc zero)) = False", "(ev (Suc (Suc n))) = (ev n)"]);
  });

  it("take conditions from premises of both kinds", () => {
    const theory = theoryOf(`function f :: "nat ⇒ nat" where "x ≤ 0 ⟹ f x = x" | "f x = 0" if "0 < x" by auto`, "List");
    expect(equationsOf(theory, "Test.f")).toEqual(["(f x) = x if (less_eq x zero)", "(f x) = zero if (less zero x)"]);
  });

  it("may be partial, with a mode that is remarked on when unknown", () => {
    const { context, diagnostics } = elaborate(`partial_function (own) f where "f x = (if x = 0 then None else f (Suc x))"`);
    expect(declOf(context.theory, "Test.f").spec).toMatchObject({ origin: "partial_function", sequential: false });
    expect(diagnostics.map((d) => d.code)).toEqual(["W0427"]);
  });

  it("may be mutual and in a locale", () => {
    const theory = theoryOf(`locale L = fixes z :: 'a begin
fun f :: "nat ⇒ 'a list" and g where "f 0 = [z]" | "f (Suc n) = g n" | "g 0 = []" | "g (Suc n) = f n"
end`);
    expect(equationsOf(theory, "Test.L.g")).toEqual(["(g z zero) = Nil", "(g z (Suc n)) = (f z n)"]);
    expect(theory.facts.get("Test.L.f.simps")).toHaveLength(2);
  });

  it.each([
    [`fun f :: "nat ⇒ nat ⇒ nat" where "f 0 n = 0" | "f (Suc n) = Suc"`, "E0421"],
    [`fun f where "f x x = x"`, "E0422"],
    [`fun f where "f (x + y) = x"`, "E0423 Not a constructor"],
    [`fun f where "f (Suc n) = m"`, "E0424"],
    [`primrec f where "f (Suc (Suc n)) = n"`, "E0426"],
    [`primrec f where "f 1 = 0"`, "E0423 A number"],
    [`primrec f where "f n = n"`, "E0426"],
    [`primrec f :: "nat ⇒ nat ⇒ nat" where "f 0 n = n" | "f n 0 = n"`, "E0426"],
    [`primrec f :: "nat ⇒ nat" where "f 0 = 0" | "f 0 = 0"`, "E0426 There are two equations"],
    [`primrec f :: "nat ⇒ nat" where "f 0 = 0" | "f (Suc n) = f (Suc (Suc n))"`, "E0426 Not primitive recursive"],
    [`primrec f :: "nat ⇒ nat ⇒ nat" where "f 0 m = 0" | "f (Suc n) m = f m n"`, "E0426 Not primitive recursive"],
    [`fun f where "h x = x"`, "E0420"],
    [`partial_function (option) f where "f x = f x" | "f y = None"`, "E0427"],
    [`partial_function (option) f where "f 0 = None"`, "E0427"],
  ])("reject %s", (text, error) => {
    expect(errorsOf(text)[0]).toContain(error);
  });
});

describe("definitions in an instantiation", () => {
  const classes = `class mag = fixes dot :: "'a ⇒ 'a ⇒ 'a" and e :: 'a
instantiation bool :: mag begin
definition "dot_bool (a :: bool) b = a"
definition "e_bool = True"
instance ..
end`;

  it("have the block's types, whatever they leave open", () => {
    const theory = theoryOf(`${classes}
instantiation "fun" :: (type, mag) mag begin
definition "dot_fun f g = (λx. dot (f x) (g x))"
definition "e_fun = (λ_. e)"
instance ..
end`);
    const made = (name: string): string => typeOf(theory, `Test.${name}_inst.${name}`);
    expect(made("dot_bool")).toBe("(bool ⇒ (bool ⇒ bool))");
    expect(made("e_fun")).toBe("('a ⇒ 'b::mag)");
    expect(made("dot_fun")).toBe("(('a ⇒ 'b::mag) ⇒ (('a ⇒ 'b::mag) ⇒ ('a ⇒ 'b::mag)))");
  });

  it("cannot have others", () => {
    expect(
      errorsOf(`class mag = fixes e :: 'a  instantiation bool :: mag begin definition "e_bool = (0 :: nat)" instance .. end`)[0],
    ).toContain("defined at another type than the block says");
  });
});

describe("primcorec", () => {
  it("reads the operations of an instantiation at its own type, whatever each equation leaves open", () => {
    const theory = theoryOf(`class join = fixes join :: "'a ⇒ 'a ⇒ 'a"
codatatype 'a two = Two (one: 'a) (other: 'a)
instantiation two :: (join) join begin
primcorec join_two where "one (join x y) = join (one x) (one y)" | "other (join x y) = join (other x) (other y)"
instance ..
end`);
    const [equation] = equationsOf(theory, "Test.join_two_inst.join_two");
    expect(equation).toBe("(join_two x y) = (Two (join (one x) (one y)) (join (other x) (other y)))");
  });

  const types = `codatatype 'a str = S (shd: 'a) (stl: "'a str")
codatatype 'a ll = lnull: N | C (lhd: 'a) (ltl: "'a ll")
`;

  it("puts selectors together", () => {
    const theory = theoryOf(`${types}primcorec up where "shd (up n) = n" | "stl (up m) = up (Suc m)"`);
    expect(equationsOf(theory, "Test.up")).toEqual(["(up n) = (S n (up (Suc n)))"]);
  });

  it("chooses constructors by discriminators", () => {
    const theory = theoryOf(
      `${types}primcorec m where "lnull xs ⟹ lnull (m f xs)" | "lhd (m f xs) = f (lhd xs)" | "ltl (m f xs) = m f (ltl xs)"`,
    );
    expect(equationsOf(theory, "Test.m")).toEqual(["(m f xs) = (If (lnull xs) N (C (f (lhd xs)) (m f (ltl xs))))"]);
  });

  it("reads conditional values and otherwise", () => {
    const theory = theoryOf(`${types}primcorec m where "lnull xs ⟹ m xs = N" | "_ ⟹ m xs = C 0 (m (ltl xs))"`);
    expect(equationsOf(theory, "Test.m")).toEqual(["(m xs) = N if (lnull xs)", "(m xs) = (C zero (m (ltl xs))) if (Not (lnull xs))"]);
  });

  it("asks for the missing condition", () => {
    expect(errorsOf(`${types}primcorec m where "lhd (m n) = n"`)[0]).toContain("E0446");
  });
});
