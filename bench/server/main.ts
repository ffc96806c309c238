/** The server and campaigns under load: goals a second on one header, latency, memory, what a job costs beside its search. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { addSection } from "../results.ts";
import { type Spent, spentBy } from "./processor.ts";

const header = `theory T imports Main begin
fun snoc :: "'a list ⇒ 'a ⇒ 'a list" where "snoc [] y = [y]" | "snoc (x # xs) y = x # snoc xs y"
end`;

interface Answered {
  readonly answer: { readonly outcome: string; readonly reason: string | null; readonly seconds: number };
  readonly context: { readonly cached: boolean };
}

/** Small goals, none twice; half of them false. */
const goal = (i: number): object => ({
  header,
  goal: { fixes: ["xs :: nat list"], shows: i % 2 === 0 ? `length (snoc xs ${i}) = Suc (length xs)` : `snoc xs ${i} = xs` },
  strategy: "exhaustive",
  size: 3,
});

/** Milliseconds of processor time of a process, in ticks of 10. */
function ticks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

const residentMegabytes = (pid: number): number => Math.round(Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) / 256);

/** The workers of a process: its children that are Node. */
function workersOf(pid: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((p) => p > 0)
    .filter((p) => {
      try {
        const stat = readFileSync(`/proc/${p}/stat`, "utf8");
        return stat.replace(/^.*\) /, "").split(" ")[1] === String(pid) && stat.includes("(node)");
      } catch {
        return false;
      }
    });
}

/** Runs something beside a server of its own. */
async function besideServer<A>(action: (url: string, pid: number) => Promise<A>): Promise<A> {
  const { url, child } = await startServer();
  try {
    return await action(url, child.pid ?? 0);
  } finally {
    child.kill("SIGTERM");
  }
}

