/** A text that is being edited in a page, and the questions about it. What was read of its former versions is used again. */
import { type Clock, moved, textKey } from "../../base/index.ts";
import {
  EditedTheories,
  type EditedTheory,
  type LoadedTheory,
  Problem,
  printOnLine,
  type ReadEntry,
  readTerm,
} from "../../elaborate/index.ts";
import type { Term } from "../../logic/index.ts";
import {
  blankReport,
  type CheckSettings,
  checkDefaults,
  findConjectures,
  findUnused,
  type OnProgress,
  runTask,
  type Task,
  tasksOf,
  theoremsOf,
  timeLimit,
  unusedLimit,
  valueText,
} from "../../refute/index.ts";
import { type Command, normalise, type ToolCommand } from "../../syntax/index.ts";
import { type Library, undecodedAt } from "./library.ts";
import type { Answer, Outline, PlannedAnswer, Question } from "./messages.ts";

const own = "/page/Scratch.thy";

/** Who follows a question. */
export interface Follower {
  /** Told before a command is read. */
  readonly onCommand: (text: string) => void;
  /** The text is read. */
  readonly onBegin: () => void;
  readonly onProgress: OnProgress;
}

export class PageSession {
  private readonly theories: EditedTheories;
  private readonly clock: Clock;
  private text = "";
  private follower: Follower | null = null;
  /** Texts of commands that cannot be read in time. */
  private leftOut: ReadonlySet<string> = new Set();

  constructor(library: Library, clock: Clock) {
    this.clock = clock;
    const source = library.source((id) => (id === own ? this.text : null));
    this.theories = new EditedTheories({ ...source, begin: (id, command) => this.begin(id, command) });
  }

  private begin(id: string, { span }: Command): void {
    if (id !== own) return;
    const command = this.text.slice(span.from, span.to);
    if (this.leftOut.has(command))
      throw new Problem({
        code: "E0125",
        severity: "error",
        span,
        message: "The command is left out: it could not be read in time, or needed too much memory",
        hint: "Make it smaller.",
      });
    this.follower?.onCommand(command);
  }

  /** Answers a question about a text; mistakes in the question are answers. */
  async ask(
    text: string,
    leftOut: readonly string[],
    question: Question,
    settings: Partial<CheckSettings>,
    follower: Follower,
  ): Promise<Answer> {
    this.leftOut = new Set(leftOut);
    this.follower = follower;
    this.text = text;
    const theory = this.theories.update(own, text, undecodedAt(text));
    const all = { ...checkDefaults, ...settings };
    try {
      return await this.answer(theory, question, all, follower);
    } catch (error) {
      if (error instanceof Problem) return { kind: "failed", message: error.diagnostic.message };
      throw error;
    }
  }

  private async answer(theory: EditedTheory, question: Question, settings: CheckSettings, follower: Follower): Promise<Answer> {
    theory.readTo(question.kind === "check" || question.kind === "unused" ? question.command : theory.commands.length);
    follower.onBegin();
    switch (question.kind) {
      case "read":
        return { kind: "outline", outline: outlineOf(theory, settings) };
      case "check":
        return this.check(theory, question, { ...settings, ...question.settings }, follower.onProgress);
      case "evaluate":
        return this.evaluate(theory, question.term, question.seconds);
      case "unused":
        return this.unused(theory, question.command, settings, question.seconds);
      case "conjecture":
        return this.conjecture(theory, question);
    }
  }

  private async check(
    theory: EditedTheory,
    { command, task }: { readonly command: number; readonly task: Task },
    settings: CheckSettings,
    onProgress: OnProgress,
  ): Promise<Answer> {
    const entry = theory.entry(command);
    const loaded = theory.loadedTo(own, command);
    const item = entry?.items[task.item];
    if (entry === null || item === undefined) return { kind: "report", report: null, diagnostics: [] };
    const { report, diagnostics } = await runTask(loaded, { ...task, item: loaded.items.indexOf(item) }, settings, this.clock, onProgress);
    const place = ({ from, to }: { readonly from: number; readonly to: number }) => ({ from: from + entry.shift, to: to + entry.shift });
    return {
      kind: "report",
      report: report === null ? null : { ...report, span: place(report.span) },
      diagnostics: diagnostics.map((d) => ({ ...d, span: place(d.span) })),
    };
  }

