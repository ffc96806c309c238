import { describe, expect, test } from "vitest";
import { show } from "../../src/quickcheck/index.ts";
import { showKey } from "../../src/quickcheck/values/show.ts";

class Point {
  readonly x = 1;
}

describe("show", () => {
  test.each([
    [0, "0"],
    [-0, "-0"],
    [Number.NaN, "NaN"],
    [10n, "10n"],
    ["a\n", '"a\\n"'],
    [undefined, "undefined"],
    [null, "null"],
    [[1, [true]], "[1, [true]]"],
    [{ a: 1, "b c": [] }, '{a: 1, "b c": []}'],
    [new Set([1, 2]), "Set {1, 2}"],
    [new Map([["k", { v: 1 }]]), 'Map {"k" => {v: 1}}'],
    [new Point(), "Point {x: 1}"],
    [new Date(0), "Date(1970-01-01T00:00:00.000Z)"],
    [new Date(Number.NaN), "Date(invalid)"],
    [/a+/g, "/a+/g"],
    [new TypeError("no"), 'TypeError("no")'],
    [new Uint8Array([1, 2]), "Uint8Array[1, 2]"],
    [Symbol("s"), "Symbol(s)"],
    [Math.max, "<function max>"],
    [{ kind: "Leaf" }, "Leaf"],
    [{ kind: "Node", args: [{ kind: "Leaf" }, 1] }, "Node(Leaf, 1)"],
    [{ kind: "Node", args: 3 }, '{kind: "Node", args: 3}'],
  ])("writes %o", (value, text) => {
    expect(show(value)).toBe(text);
  });

  test("breaks long values over lines", () => {
    expect(show({ name: "a".repeat(10), list: [1, 2, 3], inner: { deep: true } }, 30)).toBe(
      '{\n  name: "aaaaaaaaaa",\n  list: [1, 2, 3],\n  inner: {deep: true}\n}',
    );
  });

  test("cuts values that contain themselves", () => {
    const loop: unknown[] = [1];
    loop.push(loop);
    expect(show(loop)).toBe("[1, <itself>]");
  });

  test("gives keys that tell functions apart within one value", () => {
    const [f, g] = [() => 1, () => 2];
    expect(showKey([f, g, f])).toBe("[function 1, function 2, function 1]");
  });
});
