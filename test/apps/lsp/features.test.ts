/** Every feature, asked of the real server over its standard streams. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type {
  DocumentSymbol,
  FoldingRange,
  Location,
  Range,
  SemanticTokens,
  SignatureHelp,
  SymbolInformation,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { AskedText, linesFrom } from "./asked.ts";
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
let asked: AskedText;
beforeAll(async () => {
  client = new Client();
  await client.begin({ options: { models: true } });
  await client.open(uri, text);
  await client.settled();
  asked = new AskedText(client, uri);
});
afterAll(() => client.kill());

const range = (where: string, length = where.length): Range => ({ start: client.at(uri, where), end: client.at(uri, where, length) });

/** A text of its own. */
async function opened(name: string, text: string): Promise<AskedText> {
  const own = new AskedText(client, pathToFileURL(join(folder, `${name}.thy`)).href);
  await client.open(own.uri, text);
  await client.settled();
  return own;
}

describe("hover", () => {
  const value = (where: string, by = 0): Promise<string> => asked.hover(asked.at(where, by));

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
  const run = (command: string, where: string) => asked.run(command, where);

  it("stand above statements", async () => {
    expect(await asked.lenses("lemma mirror_id")).toEqual(["Check", "Next counterexample", "Show model"]);
    expect(await asked.lenses("lemma hard")).toEqual([expect.stringMatching(/^Check( ✓ No counterexample up to [^(]*)?$/), "Check harder"]);
  });
  it("check, replay, and go on to other counterexamples", async () => {
    expect(await run("hollow.check", "lemma mirror_id")).toContain("Counterexample: t = Node Leaf 0");
    expect(await run("hollow.replay", "lemma mirror_id")).toContain("is a counterexample");
    expect(await run("hollow.replay", "lemma hard")).toContain("no values");
    const first = asked.said("lemma mirror_id")[0];
    const next = await run("hollow.nextCounterexample", "lemma mirror_id");
    expect(next).toMatch(/\(2 of \d\)/);
    await client.settled();
    const second = asked.said("lemma mirror_id")[0];
    expect(second?.message).not.toBe(first?.message);
    expect(await run("hollow.checkHarder", "lemma mirror_id")).toContain("Counterexample");
  });
  it("give the models as data", async () => {
    const models = await asked.ask<{ models: { model: { variables: { name: string }[] } }[] }>(
      "hollow/models",
      asked.at("lemma mirror_id"),
    );
    expect(models.models[0]?.model.variables.map((v) => v.name)).toEqual(["t"]);
    expect(await asked.ask("hollow/models", asked.at("lemma hard"))).toBeNull();
  });
});

describe("actions", () => {
  const named = (where: string, title: string | RegExp, by = 0) => asked.action(title, asked.at(where, by));

  it("insert the counterexample and a command that expects it", async () => {
    const comment = asked.applied((await named("lemma mirror_id", "Insert the counterexample as a comment"))?.edit);
    expect(comment).toMatch(/lemma mirror_id: "mirror t = t"\n {2}\(\* counterexample: t = Node Leaf .*\*\) by simp/);
    const command = asked.applied((await named("lemma mirror_id", /^Insert `quickcheck/))?.edit);
    expect(command).toContain('mirror t = t"\n  quickcheck [expect = counterexample] by simp');
    expect((await named("lemma mirror_id", /^Copy as/))?.command?.arguments).toEqual(["quickcheck [expect = counterexample]"]);
  });

  it("mend misspelled names", async () => {
    const fix = await named("mirrr", "Replace by mirror", 2);
    expect(linesFrom(asked.applied(fix?.edit), "lemma slip")).toBe('lemma slip: "mirror (mirror t) = t" oops');
  });

  it.each([
    ['fun total where "total [] = 0" | "total (x # xs) = x + totl (xs :: nat list)"', "totl", "total"],
    ['primrec size1 where "size1 Leef = 0" | "size1 (Noed l x r) = x"', "Noed l", "Node"],
  ])("mend misspelled names in %s", async (command, where, meant) => {
    const before = "theory Slips imports Main begin\ndatatype tree = Leef | Node tree nat tree\n";
    const own = await opened("Slips", `${before}${command}\nend\n`);
    const fix = await own.action(`Replace by ${meant}`, own.at(where));
    const { position: start } = own.at(where);
    const edits = [{ range: { start, end: { line: start.line, character: start.character + 4 } }, newText: meant }];
    expect(fix?.edit?.changes?.[own.uri]).toEqual(edits);
    await client.replace(own.uri, where.slice(0, 4), meant);
    await client.settled();
    expect(client.diagnostics.get(own.uri)).toEqual([]);
    await client.close(own.uri);
  });

  it("bring missing imports", async () => {
    const bring = await named("set_mset", 'Import "HOL-Library.Multiset"', 3);
    const whole = asked.applied(bring?.edit);
    expect(linesFrom(whole, "theory")).toBe('theory F imports Main Base "HOL-Library.Multiset" begin');
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
    const own = await opened("Types", `theory Types imports "HOL-Library.Sublist" begin\nlemma "(x :: ${type}) = y" oops\nend\n`);
    const fix = (await own.action(`Import ${theory}`, own.at(type, type.length - 1)))?.edit?.changes?.[own.uri]?.[0];
    const place = client.at(own.uri, " begin");
    expect(fix).toEqual({ range: { start: place, end: place }, newText: ` ${theory}` });
    await client.replace(own.uri, " begin", `${fix?.newText ?? ""} begin`);
    await client.settled();
    expect(client.diagnostics.get(own.uri)?.map((d) => d.code)).toEqual(["genuine"]);
    await client.close(own.uri);
  });

  it.each([
    ["{|1|} = X", "|1", '"HOL-Library.FSet"'],
    ["x |∈| S", "∈", '"HOL-Library.FSet"'],
    ["{||} = X", "||", '"HOL-Library.FSet"'],
    ["{#a#} = M", "#a", '"HOL-Library.Multiset"'],
    ["x ∈# M", "#", '"HOL-Library.Multiset"'],
    ["x \\<in># M", "#", '"HOL-Library.Multiset"'],
    ["a ## s = t", "# s", '"HOL-Library.Stream"'],
    ["xs !! 0 = shd xs", "!!", '"HOL-Library.Stream"'],
    ["do { x ← xs; [x] } = xs", "←", '"HOL-Library.Monad_Syntax"'],
    ["(Π x∈A. B) = C", ". B", '"HOL-Library.FuncSet"'],
    ["x ⊞ y = x", "⊞", "Squares"],
  ])("bring the import that has the notation of %s", async (statement, where, theory) => {
    writeFileSync(
      join(folder, "Squares.thy"),
      'theory Squares imports Main begin\ndefinition plus_sq :: "nat ⇒ nat ⇒ nat" (infixl "⊞" 65) where "x ⊞ y = x + y"\nend\n',
    );
    const own = await opened("Notations", `theory Notations imports Main begin\nlemma "${statement}" oops\nend\n`);
    expect(client.diagnostics.get(own.uri)?.map((d) => d.code)).toEqual(["E0151"]);
    const fix = (await own.action(`Import ${theory}`, own.at(where)))?.edit?.changes?.[own.uri]?.[0];
    expect(fix?.newText).toBe(` ${theory}`);
    await client.replace(own.uri, " begin", `${fix?.newText ?? ""} begin`);
    await client.settled();
    expect(client.diagnostics.get(own.uri)?.some((d) => d.severity === 1)).toBe(false);
    await client.close(own.uri);
  });

  it("bring no import where a known sign stands in the wrong place", async () => {
    const own = await opened("Known", 'theory Known imports Main begin\nlemma "A ∪ ∪ B" oops\nend\n');
    expect(await own.action(/^Import/, own.at("∪ B"))).toBeUndefined();
    await client.close(own.uri);
  });

  it("mend imports that are not there", async () => {
    const own = await opened("Imports", 'theory Imports imports Main "HOL-Library.Multset" begin end\n');
    const edits = (await own.action('Import "HOL-Library.Multiset"', own.at("Multset")))?.edit?.changes?.[own.uri];
    const spot = { start: client.at(own.uri, '"HOL'), end: client.at(own.uri, '"HOL', '"HOL-Library.Multset"'.length) };
    expect(edits).toEqual([{ range: spot, newText: '"HOL-Library.Multiset"' }]);
    await client.close(own.uri);
  });

  it("find superfluous assumptions, show them faded, and drop them", async () => {
    for (const [name, without] of [
      ["extra", 'lemma extra: assumes a: "x < (3 :: nat)" shows "x < 5" by simp'],
      ["chain", 'lemma chain: "x < (3 :: nat) ⟹ x < 5" by simp'],
      ["brackets", 'lemma brackets: "x < (3 :: nat) ⟹ x < 5" by simp'],
    ] as const) {
      const where = `lemma ${name}`;
      expect(await asked.run("hollow.superfluous", where)).toContain("Superfluous: y = 0");
      const faded = () => asked.said(where).filter((d) => d.code === "superfluous");
      await client.until(uri, () => faded().length > 0);
      expect(faded().every((d) => d.severity === 4 && d.tags?.[0] === 1)).toBe(true);
      const drop = await named(where, /^Drop th/);
      expect(linesFrom(asked.applied(drop?.edit), where)).toBe(without);
    }
  });
});

describe("navigation", () => {
  it("definition of constants, types, variables, imports", async () => {
    const definition = async (where: string, by = 0): Promise<unknown> => {
      const found = await asked.ask<Location | null>("textDocument/definition", asked.at(where, by));
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
    const references = (includeDeclaration: boolean) =>
      asked.ask<Location[]>("textDocument/references", { ...asked.at("fun mirror", 5), context: { includeDeclaration } });
    const places = await references(true);
    expect(places.map((p) => p.range.start.line)).toEqual([6, 7, 8, 8, 8, 10, client.at(uri, "lemma slip").line]);
    expect(await references(false)).toHaveLength(places.length - 1);
    const variable = await asked.ask<unknown[]>("textDocument/documentHighlight", asked.at("∀n. n", 1));
    expect(variable).toHaveLength(3);
  });

  it("symbols of the text and of the workspace", async () => {
    const symbols = await asked.ask<DocumentSymbol[]>("textDocument/documentSymbol");
    const tree = (list: DocumentSymbol[]): unknown[] => list.map((s) => (s.children?.length ? [s.name, tree(s.children)] : s.name));
    expect(tree(symbols)).toEqual([
      ["Trees", [["tree", ["Leaf", ["Node", ["left"]]]], "mirror", "mirror_id", "bound_one"]],
      ["Blocks", [["L", ["c", "pos", "d"]], "extra", "chain", "brackets", "slip", "far", "hard"]],
    ]);
    const found = await client.request<SymbolInformation[]>("workspace/symbol", { query: "mirr" });
    expect(found.map((s) => s.name)).toEqual(["mirror", "mirror_id"]);
  });

  it("folding", async () => {
    const folds = await asked.ask<FoldingRange[]>("textDocument/foldingRange");
    const lines = text.split("\n");
    const locale = folds.find((f) => lines[f.startLine]?.startsWith("locale"));
    expect(lines[locale?.endLine ?? 0]).toBe("end");
    expect(folds.some((f) => lines[f.startLine]?.startsWith("fun mirror") && f.endLine === f.startLine + 2)).toBe(true);
    expect(folds.some((f) => lines[f.startLine] === "section ‹Trees›" && f.endLine > f.startLine + 5)).toBe(true);
  });

  it("semantic tokens, of all and of a part", async () => {
    const seen = await asked.tokens();
    expect(seen.get(asked.line("lemma mirror_id"))).toEqual(["mirror_id 7", "mirror 0", "t 3", "= 8", "t 3"]);
    expect(seen.get(asked.line("∀n"))).toContain("n 2");
    expect(seen.get(7)).toContain("Leaf 1");
    const part = await asked.ask<SemanticTokens>("textDocument/semanticTokens/range", {
      range: range("lemma mirror_id", 10),
    });
    expect(part.data).toHaveLength(25);
  });

  it("selections by term", async () => {
    expect((await asked.selections(asked.at("mirror r) x", 1))).slice(0, 4)).toEqual([
      "mirror",
      "mirror r",
      "Node (mirror r) x (mirror l)",
      "mirror (Node l x r) = Node (mirror r) x (mirror l)",
    ]);
  });
});

describe("typing", () => {
  it("completes names with their types", async () => {
    const names = await asked.completions(asked.at("mirror t = t", 4));
    expect(names.find((i) => i.label === "mirror")).toMatchObject({
      detail: ":: tree ⇒ tree",
      textEdit: { range: range("mirror t = t", 4) },
    });
    const theories = await asked.completions(asked.at("Base begin", 2));
    expect(theories.map((i) => i.label)).toEqual(expect.arrayContaining(["Main", "HOL-Library.Multiset", "Base"]));
    const commands = await asked.completions(asked.at("lemma mirror_id", 3));
    expect(commands.map((i) => i.label)).toContain("lemma");
  });

  it.each([
    ["=>", "⇒"],
    ["==>", "⟹"],
    ["\\forall", "∀"],
    ["\\<Rightarrow", "⇒"],
    ["\\<lam", "λ"],
    ["\\neq", "≠"],
  ])("completes %s", async (typed, symbol) => {
    for (const [other, meant] of [
      ["∅", new RegExp(`^${symbol}$`)],
      ["\\<and> y", /^\\<\w+>$/],
    ] as const) {
      const own = await opened("Symbols", `theory Symbols imports Main begin\nlemma "x ${typed} ${other}" oops\nend\n`);
      const items = await own.completions(own.at(` ${typed}`, typed.length + 1));
      expect(items.map((i) => (i.textEdit as TextEdit).newText)).toContainEqual(expect.stringMatching(meant));
      await client.close(own.uri);
    }
  });

  it("shows the arguments of a constant", async () => {
    const help = await asked.ask<SignatureHelp>("textDocument/signatureHelp", asked.at("Node (mirror r) x (mirror l)", 17));
    expect(help.signatures[0]?.label).toBe("Node :: tree ⇒ nat ⇒ tree ⇒ tree");
    expect(help.activeParameter).toBe(1);
    expect(await asked.ask("textDocument/signatureHelp", asked.at("theory F", 2))).toBeNull();
  });

  it("renames local names and nothing else", async () => {
    const done = await asked.ask<WorkspaceEdit>("textDocument/rename", { ...asked.at("∀n. n < base", 1), newName: "k" });
    expect(linesFrom(asked.applied(done), "lemma bound_one")).toBe('lemma bound_one: "∀k. k < base ∨ k = m" oops');
    expect(await asked.ask("textDocument/prepareRename", asked.at("mirror t = t", 2))).toBeNull();
    await expect(asked.ask("textDocument/rename", { ...asked.at("∀n. n < base", 1), newName: "m" })).rejects.toThrow("already");
    await expect(asked.ask("textDocument/rename", { ...asked.at("∀n. n < base", 1), newName: "2" })).rejects.toThrow("no name");
  });
});
