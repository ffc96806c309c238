import type { Body, Statement } from "./tree/syntax.ts";

/** Collects statements in order. */
export class Writer {
  private list: Statement[] = [];

  add(...statements: Body): void {
    this.list.push(...statements);
  }

  /** What `write` adds, apart. */
  inside(write: () => void): Body {
    const outer = this.list;
    const inner: Statement[] = [];
    this.list = inner;
    write();
    this.list = outer;
    return inner;
  }

  get isEmpty(): boolean {
    return this.list.length === 0;
  }

  get body(): Body {
    return this.list;
  }
}
