/** Colours of the text by the tokens of our own reader. */
import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { lexOuter, mainKeywords } from "../../syntax/index.ts";

const mark = (name: string): Decoration => Decoration.mark({ class: `tok-${name}` });
const marks = {
  command: mark("command"),
  keyword: mark("keyword"),
  text: mark("text"),
  quote: mark("quote"),
  comment: mark("comment"),
  type: mark("type"),
  number: mark("number"),
  binder: mark("binder"),
  symbol: mark("symbol"),
  bad: mark("bad"),
} as const;

/** The words inside of quotes; what stands in strings has no colours. */
const inner =
  /''.*?''|(?<type>'[A-Za-z_][\w']*)|(?<number>\b\d+\b)|(?<binder>[∀∃∄λ⋀]|\b(?:if|then|else|case|of|let|in)\b)|(?<symbol>[⟹⟶⟷∧∨¬≡=⇒×∈∉≤≥≠⊆∪∩])/gu;

/** Longer texts are coloured where they can be seen only. */
const longest = 300_000;

function decorations(view: EditorView): DecorationSet {
  const text = view.state.doc.toString();
  const builder = new RangeSetBuilder<Decoration>();
  if (text.length > longest) return builder.finish();
  const { tokens } = lexOuter(text, mainKeywords);
  let end = 0;
  let isDocument = false;
  for (let i = 0; i < tokens.length; i++) {
    const [from, to, kind] = [tokens.from(i), tokens.to(i), tokens.kind(i)];
    comments(builder, text, end, from);
    end = to;
    if (kind === "command")
      isDocument = ["text", "section", "subsection", "chapter", "txt", "text_raw", "paragraph"].includes(tokens.word(i));
    switch (kind) {
      case "command":
        builder.add(from, to, marks.command);
        break;
      case "keyword":
        builder.add(from, to, marks.keyword);
        break;
      case "type_ident":
      case "type_var":
        builder.add(from, to, marks.type);
        break;
      case "nat":
      case "float":
        builder.add(from, to, marks.number);
        break;
      case "string":
      case "alt_string":
      case "cartouche":
        if (isDocument) builder.add(from, to, marks.text);
        else quoted(builder, text, from, to);
        break;
      case "verbatim":
        builder.add(from, to, marks.text);
        break;
      case "malformed":
        builder.add(from, to, marks.bad);
        break;
      case "ident":
      case "long_ident":
      case "sym_ident":
      case "var":
      case "control":
      case "end_of_text":
        break;
    }
  }
  comments(builder, text, end, text.length);
  return builder.finish();
}

/** What the reader passes over is white space and comments. */
function comments(builder: RangeSetBuilder<Decoration>, text: string, from: number, to: number): void {
  const gap = text.slice(from, to);
  const start = gap.search(/\S/);
  if (start >= 0) builder.add(from + start, from + gap.trimEnd().length, marks.comment);
}

function quoted(builder: RangeSetBuilder<Decoration>, text: string, from: number, to: number): void {
  const found: { readonly from: number; readonly to: number; readonly mark: Decoration }[] = [];
  for (const match of text.slice(from, to).matchAll(inner)) {
    const name = (["type", "number", "binder", "symbol"] as const).find((group) => match.groups?.[group] !== undefined);
    if (name !== undefined) found.push({ from: from + match.index, to: from + match.index + match[0].length, mark: marks[name] });
  }
  let at = from;
  for (const piece of found) {
    if (piece.from > at) builder.add(at, piece.from, marks.quote);
    builder.add(piece.from, piece.to, piece.mark);
    at = piece.to;
  }
  if (to > at) builder.add(at, to, marks.quote);
}

export const highlighting: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorations(view);
    }
    update({ view, docChanged }: ViewUpdate): void {
      if (docChanged) this.decorations = decorations(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
