import { isLetter } from "../../symbols.ts";
import type { LiteralTrie } from "../grammar/literal-trie.ts";
import { literalText, terminals } from "../grammar/terminal.ts";

/** The tokens of a text as parallel arrays; positions are in the text given to the lexer. The last token is the end. */
export interface Tokens {
  readonly text: string;
  readonly terminals: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Options of the lexer. */
export interface LexerOptions {
  /** Whether `_name` is one identifier, as in the patterns of `translations`. */
  readonly isRule?: boolean;
}

const sub = 0x21e9;
const basedNumber = /0(?:x[0-9a-fA-F]+|b[01]+)/y;
const isAsciiWord = new Uint8Array(128);
for (let c = 0; c < 128; c++) isAsciiWord[c] = /[A-Za-z0-9_']/.test(String.fromCharCode(c)) ? 1 : 0;

function isDigit(c: number): boolean {
  return c >= 48 && c <= 57;
}

/** Reads tokens by longest match between literals and value tokens; a literal wins when both are equally long. */
class Lexer {
  private readonly text: string;
  private readonly literals: LiteralTrie;
  private readonly isRule: boolean;
  private readonly terminals: number[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  /** The class of the value token read last. */
  private valueClass: number = terminals.unknown;

  constructor(text: string, literals: LiteralTrie, options: LexerOptions) {
    this.text = text;
    this.literals = literals;
    this.isRule = options.isRule ?? false;
  }

  run(): Tokens {
    const { text } = this;
    for (let at = this.skipBlanks(0); at < text.length; at = this.skipBlanks(at)) at = this.readOne(at);
    this.push(terminals.end, text.length, text.length);
    return { text, terminals: this.terminals, starts: this.starts, ends: this.ends };
  }

  private push(terminal: number, from: number, to: number): void {
    this.terminals.push(terminal);
    this.starts.push(from);
    this.ends.push(to);
  }

  private readOne(at: number): number {
    const value = this.valueEnd(at);
    const found = this.literals.longest(this.text, at);
    if (found >= 0) {
      const end = at + literalText(found).length;
      if (end >= value) {
        this.push(found, at, end);
        return end;
      }
    }
    if (value > at) {
      this.push(this.valueClass, at, value);
      return value;
    }
    const end = at + ((this.text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
    this.push(terminals.unknown, at, end);
    return end;
  }

  /** The next position that is neither blank nor in a comment. */
  private skipBlanks(from: number): number {
    const { text } = this;
    let at = from;
    for (;;) {
      const c = text.charCodeAt(at);
      if (c === 32 || c === 10 || c === 9 || c === 13 || c === 12) at++;
      else if (c === 0x2015 || c === 0x2326 || c === 92) {
        const end = this.markedComment(at);
        if (end === at) return at;
        at = end;
      } else if (c === 40 && text.charCodeAt(at + 1) === 42 && !this.isStarSection(at)) {
        const end = this.oldComment(at);
        if (end === at) return at;
        at = end;
      } else return at;
    }
  }

  /** Whether `(*)`, or `(**)` as the section of a declared operator, stands here, and not a comment. */
  private isStarSection(at: number): boolean {
    const [section] = /^\(\*+\)/.exec(this.text.slice(at, at + 8)) ?? [];
    return section !== undefined && (section === "(*)" || this.literals.has(section));
  }

  /** Skips `― ‹…›`, `⌦‹…›`, `\<^latex>‹…›`. */
  private markedComment(at: number): number {
    const { text } = this;
    let open = at + 1;
    if (text.charCodeAt(at) === 92) {
      if (!text.startsWith("\\<^latex>", at)) return at;
      open = at + 9;
    }
    while (/\s/.test(text[open] ?? "")) open++;
    if (text[open] !== "‹") return at;
    const end = this.cartoucheEnd(open);
    return end < 0 ? at : end;
  }

  /** Skips `(* … *)` with nesting; the section `(*)` never comes here. */
  private oldComment(at: number): number {
    const { text } = this;
    let depth = 0;
    for (let i = at; i < text.length; i++) {
      if (text.startsWith("(*", i)) {
        depth++;
        i++;
      } else if (text.startsWith("*)", i)) {
        depth--;
        i++;
        if (depth === 0) return i + 1;
      }
    }
    return at;
  }

  private cartoucheEnd(at: number): number {
    let depth = 0;
    for (let i = at; i < this.text.length; i++) {
      const c = this.text.charCodeAt(i);
      if (c === 0x2039) depth++;
      else if (c === 0x203a && --depth === 0) return i + 1;
    }
    return -1;
  }

  /** The end of the value token at `at` (its class goes to `valueClass`), or `at`. */
  private valueEnd(at: number): number {
    const c = this.text.charCodeAt(at);
    if (isDigit(c)) return this.numberEnd(at);
    if (c === 39) return this.quoteEnd(at);
    if (c === 63) return this.schematicEnd(at);
    if (c === 34) return this.closedBy(at, '"', terminals.quoted);
    if (c === 0x2039) {
      this.valueClass = terminals.cartouche;
      return Math.max(at, this.cartoucheEnd(at));
    }
    if (c === 95 && this.isRule) {
      this.valueClass = terminals.id;
      const end = this.nameEnd(at + 1);
      return end > at + 1 ? end : at;
    }
    return this.longNameEnd(at);
  }

  private longNameEnd(at: number): number {
    let end = this.nameEnd(at);
    if (end === at) return at;
    this.valueClass = terminals.id;
    while (this.text.charCodeAt(end) === 46) {
      const next = this.nameEnd(end + 1);
      if (next === end + 1) break;
      end = next;
      this.valueClass = terminals.longid;
    }
    return end;
  }

  /** The length of the letter at `at` in code units; 0 if there is none. */
  private letterLength(at: number): number {
    const c = this.text.charCodeAt(at);
    if (c < 128) return (c >= 97 && c <= 122) || (c >= 65 && c <= 90) ? 1 : 0;
    const point = this.text.codePointAt(at);
    if (point === undefined) return 0;
    const letter = String.fromCodePoint(point);
    return isLetter(letter) ? letter.length : 0;
  }

  /** The length of what may go on a name at `at`: a letter, digit, `_` or `'`. */
  private wordLength(at: number): number {
    const c = this.text.charCodeAt(at);
    return c < 128 ? (isAsciiWord[c] ?? 0) : this.letterLength(at);
  }

  /** The end of the identifier that begins at `at`, or `at`. A subscript mark must be followed by a letter, digit, `_` or `'`. */
  private nameEnd(at: number): number {
    let length = this.letterLength(at);
    let end = at;
    while (length > 0) {
      end += length;
      length = this.wordLength(end);
      if (length === 0 && this.text.charCodeAt(end) === sub) {
        const next = this.wordLength(end + 1);
        if (next > 0) length = next + 1;
      }
    }
    return end;
  }

  private digitsEnd(at: number): number {
    let end = at;
    while (isDigit(this.text.charCodeAt(end))) end++;
    return end;
  }

  private numberEnd(at: number): number {
    this.valueClass = terminals.num;
    basedNumber.lastIndex = at;
    if (basedNumber.test(this.text)) return basedNumber.lastIndex;
    const end = this.digitsEnd(at);
    if (this.text.charCodeAt(end) !== 46 || !isDigit(this.text.charCodeAt(end + 1))) return end;
    this.valueClass = terminals.float;
    return this.digitsEnd(end + 1);
  }

  /** A string `''…''` or a type variable `'a`. */
  private quoteEnd(at: number): number {
    const { text } = this;
    if (text.charCodeAt(at + 1) !== 39) {
      this.valueClass = terminals.tid;
      const end = this.nameEnd(at + 1);
      return end > at + 1 ? end : at;
    }
    this.valueClass = terminals.str;
    for (let i = at + 2; i < text.length; i++) {
      const c = text.charCodeAt(i);
      if (c === 92 && text.charCodeAt(i + 1) === 39) i++;
      else if (c === 39 && text.charCodeAt(i + 1) === 39) return i + 2;
    }
    return at;
  }

  /** `?x`, `?x.3`, `?'a`, `?'a.3`. */
  private schematicEnd(at: number): number {
    const isType = this.text.charCodeAt(at + 1) === 39;
    const start = isType ? at + 2 : at + 1;
    const end = this.nameEnd(start);
    if (end === start) return at;
    this.valueClass = isType ? terminals.tvar : terminals.var;
    return this.text.charCodeAt(end) === 46 && isDigit(this.text.charCodeAt(end + 1)) ? this.digitsEnd(end + 1) : end;
  }

  private closedBy(at: number, close: string, valueClass: number): number {
    this.valueClass = valueClass;
    const end = this.text.indexOf(close, at + 1);
    return end < 0 ? at : end + 1;
  }
}

/** The tokens of a normalised text under the literals of a grammar. */
export function tokenize(text: string, literals: LiteralTrie, options: LexerOptions = {}): Tokens {
  return new Lexer(text, literals, options).run();
}
