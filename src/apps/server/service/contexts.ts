/** Contexts that stay read: headers by their hash, the least recently used withdrawn when together they take too much memory. */
import { createHash } from "node:crypto";
import type { TheoryText } from "../../cli/theory-files.ts";
import { contextText } from "./goal-text.ts";
import { leastContextBytes } from "./limits.ts";

/** Who reads texts and forgets them. */
export interface Texts {
  provide(path: string, text: TheoryText): void;
  withdraw(path: string): void;
}

interface Context {
  readonly file: string;
  readonly hash: string;
  /** What it takes in a worker, as far as is known. */
  bytes: number;
  users: number;
}

export interface ContextUse {
  readonly file: string;
  readonly hash: string;
  readonly text: string;
  /** Ends the use. `bytes`: what reading it took, 0 where it was at hand. */
  readonly done: (bytes: number) => void;
}

export class Contexts {
  private readonly texts: Texts;
  private readonly mostBytes: number;
  /** In the order of their last use. */
  private readonly known = new Map<string, Context>();
  hits = 0;
  misses = 0;
  evictions = 0;

  constructor(texts: Texts, mostBytes: number) {
    this.texts = texts;
    this.mostBytes = mostBytes;
  }

  get count(): number {
    return this.known.size;
  }

  get bytes(): number {
    return [...this.known.values()].reduce((sum, c) => sum + c.bytes, 0);
  }

  use(header: string): ContextUse {
    const text = contextText(header);
    const hash = createHash("sha256").update(text).digest("hex");
    const found = this.known.get(hash);
    if (found === undefined) this.misses++;
    else this.hits++;
    const context = found ?? this.add(hash, text);
    // Last in the map is last used.
    this.known.delete(hash);
    this.known.set(hash, context);
    context.users++;
    let isDone = false;
    const done = (bytes: number): void => {
      if (isDone) return;
      isDone = true;
      context.users--;
      context.bytes = Math.max(context.bytes, bytes);
      this.evict();
    };
    return { file: context.file, hash, text, done };
  }

  private add(hash: string, text: string): Context {
    const file = requestFile(hash, "Context");
    this.texts.provide(file, { text, badAt: null });
    // A text is kept by us, and by each worker.
    return { file, hash, bytes: leastContextBytes + 4 * text.length, users: 0 };
  }

  /** The one used last stays, however large. */
  private evict(): void {
    let { bytes } = this;
    for (const [hash, context] of [...this.known].slice(0, -1)) {
      if (bytes <= this.mostBytes) return;
      if (context.users > 0) continue;
      this.known.delete(hash);
      this.texts.withdraw(context.file);
      bytes -= context.bytes;
      this.evictions++;
    }
  }
}

/** The name of a text that stands in no file: in a folder that does not exist, so that nothing can be beside it. */
export function requestFile(name: string, theory: string): string {
  return `/hollow-request/${name}/${theory}.thy`;
}
