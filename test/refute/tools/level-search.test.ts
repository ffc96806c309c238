import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchLevels } from "../../../src/refute/index.ts";

/** All subsets of the numbers below `count`. */
function subsets(count: number): number[][] {
  return Array.from({ length: 2 ** count }, (_, bits) => Array.from({ length: count }, (_, i) => i).filter((i) => (bits >> i) & 1));
}

const isIn = (a: readonly number[], b: readonly number[]): boolean => a.every((x) => b.includes(x));

describe("searchLevels", () => {
  it("finds the maximal sets of a property that subsets inherit", async () => {
    const families = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(families, async (family) => {
        const has = (set: readonly number[]): boolean => family.some((member) => isIn(set, member));
        const { maximal, isComplete } = await searchLevels(5, async (set) => has(set));
        const good = subsets(5).filter((s) => s.length > 0 && has(s));
        const expected = good.filter((a) => !good.some((b) => b.length > a.length && isIn(a, b)));
        expect(new Set(maximal.map(String))).toEqual(new Set(expected.map(String)));
        expect(isComplete).toBe(true);
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it("looks at pairs only when both of their members passed", async () => {
    const asked: string[] = [];
    await searchLevels(4, async (set) => {
      asked.push(set.join(""));
      return set.length === 1 && set[0] !== 3;
    });
    expect(asked).toEqual(["0", "1", "2", "3", "01", "02", "12"]);
  });

  it("says when it was stopped", async () => {
    let asked = 0;
    const { maximal, isComplete } = await searchLevels(
      3,
      async () => ++asked > 0,
      () => asked >= 2,
    );
    expect({ maximal, isComplete }).toEqual({ maximal: [[0], [1]], isComplete: false });
  });
});