async function startServer(): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, ["dist/hollow.js", "serve", "--port", "0", "--workers", "2"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((done) =>
    child.stdout.setEncoding("utf8").on("data", (text: string) => done(/(http:\S+)/.exec(text)?.[1] ?? "")),
  );
  return { url, child };
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

async function measureServer(goals: number, url: string, pid: number): Promise<string[]> {
  const latencies: number[] = [];
  const besides: number[] = [];
  const wrong: string[] = [];
  const ask = async (i: number): Promise<void> => {
    const since = performance.now();
    const response = await fetch(`${url}/v1/check`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(goal(i)),
    });
    const { answer, context } = (await response.json()) as Answered;
    const took = performance.now() - since;
    if (answer.outcome !== (i % 2 === 0 ? "none" : "genuine"))
      wrong.push(`goal ${i}: ${answer.outcome}, ${answer.reason}, after ${Math.round(took)} ms`);
    latencies.push(took);
    if (context.cached) besides.push(took - 1000 * answer.seconds);
  };
  // One after another: what a goal costs beside its search.
  for (let i = 0; i < 200; i++) await ask(i);
  const alone = besides.splice(0).sort((a, b) => a - b);
  latencies.length = 0;
  const memory: string[] = [];
  const before = [pid, ...workersOf(pid)].map(ticks).reduce((a, b) => a + b, 0);
  const since = performance.now();
  let next = 200;
  const note = (): void => void memory.push(`${residentMegabytes(pid)} + ${workersOf(pid).map(residentMegabytes).join(" + ")}`);
  const client = async (): Promise<void> => {
    for (let i = next++; i < goals + 200; i = next++) {
      await ask(i);
      if (i % Math.ceil(goals / 5) === 0) note();
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  note();
  const seconds = (performance.now() - since) / 1000;
  const used = ([pid, ...workersOf(pid)].map(ticks).reduce((a, b) => a + b, 0) - before) / goals;
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${goals} goals:\n${wrong.slice(0, 20).join("\n")}`);
  latencies.sort((a, b) => a - b);
  return [
    `${goals.toLocaleString("en-US")} small goals on one header, 2 workers, 8 connections:`,
    "",
    "| | |",
    "|---|---:|",
    `| goals a second, by the clock | ${(goals / seconds).toFixed(0)} |`,
    `| processor time for a goal, server and workers | ${used.toFixed(2)} ms |`,
    `| latency, median and 95 % | ${quantile(latencies, 0.5).toFixed(1)}, ${quantile(latencies, 0.95).toFixed(1)} ms |`,
    `| one after another, beside the search: median and 95 % | ${quantile(alone, 0.5).toFixed(1)}, ${quantile(alone, 0.95).toFixed(1)} ms |`,
    `| memory of server + workers on the way, MB | ${memory.join("; ")} |`,
  ];
}

/** Questions that take whatever time they get, each asked with deadlines of several lengths: by how much these are missed. */
async function measureDeadlines(url: string): Promise<string[]> {
  const ackermann = `theory T imports Main begin
fun ack :: "nat ⇒ nat ⇒ nat" where "ack 0 n = n + 1" | "ack (Suc m) 0 = ack m 1" | "ack (Suc m) (Suc n) = ack m (ack (Suc m) n)"
end`;
  const questions: readonly (readonly [string, string, object])[] = [
    ["exhaustive", "/v1/check", { goal: { shows: "x + y + z = z + y + (x :: nat)" }, strategy: "exhaustive", size: 1000, timeout: 60 }],
    ["random", "/v1/check", { header: ackermann, goal: { shows: "ack 4 (ack 3 x) = 0" }, strategy: "random", timeout: 60 }],
    ["narrowing", "/v1/check", { goal: { shows: "rev (rev xs) = (xs :: nat list)" }, strategy: "narrowing", size: 1000, timeout: 60 }],
    ["nitpick", "/v1/check", { goal: { shows: "R O (S O T) = (R O S) O (T :: ('a × 'a) set)" }, strategy: "nitpick", timeout: 60 }],
    ["all engines", "/v1/check", { goal: { shows: "sorted xs ⟶ sort xs = (xs :: int list)" }, timeout: 60 }],
    ["evaluation", "/v1/evaluate", { header: ackermann, term: "ack 4 1" }],
  ];
  const rows: string[] = [];
  const late: number[] = [];
  for (const [name, path, question] of questions) {
    const over: number[] = [];
    let covered = 0;
    for (const deadline of [250, 500, 1000, 2000, 500, 1000, 250, 500]) {
      const since = performance.now();
      const response = await fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...question, deadline }),
      });
      const body = (await response.json()) as { answer?: { coverage: readonly unknown[] } };
      over.push(performance.now() - since - deadline);
      if ((body.answer?.coverage.length ?? 0) > 0) covered++;
    }
    // The first request reads the header.
    over.shift();
    late.push(...over);
    over.sort((x, y) => x - y);
    const without = path === "/v1/evaluate" ? "–" : `${covered} of 8`;
    rows.push(`| ${name} | ${quantile(over, 0.5).toFixed(0)} | ${(over.at(-1) ?? 0).toFixed(0)} | ${without} |`);
  }
  const kept = late.filter((ms) => ms <= 200).length;
  return [
    "",
    `Deadlines of 250 to 2,000 ms for questions that take whatever time they get: ${kept} of ${late.length} kept to 200 ms. Milliseconds between deadline and answer (negative: before it):`,
    "",
    "| | median | most | answers that say what was covered |",
    "|---|---:|---:|---:|",
    ...rows,
  ];
}

/** Definitions and statements of the kind that files are full of; each is searched up to a size that takes a fraction of a second. */
const smallTheory = (statements: number): string => {
  const families: readonly (readonly [string, number])[] = [
    ["ascending (isort (# @ xs))", 8],
    ["isort (isort (xs @ #)) = isort (# @ xs)", 8],
    ["isort (xs @ ys @ #) = isort (ys @ # @ xs)", 5],
    ["inorder (mirror (add (length #) t)) = rev (inorder (add (length #) t))", 5],
    ["search t ⟹ search (add (length #) (add x t))", 5],
    ["search t ⟹ ascending (inorder (add (length #) t))", 5],
    ["rev (xs @ # @ ys) = rev ys @ rev # @ rev xs", 6],
    ["isort (# @ xs) = isort (# @ ys) ⟹ length xs = length ys", 6],
    ["length # ∈ set (inorder (add (length #) t))", 5],
    ["isort (# @ xs) = isort # @ isort xs", 8],
  ];
  const lemmas = Array.from({ length: statements }, (_, i) => {
    const [claim, size] = families[i % families.length] ?? ["True", 1];
    const list = `[${Array.from({ length: 1 + (i % 7) }, (_, k) => (i * 7 + k * 3) % 11).join(", ")} :: nat]`;
    return `lemma s${i}: "${claim.replaceAll("#", list)}" quickcheck [exhaustive, size = ${size}, timeout = 60] oops`;
  });
  return `theory Small imports Main begin
fun insort :: "nat ⇒ nat list ⇒ nat list" where "insort x [] = [x]" | "insort x (y # ys) = (if x ≤ y then x # y # ys else y # insort x ys)"
fun isort :: "nat list ⇒ nat list" where "isort [] = []" | "isort (x # xs) = insort x (isort xs)"
fun ascending :: "nat list ⇒ bool" where "ascending [] = True" | "ascending [x] = True" | "ascending (x # y # zs) = (x ≤ y ∧ ascending (y # zs))"
datatype tree = Leaf | Node tree nat tree
fun mirror :: "tree ⇒ tree" where "mirror Leaf = Leaf" | "mirror (Node l x r) = Node (mirror r) x (mirror l)"
fun inorder :: "tree ⇒ nat list" where "inorder Leaf = []" | "inorder (Node l x r) = inorder l @ x # inorder r"
fun add :: "nat ⇒ tree ⇒ tree" where "add x Leaf = Node Leaf x Leaf"
| "add x (Node l y r) = (if x < y then Node (add x l) y r else if x > y then Node l y (add x r) else Node l y r)"
fun search :: "tree ⇒ bool" where "search Leaf = True"
| "search (Node l x r) = (search l ∧ search r ∧ (∀y ∈ set (inorder l). y < x) ∧ (∀y ∈ set (inorder r). x < y))"
${lemmas.join("\n")}
end
`;
};

