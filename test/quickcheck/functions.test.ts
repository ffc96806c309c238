import { describe, expect, test } from "vitest";
import {
  boolean,
  coarbitrary,
  coarbitraryFunction,
  coarbitraryInt,
  fn,
  forAll,
  type Gen,
  int,
  listOf,
  nat,
  promote,
  quickCheckWith,
  record,
  replay,
  show,
  string,
  tuple,
} from "../../src/quickcheck/index.ts";
import { Random } from "../../src/quickcheck/source/random.ts";
import { RandomSource } from "../../src/quickcheck/source/random-source.ts";

const drawn = <A>(gen: Gen<A>, seed: number): A => gen.draw(new RandomSource(Random.at(seed, 0), 1000));
const counterexample = (report: ReturnType<typeof quickCheckWith>): readonly string[] => {
  if (report instanceof Promise || report.kind !== "falsified") throw new Error("expected a counterexample");
  return report.counterexample.shown;
};

describe("generated functions", () => {
  test("are shown as tables", () => {
    const f = drawn(fn([int], int), 3);
    expect(show(f)).toMatch(/^\{_ ↦ -?\d+\}$/);
    f(0);
    expect(show(f)).toMatch(/^\{0 ↦ -?\d+, _ ↦ -?\d+\}$/);
  });

  test("give equal results for equal arguments", () => {
    const f = drawn(fn([listOf(int), record({ a: string })], int), 1);
    expect(f([1, 2], { a: "x" })).toBe(f([1, 2], { a: "x" }));
    expect(new Set([f([1], { a: "x" }), f([2], { a: "x" }), f([1], { a: "y" }), f([], { a: "" })]).size).toBeGreaterThan(1);
  });

  test("shrink to the points that matter", () => {
    const report = quickCheckWith(
      { seed: 1, print: null },
      forAll(fn([int], nat), (f) => f(3) < 5),
    );
    expect(counterexample(report)).toEqual(["{_ ↦ 5}"]);
    const differs = quickCheckWith(
      { seed: 1, print: null },
      forAll(fn([int], nat), (f) => f(3) <= f(4)),
    );
    expect(counterexample(differs)).toEqual(["{3 ↦ 1, _ ↦ 0}"]);
  });

  test("can take functions and return functions", () => {
    const twice = fn([fn([int], int)], fn([int], boolean));
    const report = quickCheckWith(
      { seed: 1, print: null },
      forAll(twice, int, (f, x) => !f((y) => y)(x)),
    );
    expect(counterexample(report)).toEqual(["{_ ↦ {_ ↦ true}}", "0"]);
  });

  test("are replayed", () => {
    const property = forAll(fn([int], int), listOf(int), (f, xs) => xs.map(f).every((y) => y < 3));
    const report = quickCheckWith({ seed: 4, print: null }, property);
    const [table, list] = counterexample(report);
    expect(counterexample(replay(report.kind === "falsified" ? report.counterexample.token : "", property, { print: null }))).toEqual([
      table,
      list,
    ]);
    expect([table, list]).toEqual(["{_ ↦ 3}", "[0]"]);
  });

  test("as values of a counterexample do what the table says", () => {
    const report = quickCheckWith(
      { seed: 1, print: null },
      forAll(fn([int], nat), (f) => f(3) <= f(4)),
    );
    const [f] = report.kind === "falsified" ? (report.counterexample.values as [(n: number) => number]) : [() => -1];
    expect([f(3), f(4), f(5)]).toEqual([1, 0, 0]);
  });
});

describe("promote and coarbitrary", () => {
  const functionOf = <A>(): Gen<(argument: A) => number> => promote((argument: A) => coarbitrary(argument)(nat));

  test("make functions: equal arguments, equal results", () => {
    const f = drawn(functionOf<unknown>(), 5);
    for (const argument of [0, 1, -1, true, [1, [2]], "word", { a: 1 }, null, 2.5]) expect(f(argument)).toBe(f(structuredClone(argument)));
  });

  test("tell arguments apart", () => {
    const f = drawn(functionOf<unknown>(), 5);
    const results = [0, 1, 2, 3, 4, 5, -1, -2, true, false, [], [0], [1], [0, 0], "", "a"].map(f);
    expect(new Set(results).size).toBeGreaterThan(13);
  });

  test("tell 2 and 3 apart, which the appendix of the paper does not", () => {
    const differing = Array.from({ length: 20 }, (_, seed) => {
      const f = drawn(
        promote((n: number) => coarbitraryInt(n)(nat)),
        seed,
      );
      return f(2) !== f(3);
    });
    expect(differing.filter(Boolean).length).toBeGreaterThan(15);
  });

  test("tell functions apart by their values", () => {
    const f = drawn(
      promote((g: (n: number) => number) => coarbitraryFunction(nat, coarbitraryInt, g)(tuple(nat, nat))),
      5,
    );
    expect(f((n) => n)).toEqual(f((n) => n + 0));
    expect(f((n) => n + 1)).not.toEqual(f((n) => -n));
  });

  test("are shown and shrunk too", () => {
    const report = quickCheckWith(
      { seed: 1, print: null },
      forAll(functionOf<number>(), (f) => f(1) + f(2) < 7),
    );
    expect(counterexample(report)).toEqual(["{1 ↦ 0, 2 ↦ 7, _ ↦ _}"]);
  });
});
