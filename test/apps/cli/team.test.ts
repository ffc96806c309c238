/** Workers that join a task: the first answer is the task's, and one that dies is no loss. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import type { ToWorker } from "../../../src/apps/cli/workers/messages.ts";
import { Pool } from "../../../src/apps/cli/workers/pool/pool.ts";
import { checkDefaults } from "../../../src/refute/index.ts";

/** A worker that claims scope 0, a helper scope 1; the file's name says what the helper does and who speaks. */
const script = join(mkdtempSync(join(tmpdir(), "hollow-team-")), "worker.cjs");
writeFileSync(
  script,
  `process.on("disconnect", () => process.exit());
let task = null;
const say = (text) => process.send({ kind: "failed", message: text });
process.on("message", (message) => {
  if (message.kind === "run") {
    task = message;
    process.send({ kind: "begun" });
    if (!message.isShared) return say("not shared");
    return process.send({ kind: "claim", key: { sweep: "s", index: message.since === null ? 0 : 1 }, found: [] });
  }
  const isHelper = task.since !== null;
  const answers = message.entries.filter((e) => e.answer !== null).length;
  if (isHelper && message.isGranted === true) {
    if (task.file === "helper dies") process.kill(process.pid, "SIGKILL");
    if (task.file === "helper speaks") return say("helper");
    process.send({ kind: "found", found: [{ key: { sweep: "s", index: 1 }, answer: { kind: "sat", sizes: null } }] });
    if (task.file === "owner speaks") for (;;);
  }
  if (!isHelper && task.file === "owner speaks" && answers === 1) say("owner");
  if (!isHelper && task.file === "owner dies" && answers === 1) process.kill(process.pid, "SIGKILL");
  if (isHelper && task.file === "owner dies" && message.entries.length === 1) say("helper");
  if (!isHelper && task.file === "helper dies" && message.isGranted === null && message.entries.length === 1) say("owner");
});
`,
);

const job = (file: string): ToWorker => ({
  kind: "run",
  file,
  task: { item: 0, tool: 0 },
  settings: checkDefaults,
  isWatched: false,
  isShared: true,
  since: null,
  proofs: null,
});

const open: Pool[] = [];
afterEach(() => {
  for (const p of open.splice(0)) p.close();
});

async function answer(size: number, ...files: readonly string[]): Promise<string[]> {
  const pool = new Pool(pathToFileURL(script), size);
  open.push(pool);
  const texts: string[] = [];
  for (const file of files) {
    const reply = await pool.ask(job(file), 20_000);
    texts.push(reply.kind === "failed" ? reply.message : reply.kind === "lost" ? reply.reason : reply.kind);
  }
  return texts;
}

describe("a task that workers share", () => {
  it("ends with the first answer, and the others are stopped", async () => {
    expect(await answer(2, "owner speaks", "helper speaks", "owner speaks")).toEqual(["owner", "helper", "owner"]);
  });

  it("goes on when a helper dies", async () => {
    expect(await answer(2, "helper dies", "owner speaks")).toEqual(["owner", "owner"]);
  });

  it("goes on with the helper when the first worker dies", async () => {
    expect(await answer(2, "owner dies", "owner speaks")).toEqual(["helper", "owner"]);
  });

  it("is not shared where there is one worker only", async () => {
    expect(await answer(1, "owner speaks")).toEqual(["not shared"]);
  });
});
