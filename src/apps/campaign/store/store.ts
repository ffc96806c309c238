/** What a campaign keeps: its texts, its jobs in pg-boss, claims of workers, results, and jobs that were given up. */
import { randomUUID } from "node:crypto";
import PgBoss from "pg-boss";
import type { Database, DatabaseSession } from "./database.ts";
import { bossSchema, makeTables } from "./schema.ts";

/** How often a job is tried before it is parked. */
const mostTries = 3;

export interface Campaign {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly kind: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly state: "open" | "cancelled";
  readonly jobs: number;
  readonly createdAt: Date;
}

/** A job as it lies in the queue: what is done is the worker's matter. */
export interface QueuedJob<T> {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly work: T;
}

export interface JobResult {
  readonly outcome: string;
  readonly tester: string | null;
  readonly seconds: number;
  readonly data: unknown;
}

export interface StoredResult extends JobResult {
  readonly number: number;
  readonly label: string;
  readonly worker: string;
  readonly finishedAt: Date;
}

const queueOf = ({ id }: Pick<Campaign, "id">): string => `hollow-${id}`;

export class Store {
  private readonly database: Database;
  private readonly boss: PgBoss;

  private constructor(database: Database, boss: PgBoss) {
    this.database = database;
    this.boss = boss;
  }

