import { describe, expect, test } from "vitest";
import {
  boolean,
  collect,
  datatypes,
  datatypesWith,
  forAll,
  type Gen,
  int,
  nat,
  param,
  quickCheckWith,
  show,
  type,
} from "../../src/quickcheck/index.ts";

const a = param("a");
const { tree, rose, even, odd, pairs, shape } = datatypes([
  {
    name: "tree",
    params: ["a"],
    constructors: [
      { name: "Leaf", args: [] },
      { name: "Node", args: [type("tree", a), a, type("tree", a)] },
    ],
  },
  { name: "rose", params: ["a"], constructors: [{ name: "Rose", args: [a, type("list", type("rose", a))] }] },
  {
    name: "even",
    params: [],
    constructors: [
      { name: "Zero", args: [] },
      { name: "SucOdd", args: [type("odd")] },
    ],
  },
  { name: "odd", params: [], constructors: [{ name: "SucEven", args: [type("even")] }] },
  { name: "pairs", params: ["k", "v"], constructors: [{ name: "Pairs", args: [type("list", type("prod", param("k"), param("v")))] }] },
  {
    name: "shape",
    params: [],
    constructors: [
      {
        name: "Shape",
        args: [type("fun", type("bool"), type("option", type("nat"))), type("set", type("bool")), type("unit"), type("string")],
      },
    ],
  },
]);

type TreeOf<G> = G extends Gen<infer T> ? T : never;
const ints = tree(int);
type IntTree = TreeOf<typeof ints>;

const size = (t: IntTree): number => (t.kind === "Leaf" ? 0 : 1 + size(t.args[0]) + size(t.args[2]));
const sum = (t: IntTree): number => (t.kind === "Leaf" ? 0 : sum(t.args[0]) + t.args[1] + sum(t.args[2]));

function texts(gen: Gen<unknown>, depth: number): readonly string[] {
  const shown = forAll(gen, (value) => collect(show(value), true));
  const { statistics } = quickCheckWith({ driver: "exhaustive", depth, print: null }, shown);
  return statistics.labels.map((share) => share.label).toSorted();
}

describe("generators of described datatypes", () => {
  test("have typed values", () => {
    const label: Gen<number> = ints.map((t) => (t.kind === "Node" ? t.args[1] : 0));
    // @ts-expect-error the labels are numbers
    const wrong: Gen<string> = label;
    expect(wrong).toBe(label);
  });

  test("shrink to least values", () => {
    const report = quickCheckWith(
      { seed: 1, print: null },
      forAll(ints, (t) => sum(t) < 5),
    );
    expect(report).toMatchObject({ kind: "falsified", counterexample: { shown: ["Node(Leaf, 5, Leaf)"] } });
  });

  test("make large values often enough", () => {
    const report = quickCheckWith(
      { seed: 1, tests: 500, print: null },
      forAll(ints, (t) => collect(size(t) >= 5 ? "large" : "small", size(t) <= 51)),
    );
    expect(report.ok).toBe(true);
    expect(report.statistics.labels.find((share) => share.label === "large")?.percent).toBeGreaterThan(40);
  });

  test("enumerate every value once", () => {
    expect(texts(tree(boolean), 1)).toEqual(["Leaf", "Node(Leaf, false, Leaf)", "Node(Leaf, true, Leaf)"]);
    expect(texts(tree(boolean), 2).length).toBe(1 + 3 * 2 * 3);
  });

  test("go through mutual recursion", () => {
    expect(texts(even(), 4)).toEqual(["SucOdd(SucEven(SucOdd(SucEven(Zero))))", "SucOdd(SucEven(Zero))", "Zero"]);
    expect(texts(odd(), 1)).toEqual(["SucEven(Zero)"]);
  });

  test("go through other types", () => {
    expect(texts(rose(boolean), 1)).toEqual(
      [
        "Rose(false, [Rose(false, [])])",
        "Rose(false, [Rose(true, [])])",
        "Rose(false, [])",
        "Rose(true, [Rose(false, [])])",
        "Rose(true, [Rose(true, [])])",
        "Rose(true, [])",
      ].toSorted(),
    );
    const report = quickCheckWith(
      { seed: 1, print: null },
      forAll(rose(nat), (r) => r.args[1].length < 2),
    );
    expect(report).toMatchObject({ counterexample: { shown: ["Rose(0, [Rose(0, []), Rose(0, [])])"] } });
  });

  test("take several parameters and all standard types", () => {
    expect(
      quickCheckWith(
        { seed: 1, print: null },
        forAll(pairs(nat, boolean), (p) => p.args[0].every(([k, v]) => k >= 0 && typeof v === "boolean")),
      ).ok,
    ).toBe(true);
    const check = forAll(
      shape(),
      ({ args: [f, set, unit, text] }) => Object.is(f(true), f(true)) && set.size <= 2 && unit === null && typeof text === "string",
    );
    expect(quickCheckWith({ seed: 1, print: null }, check).ok).toBe(true);
  });

  test("leave holes when enumerated lazily", () => {
    const report = quickCheckWith(
      { driver: "lazy", depth: 3, print: null },
      forAll(ints, (t) => t.kind === "Leaf" || t.args[0].kind === "Leaf" || t.args[1] < 1),
    );
    expect(report).toMatchObject({ kind: "falsified", counterexample: { shown: ["Node(Node(_), 1, _)"] } });
  });

  test.each([
    ["no constructors", [{ name: "t", params: [], constructors: [] }]],
    [
      "same name",
      [
        {
          name: "t",
          params: [],
          constructors: [
            { name: "C", args: [] },
            { name: "C", args: [] },
          ],
        },
      ],
    ],
    ["no generator for the type missing", [{ name: "t", params: [], constructors: [{ name: "C", args: [type("missing")] }] }]],
    ["parameter b is not declared", [{ name: "t", params: [], constructors: [{ name: "C", args: [param("b")] }] }]],
    ["no finite value", [{ name: "t", params: [], constructors: [{ name: "C", args: [type("t")] }] }]],
    [
      "ever larger types",
      [
        {
          name: "t",
          params: ["a"],
          constructors: [
            { name: "N", args: [] },
            { name: "C", args: [type("t", type("list", a))] },
          ],
        },
      ],
    ],
  ])("are refused: %s", (message, descriptions) => {
    const draw = () => {
      const gens = datatypesWith(descriptions, { list: (item) => item ?? int });
      return quickCheckWith(
        { print: null },
        forAll(gens.t?.(int) ?? int, () => true),
      );
    };
    const result = (() => {
      try {
        const report = draw();
        return report.kind === "falsified" ? String(report.counterexample.error) : report.text;
      } catch (error) {
        return String(error);
      }
    })();
    expect(result).toContain(message);
  });
});
