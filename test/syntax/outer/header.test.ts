import { describe, expect, it } from "vitest";
import { KeywordTable, mainKeywords, parseHeader, parseTheory } from "../../../src/syntax/index.ts";

describe("the theory header", () => {
  it("gives name, imports and the place where commands start", () => {
    const text = '(* c *) section ‹S›\ntheory A\n  imports Main "HOL-Library.Multiset" "../B" C.D\nbegin lemma';
    const { header, diagnostics } = parseHeader(text);
    expect(diagnostics).toEqual([]);
    expect(header.name?.text).toBe("A");
    expect(header.imports.map((i) => i.text)).toEqual(["Main", "HOL-Library.Multiset", "../B", "C.D"]);
    expect(text.slice(header.bodyFrom)).toBe(" lemma");
  });

  it("gives the keywords that the theory adds", () => {
    const { header } = parseHeader(
      'theory A imports B keywords "x" "y" :: thy_goal % "t" and "z" and "w" :: thy_load ("ml") abbrevs "a" = "b" and "c" = "d" begin',
    );
    expect(header.keywords).toEqual([
      { word: "x", kind: "thy_goal" },
      { word: "y", kind: "thy_goal" },
      { word: "z", kind: "minor" },
      { word: "w", kind: "thy_load" },
    ]);
  });

  it("reads command tags, old prose before it, and options", () => {
    const { header, diagnostics } = parseHeader("header {* T *}\ntheory %invisible A imports B options [x = y] begin");
    expect([diagnostics, header.name?.text, header.imports.length]).toEqual([[], "A", 1]);
  });

  it("does not read behind begin", () => {
    expect(parseHeader('theory A imports B begin lemma "').diagnostics).toEqual([]);
  });

  it("reports a missing begin and goes on at the command", () => {
    const { commands, diagnostics } = parseTheory('theory A imports Main\nlemma a: "x" oops\nend', mainKeywords);
    expect(diagnostics.map((d) => `${d.code} ${d.message}`)).toEqual(['E0105 theory header: expected "begin", found the command "lemma"']);
    expect(commands.map((c) => c.kind)).toEqual(["statement"]);
  });

  it("reports a missing header and still reads the commands", () => {
    const { commands, diagnostics } = parseTheory('lemma a: "x" oops\nlemma b: "y" oops\nend', mainKeywords);
    expect(diagnostics.map((d) => d.code)).toEqual(["E0101"]);
    expect(commands).toHaveLength(2);
  });

  it("reports an unknown keyword kind with its neighbours", () => {
    const [d] = parseHeader('theory A imports B keywords "x" :: thy_gaol begin').diagnostics;
    expect([d?.code, d?.hint]).toEqual(["E0106", 'did you mean "thy_goal"?']);
  });
});

describe("keyword tables", () => {
  it("make a word a command only where it is declared", () => {
    const text = 'theory A imports B begin domain "x" lemma domain: "y" oops end';
    const withDomain = mainKeywords.extend([{ word: "domain", kind: "thy_defn" }]);
    expect(parseTheory(text.replace("lemma domain", "lemma a"), withDomain).commands.map((c) => c.kind)).toEqual(["skipped", "statement"]);
    expect(mainKeywords.kindOf("domain")).toBeUndefined();
  });

  it("take the theory's own keywords for its own text and hand them on", () => {
    const { commands, keywords, diagnostics } = parseTheory(
      'theory A imports Main keywords "prove" :: thy_goal begin prove x by simp end',
      mainKeywords,
    );
    expect(diagnostics).toEqual([]);
    expect(commands).toMatchObject([{ kind: "skipped", name: "prove", proof: { ending: "proof" } }]);
    expect(keywords.kindOf("prove")).toBe("thy_goal");
  });

  it("merge, with commands winning over other words", () => {
    const a = KeywordTable.empty.extend([{ word: "x", kind: "minor" }]);
    const b = KeywordTable.empty.extend([
      { word: "x", kind: "diag" },
      { word: "y", kind: "minor" },
    ]);
    expect([a.merge(b).kindOf("x"), b.merge(a).kindOf("x"), a.merge(b).kindOf("y")]).toEqual(["diag", "diag", "minor"]);
    expect(a.merge(a)).toBe(a);
  });
});
