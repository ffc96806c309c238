/** Worker processes with a watch over them: a task that overruns its time or kills its worker ends as a failure, and a new worker starts. */
import type { ChildProcess } from "node:child_process";
import type { SearchProgress } from "../../refute/index.ts";
import type { FromWorker, Interim, ToWorker } from "./messages.ts";
import { describeEnd, stackKilobytes, startWorker } from "./worker-process.ts";

/** Time beyond its own limit after which a task is given up. */
const graceMilliseconds = 1500;

/** What a worker may take to start and to read the theory before a task begins. */
const warmUpMilliseconds = 120_000;

export type Reply = FromWorker | { readonly kind: "lost"; readonly reason: string };

interface Job {
  readonly message: ToWorker;
  readonly milliseconds: number;
  readonly settle: (reply: Reply) => void;
  readonly onProgress: (progress: SearchProgress) => void;
  /** Whether a worker has died with it before it began. */
  readonly isRetried: boolean;
}

const nobody = (): void => undefined;

export class Pool {
  private readonly script: URL;
  private readonly size: number;
  private readonly waiting: Job[] = [];
  private readonly idle: ChildProcess[] = [];
  /** What ends the jobs under way, with the reason. */
  private readonly running = new Set<(reason: string) => void>();
  private started = 0;
  private isClosed = false;
  /** Kilobytes for recursion, per worker. */
  private readonly stack: number;

  constructor(script: URL, size: number, stack = stackKilobytes) {
    this.script = script;
    this.size = size;
    this.stack = stack;
  }

  /** Starts the first worker before there is something to do: starting takes longest. */
  prepare(): this {
    if (this.started === 0) this.idle.push(this.start());
    return this;
  }

  /** Sends a message to the next free worker. */
  ask(message: ToWorker, milliseconds: number, onProgress: (progress: SearchProgress) => void = nobody): Promise<Reply> {
    return new Promise((settle) => {
      if (this.isClosed) return settle({ kind: "lost", reason: "interrupted" });
      this.waiting.push({ message, milliseconds, settle, onProgress, isRetried: false });
      this.next();
    });
  }

  /** Ends all workers; tasks that wait or run are lost. */
  close(): void {
    this.isClosed = true;
    for (const job of this.waiting.splice(0)) job.settle({ kind: "lost", reason: "interrupted" });
    for (const end of [...this.running]) end("interrupted");
    for (const worker of this.idle.splice(0)) worker.kill("SIGKILL");
  }

  private next(): void {
    if (this.isClosed || this.waiting.length === 0) return;
    const worker = this.freeWorker();
    const job = worker === undefined ? undefined : this.waiting.shift();
    if (worker !== undefined && job !== undefined) this.run(worker, job);
  }

  /** One that has nothing to do, or a new one as long as there may be more. */
  private freeWorker(): ChildProcess | undefined {
    for (let worker = this.idle.pop(); worker !== undefined; worker = this.idle.pop()) {
      if (worker.connected) return worker;
      this.started--;
    }
    return this.started < this.size ? this.start() : undefined;
  }

  private start(): ChildProcess {
    this.started++;
    return startWorker(this.script, this.stack).on("error", nobody);
  }

  private run(worker: ChildProcess, job: Job): void {
    let hasBegun = false;
    const finish = (reply: Reply | null, isAlive: boolean): void => {
      clearTimeout(timer);
      this.running.delete(stop);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      if (isAlive && !this.isClosed) this.idle.push(worker);
      else this.discard(worker);
      if (reply !== null) job.settle(reply);
      this.next();
    };
    const stop = (reason: string): void => finish({ kind: "lost", reason }, false);
    // Who dies before the task has begun did not die of it.
    const died = (reason: string): void => {
      const isItsFault = hasBegun || job.isRetried;
      if (!isItsFault) this.waiting.unshift({ ...job, isRetried: true });
      finish(isItsFault ? { kind: "lost", reason } : null, false);
    };
    const wait = (milliseconds: number): NodeJS.Timeout => setTimeout(stop, milliseconds, "evaluation did not end within its time");
    const onMessage = (message: FromWorker | Interim): void => {
      if (message.kind === "progress") job.onProgress(message.progress);
      else if (message.kind === "begun") {
        hasBegun = true;
        clearTimeout(timer);
        timer = wait(job.milliseconds + graceMilliseconds);
      } else finish(message, true);
    };
    const onError = (error: Error): void => died(`the search broke down: ${error.message}`);
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => died(describeEnd(code, signal));
    let timer = wait(warmUpMilliseconds);
    this.running.add(stop);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.send(job.message);
  }

  private discard(worker: ChildProcess): void {
    this.started--;
    worker.on("error", nobody);
    worker.kill("SIGKILL");
  }
}
