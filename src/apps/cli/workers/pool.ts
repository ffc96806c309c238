/** Worker processes with a watch over them: a task that overruns its time or kills its worker ends as a failure, and a new worker starts. */
import type { ChildProcess } from "node:child_process";
import type { SearchProgress } from "../../../refute/index.ts";
import type { TheoryText } from "../theory-files.ts";
import { Guard } from "./guard.ts";
import { heapMegabytes, mostBytes, residentBytes } from "./memory.ts";
import type { FromWorker, Interim, ReadingPlace, ToWorker } from "./messages.ts";
import { Party } from "./party.ts";
import { RunFacts } from "./run-facts.ts";
import { describeEnd, endWorker, giveWay, stackKilobytes, startWorker } from "./worker-process.ts";

/** Time beyond its own limit after which a task is given up. */
const graceMilliseconds = 1500;

/** What a worker may take to start, and to read the text of a file before its commands. */
const startMilliseconds = 60_000;

/** What the reading of one command may take, where the user does not say. Reading counts its steps; this is for what escapes the count. */
const defaultReadSeconds = 10;

/** So many commands of a run are left out because they cannot be read; then a file is given up. */
const mostLeftOut = 20;

/** Milliseconds between two looks at the workers' memory. */
const memoryInterval = 200;

/** `at`: the command that was being read, when the task had not begun. */
export type Reply = FromWorker | { readonly kind: "lost"; readonly reason: string; readonly at: ReadingPlace | null };

/** What workers may use. */
export interface PoolLimits {
  /** Kilobytes for recursion, per worker. */
  readonly stack?: number;
  /** Megabytes of heap, per worker. */
  readonly memory?: number | null;
  /** Seconds for the reading of one command. */
  readonly readSeconds?: number | null;
}

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
const interrupted: Reply = { kind: "lost", reason: "interrupted", at: null };

/** The pools that are open, so that none is left behind when the program ends. */
const open = new Set<Pool>();

/** Ends all workers of the program. */
export function closePools(): void {
  for (const pool of open) pool.close();
}

export class Pool {
  private readonly script: URL;
  private readonly size: number;
  private readonly waiting: Job[] = [];
  private readonly idle: ChildProcess[] = [];
  /** What ends the jobs under way, with the reason, by their workers. */
  private readonly running = new Map<ChildProcess, (reason: string) => void>();
  private started = 0;
  private isClosed = false;
  /** False once a worker died before it began: perhaps the compiled code that was kept does not suit this machine. */
  private usesCode = true;
  private readonly guard = new Guard();
  private readonly facts = new RunFacts();
  private readonly stack: number;
  private readonly heap: number;
  private readonly readMilliseconds: number;
  private memoryTimer: NodeJS.Timeout | null = null;

  constructor(script: URL, size: number, { stack = stackKilobytes, memory = null, readSeconds = null }: PoolLimits = {}) {
    this.script = script;
    this.size = size;
    this.stack = stack;
    this.heap = heapMegabytes(memory);
    this.readMilliseconds = 1000 * (readSeconds ?? defaultReadSeconds);
    open.add(this);
  }

  /** Starts the first worker before there is something to do: starting takes longest. */
  prepare(): this {
    if (this.started === 0) this.idle.push(this.start());
    return this;
  }

  /** The text of a file, for all workers: they read it from nowhere else. */
  provide(path: string, text: TheoryText): void {
    this.facts.learn([[path, text]]);
  }

  /** Sends a message to the next free worker. */
  ask(message: ToWorker, milliseconds: number, onProgress: (progress: SearchProgress) => void = nobody): Promise<Reply> {
    return new Promise((settle) => {
      if (this.isClosed) return settle(interrupted);
      const party = this.partyFor(message);
      this.waiting.push({ message: alone(message, party), milliseconds, settle, onProgress, isRetried: false, party });
      this.next();
    });
  }

  /** The first message about a theory: a command that cannot be read within the limits is left out, and the rest is read again. */
  async read(message: ToWorker, milliseconds: number): Promise<Reply> {
    for (;;) {
      const reply = await this.ask(message, milliseconds);
      if (reply.kind !== "lost" || reply.at === null || this.facts.leftOutCount >= mostLeftOut) return reply;
      this.facts.leaveOut(reply.at, reply.reason);
    }
  }

