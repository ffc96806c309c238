import { describe, expect, test } from "vitest";
import { challenges } from "../../bench/quickcheck/challenges.ts";
import {
  type CheckOptions,
  choose,
  double,
  elements,
  forAll,
  frequency,
  int,
  listOf,
  nat,
  oneof,
  type Property,
  quickCheckWith,
  record,
  replay,
  setOf,
  string,
  tuple,
  vector,
} from "../../src/quickcheck/index.ts";
import { nodes, tree } from "./catalogue.ts";

function shrunk(property: Property<"sync">, seed = 1): readonly string[] {
  const report = quickCheckWith({ seed, tests: 20_000, maxDiscard: 200_000, print: null }, property);
  if (report.kind !== "falsified") throw new Error(report.text);
  return report.counterexample.shown;
}

/** The least counterexamples that the public challenges allow. */
const leastOf: Readonly<Record<string, RegExp>> = {
  // Two of the lists are not empty; sums that wrap around may need a second number.
  bound5: /^\[(\[\], ){3}\[(-1|1, 32767)\], \[(-32768|1, 32767|1281, 32767)\]\]$/,
  binheap: /^([^v]*value: [01]){4}[^v]*$/,
  calculator: /^\{op: "\/", left: 0, right: \{op: "\+", left: 0, right: 0\}\}$/,
  coupling: /^\[1, 0\]$/,
  deletion: /^\[\[0, 0\], 0\]$/,
  "difference: not zero": /^10 10$/,
  "difference: not small": /^10 6$/,
  "difference: not one": /^10 9$/,
  distinct: /^\[0, 1, -1\]$/,
  "large union": /^\[\[0, 1, -1, 2, -2\]\]$/,
  "length list": /^\[900\]$/,
  "nested lists": /^\[\[0(, 0){10}\]\]$/,
  reverse: /^\[0, 1\]$/,
  "chained range": /^\{a: 0, b: 100\}$/,
  "missing part": /^\[null, null, null\]$/,
};

describe("the public challenges end in a least counterexample", () => {
  test.each(challenges)("$name", ({ name, ours }) => {
    for (const seed of [1, 2, 3])
      expect(shrunk(ours, seed).join(" ").replaceAll(/\s+/g, " ").replaceAll("{ ", "{").replaceAll(" }", "}")).toMatch(
        leastOf[name] ?? /^$/,
      );
  });
});

