/** Workers that die, hang and allocate: the pool loses one task by each, and nothing else. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ToWorker } from "../../../src/apps/cli/workers/messages.ts";
import { Pool } from "../../../src/apps/cli/workers/pool/pool.ts";
import { checkDefaults } from "../../../src/refute/index.ts";

/** A worker that does what the name of the file says. */
const script = join(mkdtempSync(join(tmpdir(), "hollow-pool-")), "worker.cjs");
writeFileSync(
  script,
  `process.on("disconnect", () => process.exit());
process.on("message", (message) => {
  const { kind, file, since } = message;
  if (kind === "board" && message.isGranted === null) process.send({ kind: "progress", progress: { engine: "nitpick", size: 0, tests: 0 } });
  if (kind === "board") return;
  if (file === "bad code" && !process.argv.includes("--without-code")) process.kill(process.pid, "SIGSEGV");
  if (file === "early") process.kill(process.pid, "SIGKILL");
  process.send({ kind: "begun" });
  if (file === "share" && since !== null) process.kill(process.pid, "SIGKILL");
  if (file === "share") return process.send({ kind: "claim", key: "0", found: [] });
  if (file === "kill") process.kill(process.pid, "SIGKILL");
  if (file === "exit") process.exit(3);
  if (file === "spin") for (;;);
  if (file === "allocate") { const map = new Map(); for (let i = 0; ; i++) map.set(i, [i]); }
  if (file === "progress") process.send({ kind: "progress", progress: { engine: "exhaustive", size: 3, tests: 7 } });
  if (file === "so far") {
    process.send({ kind: "so-far", report: { outcome: "none", reason: null } });
    process.send({ kind: "progress", progress: { engine: "nitpick", size: null, tests: 0 } });
    for (;;);
  }
  process.send({ kind: "failed", message: file + " " + process.pid });
});
`,
);

const job = (file: string): ToWorker => ({ kind: "theorems", file });
const open: Pool[] = [];
function pool(size: number): Pool {
  const made = new Pool(pathToFileURL(script), size);
  open.push(made);
  return made;
}
afterEach(() => {
  for (const p of open.splice(0)) p.close();
  vi.unstubAllEnvs();
});

/** The answers to all jobs at once: their file's name, or why they were lost. */
async function answers(p: Pool, files: readonly string[], milliseconds = 1000): Promise<string[]> {
  const replies = await Promise.all(files.map((file) => p.ask(job(file), milliseconds)));
  return replies.map((r) => (r.kind === "lost" ? r.reason : r.kind === "failed" ? (r.message.split(" ")[0] ?? "") : r.kind));
}

describe("a pool of workers", () => {
  it("loses one task when a worker is killed", async () => {
    expect(await answers(pool(2), ["a", "kill", "b", "c"])).toEqual(["a", "the search was killed (SIGKILL)", "b", "c"]);
  });

  it("starts a worker that dies at its start again without kept code", async () => {
    expect(await answers(pool(1), ["bad code", "a"])).toEqual(["bad", "a"]);
  });

  it("loses one task when a worker ends", async () => {
    expect(await answers(pool(1), ["a", "exit", "b"])).toEqual(["a", "the search broke down (status 3)", "b"]);
  });

  it("loses one task to a search that does not end", async () => {
    expect(await answers(pool(1), ["a", "spin", "b"])).toEqual(["a", "evaluation did not end within its time", "b"]);
  });

  it("loses one task when memory is used up", async () => {
    vi.stubEnv("HOLLOW_MEMORY", "64");
    expect(await answers(pool(1), ["a", "allocate", "b"], 50_000)).toEqual(["a", "the search used up its memory", "b"]);
  }, 60_000);

  it("tries a task again whose worker died before it began, but only once", async () => {
    expect(await answers(pool(1), ["early", "b"])).toEqual(["the search was killed (SIGKILL)", "b"]);
    const p = pool(1);
    const [first] = await Promise.all([p.ask(job("a"), 1000)]);
    process.kill(Number(first.kind === "failed" ? first.message.split(" ")[1] : 0), "SIGKILL");
    expect(await answers(p, ["b"])).toEqual(["b"]);
  });

  it("hands on how far a search is", async () => {
    const heard: number[] = [];
    await pool(1).ask(job("progress"), 1000, { onProgress: (progress) => heard.push(progress.tests) });
    expect(heard).toEqual([7]);
  });

  it("ends waiting and running tasks when it is closed", async () => {
    const p = pool(1);
    const waiting = answers(p, ["spin", "b"]);
    setTimeout(() => p.close(), 300);
    expect(await waiting).toEqual(["interrupted", "interrupted"]);
    expect(await answers(p, ["c"])).toEqual(["interrupted"]);
  });

  it("ends a question with its worker when the asker goes away, and goes on with the next", async () => {
    const p = pool(1);
    const gone = new AbortController();
    const ended = p.ask(job("spin"), 60_000, { signal: gone.signal });
    const next = p.ask(job("a"), 1000);
    setTimeout(() => gone.abort("nobody waits for it"), 300);
    expect(await ended).toEqual({ kind: "lost", reason: "nobody waits for it", at: null });
    expect((await next).kind).toBe("failed");
  });

  it("keeps what a search had found out before it was ended", async () => {
    const gone = new AbortController();
    const onProgress = () => gone.abort("nobody waits for it");
    const reply = await pool(1).ask(job("so far"), 60_000, { signal: gone.signal, onProgress });
    expect(reply).toEqual({ kind: "lost", reason: "nobody waits for it", at: null, soFar: { outcome: "none", reason: null } });
  });

  it("takes a question out of the queue when the asker goes away", async () => {
    const p = pool(1);
    const gone = new AbortController();
    const first = p.ask(job("a"), 1000);
    const waiting = p.ask(job("b"), 1000, { signal: gone.signal });
    expect(p.load).toEqual({ waiting: 1, running: 1 });
    gone.abort("nobody waits for it");
    expect(p.load.waiting).toBe(0);
    expect(await waiting).toMatchObject({ kind: "lost", reason: "nobody waits for it" });
    expect((await first).kind).toBe("failed");
  });

  it("counts a worker once that died as a helper, when its task is ended later", async () => {
    const p = pool(2);
    const gone = new AbortController();
    const settings = checkDefaults;
    const shared: ToWorker = {
      kind: "run",
      file: "share",
      task: { item: 0, tool: null },
      settings,
      isWatched: true,
      isShared: true,
      since: null,
      proofs: null,
    };
    // The first hears of the helper's end, and says so.
    const onProgress = (): void => gone.abort("nobody waits for it");
    expect(await p.ask(shared, 600_000, { signal: gone.signal, onProgress })).toMatchObject({ reason: "nobody waits for it" });
    for (let i = 0; i < 4; i++) void p.ask(job("spin"), 600_000);
    expect(p.load).toEqual({ waiting: 2, running: 2 });
  });

  it("replaces a worker that keeps too much between answers", async () => {
    const made = new Pool(pathToFileURL(script), 1, { mostKept: 1 });
    open.push(made);
    const pids = [await made.ask(job("a"), 1000), await made.ask(job("a"), 1000)].map((r) => (r.kind === "failed" ? r.message : r.kind));
    expect(new Set(pids).size).toBe(process.platform === "linux" ? 2 : 1);
  });
});
