/** Campaigns on a real PostgreSQL: whatever fails in between, every job has one result, that of a plain check. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Database } from "../../../src/apps/campaign/store/database.ts";
import { Store } from "../../../src/apps/campaign/store/store.ts";
import { Cable, noPostgres, startPostgres, type TestDatabase } from "./postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "hollow-campaign-test-"));
chmodSync(folder, 0o755);
const program = resolve("dist/hollow.js");

function theory(name: string, body: string): string {
  const file = join(folder, `${name}.thy`);
  writeFileSync(file, `theory ${name} imports Main begin\n${body}\nend\n`);
  return file;
}

const claims = Array.from({ length: 24 }, (_, i) =>
  i % 3 === 0
    ? `lemma t${i}: "fib 21 + x = x + fib (21 + 0 * ${i})" sorry`
    : i % 3 === 1
      ? `lemma f${i}: "x + ${i} = (x :: nat)" oops`
      : `lemma l${i}: "length (xs @ ys) = length xs + ${i}" oops`,
).join("\n");
/** Some take a moment, so that what happens meanwhile happens in the middle. */
const fib = 'fun fib :: "nat ⇒ nat" where "fib n = (if n < 2 then n else fib (n - 1) + fib (n - 2))"';
const file = theory("Many", `${fib}\n${claims}`);
const settings = ["--strategy", "exhaustive", "--size", "4", "--seed", "1"];

function hollow(...args: string[]): { readonly status: number | null; readonly out: string; readonly err: string } {
  const result = spawnSync(process.execPath, [program, ...args], { encoding: "utf8", cwd: folder });
  return { status: result.status, out: result.stdout, err: result.stderr };
}

function start(...args: string[]): { readonly child: ChildProcess; readonly ended: Promise<number | null> } {
  const child = spawn(process.execPath, [program, ...args], { stdio: "ignore", cwd: folder });
  return { child, ended: new Promise((resolve) => child.on("exit", resolve)) };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What an answer says, without how long it took. */
function essence(line: Record<string, unknown>): string {
  const { seconds: _seconds, file: _file, ...rest } = line;
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === "object" && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort()
              .map(([k, v]) => [k, sorted(v)]),
          )
        : value;
  return JSON.stringify(sorted(rest));
}

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