describe("shrinking", () => {
  test.each([
    [
      "through map",
      forAll(
        nat.map((n) => 2 * n),
        (n) => n < 17,
      ),
      ["18"],
    ],
    [
      "through chain",
      forAll(
        nat.chain((n) => tuple(choose(n, 100), choose(0, n))),
        ([, b]) => b < 3,
      ),
      ["[3, 3]"],
    ],
    [
      "keeping what the generator promises",
      forAll(
        nat.chain((n) => vector(n, choose(n, 100))),
        (xs) => xs.length < 3,
      ),
      ["[3, 3, 3]"],
    ],
    [
      "with a filter",
      forAll(
        int.suchThat((n) => n % 2 === 0),
        (n) => n > -7,
      ),
      ["-8"],
    ],
    ["to the earlier alternative", forAll(oneof<unknown>([int, string, listOf(int)]), (v) => typeof v === "number"), ['""']],
    ["of strings", forAll(string, (s) => !s.includes("b")), ['"b"']],
    ["of sets", forAll(setOf(nat), (s) => s.size < 2), ["Set {0, 1}"]],
    ["of floating-point numbers", forAll(double, (x) => !(x > 1.5)), ["2"]],
    ["of records", forAll(record({ a: nat, b: nat }), ({ a, b }) => a + b < 5), ["{a: 0, b: 5}"]],
    ["of elements", forAll(elements(["x", "y", "z"]), (s) => s < "y"), ['"y"']],
    [
      "of weighted alternatives",
      forAll(
        frequency([
          [1, choose(7, 7)],
          [9, choose(5, 6)],
        ]),
        (n) => n > 9,
      ),
      ["7"],
    ],
    ["of what must be equal", forAll(nat, nat, (x, y) => x !== y || x < 13), ["13", "13"]],
    ["of odd numbers", forAll(choose(0, 1000), (n) => n % 2 === 0), ["1"]],
    ["of what must keep its distance", forAll(choose(0, 1000), choose(0, 1000), (x, y) => x < 13 || Math.abs(x - y) !== 3), ["13", "10"]],
    ["of what must keep its distance, where one goes further", forAll(nat, nat, (x, y) => x < 13 || y < 11 || y > x + 2), ["13", "11"]],
    ["of equal numbers whose sum counts", forAll(choose(0, 2000), choose(0, 2000), (x, y) => x + y < 2000), ["0", "2000"]],
    ["of what must have a sum", forAll(nat, nat, (x, y) => x + y !== 40), ["0", "40"]],
  ])("works %s", (_name, property, expected) => {
    for (const seed of [1, 2, 3]) expect(shrunk(property, seed)).toEqual(expected);
  });

  test("of recursive values puts parts in the place of wholes", () => {
    const report = quickCheckWith(
      { seed: 5, print: null },
      forAll(tree, (t) => nodes(t) < 3),
    );
    expect(
      report.kind === "falsified" &&
        nodes(report.counterexample.values[0] as typeof tree extends { draw: (s: never) => infer T } ? T : never),
    ).toBe(3);
  });

  test("does not slip into another failure", () => {
    const two = forAll(nat, (n) => {
      if (n > 20) throw new RangeError("large");
      if (n === 3) throw new TypeError("three");
    });
    const report = quickCheckWith(
      { seed: 1, tests: 1000, size: 100, print: null },
      forAll(nat, (n) => (n < 30 ? true : two)),
    );
    expect(report).toMatchObject({ kind: "falsified" });
    const slipping = forAll(choose(0, 1000), (n) => {
      if (n > 20) throw new RangeError("large");
      if (n > 2) throw new TypeError("small");
    });
    expect(quickCheckWith({ seed: 1, print: null }, slipping)).toMatchObject({
      counterexample: { shown: ["21"], error: new RangeError("large") },
    });
  });

  test("can be turned off, and keeps the original", () => {
    const property = forAll(listOf(nat), (xs) => xs.length < 8);
    const raw = quickCheckWith({ seed: 1, maxShrinks: 0, print: null }, property);
    const full = quickCheckWith({ seed: 1, print: null }, property);
    expect(raw).toMatchObject({ counterexample: { shrinks: 0, attempts: 0 } });
    if (raw.kind !== "falsified" || full.kind !== "falsified") throw new Error("expected counterexamples");
    expect(full.counterexample.original).toEqual(raw.counterexample.shown);
  });

  test("never takes more runs than allowed", () => {
    let runs = 0;
    quickCheckWith(
      { seed: 1, maxShrinks: 25, print: null },
      forAll(listOf(nat), (xs) => ++runs > 0 && xs.length < 8),
    );
    expect(runs).toBeLessThan(100 + 25 + 3);
  });
});

describe("replay", () => {
  test("runs exactly the failing case, exactly once", () => {
    const seen: unknown[] = [];
    const property = forAll(listOf(nat), nat, (xs, n) => {
      seen.push([[...xs], n]);
      return xs.length < 3 || n < 2;
    });
    const report = quickCheckWith({ seed: 1, print: null }, property);
    if (report.kind !== "falsified") throw new Error(report.text);
    seen.length = 0;
    const again = replay(report.counterexample.token, property, { print: null });
    expect(seen).toEqual([report.counterexample.values]);
    expect(again).toMatchObject({
      kind: "falsified",
      counterexample: { shown: report.counterexample.shown, token: report.counterexample.token },
    });
  });

  test("says when the case passes now", () => {
    expect(
      replay(
        "r50:(((3)))",
        forAll(listOf(nat), (xs) => xs.length === 3),
        { print: null },
      ),
    ).toMatchObject({ kind: "passed", tests: 1 });
  });

  test("works for exhaustive and lazy counterexamples", () => {
    const property = forAll(tree, (t) => t.kind === "leaf" || t.value < 2);
    for (const driver of ["exhaustive", "lazy"] as const) {
      const report = quickCheckWith({ driver, depth: 3, print: null }, property);
      const again = replay(report.kind === "falsified" ? report.counterexample.token : "", property, { print: null });
      expect(again).toMatchObject({ counterexample: { values: report.kind === "falsified" ? report.counterexample.values : [] } });
    }
  });

  test.each(["", "r:()", "x5:()", "r5:(", "r5:()x", 'r5:("k)'])("refuses %j", (token) => {
    expect(() =>
      replay(
        token,
        forAll(nat, () => true),
        { print: null },
      ),
    ).toThrow(RangeError);
  });
});

