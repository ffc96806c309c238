/** `hollow show --stage S FILE` and `hollow export-types FILE`: a text that a worker makes. */

import type { Limits } from "../arguments.ts";
import { complain, printAside } from "../console.ts";
import { textReporter } from "../report/text-reporter.ts";
import { whyNot } from "../workers/pool/pool.ts";
import type { ToTool } from "../workers/tool-messages.ts";
import { openPool, openSource, problemStatus } from "./tool-file.ts";

/** Seconds for what comes after reading. */
const defaultSeconds = 60;

/** What `textOf` returns when it printed, and the theory has errors. */
const theoryErrors = -1;

/** Prints the product of a stage for one file; the exit status. Problems of the theory are told, but need not concern the product. */
export async function show(stage: string, file: string, limits: Limits, print: (line: string) => void): Promise<number> {
  const { stages } = await import("../workers/show-stage.ts");
  if (!stages.some(({ name }) => name === stage)) {
    const width = Math.max(...stages.map(({ name }) => name.length));
    complain([`unknown stage: ${stage}. The stages are:`, ...stages.map((s) => `  ${s.name.padEnd(width)}  ${s.about}`)].join("\n"));
    return 2;
  }
  const status = await textOf(file, limits, (path) => ({ kind: "show", file: path, stage }), print);
  return status === theoryErrors ? 0 : status;
}

/** Prints the datatypes of a theory as TypeScript. */
export async function exportTypes(file: string, limits: Limits, print: (line: string) => void): Promise<number> {
  const status = await textOf(file, limits, (path) => ({ kind: "export-types", file: path }), print);
  return status === theoryErrors ? 2 : status;
}

async function textOf(file: string, limits: Limits, message: (path: string) => ToTool, print: (line: string) => void): Promise<number> {
  const reporter = textReporter(printAside);
  const pool = openPool(limits, 1);
  const input = openSource(pool, file, reporter);
  if (input === null) return 2;
  const reply = await pool.read(message(input.path), 1000 * (limits.timeout ?? defaultSeconds));
  pool.finish();
  if (reply.kind !== "text") {
    complain(`${file}: ${whyNot(reply)}`);
    return problemStatus(reply);
  }
  const errors = reply.diagnostics.filter((d) => d.severity === "error");
  for (const d of errors) reporter.diagnostic(input, "", d);
  if (reply.text !== "") print(reply.text);
  return errors.length > 0 ? theoryErrors : 0;
}
