import { describe, expect, test } from "vitest";
import { clauseOrder, mixed, setEagerness, someBelow } from "../../src/runtime/draws.ts";
import { reseed } from "../../src/runtime/random.ts";

/** How often each answer comes first. */
function firsts(draw: () => readonly number[], turns = 3000): readonly number[] {
  const counts: number[] = [];
  for (let i = 0; i < turns; i++) {
    const [first = -1] = draw();
    counts[first] = (counts[first] ?? 0) + 1;
  }
  return counts;
}

describe("choices inside enumerators", () => {
  test("mix what they are given, every order as often as another", () => {
    reseed(1, 1, 1);
    expect(mixed([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
    for (const count of firsts(() => mixed([0, 1, 2]))) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test("try all numbers where they are few, and some where they are many", () => {
    expect(someBelow(5).toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(someBelow(0)).toEqual([]);
    const some = someBelow(1000);
    expect(some.length).toBeLessThan(20);
    expect(some.every((n) => Number.isInteger(n) && n >= 0 && n < 1000)).toBe(true);
  });

  test("prefer clauses that recur as much as they are told to", () => {
    setEagerness(4);
    expect(clauseOrder([0, 1, 2]).toSorted()).toEqual([0, 1, 2]);
    const [base = 0, once = 0] = firsts(() => clauseOrder([0, 1]), 5000);
    expect(once / base).toBeGreaterThan(3);
    expect(once / base).toBeLessThan(5);
  });
});
