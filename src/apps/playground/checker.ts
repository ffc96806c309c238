/** Checks the text as it is typed: reads it, asks for the answers that are not known, and keeps those that cannot have changed. */
import type { Diagnostic, Span } from "../../base/index.ts";
import type { CheckSettings, Report, SearchProgress } from "../../refute/index.ts";
import type { Outline, PageLibrary, PlannedAnswer, Question } from "../web/index.ts";
import { type Outcome, type Pending, Pool } from "./pool.ts";
import { Store } from "./store.ts";

/** How far an answer is. */
export type AnswerState =
  | { readonly kind: "waiting" }
  | { readonly kind: "running"; readonly since: number; readonly progress: SearchProgress | null }
  | { readonly kind: "done"; readonly report: Report; readonly diagnostics: readonly Diagnostic[] }
  /** Without a report: stopped, lost, or the question was wrong. */
  | { readonly kind: "ended"; readonly reason: string; readonly diagnostics: readonly Diagnostic[] };

/** A thing that asks for an answer, with the answer or the one before the last change. */
export interface Shown {
  readonly planned: PlannedAnswer;
  readonly state: AnswerState;
  /** An answer to a former text, while the new one is looked for. */
  readonly old: Report | null;
}

export interface Checked {
  /** The text that all this is about. */
  readonly text: string;
  readonly theory: string;
  readonly problems: readonly Diagnostic[];
  readonly shown: readonly Shown[];
  /** Whether a text is being read, or the library is loading. */
  readonly isReading: boolean;
  readonly isLoading: boolean;
  /** Why there are no answers at all. */
  readonly failure: string | null;
}

const nothing: Checked = { text: "", theory: "", problems: [], shown: [], isReading: false, isLoading: true, failure: null };

/** Milliseconds without a keystroke before the text is read. */
const pause = 60;

/** The share of the page's time that goes into showing answers, at most: a long text has hundreds at once. */
const showingShare = 1 / 5;

/** Answers that are kept for texts that come back, by undoing. */
const mostKept = 400;

export class Checker {
  readonly state = new Store<Checked>(nothing);
  private readonly reader: Pool;
  private readonly searchers: Pool;
  private readonly states = new Map<string, AnswerState>();
  private readonly running = new Map<string, Pending>();
  private readonly leftOut = new Set<string>();
  private outline: Outline | null = null;
  /** Where the answers of the outline stand, by their keys. */
  private places: ReadonlyMap<string, Span> = new Map();
  /** The text that the outline is of; the editor may be ahead. */
  private outlined = "";
  private text = "";
  private settings: Partial<CheckSettings> = {};
  private timer: ReturnType<typeof setTimeout> | null = null;
  private reading: Pending | null = null;
  private showing: ReturnType<typeof setTimeout> | null = null;
  /** Milliseconds that showing took last. */
  private cost = 0;
  /** Reports by the place of their answers in the last outline, to be shown until new ones come. */
  private old: readonly { readonly planned: PlannedAnswer; readonly report: Report | null }[] = [];
  /** The offset of the cursor: what stands near is answered first. */
  cursor = 0;

  constructor(start: () => Worker, searchers: number) {
    this.reader = new Pool(start, 1);
    this.searchers = new Pool(start, searchers);
  }

  provide(library: PageLibrary): void {
    this.reader.provide(library);
    this.searchers.provide(library);
    this.state.change({ isLoading: false });
  }

  /** There will be no answers. */
  fail(failure: string): void {
    this.state.change({ isLoading: false, failure });
  }

  configure(settings: Partial<CheckSettings>): void {
    if (JSON.stringify(settings) === JSON.stringify(this.settings)) return;
    this.settings = settings;
    this.schedule(0);
  }

  /** Takes a new text. */
  edit(text: string, isAtOnce = false): void {
    if (text === this.text) return;
    this.text = text;
    this.schedule(isAtOnce ? 0 : pause);
  }

  /** Ends all searches. */
  stop(): void {
    for (const [key, pending] of [...this.running]) {
      this.running.delete(key);
      this.states.set(key, { kind: "ended", reason: "stopped", diagnostics: [] });
      pending.cancel();
    }
    this.publish();
  }

  /** Asks for an answer again. */
  again(planned: PlannedAnswer): void {
    this.states.delete(planned.key);
    this.startAnswers();
  }

  /** A question beside the answers: more counterexamples, evaluation, tools. */
  question(question: Question, milliseconds: number, onProgress?: (progress: SearchProgress) => void): Pending {
    const isQuick = question.kind === "evaluate";
    const { outlined: text, settings } = this;
    const asking = {
      text,
      question,
      settings,
      leftOut: [...this.leftOut],
      milliseconds,
      ...(onProgress === undefined ? {} : { onProgress }),
    };
    return (isQuick ? this.reader : this.searchers).ask(asking);
  }

