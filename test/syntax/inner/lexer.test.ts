import { describe, expect, it } from "vitest";
import { isLiteral, terminals } from "../../../src/syntax/inner/grammar/terminal.ts";
import { tokenize } from "../../../src/syntax/inner/parse/lexer.ts";
import { normalise } from "../../../src/syntax/symbols.ts";
import { hol } from "./hol-grammar.ts";

const classNames = new Map<number, string>(Object.entries(terminals).map(([name, number]) => [number, name]));

/** The tokens as `class:text`, literals as their text alone. */
function lex(text: string, isRule = false): string {
  const tokens = tokenize(normalise(text, 0).text, hol.literals, { isRule });
  return tokens.terminals
    .slice(0, -1)
    .map((terminal, i) => {
      const word = tokens.text.slice(tokens.starts[i], tokens.ends[i]);
      return isLiteral(terminal) ? word : `${classNames.get(terminal)}:${word}`;
    })
    .join(" ");
}

describe("value tokens", () => {
  it.each([
    ["identifiers", "x x' f_g x1 Suc", "id:x id:x' id:f_g id:x1 id:Suc"],
    ["subscripts", "x⇩1 x\\<^sub>1' a⇩i⇩j", "id:x⇩1 id:x⇩1' id:a⇩i⇩j"],
    ["a superscript ends an identifier", "x⇧2 r⇧*", "id:x ⇧2 id:r ⇧*"],
    ["Greek and script letters", "α \\<alpha>1 \\<A> 𝒜x \\<aa>", "id:α id:α1 id:𝒜 id:𝒜x id:𝔞"],
    ["λ is no letter", "λx", "λ id:x"],
    ["symbols never join identifiers", "∀x∃y∑z", "∀ id:x ∃ id:y ∑ id:z"],
    ["qualified names", "List.rev A.b.c x.y'", "longid:List.rev longid:A.b.c longid:x.y'"],
    ["a dot before a blank", "∀x. P", "∀ id:x . id:P"],
    ["a dot without a blank", "λx.x", "λ longid:x.x"],
    ["schematic variables", "?x ?x.3 ?'a ?'a.2 ?x1", "var:?x var:?x.3 tvar:?'a tvar:?'a.2 var:?x1"],
    ["a question mark before a blank", "? x. P", "? id:x . id:P"],
    ["type variables", "'a 'b1 'a⇩1", "tid:'a tid:'b1 tid:'a⇩1"],
    ["numbers", "0 42 0x1F 0b101 007", "num:0 num:42 num:0x1F num:0b101 num:007"],
    ["fractions", "1.5 1. 2", "float:1.5 num:1 . num:2"],
    ["strings", "''abc'' '''' ''a'b'' ''it\\'s''", "str:''abc'' str:'''' str:''a'b'' str:''it\\'s''"],
    ["quoted texts and cartouches", '"a b" ‹x ‹y› z›', 'quoted:"a b" cartouche:‹x ‹y› z›'],
    ["unknown symbols", "x ☺ y", "id:x unknown:☺ id:y"],
  ])("%s", (_, text, expected) => {
    expect(lex(text)).toBe(expected);
  });

  it("takes _name as one identifier in translation rules only", () => {
    expect(lex("_c x _", true)).toBe("id:_c id:x _");
    expect(lex("_c x")).toBe("_ id:c id:x");
  });
});

describe("literals", () => {
  it.each([
    ["longest match", "a <= b < c <-> d", "id:a <= id:b < id:c <- > id:d"],
    ["words are reserved", "if o then in else of mod", "if o then in else of mod"],
    ["longer words are identifiers", "iff ofx inside modulo o'", "id:iff id:ofx id:inside id:modulo id:o'"],
    ["closed brackets are one token", "[] {} () [ ] ( )", "[] {} () [ ] ( )"],
    ["intervals", "{a..b} {..<n} {a<..} {a..<b} [a..<b]", "{ id:a .. id:b } {..< id:n } { id:a <..} { id:a ..< id:b } [ id:a ..< id:b ]"],
    ["sections", "(+) (∈) (#) (*) (-)", "(+) (∈) (#) (*) (-)"],
    ["the generator arrow", "x<-1", "id:x <- num:1"],
    ["quantifiers", "∃!x EX! x ALL x", "∃! id:x EX! id:x ALL id:x"],
    ["type and membership", "x::T x : A", "id:x :: id:T id:x : id:A"],
    ["inverse image", "f -`A", "id:f -` id:A"],
    ["postfix closures", "r⇧* P⇧*⇧* r^* r¯", "id:r ⇧* id:P ⇧*⇧* id:r ^* id:r ¯"],
  ])("%s", (_, text, expected) => {
    expect(lex(text)).toBe(expected);
  });
});

describe("comments", () => {
  it.each([
    ["marked", "x \\<comment> \\<open>a \\<open>nested\\<close> remark\\<close> + y", "id:x + id:y"],
    ["cancelled", "x \\<^cancel>\\<open>+ z\\<close> + y", "id:x + id:y"],
    ["for LaTeX", "x \\<^latex>\\<open>$\\<close> + y", "id:x + id:y"],
    ["old style", "x (* a (* nested *) remark *) + y", "id:x + id:y"],
    ["the section is none", "(*) x", "(*) id:x"],
  ])("%s", (_, text, expected) => {
    expect(lex(text)).toBe(expected);
  });
});
