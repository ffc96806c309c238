/**
 * Mixfix templates: `_` argument, `ı` (`\<index>`) index, `'` escape, `(n`, `(‹…›`, `)`, `/`, `//` layout, blanks.
 * What remains of the layout is only whether a blank stands before a piece.
 */

/** A piece of a template. */
export type TemplatePiece =
  | { readonly kind: "delimiter"; readonly text: string; readonly isSpaced: boolean }
  | { readonly kind: "argument"; readonly isSpaced: boolean }
  | { readonly kind: "index"; readonly isSpaced: boolean };

/** The index mark `\<index>`. */
const indexMark = "ı";

const blank = /\s/;

/** Reads a template from left to right. */
class TemplateReader {
  private readonly text: string;
  /** The next character. */
  private at = 0;
  /** The delimiter that is being collected. */
  private delimiter = "";
  /** Whether a blank came before the piece that is next to be emitted. */
  private isSpaced = false;
  private readonly pieces: TemplatePiece[] = [];

  constructor(text: string) {
    this.text = text;
  }

  read(): TemplatePiece[] {
    while (this.at < this.text.length) this.readOne();
    this.endDelimiter();
    return this.pieces;
  }

  private readOne(): void {
    const c = this.text[this.at++] ?? "";
    if (c === "'") this.readEscape();
    else if (c === "_") this.emit("argument");
    else if (c === indexMark) this.emit("index");
    else if (c === "(") this.readBlockStart();
    else if (c === ")" || c === "/") this.endDelimiter();
    else if (blank.test(c)) this.space();
    else this.delimiter += c;
  }

  private readEscape(): void {
    const c = this.text[this.at] ?? "";
    if (c === "") return;
    this.at++;
    if (blank.test(c)) this.endDelimiter();
    else this.delimiter += c;
  }

  /** Skips what follows the parenthesis: an indentation `3`, or properties `‹indent=3 notation=‹binder ∀››`. */
  private readBlockStart(): void {
    this.endDelimiter();
    if (this.text[this.at] === "‹") {
      let depth = 0;
      do {
        const c = this.text[this.at++];
        if (c === "‹") depth++;
        else if (c === "›") depth--;
      } while (depth > 0 && this.at < this.text.length);
      return;
    }
    while (/[0-9]/.test(this.text[this.at] ?? "")) this.at++;
  }

  private space(): void {
    this.endDelimiter();
    this.isSpaced = true;
  }

  private emit(kind: "argument" | "index"): void {
    this.endDelimiter();
    this.pieces.push({ kind, isSpaced: this.isSpaced });
    this.isSpaced = false;
  }

  private endDelimiter(): void {
    if (this.delimiter === "") return;
    this.pieces.push({ kind: "delimiter", text: this.delimiter, isSpaced: this.isSpaced });
    this.delimiter = "";
    this.isSpaced = false;
  }
}

/** The pieces of a template. Example: `"(_/ ! _)"` is argument, delimiter `!`, argument. `⇘_⇙` is an ordinary argument between delimiters. */
export function readTemplate(text: string): readonly TemplatePiece[] {
  return new TemplateReader(text).read();
}
