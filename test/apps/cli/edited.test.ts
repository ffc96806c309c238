/** Questions about texts that are being edited, to real workers. */
import { availableParallelism } from "node:os";
import { afterAll, describe, expect, it } from "vitest";
import { Pool, type Reply } from "../../../src/apps/cli/workers/pool/pool.ts";
import { checkDefaults } from "../../../src/refute/index.ts";

// On a busy machine a worker may take long to listen: here it is never ended for that.
const pool = new Pool(new URL("../../../dist/worker.cjs", import.meta.url), Math.min(2, availableParallelism()), { listening: 600_000 });
afterAll(() => pool.close());

const file = "/nowhere/Edited.thy";
let isFirst = true;
let lines: string[] = [];

function put(commands: string): void {
  if (!isFirst) pool.withdraw(file);
  isFirst = false;
  lines = commands.split("\n").filter((line) => line !== "");
  pool.provide(file, { text: `theory Edited imports Main begin\n${commands}\nend\n`, badAt: null });
}

const ask = (command: number, seconds = 2, options: Parameters<Pool["ask"]>[2] = {}): Promise<Reply> =>
  pool.read(
    {
      kind: "edited",
      file,
      command,
      text: lines[command] ?? "",
      task: { item: 0, tool: null },
      question: "check",
      settings: { ...checkDefaults, timeout: seconds },
      milliseconds: 1000 * seconds,
      isWatched: false,
    },
    1000 * seconds,
    options,
  );

const outcome = (reply: Reply): unknown =>
  reply.kind === "edited" ? [reply.result?.report?.outcome, reply.result?.report?.assignment] : reply;

describe("an edited text in workers", () => {
  it("is answered as it stands, change by change", async () => {
    put('definition c :: nat where "c = 1"\nlemma "x = (0 :: nat)" oops\nlemma "c = 1" oops');
    expect(outcome(await ask(1))).toEqual(["genuine", { x: "1" }]);
    put('definition c :: nat where "c = 1"\nlemma "x = (1 :: nat)" oops\nlemma "c = 1" oops');
    expect(outcome(await ask(1))).toEqual(["genuine", { x: "0" }]);
    put('definition c :: nat where "c = 2"\n\nlemma "x = (1 :: nat)" oops\nlemma "c = 1" oops');
    expect(outcome(await ask(2))).toEqual(["genuine", {}]);
  });

  it("ends a search that nobody waits for without ending the worker", async () => {
    put('lemma "x * x * x + y * y * y = z * z * z ⟹ x * y * z = (0 :: nat)" oops\nlemma "x = (0 :: nat)" oops');
    await ask(1);
    const before = [...pool.pids].sort();
    for (let i = 0; i < 3; i++) {
      const gone = new AbortController();
      const slow = ask(0, 60, { signal: gone.signal, gentle: "all" });
      setTimeout(() => gone.abort("nobody waits for it"), 150);
      expect(await slow).toMatchObject({ kind: "lost", reason: "nobody waits for it" });
      expect(outcome(await ask(1))).toEqual(["genuine", { x: "1" }]);
    }
    // Both may have been busy, so that the second worker was started meanwhile; none was ended.
    for (const pid of before) expect(pool.pids).toContain(pid);
  });
});
