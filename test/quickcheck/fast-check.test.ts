import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forAll, fromFastCheck, type Gen, int, listOf, nat, quickCheckWith, replay, toFastCheck } from "../../src/quickcheck/index.ts";
import { nodes, tree } from "./catalogue.ts";

const shown = (report: ReturnType<typeof quickCheckWith>): readonly string[] => {
  if (report instanceof Promise || report.kind !== "falsified") throw new Error("expected a counterexample");
  return report.counterexample.shown;
};

describe("a generator from an arbitrary", () => {
  const quiet = { seed: 1, print: null };

  test("is typed and stays within the arbitrary", () => {
    const gen: Gen<{ a: number; b: string }[]> = fromFastCheck(fc.array(fc.record({ a: fc.integer({ min: 3, max: 9 }), b: fc.string() })));
    expect(
      quickCheckWith(
        quiet,
        forAll(gen, (xs) => xs.every(({ a, b }) => a >= 3 && a <= 9 && typeof b === "string")),
      ).ok,
    ).toBe(true);
  });

  test("shrinks, also what fast-check shrinks badly", () => {
    expect(
      shown(
        quickCheckWith(
          quiet,
          forAll(fromFastCheck(fc.array(fc.integer())), (xs) => xs.filter((x) => x > 100).length < 2),
        ),
      ),
    ).toEqual(["[101, 101]"]);
    const chained = fromFastCheck(fc.nat({ max: 1000 }).chain((a) => fc.tuple(fc.constant(a), fc.integer({ min: a, max: 2_000_000 }))));
    expect(
      shown(
        quickCheckWith(
          quiet,
          forAll(chained, ([a, b]) => b < 2 * a + 100),
        ),
      ),
    ).toEqual(["[0, 100]"]);
  });

  test("is replayed and enumerated", () => {
    const property = forAll(fromFastCheck(fc.array(fc.boolean())), (xs) => xs.length < 2 || xs[0] === xs[1]);
    const report = quickCheckWith(quiet, property);
    expect(shown(replay(report.kind === "falsified" ? report.counterexample.token : "", property, { print: null }))).toEqual(shown(report));
    expect(shown(quickCheckWith({ ...quiet, driver: "exhaustive", depth: 2 }, property))).toEqual(["[false, true]"]);
    const all = quickCheckWith(
      { ...quiet, driver: "exhaustive", depth: 9 },
      forAll(fromFastCheck(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 2 }))), () => true),
    );
    expect(all.text).toBe("OK: all 6 cases checked, there are no others.");
  });

  test("may draw later", () => {
    const streams = fromFastCheck(fc.infiniteStream(fc.nat({ max: 9 })));
    const property = forAll(streams, (stream) => [...stream.take(5)].reduce((x, y) => x + y) < 20);
    expect(quickCheckWith(quiet, property).kind).toBe("falsified");
  });

  test("may clone its random numbers", () => {
    expect(
      quickCheckWith(
        quiet,
        forAll(fromFastCheck(fc.clone(fc.integer(), 3)), ([a, b, c]) => a === b && b === c),
      ).ok,
    ).toBe(true);
    const arbitraries = [fc.bigInt(), fc.double(), fc.option(fc.uuid()), fc.object(), fc.emailAddress(), fc.subarray([1, 2, 3])];
    for (const arbitrary of arbitraries)
      expect(
        quickCheckWith(
          quiet,
          forAll<[unknown]>(fromFastCheck<unknown>(arbitrary), () => true),
        ).tests,
      ).toBe(100);
  });
});

describe("an arbitrary from a generator", () => {
  test("is typed, deterministic and shrinks", () => {
    const lists: fc.Arbitrary<number[]> = toFastCheck(listOf(int), fc.constant);
    expect(fc.sample(lists, { seed: 1, numRuns: 20 })).toEqual(fc.sample(lists, { seed: 1, numRuns: 20 }));
    const result = fc.check(
      fc.property(lists, (xs) => xs.length < 3),
      { seed: 1 },
    );
    expect(result.counterexample).toEqual([[0, 0, 0]]);
  });

  test("has the combinators of fast-check", () => {
    const sizes = toFastCheck(tree, fc.constant)
      .map(nodes)
      .filter((n) => n > 0);
    const result = fc.check(
      fc.property(fc.tuple(sizes, sizes), ([a, b]) => a + b < 4),
      { seed: 1 },
    );
    expect(result.failed).toBe(true);
    expect(result.counterexample?.[0].reduce((x, y) => x + y)).toBe(4);
  });

  test("says when the generator has no values", () => {
    const none = toFastCheck(
      nat.suchThat(() => false),
      fc.constant,
    );
    expect(() => fc.sample(none, 1)).toThrow("rejected all its values");
  });
});
