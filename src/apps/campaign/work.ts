/** `hollow campaign work`: takes jobs, carries them out, and hands in results, until none are left. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
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

/** Jobs that are taken at once are worth about so many seconds of work. */
const takenSeconds = 0.5;
const mostTaken = 64;

/** Results wait so many milliseconds for others to be handed in with. */
const handInMilliseconds = 20;

/** Milliseconds between two looks for jobs where there are none, and between two signs of life. */
const idlePause = 500;
const beatInterval = 2_000;

export class CampaignWorker {
  private readonly store: Store;
  private readonly campaign: Campaign;
  private readonly pool: Pool;
  private readonly options: WorkOptions;
  private readonly id = randomUUID();
  private readonly name = `${hostname()}:${process.pid}`;
  private readonly waiting: QueuedJob<Work>[] = [];
  private readonly done: { readonly job: QueuedJob<Work>; readonly result: JobResult }[] = [];
  private readonly models: JudgedBits[] = [];
  private taking: Promise<number> | null = null;
  private handingIn: Promise<void> | null = null;
  private meanSeconds = 1;
  /** Jobs that this worker has finished. */
  finished = 0;

  constructor(store: Store, campaign: Campaign, pool: Pool, options: WorkOptions) {
    this.store = store;
    this.campaign = campaign;
    this.pool = pool;
    this.options = options;
  }

  /** Until every job has its result or is parked, or the signal. */
  async run(): Promise<void> {
    const { store, campaign, options } = this;
    const folder = mkdtempSync(join(tmpdir(), "hollow-campaign-"));
    const texts = await store.texts(campaign);
    writeTexts(folder, texts);
    const { check } = campaign.settings as { readonly check: CheckSettings };
    const runner = new JobRunner({ pool: this.pool, folder, texts, settings: check, known: () => this.knownModels() });
    await store.join(campaign, this.id, this.name);
    const beat = setInterval(() => void this.beat().catch((error) => options.log(String(error))), beatInterval);
    try {
      await Promise.all(Array.from({ length: options.workers }, () => this.loop(runner)));
      await this.handIn();
      await store.giveBack(
        campaign,
        this.waiting.splice(0).map((job) => job.id),
      );
    } finally {
      clearInterval(beat);
      await store.leave(this.id).catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    }
  }

  private async loop(runner: JobRunner): Promise<void> {
    const { signal } = this.options;
    while (!signal.aborted) {
      const job = this.waiting.shift();
      if (job !== undefined) await this.carryOut(runner, job);
      else if ((await this.take()) === 0 && this.waiting.length === 0) {
        await this.handIn();
        if (await this.isOver()) return;
        await pause(idlePause);
      }
    }
  }

  private async carryOut(runner: JobRunner, job: QueuedJob<Work>): Promise<void> {
    const { store, campaign, options } = this;
    const since = performance.now();
    if (this.waiting.length < options.workers) void this.take().catch(() => undefined);
    try {
      const result = await runner.run(job.work, options.signal);
      this.done.push({ job, result });
      this.meanSeconds += ((performance.now() - since) / 1000 - this.meanSeconds) / 8;
      this.handingIn ??= pause(handInMilliseconds).then(() => this.flush());
      if (this.done.length >= mostTaken) await this.handingIn;
    } catch (error) {
      if (options.signal.aborted) return store.giveBack(campaign, [job.id]);
      const reason = error instanceof Error ? error.message : String(error);
      options.log(`${job.label}: ${reason}`);
      await store.fail(campaign, [job.id], reason);
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
        if (this.options.signal.aborted)
          return this.store
            .giveBack(
              this.campaign,
              jobs.map((job) => job.id),
            )
            .then(() => 0);
        this.waiting.push(...jobs);
        return jobs.length;
      })
      .finally(() => {
        this.taking = null;
      });
    return this.taking;
  }

  private async flush(): Promise<void> {
    this.handingIn = null;
    const some = this.done.splice(0);
    if (some.length === 0) return;
    await this.store.finish(this.campaign, this.name, some);
    this.finished += some.length;
  }

  private async handIn(): Promise<void> {
    await this.handingIn;
    await this.flush();
  }

  private async beat(): Promise<void> {
    const { store, campaign, options } = this;
    // Who was taken for gone (a machine that slept) comes back; what it still has may be done by others, too, and counts once.
    if (!(await store.beat(this.id))) await store.join(campaign, this.id, this.name);
    const gone = await store.reap(campaign, options.patience);
    if (gone > 0) options.log(`${gone} worker${gone === 1 ? " is" : "s are"} gone; their jobs are taken over`);
  }

  private async isOver(): Promise<boolean> {
    const campaign = await this.store.campaign(this.campaign.name);
    if (campaign === null || campaign.state === "cancelled") return true;
    const { jobs, done, parked } = await this.store.progress(campaign);
    return done + parked >= jobs;
  }

  /** The models in results so far; each is asked for once. */
  private async knownModels(): Promise<readonly JudgedBits[]> {
    const fresh = await this.store.modelsAfter<JudgedBits>(this.campaign, this.models.length);
    this.models.push(...fresh);
    return this.models;
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
