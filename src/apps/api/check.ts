/** The answers to the statements and commands of a theory, one after another. */
import { LineMap } from "../../base/index.ts";
import { type CheckSettings, checkDefaults, type Report } from "../../refute/index.ts";
import { lostReport } from "../cli/report/lost-report.ts";
import type { PlannedTask } from "../cli/workers/messages.ts";
import { type Pool, type Reply, whyNot } from "../cli/workers/pool/pool.ts";
import { openPool, untrustedOf, type WorkerOptions } from "./options.ts";
import { type Position, problemAt, type Theory, type TheoryProblem } from "./theory.ts";

/** The answer to one statement or command. `docs/api.md` lists the fields. */
export interface CheckReport extends Omit<Report, "span" | "isClaim">, Position {
  /** What was wrong with the question, such as an option that nobody knows. */
  readonly problems: readonly TheoryProblem[];
}

export interface CheckOptions extends WorkerOptions, Partial<Omit<CheckSettings, "timeout" | "place">> {
  /** Ends the check; the reports so far stand. */
  readonly signal?: AbortSignal;
}

/** Checks a theory. The reports come in the order of the text; leaving the loop ends the search. */
export async function* check(theory: Theory, options: CheckOptions = {}): AsyncGenerator<CheckReport> {
  const { workers: _workers, memory: _memory, untrusted: _untrusted, readTime: _time, readMemory: _most, signal, ...chosen } = options;
  const settings: CheckSettings = { ...checkDefaults, ...chosen, timeout: options.timeout ?? null };
  const pool = openPool(options).prepare();
  const abort = (): void => pool.close();
  signal?.addEventListener("abort", abort);
  try {
    if (signal?.aborted) return;
    pool.provide(theory.file, { text: theory.text, badAt: null });
    const loaded = await pool.read({ kind: "load", file: theory.file, settings }, 60_000);
    if (signal?.aborted) return;
    if (loaded.kind !== "loaded") throw new Error(`The theory could not be read: ${whyNot(loaded)}`);
    const asked = loaded.tasks.map((planned) => ask(pool, theory.file, planned, settings));
    const lines = new LineMap(theory.text);
    let left = untrustedOf(options)?.output ?? Number.POSITIVE_INFINITY;
    for (const [i, planned] of loaded.tasks.entries()) {
      const reply = await asked[i];
      if (signal?.aborted || reply === undefined) return;
      let report = reportOf(reply, planned, theory.name, lines);
      if (report === null) continue;
      if (left < Number.POSITIVE_INFINITY) left -= JSON.stringify(report).length;
      if (left < 0) report = reportOf(tooLong, planned, theory.name, lines);
      if (report !== null) yield report;
    }
  } finally {
    signal?.removeEventListener("abort", abort);
    pool.finish();
  }
}

const tooLong: Reply = { kind: "lost", reason: "the answers are longer than they may be", at: null };

function ask(pool: Pool, file: string, planned: PlannedTask, settings: CheckSettings): Promise<Reply> {
  const { task, milliseconds } = planned;
  return pool.ask({ kind: "run", file, task, settings, isWatched: false, isShared: false, since: null, proofs: null }, milliseconds);
}

function reportOf(reply: Reply, planned: PlannedTask, theory: string, lines: LineMap): CheckReport | null {
  const result =
    reply.kind === "done"
      ? reply.result
      : { report: lostReport(planned, theory, whyNot(reply), reply.kind === "lost" ? reply.soFar : undefined), diagnostics: [] };
  const problems = result.diagnostics.map((d) => problemAt(lines, d));
  const report = result.report ?? (problems.length === 0 ? null : lostReport(planned, theory, problems[0]?.message ?? ""));
  if (report === null) return null;
  const { span, isClaim: _claim, ...rest } = report;
  return { ...rest, ...lines.position(span.from), problems };
}
