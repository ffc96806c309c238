/** The real client of the protocol against the built program, over the standard input and over HTTP. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "./running-server.ts";

/** What the client's checks against the tools' schemas let through. */
interface Called {
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: boolean;
}

const slow = {
  header:
    'theory T imports Main begin\nfun ack :: "nat ⇒ nat ⇒ nat" where "ack 0 n = n + 1" | "ack (Suc m) 0 = ack m 1" | "ack (Suc m) (Suc n) = ack m (ack (Suc m) n)"',
  goal: { shows: "ack 4 (x + 2) > 5" },
  deadline: 60_000,
  timeout: 60,
  strategy: "random",
};

function suite(transport: () => Promise<Transport>): void {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ name: "test", version: "1" });
    await client.connect((await transport()) as Transport);
  });
  afterAll(() => client.close());
  const call = async (name: string, args: Record<string, unknown>): Promise<Called> =>
    (await client.callTool({ name, arguments: args })) as unknown as Called;

  it("has tools with schemas for what they take and give", async () => {
    const { tools } = await client.listTools();
    expect(tools.map((t) => t.name).sort()).toEqual(["check", "conjecture", "evaluate", "unused_assumptions"]);
    for (const tool of tools) expect([tool.inputSchema.type, tool.outputSchema?.type]).toEqual(["object", "object"]);
  });

  it("checks a goal: data, and a short text", async () => {
    const { content, structuredContent } = await call("check", { goal: { fixes: ["xs :: nat list"], shows: "rev xs = xs" } });
    expect(content[0]?.text).toMatch(/^False: counterexample xs = \[.*\] refutes rev xs = xs\. There rev xs = /);
    expect(structuredContent).toMatchObject({ kind: "goal", answers: [{ outcome: "genuine", claim: { conclusion: "rev xs = xs" } }] });
  });

  it("checks a theory", async () => {
    const { content, structuredContent } = await call("check", {
      theory: 'theory T imports Main begin lemma a: "x = (x :: nat)" by simp end',
    });
    expect(content[0]?.text).toContain("a (line 1): No counterexample; that is no proof. Covered: all values up to size");
    expect(structuredContent).toMatchObject({ kind: "theory", complete: true });
  });

  it("evaluates, finds unused assumptions, finds equations", async () => {
    expect((await call("evaluate", { term: "2 + 3 :: nat" })).content[0]?.text).toBe("5 :: nat");
    const unused = await call("unused_assumptions", { goal: { assumes: ["x > (0 :: nat)", "y > (0 :: nat)"], shows: "x ≥ 1" } });
    expect(unused.content[0]?.text).toMatch(/Not needed, as far as tests can tell: 0 < y\nNeeded: 0 < x \(without: .*x = 0/);
    const found = await call("conjecture", { about: ["rev"], size: 3 });
    expect(found.content[0]?.text).toContain("rev (rev xs) = xs");
  });

  it("tells mistakes as results that a model can read", async () => {
    const unread = await call("check", { goal: { shows: "rev xs = = xs" } });
    expect(unread.content[0]?.text).toContain("error in shows (1:10)");
    const neither = await call("check", { size: 3 });
    expect([neither.isError, neither.content[0]?.text]).toEqual([true, "goal: Invalid input: expected object, received undefined"]);
    const wrong = await call("evaluate", { trem: "1" });
    expect(wrong.isError).toBe(true);
  });

  it("tells how far it is, and stops when it is told to", async () => {
    const control = new AbortController();
    const seen: (string | undefined)[] = [];
    const asked = client.callTool({ name: "check", arguments: slow }, undefined, {
      signal: control.signal,
      onprogress: ({ message }) => {
        seen.push(message);
        control.abort("enough");
      },
    });
    await expect(asked).rejects.toThrow("enough");
    expect(seen[0]).toMatch(/^random/);
    // Both workers are free again.
    const two = await Promise.all([call("evaluate", { term: "1 :: nat" }), call("evaluate", { term: "2 :: nat" })]);
    expect(two.map((c) => c.content[0]?.text)).toEqual(["1 :: nat", "2 :: nat"]);
  });
}

describe("over the standard input", () => {
  suite(async () => new StdioClientTransport({ command: process.execPath, args: ["dist/hollow.js", "mcp", "--workers", "2"] }));
});

describe("over HTTP", () => {
  let server: TestServer;
  afterAll(() => server?.stop());
  suite(async () => {
    server = await startServer("--workers", "2");
    return new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)) as Transport;
  });
});
