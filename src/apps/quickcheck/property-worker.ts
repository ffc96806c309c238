/** The thread that reads a module and checks its exported properties, one after another, telling what it begins and what came out. */
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { type CheckOptions, Property, quickCheckWith } from "../../quickcheck/index.ts";
import { fileStore } from "./file-store.ts";
import type { PropertyMessage, PropertyOutcome, PropertyTask } from "./run-file.ts";

const task = workerData as PropertyTask;
const tell = (message: PropertyMessage): void => parentPort?.postMessage(message);

async function run(): Promise<void> {
  const module = (await import(task.file)) as Record<string, unknown>;
  const properties = Object.entries(module).filter(([, value]) => value instanceof Property);
  tell({ kind: "names", names: properties.map(([name]) => name) });
  for (const [name, property] of properties) {
    if (task.done.includes(name)) continue;
    tell({ kind: "begin", name });
    const outcome = await outcomeOf(name, property as Property);
    // What a test has put off is its own: an exception there ends the thread before the next property begins.
    await new Promise((settle) => setTimeout(settle, 1));
    tell({ kind: "end", name, outcome });
  }
}

/** What came out; a generator that throws ends one property, not all. */
async function outcomeOf(name: string, property: Property): Promise<PropertyOutcome> {
  try {
    const { ok, kind, tests, text } = await quickCheckWith(optionsFor(name), property);
    // The test that failed was one, too.
    return { name, ok, kind, tests: kind === "falsified" ? tests + 1 : tests, text };
  } catch (error) {
    return { name, ok: false, kind: "error", tests: 0, text: `Error: ${textOf(error)}` };
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Node does not say where a module has its mistake unless it is asked to check that file. */
function whatIsWrong(error: unknown): string {
  const isMistake = error instanceof SyntaxError && !/does not provide an export/.test(error.message);
  return isMistake ? `${textOf(error)}; node --check ${basename(fileURLToPath(task.file))} shows the line` : textOf(error);
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
  (error: unknown) => tell({ kind: "broken", message: whatIsWrong(error) }),
);
