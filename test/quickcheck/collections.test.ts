import { describe, expect, expectTypeOf, test } from "vitest";
import {
  boolean,
  choose,
  dictionary,
  distinctListOf,
  enumerate,
  forAll,
  frequency,
  type Gen,
  int,
  mapOf,
  oneof,
  quickCheckWith,
  record,
  replay,
  setOf,
  string,
  sublistOf,
} from "../../src/quickcheck/index.ts";

const quiet = { seed: 1, print: null, tests: 200 };

describe("collections without repetitions", () => {
  test("keep their least length", () => {
    const lists = distinctListOf(choose(0, 30), { min: 8, max: 20 });
    expect(
      quickCheckWith(
        quiet,
        forAll(lists, (xs) => xs.length >= 8 && xs.length <= 20 && new Set(xs).size === xs.length),
      ).ok,
    ).toBe(true);
    expect(
      quickCheckWith(
        quiet,
        forAll(setOf(choose(0, 9), { min: 5 }), (xs) => xs.size >= 5),
      ).ok,
    ).toBe(true);
    expect(
      quickCheckWith(
        quiet,
        forAll(mapOf(choose(0, 9), int, { min: 5 }), (xs) => xs.size >= 5),
      ).ok,
    ).toBe(true);
    expect(
      quickCheckWith(
        quiet,
        forAll(dictionary(int, string, { min: 2 }), (xs) => Object.keys(xs).length >= 2),
      ).ok,
    ).toBe(true);
  });

  test("are as long as they can be when there are too few values", () => {
    const report = quickCheckWith(
      quiet,
      forAll(setOf(boolean), (xs) => xs.size < 2),
    );
    expect(report).toMatchObject({ kind: "falsified" });
    expect(
      quickCheckWith(
        { ...quiet, tests: 5 },
        forAll(setOf(boolean, { min: 3 }), () => true),
      ).kind,
    ).toBe("exhausted");
  });

  test("go by what a selector says", () => {
    const users = distinctListOf(record({ id: choose(0, 5), name: string }), { min: 3, by: (user) => user.id });
    expect(
      quickCheckWith(
        quiet,
        forAll(users, (xs) => xs.length >= 3 && new Set(xs.map((x) => x.id)).size === xs.length),
      ).ok,
    ).toBe(true);
  });

  test("shrink, replay and enumerate", () => {
    const property = forAll(distinctListOf(choose(0, 30), { min: 2 }), (xs) => xs.length < 4);
    const report = quickCheckWith(quiet, property);
    expect(report).toMatchObject({ kind: "falsified", counterexample: { shown: ["[0, 1, 2, 3]"] } });
    const token = report.kind === "falsified" ? report.counterexample.token : "";
    expect(replay(token, property, { print: null })).toMatchObject({ counterexample: { shown: ["[0, 1, 2, 3]"] } });
    expect([...enumerate(setOf(choose(0, 2), { min: 2 }), 3)].map((set) => [...set].join())).toEqual(["0,1", "0,2", "1,2", "0,1,2"]);
  });

  test("may have any key", () => {
    const report = quickCheckWith(
      { ...quiet, tests: 2000 },
      forAll(dictionary(int), (xs) => !Object.hasOwn(xs, "__proto__")),
    );
    expect(report).toMatchObject({ kind: "falsified", counterexample: { shown: ["{__proto__: 0}"] } });
  });

  test("some of given values, within bounds", () => {
    const some = sublistOf([1, 2, 3, 4, 5], { min: 2, max: 3 });
    expect(
      quickCheckWith(
        quiet,
        forAll(some, (xs) => (xs.length === 2 || xs.length === 3) && xs.join() === xs.toSorted().join()),
      ).ok,
    ).toBe(true);
    expect([...enumerate(sublistOf([1, 2, 3], { min: 2 }), 1)].length).toBe(4);
    expect(() => sublistOf([1], { min: 2 })).toThrow("there are only 1 values");
  });
});

test("alternatives of different types make a union", () => {
  expectTypeOf(oneof([int, string])).toEqualTypeOf<Gen<number | string>>();
  expectTypeOf(oneof(int, string)).toEqualTypeOf<Gen<number | string>>();
  const weighted = frequency([
    [1, int],
    [3, string],
  ]);
  expectTypeOf(weighted).toEqualTypeOf<Gen<number | string>>();
  expect(
    quickCheckWith(
      quiet,
      forAll(oneof(int, string), (x) => typeof x === "number" || typeof x === "string"),
    ).ok,
  ).toBe(true);
});

describe("a token of another property", () => {
  const token = (property: ReturnType<typeof forAll>): string => {
    const report = quickCheckWith(quiet, property);
    return report.kind === "falsified" ? report.counterexample.token : "";
  };

  test("is refused", () => {
    const lists = token(forAll(setOf(int), (xs) => xs.size < 3));
    expect(() =>
      replay(
        lists,
        forAll(int, () => true),
        { print: null },
      ),
    ).toThrow("belongs to another property");
    const simplest = token(forAll(choose(0, 9), () => false));
    expect(() =>
      replay(
        simplest,
        forAll(boolean, () => true),
        { print: null },
      ),
    ).toThrow("belongs to another property");
  });

  test("is taken when the same is asked, and the property may ask more", () => {
    const first = token(forAll(choose(0, 9), (n) => n < 3));
    const more = forAll(choose(0, 9), (n) => forAll(boolean, () => n < 3));
    expect(replay(first, more, { print: null })).toMatchObject({ kind: "falsified" });
  });
});
