/** `hollow check`: files to workers, answers in file order, a summary, the exit status. */
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { type Diagnostic, LineMap } from "../../base/index.ts";
import type { Report } from "../../refute/index.ts";
import { decodeUtf8 } from "../../syntax/index.ts";
import type { CheckRequest } from "./arguments.ts";
import { jsonDiagnostic, jsonReport } from "./json-report.ts";
import type { PlannedTask } from "./messages.ts";
import { Pool, type Reply } from "./pool.ts";
import { Progress } from "./progress.ts";
import { textDiagnostic, textReport } from "./text-report.ts";
import { whyNot } from "./tool-file.ts";
import { workerScript } from "./worker-script.ts";

/** What was seen so far, for the summary and the exit status. */
interface Tally {
  counterexamples: number;
  againstClaims: number;
  unmet: number;
  errors: number;
  statements: number;
}

const loadMilliseconds = 120_000;

export async function check(request: CheckRequest, print: (line: string) => void): Promise<number> {
  const pool = new Pool(workerScript(), Math.max(1, request.workers ?? availableParallelism()));
  const tally: Tally = { counterexamples: 0, againstClaims: 0, unmet: 0, errors: 0, statements: 0 };
  const progress = new Progress(!request.json);
  const interrupt = (): void => void pool.close();
  process.once("SIGINT", interrupt);
  for (const file of request.files) await checkFile(pool, file, request, tally, progress, print);
  process.off("SIGINT", interrupt);
  progress.clear();
  await pool.close();
  if (!request.json) print(summary(tally));
  if (tally.errors > 0) return 2;
  return tally.againstClaims > 0 || tally.unmet > 0 ? 1 : 0;
}

async function checkFile(
  pool: Pool,
  file: string,
  request: CheckRequest,
  tally: Tally,
  progress: Progress,
  print: (line: string) => void,
): Promise<void> {
  if (!existsSync(file)) {
    tally.errors++;
    print(
      request.json
        ? JSON.stringify({
            file,
            line: 1,
            column: 1,
            theory: null,
            outcome: "error",
            code: "E0001",
            message: `No such file: ${file}`,
            hint: null,
          })
        : `${file}: error E0001: no such file`,
    );
    return;
  }
  const lines = new LineMap(decodeUtf8(readFileSync(file)).text);
  const path = resolve(file);
  const loaded = await pool.ask({ kind: "load", file: path, settings: request }, loadMilliseconds);
  const say = (d: Diagnostic, theory: string): void => {
    if (d.severity === "error") tally.errors++;
    progress.clear();
    print(request.json ? jsonDiagnostic(file, lines, theory, d) : textDiagnostic(file, lines, d));
  };
  if (loaded.kind !== "loaded") {
    say(
      {
        code: "E0002",
        severity: "error",
        span: { from: 0, to: 0 },
        message: `The theory could not be read: ${whyNot(loaded)}`,
      },
      file,
    );
    return;
  }
  for (const d of loaded.diagnostics) say(d, loaded.name);
  progress.start(loaded.tasks.length);
  const answers = loaded.tasks.map((planned) => runOne(pool, path, planned, request, loaded.name));
  for (const [i, answer] of answers.entries()) {
    const { report, diagnostics } = await answer;
    progress.step(i + 1, loaded.tasks[i]?.label ?? "");
    for (const d of diagnostics) say(d, loaded.name);
    if (report === null) continue;
    count(tally, report);
    progress.clear();
    print(request.json ? jsonReport(file, lines, report) : textReport(file, lines, report));
  }
}

async function runOne(
  pool: Pool,
  file: string,
  planned: PlannedTask,
  request: CheckRequest,
  theory: string,
): Promise<{ report: Report | null; diagnostics: readonly Diagnostic[] }> {
  const reply: Reply = await pool.ask({ kind: "run", file, task: planned.task, settings: request }, planned.milliseconds);
  if (reply.kind === "done") return reply.result;
  return { report: lostReport(planned, theory, whyNot(reply)), diagnostics: [] };
}

function lostReport(planned: PlannedTask, theory: string, reason: string): Report {
  return {
    span: { from: planned.from, to: planned.from },
    theory,
    lemma: planned.label,
    command: "check",
    tester: null,
    outcome: "unknown",
    expect: planned.expect,
    met: planned.expect === null ? null : planned.expect === "no_counterexample",
    statement: [],
    assignment: {},
    types: {},
    evaluated: {},
    chosen: {},
    value: null,
    type: null,
    tests: 0,
    premisesSatisfied: 0,
    bound: null,
    seconds: planned.milliseconds / 1000,
    seed: null,
    rechecked: false,
    reason,
    isClaim: false,
  };
}

function count(tally: Tally, report: Report): void {
  if (report.command !== "value") tally.statements++;
  if (report.outcome === "genuine" || report.outcome === "quasi_genuine") {
    tally.counterexamples++;
    if (report.isClaim) tally.againstClaims++;
  }
  if (report.met === false) tally.unmet++;
}

function summary(tally: Tally): string {
  const parts = [`${tally.statements} searches`, `${tally.counterexamples} counterexamples`];
  if (tally.unmet > 0) parts.push(`${tally.unmet} expectations not met`);
  if (tally.errors > 0) parts.push(`${tally.errors} errors`);
  return parts.join(", ");
}
