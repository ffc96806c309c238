/**
 * What all workers of a run must agree on: the texts that were read first, whatever happens to the files, and the commands left out. Who
 * runs for long withdraws texts that are no longer needed.
 */
import type { ChildProcess } from "node:child_process";
import type { TheoryText } from "../../theory-files.ts";
import type { LeftOut, ReadingPlace, RunNews } from "../messages.ts";

/** What a worker has been told. */
interface Told {
  /** The count of changes at that time. */
  readonly change: number;
  readonly texts: ReadonlyMap<string, TheoryText>;
  readonly leftOut: ReadonlySet<LeftOut>;
}

export class RunFacts {
  private readonly texts = new Map<string, TheoryText>();
  private readonly leftOut = new Set<LeftOut>();
  private readonly told = new WeakMap<ChildProcess, Told>();
  /** Texts that come from no file. */
  private readonly given = new Set<string>();
  /** When the text of a file was withdrawn last. */
  private readonly withdrawals = new Map<string, number>();
  private changes = 0;
  private files: readonly string[] = [];

  /** How many commands are left out, of one file or of all. */
  leftOutCount(file: string | null = null): number {
    return file === null ? this.leftOut.size : [...this.leftOut].filter((one) => one.file === file).length;
  }

  /**
   * The first text of a file is its text for the whole run. `from`: the worker that has read it, and goes by it. One that has not heard yet that
   * the text was withdrawn may have read what is no longer there.
   */
  learn(texts: RunNews["texts"], from: ChildProcess | null = null): void {
    const told = (from && this.told.get(from)) ?? { change: -1, texts: new Map(), leftOut: new Set<LeftOut>() };
    const isLate = (path: string): boolean => from !== null && told.change < (this.withdrawals.get(path) ?? -1);
    for (const [path, text] of texts) if (!this.texts.has(path) && !isLate(path)) this.texts.set(path, text);
    this.changes++;
    if (from === null) for (const [path] of texts) this.given.add(path);
    if (from === null) return;
    this.told.set(from, { ...told, texts: new Map([...told.texts, ...texts]) });
  }

  /** The first time, what the command declares is kept without meaning; the second time nothing is. */
  leaveOut(place: ReadingPlace, reason: string): void {
    const isUnkept = [...this.leftOut].some(({ file, from }) => file === place.file && from === place.from);
    this.leftOut.add({ ...place, reason, isUnkept });
    this.changes++;
  }

  /** The files that will be asked about. */
  announce(files: readonly string[]): void {
    this.files = files;
    this.changes++;
  }

  withdraw(path: string): void {
    this.texts.delete(path);
    if (!this.given.delete(path)) this.withdrawals.set(path, this.changes + 1);
    for (const one of this.leftOut) if (one.file === path) this.leftOut.delete(one);
    this.changes++;
  }

  /** Whether a worker has been told the text. */
  knows(worker: ChildProcess, path: string): boolean {
    return this.told.get(worker)?.texts.has(path) ?? false;
  }

  /** Tells a worker what it has not heard yet. */
  tell(worker: ChildProcess): void {
    const told = this.told.get(worker);
    if (told?.change === this.changes) return;
    const news: RunNews = {
      kind: "news",
      texts: [...this.texts].filter(([path, text]) => told?.texts.get(path) !== text),
      leftOut: [...this.leftOut].filter((one) => !told?.leftOut.has(one)),
      files: this.files,
      withdrawn: [...(told?.texts ?? [])].flatMap(([path, text]) => (this.texts.get(path) === text ? [] : [path])),
    };
    const isNews = news.texts.length + news.leftOut.length + news.withdrawn.length > 0 || (told === undefined && news.files.length > 0);
    this.told.set(worker, { change: this.changes, texts: new Map(this.texts), leftOut: new Set(this.leftOut) });
    if (isNews) worker.send(news);
  }
}
