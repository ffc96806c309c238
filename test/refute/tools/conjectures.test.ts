import { describe, expect, it } from "vitest";
import { printTerm, readTerm } from "../../../src/elaborate/index.ts";
import { destEq, type Term, termTypeVars } from "../../../src/logic/index.ts";
import { type Equation, findConjectures, follows, generalize, matchTerm, refuteMany } from "../../../src/refute/index.ts";
import { plainSource } from "../../../src/syntax/index.ts";
import { theoryOf } from "../theory-text.ts";

const { context } = theoryOf("");
const { theory } = context;
const clock = (): number => performance.now();
const term = (text: string): Term => readTerm(context, plainSource(text));

describe("refuteMany", () => {
  it("refutes what is false and nothing else", () => {
    const statements = [
      "rev (xs @ ys) = rev xs @ rev ys",
      "rev (xs @ ys) = rev ys @ rev xs",
      "map f (rev xs) = rev (map f xs)",
      "filter p xs = xs",
      "x < y ⟶ x + 1 ≤ (y :: nat)",
      "x < y ⟶ x + 2 ≤ (y :: nat)",
      "A ∪ B = B ∪ A",
      "A - B = B - (A :: 'a set)",
    ];
    expect(refuteMany(theory, statements.map(term), {}, clock)).toEqual([
      "refuted",
      "stands",
      "stands",
      "refuted",
      "stands",
      "refuted",
      "stands",
      "refuted",
    ]);
  });

  it("leaves undecided what depends on unspecified values or has no outcome", () => {
    expect(refuteMany(theory, ["hd [] = (x :: nat)", "False ⟶ x = (y :: nat)"].map(term), {}, clock)).toEqual(["undecided", "undecided"]);
  });

  it("lets one that cannot be executed spoil only itself", () => {
    const answers = refuteMany(theory, ["(∀n :: nat. f n = n) ⟶ f = g", "xs = rev xs"].map(term), {}, clock);
    expect(answers[1]).toBe("refuted");
    expect(answers[0]).not.toBe("stands");
  });
});

describe("findConjectures", () => {
  const equations = (names: readonly string[], size: number): Equation[] =>
    findConjectures(theory, names.map(term), { size }, clock).classes.flatMap((c) => [...c.equations]);
  const found = (names: readonly string[], size: number): string[] =>
    equations(names, size).map((e) => `${printTerm(context, e.left)} = ${printTerm(context, e.right)}`);

  it("finds the laws of append and reversal", () => {
    const laws = found(["rev", "append", "Nil"], 5);
    for (const law of ["rev [] = []", "xs @ [] = xs", "[] @ xs = xs", "rev (rev xs) = xs", "(xs @ ys) @ zs = xs @ ys @ zs"])
      expect(laws).toContain(law);
    expect(laws.length).toBeLessThan(12);
  });

  it("prints no instance of another", () => {
    const all = equations(["rev", "append"], 5);
    for (const a of all)
      for (const b of all) {
        const match = a === b ? null : matchTerm(a.left, b.left);
        expect(match === null ? null : matchTerm(a.right, b.right, match)).toBeNull();
      }
    expect(all.length).toBeGreaterThan(1);
  });
});

describe("generalize", () => {
  it("gives a term its most general types", () => {
    const special = term("map (f :: nat ⇒ nat) (rev xs) = rev (map f xs)");
    const general = generalize(theory, special);
    expect(general === null ? null : [...termTypeVars(general)].map((v) => v.name)).toEqual(["'a", "'b"]);
    expect(general === null ? null : matchTerm(general, special)).not.toBeNull();
  });

  it("keeps the classes that constants need", () => {
    const general = generalize(theory, term("sort (xs :: nat list) = xs"));
    expect(general === null ? null : [...termTypeVars(general)].map((v) => v.sort.length > 0)).toEqual([true]);
  });
});

describe("follows", () => {
  const equation = (left: string, right: string): Equation => {
    const sides = destEq(term(`${left} = ${right}`));
    if (sides === null) throw new Error("not an equation");
    return sides;
  };

  it("recognises instances and consequences by rewriting", () => {
    const known = [equation("rev (rev xs)", "xs"), equation("(xs @ ys) @ zs", "xs @ (ys @ zs)")];
    expect(follows(equation("rev (rev (xs @ ys))", "xs @ ys"), known)).toBe(true);
    expect(follows(equation("(rev (rev a) @ b) @ c", "a @ (b @ c)"), known)).toBe(true);
    expect(follows(equation("rev (a @ b)", "rev b @ rev a"), known)).toBe(false);
  });
});
