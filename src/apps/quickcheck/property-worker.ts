/** The thread that reads a module and checks its exported properties, one after another, telling what it begins and what came out. */
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { type CheckOptions, Property, quickCheckWith } from "../../quickcheck/index.ts";
import { fileStore } from "./file-store.ts";
import type { PropertyMessage, PropertyTask } from "./run-file.ts";

const task = workerData as PropertyTask;
const tell = (message: PropertyMessage): void => parentPort?.postMessage(message);

async function run(): Promise<void> {
  const module = (await import(task.file)) as Record<string, unknown>;
  const properties = Object.entries(module).filter(([, value]) => value instanceof Property);
  tell({ kind: "names", names: properties.map(([name]) => name) });
  for (const [name, property] of properties) {
    if (task.done.includes(name)) continue;
    tell({ kind: "begin", name });
    const report = await quickCheckWith(optionsFor(name), property as Property);
    // The test that failed was one, too.
    const tests = report.kind === "falsified" ? report.tests + 1 : report.tests;
    tell({ kind: "end", name, outcome: { name, ok: report.ok, kind: report.kind, tests, text: report.text } });
  }
}

function optionsFor(name: string): CheckOptions {
  const { tests, seed, timeout, store } = task;
  return {
    print: null,
    name: `${basename(fileURLToPath(task.file))} ${name}`,
    ...(store === null ? {} : { store: fileStore(store) }),
    ...(tests === null ? {} : { tests }),
    ...(seed === null ? {} : { seed }),
    ...(timeout === null ? {} : { timeout }),
  };
}

run().then(
  () => tell({ kind: "over" }),
  (error: unknown) => tell({ kind: "broken", message: error instanceof Error ? error.message : String(error) }),
);
