/**
 * A thousand requests at once, of which some hang, use up memory, are malformed, far too long, or given up by their clients: each gets its
 * right answer or a clear error, none is lost, and the server's memory stays where it was.
 */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answered, startServer, type TestServer } from "./running-server.ts";

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

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Connections are used again, as clients do, and none is given up for being slow. */
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** One request, sent once: an answer, or the error of the connection. */
function send(body: unknown, signal: AbortSignal): Promise<Answered> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    request(`${server.url}/v1/check`, { method: "POST", agent, signal, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("error", reject)
        .on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(response.headers as Record<string, string>),
            body: JSON.parse(Buffer.concat(chunks).toString("utf8")),
          }),
        );
    })
      .on("error", reject)
      .end(text);
  });
}

/** Asks until there is room, as the server says; nothing else is tried again. */
async function ask(kind: Kind, i: number): Promise<string> {
  for (;;) {
    const control = new AbortController();
    const timer = kind === "cancelled" ? setTimeout(() => control.abort(), 50 + (i % 200)) : undefined;
    try {
      const answered = await send(bodies[kind](i), control.signal);
      if (answered.status !== 429) return kind === "cancelled" ? "not cancelled" : judge(kind, i, answered);
      await pause(1000 * Number(answered.headers.get("retry-after")) * (0.3 + Math.random()));
    } catch (error) {
      return kind === "cancelled" && control.signal.aborted ? "right" : String(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

async function metricsNow(): Promise<(name: string) => number> {
  const text = await (await fetch(`${server.url}/v1/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1]);
}

/** A search that was given up ends soon after; until then it counts. */
async function untilIdle(): Promise<(name: string) => number> {
  for (;;) {
    const value = await metricsNow();
    const active = ["hollow_requests_active", "hollow_questions_waiting", "hollow_questions_running"].map(value);
    if (active.every((n) => n === 0)) return value;
    await pause(50);
  }
}

const residentMegabytes = (pid: number): number => Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) / 256;

describe("a thousand requests at once", () => {
  it("all come to their right end", { timeout: 600_000 }, async () => {
    const all = kinds.flatMap(([kind, count]) => Array.from({ length: count }, (_, i) => ({ kind, i })));
    expect(all).toHaveLength(1000);
    // In an order that mixes them, the same each time.
    const mixed = all.map((one, at) => ({ one, key: (at * 7919) % 1000 })).sort((a, b) => a.key - b.key);
    const ends = await Promise.all(mixed.map(async ({ one: { kind, i } }) => `${kind}: ${await ask(kind, i)}`));
    const counts = Object.fromEntries(kinds.map(([kind, count]) => [`${kind}: right`, count]));
    expect(Object.fromEntries([...new Set(ends)].map((end) => [end, ends.filter((e) => e === end).length]))).toEqual(counts);
    const value = await untilIdle();
    expect(value("hollow_contexts")).toBeLessThanOrEqual(2);
    if (process.platform === "linux") expect(residentMegabytes(server.process.pid ?? 0)).toBeLessThan(500);
  });
});
