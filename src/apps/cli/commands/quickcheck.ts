/** `hollow quickcheck FILE…`: checks the exported properties of modules, with a table at the end. */
import { existsSync, statSync } from "node:fs";
import { checkFile, type PropertyOutcome } from "../../quickcheck/index.ts";
import { complain } from "../console.ts";

export interface QuickcheckRequest {
  readonly files: readonly string[];
  readonly tests: number | null;
  readonly seed: number | null;
  /** Seconds for each property. */
  readonly timeout: number | null;
}

/** The thread's program is beside our own; the module's `hollow/quickcheck` must be the same library as the thread's. */
export async function quickcheck(request: QuickcheckRequest, worker: URL, print: (line: string) => void): Promise<number> {
  const { tests, seed, timeout } = request;
  const options = { tests, seed, timeout: timeout === null ? null : 1000 * timeout, worker, progress: showProgress };
  const outcomes: PropertyOutcome[] = [];
  for (const file of request.files) {
    if (!existsSync(file) || statSync(file).isDirectory()) {
      complain(existsSync(file) ? `not a module but a folder: ${file}` : `no such file: ${file}`);
      return 2;
    }
    try {
      for await (const outcome of checkFile(file, options)) {
        clearProgress();
        outcomes.push(outcome);
        print(`${outcome.name}: ${outcome.text}`);
      }
    } catch (error) {
      complain(`${file}: ${reason(error)}`);
      return 2;
    }
  }
  if (outcomes.length === 0) {
    complain(`no properties are exported by ${request.files.join(", ")}; export what forAll returns`);
    return 2;
  }
  for (const line of table(outcomes)) print(line);
  return outcomes.every(({ ok }) => ok) ? 0 : 1;
}

function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /Unknown file extension "\.ts"|unknown file extension/i.test(message)
    ? "this version of Node does not read TypeScript; compile the file, or run it by Node 22.18 or later"
    : message;
}

/** Only people see progress. */
function showProgress(name: string, index: number, count: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${index + 1}/${count} ${name}`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
}

function table(outcomes: readonly PropertyOutcome[]): readonly string[] {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const rows = outcomes.map(({ name, ok, kind, tests }) => `${name.padEnd(width)}  ${ok ? "ok    " : "failed"}  ${kind}, ${tests} tests`);
  return ["", ...rows, `${outcomes.filter(({ ok }) => ok).length} of ${outcomes.length} properties hold up.`];
}
