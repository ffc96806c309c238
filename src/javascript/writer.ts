/** Collects lines of JavaScript with indentation. */
export class Writer {
  private readonly lines: string[] = [];
  private depth: number;

  constructor(depth = 0) {
    this.depth = depth;
  }

  line(text: string): void {
    this.lines.push("  ".repeat(this.depth) + text);
  }

  /** `head {` … `}` around what `body` writes. */
  block(head: string, body: () => void, tail = ""): void {
    this.line(`${head} {`);
    this.depth++;
    body();
    this.depth--;
    this.line(`}${tail}`);
  }

  indent(body: () => void): void {
    this.depth++;
    body();
    this.depth--;
  }

  /** A writer for text that stands inside the present line. */
  inner(): Writer {
    return new Writer(this.depth + 1);
  }

  closing(): string {
    return `${"  ".repeat(Math.max(0, this.depth - 1))}}`;
  }

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  get text(): string {
    return this.lines.join("\n");
  }
}
