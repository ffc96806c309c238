import { expect, test } from "vitest";
import { collect, forAll, listOf, nat, plot, quickCheckWith, tabulate } from "../../src/quickcheck/index.ts";

test("distributions are drawn, numbers in their order", () => {
  const report = quickCheckWith(
    { seed: 1, print: null },
    forAll(listOf(nat, { max: 3 }), (xs) => tabulate("<items>", xs, () => collect(xs.length, true))),
  );
  const svg = plot(report);
  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
  expect(svg).toContain("&lt;items&gt;");
  const labels = [...svg.matchAll(/text-anchor="end">(\d+)</g)].map((found) => Number(found[1])).slice(0, 4);
  expect(labels).toEqual([0, 1, 2, 3]);
  expect(svg.match(/<rect/g)?.length).toBeGreaterThan(4);
});
