import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, findModel, readOptions } from "../../src/finding/index.ts";
import { conjectureOf, option } from "./finder.ts";

const snoc = `datatype 'a row = Nil1 | Nil2 | Snoc "'a row" 'a
  fun app :: "'a row => 'a row => 'a row" where "app x Nil1 = x" | "app x Nil2 = x" | "app x (Snoc y a) = Snoc (app x y) a"`;

/** Claims that fail, or hold, from a certain number of atoms on, about values that share their parts in various ways. */
const claims: readonly (readonly [string, string])[] = [
  ["", "xs @ ys = ys @ xs"],
  ["", "xs = ys @ xs ⟶ length zs < 2"],
  ["", "tl xs = ys ⟹ xs = ys"],
  ["", "xs @ [x] ≠ ys @ [y, x]"],
  ["", "rev xs = xs"],
  ["", "rev (xs @ ys) = rev xs @ rev ys"],
  ["", "rev (xs @ ys) = rev ys @ rev xs"],
  ["", "map f xs = map f ys ⟹ xs = ys"],
  ["", "map f (rev xs) = map f xs"],
  ["", "filter P (xs @ ys) = filter P (ys @ xs)"],
  ["", "x ∈ set xs ⟹ y ∈ set xs ⟹ hd xs = x ∨ hd xs = y"],
  ["", "zip xs ys = zip (rev xs) (rev ys)"],
  ["", "concat [xs, ys] = concat [ys, xs]"],
  ["", "concat xss = concat (rev xss)"],
  ["", "remove1 x xs = removeAll x xs"],
  ["", "distinct xs ⟹ length xs < 3"],
  ["", "∃x. x ∉ set xs"],
  [snoc, "app x y = app y x"],
  [snoc, "app (app x y) z = app x (app y z)"],
  [snoc, "app x y = x ⟶ y = Nil1"],
];

async function outcomes(before: string, claim: string, off: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const card of [1, 2, 3, 4]) {
    const words = [option("card", [String(card)]), option("max_potential", ["0"]), ...off.map((name) => option(name, ["0"]))];
    const { options } = readOptions(words, findingDefaults);
    const { outcome } = await findModel(conjectureOf(`${before}\nlemma "${claim}" oops`), options, new Budget(() => 0, 1));
    found.push(outcome);
  }
  return found;
}

describe("one numbering along the values of the claim", () => {
  it.each(claims)("%s %s: every scope has the outcome that it has with any numbering", async (before, claim) => {
    const expected = await outcomes(before, claim, ["datatype_sym_break", "kodkod_sym_break"]);
    expect(await outcomes(before, claim, [])).toEqual(expected);
    expect(await outcomes(before, claim, ["datatype_sym_break"])).toEqual(expected);
  });

  it("has claims that fail in some scopes only", async () => {
    expect(await outcomes("", "distinct xs ⟹ length xs < 3", [])).toEqual(["none", "none", "none", "genuine"]);
  });
});
