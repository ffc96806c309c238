/** A running server: its workers, its port, its end. */
import { setMaxListeners } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Pool } from "../../cli/workers/pool/pool.ts";
import { megabyte } from "../../cli/workers/pool/usage.ts";
import { workerScript } from "../../cli/workers/worker-script.ts";
import { McpSessions } from "../mcp/http-sessions.ts";
import { Admission } from "../service/admission.ts";
import { Contexts } from "../service/contexts.ts";
import { defaultCacheMegabytes, longestDeadline, requestsPerWorker, stopMilliseconds, workerMegabytes } from "../service/limits.ts";
import { Metrics } from "../service/metrics.ts";
import { Service } from "../service/service.ts";
import { Access } from "./access.ts";
import { httpApp } from "./app.ts";
import { Bodies } from "./body.ts";
import { keepConnections, keptMilliseconds } from "./connections.ts";

/** Connections that may wait to be taken, as far as the system allows: clients come in crowds. */
const mostBacklog = 4096;

export interface ServerOptions {
  readonly version: string;
  readonly host: string;
  /** 0: one that is free. */
  readonly port: number;
  readonly tokens: readonly string[];
  readonly workers: number;
  /** Megabytes of heap for each worker; null: the default. */
  readonly memory: number | null;
  /** Requests under way at once; null: the default. */
  readonly queue: number | null;
  /** Megabytes of contexts that stay read; null: the default. */
  readonly cache: number | null;
  /** Seconds that a request may ask for at most; null: the default. */
  readonly longest: number | null;
  /** Folders that texts may import from, beside the library. */
  readonly allow: readonly string[];
  readonly log: (message: string) => void;
}

/** Workers behind a service, with contexts that stay read. */
export interface ServiceParts {
  readonly pool: Pool;
  readonly contexts: Contexts;
  readonly service: Service;
}

type ServiceOptions = Pick<ServerOptions, "workers" | "memory" | "cache" | "allow" | "log">;

export function openService({ workers, memory, cache, allow, log }: ServiceOptions): ServiceParts {
  const cacheMegabytes = cache ?? defaultCacheMegabytes;
  const pool = new Pool(workerScript(), workers, {
    memory,
    mostKept: (cacheMegabytes + workerMegabytes) * megabyte,
    confinement: { folders: allow },
  });
  const contexts = new Contexts(pool, cacheMegabytes * megabyte);
  return { pool: pool.prepare(), contexts, service: new Service(pool, contexts, log) };
}

export interface RunningServer {
  readonly url: string;
  readonly parts: ServiceParts;
  /** Lets what is under way end, for a while, and ends the rest with its reason. */
  readonly stop: (milliseconds?: number) => Promise<void>;
}

/** Rejects when the port cannot be had. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, tokens, workers, queue, longest, version, log } = options;
  const parts = openService(options);
  const admission = new Admission(queue ?? workers * requestsPerWorker, workers);
  const stopping = new AbortController();
  // Every request listens to it.
  setMaxListeners(0, stopping.signal);
  let isStopping = false;
  const shared = {
    ...parts,
    version,
    admission,
    bodies: new Bodies(),
    longest: longest === null ? longestDeadline : 1000 * longest,
    stopping: stopping.signal,
  };
  const sessions = new McpSessions(shared);
  const app = httpApp({
    ...shared,
    sessions,
    workers,
    log,
    metrics: new Metrics(),
    access: new Access(tokens, host),
    isStopping: () => isStopping,
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Who sends slowly is cut off; requests are answered by their deadlines.
    serverOptions: { headersTimeout: 20_000, requestTimeout: 60_000, keepAliveTimeout: keptMilliseconds },
  }) as Server;
  keepConnections(server, () => isStopping);
  const url = await listen(server, options).catch((error: unknown) => {
    parts.pool.close();
    throw error;
  });
  let ending: Promise<void> | null = null;
  const end = async (milliseconds: number): Promise<void> => {
    isStopping = true;
    sessions.close();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const timer = setTimeout(() => stopping.abort("the server was stopped"), milliseconds);
    // A connection that is kept alive is idle only after its answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([closed, pause(milliseconds + 2000)]);
    clearTimeout(timer);
    clearInterval(sweep);
    server.closeAllConnections();
    parts.pool.close();
  };
  const stop = (milliseconds = stopMilliseconds): Promise<void> => {
    if (ending !== null && milliseconds === 0) stopping.abort("the server was stopped");
    ending ??= end(milliseconds);
    return ending;
  };
  return { url, parts, stop };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

function listen(server: Server, { host, port }: ServerOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: mostBacklog }, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${actual}`);
    });
  });
}