  static async open(database: Database): Promise<Store> {
    await database.transaction(makeTables);
    // Nobody but us hears of workers that are gone, so pg-boss need not look for them.
    const boss = new PgBoss({ db: database.session as PgBoss.Db, schema: bossSchema, supervise: false, schedule: false });
    boss.on("error", () => undefined);
    await boss.start();
    return new Store(database, boss);
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: false });
    await this.database.close();
  }

  async campaign(name: string): Promise<Campaign | null> {
    const { rows } = await this.database.session.executeSql("select * from hollow.campaigns where name = $1", [name]);
    const [row] = rows;
    return row === undefined ? null : { ...row, createdAt: row.created_at };
  }

  async names(): Promise<string[]> {
    const { rows } = await this.database.session.executeSql("select name from hollow.campaigns order by id");
    return rows.map((row) => row.name);
  }

  /** A campaign with its texts and jobs, or none of it. */
  async create(
    about: Pick<Campaign, "name" | "version" | "kind" | "settings">,
    texts: ReadonlyMap<string, string>,
    jobs: readonly { readonly label: string; readonly work: object }[],
  ): Promise<Campaign> {
    const { name, version, kind, settings } = about;
    const made = await this.database.session.executeSql(
      "insert into hollow.campaigns (name, version, kind, settings, state) values ($1, $2, $3, $4, 'making') returning id",
      [name, version, kind, JSON.stringify(settings)],
    );
    const id = made.rows[0].id as number;
    // A queue is a table of its own; it cannot be made inside our transaction.
    await this.boss.createQueue(queueOf({ id }), {
      name: queueOf({ id }),
      retryLimit: mostTries - 1,
      expireInHours: 23,
      retentionDays: 365,
    });
    await this.database.transaction(async (session) => {
      for (const [path, text] of texts)
        await session.executeSql("insert into hollow.texts values ($1, $2, $3) on conflict do nothing", [id, path, text]);
      const inserts = jobs.map(({ label, work }, i) => ({
        id: randomUUID(),
        name: queueOf({ id }),
        data: { number: i, label, work },
        priority: -i,
      }));
      for (let at = 0; at < inserts.length; at += 1000) await this.boss.insert(inserts.slice(at, at + 1000), { db: session as PgBoss.Db });
      await session.executeSql("update hollow.campaigns set jobs = $2, state = 'open' where id = $1 and state = 'making'", [
        id,
        jobs.length,
      ]);
    });
    const campaign = await this.campaign(name);
    if (campaign === null) throw new Error("the campaign is gone");
    return campaign;
  }

  async texts({ id }: Campaign): Promise<Map<string, string>> {
    const { rows } = await this.database.session.executeSql("select path, text from hollow.texts where campaign = $1", [id]);
    return new Map(rows.map((row) => [row.path, row.text]));
  }

  /** Jobs for a worker, which are its own from now on. */
  take<T>({ id }: Campaign, worker: string, count: number): Promise<QueuedJob<T>[]> {
    return this.database.transaction(async (session) => {
      const jobs = await this.boss.fetch<Omit<QueuedJob<T>, "id">>(queueOf({ id }), { batchSize: count, db: session as PgBoss.Db });
      if (jobs.length > 0)
        await session.executeSql(
          "insert into hollow.claims select unnest($1::uuid[]), $2, $3 on conflict (job) do update set worker = excluded.worker",
          [jobs.map((job) => job.id), id, worker],
        );
      return jobs.map(({ id: job, data }) => ({ ...data, id: job }));
    });
  }

  /** The jobs that a worker has, by what the database says. */
  async claimsOf(worker: string): Promise<readonly string[]> {
    const { rows } = await this.database.session.executeSql("select job from hollow.claims where worker = $1", [worker]);
    return rows.map((row) => row.job);
  }

  /** Results and the completion of their jobs, together. A result that is there already stays. */
  finish(
    { id }: Campaign,
    worker: string,
    done: readonly { readonly job: QueuedJob<unknown>; readonly result: JobResult }[],
  ): Promise<void> {
    const rows = done.map(({ job, result }) => ({
      job: job.id,
      number: job.number,
      label: job.label,
      outcome: result.outcome,
      tester: result.tester,
      seconds: result.seconds,
      data: result.data,
    }));
    const ids = done.map(({ job }) => job.id);
    return this.database.transaction(async (session) => {
      await session.executeSql(
        `insert into hollow.results (campaign, job, number, label, outcome, tester, seconds, worker, data)
         select $1, r.job, r.number, r.label, r.outcome, r.tester, r.seconds, $2, r.data
         from jsonb_to_recordset($3::jsonb) as r(job uuid, number int, label text, outcome text, tester text, seconds float8, data jsonb)
         on conflict do nothing`,
        [id, worker, JSON.stringify(rows)],
      );
      await session.executeSql("delete from hollow.parked where campaign = $1 and job = any($2::uuid[])", [id, ids]);
      await session.executeSql("delete from hollow.claims where job = any($1::uuid[])", [ids]);
      await this.bossCall("complete", id, ids, session);
    });
  }

  /** A job that has no result is tried again by somebody, or parked after its last try. */
  fail(campaign: Campaign, ids: readonly string[], reason: string): Promise<void> {
    return this.database.transaction((session) => this.failIn(session, campaign, ids, reason));
  }

  private async failIn(session: DatabaseSession, { id }: Campaign, ids: readonly string[], reason: string): Promise<void> {
    if (ids.length === 0) return;
    await this.bossCall("fail", id, ids, session);
    await session.executeSql("delete from hollow.claims where job = any($1::uuid[])", [ids]);
    await session.executeSql(
      `insert into hollow.parked (campaign, job, number, label, reason)
       select $1, j.id, (j.data->>'number')::int, j.data->>'label', $3 from ${bossSchema}.job j
       where j.name = $4 and j.id = any($2::uuid[]) and j.state = 'failed'
       and not exists (select 1 from hollow.results r where r.campaign = $1 and r.job = j.id)
       on conflict do nothing`,
      [id, ids, reason, queueOf({ id })],
    );
  }

  /** Jobs that were taken and not begun go back, as if they had not been taken. */
  giveBack({ id }: Campaign, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return Promise.resolve();
    return this.database.transaction(async (session) => {
      await this.bossCall("cancel", id, ids, session);
      await this.bossCall("resume", id, ids, session);
      await session.executeSql("delete from hollow.claims where job = any($1::uuid[])", [ids]);
    });
  }

  private async bossCall(
    what: "complete" | "fail" | "cancel" | "resume",
    id: number,
    ids: readonly string[],
    session: DatabaseSession,
  ): Promise<void> {
    const db = { db: session as PgBoss.Db };
    // These two take an answer before the options, which the types do not say of several jobs.
    const whole = this.boss as unknown as Record<
      "complete" | "fail",
      (name: string, ids: readonly string[], answer: object | null, options: object) => Promise<void>
    >;
    if (what === "complete" || what === "fail") await whole[what](queueOf({ id }), ids, null, db);
    else await this.boss[what](queueOf({ id }), [...ids], db);
  }

  /** A worker is there; false where it was taken for gone. */
  async beat(worker: string): Promise<boolean> {
    const { rowCount } = await this.database.session.executeSql("update hollow.workers set seen_at = now() where id = $1", [worker]);
    return (rowCount ?? 0) > 0;
  }

  async join({ id }: Campaign, worker: string, name: string): Promise<void> {
    await this.database.session.executeSql(
      "insert into hollow.workers (id, campaign, name) values ($1, $2, $3) on conflict (id) do update set seen_at = now()",
      [worker, id, name],
    );
  }

  async leave(worker: string): Promise<void> {
    await this.database.session.executeSql("delete from hollow.workers where id = $1", [worker]);
  }

  /** Takes the jobs of workers that were not seen for this many seconds away from them; how many workers were gone. */
  reap(campaign: Campaign, seconds: number): Promise<number> {
    return this.database.transaction(async (session) => {
      const { rows: gone } = await session.executeSql(
        `select id, name from hollow.workers where campaign = $1 and seen_at < now() - $2 * interval '1 second' for update skip locked`,
        [campaign.id, seconds],
      );
      for (const worker of gone) {
        const { rows } = await session.executeSql("select job from hollow.claims where worker = $1", [worker.id]);
        await this.failIn(
          session,
          campaign,
          rows.map((row) => row.job),
          `its worker ${worker.name} was gone`,
        );
        await session.executeSql("delete from hollow.workers where id = $1", [worker.id]);
      }
      return gone.length;
    });
  }

  async cancel(campaign: Campaign): Promise<void> {
    await this.database.session.executeSql("update hollow.campaigns set state = 'cancelled' where id = $1", [campaign.id]);
    await this.boss.purgeQueue(queueOf(campaign));
  }

  /** Whether nothing is left to do: no job waits, and nobody is at one. */
  async isOver({ id }: Campaign): Promise<boolean> {
    const { rows } = await this.database.session.executeSql(
      `select not exists (select 1 from hollow.campaigns where id = $1 and state <> 'cancelled')
         or exists (select 1 from hollow.campaigns where id = $1 and state = 'open')
            and not exists (select 1 from hollow.claims where campaign = $1)
            and not exists (select 1 from ${bossSchema}.job where name = $2 and state < 'active') as over`,
      [id, queueOf({ id })],
    );
    return rows[0].over;
  }

  /** How far it is. */
  async progress({ id, jobs }: Campaign): Promise<Progress> {
    const { executeSql } = this.database.session;
    const { rows } = await executeSql(
      `select (select count(*) from hollow.results where campaign = $1)::int as done,
              (select count(*) from hollow.parked where campaign = $1)::int as parked,
              (select count(*) from hollow.claims where campaign = $1)::int as active,
              (select count(*) from hollow.results where campaign = $1 and finished_at > now() - interval '60 seconds')::int as lately,
              (select extract(epoch from now() - min(finished_at)) from hollow.results where campaign = $1 and finished_at > now() - interval '60 seconds')::float8 as span`,
      [id],
    );
    const outcomes = await executeSql(
      "select outcome, count(*)::int as count from hollow.results where campaign = $1 group by 1 order by 2 desc",
      [id],
    );
    const workers = await executeSql(
      "select name, extract(epoch from now() - seen_at)::float8 as unseen from hollow.workers where campaign = $1 order by name",
      [id],
    );
    const [row] = rows;
    const rate = row.lately > 1 ? row.lately / Math.max(1, row.span) : 0;
    return { jobs, done: row.done, parked: row.parked, active: row.active, rate, outcomes: outcomes.rows, workers: workers.rows };
  }

  async results({ id }: Campaign): Promise<StoredResult[]> {
    const { rows } = await this.database.session.executeSql("select * from hollow.results where campaign = $1 order by number", [id]);
    return rows.map((row) => ({ ...row, finishedAt: row.finished_at }));
  }

  /** Models in results, in the order of the results, without the first ones. */
  async modelsAfter<M>({ id }: Campaign, count: number): Promise<M[]> {
    const { rows } = await this.database.session.executeSql(
      `select m as model from hollow.results r, jsonb_array_elements(r.data->'models') with ordinality as e(m, n)
       where r.campaign = $1 and r.outcome = 'models' order by r.finished_at, r.job, e.n offset $2`,
      [id, count],
    );
    return rows.map((row) => row.model);
  }

  async parked({ id }: Campaign): Promise<{ readonly number: number; readonly label: string; readonly reason: string }[]> {
    const { rows } = await this.database.session.executeSql("select * from hollow.parked where campaign = $1 order by number", [id]);
    return rows;
  }

  /** Whether others use this database. */
  async hasCompany(): Promise<boolean> {
    const { rows } = await this.database.session.executeSql(
      "select count(*)::int as n from pg_stat_activity where application_name like 'hollow campaign%' and application_name <> current_setting('application_name')",
    );
    return rows[0].n > 0;
  }
}

export interface Progress {
  readonly jobs: number;
  readonly done: number;
  readonly parked: number;
  readonly active: number;
  /** Jobs a second, lately. */
  readonly rate: number;
  readonly outcomes: readonly { readonly outcome: string; readonly count: number }[];
  readonly workers: readonly { readonly name: string; readonly unseen: number }[];
}
