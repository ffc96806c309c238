import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mainKeywords, parseTheory } from "../../../src/syntax/index.ts";
import { problems, problemsOf, read, statements } from "./fixtures.ts";

const after = '\n\nlemma b: "y"\n  quickcheck\n  oops';

describe("problems of commands", () => {
  it.each([
    [
      "definition f where",
      'E0107 2:19 definition: syntax error: expected a proposition, found the end of the command (next is the command "lemma")',
    ],
    ['definition f :: "nat" "f = 1"', 'E0107 2:23 definition: syntax error: expected "where", found "f = 1"'],
    ['fun f where "f x = 1" "f y = 2"', 'E0108 2:23 fun: syntax error: unexpected "f y = 2"'],
    [
      'lemma a: assumes "x" oops',
      'E0107 2:21 lemma: syntax error: expected "shows", found the end of the command (next is the command "oops")',
    ],
    ["datatype t = | B", 'E0107 2:14 datatype: syntax error: expected a constructor, found "|"'],
    ["datatype (discs_sels, plug) t = A", 'E0107 2:23 datatype: syntax error: expected an option (plugins, discs_sels), found "plug"'],
    [
      'function (sequental) f where "f x = 1"',
      'E0107 2:11 function: syntax error: expected an option (sequential, default, domintros, no_partials), found "sequental"',
    ],
    ['lemma a: "x" quickcheck[size = ] oops', 'E0107 2:32 quickcheck: syntax error: expected a value, found "]"'],
    ['lemma a: "x" oops by simp', 'E0110 2:19 "by" stands outside a proof'],
    ['lemma a: "x" done', ""],
    ["lemma a: \u0007 oops", "E0102 2:10 unexpected character \u0007"],
    ['theorem a [simp: "x" by simp', 'E0108 2:11 theorem: syntax error: unexpected "["'],
  ])("%s", (text, message) => {
    expect(problems(text + after)).toEqual(message === "" ? [] : [message]);
    expect(statements(text + after)).toContain("b");
  });

  it("say when a name is a keyword", () => {
    expect(read(`definition value where "value = 1"${after}`).diagnostics[0]?.hint).toBe(
      '"value" is a keyword: to use it as a name, write it in quotes',
    );
    expect(read(`fun f where${after}`).diagnostics[0]?.hint).toBe("this command is left out; the rest of the file is still read");
  });

  it("never keeps half a command", () => {
    for (const text of ['lemma a: "x" "y" ] oops', 'lemma a "x" : oops', 'fun f where "f x = 1" | | "f y = 2"', 'definition "x" "y"']) {
      expect(read(text + after).commands[0]).toMatchObject({ kind: "skipped", isBroken: true });
    }
  });

  it("reports a broken goal once, with its proof passed over", () => {
    expect(problems(`lemma a: shows oops${after}`)).toHaveLength(1);
    expect(problems(`lemma a: shows proof - show "x" by simp qed${after}`)).toHaveLength(1);
  });

  it("keeps blocks in order around a broken opening", () => {
    const { commands } = read('locale l = + x begin\nlemma a: "x" oops\nend\nlemma b: "y" oops');
    expect(commands.map((c) => c.kind)).toEqual(["skipped", "statement", "end", "statement"]);
    expect(commands[0]).toMatchObject({ begins: true, isBroken: true });
  });
});

describe("unknown commands", () => {
  it("are named with their neighbours and passed over with their proofs", () => {
    const text = 'lemma a: "x" by simp\nlemna c: "z"\n  by (rule x) (rule y)\nlemma b: "y" oops';
    expect(problems(text)).toEqual(['W0109 3:1 unknown command "lemna" is skipped']);
    expect(read(text).diagnostics[0]).toMatchObject({ severity: "warning", hint: 'did you mean "lemma"?' });
    expect(statements(text)).toEqual(["a", "b"]);
  });

  it.each([
    'lemma a: "x" sorry',
    'definition "f = 1"',
    'fun f where "f x = 1"',
    "datatype t = A nat | B",
    "datatype t = A (sel: nat)",
    'type_synonym t = "nat"',
    "typedecl t",
    "context begin",
    "context begin end",
  ])("are found behind %s", (text) => {
    expect(problems(`${text}\nderive linorder t${text === "context begin" ? "\nend" : ""}`)).toEqual([
      'W0109 3:1 unknown command "derive" is skipped',
    ]);
    expect(read(`${text}\nderive linorder t`).commands[0]).not.toMatchObject({ kind: "skipped" });
  });
});

