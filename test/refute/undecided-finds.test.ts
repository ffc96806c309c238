import { describe, expect, it } from "vitest";
import type { Strategy } from "../../src/refute/index.ts";
import { outcomeOf } from "./theory-text.ts";

const declarations = 'consts c :: nat\nconsts f :: "nat ⇒ nat"\ntypedecl W';

const outcome = (claim: string, strategy: Strategy | null, more = ""): Promise<string> =>
  outcomeOf(`${declarations}\n${more}\nlemma "${claim}" sorry`, strategy, 5000);

describe("a statement that holds whatever an unspecified value is", () => {
  it.each([
    ["the same constant on both sides", "c = c"],
    ["the same function at the same argument", "f 0 = f 0"],
    ["the same function at equal arguments", "f (1 + 1) = f 2"],
    ["equal terms around unspecified values", "f x + c = f x + c"],
    ["an unspecified result of the library", "hd [] # xs = hd [] # (xs :: nat list)"],
    ["a relation on a declared type", "(∀x. R x x) ⟹ R y (y :: W)"],
    ["a choice", "P (SOME x. P x) ⟷ (∃x. P x)"],
    ["a choice from a finite type", "P (SOME x. P x) ⟷ (∃x :: bool. P x)"],
  ])("is not called potentially false: %s", async (_, claim) => {
    expect(await outcome(claim, null)).toBe("none");
  });
});

describe("a statement about elements beyond the ends of lists", () => {
  it.each([
    ["read the other way round", "xs ! n = ys ! n ⟹ ys ! n = (xs ! n :: nat)"],
    ["inside a function", "xs ! n = ys ! n ⟹ g (xs ! n) = g (ys ! n)"],
    ["of options", "the m = the (n :: nat option) ⟹ the n + 1 = the m + 1"],
  ])("is not called potentially false where it holds whatever they are: %s", async (_, claim) => {
    expect(["none", "unknown"]).toContain(await outcome(claim, "exhaustive"));
  });

  it("is refuted where one of them breaks it", async () => {
    expect(await outcome("xs ! n < (5 :: nat)", null)).toBe("genuine");
  });
});

describe("a function where none of its equations applies", () => {
  const function_ = 'function g :: "int ⇒ int" where "n ≥ 0 ⟹ g n = n" sorry\ntermination sorry';

  it("is undefined, whatever was said of its equations", async () => {
    expect(await outcome("n < 0 ⟹ g n = undefined", "nitpick", function_)).toBe("none");
  });

  it("has any value", async () => {
    expect(await outcome("n < 0 ⟹ g n = 3", "nitpick", function_)).toBe("genuine");
  });
});

describe("a find that breaks a premise about all values of an infinite type", () => {
  it.each([
    ["no function onto the numbers", "surj (g :: nat ⇒ nat) ⟹ inj g"],
    ["no function onto the integers", "surj (g :: int ⇒ int) ⟹ g 0 = 0"],
    ["a range that is not what it is said to be", "range (g :: nat ⇒ nat) = {0, 1, 2, 3, 4} ⟹ g 0 = 5"],
  ])("is passed over: %s", async (_, claim) => {
    expect(await outcome(claim, "exhaustive")).not.toBe("potential");
  });
});

describe("a premise that is true by itself", () => {
  it("is passed over by smart generators", async () => {
    expect(await outcome("¬ False ∧ b ⟹ b", "smart_exhaustive")).toBe("none");
  });
});

describe("a statement whose first doubtful test is none", () => {
  it("is not called true by execution", async () => {
    expect(await outcome("f x = f (x mod 2)", "exhaustive")).not.toBe("none");
  });

  it("is refuted by a model", async () => {
    expect(["genuine", "quasi_genuine"]).toContain(await outcome("f x = f (x mod 2)", null));
  });
});
