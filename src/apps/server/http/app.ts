/** The interface over HTTP: which path asks the service what. */
import { Hono } from "hono";
import type { z } from "zod";
import { jsonLine } from "../../cli/report/harmless.ts";
import type { Pool } from "../../cli/workers/pool/pool.ts";
import type { McpSessions } from "../mcp/http-sessions.ts";
import type { BatchLine } from "../service/answer-schemas.ts";
import { runBatch } from "../service/batch.ts";
import type { Contexts } from "../service/contexts.ts";
import type { Metrics } from "../service/metrics.ts";
import { conjectureSchema, evaluateSchema, readBatch, readCheck, readRequest, unusedSchema } from "../service/requests.ts";
import type { Service } from "../service/service.ts";
import type { Access } from "./access.ts";
import { discardBody } from "./body.ts";
import { Entrance, type EntranceParts, type Env } from "./entrance.ts";
import { openApi } from "./openapi.ts";
import { Refusal } from "./refusal.ts";

export interface HttpParts extends EntranceParts {
  readonly version: string;
  readonly service: Service;
  readonly pool: Pool;
  readonly contexts: Contexts;
  readonly metrics: Metrics;
  readonly access: Access;
  readonly sessions: McpSessions;
  readonly workers: number;
  readonly log: (message: string) => void;
}

const reading =
  <T>(schema: z.ZodType<T>) =>
  (body: unknown): T | string =>
    readRequest(schema, body);

/** After the whole request has come, so that its sender listens. */
async function answerRefused(request: Request, refusal: Refusal): Promise<Response> {
  const isWhole = await discardBody(request);
  const response = refusal.response();
  if (!isWhole) response.headers.set("connection", "close");
  return response;
}

export function httpApp(parts: HttpParts): Hono<Env> {
  const { service, metrics, admission } = parts;
  const entrance = new Entrance(parts);
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const since = performance.now();
    await next();
    if (c.req.method === "POST") metrics.took((performance.now() - since) / 1000);
    metrics.count("hollow_requests_total", { path: c.req.routePath, status: c.res.status });
  });
  app.use(async (c, next) => {
    if (c.req.path !== "/v1/health") parts.access.require(c.req.raw.headers);
    await next();
  });
  app.onError(async (error, c) => {
    const refusal = error instanceof Refusal ? error : new Refusal(500, "internal", "an error of ours");
    if (!(error instanceof Refusal))
      parts.log(`an error of ours: ${error.message}${process.env.HOLLOW_DEBUG ? `\n${error.stack ?? ""}` : ""}`);
    return answerRefused(c.req.raw, refusal);
  });
  const nothingHere = new Refusal(404, "not_found", "there is nothing here; GET /v1/openapi.json tells what there is");
  app.notFound((c) => answerRefused(c.req.raw, nothingHere));

  app.post("/v1/check", (c) =>
    entrance.answered(c, readCheck, async (request, asking) => {
      const answer = await service.check(request, asking);
      metrics.countAnswers(answer);
      return answer;
    }),
  );
  app.post("/v1/evaluate", (c) => entrance.answered(c, reading(evaluateSchema), (request, asking) => service.evaluate(request, asking)));
  app.post("/v1/unused", (c) => entrance.answered(c, reading(unusedSchema), (request, asking) => service.unused(request, asking)));
  app.post("/v1/conjecture", (c) =>
    entrance.answered(c, reading(conjectureSchema), (request, asking) => service.conjecture(request, asking)),
  );
  app.post("/v1/batch", async (c) => {
    const { request, leave, inTime } = await entrance.admit(c, readBatch);
    // Lines are written as they come, and only as fast as they are read.
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    const tell = async (line: BatchLine): Promise<void> => {
      if ("id" in line) metrics.countAnswers(line);
      await writer.write(encoder.encode(`${jsonLine(line)}\n`));
    };
    inTime((asking) => runBatch(service, request, asking, parts.workers, tell))
      .then(() => writer.close())
      .catch((error) => writer.abort(error).catch(() => undefined))
      .finally(leave);
    return new Response(readable, { headers: { "content-type": "application/x-ndjson" } });
  });
  app.all("/mcp", (c) => parts.sessions.handle(c.req.raw));
  app.get("/v1/health", (c) =>
    parts.isStopping() ? c.json({ status: "stopping", version: parts.version }, 503) : c.json({ status: "ok", version: parts.version }),
  );
  app.get("/v1/metrics", (c) =>
    c.text(metrics.text(parts.pool, admission, parts.contexts, parts.bodies.arriving), 200, {
      "content-type": "text/plain; version=0.0.4",
    }),
  );
  app.get("/v1/openapi.json", (c) => c.json(openApi(parts.version)));
  return app;
}
