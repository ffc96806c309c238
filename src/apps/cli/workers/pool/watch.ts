/**
 * Looks at the workers now and then: how much memory they have, and what the reading of one command has cost. That cost is counted in
 * processor time, so that a command is not given up because the machine is busy with something else.
 */
import type { ReadingPlace } from "../messages.ts";
import type { ReadingLimits } from "./limits.ts";
import { megabyte, processorMilliseconds, residentBytes } from "./usage.ts";

/** Milliseconds between two looks. */
const interval = 100;

/** Characters of a command for which it may take as much again: reading is linear, and some write down a table in one command. */
const charactersEach = 300_000;

/** Where the system does not tell processor time, the clock may show this many times as much. */
const clockFactor = 5;

/** A worker with a job. */
export interface Watched {
  readonly worker: { readonly pid?: number | undefined };
  /** The command that it reads; null while it does something else. */
  readonly place: ReadingPlace | null;
  stop(reason: string): void;
}

/** What a look shows; null where the system does not say. */
interface Look {
  readonly clock: number;
  readonly processor: number | null;
  readonly bytes: number | null;
}

const lookAt = (pid: number): Look => ({ clock: performance.now(), processor: processorMilliseconds(pid), bytes: residentBytes(pid) });

/** Milliseconds between two looks: of processor time, and by the clock too, since other threads of the worker count as well. */
function spent(first: Look, now: Look): number {
  const clock = now.clock - first.clock;
  return first.processor === null || now.processor === null ? clock / clockFactor : Math.min(clock, now.processor - first.processor);
}

const rounded = (n: number): number => Math.round(10 * n) / 10;

export class Watch {
  private readonly mostBytes: number;
  private readonly reading: ReadingLimits;
  private readonly look: (pid: number) => Look;
  private timer: NodeJS.Timeout | null = null;
  /** The first look at each command that is being read. */
  private readonly first = new WeakMap<ReadingPlace, Look>();

  constructor(mostBytes: number, reading: ReadingLimits, look = lookAt) {
    this.mostBytes = mostBytes;
    this.reading = reading;
    this.look = look;
  }

  /** The clock's bound on the reading of one command: beyond it a worker waits for something that does not come. */
  get slowestReading(): number {
    return 1000 * Math.max(300, 20 * clockFactor * this.reading.seconds);
  }

  /** Looks at these from now on. */
  start(runs: () => Iterable<Watched>): void {
    this.timer ??= setInterval(() => this.lookAtAll(runs()), interval).unref();
  }

  close(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  lookAtAll(runs: Iterable<Watched>): void {
    for (const run of [...runs]) {
      const { pid } = run.worker;
      const problem = pid === undefined ? null : this.problemOf(this.look(pid), run.place);
      if (problem !== null) run.stop(problem);
    }
  }

  private problemOf(now: Look, place: ReadingPlace | null): string | null {
    if ((now.bytes ?? 0) > this.mostBytes) return place === null ? "the search used up its memory" : "reading it used up the memory";
    if (place === null) return null;
    const factor = 1 + place.length / charactersEach;
    const { seconds, megabytes } = { seconds: this.reading.seconds * factor, megabytes: this.reading.megabytes * factor };
    const first = this.first.get(place);
    if (first === undefined) this.first.set(place, now);
    else if (spent(first, now) >= 1000 * seconds) return `reading it took longer than ${rounded(seconds)} s`;
    else if ((now.bytes ?? 0) - (first.bytes ?? 0) > megabytes * megabyte) return `reading it took more than ${rounded(megabytes)} MB`;
    return null;
  }
}
