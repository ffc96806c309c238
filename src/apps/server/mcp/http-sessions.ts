/** The protocol over streamable HTTP: a session for each client, so that what it cancels is found. */
import { randomUUID } from "node:crypto";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { Bodies } from "../http/body.ts";
import { Refusal } from "../http/refusal.ts";
import { type ToolParts, toolServer } from "./tools.ts";

/** Sessions at once, and milliseconds after which one that nobody uses is forgotten. */
const mostSessions = 500;
const idleMilliseconds = 10 * 60_000;

interface McpSession {
  readonly transport: WebStandardStreamableHTTPServerTransport;
  usedAt: number;
}

interface SessionParts extends ToolParts {
  readonly bodies: Bodies;
}

export class McpSessions {
  private readonly parts: SessionParts;
  private readonly sessions = new Map<string, McpSession>();

  constructor(parts: SessionParts) {
    this.parts = parts;
  }

  async handle(request: Request): Promise<Response> {
    const id = request.headers.get("mcp-session-id");
    const known = id === null ? undefined : this.sessions.get(id);
    if (id !== null && known === undefined) throw new Refusal(404, "not_found", "there is no such session");
    const parsedBody = request.method === "POST" ? await this.parts.bodies.readJson(request) : undefined;
    const transport = known?.transport ?? (await this.open());
    if (known !== undefined) known.usedAt = Date.now();
    return transport.handleRequest(request, { parsedBody });
  }

  /** Ends all sessions. */
  close(): void {
    for (const { transport } of this.sessions.values()) void transport.close();
    this.sessions.clear();
  }

  private async open(): Promise<WebStandardStreamableHTTPServerTransport> {
    this.forgetIdle();
    if (this.sessions.size >= mostSessions) throw new Refusal(429, "busy", `${mostSessions} sessions are open`, { "retry-after": "30" });
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        this.sessions.set(id, { transport, usedAt: Date.now() });
      },
      onsessionclosed: (id) => {
        this.sessions.delete(id);
      },
    });
    await toolServer(this.parts).connect(transport);
    return transport;
  }

  private forgetIdle(): void {
    const since = Date.now() - idleMilliseconds;
    for (const [id, { transport, usedAt }] of this.sessions) {
      if (usedAt > since) continue;
      this.sessions.delete(id);
      void transport.close();
    }
  }
}
