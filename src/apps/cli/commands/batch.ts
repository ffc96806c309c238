/** `hollow check --batch`: all statements of a file in few programs; the answer is only refuted or not. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { LineMap } from "../../../base/index.ts";
import { decodeUtf8 } from "../../../syntax/index.ts";
import type { CheckRequest } from "../arguments.ts";
import { jsonDiagnostic } from "../report/json-report.ts";
import { textDiagnostic } from "../report/text-report.ts";
import { Pool } from "../workers/pool.ts";
import type { BatchLine } from "../workers/tool-messages.ts";
import { workerScript } from "../workers/worker-script.ts";
import { whyNot } from "./tool-file.ts";

/** Seconds for a file, where the user does not say. */
const defaultSeconds = 60;

export async function batch(request: CheckRequest, print: (line: string) => void): Promise<number> {
  const pool = new Pool(workerScript(), 1);
  let status = 0;
  for (const file of request.files) status = Math.max(status, await batchFile(pool, file, request, print));
  pool.close();
  return status;
}

async function batchFile(pool: Pool, file: string, request: CheckRequest, print: (line: string) => void): Promise<number> {
  if (!existsSync(file)) {
    process.stderr.write(`hollow: no such file: ${file}\n`);
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
    process.stderr.write(`hollow: ${file}: ${whyNot(reply)}\n`);
    return 2;
  }
  const errors = reply.diagnostics.filter((d) => d.severity === "error");
  for (const d of errors) print(request.json ? jsonDiagnostic(file, lines, reply.theory, d) : textDiagnostic(file, lines, d));
  const wanted = reply.lines.filter((l) => request.lemma === null || l.name === request.lemma);
  for (const l of wanted) {
    const place = lines.position(l.from);
    const { name: lemma, answer } = l;
    if (request.json) print(JSON.stringify({ file, ...place, theory: reply.theory, lemma, command: "batch", answer }));
    else if (answer !== "stands") print(`${file}:${place.line}:${place.column} ${lemma ?? "lemma"}: ${answer}`);
  }
  if (!request.json) print(summary(wanted));
  if (errors.length > 0) return 2;
  return wanted.some((l) => l.answer === "refuted" && l.isClaim) ? 1 : 0;
}

function summary(lines: readonly BatchLine[]): string {
  const count = (answer: BatchLine["answer"]): number => lines.filter((l) => l.answer === answer).length;
  return `${lines.length} statements: ${count("refuted")} refuted, ${count("stands")} stand, ${count("undecided")} undecided`;
}
