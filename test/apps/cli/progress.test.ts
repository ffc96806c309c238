import { describe, expect, it } from "vitest";
import { progressLine } from "../../../src/apps/cli/report/progress.ts";

describe("the progress line", () => {
  it("says which statement, which engine, what size and how fast", () => {
    expect(progressLine(2, 10, "rev_append", { engine: "exhaustive", size: 4, tests: 99 }, 1234.5)).toBe(
      "3 of 10 rev_append: exhaustive, size 4, 1235 tests a second",
    );
  });

  it("says which scope of model finding is searched", () => {
    expect(progressLine(0, 1, "l", { engine: "nitpick", size: null, tests: 0, scope: { number: 3, total: 10 } }, null)).toBe(
      "1 of 1 l: nitpick, scope 3 of 10",
    );
  });

  it("leaves out what is not known", () => {
    expect(progressLine(0, 1, "l", null, null)).toBe("1 of 1 l");
    expect(progressLine(0, 1, "l", { engine: "nitpick", size: null, tests: 0 }, null)).toBe("1 of 1 l: nitpick");
  });
});
