import { describe, expect, it } from "vitest";
import { LineMap } from "../../src/base/index.ts";
import { parseRoot } from "../../src/sessions/index.ts";

const whole = `chapter_definition Notes (x) description "all of it"
chapter Notes (* a comment *)

session "Base-Lib" (main fast) in "base lib" = HOL +
  description ‹
    What the others need.
  ›
  options [timeout = 300, quick_and_dirty, document_output = "out", factor = 0.5]
  sessions
    "HOL-Library"
    Other
  directories
    "sub" "../shared"
  theories [document = false]
    A
    "sub/B"
  theories [condition = "SLOW,HUGE"]
    C
    D (global)
  document_theories
    "HOL-Library.Tree"
  document_files (in "doc")
    "root.tex"
  document_files
    "root.bib"
  export_files (in "code") [2] "*:**.hs"
  export_classpath

session Small = "Base-Lib" + theories E

session Root = theories F
`;

describe("ROOT files", () => {
  it("have chapters, sessions and all their sections", () => {
    const { sessions, diagnostics } = parseRoot(whole);
    expect(diagnostics).toEqual([]);
    expect(sessions.map((s) => [s.name.text, s.parent?.text ?? null, s.chapter])).toEqual([
      ["Base-Lib", "HOL", "Notes"],
      ["Small", "Base-Lib", "Notes"],
      ["Root", null, "Notes"],
    ]);
    const [base] = sessions;
    expect(base).toMatchObject({ groups: ["main", "fast"], folder: { text: "base lib" }, description: "What the others need." });
    expect(base?.sessions.map((s) => s.text)).toEqual(["HOL-Library", "Other"]);
    expect(base?.directories.map((s) => s.text)).toEqual(["sub", "../shared"]);
    expect(base?.theories.map((t) => [t.text, t.isGlobal, t.conditions])).toEqual([
      ["A", false, []],
      ["sub/B", false, []],
      ["C", false, ["SLOW", "HUGE"]],
      ["D", true, ["SLOW", "HUGE"]],
    ]);
  });

  const mistakes: readonly (readonly [what: string, text: string, line: number, column: number, message: string])[] = [
    ["a missing =", "session A\n  theories T", 2, 3, 'expected "=", found "theories"'],
    ["a missing +", "session A = HOL\n  theories T", 2, 3, 'expected "+", found "theories"'],
    ["no name", "session = HOL + theories T", 1, 9, 'expected the name of a session, found "="'],
    ["an open bracket", "session A = HOL +\n  options [timeout = 3\n  theories T", 3, 3, 'expected "]", found "theories"'],
    ["sections in another order", "session A = HOL +\n  theories T\n  sessions B", 3, 3, "expected a section"],
    ["something else at first", "theories T\nsession A = HOL +\n theories T", 1, 1, 'expected "chapter" or "session"'],
  ];
  for (const [what, text, line, column, message] of mistakes)
    it(`say where the mistake is: ${what}`, () => {
      const { diagnostics } = parseRoot(text);
      expect(diagnostics.map((d) => new LineMap(text).position(d.span.from))).toEqual([{ line, column }]);
      expect(diagnostics[0]?.message).toContain(message);
    });

  it("keep the sessions that are right beside one that is not", () => {
    const { sessions, diagnostics } = parseRoot("session A = HOL + theories T\nsession B HOL\nsession C = A + theories U\n");
    expect(sessions.map((s) => s.name.text)).toEqual(["A", "C"]);
    expect(diagnostics).toHaveLength(1);
  });

  it("report a text that never ends", () => {
    expect(parseRoot('session A = HOL + description "open').diagnostics.length).toBeGreaterThan(0);
  });
});
