/** What a client asks about one text, as an editor does: at places that are named by the words that stand there. */
import type {
  CodeAction,
  CodeLens,
  CompletionItem,
  CompletionList,
  Diagnostic,
  Hover,
  Position,
  SelectionRange,
  SemanticTokens,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { edited } from "../../elaborate/random-edits.ts";
import type { Client } from "./client.ts";

interface PlaceInText {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

export class AskedText {
  readonly client: Client;
  readonly uri: string;

  constructor(client: Client, uri: string) {
    this.client = client;
    this.uri = uri;
  }

  get text(): string {
    return this.client.text(this.uri);
  }

  /** A place in the text as requests take it. */
  at(where: string, by = 0): PlaceInText {
    return { textDocument: { uri: this.uri }, position: this.client.at(this.uri, where, by) };
  }

  /** The same of words behind others. */
  behind(from: string, where: string, by = 0): PlaceInText {
    const start = this.text.indexOf(from);
    return this.at(from, this.text.indexOf(where, start) - start + by);
  }

  line(where: string): number {
    return this.client.at(this.uri, where).line;
  }

  said(where: string): readonly Diagnostic[] {
    return this.client.diagnostics.get(this.uri)?.filter((d) => d.range.start.line === this.line(where)) ?? [];
  }

  ask<T>(method: string, params: object = {}): Promise<T> {
    return this.client.request<T>(method, { textDocument: { uri: this.uri }, ...params });
  }

  /** Nothing is shown: the empty text. */
  async hover(place: PlaceInText): Promise<string> {
    const shown = await this.ask<Hover | null>("textDocument/hover", place);
    return shown === null ? "" : (shown.contents as { value: string }).value;
  }

  /** What is answered to a command on a statement. */
  run(command: string, where: string): Promise<string | null> {
    return this.client.request("workspace/executeCommand", { command, arguments: [this.uri, this.client.at(this.uri, where)] });
  }

  actions({ textDocument, position }: PlaceInText): Promise<CodeAction[]> {
    return this.ask("textDocument/codeAction", { textDocument, range: { start: position, end: position }, context: { diagnostics: [] } });
  }

  async action(title: string | RegExp, place: PlaceInText): Promise<CodeAction | undefined> {
    return (await this.actions(place)).find((a) => (typeof title === "string" ? a.title === title : title.test(a.title)));
  }

  /** The titles of the lenses above a statement. */
  async lenses(where: string): Promise<string[]> {
    const all = await this.ask<CodeLens[]>("textDocument/codeLens");
    return all.filter((l) => l.range.start.line === this.line(where)).map((l) => l.command?.title ?? "");
  }

  async completions(place: PlaceInText): Promise<CompletionItem[]> {
    return (await this.ask<CompletionList>("textDocument/completion", place)).items;
  }

  /** The words that have a kind, with its number, by line. */
  async tokens(): Promise<ReadonlyMap<number, readonly string[]>> {
    const { data } = await this.ask<SemanticTokens>("textDocument/semanticTokens/full");
    const rows = this.text.split("\n");
    const seen = new Map<number, string[]>();
    for (let i = 0, row = 0, character = 0; i < data.length; i += 5) {
      const [dl = 0, dc = 0, length = 0, kind = 0] = data.slice(i, i + 4);
      character = dl === 0 ? character + dc : dc;
      row += dl;
      seen.set(row, [...(seen.get(row) ?? []), `${rows[row]?.slice(character, character + length)} ${kind}`]);
    }
    return seen;
  }

  /** The texts within one line that a selection grows through. */
  async selections({ textDocument, position }: PlaceInText): Promise<string[]> {
    const [found] = await this.ask<SelectionRange[]>("textDocument/selectionRange", { textDocument, positions: [position] });
    const texts: string[] = [];
    for (let s: SelectionRange | undefined = found; s !== undefined; s = s.parent)
      if (s.range.start.line === s.range.end.line)
        texts.push(this.text.split("\n")[s.range.start.line]?.slice(s.range.start.character, s.range.end.character) ?? "");
    return texts;
  }

  /** The text after an edit that was offered. */
  applied(edit: WorkspaceEdit | undefined): string {
    const { text } = this;
    const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const offset = ({ line, character }: Position): number => (starts[line] ?? 0) + character;
    return (edit?.changes?.[this.uri] ?? [])
      .map((e) => ({ from: offset(e.range.start), to: offset(e.range.end), put: e.newText }))
      .sort((a, b) => b.from - a.from)
      .reduce(edited, text);
  }
}

/** The first line that begins so, with those behind it. */
export function linesFrom(whole: string, start: string, count = 1): string {
  const lines = whole.split("\n");
  const first = lines.findIndex((line) => line.startsWith(start));
  return first < 0 ? "" : lines.slice(first, first + count).join("\n");
}
