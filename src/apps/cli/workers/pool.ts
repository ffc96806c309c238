/** Worker processes with a watch over them: a task that overruns its time or kills its worker ends as a failure, and a new worker starts. */
import type { ChildProcess } from "node:child_process";
import type { SearchProgress } from "../../../refute/index.ts";
import type { TheoryText } from "../theory-files.ts";
import type { Confinement } from "./confinement.ts";
import { Guard } from "./guard.ts";
import { heapMegabytes, mostBytes, residentBytes } from "./memory.ts";
import type { FromWorker, Interim, LostReply, ReadingPlace, Ticketed, ToWorker } from "./messages.ts";
import { Party } from "./party.ts";
import { RunFacts } from "./run-facts.ts";
import { describeEnd, endWorker, giveWay, stackKilobytes, startWorker, takeBack } from "./worker-process.ts";

/** Time beyond its own limit after which a task is given up. */
const graceMilliseconds = 1500;

/** What a worker may take to start, and to read the text of a file before its commands. */
const startMilliseconds = 60_000;

/** What the reading of one command may take, where the user does not say. Reading counts its steps; this is for what escapes the count. */
const defaultReadSeconds = 10;

/** So many commands of a run are left out because they cannot be read; then a file is given up. */
const mostLeftOut = 20;

/** How long a worker may take to listen. */
const listenMilliseconds = 400;

/** Milliseconds between two looks at the workers' memory. */
const memoryInterval = 200;

export type Reply = FromWorker;

/** What workers may use. */
export interface PoolLimits {
  /** Kilobytes for recursion, per worker. */
  readonly stack?: number;
  /** Megabytes of heap, per worker. */
  readonly memory?: number | null;
  /** Seconds for the reading of one command. */
  readonly readSeconds?: number | null;
  /** Told whenever a worker has nothing to do any more. */
  readonly onFree?: () => void;
  /** A worker that has so many bytes in memory after an answer gives place to a new one. */
  readonly mostKept?: number;
  /** For text that is not trusted: workers with the least rights there are. */
  readonly confinement?: Confinement | null;
  /** For all that is asked together; what is asked beyond is lost. */
  readonly total?: TotalLimits | null;
}

/** How long a pool lives, and how many statements it answers. */
export interface TotalLimits {
  readonly seconds: number;
  readonly statements: number;
}

/** How a question may end before its answer. */
export interface AskOptions {
  readonly onProgress?: (progress: SearchProgress) => void;
  /** Ends the question, with its worker where it has begun; the reason becomes that of the reply. */
  readonly signal?: AbortSignal;
  /** A question that has begun is ended without its worker, where that listens soon enough. */
  readonly isGentle?: boolean;
  /** When the search has to end by itself, in milliseconds since 1970, whatever time it waited before. */
  readonly deadline?: number;
}

interface Job {
  readonly message: Ticketed;
  readonly milliseconds: number;
  readonly settle: (reply: Reply) => void;
  readonly onProgress: (progress: SearchProgress) => void;
  readonly deadline: number | null;
  /** Ends it wherever it is, with the reason; copies of the job share it. */
  readonly control: { end: (reason: string) => void };
  /** Whether a worker has died with it before it began. */
  readonly isRetried: boolean;
  /** Those at the same task, where it can be shared out. */
  readonly party: Party | null;
  readonly isGentle: boolean;
}

/** Milliseconds since the task began; those that help with it come later. */
function sinceBeginning({ party }: Job): number {
  if (party === null) return 0;
  party.since ??= Date.now();
  return Date.now() - party.since;
}

/** Without others the task is not shared. */
const alone = (message: ToWorker, party: Party | null, ticket: number): Ticketed =>
  message.kind === "run" && party === null ? { ...message, isShared: false, ticket } : { ...message, ticket };

/** With what is left of the time until a deadline, where that is less than the question would get. */
function inTime(message: Ticketed, milliseconds: number, deadline: number | null): Ticketed {
  const left = deadline === null ? milliseconds : Math.max(1, deadline - Date.now());
  if (left >= milliseconds) return message;
  if (message.kind === "run") return { ...message, settings: { ...message.settings, timeout: left / 1000 } };
  if (message.kind === "goal") return { ...message, settings: { ...message.settings, timeout: left / 1000 }, milliseconds: left };
  return message.kind === "evaluate" ? { ...message, seconds: left / 1000 } : message;
}

const nobody = (): void => undefined;
const lost = (reason: string): LostReply => ({ kind: "lost", reason, at: null });
const cancelled = (signal: AbortSignal | undefined): LostReply => lost(String(signal?.reason));
const interrupted = lost("interrupted");
const tooMany = lost("as many statements as may be have been answered");

