import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dumpTree, parseTerm, pureGrammar, tokenize, withBundle } from "../../../src/syntax/inner/index.ts";
import { legacySections } from "../../../src/syntax/inner/parse/legacy.ts";
import { hol, notation } from "./hol-grammar.ts";
import { allReadings } from "./reference-parser.ts";

/** Notation with all kinds of overlaps: shared symbols, low arguments in high phrases, dangling parts, juxtaposition. */
const tangled = [
  "plus infixl + 65",
  "times infixl * 70",
  "power infixr ^ 80",
  "minus infixl - 65",
  "uminus mixfix - _ [81] 80",
  "pre mixfix ~ _ [0] 1000",
  "post mixfix _ ! [900] 900",
  "cond mixfix ? _ : _ [0, 0] 10",
  "cond2 mixfix ? _ : _ | _ [0, 0, 0] 10",
  "bar infix | 30",
  "bar2 infixr | 30",
  "juxt mixfix _ _ [90, 91] 90",
  "angle mixfix < _ > [0] 1000",
  "less infix < 50",
  "all binder ∀ 10",
].reduce((grammar, line) => notation(grammar, line), pureGrammar());

const words = ["a", "b", "+", "*", "^", "-", "~", "!", "?", ":", "|", "<", ">", "∀", ".", "(", ")", "λ", "a", "b", "::", "'t"];
const holWords = ["x", "y", "(", ")", "{", "}", "[", "]", ",", "|", ".", "∈", ":", "=", "∀", "λ", "⇒", "case", "of", "..", "←", ":=", "<"];

function compare(grammar: typeof hol, text: string): number {
  const found = parseTerm(grammar, text, "logic", { limit: 100_000 }).trees.map(dumpTree).sort();
  const tokens = tokenize(text, grammar.literals);
  const modern = allReadings(grammar, tokens, "logic");
  const all = (modern.length > 0 ? modern : allReadings(grammar, legacySections(tokens, grammar.literals) ?? tokens, "logic")).map(
    dumpTree,
  );
  expect(found).toEqual([...new Set(all)].sort());
  return found.length;
}

describe("the parser finds exactly the readings of the grammar", () => {
  const texts = (words: readonly string[], most: number) =>
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: most }).map((list) => list.join(" "));

  it("with tangled notation", () => {
    let read = 0;
    let ambiguous = 0;
    const law = fc.property(texts(words, 7), (text) => {
      const count = compare(tangled, text);
      if (count > 0) read++;
      if (count > 1) ambiguous++;
    });
    fc.assert(law, { seed: 3, numRuns: 1500 });
    expect([read > 50, ambiguous > 10]).toEqual([true, true]);
  });

  it("with the notation of HOL", () => {
    fc.assert(
      fc.property(texts(holWords, 7), (text) => void compare(hol, text)),
      { seed: 3, numRuns: 150 },
    );
  });

  it.each([
    "a - b ~ c + a * b",
    "~ a + ~ b * c",
    "? a : b | c | a",
    "? a : ? b : c | a | b",
    "a b - c !",
    "a < b > c",
    "a < b < c > > a",
    "a a a a a",
    "∀ a . a | b | a + - b",
  ])("with %s", (text) => {
    expect(compare(tangled, text)).toBeGreaterThan(0);
  });

  it.each([
    "{ x . x } = { x | y . x }",
    "case x of y ⇒ case y of x ⇒ y | y ⇒ x",
    "[ x ← y . x ] = [ x . x ← y , x ]",
    "λ x ⇒ x ( x := y ) | y ⇒ y",
    "{ x .. y } = { x ∈ y . x }",
    "∀ x ∈ y . x : y | x",
  ])("with %s", (text) => {
    expect(compare(withBundle(hol, "funcset"), text)).toBeGreaterThan(0);
  });
});