interface CampaignTimes {
  readonly check: Spent;
  /** With one and with two workers. */
  readonly one: Spent;
  readonly two: Spent;
  /** A command that only starts the database and ends it. */
  readonly start: Spent;
}

async function campaignTimes(text: string, name: string, settings: readonly string[]): Promise<CampaignTimes> {
  const folder = mkdtempSync(join(tmpdir(), "hollow-bench-campaign-"));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, `${name}.thy`), text);
  const hollow = async (...args: string[]): Promise<Spent> => {
    const postmaster = join(folder, "hollow-campaign", "postgres", "postmaster.pid");
    const spent = await spentBy([resolve("dist/hollow.js"), ...args], folder, postmaster);
    // A check that refutes something says so by its status.
    if (spent.status !== 0 && args[0] === "campaign") throw new Error(spent.stderr);
    return spent;
  };
  const work = async (workers: number): Promise<Spent> => {
    await hollow("campaign", "create", `w${workers}`, `${name}.thy`, ...settings);
    return hollow("campaign", "work", `w${workers}`, "--workers", String(workers));
  };
  return {
    check: await hollow("check", "--json", `${name}.thy`, ...settings, "--workers", "1"),
    one: await work(1),
    two: await work(2),
    start: await hollow("campaign", "status", "w1"),
  };
}

async function measureCampaign(jobs: number, statements: number): Promise<string[]> {
  const lemmas = Array.from({ length: jobs }, (_, i) => `lemma l${i}: "x + ${i} = (x :: nat)" oops`);
  const quick = await campaignTimes(`theory Jobs imports Main begin\n${lemmas.join("\n")}\nend\n`, "Jobs", [
    "--strategy",
    "exhaustive",
    "--size",
    "3",
  ]);
  const small = await campaignTimes(smallTheory(statements), "Small", []);
  const times = ({ clock, workers, others }: Spent): string => `${clock.toFixed(1)} s (${workers.toFixed(1)} + ${others.toFixed(1)})`;
  const row = ({ check, one, two, start }: CampaignTimes, count: number): string => {
    const beside = (1000 * (one.others - start.others - check.others)) / count;
    return `| ${times(check)} | ${times(one)} | ${times(two)} | ${beside.toFixed(1)} ms | ${((one.clock - start.clock) / (two.clock - start.clock)).toFixed(2)} |`;
  };
  return [
    "",
    `Campaigns on a database of their own, whose start and end (${quick.start.clock.toFixed(1)} s) are left out of the last column: ${jobs.toLocaleString("en-US")} statements that are refuted at once, and ${statements.toLocaleString("en-US")} small statements about sorting and`,
    "search trees, most of them true, each searched up to a size that takes a fraction of a second. By the clock, and in brackets processor time of the workers + of the first process and the database. A worker of a campaign keeps to",
    "one core; that of `hollow check` compiles in threads beside its search, and so takes up to two. A job costs beside its search what the first process and the database take for it beyond what `hollow check` and their start take.",
    "Every worker process reads the theory and warms up for itself, which counts most in the first row; the speed-up aimed at, 1.8, is that of the second.",
    "",
    "| | `hollow check`, 1 worker | `campaign work`, 1 worker | 2 workers | for a job beside the search | 2 workers are faster by |",
    "|---|---:|---:|---:|---:|---:|",
    `| refuted at once ${row(quick, jobs)}`,
    `| small statements ${row(small, statements)}`,
  ];
}

export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      goals: { type: "string", default: "5000" },
      jobs: { type: "string", default: "2000" },
      statements: { type: "string", default: "1500" },
      only: { type: "string" },
    },
  });
  const parts = {
    goals: () => besideServer((url, pid) => measureServer(Number(values.goals), url, pid)),
    deadlines: () => besideServer(measureDeadlines),
    campaigns: () => measureCampaign(Number(values.jobs), Number(values.statements)),
  };
  if (values.only !== undefined) {
    const part = parts[values.only as keyof typeof parts];
    if (part === undefined) throw new Error(`--only: one of ${Object.keys(parts).join(", ")}`);
    console.log((await part()).join("\n"));
    return;
  }
  addSection("Server and campaigns", [...(await parts.goals()), ...(await parts.deadlines()), ...(await parts.campaigns())]);
}
