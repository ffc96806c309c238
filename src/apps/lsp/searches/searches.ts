/**
 * Which question is searched when. Short searches come before long ones, those of the text that the user is in before others, those near the
 * cursor first; long ones run when nothing was typed for a while, that of the statement under the cursor before all others. What a new text
 * does not ask any more is given up at once; what it still asks goes on, and what has been answered stays answered. As long as workers have
 * not read the whole of a text, they read on between two searches, so that nobody waits for that who goes to another place of it.
 */
import { blankReport, checkDefaults, type Report } from "../../../refute/index.ts";
import type { EditedAnswer, ToWorker } from "../../cli/workers/messages.ts";
import type { Pool, Reply } from "../../cli/workers/pool/pool.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { EditorSettings } from "../settings.ts";
import type { Question } from "./question.ts";
import type { ShownAnswer } from "./shown.ts";

/** Answers that are kept, also those of texts that are gone: an undone change has its answers at once. */
const mostAnswers = 4000;

/** Milliseconds without a change before long searches begin. */
const quiet = 500;

/** Milliseconds of reading on between two searches. */
const readingOn = 100;

/** What a command with a time of its own may take, with all it may ask for. */
const toolMilliseconds = 600_000;

/** What somebody waits for. */
export interface Wish {
  readonly question: Question;
  /** Seconds; null: the command's own. */
  readonly seconds: number | null;
  /** Of another kind than the question's own answer. */
  readonly unused?: boolean;
  readonly values?: readonly string[];
  readonly terms?: readonly string[];
  readonly max?: number;
}

interface Urgent {
  readonly wish: Wish;
  readonly settle: (answer: EditedAnswer | null) => void;
  readonly signal: AbortSignal | undefined;
}

type EditedQuestion = Extract<ToWorker, { kind: "edited" }>;

interface Running {
  readonly key: string;
  readonly isLong: boolean;
  readonly isUrgent: boolean;
  readonly question: Question | null;
  readonly control: AbortController;
}

export interface SearchEvents {
  /** There is an answer to a question of this key. */
  answered(key: string): void;
  /** How many searches run and wait has changed. */
  changed(): void;
}

export class Searches {
  settings: EditorSettings;
  private readonly pool: Pool;
  private readonly events: SearchEvents;
  private readonly answers = new Map<string, ShownAnswer>();
  /** The questions of the open texts, by path. */
  private readonly asked = new Map<string, readonly Question[]>();
  /** The texts in which reading goes on before the next search. */
  private readonly unread = new Set<string>();
  private urgent: Urgent[] = [];
  private readonly running = new Set<Running>();
  private lastChange = 0;
  private timer: NodeJS.Timeout | null = null;
  private active: string | null = null;
  private isStopped = false;

  constructor(pool: Pool, settings: EditorSettings, events: SearchEvents) {
    this.pool = pool;
    this.settings = settings;
    this.events = events;
  }

  answer(key: string): ShownAnswer | undefined {
    return this.answers.get(key);
  }

  /** Searches under way, and questions that still have no answer. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.running.size, waiting: this.urgent.length + (this.settings.check ? this.openCount(false) : 0) };
  }

  /** Whether every question has its final answer and nobody waits for anything. */
  get isIdle(): boolean {
    if (this.running.size > 0 || this.urgent.length > 0) return false;
    return !this.settings.check || (this.openCount(false) === 0 && this.openCount(true) === 0);
  }

  /** The user is in this text. */
  enter(path: string): void {
    this.active = path;
    this.lastChange = performance.now();
  }

  /** The user looks at this text, and changes nothing. */
  look(path: string): void {
    this.active = path;
    this.pump();
  }

  /** The questions of a text, as far as it is read: those of its first commands. */
  ask(path: string, questions: readonly Question[], commands: number): void {
    this.asked.set(path, questions);
    this.giveUp(path, commands);
    this.pump();
  }

  close(path: string): void {
    this.asked.delete(path);
    this.unread.delete(path);
    this.giveUp(path, Number.POSITIVE_INFINITY);
    this.pump();
  }

  /** The questions of a key in the open texts. */
  questions(key: string): Question[] {
    return [...this.asked.values()].flatMap((list) => list.filter((q) => q.key === key));
  }

  /** Answers a wish before everything else. Null when it was given up or its worker was lost. */
  wish(wish: Wish, signal?: AbortSignal): Promise<EditedAnswer | null> {
    return new Promise((settle) => {
      const urgent: Urgent = { wish, settle, signal };
      signal?.addEventListener("abort", () => {
        this.urgent = this.urgent.filter((u) => u !== urgent);
        settle(null);
      });
      if (this.isStopped || signal?.aborted === true) return settle(null);
      this.urgent.push(urgent);
      this.pump();
    });
  }

