import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { searchNumbers } from "../../src/refute/engines/numbered-search.ts";
import { quickcheckDefaults } from "../../src/refute/options/quickcheck-options.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { groundAt } from "../../src/refute/shown/ground.ts";
import { standInText } from "../../src/refute/shown/print-value.ts";
import { recheck } from "../../src/witness/index.ts";
import { statementsOf } from "./theory-text.ts";

/** What type variables stand for in the first find that the judge confirms; null where there is none. */
function typesOf(claim: string): Readonly<Record<string, string>> | null {
  const [statement] = statementsOf(`lemma "${claim}" oops`, "Complex_Main");
  const [conjecture] = statement === undefined ? [] : prepare(statement, { locale: ["expand"], noAssumptions: false });
  if (statement === undefined || conjecture === undefined) throw new Error("no conjecture");
  // A clock that stands still: each kind of numbers is searched up to the last size.
  const budget = new Budget(() => 0, 1000);
  for (const result of searchNumbers(conjecture, { ...quickcheckDefaults, size: 4 }, budget)) {
    if (result.kind !== "found") continue;
    const { ground, types } = groundAt(conjecture, result.find);
    expect(recheck(ground, result.find.assignment).kind).toBe("confirmed");
    return Object.fromEntries([...types].map(([v, type]) => [v.name, standInText(statement.context, type)]));
  }
  return null;
}

describe("numbers for type variables that have arithmetic", () => {
  it.each([
    ["x ≤ x + (y :: 'a :: linordered_idom)", { "'a": "int" }],
    ["a < b ⟹ a + 1 ≤ (b :: 'a :: linordered_idom)", { "'a": "rat" }],
    ["∃y. x + y = (0 :: 'a :: comm_monoid_add)", { "'a": "nat" }],
    ["¦x + y¦ = ¦x¦ + ¦y :: 'a :: linordered_field¦", { "'a": "rat" }],
    ["sum_list (map f xs) ≤ (sum_list (map f (xs @ ys)) :: 'b :: linordered_idom)", { "'b": "int", "'a": "1 element" }],
  ])("refute %s", (claim, types) => {
    expect(typesOf(claim)).toEqual(types);
  });

  it.each(["x + y = y + (x :: 'a :: comm_monoid_add)", "xs @ [] = (xs :: 'a list)", "x * y = 0 ⟷ x = 0 ∨ y = (0 :: 'a :: idom)"])(
    "do not refute %s",
    (claim) => {
      expect(typesOf(claim)).toBeNull();
    },
  );
});
