/** Worker threads with a watch over them: a task that overruns its time or kills its worker ends as a failure, and a new worker starts. */
import { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./messages.ts";

/** Time beyond its own limit after which a task is given up. */
const graceMilliseconds = 1500;

/** What a new worker may take to start and to read the theory before its first task. */
const warmUpMilliseconds = 30_000;

export type Reply = FromWorker | { readonly kind: "lost"; readonly reason: string };

interface Job {
  readonly message: ToWorker;
  readonly milliseconds: number;
  readonly settle: (reply: Reply) => void;
}

export class Pool {
  private readonly script: URL;
  private readonly size: number;
  private readonly waiting: Job[] = [];
  private readonly idle: Worker[] = [];
  /** Workers that have answered before. */
  private readonly warm = new WeakSet<Worker>();
  private started = 0;
  private isClosed = false;

  constructor(script: URL, size: number) {
    this.script = script;
    this.size = size;
  }

  /** Sends a message to the next free worker. */
  ask(message: ToWorker, milliseconds: number): Promise<Reply> {
    return new Promise((settle) => {
      this.waiting.push({ message, milliseconds, settle });
      this.next();
    });
  }

  /** Ends all workers; tasks that wait are lost. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.waiting.splice(0)) job.settle({ kind: "lost", reason: "interrupted" });
    await Promise.all(this.idle.splice(0).map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.isClosed || this.waiting.length === 0) return;
    const worker = this.idle.pop() ?? (this.started < this.size ? this.start() : undefined);
    const job = worker === undefined ? undefined : this.waiting.shift();
    if (worker !== undefined && job !== undefined) this.run(worker, job);
  }

  private start(): Worker {
    this.started++;
    return new Worker(this.script, { resourceLimits: { stackSizeMb: 64, maxOldGenerationSizeMb: 3072 } });
  }

  private run(worker: Worker, job: Job): void {
    const onMessage = (reply: FromWorker): void => end(reply, true);
    const onError = (error: Error & { code?: string }): void => end({ kind: "lost", reason: describeCrash(error) }, false);
    const onExit = (): void => end({ kind: "lost", reason: "the search broke down" }, false);
    const end = (reply: Reply, isAlive: boolean): void => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      this.warm.add(worker);
      if (isAlive && !this.isClosed) this.idle.push(worker);
      else this.discard(worker);
      job.settle(reply);
      this.next();
    };
    const allowance = job.milliseconds + graceMilliseconds + (this.warm.has(worker) ? 0 : warmUpMilliseconds);
    const timer = setTimeout(() => end({ kind: "lost", reason: "evaluation did not end within its time" }, false), allowance);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(job.message);
  }

  private discard(worker: Worker): void {
    this.started--;
    worker.on("error", () => undefined);
    void worker.terminate();
  }
}

function describeCrash(error: Error & { code?: string }): string {
  return error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "the search used up its memory" : `the search broke down: ${error.message}`;
}
