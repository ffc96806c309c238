import { test as nodeTest } from "node:test";
import { describe, expect, test } from "vitest";
import {
  assertProperty,
  forAll,
  forAllAsync,
  int,
  listOf,
  nat,
  PropertyFailure,
  propertyTest,
  type TestFunction,
} from "../../src/quickcheck/index.ts";

const prop = propertyTest(test, { seed: 7 });

describe("inside vitest", () => {
  prop("a property is a test", [listOf(int), nat], (xs, n) => xs.slice(0, n).length <= n);
  prop("with options of its own", [nat], (n) => n <= 5, { size: 5, tests: 300 });
  prop.async("also when it has to be waited for", [nat], async (n) => {
    await Promise.resolve();
    expect(n).toBeGreaterThanOrEqual(0);
  });
});

describe("any runner", () => {
  const started: { name: string; body: () => unknown }[] = [];
  const any = propertyTest((name, body) => started.push({ name, body }), { seed: 7 });

  test("has the form that vitest and node:test have", () => {
    const runners = [test, nodeTest] satisfies readonly TestFunction[];
    expect(runners).toHaveLength(2);
  });

  test("gets a test that throws the report", () => {
    any("short lists", [listOf(nat)], (xs) => xs.length < 3);
    const [{ name, body } = { name: "", body: () => {} }] = started;
    expect(name).toBe("short lists");
    expect(body).toThrow(PropertyFailure);
    expect(body).toThrow(/^Falsifiable, after \d+ tests? and \d+ shrinks:\n\[0, 0, 0\]\nReplay: "r50:.*"\nSeed: 7$/);
  });

  test("gets the cause of a failure", () => {
    const throwing = forAll(nat, (n) => {
      if (n > 2) throw new RangeError("more than two");
    });
    expect(() => assertProperty(throwing, { seed: 1 })).toThrow(expect.objectContaining({ cause: new RangeError("more than two") }));
  });

  test("gets a promise that is rejected", async () => {
    await expect(
      assertProperty(
        forAllAsync(nat, async (n) => n < 3),
        { seed: 1 },
      ),
    ).rejects.toThrow("Falsifiable");
    expect((await assertProperty(forAllAsync(nat, async () => true))).ok).toBe(true);
  });
});
