/** Our tables, beside those of pg-boss in the same database. */
import type { DatabaseSession } from "./database.ts";

/** The schema of pg-boss's own tables. */
export const bossSchema = "hollow_jobs";

const tables = `
create schema if not exists hollow;
create table if not exists hollow.campaigns (
  id serial primary key,
  name text not null unique,
  version text not null,
  kind text not null,
  settings jsonb not null,
  state text not null default 'open',
  jobs integer not null default 0,
  created_at timestamptz not null default now()
);
create table if not exists hollow.texts (
  campaign integer not null references hollow.campaigns on delete cascade,
  path text not null,
  text text not null,
  primary key (campaign, path)
);
create table if not exists hollow.workers (
  id uuid primary key,
  campaign integer not null references hollow.campaigns on delete cascade,
  name text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create table if not exists hollow.claims (
  job uuid primary key,
  campaign integer not null references hollow.campaigns on delete cascade,
  worker uuid not null
);
create index if not exists claims_worker on hollow.claims (worker);
create table if not exists hollow.results (
  campaign integer not null references hollow.campaigns on delete cascade,
  job uuid not null,
  number integer not null,
  label text not null,
  outcome text not null,
  tester text,
  seconds double precision not null,
  worker text not null,
  finished_at timestamptz not null default clock_timestamp(),
  data jsonb not null,
  primary key (campaign, job)
);
create index if not exists results_time on hollow.results (campaign, finished_at);
create table if not exists hollow.parked (
  campaign integer not null references hollow.campaigns on delete cascade,
  job uuid not null,
  number integer not null,
  label text not null,
  reason text not null,
  parked_at timestamptz not null default now(),
  primary key (campaign, job)
);
`;

/** Makes the tables where there are none; several may do so at once. */
export async function makeTables(session: DatabaseSession): Promise<void> {
  await session.executeSql("select pg_advisory_xact_lock(718281828)");
  await session.executeSql(tables);
}
