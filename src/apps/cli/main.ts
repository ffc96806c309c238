#!/usr/bin/env node
/** The program: reads the command line, calls the command, sets the exit status. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type CheckRequest, readArguments, untrustedOf } from "./arguments.ts";
import { switchCacheOff } from "./cache/folder.ts";
import type { CheckEnd } from "./commands/check.ts";
import { complain, limitOutput, print, printText } from "./console.ts";
import { internalErrorStatus } from "./report/tally.ts";
import { addSessionFolders } from "./session-folders.ts";
import { confining } from "./untrusted.ts";
import { closePools, Pool } from "./workers/pool/pool.ts";
import { workerScript } from "./workers/worker-script.ts";

function version(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

/** The status of a program that writes into a closed pipe: 128 and the signal's number. */
const brokenPipeStatus = 141;

/** The first worker starts before the rest of our own code is read: both take their time, and can do so at once. */
async function checkOnce(request: CheckRequest): Promise<CheckEnd> {
  const pool = new Pool(workerScript(), request.workers ?? availableParallelism(), {
    memory: request.memory,
    reading: request.reading,
    ...confining(request.untrusted),
  });
  pool.prepare();
  const { check } = await import("./commands/check.ts");
  return check(request, pool, print);
}

async function run(): Promise<number> {
  const request = readArguments(process.argv.slice(2));
  if (request.folders !== undefined) addSessionFolders(request.folders);
  if (request.noCache === true) switchCacheOff();
  const untrusted = untrustedOf(request);
  if (untrusted !== null) limitOutput(untrusted.output, () => leaveOutput(untrusted.output));
  // Commands other than check are read when they are asked for: check has to start fast.
  switch (request.kind) {
    case "check":
      if (!request.check.watch) return (await checkOnce(request.check)).status;
      return (await import("./commands/watch.ts")).watching(() => checkOnce(request.check));
    case "batch":
      return (await import("./commands/batch.ts")).batch(request.check, print);
    case "conjecture":
      return (await import("./commands/conjecture.ts")).conjecture(request.conjecture, print);
    case "unused":
      return (await import("./commands/unused.ts")).unused(request.check, print);
    case "mutate":
      return (await import("./commands/mutate.ts")).mutate(request.mutate, print);
    case "cache":
      return (await import("./commands/cache.ts")).cache(request.isClearing, printText);
    case "sessions":
      return (await import("./commands/sessions.ts")).sessions(request.sessions, printText);
    case "verify":
      return (await import("./commands/verify.ts")).verify(request.files, request.limits, printText);
    case "show":
      return (await import("./commands/show.ts")).show(request.stage, request.file, request.limits, printText);
    case "eval":
      return (await import("./commands/evaluate.ts")).evaluateIn(request, printText);
    case "quickcheck": {
      const worker = new URL("./apps/quickcheck/property-worker.js", import.meta.url);
      return (await import("./commands/quickcheck.ts")).quickcheck(request.quickcheck, worker, printText);
    }
    case "export-types":
      return (await import("./commands/show.ts")).exportTypes(request.file, request.limits, printText);
    case "serve":
      return (await import("../server/serve.ts")).serve(request.serve, version(), print);
    case "lsp":
      (await import("../lsp/main.ts")).runServer(version());
      return new Promise(() => undefined);
    case "mcp":
      return (await import("../server/mcp/stdio.ts")).mcpOverStdio(request.serve, version());
    case "playground":
      return (await import("./commands/playground.ts")).playground(request.port, print);
    case "campaign":
      return (await import("../campaign/command.ts")).campaign(request.campaign, version(), printText);
    case "version":
      print(version());
      return 0;
    case "help":
      print((await import("./options.ts")).usage());
      return 0;
    case "mistake":
      complain(`${request.message}`);
      return 2;
  }
}

/** Ends when all output is written: nothing that still waits may keep the program from it. The first to say that something is lost is right. */
function end(status: number): void {
  if (process.exitCode !== internalErrorStatus) process.exitCode = status;
  closePools();
  process.stdout.write("", (error) => (error ? loseOutput(error) : process.stderr.write("", () => process.exit())));
}

/** What is beyond the limit is not written, and nothing after it. */
function leaveOutput(characters: number): void {
  complain(`the output would be longer than ${characters} characters, the limit for text that is not trusted; the rest is left out`);
  end(internalErrorStatus);
}

let isOutputLost = false;

function loseOutput(error: NodeJS.ErrnoException): void {
  if (isOutputLost) return;
  isOutputLost = true;
  // Who reads only the beginning closes the pipe; programs end silently then, with this status.
  const isUnwanted = error.code === "EPIPE";
  if (!isUnwanted) complain(`the output could not be written (${error.code ?? error.message})`);
  closePools();
  process.stderr.write("", () => process.exit(isUnwanted ? brokenPipeStatus : internalErrorStatus));
}

/** An error that nobody expected: whatever happened, the program ends, and says that its answer is not complete. */
function fail(error: unknown): void {
  complain(`an error of ours: ${error instanceof Error ? error.message : String(error)}`);
  if (process.env.HOLLOW_DEBUG && error instanceof Error) complain(error.stack ?? "");
  end(internalErrorStatus);
}

process.stdout.on("error", loseOutput);
process.stderr.on("error", () => undefined);
process.on("uncaughtException", fail);
process.on("unhandledRejection", fail);
run().then(end, fail);
