/** `hollow campaign work`: takes jobs, carries them out, and hands in results, until none are left. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { CheckSettings } from "../../refute/index.ts";
import type { Pool } from "../cli/workers/pool/pool.ts";
import type { JudgedBits } from "../cli/workers/tool-messages.ts";
import type { Work } from "./jobs/job.ts";
import { JobRunner } from "./jobs/run-job.ts";
import { writeTexts } from "./jobs/texts.ts";
import type { Campaign, JobResult, QueuedJob, Store } from "./store/store.ts";

export interface WorkOptions {
  readonly workers: number;
  /** Seconds after which a worker that gives no sign is taken for gone. */
  readonly patience: number;
  /** Ends the work; what is under way goes back. */
  readonly signal: AbortSignal;
  readonly log: (message: string) => void;
}

/** Jobs that are taken at once are worth about this many seconds of work. */
const takenSeconds = 0.5;
const mostTaken = 64;

/** More are asked for when those that wait are worth less than this many seconds: a database that is busy may take as long. */
const spareSeconds = 0.1;

/** How long jobs take is the mean of about this many. */
const meanOf = 8;

/** Results wait this many milliseconds for others to be handed in with: a transaction costs the same for one as for many. */
const handInMilliseconds = 200;

/** Milliseconds between two looks for jobs where there are none, and between two signs of life. */
const idlePause = 500;
const beatInterval = 2_000;

/** How often in the time of one's patience one looks for workers that are gone. */
const looksPerPatience = 3;

export class CampaignWorker {
  private readonly store: Store;
  private readonly campaign: Campaign;
  private readonly openWorkers: (folder: string) => Pool;
  private readonly options: WorkOptions;
  private readonly id = randomUUID();
  private readonly name = `${hostname()}:${process.pid}`;
  private readonly waiting: QueuedJob<Work>[] = [];
  /** Jobs that were taken and not yet handed in, failed or given back. */
  private readonly held = new Set<string>();
  private readonly done: { readonly job: QueuedJob<Work>; readonly result: JobResult }[] = [];
  private readonly models: JudgedBits[] = [];
  private taking: Promise<number> | null = null;
  /** Results that wait for others, and what ends the wait. */
  private handingIn: Promise<void> | null = null;
  private hurry = new AbortController();
  /** Results that are on their way. */
  private finishing: Promise<void> = Promise.resolve();
  /** Seconds that a search takes, before the first is known: a guess that leaves work to others. */
  private meanSeconds = 1;
  private searches = 0;
  /** Aborted when there is nothing left to do, so that who waits for more need not. */
  private readonly over = new AbortController();
  private reapedAt = Number.NEGATIVE_INFINITY;
  /** Jobs that this worker has finished. */
  finished = 0;

  /** `openWorkers`: processes that read texts in a folder. */
  constructor(store: Store, campaign: Campaign, openWorkers: (folder: string) => Pool, options: WorkOptions) {
    this.store = store;
    this.campaign = campaign;
    this.openWorkers = openWorkers;
    this.options = options;
  }

  /** Until every job has its result or is parked, or the signal. */
  async run(): Promise<void> {
    const { store, campaign, options } = this;
    const folder = mkdtempSync(join(tmpdir(), "hollow-campaign-"));
    const pool = this.openWorkers(folder);
    let beating: Promise<void> | null = null;
    const beat = setInterval(() => {
      beating ??= this.beat()
        .catch((error) => options.log(String(error)))
        .finally(() => {
          beating = null;
        });
    }, beatInterval);
    try {
      const texts = await store.texts(campaign);
      writeTexts(folder, texts);
      const { check } = campaign.settings as { readonly check: CheckSettings };
      const runner = new JobRunner({ pool, folder, texts, settings: check, known: () => this.knownModels() });
      await store.join(campaign, this.id, this.name);
      await Promise.all(Array.from({ length: options.workers }, () => this.loop(runner)));
      await this.handIn();
      // Jobs that come now would be nobody's once this worker has left.
      await this.taking?.catch(() => undefined);
      await this.giveBack(this.waiting.splice(0));
    } finally {
      clearInterval(beat);
      pool.close();
      // A sign of life after the farewell would be taken for a newcomer's.
      await beating;
      await store.leave(this.id).catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    }
  }

