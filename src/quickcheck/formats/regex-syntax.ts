/** A regular expression as far as texts can be made from it. Positions of characters are code points. */
export type Regex =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "any" }
  | { readonly kind: "set"; readonly ranges: readonly Range[]; readonly isNegated: boolean }
  | { readonly kind: "sequence"; readonly parts: readonly Regex[] }
  | { readonly kind: "either"; readonly parts: readonly Regex[] }
  | { readonly kind: "repeat"; readonly part: Regex; readonly min: number; readonly max: number };

type Range = readonly [low: number, high: number];

const code = (c: string): number => c.codePointAt(0) ?? 0;
const digits: readonly Range[] = [[code("0"), code("9")]];
const word: readonly Range[] = [[code("a"), code("z")], [code("A"), code("Z")], ...digits, [code("_"), code("_")]];
const space: readonly Range[] = [
  [32, 32],
  [9, 13],
  [0xa0, 0xa0],
  [0x2028, 0x2029],
  [0xfeff, 0xfeff],
];
const classes: Readonly<Record<string, readonly Range[]>> = { d: digits, w: word, s: space };
const controls: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", v: "\v", f: "\f", 0: "\0" };
const empty: Regex = { kind: "text", text: "" };

/** Reads the source of a regular expression. Throws a `RangeError` for what no text can be made from. */
export function readRegex(source: string, flags: string): Regex {
  const reader = new RegexReader(source, flags);
  const regex = reader.either();
  if (!reader.isAtEnd) reader.refuse("a bracket that is not open");
  return regex;
}

/** Invariant: `at` is the offset of the next unread character. */
class RegexReader {
  private readonly text: string;
  private readonly ignoresCase: boolean;
  private at = 0;

  constructor(text: string, flags: string) {
    this.text = text;
    this.ignoresCase = flags.includes("i");
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  refuse(what: string): never {
    throw new RangeError(`stringMatching: ${what} at character ${this.at + 1} of /${this.text}/ is not supported; use suchThat`);
  }

  either(): Regex {
    const parts = [this.sequence()];
    while (this.take("|")) parts.push(this.sequence());
    return parts.length === 1 ? (parts[0] ?? empty) : { kind: "either", parts };
  }

  private sequence(): Regex {
    const parts: Regex[] = [];
    while (!this.isAtEnd && !/[|)]/.test(this.text.charAt(this.at))) parts.push(this.repeated(this.atom()));
    return { kind: "sequence", parts };
  }

  private atom(): Regex {
    if (this.take("^") || this.take("$") || this.take("\\b")) return empty;
    if (this.take(".")) return { kind: "any" };
    if (this.take("[")) return this.set();
    if (this.take("(")) return this.group();
    if (this.take("\\")) return this.escape();
    return this.literal(this.character());
  }

  private literal(text: string): Regex {
    const [lower, upper] = [text.toLowerCase(), text.toUpperCase()];
    if (!this.ignoresCase || lower === upper) return { kind: "text", text };
    return {
      kind: "either",
      parts: [
        { kind: "text", text: lower },
        { kind: "text", text: upper },
      ],
    };
  }

  private character(): string {
    const c = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
    this.at += c.length;
    return c;
  }

  private group(): Regex {
    if (/^\?(=|!|<=|<!)/.test(this.text.slice(this.at))) this.refuse("look-around");
    const head = /^\?(:|<[^>]*>)/.exec(this.text.slice(this.at));
    this.at += head?.[0].length ?? 0;
    const inner = this.either();
    if (!this.take(")")) this.refuse("a bracket without its end");
    return inner;
  }

  private repeated(part: Regex): Regex {
    const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.text.slice(this.at));
    if (found === null) return part;
    this.at += found[0].length;
    const [, sign, min, comma, max] = found;
    if (sign !== undefined) return { kind: "repeat", part, min: sign === "+" ? 1 : 0, max: sign === "?" ? 1 : Number.POSITIVE_INFINITY };
    const least = Number(min);
    return { kind: "repeat", part, min: least, max: comma === "" ? least : max === "" ? Number.POSITIVE_INFINITY : Number(max) };
  }

  private escape(): Regex {
    const ranges = this.classEscape();
    if (ranges !== null) return ranges;
    if (/^(\d|k<)/.test(this.text.slice(this.at)) && this.text[this.at] !== "0") this.refuse("a back reference");
    if (/^[pPB]/.test(this.text.slice(this.at))) this.refuse("a Unicode property or \\B");
    return this.literal(this.escapedCharacter());
  }

  /** `\d`, `\W` and the like. */
  private classEscape(): (Regex & { readonly kind: "set" }) | null {
    const letter = this.text.charAt(this.at);
    const ranges = classes[letter.toLowerCase()];
    if (ranges === undefined) return null;
    this.at++;
    return { kind: "set", ranges, isNegated: letter !== letter.toLowerCase() };
  }

  private escapedCharacter(): string {
    const found = /^(?:x([0-9a-fA-F]{2})|u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|c([a-zA-Z]))/.exec(this.text.slice(this.at));
    if (found === null) {
      const c = this.character();
      return controls[c] ?? c;
    }
    this.at += found[0].length;
    if (found[4] !== undefined) return String.fromCodePoint(code(found[4]) % 32);
    return String.fromCodePoint(Number.parseInt(found[1] ?? found[2] ?? found[3] ?? "", 16));
  }

  private set(): Regex {
    const isNegated = this.take("^");
    const ranges: Range[] = [];
    while (!this.take("]")) {
      if (this.isAtEnd) this.refuse("a class without its end");
      ranges.push(...this.setItem());
    }
    if (ranges.length === 0 && !isNegated) this.refuse("an empty class");
    return { kind: "set", ranges, isNegated };
  }

  private setItem(): readonly Range[] {
    const escaped = this.take("\\");
    const ranges = escaped ? this.classEscape() : null;
    if (ranges !== null) return ranges.isNegated ? this.refuse("a negated class in a class") : ranges.ranges;
    if (escaped && /^[pP]/.test(this.text.slice(this.at))) this.refuse("a Unicode property");
    const low = code(escaped ? this.setEscape() : this.character());
    if (this.text[this.at] !== "-" || this.text[this.at + 1] === "]") return [[low, low]];
    this.at++;
    return [[low, code(this.take("\\") ? this.setEscape() : this.character())]];
  }

  /** Inside a class `\b` is the backspace. */
  private setEscape(): string {
    return this.take("b") ? "\b" : this.escapedCharacter();
  }

  private take(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }
}
