import { describe, expect, it } from "vitest";
import { checkDefaults, type Strategy, searchPortfolio } from "../../src/refute/index.ts";
import { statementsOf, stepBudget } from "./theory-text.ts";

const behindDefinition = 'consts c :: nat\ndefinition d where "d = c + 1"\naxiomatization where d5: "d > 5"';
const threeElements = 'typedecl alt\naxiomatization where alt3: "∃a b c :: alt. distinct [a, b, c]"';
const oneElement = 'typedecl U\naxiomatization where one: "(x :: U) = y"';
const countable = 'typedecl I\naxiomatization e :: "I ⇒ nat" where e: "bij e"';
const ordered = "typedecl V\ninstance V :: order sorry";
const interpreted =
  'locale comm = fixes f :: "bool ⇒ bool ⇒ bool" assumes c: "f x y = f y x"\nconsts g :: "bool ⇒ bool ⇒ bool"\ninterpretation comm g sorry';
const divided = 'consts r :: "bool ⇒ bool ⇒ bool"\nquotient_type q = bool / r sorry';
const carved = 'consts m :: nat\ntypedef t = "{x. x < m}" sorry';
const atTypes = 'axiomatization h :: "\'a ⇒ bool" where h: "h x = h y"';
const farTypes = 'consts k :: "\'a ⇒ bool"\naxiomatization where k: "k (x :: \'a) = k (y :: \'b)"';
const inClass = 'consts n :: bool\nclass marked = fixes mark :: \'a assumes m: "n"';

async function outcome(body: string, claim: string, strategy: Strategy | null): Promise<string> {
  const [statement] = statementsOf(`${body}\nlemma "${claim}" sorry`);
  if (statement === undefined) throw new Error("no statement");
  const { verdict } = await searchPortfolio(statement, { ...checkDefaults, strategy, size: 3 }, stepBudget(400));
  return verdict.outcome;
}

const kept: readonly [string, string, string][] = [
  ["an axiom about a definition", behindDefinition, "d > 5"],
  ["what follows from it for the constant below", behindDefinition, "c > 3"],
  ["an axiom about a type alone", threeElements, "∃a b c :: alt. distinct [a, b, c]"],
  ["what follows about its elements", threeElements, "∃y. y ≠ (x :: alt)"],
  ["an axiom that all elements are equal", oneElement, "(x :: U) = y"],
  ["an axiom that makes a type infinite", countable, "¬ finite (UNIV :: I set)"],
  ["what follows about an infinite type", countable, "card (UNIV :: I set) = 0"],
  ["the axioms of a class at a declared type", ordered, "x ≤ y ∧ y ≤ (x :: V) ⟶ x = y"],
  ["what an interpretation states", interpreted, "g x y = g y x"],
  ["that a carrier has elements", carved, "m > 0"],
  ["that the relation of a quotient is an equivalence", divided, "r x y ⟶ r y x"],
  ["an axiom at a type of the statement", atTypes, "h (x :: bool) = h (y :: bool)"],
  ["an axiom at the type variable of the statement", atTypes, "h (x :: 'b) = h (y :: 'b)"],
];

describe("a statement that holds by the axioms", () => {
  describe.each(["exhaustive", "random", "narrowing", "smart_exhaustive", "nitpick", null] as const)("is not refuted by %s", (engine) => {
    it.each(kept)("%s", async (_, body, claim) => {
      expect(["none", "unknown", "potential", "unsupported"]).toContain(await outcome(body, claim, engine));
    });
  });
});

describe("a statement that the axioms do not imply", () => {
  it.each([
    ["behind a definition", behindDefinition, "d > 6"],
    ["about a type alone", threeElements, "(x :: alt) = y"],
    ["of a class", ordered, "x ≤ y ∨ y ≤ (x :: V)"],
    ["of a type variable's class", inClass, "(mark :: 'a :: marked) = x"],
  ])("is refuted under an axiom %s", async (_, body, claim) => {
    expect(["genuine", "quasi_genuine"]).toContain(await outcome(body, claim, null));
  });
});

describe("an axiom that is left out", () => {
  it("makes a model quasi-genuine and is named", async () => {
    const [statement] = statementsOf(`${farTypes}\nlemma "k (x :: bool)" sorry`);
    if (statement === undefined) throw new Error("no statement");
    const { verdict } = await searchPortfolio(statement, { ...checkDefaults, strategy: "nitpick" }, stepBudget(400));
    expect(verdict.outcome).toBe("quasi_genuine");
    expect(verdict.reason).toMatch(/the axiom \S+\.k was left out/);
  });

  it("is reported where no scope has a model of the axioms", async () => {
    const [statement] = statementsOf(`${countable}\nlemma "e x = 0" sorry`);
    if (statement === undefined) throw new Error("no statement");
    const { verdict } = await searchPortfolio(statement, { ...checkDefaults, strategy: "nitpick" }, stepBudget(400));
    expect(verdict).toMatchObject({ outcome: "unknown", reason: "no scope has a model of the axioms" });
  });
});
