import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boolT, free, freeVars, listT, natT, type Term } from "../../src/logic/index.ts";
import {
  boundBy,
  byElements,
  byGuess,
  byRange,
  type Criterion,
  cheapest,
  cost,
  destConstructor,
  goalOf,
  isMatchable,
  Ordering,
  type Rules,
  rangeOf,
  type Step,
  searchCriteria,
  showStep,
  solve,
  testCriteria,
  typeSizes,
} from "../../src/plans/index.ts";
import { main, termIn } from "../library/main-context.ts";

const { theory } = main.context;
const sizeOf = typeSizes(theory, new Map());
const parts = (t: Term): readonly Term[] | null => destConstructor(theory, t)?.args ?? null;
const rules: Rules<Step> = {
  theory,
  ways: [byElements, byRange, byGuess],
  criteria: searchCriteria,
  sizeOf,
  parts,
  solve,
  test: (goal) => ({ kind: "test", goal }),
  generate: (x, facts) => rangeOf(x, facts) ?? { step: { kind: "generate", variable: x }, met: [] },
};

const formula = (text: string): Term => termIn(main.context, text);
const plan = (...texts: readonly string[]): string[] =>
  new Ordering(rules, texts.map(formula).map(goalOf), new Set(["k", "A", "zs"])).run([]).steps.map(showStep);

describe("an order", () => {
  it("tests what is known before it solves equations", () => {
    expect(plan("x = hd (zs :: nat list)", "zs ≠ ([] :: nat list)")).toEqual(["test (Not (eq zs Nil))", "match (hd zs) with x"]);
  });

  it("takes what follows before what is tried, and small types before large ones", () => {
    expect(plan("P (xs :: nat list) (b :: bool) (x :: nat)", "x ∈ (A :: nat set)")).toEqual([
      "take each x from A",
      "generate b",
      "generate xs",
      "generate P",
      "test (P xs b x)",
    ]);
  });

  it("joins the limits of a number into a range, which needs no test", () => {
    expect(plan("2 < (n :: nat)", "n ≤ (k :: nat)")).toEqual(["count n from (numeral (Bit0 One)) + 1 to k"]);
  });

  it("matches from left to right", () => {
    expect(plan("(x, x + 1) ∈ (A :: (nat × nat) set)")).toEqual(["take each (Pair x (plus x one)) from A"]);
    const isKnown = (): boolean => false;
    expect(isMatchable(formula("(x + 1, x :: nat)"), isKnown, parts)).toBe(false);
    expect(isMatchable(formula("(x, x, Some (x + y :: nat))"), isKnown, parts)).toBe(false);
  });

  const atoms = [
    "x < (y :: nat)",
    "y = x + 1",
    "z ∈ set ys",
    "ys = [x, y]",
    "x ∈ (A :: nat set)",
    "y ≤ k",
    "z * 2 = y",
    "odd (z :: nat)",
    "zs = x # ys",
  ];
  it("binds every variable once, tests nothing before its variables have values, and leaves nothing over", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(atoms, { minLength: 1 }), (texts) => {
        const given = new Set(["k", "A", "zs"]);
        const ordering = new Ordering(rules, texts.map(formula).map(goalOf), given);
        const { steps } = ordering.run([]);
        expect(ordering.waiting).toEqual([]);
        const known = new Set(given);
        const uses = (t: Term): void => {
          for (const x of freeVars(t).keys()) expect(known).toContain(x);
        };
        for (const step of steps) {
          if (step.kind === "test") uses(step.goal.term);
          if (step.kind === "match") uses(step.value);
          if (step.kind === "each") uses(step.set);
          if (step.kind === "range") for (const limit of [step.from, step.to]) if (limit !== null) uses(limit.term);
          for (const x of boundBy(step)) {
            expect(known).not.toContain(x.name);
            known.add(x.name);
          }
        }
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});

describe("criteria", () => {
  it.each([["search", searchCriteria] as const, ["test", testCriteria] as const])(
    "of a %s have a name and a source each",
    (_name, criteria: readonly Criterion[]) => {
      expect(new Set(criteria.map((c) => c.name)).size).toBe(criteria.length);
      for (const { source } of criteria) expect(source).not.toBe("");
    },
  );

  it("are asked in their order, and the first of equals is taken", () => {
    const moves = [cost("tried"), cost("computed", { outputs: 2 }), cost("computed", { outputs: 1 }), cost("computed", { outputs: 1 })].map(
      (c) => ({ cost: c }),
    );
    expect(cheapest(searchCriteria, moves)).toBe(moves[2]);
    expect(cheapest(searchCriteria, [])).toBeUndefined();
  });
});

describe("the size of a type", () => {
  const variety = (text: string): string => sizeOf(formula(`x :: ${text}`).type).variety;

  it("depends on the forms of its values", () => {
    expect(["bool", "char", "Enum.finite_3"].map(variety)).toEqual(["finite", "finite", "finite"]);
    expect(["nat", "int × nat", "bool × char × nat"].map(variety)).toEqual(["steady", "steady", "steady"]);
    expect(["nat list", "bool ⇒ bool", "nat set", "nat option", "bool × nat list"].map(variety)).toEqual(Array(5).fill("varied"));
  });

  it("is counted at a small bound", () => {
    expect(sizeOf(boolT).bits).toBe(2);
    expect(sizeOf(natT).bits).toBe(3);
    expect(sizeOf(listT(natT)).bits).toBe(5);
    expect(sizeOf(free("x", listT(listT(natT))).type).bits).toBeGreaterThan(5);
  });
});
