/** `hollow check`: files to workers, answers in file order, a summary, the exit status. */
import { resolve } from "node:path";
import { type Diagnostic, nearNames, type Span } from "../../../base/index.ts";
import type { CheckSettings, Report } from "../../../refute/index.ts";
import type { CheckRequest } from "../arguments.ts";
import { complain } from "../console.ts";
import { expandFolders, type Input, openInput } from "../input.ts";
import { lostReport } from "../report/lost-report.ts";
import { Progress } from "../report/progress.ts";
import type { Reporter } from "../report/reporter.ts";
import { reporterFor } from "../report/reporter-for.ts";
import { Tally } from "../report/tally.ts";
import type { PlannedTask } from "../workers/messages.ts";
import { type Pool, type Reply, whyNot } from "../workers/pool/pool.ts";
import { CertificateFolder } from "./certificate-folder.ts";
import type { DrawingFolder } from "./drawing-folder.ts";
import { ProofFolder } from "./proof-folder.ts";
import { loadMilliseconds } from "./tool-file.ts";

/** The signals after which a check prints what is finished and ends. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** How a check ended, and the files it read, imported ones included. */
export interface CheckEnd {
  readonly status: number;
  readonly files: readonly string[];
}

export async function check(request: CheckRequest, pool: Pool, print: (line: string) => void): Promise<CheckEnd> {
  const run = new CheckRun(request, pool, print);
  const interrupt = (): void => {
    run.tally.isInterrupted = true;
    pool.close();
  };
  for (const signal of signals) process.once(signal, interrupt);
  await run.checkAll();
  for (const signal of signals) process.off(signal, interrupt);
  pool.finish();
  return { status: run.tally.status, files: [...run.files] };
}

/** One check of all files. */
class CheckRun {
  readonly tally = new Tally();
  readonly files = new Set<string>();
  private readonly request: CheckRequest;
  private readonly pool: Pool;
  private readonly progress: Progress;
  private readonly reporter: Reporter;
  private readonly proofs: ProofFolder | null;
  private readonly certificates: CertificateFolder | null;
  private drawings: DrawingFolder | null = null;
  /** Names of statements that were seen, when one of them is looked for. */
  private readonly names = new Set<string>();
  private isLemmaFound = false;

  constructor(request: CheckRequest, pool: Pool, print: (line: string) => void) {
    this.request = request;
    this.proofs = request.proofs === null ? null : new ProofFolder(request.proofs);
    this.certificates = request.certificates === null ? null : new CertificateFolder(request.certificates);
    this.pool = pool;
    this.reporter = reporterFor(request.format, (line) => {
      this.progress.clear();
      print(line);
    });
    this.progress = new Progress(this.reporter.isForPeople);
  }

  async checkAll(): Promise<void> {
    if (await this.makeFolders()) await this.checkFiles();
    this.progress.clear();
    this.reporter.end(this.tally.summary);
  }

  private async checkFiles(): Promise<void> {
    const files = expandFolders(this.request.files);
    this.pool.announce(files.flatMap((file) => (typeof file === "string" && file !== "-" ? [resolve(file)] : [])));
    for (const file of files) {
      if (this.tally.isInterrupted) break;
      const input = typeof file === "string" ? openInput(file) : file.reason;
      if (typeof input === "string") this.unreadable(typeof file === "string" ? file : file.file, input);
      else await this.checkInput(input);
    }
    if (files.length === 0) this.unreadable(this.request.files[0] ?? "", `There are no theories in ${this.request.files.join(", ")}`);
    const { lemma } = this.request;
    const { exhausted } = this.pool;
    if (exhausted !== null && !this.tally.isInterrupted)
      this.unreadable(this.request.files.join(", "), `Not all is answered: ${exhausted}`, "E0005");
    if (lemma !== null && !this.isLemmaFound && this.tally.errors === 0 && !this.tally.isInterrupted) this.missingLemma(lemma);
  }

  /** Makes the folders for what is written beside the answers; says so and is false where one cannot be made. */
  private async makeFolders(): Promise<boolean> {
    const { proofs, certificates, draw } = this.request;
    // Pictures need code that checks without them do not.
    if (draw !== null) this.drawings = new (await import("./drawing-folder.ts")).DrawingFolder(draw);
    const folders = [
      { what: "proofs", path: proofs, folder: this.proofs },
      { what: "certificates", path: certificates, folder: this.certificates },
      { what: "drawings", path: draw, folder: this.drawings },
    ];
    for (const { what, path, folder } of folders) {
      const problem = folder?.make() ?? null;
      if (problem === null) continue;
      this.unreadable(path ?? "", `The folder for ${what} cannot be made: ${problem}`, "E0004");
      return false;
    }
    return true;
  }

