import { describe, expect, it } from "vitest";
import { read, statements } from "./fixtures.ts";

const after = '\nlemma b: "y" oops';

/** Long and deep texts: each must be read to its end. What takes quadratic time or recurses on depth does not pass here. */
const deep = 100_000;
const texts: Readonly<Record<string, string>> = {
  "nested comments": "(*".repeat(deep) + "*)".repeat(deep),
  "comments without end": `text ‹x› ${"(*".repeat(deep)}`,
  "nested cartouches": `text ${"\\<open>".repeat(deep)}${"\\<close>".repeat(deep)}`,
  "cartouches without end": `text ${"‹".repeat(deep)}`,
  "nested brackets of attributes": `lemma a [x ${"[".repeat(deep)}${"]".repeat(deep)}]: "x" oops`,
  "brackets without end": `lemma a ${"[x, ".repeat(deep)}: "x" oops`,
  "nested parentheses of methods": `lemma a: "x" by ${"(".repeat(deep)}x${")".repeat(deep)}`,
  "nested lists of options": `lemma a: "x" quickcheck[eval = ${"[".repeat(deep)}] oops`,
  "nested modes": `code_pred (modes: ${"(".repeat(deep)}i${")".repeat(deep)}) p .`,
  "long modes": `code_pred (modes: ${"i => ".repeat(deep)} bool) p .`,
  "nested proofs": `lemma a: "x" proof - ${'have "x" proof - '.repeat(deep)}${"qed ".repeat(deep)} qed`,
  "nested blocks": `${"context begin ".repeat(deep)}${"end ".repeat(deep)}`,
  "a long line": `lemma a: "${"x @ ".repeat(300_000)}y" oops`,
  "many attributes": `lemmas a = ${"foo [OF bar[simp]] ".repeat(deep)}`,
  "many declarations without end": `lemma ${"a [ ".repeat(deep)}`,
  "many cases": `lemma obtains ${'x "P" | '.repeat(deep)} "Q" oops`,
  "many unknown commands": 'lemma a: "x" oops\nfoobar x y\n'.repeat(10_000),
  "many strings without end": 'lemma a: "x = y\n  oops\n\n'.repeat(10_000),
  "many bad characters": "lemma \u0001 oops\n".repeat(10_000),
};

describe("limits", () => {
  it.each(Object.entries(texts))("%s do not stop what follows", (_, text) => {
    expect(statements(text + after).at(-1)).toBe("b");
  });

  it("stops after too many comments without end, and says so", () => {
    const { diagnostics } = read("lemma a: (* x = y\n  oops\n\n".repeat(1000));
    expect(diagnostics.at(-1)?.code).toBe("W0112");
    expect(diagnostics.filter((d) => d.code === "E0104")).toHaveLength(1);
    expect(diagnostics.filter((d) => d.code === "E0103")).toHaveLength(51);
  });

  it("reports no more than a thousand problems", () => {
    expect(read('lemma a: "x" oops\nfoobar x y\n'.repeat(3000)).diagnostics).toHaveLength(1000);
  });
});
