/** `hollow unused`: assumptions that can be left out. */
import { availableParallelism } from "node:os";
import { type UnusedReport, unusedLimit, unusedText } from "../../../refute/index.ts";
import type { CheckRequest } from "../arguments.ts";
import { complain } from "../console.ts";
import { Progress } from "../report/progress.ts";
import type { Reporter } from "../report/reporter.ts";
import { reporterFor } from "../report/reporter-for.ts";
import { type Pool, whyNot } from "../workers/pool/pool.ts";
import { openFile, openPool, problemStatus, type ToolFile } from "./tool-file.ts";

/** Exit status: 0 all is needed, 1 something can be left out, 2 a file could not be read. */
export async function unused(request: CheckRequest, print: (line: string) => void): Promise<number> {
  const pool = openPool(request, Math.max(1, request.workers ?? availableParallelism()));
  const reporter = reporterFor(request.format, print);
  let status = 0;
  for (const file of request.files) {
    const opened = await openFile(pool, file, reporter);
    if (typeof opened === "number") status = Math.max(status, opened);
    else status = Math.max(status, opened.errors > 0 ? 2 : 0, await unusedIn(pool, opened, request, reporter));
  }
  pool.close();
  return status;
}

/** 1 when something was found, 3 after an error of ours, otherwise 0. */
async function unusedIn(pool: Pool, file: ToolFile, request: CheckRequest, reporter: Reporter): Promise<number> {
  const chosen = [...file.theorems.entries()].filter(
    ([, t]) =>
      t.assumptions > 0 && (request.lemma === null || t.name === request.lemma || t.name?.replace(/\(\d+\)$/, "") === request.lemma),
  );
  const progress = new Progress(reporter.isForPeople);
  progress.start(chosen.length);
  const { watch: _watch, files: _files, ...settings } = request;
  const answers = chosen.map(([theorem, label]) => {
    const milliseconds = unusedLimit(label.assumptions, request.timeout);
    return pool.ask({ kind: "unused", file: file.path, theorem, settings, milliseconds }, milliseconds);
  });
  const reports: UnusedReport[] = [];
  let status = 0;
  for (const [i, answer] of answers.entries()) {
    const reply = await answer;
    const label = chosen[i]?.[1];
    progress.step(i + 1, label?.name ?? "");
    progress.clear();
    if (reply.kind !== "unused") {
      complain(`${label?.name ?? "a theorem"}: ${whyNot(reply)}`);
      if (reply.kind === "failed") status = problemStatus(reply);
    } else {
      reports.push(reply.report);
      reporter.unused(file, file.theory, { from: label?.from ?? 0, isAsked: request.lemma !== null }, reply.report);
    }
  }
  reporter.end(`\n${unusedText(file.theory, reports, file.theorems.length)}`);
  return Math.max(status, reports.some((r) => r.unused.length > 0) ? 1 : 0);
}