  private async checkInput(input: Input): Promise<void> {
    const settings = settingsFor(this.request, input);
    this.pool.provide(input.path, input.content);
    const loaded = await this.pool.read({ kind: "load", file: input.path, settings }, loadMilliseconds);
    this.files.add(input.path);
    if (loaded.kind !== "loaded") {
      if (loaded.kind === "failed") this.tally.internalErrors++;
      if (!this.tally.isInterrupted) this.unreadable(input.file, `The theory could not be read: ${whyNot(loaded)}`, "E0002");
      return;
    }
    for (const file of loaded.files) this.files.add(file);
    for (const name of loaded.names) this.names.add(name);
    if (loaded.tasks.length > 0) this.isLemmaFound = true;
    for (const d of loaded.diagnostics) this.say(input, loaded.name, d);
    await this.runTasks(input, loaded.name, loaded.tasks, settings);
  }

  /** All tasks at once to the workers; the answers in their order. */
  private async runTasks(input: Input, theory: string, tasks: readonly PlannedTask[], settings: CheckSettings): Promise<void> {
    let current = 0;
    this.progress.start(tasks.length);
    const answers = tasks.map((planned, i) =>
      this.pool.ask(
        {
          kind: "run",
          file: input.path,
          task: planned.task,
          settings,
          isWatched: this.progress.isShown,
          // Each search keeps its own proofs.
          isShared: isShareable(planned) && this.proofs === null,
          since: null,
          proofs: this.proofs?.prefix(input.path, theory, input.lines.position(planned.from)) ?? null,
        },
        planned.milliseconds,
        {
          onProgress: (progress) => {
            if (i === current) this.progress.tell(progress);
          },
        },
      ),
    );
    for (const [i, planned] of tasks.entries()) {
      current = i;
      this.progress.step(i, planned.lemma ?? planned.command);
      const reply = await answers[i];
      if (reply === undefined) continue;
      if (reply.kind === "lost" && this.tally.isInterrupted) this.tally.miss();
      else if (reply.kind !== "done")
        this.lose(input, lostReport(planned, theory, whyNot(reply), reply.kind === "lost" ? reply.soFar : undefined), reply);
      else {
        for (const d of reply.result.diagnostics) this.say(input, theory, d);
        if (reply.result.report !== null) this.tell(input, reply.result.report);
      }
    }
  }

  private tell(input: Input, report: Report): void {
    this.tally.count(report);
    const place = input.lines.position(report.span.from);
    this.certificates?.write(input.path, place, report);
    this.drawings?.write(place, report);
    this.reporter.report(input, report);
  }

  /** A task without an answer. Errors of ours are told on the error stream too. */
  private lose(input: Input, report: Report, reply: Reply): void {
    this.tell(input, report);
    if (reply.kind === "lost") return;
    this.tally.internalErrors++;
    this.progress.clear();
    complain(`${input.file}: ${report.lemma ?? report.command}: ${report.reason ?? ""}`);
  }

  private say(input: Input, theory: string, d: Diagnostic): void {
    if (d.severity === "error") this.tally.errors++;
    this.reporter.diagnostic(input, theory, d);
  }

  private unreadable(file: string, message: string, code = "E0001", hint: string | null = null): void {
    this.tally.errors++;
    this.reporter.fileProblem({ file, code, message, hint });
  }

  private missingLemma(lemma: string): void {
    const near = nearNames(lemma, [...this.names]);
    const hint = near.length === 0 ? null : `Did you mean ${near.join(" or ")}?`;
    const what = isLine(lemma) ? `There is no statement in line ${lemma}` : `There is no statement called ${lemma}`;
    this.unreadable(this.request.files.join(", "), what, "E0003", hint);
  }
}

/** Scopes of model finding can be shared out. */
const isShareable = ({ command }: PlannedTask): boolean => command === "nitpick" || command === "refute";

/** A statement may be named by its line instead. */
const isLine = (lemma: string): boolean => /^\d+$/.test(lemma);

function settingsFor(request: CheckRequest, input: Input): CheckSettings {
  const { all, lemma, values, strategy, size, timeout, seed, max, certifies } = request;
  const place = lemma !== null && isLine(lemma) ? lineSpan(input, Number(lemma)) : null;
  return { all, lemma: place === null ? lemma : null, place, values, strategy, size, timeout, seed, max, certifies };
}

/** The place of a line. */
function lineSpan({ text }: Input, line: number): Span {
  let from = 0;
  for (let n = 1; n < line && from >= 0; n++) from = text.indexOf("\n", from) + 1 || -1;
  const end = from < 0 ? -1 : text.indexOf("\n", from);
  return { from: from < 0 ? text.length : from, to: end < 0 ? text.length : end };
}
