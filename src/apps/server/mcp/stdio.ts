/** `hollow mcp`: the protocol over standard input and output, for one client that starts us. */
import { availableParallelism } from "node:os";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { complain } from "../../cli/console.ts";
import { openService } from "../http/server.ts";
import { Admission } from "../service/admission.ts";
import { longestDeadline, requestsPerWorker } from "../service/limits.ts";
import { toolServer } from "./tools.ts";

export interface McpRequest {
  readonly workers: number | null;
  readonly memory: number | null;
  readonly cache: number | null;
  readonly longest: number | null;
  readonly allow: readonly string[];
}

/** Until the client closes our input. */
export async function mcpOverStdio({ workers, memory, cache, longest, allow }: McpRequest, version: string): Promise<number> {
  const size = workers ?? availableParallelism();
  const { pool, service } = openService({ workers: size, memory, cache, allow, log: complain });
  const stopping = new AbortController();
  const server = toolServer({
    version,
    service,
    admission: new Admission(size * requestsPerWorker, size),
    longest: longest === null ? longestDeadline : 1000 * longest,
    stopping: stopping.signal,
  });
  const ended = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once("end", resolve).once("close", resolve);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
  });
  await server.connect(new StdioServerTransport());
  await ended;
  stopping.abort("the server was stopped");
  pool.close();
  return 0;
}
