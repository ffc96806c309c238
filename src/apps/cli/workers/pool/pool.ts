/** Worker processes with a watch over them: a task that overruns its time or kills its worker ends as a failure, and a new worker starts. */
import type { ChildProcess } from "node:child_process";
import type { TheoryText } from "../../theory-files.ts";
import type { Confinement } from "../confinement.ts";
import type { Interim, LostReply, ToWorker } from "../messages.ts";
import { endWorker, stackKilobytes, startWorker } from "../worker-process.ts";
import { Guard } from "./guard.ts";
import { type AskOptions, alone, isAboutStatement, type Job, lost, type Reply } from "./job.ts";
import { JobRun, type RunHost } from "./job-run.ts";
import { listenDefault, type PoolLimits, readingLimits } from "./limits.ts";
import { RunFacts } from "./run-facts.ts";
import { Team } from "./team.ts";
import { heapMegabytes, mostBytes, residentBytes } from "./usage.ts";
import { Watch } from "./watch.ts";

export { type AskOptions, type Reply, whyNot } from "./job.ts";
export type { PoolLimits, TotalLimits } from "./limits.ts";

/** So many commands of a run are left out because they cannot be read; then a file is given up. */
const mostLeftOut = 20;

const nobody = (): void => undefined;
const cancelled = (signal: AbortSignal | undefined): LostReply => lost(String(signal?.reason));
const interrupted = lost("interrupted");
const tooMany = lost("as many statements as may be have been answered");

/** The pools that are open, so that none is left behind when the program ends. */
const open = new Set<Pool>();

/** Ends all workers of the program. */
export function closePools(): void {
  for (const pool of open) pool.close();
}

export class Pool implements RunHost {
  private readonly script: URL;
  private readonly size: number;
  private readonly waiting: Job[] = [];
  private readonly idle: ChildProcess[] = [];
  private readonly running = new Set<JobRun>();
  private started = 0;
  private isClosed = false;
  /** False once a worker died before it began: perhaps the compiled code that was kept does not suit this machine. */
  private usesCode = true;
  private readonly guard = new Guard();
  readonly facts = new RunFacts();
  private readonly stack: number;
  private readonly heap: number;
  private readonly mostKept: number;
  private readonly isThrifty: boolean;
  private readonly isOnOneCore: boolean;
  readonly listenMilliseconds: number;
  private readonly onFree: () => void;
  private readonly confinement: Confinement | null;
  private readonly watch: Watch;
  /** Questions so far. */
  private tickets = 0;
  private totalTimer: NodeJS.Timeout | null = null;
  private statementsLeft: number;
  /** Why nothing is answered any more. */
  private ending: LostReply = interrupted;

