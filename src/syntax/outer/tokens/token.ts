/** Outer tokens, kept as columns of numbers: a theory of 50 MB has some ten million of them. */
import { normalise, normaliseQuoted, type SourceText, toUnicode } from "../../symbols.ts";

/** The kinds of outer tokens. `verbatim` is `{* … *}`, `control` is `\<^name>` or `\<^name>‹…›`, `malformed` was reported by the lexer. */
const tokenKinds = [
  "command",
  "keyword",
  "ident",
  "long_ident",
  "sym_ident",
  "var",
  "type_ident",
  "type_var",
  "nat",
  "float",
  "string",
  "alt_string",
  "cartouche",
  "verbatim",
  "control",
  "malformed",
  "end_of_text",
] as const;

/** A kind of outer token. */
export type TokenKind = (typeof tokenKinds)[number];

/** The code of each kind: its position in `tokenKinds`. */
const kindCode: Readonly<Record<TokenKind, number>> = {
  command: 0,
  keyword: 1,
  ident: 2,
  long_ident: 3,
  sym_ident: 4,
  var: 5,
  type_ident: 6,
  type_var: 7,
  nat: 8,
  float: 9,
  string: 10,
  alt_string: 11,
  cartouche: 12,
  verbatim: 13,
  control: 14,
  malformed: 15,
  end_of_text: 16,
};

/** The tokens of a text, white space and comments left out. Offsets are those of the text. */
export class TokenList {
  /** The text that was read. */
  readonly source: string;
  /** How many tokens there are. */
  length = 0;
  /** Code of the kind of each token. */
  private kinds = new Uint8Array(1024);
  /** Offset of the first character of each token. */
  private starts = new Int32Array(1024);
  /** Offset after the last character of each token. */
  private ends = new Int32Array(1024);
  /** For commands and keywords: the position of the word in `words`; 0 for others. */
  private wordIds = new Int32Array(1024);
  /** The keywords met, in Unicode; the first is the empty word. */
  private readonly words: string[] = [""];
  /** The position of each word in `words`. */
  private readonly wordIndex = new Map<string, number>();

  constructor(source: string) {
    this.source = source;
  }

  /** Adds a token; `word` is the keyword, or empty. */
  push(kind: TokenKind, from: number, to: number, word: string): void {
    const at = this.length++;
    if (at === this.kinds.length) this.grow();
    this.kinds[at] = kindCode[kind];
    this.starts[at] = from;
    this.ends[at] = to;
    this.wordIds[at] = word === "" ? 0 : this.intern(word);
  }

  /** The kind of a token; beyond the last one it is the end of the text. */
  kind(i: number): TokenKind {
    return i < this.length ? (tokenKinds[this.kinds[i] ?? 0] ?? "end_of_text") : "end_of_text";
  }

  from(i: number): number {
    return i < this.length ? (this.starts[i] ?? 0) : this.source.length;
  }

  to(i: number): number {
    return i < this.length ? (this.ends[i] ?? 0) : this.source.length;
  }

  /** The keyword of a command or keyword token, in Unicode; empty for others. */
  word(i: number): string {
    return i < this.length ? (this.words[this.wordIds[i] ?? 0] ?? "") : "";
  }

  /** The token as it is written. */
  text(i: number): string {
    return this.source.slice(this.from(i), this.to(i));
  }

  /** What the token means: the inside of a quoted text with its escapes resolved, other tokens as they are; in Unicode. */
  content(i: number): SourceText {
    const [from, to] = [this.from(i), this.to(i)];
    switch (this.kind(i)) {
      case "string":
      case "alt_string":
        return normaliseQuoted(this.source.slice(from + 1, to - 1), from + 1);
      case "cartouche":
        return this.inside(from, to);
      case "verbatim":
        return normalise(this.source.slice(from + 2, to - 2), from + 2);
      default:
        return normalise(this.source.slice(from, to), from);
    }
  }

  /** Like `content`, as plain text. */
  contentText(i: number): string {
    const kind = this.kind(i);
    const isDelimited = kind === "string" || kind === "alt_string" || kind === "cartouche" || kind === "verbatim";
    return isDelimited ? this.content(i).text : toUnicode(this.text(i));
  }

  /** The inside of a cartouche, whose brackets have two spellings. */
  private inside(from: number, to: number): SourceText {
    const start = from + (this.source.startsWith("\\<open>", from) ? 7 : 1);
    const end = to - (this.source.endsWith("\\<close>", to) ? 8 : 1);
    return normalise(this.source.slice(start, end), start);
  }

  private intern(word: string): number {
    const known = this.wordIndex.get(word);
    if (known !== undefined) return known;
    this.words.push(word);
    this.wordIndex.set(word, this.words.length - 1);
    return this.words.length - 1;
  }

  private grow(): void {
    const size = this.kinds.length * 2;
    const kinds = new Uint8Array(size);
    kinds.set(this.kinds);
    this.kinds = kinds;
    this.starts = grown(this.starts, size);
    this.ends = grown(this.ends, size);
    this.wordIds = grown(this.wordIds, size);
  }
}

function grown(old: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size);
  larger.set(old);
  return larger;
}
