/** What all workers of a run must agree on: the texts that were read first, whatever happens to the files, and the commands left out. */
import type { ChildProcess } from "node:child_process";
import type { TheoryText } from "../theory-files.ts";
import type { LeftOut, ReadingPlace, RunNews } from "./messages.ts";

export class RunFacts {
  private readonly texts = new Map<string, TheoryText>();
  private readonly leftOut: LeftOut[] = [];
  /** How many of each a worker has been told; maps keep their order. */
  private readonly told = new WeakMap<ChildProcess, { readonly texts: number; readonly leftOut: number }>();

  get leftOutCount(): number {
    return this.leftOut.length;
  }

  /** The first text of a file is its text for the whole run. */
  learn(texts: RunNews["texts"]): void {
    for (const [path, text] of texts) if (!this.texts.has(path)) this.texts.set(path, text);
  }

  leaveOut(place: ReadingPlace, reason: string): void {
    this.leftOut.push({ ...place, reason });
  }

  /** Tells a worker what it has not heard yet. */
  tell(worker: ChildProcess): void {
    const { texts, leftOut } = this.told.get(worker) ?? { texts: 0, leftOut: 0 };
    if (texts === this.texts.size && leftOut === this.leftOut.length) return;
    const news: RunNews = { kind: "news", texts: [...this.texts].slice(texts), leftOut: this.leftOut.slice(leftOut) };
    this.told.set(worker, { texts: this.texts.size, leftOut: this.leftOut.length });
    worker.send(news);
  }
}