  /** Keeps an answer that somebody wished for as that of its question. */
  keep(key: string, answer: ShownAnswer): void {
    this.answers.delete(key);
    this.answers.set(key, answer);
    for (const old of this.answers.keys()) {
      if (this.answers.size <= mostAnswers) break;
      this.answers.delete(old);
    }
    this.events.answered(key);
  }

  /** All answers are forgotten. */
  forget(): void {
    this.answers.clear();
    for (const { control } of this.running) control.abort("the settings have changed");
    this.pump();
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    for (const { control } of this.running) control.abort("the end");
    for (const { settle } of this.urgent.splice(0)) settle(null);
    this.asked.clear();
  }

  /** Starts what can be started. */
  pump(): void {
    if (this.isStopped) return;
    while (this.urgent.length > 0 && this.hasRoom()) {
      const next = this.urgent.shift();
      if (next !== undefined) void this.runUrgent(next);
    }
    while (this.settings.check && this.hasRoom()) {
      const isQuiet = performance.now() - this.lastChange >= quiet;
      const short = this.nearest(false);
      const long = isQuiet ? this.nearest(true) : null;
      // Where the user is, a long search comes before the short ones elsewhere.
      const isLongFirst = long !== null && (short === null || (isHere(long) && !isHere(short)));
      const next = isLongFirst ? long : short;
      if (next === null) break;
      if (!isHere(next) && this.unread.delete(next.document.path)) void this.readOn(next);
      else void this.run(next, isLongFirst);
    }
    if (this.urgent.length > 0 || (this.settings.check && !this.hasRoom() && this.openCount(false) > 0)) this.makeRoom();
    this.wakeLater();
    this.events.changed();
  }

  private hasRoom(): boolean {
    return this.running.size < this.settings.workers && this.pool.load.running < this.settings.workers;
  }

  /** A long search elsewhere gives its place to short ones, and any search to something that somebody waits for or is typing. */
  private makeRoom(): void {
    // One that was given up before has not listened yet.
    if (this.pool.load.running > this.running.size) return;
    const others = [...this.running].filter((r) => !r.isUrgent);
    const next = this.urgent.length > 0 ? null : this.nearest(false);
    const isTyped = this.urgent.length > 0 || (next !== null && isHere(next) && next.document.path === this.active);
    const far = others.filter((r) => r.question === null || !isHere(r.question));
    const first = far.find((r) => r.isLong) ?? (isTyped ? (far[0] ?? others.find((r) => r.isLong)) : undefined);
    first?.control.abort("something else comes first");
  }

  /** Whether a question still needs a search of this kind. */
  private isOpen({ key }: Question, isLong: boolean): boolean {
    const known = this.answers.get(key);
    return isLong ? known !== undefined && !known.isFinal : known === undefined;
  }

  private openCount(isLong: boolean): number {
    let count = 0;
    for (const questions of this.asked.values()) for (const q of questions) if (this.isOpen(q, isLong)) count++;
    return count;
  }

