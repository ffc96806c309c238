/** `hollow serve`: a server until a signal ends it. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { complain } from "../cli/console.ts";
import { untilSignal, untilStopped } from "../cli/until-stopped.ts";
import { isLoopback } from "./http/access.ts";
import { type RunningServer, startServer } from "./http/server.ts";

export interface ServeRequest {
  readonly host: string;
  readonly port: number;
  /** A file with a token in each line. */
  readonly tokens: string | null;
  readonly workers: number | null;
  readonly memory: number | null;
  readonly queue: number | null;
  readonly cache: number | null;
  readonly longest: number | null;
  readonly allow: readonly string[];
}

/** The status is 0 after a signal, 2 where the server cannot start. */
export async function serve(request: ServeRequest, version: string, print: (line: string) => void): Promise<number> {
  const tokens = readTokens(request.tokens);
  if (typeof tokens === "string") return mistake(tokens);
  if (!isLoopback(request.host) && tokens.length === 0)
    return mistake(`--host ${request.host} lets other machines ask: --tokens FILE says who may`);
  let server: RunningServer;
  try {
    server = await startServer({ ...request, workers: request.workers ?? availableParallelism(), tokens, version, log: complain });
  } catch (error) {
    return mistake(
      `the server cannot listen on ${request.host}:${request.port}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  print(`hollow listens on ${server.url}`);
  await untilStopped();
  complain("stopping: what is under way is finished first; a second signal ends it");
  const now = untilSignal().then(() => server.stop(0));
  await Promise.race([server.stop(), now]);
  return 0;
}

function readTokens(file: string | null): readonly string[] | string {
  const given = process.env["HOLLOW_TOKENS"]?.split(/[\s,]+/) ?? [];
  try {
    const lines = file === null ? [] : readFileSync(file, "utf8").split("\n");
    const tokens = [...given, ...lines].map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
    const bad = tokens.find((token) => /\s/.test(token) || token.length < 16);
    if (bad !== undefined) return "a token has at least 16 characters, and no space inside";
    return file !== null && tokens.length === 0 ? `${file} has no tokens` : tokens;
  } catch (error) {
    return `the tokens cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function mistake(message: string): number {
  complain(message);
  return 2;
}
