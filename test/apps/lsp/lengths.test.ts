/** Every feature at the beginning, in the middle and at the end of texts of 10 to 3,000 lines. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type {
  CodeAction,
  CodeLens,
  CompletionList,
  Diagnostic,
  DocumentSymbol,
  FoldingRange,
  Hover,
  Location,
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

/** What is asked about; `k` tells the places of a text apart. */
const block = (k: string): string[] => [
  `datatype tree${k} = Leaf${k} | Node${k} tree${k} nat tree${k}`,
  `fun mirror${k} :: "tree${k} ⇒ tree${k}" where "mirror${k} Leaf${k} = Leaf${k}"`,
  `| "mirror${k} (Node${k} l x r) = Node${k} (mirror${k} r) x (mirror${k} l)"`,
  `lemma same${k}: "mirror${k} t = t" by simp`,
  `lemma small${k}: "x < (3 :: nat) ⟹ ∀n. n < x ∨ n = m" oops`,
  `lemma chain${k}: "x < (3 :: nat) ⟹ y = (0 :: nat) ⟹ x < 5" by simp`,
  `lemma unmet${k}: "xs @ [] = (xs :: bool list)" quickcheck [size = 2, expect = counterexample] by simp`,
  `lemma slip${k}: "mirror${k} (mirrr${k} t) = t ∧ set_mset M = {}" oops`,
];

/** Commands between the places, each of several lines, with statements that are decided at once. */
const between = (i: number): string[] => [
  `text ‹The number ${i}.›`,
  "",
  `definition number_${i} :: nat`,
  `  where "number_${i} = ${i}"`,
  "",
  `lemma number_${i}_is: "number_${i} = ${i}"`,
  `  by (simp add: number_${i}_def)`,
  "",
];

function textOf(lines: number, places: readonly string[]): string {
  const own = places.length * block("").length + 2;
  const gaps = Math.max(1, places.length - 1);
  const filler = Array.from({ length: Math.ceil(lines / 8) }, (_, i) => between(i))
    .flat()
    .slice(0, lines - own);
  const share = Math.ceil(filler.length / gaps / 8) * 8;
  const body = places.flatMap((k, i) => [...block(k), ...filler.slice(i * share, (i + 1) * share)]);
  return ["theory Long imports Main begin", ...body, "end", ""].join("\n");
}

interface Place {
  readonly client: Client;
  readonly uri: string;
  readonly k: string;
}

const at = ({ client, uri }: Place, where: string, by = 0) => ({ textDocument: { uri }, position: client.at(uri, where, by) });
const line = ({ client, uri }: Place, where: string): number => client.at(uri, where).line;
const said = (p: Place, where: string): readonly Diagnostic[] =>
  p.client.diagnostics.get(p.uri)?.filter((d) => d.range.start.line === line(p, where)) ?? [];
/** How far behind a text another one comes. */
const distance = ({ client, uri }: Place, from: string, to: string): number => {
  const start = client.text(uri).indexOf(from);
  return client.text(uri).indexOf(to, start) - start;
};
const hover = async (p: Place, where: string, by = 0): Promise<string> => {
  const shown = await p.client.request<Hover | null>("textDocument/hover", at(p, where, by));
  return shown === null ? "" : (shown.contents as { value: string }).value;
};
const run = (p: Place, command: string, where: string) =>
  p.client.request<string | null>("workspace/executeCommand", { command, arguments: [p.uri, p.client.at(p.uri, where)] });
const action = async (p: Place, title: RegExp, where: string, by = 0): Promise<CodeAction | undefined> => {
  const { position, textDocument } = at(p, where, by);
  const range = { start: position, end: position };
  const all = await p.client.request<CodeAction[]>("textDocument/codeAction", { textDocument, range, context: { diagnostics: [] } });
  return all.find((a) => title.test(a.title));
};
const lenses = async (p: Place, where: string): Promise<string[]> => {
  const all = await p.client.request<CodeLens[]>("textDocument/codeLens", { textDocument: { uri: p.uri } });
  return all.filter((l) => l.range.start.line === line(p, where)).map((l) => (l.command?.title ?? "").replace(/ [✓(].*/, ""));
};

/** The text with edits, the last first; the line of it that begins so. */
function applied({ client, uri }: Place, edit: WorkspaceEdit | undefined, start: string): string {
  const text = client.text(uri);
  const starts = [0];
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) starts.push(i + 1);
  const offset = (p: { line: number; character: number }): number => (starts[p.line] ?? 0) + p.character;
  const whole = (edit?.changes?.[uri] ?? [])
    .map((e) => ({ from: offset(e.range.start), to: offset(e.range.end), put: e.newText }))
    .sort((a, b) => b.from - a.from)
    .reduce(edited, text);
  const from = whole.indexOf(start);
  return from < 0 ? "" : whole.slice(from, whole.indexOf("\n", whole.indexOf("\n", from) + 1));
}

