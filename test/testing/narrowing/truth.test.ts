import { describe, expect, it } from "vitest";
import { conjunction, disjunction, type Truth } from "../../../src/testing/narrowing/index.ts";

const T: Truth = "true";
const F: Truth = "false";
const U: Truth = "unknown";
const X: Truth = "unevaluated";
const all = [T, F, U, X];

describe("table 5.1", () => {
  it("gives conjunctions that are searched on after an unknown part", () => {
    expect(all.map((a) => all.map((b) => conjunction(a, b)))).toEqual([
      [T, F, U, X],
      [F, F, F, F],
      [U, F, U, X],
      [X, F, X, X],
    ]);
  });

  it("gives disjunctions that are left after an unknown part", () => {
    expect(all.map((a) => all.map((b) => disjunction(a, b)))).toEqual([
      [T, T, T, T],
      [T, F, U, X],
      [T, U, U, U],
      [T, X, U, X],
    ]);
  });
});