  constructor(script: URL, size: number, limits: PoolLimits = {}) {
    const { stack = stackKilobytes, memory = null, reading, mostKept, onFree = nobody, confinement = null, total = null } = limits;
    this.isThrifty = limits.isThrifty ?? false;
    this.isOnOneCore = limits.isOnOneCore ?? false;
    this.listenMilliseconds = limits.listening ?? listenDefault;
    this.script = script;
    this.size = size;
    this.confinement = confinement;
    this.stack = stack;
    this.heap = heapMegabytes(memory);
    this.watch = new Watch(mostBytes(this.heap, stack), readingLimits(reading));
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

  /** The files that will be asked about: what they import can then be kept together. */
  announce(files: readonly string[]): void {
    this.facts.announce(files);
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
    return [...[...this.running].map((run) => run.worker), ...this.idle].flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  }

  /** Sends a message to the next free worker. */
  ask(message: ToWorker, milliseconds: number, { onProgress = nobody, signal, deadline, gentle }: AskOptions = {}): Promise<Reply> {
    return new Promise((resolve) => {
      if (this.isClosed) return resolve(this.ending);
      if (isAboutStatement(message) && --this.statementsLeft < 0) return resolve(tooMany);
      if (signal?.aborted === true) return resolve(cancelled(signal));
      const team = this.teamFor(message);
      const settle = (reply: Reply): void => {
        signal?.removeEventListener("abort", abort);
        resolve(reply);
      };
      const job: Job = {
        message: { ...alone(message, team), ticket: ++this.tickets, ...(deadline === undefined ? {} : { deadline }) },
        milliseconds,
        settle,
        onProgress,
        ends: new Set(),
        isRetried: false,
        team,
        gentle: gentle ?? null,
      };
      const abort = (): void => this.end(job, cancelled(signal));
      signal?.addEventListener("abort", abort, { once: true });
      this.waiting.push(job);
      this.next();
    });
  }

  /** Ends a job, whether it waits or workers are at it: the first of them speaks for all. */
  private end({ ends, settle }: Job, reply: LostReply): void {
    const [end] = ends;
    if (end !== undefined) {
      end(reply.reason);
      return;
    }
    const at = this.waiting.findIndex((job) => job.ends === ends);
    if (at >= 0) this.waiting.splice(at, 1);
    settle(reply);
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

  private teamFor(message: ToWorker): Team | null {
    return message.kind === "run" && message.isShared && this.size > 1 ? new Team() : null;
  }

  /** Ends all workers; tasks that wait or run are lost. */
  close(): void {
    this.isClosed = true;
    open.delete(this);
    for (const job of this.waiting.splice(0)) job.settle(this.ending);
    for (const run of [...this.running]) run.stop(this.ending.reason);
    for (const worker of this.idle.splice(0)) endWorker(worker);
    this.watch.close();
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

  /** Gives waiting jobs to free workers. */
  private next(): void {
    while (!this.isClosed && this.waiting.length > 0) {
      const worker = this.freeWorker(this.waiting[0]?.message);
      const job = worker === undefined ? undefined : this.waiting.shift();
      if (worker === undefined || job === undefined) return;
      this.run(worker, job);
    }
  }

  advance(): void {
    this.next();
    if (this.waiting.length === 0) this.onFree();
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
    const { stack, heap, usesCode, isThrifty, isOnOneCore, confinement } = this;
    const worker = startWorker(this.script, { stack, heap, usesCode, isThrifty, isOnOneCore, confinement }).on("error", nobody);
    const { pid } = worker;
    if (pid !== undefined) {
      this.guard.watch(pid);
      worker.once("exit", () => this.guard.forget(pid));
    }
    return worker;
  }

  private run(worker: ChildProcess, job: Job): void {
    const run = new JobRun(this, worker, job);
    this.running.add(run);
    this.watch.start(() => this.running);
    run.begin();
  }

  get slowestReading(): number {
    return this.watch.slowestReading;
  }

  release(run: JobRun, isAlive: boolean): void {
    this.running.delete(run);
    if (isAlive && !this.isClosed && !run.isHelping && !this.isTooLarge(run.worker)) this.idle.push(run.worker);
    else this.discard(run.worker);
  }

  diedEarly(): void {
    this.usesCode = false;
  }

  retry(job: Job): void {
    this.waiting.unshift({ ...job, isRetried: true });
  }

  /** Whether what a worker keeps between answers has grown too large. */
  private isTooLarge({ pid }: ChildProcess): boolean {
    return this.isLongLived && pid !== undefined && (residentBytes(pid) ?? 0) > this.mostKept;
  }

  private get isLongLived(): boolean {
    return this.mostKept < Number.POSITIVE_INFINITY;
  }

  /** Scopes of a command: the team shares them out, and at each claim one worker without a task of its own may join. */
  hear(job: Job, name: number, message: Extract<Interim, { kind: "claim" | "found" }>): void {
    const { team } = job;
    if (team === null) return;
    team.hear(name, message);
    const mayJoin = message.kind === "claim" && team.isOpen && this.waiting.length === 0;
    const helper = mayJoin && job.message.kind === "run" ? this.freeWorker() : undefined;
    if (helper === undefined || job.message.kind !== "run") return;
    this.run(helper, { ...job, message: { ...job.message, since: team.since, isWatched: false }, isRetried: true });
  }

  private discard(worker: ChildProcess): void {
    this.started--;
    worker.on("error", nobody);
    endWorker(worker);
  }
}
