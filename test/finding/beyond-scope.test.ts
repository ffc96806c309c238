import { describe, expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, readOptions } from "../../src/finding/index.ts";
import { runFinding } from "../refute/run-finding.ts";
import { statementsOf } from "../refute/theory-text.ts";
import { Random } from "../soundness/random.ts";
import { arithmeticClaim } from "./arithmetic-claims.ts";
import { option } from "./finder.ts";

/** So many questions to the clock end a search. */
const steps = 1500;

async function outcome(claim: string, definitions = ""): Promise<string> {
  const statement = statementsOf(`${definitions}\nlemma "${claim}" oops`).at(-1);
  if (statement === undefined) throw new Error("no statement");
  const { options } = readOptions([option("card", ["6"])], findingDefaults);
  let asked = 0;
  return (await runFinding(statement, options, new Budget(() => asked++, steps))).outcome;
}

const isFound = (word: string): boolean => word === "genuine" || word === "quasi_genuine";

describe("what a scope lacks is no comfort", () => {
  test.each([
    "∃n :: nat. ∀m. m ≤ n",
    "∃n :: int. ∀m. m ≤ n",
    "∃x :: int. ∀y. x ≤ y",
    "¬ (∀n :: nat. ∃m. m > n)",
    "∃xs :: bool list. ∀ys. length ys ≤ length xs",
    "(∀n :: nat. ∃m>n. P m) ⟹ (∃n. ∀m>n. P m)",
    "(∀n :: nat. ∃m>n. P m) ⟹ Q",
    "(∀x :: int. ∃y<x. P y) ⟹ P 0",
    "(∀x :: nat. ∃y. y > x ∧ R x y) ⟹ False",
    "(∀xs :: nat list. rev (0 # xs) ≠ []) ⟹ False",
    "(∀xs :: bool list. ∃ys. ys = True # xs) ⟹ False",
    "R (x + 10 :: nat) ⟹ R (x + 11)",
    "R (17 :: nat) ⟹ R 18",
    "inj (f :: nat ⇒ nat) ⟹ x = (y :: nat)",
    "inj (f :: nat ⇒ nat) ⟹ surj f",
    "strict_mono (f :: nat ⇒ nat) ⟹ False",
    "finite (⋃i :: nat. {..i})",
    "finite (r :: (nat × nat) set)",
    "finite (C :: nat set set)",
    "¬ up n",
    "(SOME x :: nat. x > 5) = 6",
    "(SOME x :: nat. even x) < 100",
    "(SOME x :: int. x < 0) > - 20",
    "(THE x :: nat. x > 2) < 50",
    "some_large = 6",
    "climb 3 = None",
    "climb 1 = x",
    "hail 3 = None",
    "(x :: 'a :: endless) ≠ x",
    "next (next x) = x",
    "∃x :: 'a :: no_top. ∀y. y ≤ x",
    "x < (y :: 'a :: {dense_linorder, no_top}) ⟹ y < x",
  ])("%s", async (claim) => {
    const definitions = `coinductive up where "up (Suc n) ⟹ up n" definition some_large :: nat where "some_large = (SOME x. x > 5)"
fun climb :: "nat ⇒ nat option" where "climb n = (if n > 20 then Some 1 else climb (n + 5))"
partial_function (option) hail :: "nat ⇒ nat option" where
  "hail n = (if n ≤ 1 then Some 0 else map_option Suc (hail (if even n then n div 2 else 3 * n + 1)))"
class endless = fixes "next" :: "'a ⇒ 'a" assumes "inj next" and "∃z. ∀x. next x ≠ z"`;
    expect(await outcome(claim, definitions)).not.toBe("none");
  });
});

test("where elements beyond the scope do not matter, there is no counterexample", async () => {
  const claims = ["∃x :: nat. ∀y. x ≤ y", "∀x :: nat. ∃y. y > x", "(∃y :: nat. R y) ⟹ (∃y. R y)", "f (x + y) = f (y + (x :: nat))"];
  claims.push("(SOME x :: nat. x = 3) = 3", "(LEAST x :: nat. x > 2) = 3", "(THE x :: nat. x < 1) = 0", "P (x :: nat) ⟹ P (SOME x. P x)");
  claims.push("(x :: 'a :: linorder) ≤ y ∨ y ≤ x", "(0 :: 'a :: zero_neq_one) ≠ 1", "climb 3 = climb 3");
  const definitions = 'fun climb :: "nat ⇒ nat option" where "climb n = (if n > 20 then Some 1 else climb (n + 5))"';
  for (const claim of claims) expect([claim, await outcome(claim, definitions)]).toEqual([claim, "none"]);
});

test("of random claims about all numbers none that is false is said to have no counterexample, none that is true has one", async () => {
  const random = new Random(15);
  const wrong: string[] = [];
  const words = new Map<string, number>();
  for (let i = 0; i < 150; i++) {
    const { text, isTrue, isRefutedBySmall } = arithmeticClaim(random, i % 2 === 0);
    const word = await outcome(text);
    words.set(word, (words.get(word) ?? 0) + 1);
    if ((isTrue && isFound(word)) || (isRefutedBySmall && word === "none")) wrong.push(`${text} is ${isTrue}: ${word}`);
  }
  expect(wrong).toEqual([]);
  // Not all are left open.
  expect([words.get("genuine") ?? 0, words.get("none") ?? 0].every((n) => n >= 20)).toBe(true);
}, 120_000);
