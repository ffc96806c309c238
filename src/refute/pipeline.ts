/** The whole on one screen: read → prepare → choose → search → judge → report. */
import { Budget, type Clock } from "../base/index.ts";
import { type LoadedTheory, Problem } from "../elaborate/index.ts";
import { aboutStatement, type Company, noCompany, type Run, type SearchCommand, type TaskResult } from "./commands/command.ts";
import { readCommand } from "./commands/read.ts";
import { supplements } from "./commands/supplements.ts";
import { coverageOf, type SearchVerdict, searchAll } from "./engines/search.ts";
import { doubted } from "./outcome.ts";
import { Prepared } from "./prepared.ts";
import type { OnProgress } from "./progress.ts";
import type { EngineCoverage, Report } from "./report.ts";
import type { CheckSettings } from "./settings.ts";
import { SoFar } from "./so-far.ts";

import type { Task } from "./tasks.ts";

/** How long a task may take, in milliseconds, for the watcher outside. */
export function timeLimit(theory: LoadedTheory, task: Task, settings: CheckSettings): number {
  return readCommand(theory, task, settings).milliseconds;
}

/** Carries out a task. A mistake in the task's own text (a term of `value`, of an option) is a diagnostic. */
export async function runTask(
  theory: LoadedTheory,
  task: Task,
  settings: CheckSettings,
  clock: Clock,
  onProgress: OnProgress = () => undefined,
  given: Partial<Company> = {},
): Promise<TaskResult> {
  const company: Company = { ...noCompany, ...given };
  const start = clock() - company.elapsed;
  const seconds = (): number => Math.round(clock() - start) / 1000;
  const run: Run = { theory, settings, clock, onProgress, company, seconds };
  try {
    const command = readCommand(theory, task, settings);
    return await (command.kind === "search" ? search(command, run) : command.answer(run));
  } catch (error) {
    if (error instanceof Problem) return { report: null, diagnostics: [error.diagnostic] };
    throw error;
  }
}

/** The engines have their finds judged before they answer (`verdict.ts`): nothing comes back that the evaluator denies. */
async function search(command: SearchCommand, { theory, settings, clock, onProgress, company, seconds }: Run): Promise<TaskResult> {
  const { statement, rows, options, facts } = command;
  const budget = new Budget(clock, command.milliseconds - company.elapsed);
  const { means, notes } = await command.means(company);
  const reportOf = ({ isOpen: _, confirmed: __, ...verdict }: SearchVerdict["verdict"], coverage: readonly EngineCoverage[]): Report => {
    const judged = doubted(statement, verdict);
    const answer = { ...judged, coverage, met: command.isMet(judged.outcome), seconds: seconds() };
    return { ...aboutStatement(theory, statement), ...answer, ...facts };
  };
  const soFar = new SoFar(company.onSoFar, reportOf);
  const asked = { prepared: new Prepared(statement), options, means, onProgress: soFar.following(onProgress), onVerdicts: soFar.verdicts };
  const { verdict, all } = await searchAll(rows, asked, budget);
  const report = reportOf(verdict, coverageOf(all));
  const beside = supplements(theory, statement, settings, report, verdict.confirmed ?? null);
  return { report: { ...report, ...beside }, diagnostics: [...command.diagnostics, ...notes] };
}