/** Questions that count as statements. */
const isAboutStatement = ({ kind }: ToWorker): boolean => kind === "run" || kind === "goal" || kind === "unused" || kind === "judge-mutant";

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
  private readonly mostKept: number;
  private readonly onFree: () => void;
  private readonly confinement: Confinement | null;
  private memoryTimer: NodeJS.Timeout | null = null;
  /** Questions so far. */
  private tickets = 0;
  private totalTimer: NodeJS.Timeout | null = null;
  private statementsLeft: number;
  /** Why nothing is answered any more. */
  private ending: LostReply = interrupted;

  constructor(script: URL, size: number, limits: PoolLimits = {}) {
    const {
      stack = stackKilobytes,
      memory = null,
      readSeconds = null,
      mostKept,
      onFree = nobody,
      confinement = null,
      total = null,
    } = limits;
    this.script = script;
    this.size = size;
    this.confinement = confinement;
    this.stack = stack;
    this.heap = heapMegabytes(memory);
    this.readMilliseconds = 1000 * (readSeconds ?? defaultReadSeconds);
    this.onFree = onFree;
    this.mostKept = mostKept ?? Number.POSITIVE_INFINITY;
    this.statementsLeft = total?.statements ?? Number.POSITIVE_INFINITY;
    if (total !== null) this.totalTimer = setTimeout(() => this.expire(total.seconds), 1000 * total.seconds).unref();
    open.add(this);
  }

  /** Which limit on all together has been reached, in words; null while there is none. */
  get exhausted(): string | null {
    return this.ending !== interrupted ? this.ending.reason : this.statementsLeft < 0 ? tooMany.reason : null;
  }

  private expire(seconds: number): void {
    this.ending = lost(`the time for the whole run (${seconds} s) is used up`);
    this.close();
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

  /** Nobody will ask about the file any more. */
  withdraw(path: string): void {
    this.facts.withdraw(path);
  }

  /** How many questions wait, and how many are under way. */
  get load(): { readonly waiting: number; readonly running: number } {
    return { waiting: this.waiting.length, running: this.running.size };
  }

  /** The processes of the workers. */
  get pids(): readonly number[] {
    return [...this.running.keys(), ...this.idle].flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  }

  /** Sends a message to the next free worker. */
  ask(
    message: ToWorker,
    milliseconds: number,
    { onProgress = nobody, signal, deadline, isGentle = false }: AskOptions = {},
  ): Promise<Reply> {
    return new Promise((resolve) => {
      if (this.isClosed) return resolve(this.ending);
      if (isAboutStatement(message) && --this.statementsLeft < 0) return resolve(tooMany);
      if (signal?.aborted === true) return resolve(cancelled(signal));
      const party = this.partyFor(message);
      const abort = (): void => control.end(String(signal?.reason));
      const settle = (reply: Reply): void => {
        signal?.removeEventListener("abort", abort);
        resolve(reply);
      };
      const control: Job["control"] = { end: () => this.unqueue(job, signal) };
      const job: Job = {
        message: alone(message, party, ++this.tickets),
        milliseconds,
        settle,
        onProgress,
        deadline: deadline ?? null,
        control,
        isRetried: false,
        party,
        isGentle,
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.waiting.push(job);
      this.next();
    });
  }

  /** Ends a job that waits. */
  private unqueue({ control, settle }: Job, signal: AbortSignal | undefined): void {
    const at = this.waiting.findIndex((job) => job.control === control);
    if (at >= 0) this.waiting.splice(at, 1);
    settle(cancelled(signal));
  }

  /** The first message about a theory: a command that cannot be read within the limits is left out, and the rest is read again. */
  async read(message: ToWorker, milliseconds: number, options: AskOptions = {}): Promise<Reply> {
    for (;;) {
      const reply = await this.ask(message, milliseconds, options);
      if (reply.kind !== "lost" || reply.at === null || options.signal?.aborted === true) return reply;
      // What stands in no file is left out by nobody else.
      const isOwn = message.kind === "goal" && reply.at.file !== message.file;
      if (isOwn || this.facts.leftOutCount(this.isLongLived ? reply.at.file : null) >= mostLeftOut) return reply;
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
    for (const job of this.waiting.splice(0)) job.settle(this.ending);
    for (const end of [...this.running.values()]) end(this.ending.reason);
    for (const worker of this.idle.splice(0)) endWorker(worker);
    if (this.memoryTimer !== null) clearInterval(this.memoryTimer);
    if (this.totalTimer !== null) clearTimeout(this.totalTimer);
    this.guard.close();
  }

  /** The work is done. One worker may keep its compiled code for those of the next run before it ends. */
  finish(): void {
    const worker = this.confinement === null ? this.idle.find((w) => w.connected) : undefined;
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
      const worker = this.freeWorker(this.waiting[0]?.message);
      const job = worker === undefined ? undefined : this.waiting.shift();
      if (worker === undefined || job === undefined) return;
      this.run(worker, job);
    }
  }

  /** One that has nothing to do, best one that knows the file already, or a new one as long as there may be more. */
  private freeWorker(message?: ToWorker): ChildProcess | undefined {
    const known = message === undefined ? -1 : this.idle.findLastIndex((w) => w.connected && this.facts.knows(w, message.file));
    if (known >= 0) return this.idle.splice(known, 1)[0];
    for (let worker = this.idle.pop(); worker !== undefined; worker = this.idle.pop()) {
      if (worker.connected) return worker;
      this.usesCode = false;
      this.started--;
    }
    return this.started < this.size ? this.start() : undefined;
  }

  private start(): ChildProcess {
    this.started++;
    const { stack, heap, usesCode, confinement } = this;
    const worker = startWorker(this.script, { stack, heap, usesCode, confinement }).on("error", nobody);
    const { pid } = worker;
    if (pid !== undefined) {
      this.guard.watch(pid);
      worker.once("exit", () => this.guard.forget(pid));
    }
    return worker;
  }

  private run(worker: ChildProcess, job: Job): void {
    let hasBegun = false;
    let isGivenUp = false;
    let at: ReadingPlace | null = null;
    // Who helps gives way to others, and cannot take that back.
    const isHelping = job.message.kind === "run" && job.message.since !== null;
    if (isHelping) giveWay(worker);
    const leave = (isAlive: boolean): void => {
      clearTimeout(timer);
      this.running.delete(worker);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      job.party?.leave(name);
      if (isAlive && !this.isClosed && !isHelping && !this.isTooLarge(worker)) this.idle.push(worker);
      else this.discard(worker);
    };
    const finish = (reply: Reply | null, isAlive: boolean): void => {
      leave(isAlive);
      if (reply !== null) job.settle(reply);
      if (reply !== null) job.party?.disband();
      this.next();
      if (this.waiting.length === 0) this.onFree();
    };
    const stop = (reason: string): void => finish({ kind: "lost", reason, at: hasBegun ? null : at }, false);
    // The asker has gone: the worker is told, and ended only if it does not listen.
    const giveUp = (reason: string): void => {
      if (isGivenUp) return;
      isGivenUp = true;
      job.settle({ kind: "lost", reason, at: null });
      takeBack(worker, job.message.ticket ?? 0);
      rewait(hasBegun ? listenMilliseconds : startMilliseconds, reason);
    };
    // Who dies before the task has begun did not die of it; while others are at it, it is not lost.
    const died = (reason: string): void => {
      const isWithOthers = (job.party?.size ?? 1) > 1;
      const isItsFault = hasBegun || job.isRetried || isGivenUp;
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
      else if (message.kind === "texts") this.facts.learn(message.texts, worker);
      else if (message.kind === "reading") {
        at = message.place;
        rewait(at === null ? startMilliseconds : this.readMilliseconds, `reading it took longer than ${this.readMilliseconds / 1000} s`);
      } else if (message.kind === "begun") {
        hasBegun = true;
        const time = isGivenUp ? listenMilliseconds : job.milliseconds + graceMilliseconds - sinceBeginning(job);
        rewait(time, "evaluation did not end within its time");
      } else finish(message, true);
    };
    const onError = (error: Error): void => died(`the search broke down: ${error.message}`);
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => died(describeEnd(code, signal));
    let timer = wait(startMilliseconds, "a worker did not start in time");
    this.running.set(worker, stop);
    job.control.end = job.isGentle ? giveUp : stop;
    const name = job.party?.join(worker, () => leave(false)) ?? 0;
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    this.facts.tell(worker);
    worker.send(inTime(job.message, job.milliseconds, job.deadline));
    this.watchMemory();
  }

  /** Whether what a worker keeps between answers has grown too large. */
  private isTooLarge({ pid }: ChildProcess): boolean {
    return this.isLongLived && pid !== undefined && (residentBytes(pid) ?? 0) > this.mostKept;
  }

  private get isLongLived(): boolean {
    return this.mostKept < Number.POSITIVE_INFINITY;
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
