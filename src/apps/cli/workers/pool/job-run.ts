/** A job at a worker: from the message to the answer, or to whatever ends it before. */
import type { ChildProcess } from "node:child_process";
import type { FromWorker, Interim, LostReply, ReadingPlace } from "../messages.ts";
import { describeEnd, giveWay, takeBack } from "../worker-process.ts";
import { type Job, type Reply, sinceBeginning } from "./job.ts";
import type { RunFacts } from "./run-facts.ts";

/** Time beyond its own limit after which a task is given up. */
const graceMilliseconds = 1500;

/** What a worker may take to start, and to read the text of a file before its commands. */
const startMilliseconds = 60_000;

/** The pool, as a run sees it. */
export interface RunHost {
  readonly facts: RunFacts;
  /** The clock's bound on the reading of one command; less is up to the watch. */
  readonly slowestReading: number;
  /** How long a worker may go on with a job that is taken back. */
  readonly listenMilliseconds: number;
  /** The worker is free, or else to be ended. */
  release(run: JobRun, isAlive: boolean): void;
  /** The worker died before it began. */
  diedEarly(): void;
  /** The job has to wait again. */
  retry(job: Job): void;
  /** There is room for the next job. */
  advance(): void;
  /** News about scopes from a worker that shares the job. */
  hear(job: Job, name: number, message: Extract<Interim, { kind: "claim" | "found" }>): void;
}

export class JobRun {
  readonly worker: ChildProcess;
  readonly job: Job;
  /** The command that is being read; null when none is. */
  place: ReadingPlace | null = null;
  private readonly host: RunHost;
  private readonly name: number;
  /** What is known of the search, where it has told. */
  private soFar: Pick<LostReply, "soFar"> = {};
  private hasBegun = false;
  private isGivenUp = false;
  private isOver = false;
  private timer: NodeJS.Timeout;

  constructor(host: RunHost, worker: ChildProcess, job: Job) {
    this.host = host;
    this.worker = worker;
    this.job = job;
    // Who helps gives way to others, and cannot take that back.
    if (this.isHelping) giveWay(worker);
    this.timer = setTimeout(this.stop, startMilliseconds, "a worker did not start in time");
    this.name = job.team?.join(worker, () => this.leave(false)) ?? 0;
    job.ends.add(this.end);
    worker.on("message", this.onMessage).on("error", this.onError).on("exit", this.onExit);
  }

  begin(): void {
    this.host.facts.tell(this.worker);
    this.worker.send(this.job.message);
  }

  get isHelping(): boolean {
    return this.job.message.kind === "run" && this.job.message.since !== null;
  }

  /** Ends it with its worker. */
  readonly stop = (reason: string): void => this.finish(this.lost(reason), false);

  private readonly end = (reason: string): void => {
    const { gentle } = this.job;
    if (gentle === "all" || (gentle === "search" && this.hasBegun)) this.giveUp(reason);
    else this.stop(reason);
  };

  private lost(reason: string): LostReply {
    return { kind: "lost", reason, at: this.hasBegun ? null : this.place, ...this.soFar };
  }

  /** The asker has gone: the worker is told, and ended only if it does not listen. */
  private giveUp(reason: string): void {
    if (this.isGivenUp) return;
    this.isGivenUp = true;
    this.job.settle({ ...this.lost(reason), at: null });
    takeBack(this.worker, this.job.message.ticket ?? 0);
    this.wait(this.hasBegun ? this.host.listenMilliseconds : startMilliseconds, reason);
  }

  private wait(milliseconds: number, reason: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.stop, milliseconds, reason);
  }

  private leave(isAlive: boolean): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    this.job.ends.delete(this.end);
    this.worker.off("message", this.onMessage).off("error", this.onError).off("exit", this.onExit);
    this.job.team?.leave(this.name);
    this.host.release(this, isAlive);
  }

  private finish(reply: Reply | null, isAlive: boolean): void {
    if (this.isOver) return;
    this.leave(isAlive);
    if (reply !== null) this.job.settle(reply);
    if (reply !== null) this.job.team?.disband();
    this.host.advance();
  }

  /** Who dies before the task has begun did not die of it; while others are at it, it is not lost. */
  private died(reason: string): void {
    const { job, hasBegun } = this;
    const isWithOthers = (job.team?.size ?? 1) > 1;
    const isItsFault = hasBegun || job.isRetried || this.isGivenUp;
    if (!hasBegun) this.host.diedEarly();
    if (isWithOthers && job.team !== null) job.team.isOpen = false;
    this.leave(false);
    if (!isWithOthers && isItsFault) job.settle(this.lost(reason));
    else if (!isWithOthers) this.host.retry(job);
    this.host.advance();
  }

  private readonly onMessage = (message: FromWorker | Interim): void => {
    const { job, host } = this;
    if (message.kind === "progress") job.onProgress(message.progress);
    else if (message.kind === "so-far") this.soFar = { soFar: message.report };
    else if (message.kind === "claim" || message.kind === "found") host.hear(job, this.name, message);
    else if (message.kind === "texts") host.facts.learn(message.texts, this.worker);
    else if (message.kind === "reading") {
      this.place = message.place;
      const milliseconds = this.place === null ? startMilliseconds : host.slowestReading;
      this.wait(milliseconds, `reading did not end within ${milliseconds / 1000} s`);
    } else if (message.kind === "begun") {
      this.hasBegun = true;
      this.place = null;
      const time = this.isGivenUp ? host.listenMilliseconds : job.milliseconds + graceMilliseconds - sinceBeginning(job);
      this.wait(time, "evaluation did not end within its time");
    } else this.finish(message, true);
  };

  private readonly onError = (error: Error): void => this.died(`the search broke down: ${error.message}`);
  private readonly onExit = (code: number | null, signal: NodeJS.Signals | null): void => this.died(describeEnd(code, signal));
}
