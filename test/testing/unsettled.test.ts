/** A premise without a value is no obstacle where another one is false. */
import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { prepare } from "../../src/refute/index.ts";
import { searchExhaustive, searchNarrowing, searchRandom } from "../../src/testing/index.ts";
import { statementsOf } from "../refute/theory-text.ts";

const searches = [
  ["exhaustive", searchExhaustive],
  ["random", searchRandom],
  ["narrowing", searchNarrowing],
] as const;

describe.each(searches)("%s testing", (_, search) => {
  it.each([
    ["hd xs = (x :: nat) ⟹ xs ≠ [] ⟹ xs = x # tl xs", "none"],
    ["xs ≠ [] ⟹ hd xs = (x :: nat) ⟹ xs = x # tl xs", "none"],
    ["hd xs < (3 :: nat) ⟹ xs ≠ [] ⟹ hd xs < 4", "none"],
    ["hd xs = (x :: nat) ⟹ x ∈ set xs ∨ True", "unknown"],
  ])("of %s ends with %s", (claim, kind) => {
    const [statement] = statementsOf(`lemma "${claim}" oops`);
    const [conjecture] = statement === undefined ? [] : prepare(statement, { locale: ["expand"], noAssumptions: false });
    if (conjecture === undefined) throw new Error("no conjecture");
    expect(search(conjecture, { size: 4 }, new Budget(() => 0, 1)).kind).toBe(kind);
  });
});
