/** `hollow check --batch`: all statements of a file in few programs; the answer is only refuted or not. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { LineMap } from "../../../base/index.ts";
import { decodeUtf8 } from "../../../syntax/index.ts";
import type { CheckRequest } from "../arguments.ts";
import { complain } from "../console.ts";
import type { Reporter } from "../report/reporter.ts";
import { reporterFor } from "../report/reporter-for.ts";
import { Pool } from "../workers/pool.ts";
import type { BatchLine } from "../workers/tool-messages.ts";
import { workerScript } from "../workers/worker-script.ts";
import { whyNot } from "./tool-file.ts";

/** Seconds for a file, where the user does not say. */
const defaultSeconds = 60;

export async function batch(request: CheckRequest, print: (line: string) => void): Promise<number> {
  const pool = new Pool(workerScript(), 1);
  const reporter = reporterFor(request.json, print);
  let status = 0;
  for (const file of request.files) status = Math.max(status, await batchFile(pool, file, request, reporter));
  pool.close();
  return status;
}

async function batchFile(pool: Pool, file: string, request: CheckRequest, reporter: Reporter): Promise<number> {
  if (!existsSync(file)) {
    complain(`no such file: ${file}`);
    return 2;
  }
  const lines = new LineMap(decodeUtf8(readFileSync(file)).text);
  const milliseconds = 1000 * (request.timeout ?? defaultSeconds);
  const options = {
    milliseconds,
    ...(request.size === null ? {} : { size: request.size }),
    ...(request.seed === null ? {} : { seed: request.seed }),
  };
  const reply = await pool.ask({ kind: "batch", file: resolve(file), options }, milliseconds);
  if (reply.kind !== "batch") {
    complain(`${file}: ${whyNot(reply)}`);
    return 2;
  }
  const errors = reply.diagnostics.filter((d) => d.severity === "error");
  for (const d of errors) reporter.diagnostic({ file, lines }, reply.theory, d);
  const wanted = reply.lines.filter((l) => request.lemma === null || l.name === request.lemma);
  for (const line of wanted) reporter.batchLine({ file, lines }, reply.theory, line);
  reporter.summary(summary(wanted));
  if (errors.length > 0) return 2;
  return wanted.some((l) => l.answer === "refuted" && l.isClaim) ? 1 : 0;
}

function summary(lines: readonly BatchLine[]): string {
  const count = (answer: BatchLine["answer"]): number => lines.filter((l) => l.answer === answer).length;
  return `${lines.length} statements: ${count("refuted")} refuted, ${count("stands")} stand, ${count("undecided")} undecided`;
}
