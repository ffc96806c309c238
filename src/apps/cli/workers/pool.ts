/** Worker processes with a watch over them: a task that overruns its time or kills its worker ends as a failure, and a new worker starts. */
import type { ChildProcess } from "node:child_process";
import type { SearchProgress } from "../../../refute/index.ts";
import type { FromWorker, Interim, ToWorker } from "./messages.ts";
import { Party } from "./party.ts";
import { describeEnd, giveWay, stackKilobytes, startWorker } from "./worker-process.ts";

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
  /** Those at the same task, where it can be shared out. */
  readonly party: Party | null;
}

/** Milliseconds since the task began; those that help with it come later. */
function sinceBeginning({ party }: Job): number {
  if (party === null) return 0;
  party.since ??= Date.now();
  return Date.now() - party.since;
}

/** Without others the task is not shared. */
const alone = (message: ToWorker, party: Party | null): ToWorker =>
  message.kind === "run" && party === null ? { ...message, isShared: false } : message;

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
  /** False once a worker died before it began: perhaps the compiled code that was kept does not suit this machine. */
  private usesCode = true;
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
      const party = this.partyFor(message);
      this.waiting.push({ message: alone(message, party), milliseconds, settle, onProgress, isRetried: false, party });
      this.next();
    });
  }

  private partyFor(message: ToWorker): Party | null {
    return message.kind === "run" && message.isShared && this.size > 1 ? new Party() : null;
  }

  /** Ends all workers; tasks that wait or run are lost. */
  close(): void {
    this.isClosed = true;
    for (const job of this.waiting.splice(0)) job.settle({ kind: "lost", reason: "interrupted" });
    for (const end of [...this.running]) end("interrupted");
    for (const worker of this.idle.splice(0)) worker.kill("SIGKILL");
  }

  /** The work is done. One worker may keep its compiled code for those of the next run before it ends. */
  finish(): void {
    const worker = this.idle.find((w) => w.connected);
    if (worker !== undefined && this.running.size === 0) {
      this.idle.splice(this.idle.indexOf(worker), 1);
      worker.send({ kind: "keep-code" }, nobody);
      worker.unref();
      worker.channel?.unref();
    }
    this.close();
  }

  private next(): void {
    while (!this.isClosed && this.waiting.length > 0) {
      const worker = this.freeWorker();
      const job = worker === undefined ? undefined : this.waiting.shift();
      if (worker === undefined || job === undefined) return;
      this.run(worker, job);
    }
  }

  /** One that has nothing to do, or a new one as long as there may be more. */
  private freeWorker(): ChildProcess | undefined {
    for (let worker = this.idle.pop(); worker !== undefined; worker = this.idle.pop()) {
      if (worker.connected) return worker;
      this.usesCode = false;
      this.started--;
    }
    return this.started < this.size ? this.start() : undefined;
  }

  private start(): ChildProcess {
    this.started++;
    return startWorker(this.script, this.stack, this.usesCode).on("error", nobody);
  }

  private run(worker: ChildProcess, job: Job): void {
    let hasBegun = false;
    // Who helps gives way to others, and cannot take that back.
    const isHelping = job.message.kind === "run" && job.message.since !== null;
    if (isHelping) giveWay(worker);
    const leave = (isAlive: boolean): void => {
      clearTimeout(timer);
      this.running.delete(stop);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      job.party?.leave(name);
      if (isAlive && !this.isClosed && !isHelping) this.idle.push(worker);
      else this.discard(worker);
    };
    const finish = (reply: Reply | null, isAlive: boolean): void => {
      leave(isAlive);
      if (reply !== null) job.settle(reply);
      if (reply !== null) job.party?.disband();
      this.next();
    };
    const stop = (reason: string): void => finish({ kind: "lost", reason }, false);
    // Who dies before the task has begun did not die of it; while others are at it, it is not lost.
    const died = (reason: string): void => {
      const isWithOthers = (job.party?.size ?? 1) > 1;
      const isItsFault = hasBegun || job.isRetried;
      if (!hasBegun) this.usesCode = false;
      if (isWithOthers && job.party !== null) job.party.isOpen = false;
      else if (!isItsFault) this.waiting.unshift({ ...job, isRetried: true });
      finish(isItsFault && !isWithOthers ? { kind: "lost", reason } : null, false);
    };
    const wait = (milliseconds: number): NodeJS.Timeout => setTimeout(stop, milliseconds, "evaluation did not end within its time");
    const onMessage = (message: FromWorker | Interim): void => {
      if (message.kind === "progress") job.onProgress(message.progress);
      else if (message.kind === "claim" || message.kind === "found") this.hear(job, name, message);
      else if (message.kind === "begun") {
        hasBegun = true;
        clearTimeout(timer);
        timer = wait(job.milliseconds + graceMilliseconds - sinceBeginning(job));
      } else finish(message, true);
    };
    const onError = (error: Error): void => died(`the search broke down: ${error.message}`);
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => died(describeEnd(code, signal));
    let timer = wait(warmUpMilliseconds);
    this.running.add(stop);
    const name = job.party?.join(worker, () => leave(false)) ?? 0;
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.send(job.message);
  }

  /** Scopes of a command: the party shares them out, and at each claim one worker without a task of its own may join. */
  private hear(job: Job, name: number, message: Extract<Interim, { kind: "claim" | "found" }>): void {
    const { party } = job;
    if (party === null) return;
    party.hear(name, message);
    const mayJoin = message.kind === "claim" && party.isOpen && this.waiting.length === 0;
    const helper = mayJoin && job.message.kind === "run" ? this.freeWorker() : undefined;
    if (helper === undefined || job.message.kind !== "run") return;
    this.run(helper, { ...job, message: { ...job.message, since: party.since, isWatched: false }, isRetried: true });
  }

  private discard(worker: ChildProcess): void {
    this.started--;
    worker.on("error", nobody);
    worker.kill("SIGKILL");
  }
}