describe("large values", () => {
  const attempts = (property: Property<"sync">, options: CheckOptions = {}): { readonly attempts: number; readonly shown: string } => {
    const report = quickCheckWith({ seed: 1, print: null, ...options }, property);
    if (report.kind !== "falsified") throw new Error(report.text);
    return { attempts: report.counterexample.attempts, shown: report.counterexample.shown.join(" ").replaceAll(/\s+/g, " ") };
  };

  test("shrink with few attempts where numbers keep their distance", () => {
    const near = forAll(choose(0, 1000), choose(0, 1000), (x, y) => x < 100 || Math.abs(x - y) > 4);
    expect(attempts(near)).toMatchObject({ shown: "100 96" });
    expect(attempts(near).attempts).toBeLessThan(40);
  });

  test("shrink in few attempts where all elements but one do not matter", () => {
    const found = attempts(forAll(vector(512, choose(0, 1000)), (xs) => xs.every((x) => x < 900)));
    expect(found.attempts).toBeLessThan(600);
    expect(found.shown).toMatch(/^\[ (0, )*900(, 0)* \]$/);
  });

  test("shrink in a number of attempts that grows with their length", () => {
    const found = attempts(
      forAll(listOf(int), (xs) => xs.length < 400),
      { size: 600 },
    );
    expect(found.attempts).toBeLessThan(2000);
    expect(found.shown).toBe(`[ ${Array.from({ length: 400 }, () => 0).join(", ")} ]`);
  });

  test.each([
    ["every second number", choose(0, 1e6), (n: number) => n % 2 === 0, 1000],
    ["two of three numbers", choose(0, 2 ** 40), (n: number) => n % 3 !== 1, 1001],
    ["numbers that a filter leaves", choose(0, 2 ** 40).suchThat((n) => n % 7 === 3), () => true, 1004],
  ] as const)("shrink to the least of %s", (_, gen, isFaulty, expected) => {
    for (let seed = 1; seed <= 10; seed++) {
      const found = attempts(
        forAll(gen, (n) => n < 1000 || !isFaulty(n)),
        { seed },
      );
      expect(found.shown).toBe(String(expected));
    }
  });

  test("shrink in few attempts where the sum matters, which no element alone may change", () => {
    const sum = (xs: readonly number[]) => xs.reduce((a, b) => a + b, 0);
    const found = attempts(
      forAll(listOf(choose(0, 255), { min: 1 }), (xs) => sum(xs) % 256 !== 255 || xs.length < 3 || sum(xs) < 300),
      { size: 60, tests: 10_000 },
    );
    expect(found.attempts).toBeLessThan(150);
    expect(found.shown).toBe("[1, 255, 255]");
  });

  test("shrink in few attempts where their elements have to be put in order", () => {
    const found = attempts(forAll(vector(40, choose(0, 100)), (xs) => new Set(xs).size < 20));
    expect(found.attempts).toBeLessThan(1000);
    expect(found.shown).toBe(`[ ${[...Array.from({ length: 21 }, () => 0), ...Array.from({ length: 19 }, (_, i) => i + 1)].join(", ")} ]`);
  });

  test("are given up when time is over", () => {
    let now = 0;
    const slow = forAll(listOf(int), (xs) => {
      now += 10;
      return xs.length < 400;
    });
    const report = quickCheckWith({ seed: 1, print: null, size: 600, timeout: 500, clock: () => now }, slow);
    expect(report.kind).toBe("falsified");
    expect(now).toBeLessThan(600);
  });
});
