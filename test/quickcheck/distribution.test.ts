import { describe, expect, test } from "vitest";
import {
  boolean,
  choose,
  chooseBigInt,
  constant,
  elements,
  fn,
  frequency,
  type Gen,
  listOf,
  oneof,
  promote,
  show,
  shuffle,
  sublistOf,
  tuple,
  variant,
} from "../../src/quickcheck/index.ts";
import { Random } from "../../src/quickcheck/source/random.ts";
import { RandomSource } from "../../src/quickcheck/source/random-source.ts";

const draws = 20_000;

function counts(gen: Gen<unknown>, seed: number): Map<string, number> {
  const found = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const text = show(gen.draw(new RandomSource(Random.at(seed, i), 4)));
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  return found;
}

/** Pearson's statistic for observed counts against expected probabilities. */
function chiSquare(found: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): number {
  return [...expected].reduce(
    (sum, [text, probability]) => sum + ((found.get(text) ?? 0) - draws * probability) ** 2 / (draws * probability),
    0,
  );
}

/** An upper bound that chance passes once in a hundred thousand times (Wilson and Hilferty's approximation of the quantile). */
function limit(degrees: number): number {
  const z = 4.26;
  return degrees * (1 - 2 / (9 * degrees) + z * Math.sqrt(2 / (9 * degrees))) ** 3;
}

const uniform = (values: readonly unknown[]): Map<string, number> => new Map(values.map((value) => [show(value), 1 / values.length]));
const pairs = [false, true].flatMap((a) => [false, true].map((b) => [a, b]));
const range = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i);
const orders = range(0, 3)
  .flatMap((a) => range(0, 3).flatMap((b) => range(0, 3).flatMap((c) => range(0, 3).map((d) => [a, b, c, d]))))
  .filter((o) => new Set(o).size === 4);

const cases: readonly { readonly name: string; readonly gen: Gen<unknown>; readonly expected: ReadonlyMap<string, number> }[] = [
  { name: "boolean", gen: boolean, expected: uniform([false, true]) },
  { name: "choose", gen: choose(-7, 12), expected: uniform(range(-7, 12)) },
  { name: "choose over a range that is no power of two", gen: choose(0, 99_999).map((n) => n % 7), expected: uniform(range(0, 6)) },
  {
    name: "choose over a large range",
    gen: choose(0, 7 * 2 ** 40 - 1).map((n) => Math.floor(n / 2 ** 40)),
    expected: uniform(range(0, 6)),
  },
  { name: "chooseBigInt", gen: chooseBigInt(0n, 5n * 10n ** 20n - 1n).map((n) => Number(n / 10n ** 20n)), expected: uniform(range(0, 4)) },
  { name: "elements", gen: elements(["a", "b", "c"]), expected: uniform(["a", "b", "c"]) },
  { name: "oneof", gen: oneof([constant(1), constant(2), constant(3)]), expected: uniform([1, 2, 3]) },
  {
    name: "frequency",
    gen: frequency([
      [1, constant(1)],
      [2, constant(2)],
      [5, constant(3)],
    ]),
    expected: new Map([
      ["1", 1 / 8],
      ["2", 2 / 8],
      ["3", 5 / 8],
    ]),
  },
  { name: "the length of a list", gen: listOf(boolean).map((xs) => xs.length), expected: uniform(range(0, 4)) },
  { name: "two independent components", gen: tuple(boolean, boolean), expected: uniform(pairs) },
  { name: "sublistOf", gen: sublistOf([0, 1]), expected: uniform([[], [0], [1], [0, 1]]) },
  { name: "shuffle", gen: shuffle([0, 1, 2, 3]), expected: uniform(orders) },
  { name: "two variants of one generator", gen: tuple(variant(0, boolean), variant(1, boolean)), expected: uniform(pairs) },
  { name: "nested variants", gen: tuple(variant(0, variant(1, boolean)), variant(1, variant(0, boolean))), expected: uniform(pairs) },
  {
    name: "a promoted function at two points",
    gen: promote((n: number) => variant(n, boolean)).map((f) => [f(0), f(1)]),
    expected: uniform(pairs),
  },
];

describe("distribution at a fixed seed", () => {
  test.each(cases)("of $name is as promised", ({ gen, expected }) => {
    const found = counts(gen, 42);
    expect([...found.keys()].filter((text) => !expected.has(text))).toEqual([]);
    expect(chiSquare(found, expected)).toBeLessThan(limit(expected.size - 1));
  });

  test("is told from a wrong one", () => {
    expect(
      chiSquare(
        counts(
          frequency([
            [9, constant(0)],
            [11, constant(1)],
          ]),
          42,
        ),
        uniform([0, 1]),
      ),
    ).toBeGreaterThan(limit(1));
  });

  test("of tests with different seeds and indices does not repeat", () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 50; seed++) for (let i = 0; i < 50; i++) firsts.add(Random.at(seed, i).between(0, 2 ** 50));
    expect(firsts.size).toBe(2500);
  });

  test("of a generated function takes the default seldom but sometimes", () => {
    const equal = counts(
      fn([elements([0, 1])], choose(0, 1_000_000)).map((f) => f(0) === f(1)),
      42,
    );
    const share = (equal.get("true") ?? 0) / draws;
    expect(share).toBeGreaterThan(0.005);
    expect(share).toBeLessThan(0.05);
  });
});