  private async loop(runner: JobRunner): Promise<void> {
    const ending = AbortSignal.any([this.options.signal, this.over.signal]);
    while (!ending.aborted) {
      const job = this.waiting.shift();
      if (job !== undefined) await this.carryOut(runner, job);
      else if ((await this.take()) === 0 && this.waiting.length === 0) {
        await this.handIn();
        await this.giveBackLost();
        if (await this.store.isOver(this.campaign)) this.over.abort();
        await pause(idlePause, ending);
      }
    }
  }

  private async carryOut(runner: JobRunner, job: QueuedJob<Work>): Promise<void> {
    const { store, campaign, options } = this;
    const spare = Math.max(1, spareSeconds / Math.max(0.001, this.meanSeconds));
    if (this.waiting.length < options.workers * spare) void this.take().catch(() => undefined);
    try {
      const result = await runner.run(job.work, options.signal);
      this.done.push({ job, result });
      // The search alone: the first job of a theory waits until it is read, and tells little of the others.
      this.meanSeconds += (result.seconds - this.meanSeconds) / Math.min(meanOf, ++this.searches);
      if (this.done.length >= mostTaken) await this.handIn();
      else this.handInLater();
    } catch (error) {
      if (options.signal.aborted) return this.giveBack([job]);
      const reason = error instanceof Error ? error.message : String(error);
      options.log(`${job.label}: ${reason}`);
      await store.fail(campaign, [job.id], reason);
      this.held.delete(job.id);
    }
  }

  /** Takes as many jobs as are worth it; how many there were. */
  private take(): Promise<number> {
    if (this.taking !== null) return this.taking;
    const wanted = Math.ceil((takenSeconds * this.options.workers) / Math.max(0.001, this.meanSeconds));
    const count = Math.min(mostTaken, Math.max(1, wanted));
    this.taking = this.store
      .take<Work>(this.campaign, this.id, count)
      .then((jobs) => {
        for (const { id } of jobs) this.held.add(id);
        this.waiting.push(...jobs);
        return jobs.length;
      })
      .finally(() => {
        this.taking = null;
      });
    return this.taking;
  }

  private async giveBack(jobs: readonly { readonly id: string }[]): Promise<void> {
    const ids = jobs.map(({ id }) => id);
    await this.store.giveBack(this.campaign, ids);
    for (const id of ids) this.held.delete(id);
  }

  /**
   * Where the connection broke just after jobs had been taken, nobody was told of them, and others were taken in their stead: the database says that
   * they are ours, and everybody would wait for them.
   */
  private async giveBackLost(): Promise<void> {
    const claims = await this.store.claimsOf(this.id);
    if (this.taking !== null) return;
    await this.giveBack(claims.filter((id) => !this.held.has(id)).map((id) => ({ id })));
  }

  private handInLater(): void {
    if (this.handingIn !== null) return;
    this.hurry = new AbortController();
    // What fails is told to whoever hands in next.
    this.handingIn = pause(handInMilliseconds, this.hurry.signal)
      .then(() => this.flush())
      .catch(() => undefined);
  }

  /** Hands in what there is, and waits for what is on its way. */
  private async handIn(): Promise<void> {
    this.hurry.abort();
    await this.handingIn;
    await this.flush();
  }

  private flush(): Promise<void> {
    this.handingIn = null;
    const some = this.done.splice(0);
    if (some.length > 0) this.finishing = Promise.all([this.finishing, this.finish(some)]).then(() => undefined);
    return this.finishing;
  }

  private async finish(some: readonly { readonly job: QueuedJob<Work>; readonly result: JobResult }[]): Promise<void> {
    await this.store.finish(this.campaign, this.name, some);
    for (const { job } of some) this.held.delete(job.id);
    this.finished += some.length;
  }

  private async beat(): Promise<void> {
    const { store, campaign, options } = this;
    // Who was taken for gone (a machine that slept) comes back; what it still has may be done by others, too, and counts once.
    if (!(await store.beat(this.id))) await store.join(campaign, this.id, this.name);
    if (performance.now() - this.reapedAt < (1000 * options.patience) / looksPerPatience) return;
    this.reapedAt = performance.now();
    const gone = await store.reap(campaign, options.patience);
    if (gone > 0) options.log(`${gone} worker${gone === 1 ? " is" : "s are"} gone; their jobs are taken over`);
  }

  /** The models in results so far; each is asked for once. */
  private async knownModels(): Promise<readonly JudgedBits[]> {
    const fresh = await this.store.modelsAfter<JudgedBits>(this.campaign, this.models.length);
    this.models.push(...fresh);
    return this.models;
  }
}

/** A while, or less at the signal. */
const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