  private partyFor(message: ToWorker): Party | null {
    return message.kind === "run" && message.isShared && this.size > 1 ? new Party() : null;
  }

  /** Ends all workers; tasks that wait or run are lost. */
  close(): void {
    this.isClosed = true;
    open.delete(this);
    for (const job of this.waiting.splice(0)) job.settle(interrupted);
    for (const end of [...this.running.values()]) end("interrupted");
    for (const worker of this.idle.splice(0)) endWorker(worker);
    if (this.memoryTimer !== null) clearInterval(this.memoryTimer);
    this.guard.close();
  }

  /** The work is done. One worker may keep its compiled code for those of the next run before it ends. */
  finish(): void {
    const worker = this.idle.find((w) => w.connected);
    if (worker?.pid !== undefined && this.running.size === 0) {
      this.idle.splice(this.idle.indexOf(worker), 1);
      this.guard.forget(worker.pid);
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
    const worker = startWorker(this.script, { stack: this.stack, heap: this.heap, usesCode: this.usesCode }).on("error", nobody);
    const { pid } = worker;
    if (pid !== undefined) {
      this.guard.watch(pid);
      worker.once("exit", () => this.guard.forget(pid));
    }
    return worker;
  }

  private run(worker: ChildProcess, job: Job): void {
    let hasBegun = false;
    let at: ReadingPlace | null = null;
    // Who helps gives way to others, and cannot take that back.
    const isHelping = job.message.kind === "run" && job.message.since !== null;
    if (isHelping) giveWay(worker);
    const leave = (isAlive: boolean): void => {
      clearTimeout(timer);
      this.running.delete(worker);
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
    const stop = (reason: string): void => finish({ kind: "lost", reason, at: hasBegun ? null : at }, false);
    // Who dies before the task has begun did not die of it; while others are at it, it is not lost.
    const died = (reason: string): void => {
      const isWithOthers = (job.party?.size ?? 1) > 1;
      const isItsFault = hasBegun || job.isRetried;
      if (!hasBegun) this.usesCode = false;
      if (isWithOthers && job.party !== null) job.party.isOpen = false;
      else if (!isItsFault) this.waiting.unshift({ ...job, isRetried: true });
      finish(isItsFault && !isWithOthers ? { kind: "lost", reason, at: hasBegun ? null : at } : null, false);
    };
    const wait = (milliseconds: number, reason: string): NodeJS.Timeout => setTimeout(stop, milliseconds, reason);
    const rewait = (milliseconds: number, reason: string): void => {
      clearTimeout(timer);
      timer = wait(milliseconds, reason);
    };
    const onMessage = (message: FromWorker | Interim): void => {
      if (message.kind === "progress") job.onProgress(message.progress);
      else if (message.kind === "claim" || message.kind === "found") this.hear(job, name, message);
      else if (message.kind === "texts") this.facts.learn(message.texts);
      else if (message.kind === "reading") {
        at = message.place;
        rewait(at === null ? startMilliseconds : this.readMilliseconds, `reading it took longer than ${this.readMilliseconds / 1000} s`);
      } else if (message.kind === "begun") {
        hasBegun = true;
        rewait(job.milliseconds + graceMilliseconds - sinceBeginning(job), "evaluation did not end within its time");
      } else finish(message, true);
    };
    const onError = (error: Error): void => died(`the search broke down: ${error.message}`);
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => died(describeEnd(code, signal));
    let timer = wait(startMilliseconds, "a worker did not start in time");
    this.running.set(worker, stop);
    const name = job.party?.join(worker, () => leave(false)) ?? 0;
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    this.facts.tell(worker);
    worker.send(job.message);
    this.watchMemory();
  }

  /** The heap has a limit of its own; what lies beside it (buffers, the SAT solver's memory) is looked at now and then. */
  private watchMemory(): void {
    if (this.memoryTimer !== null) return;
    const most = mostBytes(this.heap, this.stack);
    this.memoryTimer = setInterval(() => {
      for (const [worker, stop] of [...this.running])
        if (worker.pid !== undefined && (residentBytes(worker.pid) ?? 0) > most) stop("the search used up its memory");
    }, memoryInterval);
    this.memoryTimer.unref();
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
    endWorker(worker);
  }
}
