import { describe, expect, it } from "vitest";
import { dumpTree, parseTerm, printTree } from "../../../src/syntax/inner/index.ts";
import { hol, notation } from "./hol-grammar.ts";

const many = 5_000;
const repeat = (piece: string, between: string): string => Array.from({ length: many }, () => piece).join(between);

/** Reads, prints and reads again; the result is the number of trees and whether the second text is the first. */
function roundTrip(text: string): [number, boolean] {
  const { trees } = parseTerm(hol, text, "prop");
  const [tree] = trees;
  return [trees.length, tree !== undefined && printTree(hol, tree) === text];
}

describe("size", () => {
  it.each([
    ["long lists", `[${repeat("x", ", ")}]`],
    ["long chains to the right", repeat("[x]", " @ ")],
    ["long chains to the left", repeat("f x", " + ")],
    ["long applications", repeat("x", " ")],
    ["deep applications", `${"f (".repeat(many)}x y${")".repeat(many)}`],
    ["deep binders", `${"∀x. f x ⟶ (".repeat(many)}∀x. P x${")".repeat(many)}`],
    ["chains of if", `${"if p then a else ".repeat(many)}b`],
    ["chains of implications", repeat("A", " ⟹ ")],
    ["long strings", `x = ''${"a".repeat(many)}''`],
  ])("%s", (_, text) => {
    expect(roundTrip(text)).toEqual([1, true]);
  });

  it("deep parentheses", () => {
    const text = `${"(".repeat(100_000)}x${")".repeat(100_000)}`;
    expect(parseTerm(hol, text, "prop").trees.map(dumpTree)).toEqual(["x"]);
  });

  it("deep parentheses that are not closed", () => {
    const { trees, diagnostics } = parseTerm(hol, "(".repeat(100_000), "prop");
    expect(trees).toEqual([]);
    expect(diagnostics.map((d) => d.message)).toEqual(["Inner syntax error: the end of the text cannot stand here; expected a term"]);
  });

  it("a long text with an error at its end", () => {
    const { diagnostics } = parseTerm(hol, `${repeat("[x]", " @ ")} ∀`, "prop");
    expect(diagnostics.map((d) => [d.span.from, d.severity])).toEqual([[many * 3 + (many - 1) * 3 + 1, "error"]]);
  });
});

describe("ambiguity", () => {
  const twice = ["p infixl ⊕ 65", "q infixl ⊕ 65"].reduce((grammar, line) => notation(grammar, line), hol);

  it("is cut at the limit, with a warning", () => {
    const text = Array.from({ length: 40 }, () => "x").join(" ⊕ ");
    const { trees, diagnostics } = parseTerm(twice, text, "logic");
    expect(trees.length).toBe(64);
    expect(new Set(trees.map(dumpTree)).size).toBe(64);
    expect(diagnostics.map((d) => d.code)).toEqual(["W0153"]);
  });

  it("gives up when there is no end of it", () => {
    const tangled = ["a mixfix _ _ [0, 0] 0", "b mixfix _ _ [0, 0] 0", "c mixfix _ _ [0, 0] 1"].reduce((g, line) => notation(g, line), hol);
    const { trees, diagnostics } = parseTerm(tangled, Array.from({ length: 3000 }, () => "x").join(" "), "logic");
    expect([trees.length, diagnostics.map((d) => d.code)]).toEqual([0, ["E0152"]]);
  });

  it("of a trailing clause is settled for the innermost case first", () => {
    const { trees } = parseTerm(hol, "case x of a ⇒ case y of b ⇒ c | d ⇒ e", "logic");
    expect(trees.map((tree) => printTree(hol, tree))).toEqual([
      "case x of a ⇒ case y of b ⇒ c | d ⇒ e",
      "case x of a ⇒ (case y of b ⇒ c) | d ⇒ e",
    ]);
  });
});
