/** The server and campaigns under load: goals a second on one header, latency, memory, what a job costs beside its search. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { addSection } from "../results.ts";

const header = `theory T imports Main begin
fun snoc :: "'a list ⇒ 'a ⇒ 'a list" where "snoc [] y = [y]" | "snoc (x # xs) y = x # snoc xs y"
end`;

/** Small goals, none twice; half of them false. */
const goal = (i: number): object => ({
  header,
  goal: { fixes: ["xs :: nat list"], shows: i % 2 === 0 ? `length (snoc xs ${i}) = Suc (length xs)` : `snoc xs ${i} = xs` },
  strategy: "exhaustive",
  size: 3,
  deadline: 60_000,
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

async function measureServer(goals: number): Promise<string[]> {
  const { url, child } = await startServer();
  const pid = child.pid ?? 0;
  const latencies: number[] = [];
  const besides: number[] = [];
  const ask = async (i: number): Promise<void> => {
    const since = performance.now();
    const response = await fetch(`${url}/v1/check`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(goal(i)),
    });
    const { answer, context } = (await response.json()) as { answer: { outcome: string; seconds: number }; context: { cached: boolean } };
    if (answer.outcome !== (i % 2 === 0 ? "none" : "genuine")) throw new Error(`goal ${i}: ${answer.outcome}`);
    const took = performance.now() - since;
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
  latencies.sort((a, b) => a - b);
  child.kill("SIGTERM");
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

function measureCampaign(jobs: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), "hollow-bench-campaign-"));
  chmodSync(folder, 0o755);
  const lemmas = Array.from({ length: jobs }, (_, i) => `lemma l${i}: "x + ${i} = (x :: nat)" oops`);
  writeFileSync(join(folder, "Jobs.thy"), `theory Jobs imports Main begin\n${lemmas.join("\n")}\nend\n`);
  const hollow = (...args: string[]) => {
    const since = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [resolve("dist/hollow.js"), "campaign", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
    return (performance.now() - since) / 1000;
  };
  const settings = ["--strategy", "exhaustive", "--size", "3"];
  const plain = performance.now();
  spawnSync(process.execPath, [resolve("dist/hollow.js"), "check", "--json", "Jobs.thy", ...settings, "--workers", "1"], { cwd: folder });
  const check = (performance.now() - plain) / 1000;
  const times = [1, 2].map((workers) => {
    hollow("create", `w${workers}`, "Jobs.thy", ...settings);
    return hollow("work", `w${workers}`, "--workers", String(workers));
  });
  const [one = 0, two = 0] = times;
  // A command that only starts the database and ends it.
  const start = hollow("status", "w1");
  return [
    "",
    `A campaign of ${jobs} statements that are refuted at once, on a database of its own:`,
    "",
    "| | |",
    "|---|---:|",
    `| \`hollow check\`, 1 worker | ${check.toFixed(1)} s |`,
    `| \`hollow campaign work\`, 1 worker, and of that for starting and ending the database | ${one.toFixed(1)} s, ${start.toFixed(1)} s |`,
    `| for a job beyond the check | ${((1000 * (one - start - check)) / jobs).toFixed(1)} ms |`,
    `| 2 workers, and how much faster | ${two.toFixed(1)} s, ${((one - start) / (two - start)).toFixed(2)} |`,
  ];
}

export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { goals: { type: "string", default: "5000" }, jobs: { type: "string", default: "2000" } },
  });
  const lines = await measureServer(Number(values.goals));
  addSection("Server and campaigns", [...lines, ...measureCampaign(Number(values.jobs))]);
}
