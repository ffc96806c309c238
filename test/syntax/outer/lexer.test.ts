import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lexOuter, mainKeywords, showTokens, toAscii } from "../../../src/syntax/index.ts";

/** The tokens of a text as `kind:text`. */
function tokens(text: string): string[] {
  const { tokens } = lexOuter(text, mainKeywords);
  return Array.from({ length: tokens.length }, (_, i) => `${tokens.kind(i)}:${tokens.text(i)}`);
}

/** The contents of the tokens of a text. */
function contents(text: string): string[] {
  const { tokens } = lexOuter(text, mainKeywords);
  return Array.from({ length: tokens.length }, (_, i) => tokens.content(i).text);
}

describe("outer tokens", () => {
  it("tells commands, keywords and identifiers apart by the whole word", () => {
    expect(tokens("lemma lemmas lemma_x where wherever")).toEqual([
      "command:lemma",
      "command:lemmas",
      "ident:lemma_x",
      "keyword:where",
      "ident:wherever",
    ]);
  });

  it("reads qualified names, and a full stop behind a name as the command", () => {
    expect(tokens("List.rev a.b.c x.")).toEqual(["long_ident:List.rev", "long_ident:a.b.c", "ident:x", "command:."]);
  });

  it("takes a dot into a variable only before digits", () => {
    expect(tokens("?thesis..")).toEqual(["var:?thesis", "command:.."]);
    expect(tokens("?x.12 ?'a.3 ?'b")).toEqual(["var:?x.12", "type_var:?'a.3", "type_var:?'b"]);
  });

  it("reads numbers, type variables and symbolic names", () => {
    expect(tokens("12 1.5 'a + - == ==> ++ _ | ||")).toEqual([
      "nat:12",
      "float:1.5",
      "type_ident:'a",
      "keyword:+",
      "sym_ident:-",
      "keyword:==",
      "sym_ident:==>",
      "sym_ident:++",
      "sym_ident:_",
      "keyword:|",
      "sym_ident:||",
    ]);
  });

  it("joins symbol letters and subscripts to identifiers, in both spellings", () => {
    expect(tokens("x\\<^sub>1 \\<alpha>x x⇩a⇩b αβ")).toEqual(["ident:x\\<^sub>1", "ident:\\<alpha>x", "ident:x⇩a⇩b", "ident:αβ"]);
    expect(tokens("x\\<^sup>1")).toEqual(["ident:x", "control:\\<^sup>", "nat:1"]);
    expect(tokens("\\<lambda>x ∀x")).toEqual(["sym_ident:\\<lambda>", "ident:x", "sym_ident:∀", "ident:x"]);
  });

  it("finds symbolic keywords in both spellings", () => {
    expect(tokens("\\<equiv> ≡ \\<subseteq> \\<proof>")).toEqual([
      "keyword:\\<equiv>",
      "keyword:≡",
      "keyword:\\<subseteq>",
      "command:\\<proof>",
    ]);
  });

  it("reads strings with escapes, back-quoted and verbatim texts", () => {
    expect(contents('"a \\"b\\" \\\\ \\<le>" `x = y` {* text *}')).toEqual(['a "b" \\ ≤', "x = y", " text "]);
  });

  it("nests cartouches in both spellings", () => {
    expect(contents("\\<open>a \\<open>b\\<close> ‹c›\\<close> ‹d›")).toEqual(["a ‹b› ‹c›", "d"]);
  });

  it("passes over nested comments, formal comments and markers", () => {
    expect(tokens('a (* x (* y *) " z *) b \\<comment> ‹c ‹d›› e \\<^cancel>‹f› g \\<^marker>‹tag x› h ― ‹i› j')).toEqual(
      ["a", "b", "e", "g", "h", "j"].map((x) => `ident:${x}`),
    );
  });

  it("sees no comment inside a string and no string inside a comment", () => {
    expect(tokens('"(*" x (* " *) y')).toEqual(['string:"(*"', "ident:x", "ident:y"]);
  });

  it("prints a stable dump", () => {
    expect(showTokens(lexOuter('lemma a:\n  "x\n = y"', mainKeywords).tokens)).toBe(
      '1:1 command lemma\n1:7 ident a\n1:8 keyword :\n2:3 string "x⏎ = y"\n',
    );
  });
});

const pieces = [
  "lemma",
  "foo",
  "A.b",
  "'a",
  "?x",
  "?'b",
  "12",
  "1.5",
  '"x ≤ y"',
  "`p`",
  "‹t ‹u››",
  "::",
  "(",
  ")",
  "=",
  "≡",
  "+",
  "\\<^bold>",
  "x⇩1",
  "α",
];

describe("laws of outer tokens", () => {
  it("gives back tokens that are separated by spaces or comments, in either spelling of the symbols", () => {
    const separators = fc.constantFrom(" ", "\n", "\t ", " (* c (* d *) *) ", "\r\n");
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...pieces), separators)), fc.boolean(), (parts, isAscii) => {
        const text = parts.map(([piece, gap]) => (isAscii ? toAscii(piece) : piece) + gap).join("");
        const { tokens, diagnostics } = lexOuter(text, mainKeywords);
        expect(diagnostics).toEqual([]);
        const expected = parts.map(([piece]) => (isAscii ? toAscii(piece) : piece));
        expect(Array.from({ length: tokens.length }, (_, i) => tokens.text(i))).toEqual(expected);
      }),
      { seed: 5 },
    );
  });

  it("covers any text with tokens in order, inside the text", () => {
    const texts = fc
      .array(fc.oneof(fc.constantFrom(...pieces, '"', "‹", "›", "(*", "*)", "{*", "\\<", "\\<open>", "\n", "lemma x:"), fc.string()))
      .map((a) => a.join(""));
    fc.assert(
      fc.property(texts, (text) => {
        const { tokens, diagnostics } = lexOuter(text, mainKeywords);
        let at = 0;
        for (let i = 0; i < tokens.length; i++) {
          expect(tokens.from(i)).toBeGreaterThanOrEqual(at);
          expect(tokens.to(i)).toBeGreaterThan(tokens.from(i));
          at = tokens.to(i);
        }
        expect(at).toBeLessThanOrEqual(text.length);
        for (const { span } of diagnostics) expect(span.from >= 0 && span.to <= text.length).toBe(true);
      }),
      { seed: 6, numRuns: 500 },
    );
  });
});
