import { emptyTrace, type GrowingTrace, type Trace } from "./trace.ts";

/** How a value was made, besides its trace: by a random or an exhaustive driver, and under which size. */
export interface Recipe {
  readonly isExhaustive: boolean;
  readonly size: number;
  readonly trace: Trace;
}

/**
 * A recipe as one short word that can be pasted into a test: `r30:(2(1)(1z))`.
 * Law: `decode(encode(r))` makes the same value as `r`.
 */
export function encode(recipe: Recipe): string {
  return `${recipe.isExhaustive ? "e" : "r"}${recipe.size}:${encodeTrace(recipe.trace)}`;
}

/**
 * The trace alone; two traces with the same text make the same value. What the trace says nothing about is drawn as simply as possible,
 * therefore simplest choices and parts at the end are left out.
 */
export function encodeTrace(trace: Trace): string {
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

/** The recipe of a token. Throws a `RangeError` when the text is not a token. */
export function decode(token: string): Recipe {
  const head = /^([re])(\d+):/.exec(token.trim());
  if (head === null) throw new RangeError(`not a replay token: ${token}`);
  const reader = new TokenReader(token.trim(), head[0].length);
  const trace = reader.trace();
  if (!reader.isAtEnd) throw new RangeError(`not a replay token (text after the end): ${token}`);
  return { isExhaustive: head[1] === "e", size: Number(head[2]), trace };
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
