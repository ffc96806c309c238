import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  boolean,
  choose,
  chooseBigInt,
  constant,
  datatypes,
  distinctListOf,
  elements,
  enumerate,
  fn,
  forAll,
  type Gen,
  int,
  listOf,
  mapOf,
  nat,
  nullable,
  oneof,
  param,
  promote,
  quickCheckWith,
  record,
  recursive,
  sample,
  setOf,
  show,
  shuffle,
  sublistOf,
  tuple,
  type,
  variant,
  vector,
} from "../../src/quickcheck/index.ts";
import { nearest } from "../../src/quickcheck/source/enumeration-source.ts";
import { type Tree, tree } from "./catalogue.ts";

const all = <A>(gen: Gen<A>, depth: number): A[] => [...enumerate(gen, depth)];
const texts = (gen: Gen<unknown>, depth: number): string[] => all(gen, depth).map((value) => show(value, 1000));

/** Booleans in lists of exactly this length. */
const bits = (length: number): boolean[][] =>
  length === 0
    ? [[]]
    : bits(length - 1).flatMap((rest) => [
        [false, ...rest],
        [true, ...rest],
      ]);
/** All values of trees up to this nesting, by definition. */
function trees(depth: number): Tree[] {
  const inner = depth === 0 ? [] : trees(depth - 1);
  const labels = Array.from({ length: 2 * depth + 1 }, (_, i) => i - depth);
  const leaf: Tree = { kind: "leaf" };
  return [leaf, ...inner.flatMap((left) => labels.flatMap((value) => inner.map((right): Tree => ({ kind: "node", left, value, right }))))];
}

const subsets = <A>(values: readonly A[]): A[][] =>
  values.length === 0 ? [[]] : subsets(values.slice(0, -1)).flatMap((set) => [set, [...set, values[values.length - 1] as A]]);
const colours = datatypes([
  {
    name: "colour",
    params: [],
    constructors: [
      { name: "Red", args: [] },
      { name: "Mixed", args: [type("bool"), type("bool")] },
    ],
  },
  { name: "both", params: ["a"], constructors: [{ name: "Both", args: [param("a"), type("colour")] }] },
]);

/** Small types with all their values, found another way. */
const complete: readonly {
  readonly name: string;
  readonly gen: Gen<unknown>;
  readonly depth: number;
  readonly values: readonly unknown[];
}[] = [
  { name: "boolean", gen: boolean, depth: 0, values: [false, true] },
  { name: "int", gen: int, depth: 3, values: [-3, -2, -1, 0, 1, 2, 3] },
  { name: "nat", gen: nat, depth: 2, values: [0, 1, 2] },
  { name: "choose", gen: choose(5, 20), depth: 2, values: [5, 6, 7] },
  { name: "choose, all of it", gen: choose(-1, 2), depth: 9, values: [-1, 0, 1, 2] },
  { name: "chooseBigInt", gen: chooseBigInt(-1n, 2n), depth: 9, values: [-1n, 0n, 1n, 2n] },
  { name: "elements", gen: elements(["a", "b"]), depth: 0, values: ["a", "b"] },
  { name: "nullable", gen: nullable(boolean), depth: 0, values: [null, false, true] },
  { name: "tuple", gen: tuple(boolean, nat), depth: 1, values: [false, true].flatMap((b) => [0, 1].map((n) => [b, n])) },
  { name: "record", gen: record({ b: boolean, n: nat }), depth: 1, values: [false, true].flatMap((b) => [0, 1].map((n) => ({ b, n }))) },
  { name: "listOf", gen: listOf(boolean), depth: 3, values: [0, 1, 2, 3].flatMap(bits) },
  { name: "vector", gen: vector(3, boolean), depth: 0, values: bits(3) },
  { name: "oneof", gen: oneof<unknown>([boolean, nat]), depth: 1, values: [false, true, 0, 1] },
  { name: "recursive", gen: tree, depth: 2, values: trees(2) },
  { name: "sublistOf", gen: sublistOf([1, 2, 3]), depth: 0, values: subsets([1, 2, 3]) },
  { name: "distinctListOf", gen: distinctListOf(boolean), depth: 3, values: [[], [false], [true], [false, true], [true, false]] },
  { name: "setOf", gen: setOf(nat), depth: 4, values: subsets([0, 1, 2, 3]).map((set) => new Set(set)) },
  {
    name: "mapOf",
    gen: mapOf(boolean, boolean),
    depth: 2,
    values: [
      new Map(),
      ...[false, true].flatMap((k) => [new Map([[k, false]]), new Map([[k, true]])]),
      ...bits(2).map(
        ([x, y]) =>
          new Map([
            [false, x],
            [true, y],
          ]),
      ),
    ],
  },
  { name: "map", gen: nat.map((n) => n * n), depth: 3, values: [0, 1, 4, 9] },
  { name: "chain", gen: nat.chain((n) => vector(n, boolean)), depth: 2, values: [0, 1, 2].flatMap(bits) },
  { name: "suchThat", gen: nat.suchThat((n) => n % 2 === 1), depth: 5, values: [1, 3, 5] },
  {
    name: "datatype",
    gen: colours.both(boolean),
    depth: 1,
    values: [false, true].flatMap((a) => [
      { kind: "Both", args: [a, { kind: "Red" }] },
      ...bits(2).map((args) => ({ kind: "Both", args: [a, { kind: "Mixed", args }] })),
    ]),
  },
];

