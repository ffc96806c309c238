/** Every feature, asked of the real server over its standard streams. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type {
  CodeAction,
  CodeLens,
  CompletionList,
  DocumentSymbol,
  FoldingRange,
  Hover,
  Location,
  Range,
  SelectionRange,
  SemanticTokens,
  SignatureHelp,
  SymbolInformation,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { edited } from "../../elaborate/random-edits.ts";
import { Client, patience } from "./client.ts";

vi.setConfig({ testTimeout: patience, hookTimeout: patience });

const folder = mkdtempSync(join(tmpdir(), "hollow-features-"));
writeFileSync(join(folder, "Base.thy"), 'theory Base imports Main begin\ndefinition base :: nat where "base = 7"\nend\n');
const uri = pathToFileURL(join(folder, "F.thy")).href;
const text = `theory F imports Main Base begin

section ‹Trees›

datatype tree = Leaf | Node (left: tree) nat tree

fun mirror :: "tree ⇒ tree" where
  "mirror Leaf = Leaf"
| "mirror (Node l x r) = Node (mirror r) x (mirror l)"

lemma mirror_id: "mirror t = t" by simp

lemma bound_one: "∀n. n < base ∨ n = m" oops

section ‹Blocks›

locale L = fixes c :: nat assumes pos: "0 < c" begin
definition d :: nat where "d = c + base"
lemma "d > c" oops
end

lemma extra: assumes a: "x < (3 :: nat)" and "y = (0 :: nat)" shows "x < 5" by simp
lemma chain: "x < (3 :: nat) ⟹ y = (0 :: nat) ⟹ x < 5" by simp
lemma brackets: "⟦x < (3 :: nat); y = (0 :: nat); z = True⟧ ⟹ x < 5" by simp
lemma slip: "mirror (mirrr t) = t" oops
lemma far: "set_mset M = {}" oops
lemma hard: "x * x * x + y * y * y = z * z * z ⟹ x * y * z = (0 :: nat)" oops

end
`;

let client: Client;
beforeAll(async () => {
  client = new Client();
  await client.begin({ options: { models: true } });
  await client.open(uri, text);
  await client.settled();
});
afterAll(() => client.kill());

const textDocument = { uri };
const at = (where: string, by = 0) => ({ textDocument, position: client.at(uri, where, by) });
const range = (where: string, length = where.length): Range => ({ start: client.at(uri, where), end: client.at(uri, where, length) });

/** A text with edits applied, the last first. */
function applied(edit: WorkspaceEdit | undefined): string {
  const edits: TextEdit[] = edit?.changes?.[uri] ?? [];
  const offset = ({ line, character }: Range["start"]): number =>
    text.split("\n").slice(0, line).join("\n").length + (line === 0 ? 0 : 1) + character;
  return edits
    .map((e) => ({ from: offset(e.range.start), to: offset(e.range.end), put: e.newText }))
    .sort((a, b) => b.from - a.from)
    .reduce(edited, text);
}

const lineOf = (whole: string, start: string): string => whole.split("\n").find((l) => l.startsWith(start)) ?? "";

