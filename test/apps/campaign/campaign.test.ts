/** Campaigns on a real PostgreSQL: whatever fails in between, every job has one result, that of a plain check. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
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
/** Bounded by size; nothing is a matter of time. */
const settings = ["--strategy", "exhaustive", "--size", "4", "--seed", "1", "--timeout", "300"];

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
  let lines: Record<string, unknown>[];
  let plain: string[];
  const clients: pg.Client[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    lines = linesOf(hollow("check", "--json", file, ...settings).out);
    plain = lines.map(essence);
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

  /** Until it is released nobody can hand in a result: what workers have taken stays with them, on slow and on fast machines. */
  async function holdResults(): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on("error", () => undefined);
    await client.connect();
    await client.query("begin");
    await client.query("lock table hollow.results in share mode");
    return () => client.end().catch(() => undefined);
  }

  const claimed = async (): Promise<number> => (await query("select count(*)::int as n from hollow.claims"))[0]?.["n"];

  /** With results held. */
  async function untilClaimed(): Promise<void> {
    while ((await claimed()) === 0) await pause(20);
  }

  /** A worker that does the first jobs and leaves. */
  async function finishFirst(name: string, jobs: number): Promise<void> {
    const store = await Store.open(new Database(postgres.url));
    const campaign = await store.campaign(name);
    if (campaign === null) throw new Error("no campaign");
    const worker = randomUUID();
    await store.join(campaign, worker, "first");
    const taken = await store.take<object>(campaign, worker, jobs);
    const done = taken.map((job) => {
      const data = lines[job.number] ?? expect.unreachable();
      return { job, result: { outcome: String(data["outcome"]), tester: null, seconds: 0, data } };
    });
    await store.finish(campaign, "first", done);
    await store.leave(worker);
    await store.close();
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
    expect(await claimed()).toBe(0);
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
    const work = ["campaign", "work", "killed", "--database", postgres.url, "--workers", "1"];
    const release = await holdResults();
    const first = start(...work);
    await untilClaimed();
    first.child.kill("SIGKILL");
    await first.ended;
    await release();
    expect(await claimed()).toBeGreaterThan(0);
    expect(await count("killed")).toBe(0);
    // It was not seen for longer than anybody's patience.
    await query("update hollow.workers set seen_at = now() - interval '1 hour'");
    const [second, third] = [start(...work), start(...work)];
    expect([await second.ended, await third.ended]).toEqual([0, 0]);
    await expectAll("killed");
  }, 180_000);

  it("survive a restart of the database", async () => {
    create("restarted");
    await finishFirst("restarted", 3);
    const release = await holdResults();
    const worker = start("campaign", "work", "restarted", "--database", postgres.url, "--workers", "2");
    await untilClaimed();
    expect(await count("restarted")).toBe(3);
    postgres.restart();
    await release();
    expect(await worker.ended).toBe(0);
    await expectAll("restarted");
  }, 180_000);

  it("survive a cut of the network", async () => {
    create("cut");
    const { cable, url } = await Cable.to(postgres.port);
    await finishFirst("cut", 3);
    const release = await holdResults();
    const worker = start("campaign", "work", "cut", "--database", url, "--workers", "2");
    await untilClaimed();
    cable.cut();
    await release();
    await pause(1500);
    expect(await count("cut")).toBe(3);
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
    const release = await holdResults();
    const worker = start("campaign", "work", "stopped", "--database", postgres.url, "--workers", "1");
    await untilClaimed();
    worker.child.kill("SIGTERM");
    await release();
    expect(await worker.ended).toBe(0);
    expect(await claimed()).toBe(0);
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
    const mutable = theory(
      "Mutable",
      `lemma rev_twice: "rev (rev xs) = (xs :: nat list)" by simp
lemma rev_end: "rev (x # xs) = rev xs @ [x :: nat]" by simp
lemma len: "length (xs @ ys) = length xs + length (ys :: nat list)" by simp`,
    );
    const made = hollow("campaign", "create", "mutants", mutable, "--mutants", "6", ...settings, "--database", postgres.url);
    expect([made.err, made.out]).toEqual(["", "campaign mutants: 6 jobs, 1 texts\n"]);
    expect(hollow("campaign", "work", "mutants", "--database", postgres.url).out).toBe("6 jobs finished\n");
    const rows = await query(
      "select r.data from hollow.results r join hollow.campaigns c on c.id = r.campaign where c.name = 'mutants' order by r.number",
    );
    const answers = rows.map((row) => row["data"]);
    expect(answers.map(({ id, engine, outcome, assignment }) => [id, engine, outcome, assignment])).toEqual([
      ["Mutable.rev_end#0", "exhaustive", "genuine", { x: "0", xs: "[]" }],
      ["Mutable.rev_end#1", "exhaustive", "genuine", { x: "0", xs: "[]" }],
      ["Mutable.len#0", "exhaustive", "genuine", { xs: "[]", ys: "[]" }],
      ["Mutable.len#1", "exhaustive", "genuine", { xs: "[]", ys: "[0]" }],
      ["Mutable.rev_twice#0", "exhaustive", "genuine", { xs: "[1, 0]" }],
      ["Mutable.rev_twice#1", "exhaustive", "none", {}],
    ]);
  }, 120_000);

  it("take sessions as input, with the ROOT files that say where their theories are", async () => {
    const tree = join(folder, "tree");
    const files = {
      ROOTS: "A\nB\n",
      "A/ROOT": 'session A = HOL +\n  directories "sub"\n  theories Base\n',
      "A/Base.thy": 'theory Base imports Main begin\ndefinition two where "two = (2 :: nat)"\nend\n',
      "B/ROOT": 'session B in "thys" = A +\n  directories "deep"\n  theories Use\n',
      "B/thys/deep/Deep.thy": 'theory Deep imports A.Base begin\ndefinition four where "four = two + two"\nend\n',
      "B/thys/Use.thy": 'theory Use imports B.Deep begin\nlemma right: "four = 4" sorry\nlemma wrong: "four = x" oops\nend\n',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, name)), { recursive: true });
      writeFileSync(join(tree, name), text);
    }
    const made = hollow("campaign", "create", "session", "B", "-d", tree, "--database", postgres.url, ...settings);
    expect([made.err, made.out]).toEqual(["", "campaign session: 2 jobs, 6 texts\n"]);
    // The workers have the stored texts alone.
    rmSync(tree, { recursive: true });
    expect(hollow("campaign", "work", "session", "--database", postgres.url).out).toBe("2 jobs finished\n");
    const rows = await query(
      "select r.data from hollow.results r join hollow.campaigns c on c.id = r.campaign where c.name = 'session' order by r.number",
    );
    expect(rows.map((row) => [row["data"].lemma, row["data"].outcome])).toEqual([
      ["right", "none"],
      ["wrong", "genuine"],
    ]);
  }, 120_000);

  it("give texts of the database no rights, unless told so", async () => {
    const secret = theory("Secret", 'definition secret where "secret = (7 :: nat)"').replace(/\.thy$/, "");
    const greedy = theory("Greedy", 'lemma "x = (x :: nat)" oops');
    // Somebody who can write to the database has a worker read a file of its machine. Without that, the name means nothing.
    const variables = async (name: string, ...rights: string[]): Promise<string[]> => {
      hollow("campaign", "create", name, greedy, "--database", postgres.url, ...settings);
      const text = `theory Greedy imports Main "${secret}" begin\nlemma "secret = (x :: nat)" oops\nend\n`;
      await query(
        "update hollow.texts set text = $1 where path = 'Greedy.thy' and campaign = (select id from hollow.campaigns where name = $2)",
        text,
        name,
      );
      expect(hollow("campaign", "work", name, "--database", postgres.url, ...rights).out).toBe("1 jobs finished\n");
      const [row] = await query("select r.data from hollow.results r join hollow.campaigns c on c.id = r.campaign where c.name = $1", name);
      return Object.keys(row?.["data"].assignment).sort();
    };
    expect(await variables("greedy")).toEqual(["secret", "x"]);
    expect(await variables("trusting", "--trusted")).toEqual(["x"]);
  }, 120_000);

  it("check goals together", async () => {
    const goals = ["rev xs = xs", "rev (rev xs) = xs", "xs @ xs = xs", "tl xs = xs"].map((shows, id) => ({
      id,
      goal: { fixes: ["xs :: nat list"], shows },
    }));
    writeFileSync(join(folder, "goals.jsonl"), goals.map((goal) => `${JSON.stringify(goal)}\n`).join(""));
    expect(hollow("campaign", "create", "goals", "goals.jsonl", "--goals", "--database", postgres.url, ...settings).out).toBe(
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
    const made = hollow("campaign", "create", "own", file, "--folder", "my own", ...settings);
    expect([made.status, made.err]).toEqual([0, ""]);
    expect(existsSync(join(folder, "my own/postgres/postmaster.pid"))).toBe(false);
    expect(hollow("campaign", "work", "own", "--folder", "my own").out).toBe("24 jobs finished\n");
    expect(existsSync(join(folder, "my own/postgres/postmaster.pid"))).toBe(false);
  }, 120_000);
});

describe("a database that is not there", () => {
  it("is told", () => {
    const { status, err } = hollow("campaign", "status", "x", "--database", "postgres://nobody@127.0.0.1:1/none");
    expect([status, err]).toEqual([2, expect.stringContaining("the database does not answer: connect ECONNREFUSED")]);
  });
});