  /** The question nearest to the user that nobody is at. */
  private nearest(isLong: boolean): Question | null {
    const busy = new Set([...this.running].map((r) => r.key));
    let best: Question | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [path, questions] of this.asked) {
      const far = path === this.active ? 0 : 1e9;
      const distance = questions[0] === undefined ? null : distanceIn(questions[0].document);
      for (const q of questions) {
        if (distance === null || !this.isOpen(q, isLong) || busy.has(q.key)) continue;
        const own = distance(q) + far;
        if (own < least) [best, least] = [q, own];
      }
    }
    return best;
  }

  /** Ends searches that the commands of a text do not want any more, as far as these are read. */
  private giveUp(path: string, commands: number): void {
    const wanted = new Set([...this.asked.values()].flatMap((list) => list.map((q) => q.key)));
    for (const { key, question, control } of this.running) {
      const isRead = question !== null && question.document.path === path && question.command < commands;
      if (isRead && !wanted.has(key)) control.abort("the text has changed");
    }
  }

  private wakeLater(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    const left = quiet - (performance.now() - this.lastChange);
    this.timer = left > 0 && left <= quiet ? setTimeout(() => this.pump(), left + 5) : null;
  }

  private async run(question: Question, isLong: boolean): Promise<void> {
    const { settings } = this;
    const limit = isLong ? (question.tool === null ? settings.time : null) : Math.min(settings.firstTime, settings.time);
    const running: Running = { key: question.key, isLong, isUrgent: false, question, control: new AbortController() };
    const reply = await this.send(running, { question, seconds: limit }, running.control.signal);
    if (running.control.signal.aborted || this.isStopped) return this.pump();
    // A short search may have missed what its command expects; only its own time decides.
    const isLast = isLong || (settings.firstTime >= settings.time && question.tool === null);
    const answer = answerOf(reply, question, isLast);
    if (answer !== null) this.keep(question.key, answer);
    this.pump();
  }

  /** Has more of a text read. It is given up for anything that somebody waits for. */
  private async readOn(question: Question): Promise<void> {
    const running: Running = { key: "", isLong: false, isUrgent: false, question: null, control: new AbortController() };
    const last = question.document.theory.commands.length - 1;
    const message = { ...this.messageOf({ question, seconds: readingOn / 1000 }), command: last, task: null };
    await this.put(running, message, running.control.signal);
    this.pump();
  }

  private async runUrgent({ wish, settle, signal }: Urgent): Promise<void> {
    const control = new AbortController();
    const abort = (): void => control.abort("nobody waits for it");
    signal?.addEventListener("abort", abort);
    const isLong = wish.seconds === null || wish.seconds > 1;
    const reply = await this.send({ key: "", isLong, isUrgent: true, question: null, control }, wish, control.signal);
    signal?.removeEventListener("abort", abort);
    settle(reply.kind === "edited" ? reply : null);
    this.pump();
  }

  private async send(running: Running, wish: Wish, signal: AbortSignal): Promise<Reply> {
    const reply = await this.put(running, this.messageOf(wish), signal);
    if (reply.kind === "edited" && !reply.isKnown) this.unread.add(wish.question.document.path);
    return reply;
  }

  private messageOf({ question, seconds, ...wish }: Wish): EditedQuestion {
    const milliseconds = seconds === null ? toolMilliseconds : 1000 * seconds;
    const { values = [], terms = [], max = null } = wish;
    const settings = { ...checkDefaults, strategy: this.settings.strategy, timeout: seconds, values, terms, max };
    return {
      kind: "edited",
      file: question.document.path,
      command: question.command,
      text: question.entry.text,
      task: question.task,
      question: wish.unused === true ? "unused" : "check",
      settings,
      milliseconds,
      isWatched: false,
    };
  }

  private async put(running: Running, message: EditedQuestion, signal: AbortSignal): Promise<Reply> {
    this.running.add(running);
    try {
      return await this.pool.read(message, message.milliseconds, { signal, gentle: "all" });
    } finally {
      this.running.delete(running);
    }
  }
}

/** Whether a question is that of the command that the user is in. */
const isHere = ({ document, command }: Question): boolean => document.commandAt(document.focus) === command;

/** How far questions of a text are from where the user is; what is in view is near. */
function distanceIn(document: OpenDocument): (question: Question) => number {
  const { view, lines } = document;
  const here = document.commandAt(document.focus);
  const inView = (q: Question): boolean => {
    const line = lines.positionAt(q.entry.command.span.from).line;
    return view === null || (line >= view.first && line <= view.last);
  };
  return (q) => Math.abs(q.command - here) + (inView(q) ? 0 : 1e6);
}

const decided: ReadonlySet<Report["outcome"]> = new Set(["genuine", "quasi_genuine", "none", "value"]);

export function answerOf(reply: Reply, question: Question, isLast: boolean): ShownAnswer | null {
  if (reply.kind === "edited") {
    const { result, from, milliseconds } = reply;
    // The text was another one: it will be asked again.
    if (!reply.isCurrent) return null;
    if (result === null) return unanswered(question, "the command could not be read for a search");
    const problems = result.diagnostics.map((d) => ({ ...d, span: { from: d.span.from - from, to: d.span.to - from } }));
    const isSettled = result.report !== null && decided.has(result.report.outcome) && result.report.met !== false;
    return { report: result.report, problems, isFinal: isLast || isSettled || result.report === null, milliseconds };
  }
  const reason = reply.kind === "lost" ? reply.reason : reply.kind === "failed" ? `an error of ours: ${reply.message}` : "no answer";
  return unanswered(question, reason);
}

/** Nothing is known, and why. */
function unanswered({ statement, entry }: Question, reason: string): ShownAnswer {
  const about = { span: entry.command.span, theory: "", lemma: statement?.name ?? null, command: "check" };
  const report: Report = { ...blankReport, ...about, outcome: "unknown", statement: statement?.text ?? [], reason };
  return { report, problems: [], isFinal: true, milliseconds: 0 };
}
