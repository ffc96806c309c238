/** Carries out a job with the workers, and makes its result. */
import { join } from "node:path";
import { LineMap } from "../../../base/index.ts";
import { type CheckSettings, mutationOperators } from "../../../refute/index.ts";
import { reportFields } from "../../cli/report/json-reporter.ts";
import { lostReport } from "../../cli/report/lost-report.ts";
import { type Pool, whyNot } from "../../cli/workers/pool/pool.ts";
import type { JudgedBits } from "../../cli/workers/tool-messages.ts";
import type { JobResult } from "../store/store.ts";
import type { Work } from "./job.ts";

/** An error of ours: the job is tried again elsewhere, and parked when that does not help. */
class JobFailure extends Error {}

/** Milliseconds for the models of one job. */
const modelMilliseconds = 30 * 60_000;

export class JobRunner {
  private readonly pool: Pool;
  /** The folder of the campaign's texts. */
  private readonly folder: string;
  private readonly texts: ReadonlyMap<string, string>;
  private readonly settings: CheckSettings;
  /** Models that are known, for implications. */
  private readonly known: () => Promise<readonly JudgedBits[]>;

  constructor(parts: {
    readonly pool: Pool;
    readonly folder: string;
    readonly texts: ReadonlyMap<string, string>;
    readonly settings: CheckSettings;
    readonly known: () => Promise<readonly JudgedBits[]>;
  }) {
    this.pool = parts.pool;
    this.folder = parts.folder;
    this.texts = parts.texts;
    this.settings = parts.settings;
    this.known = parts.known;
  }

  /** Throws a `JobFailure`. */
  async run(work: Work, signal: AbortSignal): Promise<JobResult> {
    const since = performance.now();
    const seconds = (): number => Math.round(performance.now() - since) / 1000;
    const file = join(this.folder, work.path);
    switch (work.kind) {
      case "task":
        return this.task(work, file, signal);
      case "mutant":
        return this.mutant(work, file, signal);
      case "goals": {
        const settings = { ...this.settings, timeout: work.seconds };
        const reply = await this.pool.read(
          { kind: "goals", file, goals: work.goals, settings },
          1000 * (work.seconds + 1) * work.goals.length,
          { signal },
        );
        if (reply.kind !== "goals") throw new JobFailure(whyNot(reply));
        const shared = reply.answers.filter((a) => a.isShared).length;
        const lines = new LineMap("");
        const data = {
          answers: reply.answers.map(({ id, report, isShared, diagnostics }) => ({
            id,
            isShared,
            ...(report === null
              ? { outcome: "error", reason: diagnostics[0]?.message ?? null }
              : reportFields({ file: work.path, lines }, report)),
          })),
        };
        return { outcome: "answered", tester: `${shared} shared`, seconds: seconds(), data };
      }
      case "models":
      case "find-models": {
        const known = await this.known();
        const reply =
          work.kind === "models"
            ? await this.pool.read({ kind: "models", file, card: work.card, from: work.from, to: work.to, known }, modelMilliseconds, {
                signal,
              })
            : await this.pool.read(
                { kind: "find-models", file, premises: work.premises, cards: [4, 5], known, milliseconds: 1000 * work.seconds },
                1000 * work.seconds + 60_000,
                { signal },
              );
        if (reply.kind !== "models") throw new JobFailure(whyNot(reply));
        const origin = work.kind === "models" ? "enumeration" : "model finding";
        return { outcome: "models", tester: origin, seconds: seconds(), data: { models: reply.models } };
      }
    }
  }

  private async mutant(work: Extract<Work, { kind: "mutant" }>, file: string, signal: AbortSignal): Promise<JobResult> {
    const { theorem, number, tester, id } = work;
    const milliseconds = 1000 * work.seconds;
    const mutation = { operators: mutationOperators, seed: this.settings.seed ?? 1 };
    const { settings } = this;
    const message = { kind: "judge-mutant", file, theorem, number, tester, milliseconds, mutation, settings } as const;
    const reply = await this.pool.ask(message, milliseconds, { signal });
    if (signal.aborted || (reply.kind !== "judged" && reply.kind !== "lost")) throw new JobFailure(whyNot(reply));
    const { outcome, seconds, assignment, reason } =
      reply.kind === "judged" ? reply : { outcome: "unknown", seconds: work.seconds, assignment: {}, reason: reply.reason };
    return { outcome, tester, seconds, data: { id, file: work.path, engine: tester, outcome, seconds, assignment, reason } };
  }

  private async task({ planned, theory, path }: Extract<Work, { kind: "task" }>, file: string, signal: AbortSignal): Promise<JobResult> {
    const { task, milliseconds } = planned;
    const reply = await this.pool.ask(
      { kind: "run", file, task, settings: this.settings, isWatched: false, isShared: false, since: null, proofs: null },
      milliseconds,
      { signal },
    );
    // A search that was lost is an answer, as it is for `hollow check`; an error of ours is none.
    if (signal.aborted || (reply.kind !== "done" && reply.kind !== "lost")) throw new JobFailure(whyNot(reply));
    const lines = new LineMap(this.texts.get(path) ?? "");
    const report = reply.kind === "done" ? reply.result.report : lostReport(planned, theory, reply.reason, reply.soFar);
    if (report === null) {
      const [problem] = reply.kind === "done" ? reply.result.diagnostics : [];
      return { outcome: "error", tester: null, seconds: 0, data: { file: path, outcome: "error", message: problem?.message ?? "" } };
    }
    return { outcome: report.outcome, tester: report.tester, seconds: report.seconds, data: reportFields({ file: path, lines }, report) };
  }
}
