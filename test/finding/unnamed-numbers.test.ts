import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { option, outcome } from "./finder.ts";

const claims: readonly (readonly [claim: string, expected: string])[] = [
  ["x * x ≠ (25 :: nat)", "genuine"],
  ["x + y = 11 ⟹ x * y ≠ (30 :: int)", "none"],
  ["5 * 55 < (260 :: nat)", "genuine"],
  ["5 * 55 < (280 :: nat)", "none"],
  ["- 5 * 55 > (- 260 :: int)", "genuine"],
  ["(100 :: nat) - x ≥ 96", "genuine"],
  ["(100 :: nat) - x ≤ 100", "none"],
  ["(if b then 30 else 40) ≠ (40 :: nat)", "genuine"],
  ["(if b then 30 else 40) ≠ (50 :: nat)", "none"],
  ["x < 20 ⟹ x < (12 :: nat)", "none"],
  ["(case n * 10 of 0 ⇒ 0 | Suc k ⇒ k) ≠ (49 :: nat)", "genuine"],
];

interface Closed {
  readonly text: string;
  readonly value: bigint;
}

/** Closed terms of natural numbers with their values. */
const closed: fc.Arbitrary<Closed> = fc.letrec<{ readonly term: Closed }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3 },
    fc.nat(40).map((n): Closed => ({ text: `(${n} :: nat)`, value: BigInt(n) })),
    fc.tuple(fc.constantFrom("+", "*", "-"), tie("term"), tie("term")).map(
      ([op, a, b]): Closed => ({
        text: `(${a.text} ${op} ${b.text})`,
        value: op === "+" ? a.value + b.value : op === "*" ? a.value * b.value : a.value > b.value ? a.value - b.value : 0n,
      }),
    ),
  ),
})).term;

describe("numbers beyond the scope", () => {
  test.each(claims)("%s: %s", async (claim, expected) => {
    expect(await outcome(`lemma "${claim}" oops`)).toBe(expected);
  });

  test("closed terms are decided, small ones as they are", async () => {
    const relations: Readonly<Record<string, (a: bigint, b: bigint) => boolean>> = {
      "=": (a, b) => a === b,
      "<": (a, b) => a < b,
      "≤": (a, b) => a <= b,
    };
    await fc.assert(
      fc.asyncProperty(closed, closed, fc.constantFrom("=", "<", "≤"), async (a, b, relation) => {
        fc.pre(a.value < 1_000_000n && b.value < 1_000_000n);
        const isTrue = relations[relation]?.(a.value, b.value) ?? false;
        expect(await outcome(`lemma "${a.text} ${relation} ${b.text}" oops`, [option("card", ["2"])])).toBe(isTrue ? "none" : "genuine");
      }),
      { numRuns: 40, seed: 5 },
    );
  });
});
