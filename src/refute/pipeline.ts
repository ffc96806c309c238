/** The whole on one screen: a theory's items become tasks, each task runs an engine, its find is rechecked, the answer is a report. */
import { Budget, type Clock, type Diagnostic, type Span } from "../base/index.ts";
import { type Item, type LoadedTheory, Problem, type Statement } from "../elaborate/index.ts";
import { alone, type ScopeSharing } from "../finding/index.ts";
import type { ToolCommand } from "../syntax/index.ts";
import { modesAnswer } from "./commands/code-pred.ts";
import { outcomeInRefute } from "./commands/refute-outcome.ts";
import { runReplay } from "./commands/replay.ts";
import { valueText } from "./commands/value.ts";
import { type ValuesAnswer, valuesAnswer } from "./commands/values.ts";
import { findingOptions, runFinding } from "./engines/nitpick.ts";
import { override, type SearchSettings, searchPortfolio } from "./engines/portfolio.ts";
import { runQuickcheck } from "./engines/search.ts";
import { quickcheckOptions } from "./options/quickcheck-options.ts";
import { chooseSolver, type NativeSolvers, noPrograms } from "./options/sat-solver.ts";
import type { OnProgress } from "./progress.ts";
import { blankReport, type Report } from "./report.ts";
import { findUnusedLimit, runFindUnused } from "./tools/index.ts";

/** What the user asks of a check. Null: the default. */
export interface CheckSettings extends SearchSettings {
  /** Run the portfolio also on statements that have commands of their own. */
  readonly all: boolean;
  readonly lemma: string | null;
  /** Only the statement that begins here, or has a command here (a line of the file). */
  readonly place: Span | null;
  /** Values to be tested instead of a search: `xs = [0]`, `'a = 2`. */
  readonly values: readonly string[];
}

export const checkDefaults: CheckSettings = {
  all: false,
  lemma: null,
  place: null,
  values: [],
  strategy: null,
  size: null,
  timeout: null,
  seed: null,
  max: null,
};

/** One thing to answer: the item by number, and the tool command by number in its proof, or null for the portfolio. */
export interface Task {
  readonly item: number;
  readonly tool: number | null;
}

/** An answer with what was wrong with the question. */
export interface TaskResult {
  readonly report: Report | null;
  readonly diagnostics: readonly Diagnostic[];
}

const searchTools: ReadonlySet<string> = new Set(["quickcheck", "nitpick", "refute"]);

/** Everything in a theory that asks for an answer, in file order. */
export function tasksOf(theory: LoadedTheory, settings: CheckSettings): Task[] {
  const isAll = settings.lemma === null && settings.place === null && settings.values.length === 0;
  return theory.items.flatMap((item, i): Task[] => {
    if (item.kind !== "statement") return isAll ? [{ item: i, tool: null }] : [];
    const { statement } = item;
    if (!isChosen(statement, settings)) return [];
    if (settings.values.length > 0) return [{ item: i, tool: null }];
    const tools = statement.tools.flatMap((t, k): Task[] =>
      t.tool.kind !== "search" || searchTools.has(t.tool.tool) ? [{ item: i, tool: k }] : [],
    );
    const hasSearch = statement.tools.some((t) => t.tool.kind === "search" && searchTools.has(t.tool.tool));
    return hasSearch && !settings.all ? tools : [...tools, { item: i, tool: null }];
  });
}

/** Whether a statement is among those that the user names, by its name or by a place in it or in its proof. */
function isChosen({ name, span, tools }: Statement, { lemma, place }: CheckSettings): boolean {
  if (lemma !== null && name !== lemma) return false;
  const meets = ({ from, to }: Span): boolean => place === null || (from < place.to && place.from < to);
  return meets(span) || tools.some((t) => meets(t.tool.span));
}

/** How long a task may take, in milliseconds, for the watcher outside. */
export function timeLimit(theory: LoadedTheory, task: Task, settings: CheckSettings): number {
  const item = theory.items[task.item];
  if (item?.kind === "find_unused_assms") return findUnusedLimit(theory, item, settings.timeout);
  if (item?.kind !== "statement") return 40_000;
  const tool = task.tool === null ? undefined : item.statement.tools[task.tool]?.tool;
  if (tool?.kind !== "search") return 1000 * (settings.timeout ?? portfolioSeconds);
  const { context } = item.statement;
  const read = tool.tool === "quickcheck" ? quickcheckOptions(context, tool.options) : findingOptions(context, tool.options);
  return 1000 * (settings.timeout ?? read.options.timeout);
}

