import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allSymbols,
  isLetter,
  normalise,
  normaliseQuoted,
  symbolToUnicode,
  toAscii,
  toUnicode,
  unicodeToSymbol,
} from "../../src/syntax/symbols.ts";

const names = [...allSymbols().keys()];
/** Texts of named symbols, their characters, unknown symbols, ASCII. */
const sources = fc
  .array(
    fc.oneof(
      fc.constantFrom(...names.map((n) => `\\<${n}>`)),
      fc.constantFrom(...allSymbols().values()),
      fc.constantFrom("a", " ", "\\", "<", "\\<unknown>", "\\<^x>", "\n"),
    ),
  )
  .map((pieces) => pieces.join(""));

describe("the table of symbols", () => {
  it("knows arrows, Greek, script, fraktur, controls and brackets", () => {
    const pairs = {
      Rightarrow: "⇒",
      Longrightarrow: "⟹",
      alpha: "α",
      A: "𝒜",
      a: "𝖺",
      AA: "𝔄",
      "^sub": "⇩",
      "^bold": "❙",
      lbrakk: "⟦",
      open: "‹",
      bind: "⤜",
    };
    for (const [name, character] of Object.entries(pairs)) expect([name, symbolToUnicode(name)]).toEqual([name, character]);
  });

  it("has one name and one character for each symbol, apart from old names", () => {
    const old = new Set(["^isub", "^isup", "upharpoonright"]);
    const seen = new Map<string, string>();
    for (const [name, character] of allSymbols()) {
      expect([...character]).toHaveLength(1);
      if (old.has(name)) continue;
      expect([name, seen.get(character)]).toEqual([name, undefined]);
      expect(unicodeToSymbol(character)).toBe(name);
      seen.set(character, name);
    }
    expect(seen.size).toBeGreaterThan(420);
  });

  it("counts Greek, script and fraktur as letters, but not λ, quantifiers and number sets", () => {
    expect(["x", "Z", "α", "Π", "Σ", "𝒜", "𝖺", "𝔄", "ℭ"].filter((c) => !isLetter(c))).toEqual([]);
    expect(["λ", "∀", "∑", "ℕ", "_", "'", "1", "ϵ", "⇩"].filter(isLetter)).toEqual([]);
  });
});

describe("normalising", () => {
  it("replaces named symbols by their characters and leaves unknown ones", () => {
    expect(normalise("x\\<^sub>1 \\<Rightarrow> \\<foo>", 0).text).toBe("x⇩1 ⇒ \\<foo>");
  });

  it("returns plain text with its own offsets", () => {
    const plain = normalise("x = y", 10);
    expect([plain.text, plain.offsetAt(4), plain.span]).toEqual(["x = y", 14, { from: 10, to: 15 }]);
  });

  it("leads back to the file", () => {
    const text = normalise("\\<forall>x. \\<A> \\<in> y", 100);
    expect(text.text).toBe("∀x. 𝒜 ∈ y");
    const places = [0, 1, 4, 7, 9, 10].map((i) => text.offsetAt(i));
    expect(places).toEqual([100, 109, 112, 117, 123, 124]);
  });

  it("resolves the escapes of quoted texts", () => {
    const text = normaliseQuoted('a\\"b\\\\c\\065\\<le>', 5);
    expect(text.text).toBe('a"b\\cA≤');
    expect([0, 1, 2, 3, 4, 5, 6].map((i) => text.offsetAt(i))).toEqual([5, 6, 8, 9, 11, 12, 16]);
  });

  it("agrees with toUnicode, and toAscii is its inverse up to normalising", () => {
    fc.assert(
      fc.property(sources, (s) => {
        expect(normalise(s, 0).text).toBe(toUnicode(s));
        expect(toUnicode(toAscii(s))).toBe(toUnicode(s));
      }),
      { seed: 1 },
    );
  });

  it("gives ascending offsets, at which the same character or its symbol stands", () => {
    fc.assert(
      fc.property(sources, fc.nat(50), (s, from) => {
        const text = normalise(s, from);
        let before = from;
        for (let i = 0; i < text.text.length; i += text.text.codePointAt(i)! > 0xffff ? 2 : 1) {
          const at = text.offsetAt(i);
          const character = String.fromCodePoint(text.text.codePointAt(i)!);
          const rest = s.slice(at - from);
          const names = [...allSymbols()].filter(([, c]) => c === character).map(([name]) => `\\<${name}>`);
          expect(rest.startsWith(character) || names.some((name) => rest.startsWith(name))).toBe(true);
          expect(at).toBeGreaterThanOrEqual(before);
          before = at;
        }
        expect(text.offsetAt(text.text.length)).toBe(from + s.length);
      }),
      { seed: 2 },
    );
  });
});
