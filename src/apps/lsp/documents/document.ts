/** A text that is open in the editor, with what has been read of it. */
import type { TextDocumentContentChangeEvent } from "vscode-languageserver";
import { type Range, TextDocument } from "vscode-languageserver-textdocument";
import type { Span } from "../../../base/index.ts";
import type { EditedTheory, ReadEntry } from "../../../elaborate/index.ts";
import type { Shown } from "../searches/shown.ts";

export class OpenDocument {
  readonly uri: string;
  /** The name under which it is read, and imported by others. */
  readonly path: string;
  lines: TextDocument;
  theory: EditedTheory;
  /** The place that the user looks at, as far as is known: of the last change or request. */
  focus = 0;
  /** What the client says is in view, in lines. */
  view: { readonly first: number; readonly last: number } | null = null;
  /** What is shown for each command: kept until something else takes its place. */
  shown: Shown[] = [];

  constructor(uri: string, path: string, lines: TextDocument, theory: EditedTheory) {
    this.uri = uri;
    this.path = path;
    this.lines = lines;
    this.theory = theory;
  }

  get text(): string {
    return this.lines.getText();
  }

  /** Takes the changes of a client, in order. */
  apply(changes: readonly TextDocumentContentChangeEvent[], version: number): void {
    const last = changes.at(-1);
    this.lines = TextDocument.update(this.lines, [...changes], version);
    if (last !== undefined && "range" in last) this.focus = this.lines.offsetAt(last.range.start) + last.text.length;
  }

  range({ from, to }: Span): Range {
    return { start: this.lines.positionAt(from), end: this.lines.positionAt(Math.max(from, to)) };
  }

  /** The number of the command that an offset stands in, or behind; -1 before the first. */
  commandAt(offset: number): number {
    const { commands } = this.theory;
    let low = 0;
    let high = commands.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((commands[middle]?.span.from ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The command around an offset, its last character's end included. */
  entryAt(offset: number): { readonly index: number; readonly entry: ReadEntry } | null {
    const index = this.commandAt(offset);
    const command = this.theory.commands[index];
    const entry = this.theory.entry(index);
    return command === undefined || entry === null || offset > command.span.to || index >= this.theory.readCount ? null : { index, entry };
  }
}
