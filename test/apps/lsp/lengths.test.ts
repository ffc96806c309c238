/** Every feature at the beginning, in the middle and at the end of texts of 10 to 3,000 lines. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type {
  DocumentSymbol,
  FoldingRange,
  Location,
  SignatureHelp,
  SymbolInformation,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { AskedText, linesFrom } from "./asked.ts";
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

/** A place of a text: the names there end in `k`. */
class Place extends AskedText {
  readonly k: string;

  constructor(client: Client, uri: string, k: string) {
    super(client, uri);
    this.k = k;
  }
}

const withoutVerdict = (title: string): string => title.replace(/ [✓(].*/, "");

const cases: Readonly<Record<string, (p: Place) => Promise<void>>> = {
  "a counterexample with its terms": async (p) => {
    const [found] = p.said(`lemma same${p.k}`);
    expect(found).toMatchObject({ severity: 2, code: "genuine", message: expect.stringContaining(`Counterexample: t = Node${p.k}`) });
    expect(found?.relatedInformation?.map((r) => r.message)).toEqual([expect.stringContaining(`mirror${p.k} t = Node${p.k}`)]);
  },
  "premises as related information, and no warning where a statement is given up": async (p) => {
    const [found] = p.said(`lemma small${p.k}`);
    expect(found?.severity).toBe(3);
    expect(found?.relatedInformation?.map((r) => [r.message, r.location.range.start])).toContainEqual([
      "premise x < (3 :: nat) = True",
      p.client.at(p.uri, `small${p.k}: "`, `small${p.k}: "`.length),
    ]);
  },
  "an unmet expectation": async (p) => expect(p.said(`lemma unmet${p.k}`)).toMatchObject([{ severity: 1, code: "unmet" }]),
  "names that nothing declares": async (p) => expect(p.said(`lemma slip${p.k}`).filter((d) => d.code === "W0217")).toHaveLength(2),
  "hover on a statement": async (p) => {
    expect(await p.hover(p.at(`lemma same${p.k}`))).toMatch(/t = Node[\s\S]*found by .*rechecked/);
    expect(await p.hover(p.at(`lemma chain${p.k}`))).toContain("No counterexample");
  },
  "hover on a constant": async (p) => {
    const shown = await p.hover(p.at(`mirror${p.k} r`, 2));
    expect(shown).toContain(`mirror${p.k} :: tree${p.k} ⇒ tree${p.k}`);
    expect(shown).toContain(`Long.thy#L${p.line(`fun mirror${p.k}`) + 1}`);
  },
  "hover on a subterm and on variables": async (p) => {
    expect(await p.hover(p.at(`mirror${p.k} t = t`, 1))).toContain(`mirror${p.k} t = Node`);
    expect(await p.hover(p.at(`mirror${p.k} t = t`, 7 + p.k.length))).toContain(`t = Node${p.k}`);
    expect(await p.hover(p.behind(`small${p.k}`, "∀n", 1))).toContain("bound variable");
  },
  lenses: async (p) => {
    expect((await p.lenses(`lemma same${p.k}`)).map(withoutVerdict)).toEqual(["Check", "Next counterexample", "Show model"]);
    expect((await p.lenses(`lemma chain${p.k}`)).map(withoutVerdict)).toEqual(["Check", "Check harder"]);
  },
  "check, check harder, next, replay": async (p) => {
    const where = `lemma same${p.k}`;
    expect(await p.run("hollow.check", where)).toContain("Counterexample: t = ");
    expect(await p.run("hollow.checkHarder", where)).toContain("Counterexample: t = ");
    const next = await p.run("hollow.nextCounterexample", where);
    const values = /Counterexample: (t = .*) \(2 of \d+\)$/.exec(next ?? "")?.[1] ?? "no other one";
    expect(await p.run("hollow.replay", where)).toBe(`Replayed: ${values} is a counterexample.`);
    expect(await p.hover(p.at(`mirror${p.k} t = t`, 7 + p.k.length))).toContain(values.replace(/^t = /, ""));
    await p.client.settled();
    expect(p.said(where)[0]?.message).toContain(values);
  },
  "models as data": async (p) => {
    const { models } = await p.ask<{ models: { model: { variables: { name: string }[] } }[] }>("hollow/models", p.at(`lemma same${p.k}`));
    expect(models[0]?.model.variables.map((v) => v.name)).toEqual(["t"]);
  },
  "commands and comments to insert": async (p) => {
    const where = `lemma same${p.k}`;
    expect((await p.action(/^Copy as/, p.at(where)))?.command?.arguments).toEqual(["quickcheck [expect = counterexample]"]);
    expect(linesFrom(p.applied((await p.action(/^Insert `quickcheck/, p.at(where)))?.edit), where, 2)).toMatch(
      /t"\n {2}quickcheck \[expect = counterexample\] by/,
    );
    expect(linesFrom(p.applied((await p.action(/as a comment$/, p.at(where)))?.edit), where, 2)).toMatch(
      /t"\n {2}\(\* counterexample: t = Node.*\*\) by/,
    );
  },
  "superfluous assumptions": async (p) => {
    const where = `lemma chain${p.k}`;
    expect(await p.run("hollow.superfluous", where)).toContain("Superfluous: y = 0");
    await p.client.until(p.uri, () => p.said(where).some((d) => d.code === "superfluous"));
    expect(p.said(where).find((d) => d.code === "superfluous")).toMatchObject({ severity: 4, tags: [1] });
    const without = linesFrom(p.applied((await p.action(/^Drop th/, p.at(where)))?.edit), where);
    expect(without).toBe(`${where}: "x < (3 :: nat) ⟹ x < 5" by simp`);
  },
  "names and imports that were meant": async (p) => {
    const fixed = linesFrom(p.applied((await p.action(/^Replace by mirror/, p.at(`mirrr${p.k}`, 1)))?.edit), `lemma slip${p.k}`);
    expect(fixed).toContain(`(mirror${p.k} t)`);
    const unknown = p.behind(`slip${p.k}`, "set_mset", 1);
    const brought = linesFrom(p.applied((await p.action(/^Import "HOL-Library.Multiset"/, unknown))?.edit), "theory");
    expect(brought).toContain('imports Main "HOL-Library.Multiset" begin');
  },
  "definition and references": async (p) => {
    const found = await p.ask<Location>("textDocument/definition", p.at(`mirror${p.k} t = t`, 2));
    expect(found.range.start.line).toBe(p.line(`fun mirror${p.k}`));
    const places = await p.ask<Location[]>("textDocument/references", {
      ...p.at(`mirror${p.k} t = t`, 2),
      context: { includeDeclaration: true },
    });
    const first = p.line(`fun mirror${p.k}`);
    expect(places.map((l) => l.range.start.line - first)).toEqual([0, 0, 1, 1, 1, 2, 6]);
  },
  "symbols of the text and of all texts": async (p) => {
    const symbols = await p.ask<DocumentSymbol[]>("textDocument/documentSymbol");
    const found = symbols.find((s) => s.name === `tree${p.k}`);
    expect(found?.children?.map((s) => s.name)).toEqual([`Leaf${p.k}`, `Node${p.k}`]);
    expect(symbols.find((s) => s.name === `slip${p.k}`)?.range.start.line).toBe(p.line(`lemma slip${p.k}`));
    const all = await p.client.request<SymbolInformation[]>("workspace/symbol", { query: `same${p.k}` });
    expect(all.map((s) => [s.name, s.location.range.start.line])).toContainEqual([`same${p.k}`, p.line(`lemma same${p.k}`)]);
  },
  folding: async (p) => {
    const folds = await p.ask<FoldingRange[]>("textDocument/foldingRange");
    const start = p.line(`fun mirror${p.k}`);
    expect(folds.find((f) => f.startLine === start)?.endLine).toBe(start + 1);
  },
  "semantic tokens": async (p) => {
    expect((await p.tokens()).get(p.line(`lemma same${p.k}`))).toEqual([`same${p.k} 7`, `mirror${p.k} 0`, "t 3", "= 8", "t 3"]);
  },
  "completion of names and symbols": async (p) => {
    const names = await p.completions(p.at(`mirror${p.k} t = t`, 4));
    expect(names.find((i) => i.label === `mirror${p.k}`)?.detail).toBe(`:: tree${p.k} ⇒ tree${p.k}`);
    for (const [typed, symbol] of [
      ["\\forall", "∀"],
      ["==>", "⟹"],
      ["=>", "⇒"],
      ["\\<Rightarrow", "⇒"],
    ] as const) {
      await p.client.replace(p.uri, `same${p.k}: "`, `same${p.k}: "${typed}`);
      const found = await p.completions(p.at(`same${p.k}: "`, `same${p.k}: "`.length + typed.length));
      expect(found.map((i) => (i.textEdit as TextEdit).newText)).toContain(symbol);
      await p.client.replace(p.uri, `same${p.k}: "${typed}`, `same${p.k}: "`);
    }
  },
  "arguments of a constant": async (p) => {
    const help = await p.ask<SignatureHelp>("textDocument/signatureHelp", p.at(`Node${p.k} (mirror${p.k} r) x`, 16 + 2 * p.k.length));
    expect(help.signatures[0]?.label).toBe(`Node${p.k} :: tree${p.k} ⇒ nat ⇒ tree${p.k} ⇒ tree${p.k}`);
    expect(help.activeParameter).toBe(1);
  },
  renaming: async (p) => {
    const done = await p.ask<WorkspaceEdit>("textDocument/rename", { ...p.behind(`small${p.k}`, "∀n", 1), newName: "i" });
    expect(linesFrom(p.applied(done), `lemma small${p.k}`)).toBe(`lemma small${p.k}: "x < (3 :: nat) ⟹ ∀i. i < x ∨ i = m" oops`);
  },
  "selections by term": async (p) => {
    expect((await p.selections(p.at(`mirror${p.k} r) x`, 1))).slice(0, 3)).toEqual([
      `mirror${p.k}`,
      `mirror${p.k} r`,
      `Node${p.k} (mirror${p.k} r) x (mirror${p.k} l)`,
    ]);
  },
  "an edit and its undoing": async (p) => {
    await p.client.replace(p.uri, `mirror${p.k} t = t`, `mirror${p.k} (mirror${p.k} t) = t`);
    await p.client.until(p.uri, () => p.said(`lemma same${p.k}`).length === 0);
    await p.client.replace(p.uri, `mirror${p.k} (mirror${p.k} t) = t" by`, `mirror${p.k} t = t" by`);
    await p.client.until(p.uri, () => p.said(`lemma same${p.k}`).length === 1);
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
    it.each(Object.entries(cases))("%s", (_, test) => test(new Place(client, uri, k)));
  });
});