  private evaluate(theory: EditedTheory, term: string, seconds: number): Answer {
    const start = this.clock();
    const context = theory.state.after.context;
    const value = valueText(context, normalise(term, 0), { isLate: () => this.clock() > start + 1000 * seconds, seconds });
    const outcome = value.value === null ? "unsupported" : "value";
    const about = { span: { from: 0, to: 0 }, theory: theory.opening.name, lemma: null, command: "value" };
    return {
      kind: "report",
      report: { ...blankReport, ...about, ...value, outcome, seconds: (this.clock() - start) / 1000 },
      diagnostics: [],
    };
  }

  private async unused(theory: EditedTheory, command: number, settings: CheckSettings, seconds: number): Promise<Answer> {
    const [theorem] = theoremsOf({ items: theory.entry(command)?.items ?? [] });
    if (theorem === undefined) return { kind: "unused", report: null };
    const milliseconds = Math.min(1000 * seconds, unusedLimit(theorem.assumptions.length, settings.timeout));
    return { kind: "unused", report: await findUnused(theorem, { ...settings, milliseconds }, this.clock) };
  }

  private conjecture(theory: EditedTheory, { about, size, seconds }: Extract<Question, { kind: "conjecture" }>): Answer {
    const { context } = theory.state.after;
    const constants: Term[] = [];
    for (const name of about) {
      const t = readTerm(context, normalise(name, 0));
      if (t.kind === "free") return { kind: "failed", message: `There is no constant ${name}` };
      constants.push(t);
    }
    const { classes, ...counts } = findConjectures(context.theory, constants, { size, milliseconds: 1000 * seconds }, this.clock);
    const text = (t: Term): string => printOnLine(context, t);
    const equations = classes.flatMap((c) => c.equations.map(({ left, right }) => ({ left: text(left), right: text(right) })));
    return { kind: "conjectures", found: { equations, ...counts } };
  }
}

/** What is wrong with a text and what in it asks for an answer. */
function outlineOf(theory: EditedTheory, settings: CheckSettings): Outline {
  const entries = theory.commands.map((_, i) => theory.entry(i));
  return {
    theory: theory.opening.name,
    problems: [...theory.outerProblems, ...entries.flatMap((e) => e?.diagnostics ?? [])],
    answers: entries.flatMap((entry, i) => (entry === null ? [] : planned(theory, entry, i, settings))),
  };
}

function planned(theory: EditedTheory, entry: ReadEntry, command: number, settings: CheckSettings): readonly PlannedAnswer[] {
  const here: LoadedTheory = { ...theory.loadedTo(own, command), items: entry.items };
  return tasksOf(here, settings).map((task): PlannedAnswer => {
    const item = entry.items[task.item];
    // What asks about all theorems before it takes longer the more there are.
    const all = item?.kind === "find_unused_assms" ? theory.loadedTo(own, command) : here;
    const milliseconds = timeLimit(all, { ...task, item: item === undefined ? task.item : all.items.indexOf(item) }, settings);
    const statement = item?.kind === "statement" ? item.statement : null;
    const tool = statement === null ? (item?.kind === "tool" ? item.tool : null) : (statement.tools[task.tool ?? -1]?.tool ?? null);
    const { span } = entry.command;
    const place = tool === null ? span : moved(tool.span, entry.shift);
    const lengths = JSON.stringify(settings);
    return {
      key: textKey(entry.keys.context, entry.keys.facts, entry.text, `${task.item} ${task.tool ?? ""}`, lengths),
      command,
      task,
      span,
      place,
      lemma: statement?.name ?? null,
      tool: toolName(tool) ?? (statement === null ? (item?.kind ?? "") : "check"),
      statement: statement?.text ?? [],
      isClaim: statement !== null && statement.ending !== "oops",
      milliseconds,
    };
  });
}

function toolName(tool: ToolCommand | null): string | null {
  return tool === null ? null : tool.kind === "search" ? tool.tool : tool.kind;
}
