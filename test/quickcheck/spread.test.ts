import { describe, expect, test } from "vitest";
import {
  choose,
  codeUnit,
  forAll,
  int,
  listOf,
  nat,
  type Property,
  quickCheckWith,
  sized,
  string,
  stringOf,
  unicodeChar,
} from "../../src/quickcheck/index.ts";
import { sizeAt, temperAt } from "../../src/quickcheck/running/schedule.ts";

const seeds = Array.from({ length: 50 }, (_, i) => i + 1);

/** In how many of the runs the property fails. */
function finds(property: Property<"sync">, options: { readonly tests?: number } = {}): number {
  return seeds.filter((seed) => {
    const report = quickCheckWith({ seed, print: null, maxShrinks: 0, ...options }, property);
    return report.kind === "falsified";
  }).length;
}

describe("sizes", () => {
  test("take every value within the first hundred tests, and keep to the greatest", () => {
    const sizes = Array.from({ length: 100 }, (_, i) => sizeAt(i, 50));
    expect(new Set(sizes).size).toBe(50);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 50]);
    expect(sizeAt(7, 0)).toBe(0);
  });

  test("do not depend on how many tests are asked for", () => {
    const large = forAll(listOf(nat), (xs) => xs.length < 30);
    for (const tests of [100, 1_000_000]) {
      const report = quickCheckWith({ tests, seed: 3, print: null }, large);
      expect(report).toMatchObject({ kind: "falsified" });
      expect(report.tests).toBeLessThan(100);
    }
  });

  test("are what a generator is given", () => {
    const seen = new Set<number>();
    quickCheckWith(
      { seed: 1, print: null },
      forAll(
        sized((n) => choose(n, n)),
        (n) => {
          seen.add(n);
        },
      ),
    );
    expect(seen.size).toBe(50);
  });
});

describe("within a hundred tests", () => {
  test("numbers lie on the edges of their ranges", () => {
    expect(temperAt(0)).toBe("edges");
    expect(finds(forAll(choose(0, 255), (n) => n !== 255))).toBeGreaterThanOrEqual(40);
    expect(finds(forAll(choose(0, 255), (n) => n !== 0))).toBeGreaterThanOrEqual(40);
    expect(finds(forAll(choose(-(2 ** 31), 2 ** 31 - 1), (n) => n !== 2 ** 31 - 1))).toBeGreaterThanOrEqual(40);
    expect(finds(forAll(choose(0, 2 ** 40), (n) => n !== 2 ** 32 && n !== 2 ** 32 - 1))).toBeGreaterThanOrEqual(10);
  });

  test("wide numbers coincide", () => {
    const wide = choose(0, 10 ** 12);
    expect(finds(forAll(wide, wide, (a, b) => a !== b || a < 1000))).toBeGreaterThanOrEqual(40);
  });

  test("lists have their least and their greatest length", () => {
    expect(finds(forAll(listOf(int, { min: 3, max: 12 }), (xs) => xs.length !== 12))).toBeGreaterThanOrEqual(40);
    expect(finds(forAll(listOf(int, { min: 3, max: 12 }), (xs) => xs.length !== 3))).toBeGreaterThanOrEqual(40);
  });

  test.each([
    ["half of a surrogate pair when cut", (text: string) => [...text].every((c) => c.length === 1)],
    ["letters without a way back from upper case", (text: string) => text.toUpperCase().toLowerCase() === text.toLowerCase()],
    ["blanks that are not spaces", (text: string) => !/[^\S ]/u.test(text)],
    ["combining marks", (text: string) => text.normalize("NFC") === text],
  ])("text has %s", (_name, holds) => {
    expect(finds(forAll(stringOf(unicodeChar), holds))).toBeGreaterThanOrEqual(40);
  });

  test("text of any units has halves of surrogate pairs", () => {
    const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
    expect(finds(forAll(stringOf(codeUnit), isWellFormed))).toBeGreaterThanOrEqual(40);
    expect(finds(forAll(stringOf(unicodeChar), isWellFormed))).toBe(0);
  });

  test("words are names of what objects have", () => {
    expect(
      finds(
        forAll(string, (word) => !(word in {})),
        { tests: 500 },
      ),
    ).toBeGreaterThanOrEqual(40);
  });
});
