#!/usr/bin/env node
/** The program: reads the command line, calls the command, sets the exit status. */
import { readFileSync } from "node:fs";
import { readArguments, usage } from "./arguments.ts";
import { batch } from "./batch.ts";
import { check } from "./check.ts";
import { conjecture } from "./conjecture.ts";
import { evaluateIn } from "./evaluate.ts";
import { mutate } from "./mutate.ts";
import { show } from "./show.ts";
import { unused } from "./unused.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function version(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

async function run(): Promise<number> {
  const request = readArguments(process.argv.slice(2));
  switch (request.kind) {
    case "check":
      return check(request.check, print);
    case "batch":
      return batch(request.check, print);
    case "conjecture":
      return conjecture(request.conjecture, print);
    case "unused":
      return unused(request.check, print);
    case "mutate":
      return mutate(request.mutate, print);
    case "show":
      return show(request.stage, request.file, print);
    case "eval":
      return evaluateIn(request.file, request.term, print);
    case "version":
      print(version());
      return 0;
    case "help":
      print(usage);
      return 0;
    case "mistake":
      process.stderr.write(`hollow: ${request.message}\n`);
      return 2;
  }
}

process.stdout.on("error", () => process.exit(0));
run().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`hollow: an error of ours: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
