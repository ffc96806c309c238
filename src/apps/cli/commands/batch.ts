/** `hollow check --batch`: all statements of a file in few programs; the answer is only refuted or not. */
import type { CheckRequest } from "../arguments.ts";
import { complain } from "../console.ts";
import type { Reporter } from "../report/reporter.ts";
import { reporterFor } from "../report/reporter-for.ts";
import { type Pool, whyNot } from "../workers/pool/pool.ts";
import type { BatchLine } from "../workers/tool-messages.ts";
import { openPool, openSource, problemStatus } from "./tool-file.ts";

/** Seconds for a file, where the user does not say. */
const defaultSeconds = 60;

export async function batch(request: CheckRequest, print: (line: string) => void): Promise<number> {
  const pool = openPool(request, 1);
  const reporter = reporterFor(request.format, print);
  let status = 0;
  for (const file of request.files) status = Math.max(status, await batchFile(pool, file, request, reporter));
  pool.close();
  return status;
}

async function batchFile(pool: Pool, file: string, request: CheckRequest, reporter: Reporter): Promise<number> {
  const input = openSource(pool, file, reporter);
  if (input === null) return 2;
  const milliseconds = 1000 * (request.timeout ?? defaultSeconds);
  const options = {
    milliseconds,
    ...(request.size === null ? {} : { size: request.size }),
    ...(request.seed === null ? {} : { seed: request.seed }),
  };
  const reply = await pool.read({ kind: "batch", file: input.path, options }, milliseconds);
  if (reply.kind !== "batch") {
    complain(`${file}: ${whyNot(reply)}`);
    return problemStatus(reply);
  }
  const errors = reply.diagnostics.filter((d) => d.severity === "error");
  for (const d of errors) reporter.diagnostic(input, reply.theory, d);
  const wanted = reply.lines.filter((l) => request.lemma === null || l.name === request.lemma);
  for (const line of wanted) reporter.batchLine(input, reply.theory, line);
  reporter.end(summary(wanted));
  if (errors.length > 0) return 2;
  return wanted.some((l) => l.answer === "refuted" && l.isClaim) ? 1 : 0;
}

function summary(lines: readonly BatchLine[]): string {
  const count = (answer: BatchLine["answer"]): number => lines.filter((l) => l.answer === answer).length;
  return `${lines.length} statements: ${count("refuted")} refuted, ${count("stands")} stand, ${count("undecided")} undecided`;
}
