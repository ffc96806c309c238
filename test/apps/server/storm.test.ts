/**
 * A thousand requests at once, of which some hang, use up memory, are malformed, far too long, or given up by their clients: each gets its
 * right answer or a clear error, none is lost, and the server's memory stays where it was.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answered, post, startServer, type TestServer } from "./running-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer("--workers", "2", "--memory", "256", "--queue", "64");
});
afterAll(() => server.stop());

const header = `theory T imports Main begin
fun ack :: "nat ⇒ nat ⇒ nat" where "ack 0 n = n + 1" | "ack (Suc m) 0 = ack m 1" | "ack (Suc m) (Suc n) = ack m (ack (Suc m) n)"
fun grow :: "nat ⇒ nat list ⇒ nat list" where "grow 0 xs = xs" | "grow (Suc n) xs = grow n (xs @ xs)"
end`;

type Kind = "false" | "true" | "value" | "hangs" | "memory" | "malformed" | "long" | "cancelled" | "unreadable";

/** In a thousand: most are plain. */
const kinds: readonly (readonly [Kind, number])[] = [
  ["false", 500],
  ["true", 150],
  ["value", 150],
  ["malformed", 60],
  ["unreadable", 60],
  ["cancelled", 50],
  ["long", 10],
  ["hangs", 12],
  ["memory", 8],
];

const long = JSON.stringify({ goal: { shows: "x".repeat(10 * 1024 * 1024) } });
const deadline = 120_000;

const bodies: Readonly<Record<Kind, (i: number) => unknown>> = {
  false: (i) => ({ header, goal: { shows: `x + ${i} = (x :: nat)` }, deadline, strategy: "exhaustive" }),
  true: (i) => ({ header, goal: { shows: `x + ${i} = ${i} + (x :: nat)` }, deadline, strategy: "exhaustive", size: 3 }),
  value: (i) => ({ header, goal: { shows: `ack 1 ${i} = 0` }, deadline, strategy: "exhaustive" }),
  hangs: () => ({ header, goal: { shows: "ack 4 (ack 3 x) = 0" }, deadline: 700, timeout: 60, strategy: "random" }),
  memory: () => ({ header, goal: { shows: "length (grow (x + 60) [0]) = 0" }, deadline: 20_000, timeout: 60, strategy: "random" }),
  malformed: (i) => (i % 2 === 0 ? "{nonsense" : { goal: { shows: [] } }),
  unreadable: () => ({ header, goal: { shows: "x = = y" }, deadline }),
  long: () => long,
  cancelled: () => ({ header, goal: { shows: "ack 4 (ack 3 x) = 0" }, deadline: 60_000, timeout: 60, strategy: "random" }),
};

/** What each must come to; a word for what it came to instead. */
function judge(kind: Kind, i: number, { status, body }: Answered): string {
  if (kind === "malformed") return status === 400 && body.error.code === "malformed" ? "right" : `${status}`;
  if (kind === "long") return status === 413 && body.error.code === "too_large" ? "right" : `${status}`;
  if (status !== 200) return `${status} ${JSON.stringify(body)}`;
  const { outcome, model, reason } = body.answer;
  if (kind === "false") return outcome === (i === 0 ? "none" : "genuine") ? "right" : `${outcome}: ${reason}`;
  if (kind === "true") return outcome === "none" ? "right" : `${outcome}: ${reason}`;
  if (kind === "value") return outcome === "genuine" && model !== null ? "right" : `${outcome}: ${reason}`;
  if (kind === "unreadable") return outcome === "error" && body.problems[0].part === "shows" ? "right" : outcome;
  return outcome === "unknown" && reason !== null ? "right" : `${outcome}: ${reason}`;
}

const passing: ReadonlySet<string> = new Set([
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_SOCKET",
  "ECONNRESET",
  "ECONNREFUSED",
  "ETIMEDOUT",
  "EPIPE",
]);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks until there is room, as the server says. */
async function ask(kind: Kind, i: number): Promise<string> {
  for (;;) {
    const control = new AbortController();
    const timer = kind === "cancelled" ? setTimeout(() => control.abort(), 50 + (i % 200)) : undefined;
    try {
      const answered = await post(server.url, "/v1/check", bodies[kind](i), { signal: control.signal });
      if (answered.status !== 429) return kind === "cancelled" ? "not cancelled" : judge(kind, i, answered);
      await pause(1000 * Number(answered.headers.get("retry-after")) * (0.3 + Math.random()));
    } catch (error) {
      if (kind === "cancelled") return "right";
      // The server answers a body that is too long before it has come, and closes the connection; a client may see only that.
      if (kind === "long" && /fetch failed/.test(String(error))) return "right";
      // A connection that could not be made or was closed before an answer is made again, as any client would.
      const { code } = ((error as Error).cause ?? {}) as { readonly code?: string };
      if (code === undefined || !passing.has(code)) return `${String(error)} ${code}`;
      await pause(500 + 1000 * Math.random());
    } finally {
      clearTimeout(timer);
    }
  }
}

const residentMegabytes = (pid: number): number => Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) / 256;

describe("a thousand requests at once", () => {
  it("all come to their right end", { timeout: 300_000 }, async () => {
    const all = kinds.flatMap(([kind, count]) => Array.from({ length: count }, (_, i) => ({ kind, i })));
    expect(all).toHaveLength(1000);
    // In an order that mixes them, the same each time.
    const mixed = all.map((one, at) => ({ one, key: (at * 7919) % 1000 })).sort((a, b) => a.key - b.key);
    const ends = await Promise.all(mixed.map(async ({ one: { kind, i } }) => `${kind}: ${await ask(kind, i)}`));
    const counts = Object.fromEntries(kinds.map(([kind, count]) => [`${kind}: right`, count]));
    expect(Object.fromEntries([...new Set(ends)].map((end) => [end, ends.filter((e) => e === end).length]))).toEqual(counts);
    const metrics = await (await fetch(`${server.url}/v1/metrics`)).text();
    const value = (name: string): number => Number(new RegExp(`^${name} (\\d+)`, "m").exec(metrics)?.[1]);
    expect([value("hollow_requests_active"), value("hollow_questions_waiting"), value("hollow_questions_running")]).toEqual([0, 0, 0]);
    expect(value("hollow_contexts")).toBeLessThanOrEqual(2);
    if (process.platform === "linux") expect(residentMegabytes(server.process.pid ?? 0)).toBeLessThan(500);
  });
});
