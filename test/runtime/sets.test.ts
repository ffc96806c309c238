import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { S } from "../../src/runtime/environment.ts";
import { functionEqual, updated } from "../../src/runtime/functions.ts";
import { setCard, setCompl, setDiff, setEqual, setInter, setSubset, setUnion } from "../../src/runtime/set-algebra.ts";
import { type ElementType, finiteSet, lazySet, memberOf, predicateSet, type SetObject, setFrom } from "../../src/runtime/sets.ts";

/** The numbers below eight, with or without an order at hand. */
const below8 = (isOrdered: boolean): ElementType => {
  const type: ElementType = {
    eq: (a, b) => a === b,
    cmp: isOrdered ? (a, b) => Number(a) - Number(b) : null,
    size: 8,
    at: (i) => i,
    infinite: false,
    samples: [0, 1, 2],
    get part(): ElementType {
      return type;
    },
    isTwin: () => false,
    twin: (x) => x,
  };
  return type;
};

const members = (T: ElementType, A: SetObject | typeof S): number[] => {
  if (A === S) throw new Error("no set");
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((x) => memberOf(T, x, A) === true);
};

/** A set of numbers in one of its forms. */
const form = fc.tuple(fc.uniqueArray(fc.nat(7)), fc.constantFrom("elements", "complement", "predicate", "lazy"));
function made(T: ElementType, [elements, kind]: readonly [readonly number[], string]): SetObject {
  const isIn = (x: unknown): boolean => elements.includes(x as number);
  const set = (all: readonly number[]): SetObject => setFrom(T, [...all]) as SetObject;
  if (kind === "elements") return set(elements);
  if (kind === "complement") return setCompl(T, set([0, 1, 2, 3, 4, 5, 6, 7].filter((x) => !isIn(x))));
  return kind === "predicate" ? predicateSet(isIn) : lazySet(isIn, () => set(elements));
}

describe("sets in all their forms", () => {
  it.each([true, false])("obey the laws of their elements (ordered: %s)", (isOrdered) => {
    const T = below8(isOrdered);
    fc.assert(
      fc.property(form, form, (a, b) => {
        const [xs, ys] = [a[0], b[0]];
        const sorted = (all: readonly number[]): number[] => [...all].sort((x, y) => x - y);
        const two = (): [SetObject, SetObject] => [made(T, a), made(T, b)];
        expect(members(T, setUnion(T, ...two()))).toEqual(sorted([...new Set([...xs, ...ys])]));
        expect(members(T, setInter(T, ...two()))).toEqual(sorted(xs.filter((x) => ys.includes(x))));
        expect(members(T, setDiff(T, ...two()))).toEqual(sorted(xs.filter((x) => !ys.includes(x))));
        expect(setSubset(T, ...two())).toBe(xs.every((x) => ys.includes(x)));
        expect(setEqual(T, ...two())).toBe(sorted(xs).join() === sorted(ys).join());
        expect(setCard(T, made(T, a))).toBe(xs.length);
      }),
    );
  });

  it("are a predicate when they cannot be built", () => {
    const T = below8(true);
    const A = lazySet(
      (x) => x === 3,
      () => S,
    );
    expect(members(T, setUnion(T, finiteSet([1]), A))).toEqual([1, 3]);
  });
});

describe("functions", () => {
  const T = { ...below8(true), size: null, infinite: true };
  const eq = (a: unknown, b: unknown): boolean => a === b;
  const part = (f: (x: unknown) => unknown, x: unknown): unknown => f(x);
  const base = (): unknown => 0;

  it("are compared by the points where they were changed", () => {
    const f = updated(eq, base, 5, 1);
    expect(functionEqual(T, eq, part, f, updated(eq, base, 5, 1))).toBe(true);
    expect(functionEqual(T, eq, part, f, updated(eq, base, 5, 2))).toBe(false);
    expect(functionEqual(T, eq, part, f, (x: unknown) => (x === 5 ? 1 : 0))).toBe(S);
  });
});