describe("texts without end", () => {
  it.each([
    ['lemma a: "x = y\n  oops', "string"],
    ['lemma a: "x = y\n  quickcheck[size = 3]\n  oops', "string"],
    ["lemma a: ‹x = ‹y›\n  oops", "cartouche"],
    ["lemma a: \\<open>x\n oops", "cartouche"],
    ['lemma a: (* c (* d *) "x"\n  oops', "comment"],
    ["lemma a: `x\n  oops", "back-quoted text"],
    ["text {* x", "verbatim text"],
  ])("%s: an unterminated %s", (text, what) => {
    const found = problems(text + after);
    expect(found).toEqual([`E0103 2:${text.search(/["‹`]|\\<open>|\(\*|\{\*/) + 1} unterminated ${what}`]);
    expect(statements(text + after)).toEqual(["b"]);
    const last = read(text + after).commands.at(-1);
    expect(last).toMatchObject({ kind: "statement", proof: { ending: "oops", tools: [{ afterTactic: false }] } });
  });

  it("leave multi-line strings alone that only look similar", () => {
    const text = 'lemma a: "f\nvalue = (let\nend = 1 in\nclass x\n\ndatatypes)" oops\nML "\nfun f x = x\nend\n"';
    expect(problems(text)).toEqual([]);
    expect(statements(text)).toEqual(["a"]);
  });

  it("report every one of several", () => {
    const text = Array.from({ length: 5 }, (_, i) => `lemma a${i}: "x = y\n  oops\n`).join("\n");
    expect(problems(text + after).map((p) => p.slice(0, 5))).toEqual(["E0103", "E0103", "E0103", "E0103", "E0103"]);
    expect(statements(text + after)).toEqual(["b"]);
  });
});

describe("the end of a theory", () => {
  it("may be missing", () => {
    expect(problemsOf('theory T imports Main begin lemma a: "x" oops')).toEqual(["W0112 1:46 the theory has no end"]);
    expect(problemsOf("theory T imports Main begin locale l begin end")).toEqual(["W0112 1:47 the theory has no end"]);
    expect(problemsOf("theory T imports Main begin locale l begin context begin")).toEqual(["W0112 1:57 no end for: locale, context"]);
  });

  it("may be followed by prose but by nothing else", () => {
    expect(problemsOf("theory T imports Main begin end text ‹x›")).toEqual([]);
    expect(problemsOf('theory T imports Main begin end\ntext ‹x›\nlemma "x" oops')).toEqual([
      "W0113 3:1 text after the end of the theory is not read",
    ]);
  });
});

/** Pieces of broken text, none of which closes the theory or opens a block. */
const junk = fc
  .array(
    fc.constantFrom(
      "definition",
      "lemma",
      "x",
      '"y"',
      "::",
      "where",
      "[",
      "]",
      "(",
      ")",
      "|",
      "and",
      "=",
      "by",
      "proof",
      "qed",
      "have",
      '"',
      "‹",
      "(*",
      "`",
      "12",
      "\\<",
      "∀",
      "\n",
      "foo bar\n",
      "datatype t",
      "fun",
      "private",
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(" "));

describe("laws of recovery", () => {
  it("whatever stands before it, the next lemma is read", () => {
    fc.assert(
      fc.property(junk, (text) => {
        const { commands, diagnostics } = read(`lemma a: "x" oops\n${text}${after}`);
        const names = commands.flatMap((c) => (c.kind === "statement" ? [c.statement.decl.name?.text] : []));
        expect(names[0]).toBe("a");
        expect(names.at(-1)).toBe("b");
        if (commands.length === 2 && !/^[\sprivate]*$/.test(text)) expect(diagnostics.length).toBeGreaterThan(0);
      }),
      { seed: 8, numRuns: 2000 },
    );
  });

  it("any text at all gives commands and problems inside it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" }), junk), fc.boolean(), (text, hasHeader) => {
        const whole = hasHeader ? `theory T imports Main begin ${text}` : text;
        const { commands, diagnostics } = parseTheory(whole, mainKeywords);
        for (const { span } of [...commands, ...diagnostics]) {
          expect(0 <= span.from && span.from <= span.to && span.to <= whole.length).toBe(true);
        }
      }),
      { seed: 9, numRuns: 1000 },
    );
  });
});

describe("codes", () => {
  it.each(["lemna c: x", 'lemma a: "x', "fun f where", 'lemma a: "x" oops by simp', "locale l begin", "end end"])(
    "of %s tell errors from warnings",
    (text) => {
      const { diagnostics } = read(text);
      expect(diagnostics).not.toEqual([]);
      for (const { code, severity } of diagnostics) expect(code.charAt(0)).toBe(severity === "error" ? "E" : "W");
    },
  );
});