/** Seconds for `value` and `values`. */
const valueSeconds = 30;

/** Seconds that the portfolio gives to a statement. */
const portfolioSeconds = 3;

/** What the parts of carrying out a task share. */
interface Run {
  readonly theory: LoadedTheory;
  readonly settings: CheckSettings;
  readonly clock: Clock;
  readonly onProgress: OnProgress;
  readonly company: Company;
  /** Seconds since the task began. */
  readonly seconds: () => number;
}

/** What is around a task: others at it and what they know of its scopes, since how many milliseconds it is under way, programs. */
export interface Company {
  readonly sharing: ScopeSharing;
  readonly elapsed: number;
  readonly native: NativeSolvers;
}

const noCompany: Company = { sharing: alone, elapsed: 0, native: noPrograms };

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
  try {
    return await answer({ theory, settings, clock, onProgress, company, seconds }, task);
  } catch (error) {
    if (error instanceof Problem) return { report: null, diagnostics: [error.diagnostic] };
    throw error;
  }
}

async function answer(run: Run, task: Task): Promise<TaskResult> {
  const item = run.theory.items[task.item];
  if (item === undefined) return { report: null, diagnostics: [] };
  if (item.kind === "find_unused_assms") return runUnused(run, item);
  if (item.kind !== "statement") return runItem(run, item);
  const { statement } = item;
  const tool = task.tool === null ? null : (statement.tools[task.tool] ?? null);
  if (tool === null)
    return { report: await (run.settings.values.length > 0 ? runValues(run, statement) : runPortfolio(run, statement)), diagnostics: [] };
  if (tool.afterTactic) return { report: skippedTool(run.theory, statement, tool.tool), diagnostics: [] };
  if (tool.tool.kind !== "search") return runItem(run, { kind: "tool", tool: tool.tool, context: statement.context });
  return tool.tool.tool === "quickcheck" ? runQuickcheckTool(run, statement, tool.tool) : runFindingTool(run, statement, tool.tool);
}

function about(theory: LoadedTheory, statement: Statement) {
  return { ...blankReport, theory: theory.name, lemma: statement.name, statement: statement.text, isClaim: statement.ending !== "oops" };
}

/** A counterexample to a statement that may not be read as it is meant is at most potential. */
function doubted<V extends Pick<Report, "outcome" | "reason">>({ doubt }: Statement, verdict: V): V {
  const isRefuted = verdict.outcome === "genuine" || verdict.outcome === "quasi_genuine";
  return doubt === null || !isRefuted ? verdict : { ...verdict, outcome: "potential", reason: doubt };
}

type SearchTool = ToolCommand & { kind: "search" };

async function runQuickcheckTool(
  { theory, settings, clock, seconds, onProgress }: Run,
  statement: Statement,
  tool: SearchTool,
): Promise<TaskResult> {
  const { options, diagnostics } = quickcheckOptions(statement.context, tool.options);
  const chosen = override(options, settings);
  const verdict = doubted(statement, await runQuickcheck(statement, chosen, new Budget(clock, chosen.timeout * 1000), onProgress));
  const met = options.expect === null ? null : (options.expect === "counterexample") === (verdict.outcome === "genuine");
  const report: Report = {
    ...about(theory, statement),
    ...verdict,
    span: tool.span,
    command: "quickcheck",
    expect: options.expect,
    met,
    seconds: seconds(),
    seed: chosen.seed,
  };
  return { report, diagnostics };
}

/** A statement given to the engines. */
async function runPortfolio({ theory, settings, clock, seconds, onProgress }: Run, statement: Statement): Promise<Report> {
  const budget = new Budget(clock, 1000 * (settings.timeout ?? portfolioSeconds));
  const { verdict, seed } = await searchPortfolio(statement, settings, budget, onProgress);
  return { ...about(theory, statement), ...doubted(statement, verdict), span: statement.span, command: "check", seconds: seconds(), seed };
}

