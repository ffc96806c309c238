/** Asks problems of a process of its own, which is ended where it does not end by itself. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { processorMilliseconds } from "../../src/apps/cli/workers/pool/usage.ts";
import { withStack } from "../processor-clock.ts";

/** A problem, and the seconds of processor time for its search. */
export interface Asked {
  readonly path: string;
  readonly seconds: number;
}

/** What became of a problem; `lost` where the process ended or had to be ended. */
export interface Answer {
  /** The first error in reading. */
  readonly failure: string | null;
  readonly outcome: string;
  /** The engine that gave the answer. */
  readonly tester: string | null;
  readonly reason: string | null;
  /** Of processor time, reading included. */
  readonly seconds: number;
}

/** So many problems to a process: what they leave behind in the memory is gone with it. */
const most = 25;

/** Seconds beyond those asked for: for starting, and for reading a large file. */
const patience = 30;

export class Answers {
  private worker: ChildProcessWithoutNullStreams | null = null;
  private asked = 0;

  /** The answer to one problem. */
  async ask(asked: Asked): Promise<Answer> {
    if (this.asked++ % most === 0) this.end();
    this.worker ??= spawn("sh", ["-c", `${withStack} ${new URL("by-processor.ts", import.meta.url).pathname}`]);
    const { worker } = this;
    const lines = createInterface({ input: worker.stdout });
    const start = worker.pid === undefined ? null : processorMilliseconds(worker.pid);
    const used = (): number => ((processorMilliseconds(worker.pid ?? 0) ?? Number.POSITIVE_INFINITY) - (start ?? 0)) / 1000;
    const watch = setInterval(() => {
      if (used() > asked.seconds + patience) worker.kill("SIGKILL");
    }, 1000);
    worker.stdin.write(`${JSON.stringify(asked)}\n`);
    const line = await new Promise<string | null>((resolve) => {
      lines.once("line", resolve);
      lines.once("close", () => resolve(null));
    });
    clearInterval(watch);
    lines.close();
    if (line !== null) return JSON.parse(line) as Answer;
    this.end();
    return { failure: null, outcome: "lost", tester: null, reason: null, seconds: asked.seconds };
  }

  end(): void {
    this.worker?.kill();
    this.worker = null;
  }
}