describe("enumeration", () => {
  test.each(complete)("of $name has every value once", ({ gen, depth, values }) => {
    const found = texts(gen, depth);
    expect(new Set(found).size).toBe(found.length);
    expect(found.toSorted()).toEqual(values.map((value) => show(value, 1000)).toSorted());
  });

  test("of orders has every order once", () => {
    const found = texts(shuffle([1, 2, 3, 4]), 0);
    expect(new Set(found).size).toBe(24);
    expect(found.length).toBe(24);
  });

  test("begins with the simplest", () => {
    expect(all(int, 2)).toEqual([0, 1, -1, 2, -2]);
    expect(all(choose(-4, 1), 9)).toEqual([0, 1, -1, -2, -3, -4]);
  });

  test("of functions covers all functions as far as they are applied", () => {
    const tables = all(
      fn([boolean], boolean).map((f) => [f(false), f(true)]),
      0,
    );
    expect(tables.map(String).toSorted()).toEqual(bits(2).map(String).toSorted());
    const promoted = all(
      promote((b: boolean) => variant(b ? 1 : 0, boolean)).map((f) => [f(false), f(true), f(false)]),
      0,
    );
    expect(promoted.map(String).toSorted()).toEqual(
      bits(2)
        .map(([x, y]) => String([x, y, x]))
        .toSorted(),
    );
  });

  test("contains the values of lesser depths", () => {
    for (const gen of [int, listOf(nat), tree]) {
      const greater = new Set(texts(gen, 2));
      expect(texts(gen, 1).every((text) => greater.has(text))).toBe(true);
    }
  });

  test("of a depth below every value is empty", () => {
    const odd = recursive<number>((self) => self.map((n) => n + 1).suchThat((n) => n > 5));
    expect(() => all(odd, 3)).toThrow("no finite value");
    const { rose } = { rose: recursive<unknown>((self) => oneof<unknown>([tuple(vector(1, self)), constant(0)])) };
    expect(texts(rose, 0)).toEqual(["0"]);
  });

  test("sorts a range by distance from the origin without loss", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 9 }), (origin, below, above) => {
        const [low, high] = [origin - below, origin + above];
        const range = Array.from({ length: high - low + 1 }, (_, i) => nearest(i, low, high, origin));
        expect(range.toSorted((a, b) => a - b)).toEqual(range.map((_, i) => low + i));
        expect(range.map((n) => Math.abs(n - origin))).toEqual(range.map((n) => Math.abs(n - origin)).toSorted((a, b) => a - b));
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe("the exhaustive driver", () => {
  const quiet = { print: null, driver: "exhaustive" } as const;

  test("says how many cases there were up to which depth", () => {
    const report = quickCheckWith(
      { ...quiet, depth: 3 },
      forAll(listOf(boolean), () => true),
    );
    expect(report.text).toBe("OK: all 15 cases checked up to depth 3.");
    expect(report).toMatchObject({ kind: "passed", enumeration: { depth: 3, cases: 15, isComplete: false } });
  });

  test("knows when there are no other cases", () => {
    const report = quickCheckWith(
      quiet,
      forAll(boolean, choose(0, 2), () => true),
    );
    expect(report.text).toBe("OK: all 6 cases checked, there are no others.");
    expect(report).toMatchObject({ enumeration: { depth: 2, isComplete: true } });
  });

  test("never says so when the depth cuts something off", () => {
    for (const gen of [int, nat, listOf(boolean), tree, choose(0, 100)]) {
      expect(
        quickCheckWith(
          { ...quiet, depth: 2 },
          forAll<[unknown]>(gen, () => true),
        ),
      ).toMatchObject({ enumeration: { isComplete: false } });
    }
  });

  test("finds a counterexample of least depth", () => {
    const report = quickCheckWith(
      { ...quiet, depth: 6 },
      forAll(nat, nat, (x, y) => x + y !== 4),
    );
    expect(report.kind === "falsified" && report.counterexample.token.startsWith("e2:")).toBe(true);
  });
});

describe("the lazy driver", () => {
  const valueAtRoot = forAll(tree, (t) => t.kind === "leaf" || t.value < 2);

  test("leaves undefined what is not looked at", () => {
    const report = quickCheckWith({ print: null, driver: "lazy", depth: 4 }, valueAtRoot);
    expect(report.kind === "falsified" && report.counterexample.shown).toEqual(['{kind: "node", left: _, value: 2, right: _}']);
    expect(report.kind === "falsified" && report.counterexample.values).toEqual([
      { kind: "node", left: { kind: "leaf" }, value: 2, right: { kind: "leaf" } },
    ]);
  });

  test("needs far fewer runs than there are cases", () => {
    const small = forAll(tree, (t) => t.kind === "leaf" || t.value < 9);
    const lazy = quickCheckWith({ print: null, driver: "lazy", depth: 3 }, small);
    const strict = quickCheckWith({ print: null, driver: "exhaustive", depth: 3 }, small);
    expect(lazy).toMatchObject({ kind: "passed", enumeration: { depth: 3, cases: 8 } });
    expect(strict).toMatchObject({ kind: "passed", enumeration: { depth: 3, cases: trees(3).length } });
    expect(lazy.text).toBe("OK: all cases checked up to depth 3 in 8 partial runs.");
  });

  test("does not look at a list that is only passed on", () => {
    const report = quickCheckWith(
      { print: null, driver: "lazy", depth: 3 },
      forAll(tuple(listOf(int), boolean), (pair) => !{ ...pair }[1]),
    );
    expect(report.kind === "falsified" && report.counterexample.shown).toEqual(["[_, true]"]);
  });

  test("takes back what only partially defined values can tell", () => {
    // Proxies cannot be cloned: the property fails for them alone.
    const report = quickCheckWith(
      { print: null, driver: "lazy", depth: 2 },
      forAll(tuple(listOf(boolean), boolean), (pair) => structuredClone(pair).length === 2),
    );
    expect(report.kind).toBe("passed");
    expect(report.warnings[0]).toContain("partially defined");
  });

  test("agrees with the exhaustive driver", () => {
    const weights = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 6 }), ([a = 0, b = 0, c = 0], limit) => {
        const weigh = (t: Tree): number =>
          t.kind === "leaf" ? 0 : a * t.value + (t.value > 0 ? b * weigh(t.left) : c * weigh(t.right)) + 1;
        const property = forAll(tree, (t) => weigh(t) <= limit);
        const [lazy, strict] = (["lazy", "exhaustive"] as const).map((driver) =>
          quickCheckWith({ print: null, driver, depth: 2 }, property),
        );
        expect(lazy?.kind).toBe(strict?.kind);
        if (lazy?.kind === "falsified") expect(weigh(lazy.counterexample.values[0] as Tree)).toBeGreaterThan(limit);
      }),
      { seed: 11, numRuns: 60 },
    );
  });
});

describe("sample", () => {
  test("gives the values of a seed, without those that were rejected", () => {
    const options = { count: 50, size: 9, seed: 4 };
    expect(sample(nat, options)).toEqual(sample(nat, options));
    expect(sample(nat, options)).not.toEqual(sample(nat, { ...options, seed: 5 }));
    expect(sample(nat.suchThat(() => false))).toEqual([]);
  });
});