describe("hover", () => {
  const value = async (where: string, by = 0): Promise<string> => {
    const hover = await client.request<Hover | null>("textDocument/hover", at(where, by));
    return hover === null ? "" : (hover.contents as { value: string }).value;
  };

  it("on a statement its verdict with values and terms", async () => {
    const shown = await value("lemma mirror_id");
    expect(shown).toContain("t = Node Leaf 0 (Node Leaf");
    expect(shown).toMatch(/mirror t = Node \(Node Leaf/);
    expect(shown).toContain("found by exhaustive, rechecked");
  });
  it("what was covered, where nothing was found", async () => {
    expect(await value("lemma chain")).toMatch(/No counterexample .*(size|scopes|all values)/);
  });
  it("on a constant its type, definition and place", async () => {
    const shown = await value("mirror r) x", 2);
    expect(shown).toContain("mirror :: tree ⇒ tree");
    expect(shown).toContain("mirror (Node l x r) = Node (mirror r) x (mirror l)");
    expect(shown).toContain("F.thy#L7");
    expect(await value("n < base", 5)).toContain("Base.thy#L2");
  });
  it("on a subterm and a variable of a refuted statement their values", async () => {
    expect(await value("mirror t = t", 7)).toContain("t = Node Leaf 0 (Node Leaf");
    expect(await value("mirror t = t", 1)).toContain("mirror t = Node (Node Leaf");
    expect(await value("mirror t = t", 9)).toContain("mirror t = t\n  = False");
  });
  it("nothing about the value of a bound variable", async () => {
    const shown = await value("n < base ∨");
    expect(shown).toContain("bound variable");
    expect(shown).not.toMatch(/^n\s+= /m);
    expect(shown).toContain("∀n. n < base ∨ n = m\n  = False");
  });
});

describe("lenses and commands", () => {
  const titles = async (line: number): Promise<string[]> => {
    const lenses = await client.request<CodeLens[]>("textDocument/codeLens", { textDocument });
    return lenses.filter((l) => l.range.start.line === line).map((l) => l.command?.title ?? "");
  };
  const run = (command: string, where: string) =>
    client.request<string | null>("workspace/executeCommand", { command, arguments: [uri, client.at(uri, where)] });

  it("stand above statements", async () => {
    expect(await titles(client.at(uri, "lemma mirror_id").line)).toEqual(["Check", "Next counterexample", "Show model"]);
    expect(await titles(client.at(uri, "lemma hard").line)).toEqual([
      expect.stringMatching(/^Check( ✓ No counterexample up to [^(]*)?$/),
      "Check harder",
    ]);
  });
  it("check, replay, and go on to other counterexamples", async () => {
    expect(await run("hollow.check", "lemma mirror_id")).toContain("Counterexample: t = Node Leaf 0");
    expect(await run("hollow.replay", "lemma mirror_id")).toContain("is a counterexample");
    expect(await run("hollow.replay", "lemma hard")).toContain("no values");
    const first = client.diagnostics.get(uri)?.find((d) => d.range.start.line === client.at(uri, "lemma mirror_id").line);
    const next = await run("hollow.nextCounterexample", "lemma mirror_id");
    expect(next).toMatch(/\(2 of \d\)/);
    await client.settled();
    const second = client.diagnostics.get(uri)?.find((d) => d.range.start.line === client.at(uri, "lemma mirror_id").line);
    expect(second?.message).not.toBe(first?.message);
    expect(await run("hollow.checkHarder", "lemma mirror_id")).toContain("Counterexample");
  });
  it("give the models as data", async () => {
    const models = await client.request<{ models: { model: { variables: { name: string }[] } }[] }>("hollow/models", at("lemma mirror_id"));
    expect(models.models[0]?.model.variables.map((v) => v.name)).toEqual(["t"]);
    expect(await client.request("hollow/models", at("lemma hard"))).toBeNull();
  });
});

describe("actions", () => {
  const actions = (where: string, by = 0): Promise<CodeAction[]> =>
    client.request("textDocument/codeAction", {
      textDocument,
      range: { start: client.at(uri, where, by), end: client.at(uri, where, by) },
      context: { diagnostics: [] },
    });
  const named = async (where: string, title: string | RegExp, by = 0): Promise<CodeAction | undefined> =>
    (await actions(where, by)).find((a) => (typeof title === "string" ? a.title === title : title.test(a.title)));

  it("insert the counterexample and a command that expects it", async () => {
    const comment = applied((await named("lemma mirror_id", "Insert the counterexample as a comment"))?.edit);
    expect(comment).toMatch(/lemma mirror_id: "mirror t = t"\n {2}\(\* counterexample: t = Node Leaf .*\*\) by simp/);
    const command = applied((await named("lemma mirror_id", /^Insert `quickcheck/))?.edit);
    expect(command).toContain('mirror t = t"\n  quickcheck [expect = counterexample] by simp');
    expect((await named("lemma mirror_id", /^Copy as/))?.command?.arguments).toEqual(["quickcheck [expect = counterexample]"]);
  });

  it("mend misspelled names", async () => {
    const fix = await named("mirrr", "Replace by mirror", 2);
    expect(lineOf(applied(fix?.edit), "lemma slip")).toBe('lemma slip: "mirror (mirror t) = t" oops');
  });

  it.each([
    ['fun total where "total [] = 0" | "total (x # xs) = x + totl (xs :: nat list)"', "totl", "total"],
    ['primrec size1 where "size1 Leef = 0" | "size1 (Noed l x r) = x"', "Noed l", "Node"],
  ])("mend misspelled names in %s", async (command, where, meant) => {
    const own = pathToFileURL(join(folder, "Slips.thy")).href;
    const before = "theory Slips imports Main begin\ndatatype tree = Leef | Node tree nat tree\n";
    await client.open(own, `${before}${command}\nend\n`);
    await client.settled();
    const at = client.at(own, where);
    const wanted = { textDocument: { uri: own }, range: { start: at, end: at }, context: { diagnostics: [] } };
    const list = await client.request<CodeAction[]>("textDocument/codeAction", wanted);
    const edits = list.find((a) => a.title === `Replace by ${meant}`)?.edit?.changes?.[own];
    expect(edits).toEqual([{ range: { start: at, end: { line: at.line, character: at.character + 4 } }, newText: meant }]);
    await client.replace(own, where.slice(0, 4), meant);
    await client.settled();
    expect(client.diagnostics.get(own)).toEqual([]);
    await client.close(own);
  });

  it("bring missing imports", async () => {
    const bring = await named("set_mset", 'Import "HOL-Library.Multiset"', 3);
    const whole = applied(bring?.edit);
    expect(lineOf(whole, "theory")).toBe('theory F imports Main Base "HOL-Library.Multiset" begin');
    expect(whole.split("\n").slice(1)).toEqual(text.split("\n").slice(1));
    expect(await named("mirrr", /^Import/, 2)).toBeUndefined();
    // With the import the name is the constant that was meant.
    const brought = new Client();
    try {
      await brought.begin();
      for (const t of [text, whole]) {
        await brought.open(uri, t);
        await brought.settled();
        const problems = brought.diagnostics
          .get(uri)
          ?.filter((d) => d.code === "W0217" && d.range.start.line === brought.at(uri, "set_mset").line);
        expect(problems).toHaveLength(t === text ? 1 : 0);
        await brought.close(uri);
      }
    } finally {
      brought.kill();
    }
  });

  it.each([
    ["nat multiset", '"HOL-Library.Multiset"'],
    ["nat fset", '"HOL-Library.FSet"'],
    ["real", "Complex_Main"],
    ["'a :: metric_space", "Complex_Main"],
    ["colour", "Colours"],
  ])("bring the import that declares the type of x :: %s", async (type, theory) => {
    writeFileSync(join(folder, "Colours.thy"), "theory Colours imports Main begin\ndatatype colour = Red | Green\nend\n");
    const own = pathToFileURL(join(folder, "Types.thy")).href;
    const before = 'theory Types imports "HOL-Library.Sublist" begin\n';
    await client.open(own, `${before}lemma "(x :: ${type}) = y" oops\nend\n`);
    const last = client.at(own, type, type.length - 1);
    const list = await client.request<CodeAction[]>("textDocument/codeAction", {
      textDocument: { uri: own },
      range: { start: last, end: last },
      context: { diagnostics: [] },
    });
    const [fix] = list.find((a) => a.title === `Import ${theory}`)?.edit?.changes?.[own] ?? [];
    const place = client.at(own, " begin");
    expect(fix).toEqual({ range: { start: place, end: place }, newText: ` ${theory}` });
    await client.replace(own, " begin", `${fix?.newText ?? ""} begin`);
    await client.settled();
    expect(client.diagnostics.get(own)?.map((d) => d.code)).toEqual(["genuine"]);
    await client.close(own);
  });

  it.each([
    ["{|1|} = X", "|1", '"HOL-Library.FSet"'],
    ["x |∈| S", "∈", '"HOL-Library.FSet"'],
    ["{||} = X", "||", '"HOL-Library.FSet"'],
    ["{#a#} = M", "#a", '"HOL-Library.Multiset"'],
    ["x ∈# M", "#", '"HOL-Library.Multiset"'],
    ["x \\<in># M", "#", '"HOL-Library.Multiset"'],
    ["a ## s = t", "# s", '"HOL-Library.Stream"'],
    ["x ⊞ y = x", "⊞", "Squares"],
  ])("bring the import that has the notation of %s", async (statement, where, theory) => {
    writeFileSync(
      join(folder, "Squares.thy"),
      'theory Squares imports Main begin\ndefinition plus_sq :: "nat ⇒ nat ⇒ nat" (infixl "⊞" 65) where "x ⊞ y = x + y"\nend\n',
    );
    const own = pathToFileURL(join(folder, "Notations.thy")).href;
    await client.open(own, `theory Notations imports Main begin\nlemma "${statement}" oops\nend\n`);
    await client.settled();
    expect(client.diagnostics.get(own)?.map((d) => d.code)).toEqual(["E0151"]);
    const at = client.at(own, where);
    const list = await client.request<CodeAction[]>("textDocument/codeAction", {
      textDocument: { uri: own },
      range: { start: at, end: at },
      context: { diagnostics: [] },
    });
    const fix = list.find((a) => a.title === `Import ${theory}`)?.edit?.changes?.[own]?.[0];
    expect(fix?.newText).toBe(` ${theory}`);
    await client.replace(own, " begin", `${fix?.newText ?? ""} begin`);
    await client.settled();
    expect(client.diagnostics.get(own)?.some((d) => d.severity === 1)).toBe(false);
    await client.close(own);
  });

  it("bring no import where a known sign stands in the wrong place", async () => {
    const own = pathToFileURL(join(folder, "Known.thy")).href;
    await client.open(own, 'theory Known imports Main begin\nlemma "A ∪ ∪ B" oops\nend\n');
    await client.settled();
    const at = client.at(own, "∪ B");
    const wanted = { textDocument: { uri: own }, range: { start: at, end: at }, context: { diagnostics: [] } };
    const list = await client.request<CodeAction[]>("textDocument/codeAction", wanted);
    expect(list.map((a) => a.title).filter((title) => title.startsWith("Import"))).toEqual([]);
    await client.close(own);
  });

  it("mend imports that are not there", async () => {
    const own = pathToFileURL(join(folder, "Imports.thy")).href;
    await client.open(own, 'theory Imports imports Main "HOL-Library.Multset" begin end\n');
    const wanted = { textDocument: { uri: own }, range: { start: client.at(own, "Multset"), end: client.at(own, "Multset") } };
    const list = await client.request<CodeAction[]>("textDocument/codeAction", { ...wanted, context: { diagnostics: [] } });
    const edits = list.find((a) => a.title === 'Import "HOL-Library.Multiset"')?.edit?.changes?.[own];
    const spot = { start: client.at(own, '"HOL'), end: client.at(own, '"HOL', '"HOL-Library.Multset"'.length) };
    expect(edits).toEqual([{ range: spot, newText: '"HOL-Library.Multiset"' }]);
    await client.close(own);
  });

  it("find superfluous assumptions, show them faded, and drop them", async () => {
    for (const [name, without] of [
      ["extra", 'lemma extra: assumes a: "x < (3 :: nat)" shows "x < 5" by simp'],
      ["chain", 'lemma chain: "x < (3 :: nat) ⟹ x < 5" by simp'],
      ["brackets", 'lemma brackets: "x < (3 :: nat) ⟹ x < 5" by simp'],
    ] as const) {
      const where = `lemma ${name}`;
      const said = await client.request<string>("workspace/executeCommand", {
        command: "hollow.superfluous",
        arguments: [uri, client.at(uri, where)],
      });
      expect(said).toContain("Superfluous: y = 0");
      await client.until(uri, (d) => d.some((x) => x.code === "superfluous" && x.range.start.line === client.at(uri, where).line));
      const faded = client.diagnostics
        .get(uri)
        ?.filter((d) => d.code === "superfluous" && d.range.start.line === client.at(uri, where).line);
      expect(faded?.every((d) => d.severity === 4 && d.tags?.[0] === 1)).toBe(true);
      const drop = await named(where, /^Drop th/);
      expect(lineOf(applied(drop?.edit), where)).toBe(without);
    }
  });
});

describe("navigation", () => {
  it("definition of constants, types, variables, imports", async () => {
    const definition = async (where: string, by = 0): Promise<unknown> => {
      const found = await client.request<Location | null>("textDocument/definition", at(where, by));
      return found === null ? null : [found.uri.replace(/^.*\//, ""), found.range.start.line];
    };
    expect(await definition("mirror t = t", 2)).toEqual(["F.thy", 6]);
    expect(await definition("tree ⇒ tree", 1)).toEqual(["F.thy", 4]);
    expect(await definition("d > c")).toEqual(["F.thy", client.at(uri, "definition d").line]);
    expect(await definition("n < base", 5)).toEqual(["Base.thy", 1]);
    expect(await definition("Base begin", 1)).toEqual(["Base.thy", 0]);
    expect(await definition("n = m")).toEqual(["F.thy", client.at(uri, "∀n").line]);
    expect(await definition("c + base", 2)).toEqual(["Groups.thy", expect.any(Number)]);
  });

  it("references and highlights, notations included", async () => {
    const places = await client.request<Location[]>("textDocument/references", {
      ...at("fun mirror", 5),
      context: { includeDeclaration: true },
    });
    expect(places.map((p) => p.range.start.line)).toEqual([6, 7, 8, 8, 8, 10, client.at(uri, "lemma slip").line]);
    const without = await client.request<Location[]>("textDocument/references", {
      ...at("fun mirror", 5),
      context: { includeDeclaration: false },
    });
    expect(without).toHaveLength(places.length - 1);
    const variable = await client.request<unknown[]>("textDocument/documentHighlight", at("∀n. n", 1));
    expect(variable).toHaveLength(3);
  });

  it("symbols of the text and of the workspace", async () => {
    const symbols = await client.request<DocumentSymbol[]>("textDocument/documentSymbol", { textDocument });
    const tree = (list: DocumentSymbol[]): unknown[] => list.map((s) => (s.children?.length ? [s.name, tree(s.children)] : s.name));
    expect(tree(symbols)).toEqual([
      ["Trees", [["tree", ["Leaf", ["Node", ["left"]]]], "mirror", "mirror_id", "bound_one"]],
      ["Blocks", [["L", ["c", "pos", "d"]], "extra", "chain", "brackets", "slip", "far", "hard"]],
    ]);
    const found = await client.request<SymbolInformation[]>("workspace/symbol", { query: "mirr" });
    expect(found.map((s) => s.name)).toEqual(["mirror", "mirror_id"]);
  });

  it("folding", async () => {
    const folds = await client.request<FoldingRange[]>("textDocument/foldingRange", { textDocument });
    const lines = text.split("\n");
    const locale = folds.find((f) => lines[f.startLine]?.startsWith("locale"));
    expect(lines[locale?.endLine ?? 0]).toBe("end");
    expect(folds.some((f) => lines[f.startLine]?.startsWith("fun mirror") && f.endLine === f.startLine + 2)).toBe(true);
    expect(folds.some((f) => lines[f.startLine] === "section ‹Trees›" && f.endLine > f.startLine + 5)).toBe(true);
  });

  it("semantic tokens, of all and of a part", async () => {
    const { data } = await client.request<SemanticTokens>("textDocument/semanticTokens/full", { textDocument });
    const seen: string[] = [];
    for (let i = 0, line = 0, character = 0; i < data.length; i += 5) {
      const [dl = 0, dc = 0, length = 0, kind = 0] = data.slice(i, i + 4);
      character = dl === 0 ? character + dc : dc;
      line += dl;
      seen.push(`${line} ${text.split("\n")[line]?.slice(character, character + length)} ${kind}`);
    }
    const at10 = client.at(uri, "lemma mirror_id").line;
    expect(seen.filter((s) => s.startsWith(`${at10} `))).toEqual([
      `${at10} mirror_id 7`,
      `${at10} mirror 0`,
      `${at10} t 3`,
      `${at10} = 8`,
      `${at10} t 3`,
    ]);
    expect(seen).toContain(`${client.at(uri, "∀n").line} n 2`);
    expect(seen).toContain("7 Leaf 1");
    const part = await client.request<SemanticTokens>("textDocument/semanticTokens/range", {
      textDocument,
      range: range("lemma mirror_id", 10),
    });
    expect(part.data).toHaveLength(25);
  });

  it("selections by term", async () => {
    const [found] = await client.request<SelectionRange[]>("textDocument/selectionRange", {
      textDocument,
      positions: [client.at(uri, "mirror r) x", 1)],
    });
    const texts: string[] = [];
    for (let s: SelectionRange | undefined = found; s !== undefined; s = s.parent)
      if (s.range.start.line === s.range.end.line)
        texts.push(text.split("\n")[s.range.start.line]?.slice(s.range.start.character, s.range.end.character) ?? "");
    expect(texts.slice(0, 4)).toEqual([
      "mirror",
      "mirror r",
      "Node (mirror r) x (mirror l)",
      "mirror (Node l x r) = Node (mirror r) x (mirror l)",
    ]);
  });
});

describe("typing", () => {
  it("completes names with their types", async () => {
    const { items } = await client.request<CompletionList>("textDocument/completion", at("mirror t = t", 4));
    expect(items.find((i) => i.label === "mirror")).toMatchObject({
      detail: ":: tree ⇒ tree",
      textEdit: { range: range("mirror t = t", 4) },
    });
    const theories = await client.request<CompletionList>("textDocument/completion", at("Base begin", 2));
    expect(theories.items.map((i) => i.label)).toEqual(expect.arrayContaining(["Main", "HOL-Library.Multiset", "Base"]));
    const commands = await client.request<CompletionList>("textDocument/completion", at("lemma mirror_id", 3));
    expect(commands.items.map((i) => i.label)).toContain("lemma");
  });

  it.each([
    ["=>", "⇒"],
    ["==>", "⟹"],
    ["\\forall", "∀"],
    ["\\<Rightarrow", "⇒"],
    ["\\<lam", "λ"],
    ["\\neq", "≠"],
  ])("completes %s", async (typed, symbol) => {
    const own = `file:///nowhere/S.thy`;
    await client.open(own, `theory S imports Main begin\nlemma "x ${typed} ∅" oops\nend\n`);
    const { items } = await client.request<CompletionList>("textDocument/completion", {
      textDocument: { uri: own },
      position: client.at(own, ` ${typed}`, typed.length + 1),
    });
    expect(items.map((i) => (i.textEdit as TextEdit).newText)).toContain(symbol);
    await client.close(own);
    const ascii = `file:///nowhere/A.thy`;
    await client.open(ascii, `theory A imports Main begin\nlemma "x ${typed} \\<and> y" oops\nend\n`);
    const named = await client.request<CompletionList>("textDocument/completion", {
      textDocument: { uri: ascii },
      position: client.at(ascii, ` ${typed}`, typed.length + 1),
    });
    expect(named.items.some((i) => /^\\<\w+>$/.test((i.textEdit as TextEdit).newText))).toBe(true);
    await client.close(ascii);
  });

  it("shows the arguments of a constant", async () => {
    const help = await client.request<SignatureHelp>("textDocument/signatureHelp", at("Node (mirror r) x (mirror l)", 17));
    expect(help.signatures[0]?.label).toBe("Node :: tree ⇒ nat ⇒ tree ⇒ tree");
    expect(help.activeParameter).toBe(1);
    expect(await client.request("textDocument/signatureHelp", at("theory F", 2))).toBeNull();
  });

  it("renames local names and nothing else", async () => {
    const done = await client.request<WorkspaceEdit>("textDocument/rename", { ...at("∀n. n < base", 1), newName: "k" });
    expect(lineOf(applied(done), "lemma bound_one")).toBe('lemma bound_one: "∀k. k < base ∨ k = m" oops');
    expect(await client.request("textDocument/prepareRename", at("mirror t = t", 2))).toBeNull();
    await expect(client.request("textDocument/rename", { ...at("∀n. n < base", 1), newName: "m" })).rejects.toThrow("already");
    await expect(client.request("textDocument/rename", { ...at("∀n. n < base", 1), newName: "2" })).rejects.toThrow("no name");
  });
});
