#!/usr/bin/env node
/** The program: reads the command line, calls the command, sets the exit status. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type CheckRequest, readArguments } from "./arguments.ts";
import type { CheckEnd } from "./commands/check.ts";
import { complain, print, printText } from "./console.ts";
import { Pool } from "./workers/pool.ts";
import { workerScript } from "./workers/worker-script.ts";

function version(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

/** The first worker starts before the rest of our own code is read: both take their time, and can do so at once. */
async function checkOnce(request: CheckRequest): Promise<CheckEnd> {
  const pool = new Pool(workerScript(), request.workers ?? availableParallelism());
  if (!request.files.includes("-")) pool.prepare();
  const { check } = await import("./commands/check.ts");
  return check(request, pool, print);
}

async function run(): Promise<number> {
  const request = readArguments(process.argv.slice(2));
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
    case "verify":
      return (await import("./commands/verify.ts")).verify(request.files, print);
    case "show":
      return (await import("./commands/show.ts")).show(request.stage, request.file, printText);
    case "eval":
      return (await import("./commands/evaluate.ts")).evaluateIn(request, printText);
    case "quickcheck": {
      const worker = new URL("./apps/quickcheck/property-worker.js", import.meta.url);
      return (await import("./commands/quickcheck.ts")).quickcheck(request.quickcheck, worker, printText);
    }
    case "export-types":
      return (await import("./commands/export-types.ts")).exportTypes(request.file, printText);
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

process.stdout.on("error", () => process.exit(0));
run().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    complain(`an error of ours: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  },
);