const cases: Readonly<Record<string, (p: Place) => Promise<void>>> = {
  "a counterexample with its terms": async (p) => {
    const [found] = said(p, `lemma same${p.k}`);
    expect(found).toMatchObject({ severity: 2, code: "genuine", message: expect.stringContaining(`Counterexample: t = Node${p.k}`) });
    expect(found?.relatedInformation?.map((r) => r.message)).toEqual([expect.stringContaining(`mirror${p.k} t = Node${p.k}`)]);
  },
  "premises as related information, and no warning where a statement is given up": async (p) => {
    const [found] = said(p, `lemma small${p.k}`);
    expect(found?.severity).toBe(3);
    expect(found?.relatedInformation?.map((r) => [r.message, r.location.range.start])).toContainEqual([
      "premise x < (3 :: nat) = True",
      p.client.at(p.uri, `small${p.k}: "`, `small${p.k}: "`.length),
    ]);
  },
  "an unmet expectation": async (p) => expect(said(p, `lemma unmet${p.k}`)).toMatchObject([{ severity: 1, code: "unmet" }]),
  "names that nothing declares": async (p) => expect(said(p, `lemma slip${p.k}`).filter((d) => d.code === "W0217")).toHaveLength(2),
  "hover on a statement": async (p) => {
    expect(await hover(p, `lemma same${p.k}`)).toMatch(/t = Node[\s\S]*found by .*rechecked/);
    expect(await hover(p, `lemma chain${p.k}`)).toContain("No counterexample");
  },
  "hover on a constant": async (p) => {
    const shown = await hover(p, `mirror${p.k} r`, 2);
    expect(shown).toContain(`mirror${p.k} :: tree${p.k} ⇒ tree${p.k}`);
    expect(shown).toContain(`Long.thy#L${line(p, `fun mirror${p.k}`) + 1}`);
  },
  "hover on a subterm and on variables": async (p) => {
    expect(await hover(p, `mirror${p.k} t = t`, 1)).toContain(`mirror${p.k} t = Node`);
    expect(await hover(p, `mirror${p.k} t = t`, 7 + p.k.length)).toContain(`t = Node${p.k}`);
    expect(await hover(p, `small${p.k}`, distance(p, `small${p.k}`, "∀n") + 1)).toContain("bound variable");
  },
  lenses: async (p) => {
    expect(await lenses(p, `lemma same${p.k}`)).toEqual(["Check", "Next counterexample", "Show model"]);
    expect(await lenses(p, `lemma chain${p.k}`)).toEqual(["Check", "Check harder"]);
  },
  "check, check harder, next, replay": async (p) => {
    const where = `lemma same${p.k}`;
    expect(await run(p, "hollow.check", where)).toContain("Counterexample: t = ");
    expect(await run(p, "hollow.checkHarder", where)).toContain("Counterexample: t = ");
    const next = await run(p, "hollow.nextCounterexample", where);
    const values = /Counterexample: (t = .*) \(2 of \d+\)$/.exec(next ?? "")?.[1] ?? "no other one";
    expect(await run(p, "hollow.replay", where)).toBe(`Replayed: ${values} is a counterexample.`);
    expect(await hover(p, `mirror${p.k} t = t`, 7 + p.k.length)).toContain(values.replace(/^t = /, ""));
    await p.client.settled();
    expect(said(p, where)[0]?.message).toContain(values);
  },
  "models as data": async (p) => {
    const { models } = await p.client.request<{ models: { model: { variables: { name: string }[] } }[] }>(
      "hollow/models",
      at(p, `lemma same${p.k}`),
    );
    expect(models[0]?.model.variables.map((v) => v.name)).toEqual(["t"]);
  },
  "commands and comments to insert": async (p) => {
    const where = `lemma same${p.k}`;
    expect((await action(p, /^Copy as/, where))?.command?.arguments).toEqual(["quickcheck [expect = counterexample]"]);
    expect(applied(p, (await action(p, /^Insert `quickcheck/, where))?.edit, where)).toMatch(
      /t"\n {2}quickcheck \[expect = counterexample\] by/,
    );
    expect(applied(p, (await action(p, /as a comment$/, where))?.edit, where)).toMatch(/t"\n {2}\(\* counterexample: t = Node.*\*\) by/);
  },
  "superfluous assumptions": async (p) => {
    const where = `lemma chain${p.k}`;
    expect(await run(p, "hollow.superfluous", where)).toContain("Superfluous: y = 0");
    await p.client.until(p.uri, () => said(p, where).some((d) => d.code === "superfluous"));
    expect(said(p, where).find((d) => d.code === "superfluous")).toMatchObject({ severity: 4, tags: [1] });
    const without = applied(p, (await action(p, /^Drop th/, where))?.edit, where);
    expect(without.split("\n")[0]).toBe(`${where}: "x < (3 :: nat) ⟹ x < 5" by simp`);
  },
  "names and imports that were meant": async (p) => {
    const fixed = applied(p, (await action(p, /^Replace by mirror/, `mirrr${p.k}`, 1))?.edit, `lemma slip${p.k}`);
    expect(fixed).toContain(`(mirror${p.k} t)`);
    const by = distance(p, `slip${p.k}`, "set_mset") + 1;
    const brought = applied(p, (await action(p, /^Import "HOL-Library.Multiset"/, `slip${p.k}`, by))?.edit, "theory");
    expect(brought).toContain('imports Main "HOL-Library.Multiset" begin');
  },
  "definition and references": async (p) => {
    const found = await p.client.request<Location>("textDocument/definition", at(p, `mirror${p.k} t = t`, 2));
    expect(found.range.start.line).toBe(line(p, `fun mirror${p.k}`));
    const places = await p.client.request<Location[]>("textDocument/references", {
      ...at(p, `mirror${p.k} t = t`, 2),
      context: { includeDeclaration: true },
    });
    const first = line(p, `fun mirror${p.k}`);
    expect(places.map((l) => l.range.start.line - first)).toEqual([0, 0, 1, 1, 1, 2, 6]);
  },
  "symbols of the text and of all texts": async (p) => {
    const symbols = await p.client.request<DocumentSymbol[]>("textDocument/documentSymbol", { textDocument: { uri: p.uri } });
    const found = symbols.find((s) => s.name === `tree${p.k}`);
    expect(found?.children?.map((s) => s.name)).toEqual([`Leaf${p.k}`, `Node${p.k}`]);
    expect(symbols.find((s) => s.name === `slip${p.k}`)?.range.start.line).toBe(line(p, `lemma slip${p.k}`));
    const all = await p.client.request<SymbolInformation[]>("workspace/symbol", { query: `same${p.k}` });
    expect(all.map((s) => [s.name, s.location.range.start.line])).toContainEqual([`same${p.k}`, line(p, `lemma same${p.k}`)]);
  },
  folding: async (p) => {
    const folds = await p.client.request<FoldingRange[]>("textDocument/foldingRange", { textDocument: { uri: p.uri } });
    const start = line(p, `fun mirror${p.k}`);
    expect(folds.find((f) => f.startLine === start)?.endLine).toBe(start + 1);
  },
  "semantic tokens": async (p) => {
    const { data } = await p.client.request<SemanticTokens>("textDocument/semanticTokens/full", { textDocument: { uri: p.uri } });
    const wanted = line(p, `lemma same${p.k}`);
    const text = p.client.text(p.uri).split("\n")[wanted] ?? "";
    const seen: string[] = [];
    for (let i = 0, row = 0, character = 0; i < data.length; i += 5) {
      const [dl = 0, dc = 0, length = 0, kind = 0] = data.slice(i, i + 4);
      character = dl === 0 ? character + dc : dc;
      row += dl;
      if (row === wanted) seen.push(`${text.slice(character, character + length)} ${kind}`);
    }
    expect(seen).toEqual([`same${p.k} 7`, `mirror${p.k} 0`, "t 3", "= 8", "t 3"]);
  },
  "completion of names and symbols": async (p) => {
    const { items } = await p.client.request<CompletionList>("textDocument/completion", at(p, `mirror${p.k} t = t`, 4));
    expect(items.find((i) => i.label === `mirror${p.k}`)?.detail).toBe(`:: tree${p.k} ⇒ tree${p.k}`);
    for (const [typed, symbol] of [
      ["\\forall", "∀"],
      ["==>", "⟹"],
      ["=>", "⇒"],
      ["\\<Rightarrow", "⇒"],
    ] as const) {
      await p.client.replace(p.uri, `same${p.k}: "`, `same${p.k}: "${typed}`);
      const found = await p.client.request<CompletionList>(
        "textDocument/completion",
        at(p, `same${p.k}: "`, `same${p.k}: "`.length + typed.length),
      );
      expect(found.items.map((i) => (i.textEdit as TextEdit).newText)).toContain(symbol);
      await p.client.replace(p.uri, `same${p.k}: "${typed}`, `same${p.k}: "`);
    }
  },
  "arguments of a constant": async (p) => {
    const help = await p.client.request<SignatureHelp>(
      "textDocument/signatureHelp",
      at(p, `Node${p.k} (mirror${p.k} r) x`, 16 + 2 * p.k.length),
    );
    expect(help.signatures[0]?.label).toBe(`Node${p.k} :: tree${p.k} ⇒ nat ⇒ tree${p.k} ⇒ tree${p.k}`);
    expect(help.activeParameter).toBe(1);
  },
  renaming: async (p) => {
    const bound = at(p, `small${p.k}`, distance(p, `small${p.k}`, "∀n") + 1);
    const done = await p.client.request<WorkspaceEdit>("textDocument/rename", { ...bound, newName: "i" });
    expect(applied(p, done, `lemma small${p.k}`).split("\n")[0]).toBe(`lemma small${p.k}: "x < (3 :: nat) ⟹ ∀i. i < x ∨ i = m" oops`);
  },
  "selections by term": async (p) => {
    const { position, textDocument } = at(p, `mirror${p.k} r) x`, 1);
    const [found] = await p.client.request<SelectionRange[]>("textDocument/selectionRange", { textDocument, positions: [position] });
    const row = p.client.text(p.uri).split("\n")[position.line] ?? "";
    const texts: string[] = [];
    for (let s: SelectionRange | undefined = found; s !== undefined; s = s.parent)
      if (s.range.start.line === s.range.end.line) texts.push(row.slice(s.range.start.character, s.range.end.character));
    expect(texts.slice(0, 3)).toEqual([`mirror${p.k}`, `mirror${p.k} r`, `Node${p.k} (mirror${p.k} r) x (mirror${p.k} l)`]);
  },
  "an edit and its undoing": async (p) => {
    await p.client.replace(p.uri, `mirror${p.k} t = t`, `mirror${p.k} (mirror${p.k} t) = t`);
    await p.client.until(p.uri, () => said(p, `lemma same${p.k}`).length === 0);
    await p.client.replace(p.uri, `mirror${p.k} (mirror${p.k} t) = t" by`, `mirror${p.k} t = t" by`);
    await p.client.until(p.uri, () => said(p, `lemma same${p.k}`).length === 1);
  },
};

describe.each([
  { lines: 10, places: ["A"] },
  { lines: 300, places: ["A", "B", "C"] },
  { lines: 3000, places: ["A", "B", "C"] },
])("in a text of $lines lines", ({ lines, places }) => {
  const uri = "file:///nowhere/Long.thy";
  let client: Client;
  beforeAll(async () => {
    client = new Client();
    await client.begin({ options: { models: true } });
    await client.open(uri, textOf(lines, places));
    await client.settled();
  });
  afterAll(() => client.kill());

  it("has so many lines", () => expect(client.text(uri).trimEnd().split("\n")).toHaveLength(lines));
  describe.each(places)("at place %s", (k) => {
    it.each(Object.entries(cases))("%s", (_, test) => test({ client, uri, k }));
  });
});
