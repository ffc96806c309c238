import { expect, test } from "vitest";
import { finiteElement, finiteType } from "../../src/finding/model/finite-type.ts";
import { showTerm, showType } from "../../src/logic/index.ts";

test("types of up to 16 elements have that many different ones", () => {
  for (let size = 1; size <= 16; size++) {
    const ty = finiteType(size, []);
    const terms = Array.from({ length: size }, (_, i) => (ty === null ? null : finiteElement(ty, i)));
    expect(terms.every((t) => t?.type === ty)).toBe(true);
    expect(new Set(terms.map((t) => (t === null ? "" : showTerm(t)))).size).toBe(size);
  }
});

test("a class that options do not belong to has none beyond the library's", () => {
  const [five, six] = [5, 6].map((size) => finiteType(size, ["Orderings.linorder"]));
  expect([five && showType(five), six]).toEqual(["Enum.finite_5", null]);
  expect([finiteType(0, []), finiteType(17, [])]).toEqual([null, null]);
});
