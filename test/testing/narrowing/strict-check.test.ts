import { describe, expect, it } from "vitest";
import { present } from "../../../src/base/index.ts";
import { compileNarrowing } from "../../../src/testing/narrowing/compile-narrowing.ts";
import { isDeniedByStrictCode } from "../../../src/testing/narrowing/strict-check.ts";
import { conjectureOf } from "./narrowed.ts";

/** Whether strict code denies that a statement is refuted by the simplest values of its own variables. */
function isDenied(statement: string): boolean {
  const result = compileNarrowing(conjectureOf(statement), new Map(), true, () => false);
  if (result.kind === "unsupported") throw new Error(result.reason);
  const { compiled } = result;
  const roots = compiled.variables.map(({ type, level }) => compiled.cells.make({ type, params: [], depth: 4 }, level, null));
  for (const root of roots) {
    const known = present(root.x, "isDenied: facts");
    if (known.level > 0) continue;
    const simplest = present(compiled.cells.alternatives(known).list[0], "isDenied: alternative");
    simplest.bind(
      root,
      simplest.parts.map((part) => compiled.cells.make(part, 0, null)),
    );
  }
  const denied = isDeniedByStrictCode(compiled, roots);
  // Inner variables are left as they were.
  for (const { x, $ } of roots) if (x !== null && x.level > 0) expect([$, x.lo ?? 0]).toEqual([-1, 0]);
  return denied;
}

describe("isDeniedByStrictCode", () => {
  it("looks at premises and conclusion without quantifiers", () => {
    expect(isDenied("xs = [] ⟹ (n :: nat) ∈ set xs")).toBe(false);
    expect(isDenied("xs ≠ [] ⟹ (n :: nat) ∈ set xs")).toBe(true);
    expect(isDenied("length (xs :: nat list) = n")).toBe(true);
  });

  it("tries values of existential variables", () => {
    expect(isDenied("∃n. n < (m :: nat)")).toBe(false);
    expect(isDenied("∃n. (m :: nat) + 1 < n")).toBe(true);
    expect(isDenied("∃ys :: nat list. length ys = length (xs :: nat list) + 2")).toBe(true);
    expect(isDenied("∃i. (i :: int) = int m - 2")).toBe(true);
  });

  it("looks at what has no variables further inside", () => {
    expect(isDenied("m > 0 ⟹ ∃n. ∀k. n ≤ (k :: nat) + m")).toBe(true);
    expect(isDenied("m = 0 ⟹ ∃n. ∀k. k ≤ (n :: nat) + m")).toBe(false);
  });
});