/** A statement under values that the user gives. */
function runValues({ theory, settings, clock, seconds }: Run, statement: Statement): Report {
  const budget = new Budget(clock, 1000 * (settings.timeout ?? portfolioSeconds));
  const verdict = doubted(statement, runReplay(statement, settings.values, budget));
  return { ...about(theory, statement), ...verdict, span: statement.span, command: "check", tester: "values", seconds: seconds() };
}

/** `nitpick`, and `refute`, which the same engine serves. */
async function runFindingTool(
  { theory, settings, clock, seconds, company }: Run,
  statement: Statement,
  tool: SearchTool,
): Promise<TaskResult> {
  const { options, diagnostics } = findingOptions(statement.context, tool.options);
  const budget = new Budget(clock, 1000 * (settings.timeout ?? options.timeout) - company.elapsed);
  const { solver, note } = await chooseSolver(options.satSolver, company.native);
  const sharing = options.maxThreads === 1 ? alone : company.sharing;
  const verdict = doubted(statement, await runFinding(statement, options, budget, false, { solver, sharing }));
  const outcome = tool.tool === "refute" ? outcomeInRefute(statement, verdict.outcome) : verdict.outcome;
  const met = options.expect === null ? null : options.expect === outcome;
  const report: Report = {
    ...about(theory, statement),
    ...verdict,
    span: tool.span,
    command: tool.tool,
    expect: options.expect,
    met,
    seconds: seconds(),
  };
  // Parameters for all commands are not commented on at each of them.
  const named = tool.options.find((o) => o.name === "sat_solver" || o.name === "satsolver");
  const notes: Diagnostic[] =
    note === null || named === undefined ? [] : [{ code: "E0404", severity: "note", span: named.span, message: note }];
  return { report, diagnostics: [...diagnostics, ...notes] };
}

function skippedTool(theory: LoadedTheory, statement: Statement, tool: ToolCommand): Report {
  return {
    ...about(theory, statement),
    span: tool.span,
    command: tool.kind === "search" ? tool.tool : tool.kind,
    outcome: "unsupported",
    reason: "needs the proof state: a proof step stands before it",
  };
}

/** `find_unused_assms`: its answer is a text. */
async function runUnused(
  { theory, settings, clock, seconds }: Run,
  item: Extract<Item, { kind: "find_unused_assms" }>,
): Promise<TaskResult> {
  const value = await runFindUnused(theory, item, settings, clock);
  const base = { ...blankReport, theory: theory.name, lemma: null, span: item.command.span, command: item.kind };
  return { report: { ...base, outcome: "value", value, seconds: seconds() }, diagnostics: [] };
}

/** `value` and the other commands outside statements. */
function runItem({ theory, clock, seconds }: Run, item: Exclude<Item, { kind: "statement" | "find_unused_assms" }>): TaskResult {
  const base = { ...blankReport, theory: theory.name, lemma: null };
  if (item.kind === "code_pred") {
    const { value, reason, met } = modesAnswer(item.context, item.command);
    const outcome = value === null ? "unsupported" : "value";
    return {
      report: { ...base, span: item.command.span, command: "code_pred", outcome, value, reason, met, seconds: seconds() },
      diagnostics: [],
    };
  }
  const { tool, context } = item;
  if (tool.kind === "search")
    return {
      report: { ...base, span: tool.span, command: tool.tool, outcome: "unsupported", reason: "there is no goal to search" },
      diagnostics: [],
    };
  const budget = new Budget(clock, 1000 * valueSeconds);
  const limit = { isLate: () => budget.isSpent, seconds: valueSeconds };
  const answer: ValuesAnswer =
    tool.kind === "values" ? valuesAnswer(context, tool, budget) : { ...valueText(context, tool.term, limit, tool.evaluator), met: null };
  const { value, type, reason, met } = answer;
  return {
    report: {
      ...base,
      span: tool.span,
      command: tool.kind,
      outcome: value === null ? "unsupported" : "value",
      value,
      type,
      reason,
      met,
      seconds: seconds(),
    },
    diagnostics: [],
  };
}
