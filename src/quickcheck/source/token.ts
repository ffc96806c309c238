import { emptyTrace, type GrowingTrace, type Trace } from "./trace.ts";

/** How a value was made, besides its trace: by a random or an exhaustive driver, and under which size. */
export interface Recipe {
  readonly isExhaustive: boolean;
  readonly size: number;
  readonly trace: Trace;
  /** False if the same choices are known to make the same value under every size. */
  readonly heedsSize?: boolean;
}

/** What a token says. */
export interface Token extends Recipe {
  /** How many arguments were drawn, and what was asked to draw them; null for a token without. */
  readonly form: { readonly count: number; readonly text: string } | null;
}

/**
 * A recipe as one short word that can be pasted into a test: `r30:(2(1)(1z))/2k9x0`. After the stroke stands the form of the questions, so
 * that a token is not taken for one of another property.
 * Law: `decode(encode(r))` makes the same value as `r`.
 */
export function encode(recipe: Recipe): string {
  const { isExhaustive, size, trace } = recipe;
  return `${isExhaustive ? "e" : "r"}${size}:${encodeTrace(trace)}/${trace.children.length}${formOf(trace, trace.children.length)}`;
}

/** Whether a run that replayed the token was asked the questions that the token answers. A run may go on to ask more. */
export function fits(token: Token, replayed: Trace): boolean {
  if (token.form === null) return true;
  const { count, text } = token.form;
  return replayed.children.length >= count && formOf(replayed, count) === text;
}

/** Four characters that depend on the questions asked for the first arguments, not on the answers. */
function formOf(trace: Trace, arguments_: number): string {
  let word = 0x2545f491;
  for (const child of trace.children.slice(0, arguments_)) word = mixForm(child, word);
  return (word >>> 0).toString(36).slice(-4).padStart(4, "0");
}

/** Functions are left out: where they are applied depends on the property, which may have changed. */
function mixForm(trace: Trace, start: number): number {
  if (trace.kind === "function") return start;
  let word = start;
  for (const { least, most } of trace.choices) word = Math.imul(word ^ Math.imul(least | 0, 31) ^ (most | 0), 0x85ebca6b) ^ (word >>> 13);
  for (const child of trace.children) word = mixForm(child, Math.imul(word + 0x7f4a7c15, 0xc2b2ae35));
  return word;
}

/**
 * The trace alone; two traces with the same text make the same value. What the trace says nothing about is drawn as simply as possible,
 * therefore simplest choices and parts at the end are left out.
 */
function encodeTrace(trace: Trace): string {
  const key = trace.key === null ? "" : JSON.stringify(trace.key);
  const choices = trimmed(
    trace.choices.map((choice) => choice.delta.toString(36)),
    (text) => text === "0",
  );
  const children = trimmed(trace.children.map(encodeTrace), (text) => text === "()" || /^\("[^"\\]*"\)$/.test(text));
  return `(${key}${choices.join(",")}${children.join("")})`;
}

function trimmed(texts: readonly string[], isNothing: (text: string) => boolean): readonly string[] {
  return texts.slice(0, texts.findLastIndex((text) => !isNothing(text)) + 1);
}

/** What a token says. Throws a `RangeError` when the text is not a token. */
export function decode(token: string): Token {
  const head = /^([re])(\d+):/.exec(token.trim());
  if (head === null) throw new RangeError(`not a replay token: ${token}`);
  const reader = new TokenReader(token.trim(), head[0].length);
  const trace = reader.trace();
  const form = reader.form();
  if (!reader.isAtEnd) throw new RangeError(`not a replay token (text after the end): ${token}`);
  return { isExhaustive: head[1] === "e", size: Number(head[2]), trace, form };
}

/** Reads traces from a text. Invariant: `at` is the offset of the next unread character. */
class TokenReader {
  private readonly text: string;
  private at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  get isAtEnd(): boolean {
    return this.at === this.text.length;
  }

  trace(): GrowingTrace {
    this.expect("(");
    const trace = emptyTrace("part", null, this.key());
    for (let number = this.number(); number !== null; number = this.number()) {
      trace.choices.push({ delta: number, least: number, most: number });
      if (this.text[this.at] === ",") this.at++;
    }
    while (this.text[this.at] === "(") trace.children.push(this.trace());
    this.expect(")");
    return trace;
  }

  form(): Token["form"] {
    const found = this.match(/\/\d+[0-9a-z]{4}$/y);
    return found === null ? null : { count: Number(found.slice(1, -4)), text: found.slice(-4) };
  }

  private key(): string | null {
    const found = this.match(/"(?:[^"\\]|\\.)*"/y);
    return found === null ? null : String(JSON.parse(found));
  }

  private number(): number | null {
    const found = this.match(/-?[0-9a-z]+/y);
    return found === null ? null : Number.parseInt(found, 36);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  private expect(character: string): void {
    if (this.text[this.at] !== character) throw new RangeError(`not a replay token (at ${this.at}): ${this.text}`);
    this.at++;
  }
}