  private schedule(milliseconds: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.read(), milliseconds);
    this.state.change({ isReading: true });
  }

  private async read(): Promise<void> {
    this.timer = null;
    // A reading under way ends by itself: the worker reads only what differs. What it says is not wanted any more.
    const { text } = this;
    const asking = { text, question: { kind: "read" }, settings: this.settings, leftOut: [...this.leftOut], milliseconds: 20_000 } as const;
    const reading = this.reader.ask(asking);
    this.reading = reading;
    const outcome = await reading.outcome;
    if (this.reading !== reading || this.text !== text) return;
    if (outcome.kind === "stuck") {
      this.leftOut.add(outcome.command);
      return this.read();
    }
    this.reading = null;
    if (outcome.kind === "outline") this.take(outcome.outline);
    else if (outcome.kind !== "cancelled") this.state.change({ isReading: false, failure: messageOf(outcome) });
  }

  private take(outline: Outline): void {
    this.remember();
    this.outline = outline;
    this.outlined = this.text;
    this.places = new Map(outline.answers.map(({ key, span }) => [key, span]));
    const wanted = new Set(outline.answers.map((a) => a.key));
    for (const [key, pending] of [...this.running]) {
      if (wanted.has(key)) continue;
      this.running.delete(key);
      this.states.delete(key);
      pending.cancel();
    }
    for (const key of [...this.states.keys()].slice(0, Math.max(0, this.states.size - mostKept)))
      if (!wanted.has(key)) this.states.delete(key);
    this.startAnswers();
  }

  private remember(): void {
    this.old = this.state.value.shown.map(({ planned, state, old }) => ({ planned, report: state.kind === "done" ? state.report : old }));
  }

  private startAnswers(): void {
    const { outlined: text, settings } = this;
    const open = (this.outline?.answers ?? []).filter(({ key }) => !this.states.has(key));
    for (const { key, command, task, milliseconds } of open.sort((a, b) => this.distance(a.key) - this.distance(b.key))) {
      this.states.set(key, { kind: "waiting" });
      const pending = this.searchers.ask({
        text,
        settings,
        question: { kind: "check", command, task, settings: {} },
        leftOut: [...this.leftOut],
        milliseconds,
        distance: () => this.distance(key),
        onStart: () => this.move(key, { kind: "running", since: performance.now(), progress: null }),
        onProgress: (progress) => {
          const before = this.states.get(key);
          if (before?.kind === "running") this.move(key, { ...before, progress });
        },
      });
      this.running.set(key, pending);
      pending.outcome.then((outcome) => this.answered(key, pending, outcome));
    }
    this.publish();
  }

  /** How far an answer is from the cursor in the text as it was read last; what stands before it counts twice. */
  private distance(key: string): number {
    const span = this.places.get(key);
    if (span === undefined) return Number.POSITIVE_INFINITY;
    return this.cursor < span.from ? span.from - this.cursor : 2 * Math.max(0, this.cursor - span.to);
  }

  private answered(key: string, pending: Pending, outcome: Outcome): void {
    if (this.running.get(key) !== pending) return;
    this.running.delete(key);
    if (outcome.kind === "report") {
      const { report, diagnostics } = outcome;
      this.move(
        key,
        report === null
          ? { kind: "ended", reason: diagnostics[0]?.message ?? "no answer", diagnostics }
          : { kind: "done", report, diagnostics },
      );
    } else this.move(key, { kind: "ended", reason: messageOf(outcome), diagnostics: [] });
  }

  private move(key: string, state: AnswerState): void {
    this.states.set(key, state);
    this.publishSoon();
  }

  /** At once where that costs nothing; otherwise with what comes meanwhile. */
  private publishSoon(): void {
    const delay = this.cost / showingShare;
    if (delay < pause) this.publish();
    else this.showing ??= setTimeout(() => this.publish(), delay);
  }

  private publish(): void {
    const { outline } = this;
    if (this.showing !== null) clearTimeout(this.showing);
    this.showing = null;
    if (outline === null) return;
    const start = performance.now();
    const shown = outline.answers.map((planned, i): Shown => {
      const state = this.states.get(planned.key) ?? { kind: "waiting" };
      const isDone = state.kind === "done" || state.kind === "ended";
      return { planned, state, old: isDone ? null : oldReport(this.old, planned, i) };
    });
    this.state.set({
      text: this.outlined,
      theory: outline.theory,
      problems: outline.problems,
      shown,
      isReading: this.timer !== null || this.reading !== null,
      isLoading: false,
      failure: null,
    });
    this.cost = performance.now() - start;
  }
}

/** The last report on the same statement: by its name, or its place in the order. */
function oldReport(
  old: readonly { readonly planned: PlannedAnswer; readonly report: Report | null }[],
  planned: PlannedAnswer,
  i: number,
): Report | null {
  const isSame = (o: PlannedAnswer | undefined): boolean => o !== undefined && o.lemma === planned.lemma && o.tool === planned.tool;
  const named = planned.lemma === null ? undefined : old.find((o) => isSame(o.planned));
  const placed = isSame(old[i]?.planned) ? old[i] : undefined;
  return (named ?? placed)?.report ?? null;
}

function messageOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case "failed":
      return outcome.message;
    case "lost":
      return outcome.reason;
    case "stuck":
      return "the text could not be read in time";
    case "cancelled":
      return "stopped";
    case "outline":
    case "report":
    case "unused":
    case "conjectures":
      return "no answer";
  }
}