describe.skipIf(noPostgres !== null)(`campaigns${noPostgres === null ? "" : ` (skipped: ${noPostgres})`}`, () => {
  let postgres: TestDatabase;
  let plain: string[];
  const clients: pg.Client[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    plain = linesOf(hollow("check", "--json", file, ...settings).out).map(essence);
    expect(plain).toHaveLength(24);
  }, 120_000);
  afterAll(async () => {
    for (const client of clients) await client.end().catch(() => undefined);
    postgres.stop();
  });

  async function query(text: string, ...values: unknown[]): Promise<pg.QueryResultRow[]> {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  const count = async (name: string): Promise<number> =>
    (
      await query("select count(*)::int as n from hollow.results r join hollow.campaigns c on c.id = r.campaign where c.name = $1", name)
    )[0]?.["n"];

  function create(name: string, url = postgres.url): void {
    const made = hollow("campaign", "create", name, file, "--database", url, ...settings);
    expect([made.status, made.out, made.err]).toEqual([0, `campaign ${name}: 24 jobs, 1 texts\n`, ""]);
  }

  /** Every job has one result, equal to that of a plain check. */
  async function expectAll(name: string): Promise<void> {
    const rows = await query(
      "select r.data, r.number from hollow.results r join hollow.campaigns c on c.id = r.campaign where c.name = $1 order by r.number",
      name,
    );
    expect(rows.map((row) => row["number"])).toEqual(Array.from({ length: 24 }, (_, i) => i));
    expect(rows.map((row) => essence(row["data"]))).toEqual(plain);
    const left = await query("select count(*)::int as n from hollow.claims");
    expect(left[0]?.["n"]).toBe(0);
  }

  it("give the results of a plain check, and a report", async () => {
    create("plain");
    expect(hollow("campaign", "work", "plain", "--database", postgres.url, "--workers", "2").out).toBe("24 jobs finished\n");
    await expectAll("plain");
    const status = JSON.parse(hollow("campaign", "status", "plain", "--database", postgres.url, "--json").out);
    expect(status).toMatchObject({ jobs: 24, done: 24, parked: 0, active: 0, state: "open" });
    const report = hollow("campaign", "report", "plain", "--database", postgres.url, "--output", "out");
    expect(report.out).toContain("24 results, 0 parked");
    expect(linesOf(readFileSync(join(folder, "out/results.jsonl"), "utf8")).map(essence)).toEqual(plain);
    const page = readFileSync(join(folder, "out/report.html"), "utf8");
    expect(page).toContain("<h2>Answers over time</h2>");
    expect(page.match(/<figure/g)?.length).toBe(16);
  }, 120_000);

  it("survive a worker that is killed in the middle of a job", async () => {
    create("killed");
    const work = ["campaign", "work", "killed", "--database", postgres.url, "--workers", "1", "--patience", "4"];
    const first = start(...work);
    // As soon as it has taken something.
    while ((await query("select count(*)::int as n from hollow.claims"))[0]?.["n"] === 0) await pause(20);
    first.child.kill("SIGKILL");
    await first.ended;
    const taken = (await query("select count(*)::int as n from hollow.claims"))[0]?.["n"];
    expect(taken).toBeGreaterThan(0);
    const [second, third] = [start(...work), start(...work)];
    expect([await second.ended, await third.ended]).toEqual([0, 0]);
    await expectAll("killed");
  }, 180_000);

  it("survive a restart of the database", async () => {
    create("restarted");
    const worker = start("campaign", "work", "restarted", "--database", postgres.url, "--workers", "2");
    while ((await count("restarted")) < 3) await pause(20);
    postgres.restart();
    expect(await count("restarted")).toBeLessThan(24);
    expect(await worker.ended).toBe(0);
    await expectAll("restarted");
  }, 180_000);

  it("survive a cut of the network", async () => {
    create("cut");
    const { cable, url } = await Cable.to(postgres.port);
    const worker = start("campaign", "work", "cut", "--database", url, "--workers", "2");
    while ((await count("cut")) < 3) await pause(20);
    cable.cut();
    expect(await count("cut")).toBeLessThan(24);
    await pause(1500);
    cable.mend();
    expect(await worker.ended).toBe(0);
    await expectAll("cut");
    cable.close();
  }, 180_000);

  it("count a job once that was delivered twice", async () => {
    create("twice");
    const store = await Store.open(new Database(postgres.url));
    const campaign = await store.campaign("twice");
    if (campaign === null) throw new Error("no campaign");
    const [slow, other] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as const;
    await store.join(campaign, slow, "slow");
    const [job] = await store.take<object>(campaign, slow, 1);
    if (job === undefined) throw new Error("no job");
    // It gave no sign of life, and another has the job now.
    await query("update hollow.workers set seen_at = now() - interval '1 hour' where id = $1", slow);
    expect(await store.reap(campaign, 15)).toBe(1);
    await store.join(campaign, other, "other");
    const [again] = await store.take<object>(campaign, other, 1);
    expect(again?.id).toBe(job.id);
    const result = (who: string) => ({ outcome: "none", tester: null, seconds: 1, data: { who } });
    await store.finish(campaign, "other", [{ job, result: result("other") }]);
    await store.finish(campaign, "slow", [{ job, result: result("slow") }]);
    expect((await store.results(campaign)).map((r) => r.data)).toEqual([{ who: "other" }]);
    expect((await store.progress(campaign)).done).toBe(1);
    await store.leave(other);
    await store.close();
  }, 60_000);

  it("park a job that nobody survives, after three tries", async () => {
    create("poison");
    const store = await Store.open(new Database(postgres.url));
    const campaign = await store.campaign("poison");
    if (campaign === null) throw new Error("no campaign");
    for (let i = 1; i <= 3; i++) {
      const worker = `00000000-0000-4000-8000-00000000001${i}`;
      await store.join(campaign, worker, `victim ${i}`);
      const [job] = await store.take<object>(campaign, worker, 1);
      expect(job?.number).toBe(0);
      await query("update hollow.workers set seen_at = now() - interval '1 hour' where id = $1", worker);
      await store.reap(campaign, 15);
    }
    expect(await store.parked(campaign)).toMatchObject([{ number: 0, reason: "its worker victim 3 was gone" }]);
    await store.close();
    expect(hollow("campaign", "work", "poison", "--database", postgres.url).out).toBe("23 jobs finished\n");
    const report = hollow("campaign", "report", "poison", "--database", postgres.url, "--output", "poison");
    expect(report.out).toContain("23 results, 1 parked");
  }, 120_000);

  it("give back what is under way at a signal, and are cancelled", async () => {
    create("stopped");
    const worker = start("campaign", "work", "stopped", "--database", postgres.url, "--workers", "1");
    while ((await query("select count(*)::int as n from hollow.claims"))[0]?.["n"] === 0) await pause(20);
    worker.child.kill("SIGTERM");
    expect(await worker.ended).toBe(0);
    expect((await query("select count(*)::int as n from hollow.claims"))[0]?.["n"]).toBe(0);
    expect(hollow("campaign", "cancel", "stopped", "--database", postgres.url).status).toBe(0);
    expect(hollow("campaign", "work", "stopped", "--database", postgres.url).out).toBe("0 jobs finished\n");
  }, 120_000);

  it("refuse workers of another version, and tell mistakes", async () => {
    create("other");
    await query("update hollow.campaigns set version = '0.0.1+old' where name = 'other'");
    const refused = hollow("campaign", "work", "other", "--database", postgres.url);
    expect([refused.status, refused.err]).toEqual([2, expect.stringContaining("was made by Hollow 0.0.1+old")]);
    const again = hollow("campaign", "create", "other", file, "--database", postgres.url);
    expect([again.status, again.err]).toEqual([2, "hollow: there is a campaign other already\n"]);
    const unknown = hollow("campaign", "status", "othre", "--database", postgres.url);
    expect([unknown.status, unknown.err]).toEqual([2, expect.stringContaining("there is no campaign othre (there are ")]);
    expect(hollow("campaign", "wrok", "x").err).toContain("did you mean work?");
  }, 60_000);

  it("judge mutants", async () => {
    const made = hollow(
      "campaign",
      "create",
      "mutants",
      file,
      "--mutants",
      "3",
      "--strategy",
      "exhaustive",
      "--timeout",
      "1",
      "--database",
      postgres.url,
    );
    expect([made.err, made.out]).toEqual(["", "campaign mutants: 3 jobs, 1 texts\n"]);
    expect(hollow("campaign", "work", "mutants", "--database", postgres.url).out).toBe("3 jobs finished\n");
    const rows = await query("select r.data from hollow.results r join hollow.campaigns c on c.id = r.campaign where c.name = 'mutants'");
    for (const row of rows)
      expect(row["data"]).toMatchObject({ engine: "exhaustive", outcome: expect.stringMatching(/genuine|none|unknown|potential/) });
  }, 120_000);

  it("check goals together", async () => {
    const goals = ["rev xs = xs", "rev (rev xs) = xs", "xs @ xs = xs", "tl xs = xs"].map((shows, id) => ({
      id,
      goal: { fixes: ["xs :: nat list"], shows },
    }));
    writeFileSync(join(folder, "goals.jsonl"), goals.map((goal) => `${JSON.stringify(goal)}\n`).join(""));
    expect(hollow("campaign", "create", "goals", "goals.jsonl", "--goals", "--database", postgres.url).out).toBe(
      "campaign goals: 1 jobs, 1 texts\n",
    );
    hollow("campaign", "work", "goals", "--database", postgres.url);
    hollow("campaign", "report", "goals", "--database", postgres.url, "--output", "goals");
    const lines = linesOf(readFileSync(join(folder, "goals/results.jsonl"), "utf8"));
    expect(lines.map((line) => [line["id"], line["outcome"], line["isShared"]])).toEqual([
      ["0", "genuine", false],
      ["1", "none", false],
      ["2", "genuine", true],
      ["3", "genuine", true],
    ]);
  }, 60_000);

  it("decide implications between the statements of a locale", async () => {
    const magma = theory(
      "Magma",
      `locale magma = fixes op :: "'a ⇒ 'a ⇒ 'a" (infixl "◇" 65)
begin
lemma left: "x = x ◇ y" sorry
lemma idem: "x = x ◇ x" sorry
lemma comm: "x ◇ y = y ◇ x" sorry
end`,
    );
    hollow("campaign", "create", "pairs", magma, "--pairs", "--finder", "2", "--database", postgres.url);
    hollow("campaign", "work", "pairs", "--database", postgres.url);
    const report = hollow("campaign", "report", "pairs", "--database", postgres.url, "--output", "pairs");
    // All but: left implies idem.
    expect(report.out).toContain("5 of 6 implications refuted");
  }, 120_000);

  it("have a database of their own where none is given, and leave no process", () => {
    const made = hollow("campaign", "create", "own", file, "--folder", "own", ...settings);
    expect([made.status, made.err]).toEqual([0, ""]);
    expect(existsSync(join(folder, "own/postgres/postmaster.pid"))).toBe(false);
    expect(hollow("campaign", "work", "own", "--folder", "own").out).toBe("24 jobs finished\n");
    expect(existsSync(join(folder, "own/postgres/postmaster.pid"))).toBe(false);
  }, 120_000);
});

describe("a database that is not there", () => {
  it("is told", () => {
    const { status, err } = hollow("campaign", "status", "x", "--database", "postgres://nobody@127.0.0.1:1/none");
    expect([status, err]).toEqual([2, expect.stringContaining("the database does not answer: connect ECONNREFUSED")]);
  });
});
