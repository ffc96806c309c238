/** `hollow unused`: assumptions that can be left out. */
import { availableParallelism } from "node:os";
import { type Refutation, type UnusedReport, unusedLimit, unusedLine, unusedText } from "../../../refute/index.ts";
import type { CheckRequest } from "../arguments.ts";
import { Progress } from "../report/progress.ts";
import { Pool } from "../workers/pool.ts";
import { workerScript } from "../workers/worker-script.ts";
import { openFile, type ToolFile, whyNot } from "./tool-file.ts";

/** Exit status: 0 all is needed, 1 something can be left out, 2 a file could not be read. */
export async function unused(request: CheckRequest, print: (line: string) => void): Promise<number> {
  const pool = new Pool(workerScript(), Math.max(1, request.workers ?? availableParallelism()));
  let status = 0;
  for (const file of request.files) {
    const opened = await openFile(pool, file, request.json, print);
    if (opened === null || opened.errors > 0) status = 2;
    if (opened !== null && (await unusedIn(pool, opened, request, print))) status = Math.max(status, 1);
  }
  pool.close();
  return status;
}

/** True when something was found. */
async function unusedIn(pool: Pool, file: ToolFile, request: CheckRequest, print: (line: string) => void): Promise<boolean> {
  const chosen = [...file.theorems.entries()].filter(
    ([, t]) =>
      t.assumptions > 0 && (request.lemma === null || t.name === request.lemma || t.name?.replace(/\(\d+\)$/, "") === request.lemma),
  );
  const progress = new Progress(!request.json);
  progress.start(chosen.length);
  const { watch: _watch, files: _files, ...settings } = request;
  const answers = chosen.map(([theorem, label]) => {
    const milliseconds = unusedLimit(label.assumptions, request.timeout);
    return pool.ask({ kind: "unused", file: file.path, theorem, settings, milliseconds }, milliseconds);
  });
  const reports: UnusedReport[] = [];
  for (const [i, answer] of answers.entries()) {
    const reply = await answer;
    const label = chosen[i]?.[1];
    progress.step(i + 1, label?.name ?? "");
    progress.clear();
    if (reply.kind !== "unused") process.stderr.write(`hollow: ${label?.name ?? "a theorem"}: ${whyNot(reply)}\n`);
    else {
      reports.push(reply.report);
      if (request.json) print(jsonUnused(file, label?.from ?? 0, reply.report));
      else if (reply.report.unused.length > 0 || request.lemma !== null) print(textUnused(file, label?.from ?? 0, reply.report));
    }
  }
  if (!request.json) print(`\n${unusedText(file.theory, reports, file.theorems.length)}`);
  return reports.some((r) => r.unused.length > 0);
}

function jsonUnused(file: ToolFile, from: number, report: UnusedReport): string {
  const { name, item: _item, isComplete, ...rest } = report;
  return JSON.stringify({
    file: file.file,
    ...file.lines.position(from),
    theory: file.theory,
    lemma: name,
    command: "unused",
    ...rest,
    complete: isComplete,
  });
}

function textUnused(file: ToolFile, from: number, report: UnusedReport): string {
  const { line, column } = file.lines.position(from);
  const marks = report.assumptions.map((text, i) => {
    const isUnused = report.unused.some((set) => set.includes(i + 1));
    const why = report.needed.find((r) => r.without.includes(i + 1) && r.without.length === 1);
    return `  ${isUnused ? "-" : " "} ${i + 1}. ${text.replace(/\s+/g, " ")}${why === undefined ? "" : `\n         needed: ${values(why)}`}`;
  });
  const together = report.needed.filter((r) => r.without.length > 1).map((r) => `    ${r.without.join(" and ")} not at once: ${values(r)}`);
  const head =
    report.unused.length === 0 ? `${report.name ?? "unnamed"}: all assumptions are needed, or nobody can tell` : unusedLine(report);
  return [`${file.file}:${line}:${column} ${head}`, ...marks, ...together].join("\n");
}

function values(refutation: Refutation): string {
  const shown = Object.entries({ ...refutation.assignment, ...refutation.chosen }).map(([name, value]) => `${name} = ${value}`);
  return `${shown.join(", ")}${refutation.outcome === "genuine" ? "" : ` (${refutation.outcome.replace("_", "-")})`}`;
}
