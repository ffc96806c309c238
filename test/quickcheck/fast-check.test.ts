import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  forAll,
  forAllAsync,
  fromFastCheck,
  type Gen,
  int,
  listOf,
  nat,
  quickCheckWith,
  replay,
  toFastCheck,
} from "../../src/quickcheck/index.ts";
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

describe("an arbitrary with a filter", () => {
  const even = fromFastCheck(fc.integer().filter((n) => n % 2 === 0));
  const far = fromFastCheck(fc.integer({ min: 0, max: 10_000 }).filter((n) => n > 100));
  const unique = fromFastCheck(fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 5 }));

  test("is drawn and shrunk", () => {
    expect(
      shown(
        quickCheckWith(
          { seed: 1, print: null },
          forAll(far, (n) => n < 500),
        ),
      ),
    ).toEqual(["500"]);
    expect(
      shown(
        quickCheckWith(
          { seed: 1, print: null },
          forAll(even, (n) => n < 500),
        ),
      ),
    ).toEqual(["500"]);
    const report = quickCheckWith(
      { seed: 1, print: null },
      forAll(unique, (xs) => new Set(xs).size < 7),
    );
    expect(report.kind === "falsified" ? (report.counterexample.values[0] as number[]).length : 0).toBe(7);
  });

  test("is sampled under enumeration, which then claims nothing", () => {
    for (const gen of [even, far, unique]) {
      const report = quickCheckWith(
        { driver: "exhaustive", depth: 3, print: null },
        forAll<[unknown]>(gen, () => true),
      );
      expect(report).toMatchObject({ kind: "passed", enumeration: { isComplete: false } });
      expect(report.tests).toBeGreaterThan(10);
    }
    const token = quickCheckWith(
      { driver: "exhaustive", depth: 3, print: null },
      forAll(far, (n) => n < 500),
    );
    const again = fromFastCheck(fc.integer({ min: 0, max: 10_000 }).filter((n) => n > 100));
    const known = token.kind === "falsified" ? token.counterexample.token : "";
    expect(
      shown(
        replay(
          known,
          forAll(again, (n) => n < 500),
          { print: null },
        ),
      ),
    ).toEqual(shown(token));
  });

  test("that nothing passes is discarded", () => {
    const none = fromFastCheck(fc.integer().filter(() => false));
    expect(
      quickCheckWith(
        { seed: 1, tests: 3, print: null },
        forAll(none, () => true),
      ),
    ).toMatchObject({ kind: "exhausted", ok: false });
  });

  test("keeps its bias", () => {
    const extreme = forAll(fromFastCheck(fc.integer()), (n) => n !== 2 ** 31 - 1 && n !== -(2 ** 31));
    const found = Array.from({ length: 20 }, (_, seed) => quickCheckWith({ seed, print: null, maxShrinks: 0 }, extreme).kind);
    expect(found.filter((kind) => kind === "falsified").length).toBeGreaterThan(15);
  });
});

test("a scheduler of fast-check takes tasks in every order, and the same again on replay", async () => {
  const orders = new Set<string>();
  const property = forAllAsync(fromFastCheck(fc.scheduler()), async (s) => {
    const done: number[] = [];
    const task = async (n: number) => {
      await s.schedule(Promise.resolve(n));
      done.push(n);
    };
    const all = Promise.all([task(1), task(2), task(3)]);
    await s.waitAll();
    await all;
    orders.add(done.join());
    return done.join() !== "3,1,2";
  });
  const report = await quickCheckWith({ tests: 200, seed: 1, print: null }, property);
  expect(report.kind).toBe("falsified");
  expect(orders.size).toBeGreaterThan(2);
  const again = await replay(report.kind === "falsified" ? report.counterexample.token : "", property, { print: null });
  expect(again.kind).toBe("falsified");
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
