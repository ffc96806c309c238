import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runtimeModule, target } from "../../scripts/runtime-text.mjs";
import { preludeText } from "../../src/javascript/run/prelude.ts";

describe("the text of the run time", () => {
  it("is that of src/runtime (node scripts/runtime-text.mjs writes it)", () => {
    expect(readFileSync(target, "utf8")).toBe(runtimeModule());
  });

  it("holds what a program names and what that needs, in an order that runs", () => {
    const text = preludeText(new Set(["ratLt", "searcher", "x0"]));
    const own = "const Fraction = class {}; const S = 0; function write() {}";
    const { ratLt, searcher } = new Function(`${own}\n${text}\nreturn { ratLt, searcher };`)();
    expect(ratLt(1, 2)).toBe(true);
    expect(searcher.counts()).toEqual({ tests: 0, satisfied: 0, evaluations: 0, isOpen: false });
    expect(text).not.toContain("setUnion");
  });
});
