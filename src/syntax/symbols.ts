/**
 * Isabelle symbols: one text may be spelled with named symbols (`\<Rightarrow>`), with Unicode characters (`⇒`) or mixed.
 * Everything after the outer lexer sees Unicode only; offsets lead back to the file.
 */
import type { Span } from "../base/index.ts";
import { aliasGroup, letterGroups, otherGroups } from "./symbol-table.ts";

/** A piece of a source in Unicode, which knows where each of its characters stands in the file. */
export interface SourceText {
  /** The text, with every known symbol as its Unicode character. */
  readonly text: string;
  /** The offset in the file of `text[i]`; `offsetAt(text.length)` is the end of the piece. */
  offsetAt(i: number): number;
  /** The place of the piece in the file (for a quoted piece: what is between the quotes). */
  readonly span: Span;
}

const unicodeOf = new Map<string, string>();
const nameOf = new Map<string, string>();
const letters = new Set<string>();

function enter(group: string): string[] {
  const words = group.split(/\s+/);
  const characters: string[] = [];
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [name = "", character = ""] = [words[i], words[i + 1]];
    unicodeOf.set(name, character);
    if (!nameOf.has(character)) nameOf.set(character, name);
    characters.push(character);
  }
  return characters;
}

for (const group of letterGroups) for (const character of enter(group)) letters.add(character);
for (const group of otherGroups) enter(group);
enter(aliasGroup);

/** The Unicode character of a symbol name without its brackets: `symbolToUnicode("Rightarrow") = "⇒"`, `symbolToUnicode("^sub") = "⇩"`. */
export function symbolToUnicode(name: string): string | undefined {
  return unicodeOf.get(name);
}

/** The symbol name of a character: `unicodeToSymbol("⇒") = "Rightarrow"`. */
export function unicodeToSymbol(character: string): string | undefined {
  return nameOf.get(character);
}

/** Whether a character (a whole code point) counts as a letter in identifiers: ASCII letters, script, sans, fraktur and Greek except λ. */
export function isLetter(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return letters.has(character);
}

/** All known symbol names, with their characters. */
export function allSymbols(): ReadonlyMap<string, string> {
  return unicodeOf;
}

/** A named symbol: `\<name>` or `\<^name>`. */
const namedSymbol = /\\<(\^?[A-Za-z][A-Za-z0-9_']*)>/g;

/** The text spelled with named symbols only, as files of the distribution are. Law: `toUnicode(toAscii(s)) = toUnicode(s)`. */
export function toAscii(text: string): string {
  let out = "";
  for (const character of text) {
    const name = character.charCodeAt(0) < 128 ? undefined : nameOf.get(character);
    out += name === undefined ? character : `\\<${name}>`;
  }
  return out;
}

/** The text with every known named symbol replaced by its character. */
export function toUnicode(text: string): string {
  if (!text.includes("\\<")) return text;
  return text.replace(namedSymbol, (whole, name: string) => unicodeOf.get(name) ?? whole);
}

/** A text that stands in the file as it is. */
class PlainText implements SourceText {
  readonly text: string;
  readonly span: Span;

  constructor(text: string, from: number) {
    this.text = text;
    this.span = { from, to: from + text.length };
  }

  offsetAt(i: number): number {
    return this.span.from + i;
  }
}

/** A text of which some pieces were replaced. */
class MappedText implements SourceText {
  readonly text: string;
  readonly span: Span;
  /** Where in `text` each unchanged piece starts, ascending. */
  private readonly starts: readonly number[];
  /** The offset in the file of each piece. */
  private readonly offsets: readonly number[];

  constructor(text: string, span: Span, starts: readonly number[], offsets: readonly number[]) {
    this.text = text;
    this.span = span;
    this.starts = starts;
    this.offsets = offsets;
  }

  offsetAt(i: number): number {
    if (i >= this.text.length) return this.span.to;
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= i) low = middle;
      else high = middle - 1;
    }
    const start = this.starts[low] ?? 0;
    const offset = (this.offsets[low] ?? 0) + (i - start);
    const next = this.offsets[low + 1];
    return next !== undefined && offset >= next ? next - 1 : offset;
  }
}

function rewrite(text: string, from: number, pattern: RegExp, replacement: (match: RegExpMatchArray) => string | undefined): SourceText {
  const pieces: string[] = [];
  const starts: number[] = [0];
  const offsets: number[] = [from];
  let length = 0;
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const put = replacement(match);
    if (put === undefined) continue;
    const at = match.index ?? 0;
    const end = at + match[0].length;
    pieces.push(text.slice(done, at), put);
    length += at - done;
    if (at > done || starts.length === 1) {
      starts.push(length);
      offsets.push(from + at);
    }
    length += put.length;
    starts.push(length);
    offsets.push(from + end);
    done = end;
  }
  if (done === 0) return new PlainText(text, from);
  pieces.push(text.slice(done));
  return new MappedText(pieces.join(""), { from, to: from + text.length }, starts, offsets);
}

/**
 * The Unicode form of `text`, which stands in the file from offset `from` on. Linear; nothing is copied when there is nothing to replace.
 * Law: `normalise(s, 0).text = toUnicode(s)`.
 */
export function normalise(text: string, from: number): SourceText {
  if (!text.includes("\\<")) return new PlainText(text, from);
  return rewrite(text, from, namedSymbol, (match) => unicodeOf.get(match[1] ?? ""));
}

/** A named symbol, or an escape of a quoted text: `\"`, `\\`, `\065` (decimal). */
const symbolOrEscape = /\\(?:<(\^?[A-Za-z][A-Za-z0-9_']*)>|(["`\\])|(\d\d\d))/g;

/** Like `normalise`, for the inside of a quoted string, whose escapes are resolved as well. */
export function normaliseQuoted(text: string, from: number): SourceText {
  if (!text.includes("\\")) return new PlainText(text, from);
  return rewrite(text, from, symbolOrEscape, (match) => {
    if (match[1] !== undefined) return unicodeOf.get(match[1]);
    if (match[2] !== undefined) return match[2];
    return String.fromCharCode(Number(match[3]) & 0xff);
  });
}
