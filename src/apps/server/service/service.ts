/** Questions to the workers, whoever asks: HTTP, the Model Context Protocol, a test. Each gets an answer, whatever happens to a worker. */
import { randomUUID } from "node:crypto";
import { LineMap } from "../../../base/index.ts";
import { type CheckSettings, checkDefaults, type Report, type SearchProgress } from "../../../refute/index.ts";
import { endedReport, lostReport } from "../../cli/report/lost-report.ts";
import type { PlannedTask, ToWorker } from "../../cli/workers/messages.ts";
import type { Pool, Reply } from "../../cli/workers/pool/pool.ts";
import type {
  Answer,
  CheckAnswer,
  ConjectureAnswer,
  EvaluateAnswer,
  GoalAnswer,
  Problem,
  TheoryAnswer,
  UnusedAnswer,
} from "./answer-schemas.ts";
import { answerInTime, answerOf, blankAnswer, placeIn, placeInGoal, problemOf } from "./answers.ts";
import { type Contexts, type ContextUse, requestFile } from "./contexts.ts";
import type { Allowance } from "./deadline.ts";
import { defaultHeader, type GoalText, goalText, RequestMistake } from "./goal-text.ts";
import { mostAnswerBytes, mostStatements } from "./limits.ts";
import type { CheckRequest, ConjectureRequest, EvaluateRequest, GoalCheck, TheoryCheck, UnusedRequest } from "./requests.ts";

/** What a question may take, and who wants to know how far it is. */
export interface Asking extends Allowance {
  readonly onProgress?: (progress: SearchProgress) => void;
  /** Counterexamples to other goals in the same context (`replay` of their answers), which are tried before a search. */
  readonly hints?: readonly (readonly string[])[];
}

type AskedGoal = Extract<Reply, { kind: "goal" }>;

/** A header that is not the request's own needs no place of its own. */
const mistakeIn = (part: string, message: string): Problem => ({
  severity: "error",
  code: "E0006",
  message,
  hint: null,
  notes: [],
  part,
  line: 1,
  column: 1,
});

export class Service {
  private readonly pool: Pool;
  private readonly contexts: Contexts;
  /** Told of errors of ours. */
  private readonly log: (message: string) => void;

  constructor(pool: Pool, contexts: Contexts, log: (message: string) => void) {
    this.pool = pool;
    this.contexts = contexts;
    this.log = log;
  }

  check(request: CheckRequest, asking: Asking): Promise<CheckAnswer> {
    return "theory" in request ? this.checkTheory(request, asking) : this.checkGoal(request, asking);
  }

  private async checkGoal(request: GoalCheck, asking: Asking): Promise<GoalAnswer> {
    const asked = await this.askGoal(request, "check", asking);
    if ("mistake" in asked)
      return { kind: "goal", answer: blankAnswer("error", asked.mistake.message), problems: [asked.mistake], context: null };
    const { reply, text, context } = asked;
    if (reply.kind !== "goal") return bounded({ kind: "goal", answer: this.lostAnswer(reply), problems: [], context: null });
    const place = placeInGoal(text);
    const diagnostics = [...reply.diagnostics, ...(reply.result?.diagnostics ?? [])];
    const problems = diagnostics.map((d) => problemOf(place, d));
    const report = reply.result?.report ?? null;
    const wrong = problems.find((p) => p.severity === "error");
    const answer = report === null ? blankAnswer("error", wrong?.message ?? "the goal could not be read") : answerOf(report, null);
    return bounded({ kind: "goal", answer, problems, context: contextNote(reply, context) });
  }

  async unused(request: UnusedRequest, asking: Asking): Promise<UnusedAnswer> {
    const none = { assumptions: [], unused: [], needed: [], unclear: [], complete: false, context: null };
    const asked = await this.askGoal(request, "unused", asking);
    if ("mistake" in asked) return { ...none, outcome: "error", reason: asked.mistake.message, problems: [asked.mistake] };
    const { reply, text, context } = asked;
    if (reply.kind !== "goal") return { ...none, outcome: "unknown", reason: this.whyNot(reply), problems: [] };
    const place = placeInGoal(text);
    const problems = reply.diagnostics.map((d) => problemOf(place, d));
    const note = contextNote(reply, context);
    if (reply.unused === null)
      return { ...none, outcome: "error", reason: problems[0]?.message ?? "the goal could not be read", problems, context: note };
    const { assumptions, unused, needed, unclear, isComplete } = reply.unused;
    // Plain data; only its arrays are said to be read-only.
    const found = { assumptions, unused, needed, unclear } as unknown as Pick<
      UnusedAnswer,
      "assumptions" | "unused" | "needed" | "unclear"
    >;
    return { ...found, outcome: "answered", complete: isComplete, reason: null, problems, context: note };
  }

  async evaluate({ header, term }: EvaluateRequest, asking: Asking): Promise<EvaluateAnswer> {
    const none = { value: null, type: null, model: null, problems: [] };
    const seconds = Math.max(0.001, (asking.deadline - Date.now()) / 1000);
    const reply = await this.inContext(header, ({ file }) => this.ask({ kind: "evaluate", file, term, seconds }, 1000 * seconds, asking));
    if (reply.kind === "mistaken") {
      const problem = problemOf(placeIn("term", term), reply.diagnostic);
      return { ...none, outcome: "error", reason: problem.message, problems: [problem] };
    }
    if (reply.kind !== "evaluated") return { ...none, outcome: "unknown", reason: this.whyNot(reply) };
    const { value, type, reason, model } = reply;
    return bounded({ outcome: value === null ? "unsupported" : "value", value, type, reason, model, problems: [] } as EvaluateAnswer);
  }

  async conjecture({ header, about, size, seed }: ConjectureRequest, asking: Asking): Promise<ConjectureAnswer> {
    const none = { equations: [], terms: 0, tested: 0, refuted: 0, size: 0, problems: [] };
    const milliseconds = Math.max(1, asking.deadline - Date.now());
    const options = { milliseconds, ...(size === undefined ? {} : { size }), ...(seed === undefined ? {} : { seed }) };
    const reply = await this.inContext(header, ({ file }) => this.ask({ kind: "conjecture", file, about, options }, milliseconds, asking));
    if (reply.kind === "unknown-constant") {
      const problem = mistakeIn("about", `${reply.name}: ${reply.message}`);
      return { ...none, outcome: "error", reason: problem.message, problems: [problem] };
    }
    if (reply.kind !== "conjectures") return { ...none, outcome: "unknown", reason: this.whyNot(reply) };
    const equations = reply.classes.flatMap(({ smallest, equations: all }) => all.map((e) => ({ ...e, class: smallest })));
    const { terms, tested, refuted } = reply;
    return { outcome: "answered", equations, terms, tested, refuted, size: reply.size, reason: null, problems: [] };
  }

  private async checkTheory(request: TheoryCheck, asking: Asking): Promise<TheoryAnswer> {
    const { theory: text } = request;
    const file = requestFile(randomUUID(), "Text");
    const settings = settingsOf(request);
    this.pool.provide(file, { text, badAt: null });
    try {
      const loaded = await this.ask({ kind: "load", file, settings }, Math.max(1, asking.deadline - Date.now()), asking);
      if (loaded.kind !== "loaded")
        return { kind: "theory", theory: null, answers: [], problems: [], complete: false, reason: this.whyNot(loaded) };
      const place = placeIn("theory", text);
      const lines = new LineMap(text);
      const problems = loaded.diagnostics.map((d) => problemOf(place, d));
      const asked = loaded.tasks.slice(0, mostStatements);
      const replies = await Promise.all(asked.map((planned) => this.runTask(file, planned, settings, asking)));
      const answers: TheoryAnswer["answers"] = [];
      for (const [i, planned] of asked.entries()) {
        const reply = replies[i];
        const position = lines.position(planned.from);
        if (reply?.kind === "done") {
          problems.push(...reply.result.diagnostics.map((d) => problemOf(place, d)));
          if (reply.result.report !== null) answers.push(answerOf(reply.result.report, lines.position(reply.result.report.span.from)));
        } else if (reply !== undefined)
          answers.push(answerOf(lostReport(planned, loaded.name, this.whyNot(reply), soFarOf(reply)), position));
      }
      const many = loaded.tasks.length > asked.length ? `only the first ${mostStatements} statements are answered` : null;
      const reason = asking.signal.aborted ? String(asking.signal.reason) : many;
      return bounded({ kind: "theory", theory: loaded.name, answers, problems, complete: reason === null, reason });
    } finally {
      this.pool.withdraw(file);
    }
  }

  private runTask(file: string, { task, milliseconds }: PlannedTask, settings: CheckSettings, asking: Asking): Promise<Reply> {
    const isWatched = asking.onProgress !== undefined;
    return this.ask({ kind: "run", file, task, settings, isWatched, isShared: false, since: null, proofs: null }, milliseconds, asking);
  }

  private async askGoal(
    request: UnusedRequest,
    question: "check" | "unused",
    asking: Asking,
  ): Promise<{ readonly mistake: Problem } | { readonly reply: Reply; readonly text: GoalText; readonly context: ContextUse }> {
    let text: GoalText;
    try {
      text = goalText(request.goal, question === "unused");
    } catch (error) {
      if (error instanceof RequestMistake) return { mistake: mistakeIn("goal", error.message) };
      throw error;
    }
    let used: ContextUse | null = null;
    const milliseconds = Math.max(1, asking.deadline - Date.now());
    const isWatched = asking.onProgress !== undefined;
    const reply = await this.inContext(request.header, (context) => {
      used = context;
      const { file } = context;
      const each = question === "check" ? Math.min(milliseconds, 1000 * (request.timeout ?? milliseconds)) : milliseconds;
      const settings = settingsOf(request);
      const { hints = [] } = asking;
      return this.ask({ kind: "goal", file, text: text.text, question, settings, milliseconds: each, isWatched, hints }, each, asking);
    });
    if (used === null) throw new Error("a goal without context");
    return { reply, text, context: used };
  }

  private async inContext(header: string | undefined, ask: (context: ContextUse) => Promise<Reply>): Promise<Reply> {
    const context = this.contexts.use(header ?? defaultHeader);
    let bytes = 0;
    try {
      const reply = await ask(context);
      if (reply.kind === "goal") bytes = reply.context.bytes;
      return reply;
    } finally {
      context.done(bytes);
    }
  }

  private ask(message: ToWorker, milliseconds: number, { signal, deadline, onProgress }: Asking): Promise<Reply> {
    // Who still listens keeps its contexts.
    const options = { signal, deadline, gentle: "search" as const, ...(onProgress === undefined ? {} : { onProgress }) };
    return this.pool.read(message, milliseconds, options);
  }

  /** For a search that never came back: what it had found out, and why there is no more. */
  private lostAnswer(reply: Reply): Answer {
    const reason = this.whyNot(reply);
    const soFar = soFarOf(reply);
    return soFar === undefined ? blankAnswer("unknown", reason) : answerInTime(endedReport(soFar, reason));
  }

  /** Why there is no answer; errors of ours are logged. */
  private whyNot(reply: Reply): string {
    if (reply.kind === "lost") return reply.reason;
    const reason = reply.kind === "failed" ? `an error of ours: ${reply.message}` : "no answer";
    this.log(reason);
    return reason;
  }
}

const soFarOf = (reply: Reply): Report | undefined => (reply.kind === "lost" ? reply.soFar : undefined);

function contextNote(reply: AskedGoal, { hash, text }: ContextUse): NonNullable<GoalAnswer["context"]> {
  const place = placeIn("header", text);
  return { hash, cached: reply.context.isCached, problems: reply.context.diagnostics.map((d) => problemOf(place, d)) };
}

function settingsOf({ strategy, size, timeout, seed, max, values }: CheckRequest): CheckSettings {
  return {
    ...checkDefaults,
    strategy: strategy ?? null,
    size: size ?? null,
    timeout: timeout ?? null,
    seed: seed ?? null,
    max: max ?? null,
    values: values ?? [],
  };
}

/** An answer that is too long keeps its outcome only. */
function bounded<A extends GoalAnswer | TheoryAnswer | EvaluateAnswer>(answer: A): A {
  const { length } = JSON.stringify(answer);
  if (length <= mostAnswerBytes) return answer;
  const reason = `the answer is too long (${length} bytes)`;
  if ("answer" in answer) return { ...answer, answer: { ...blankAnswer(answer.answer.outcome, reason), szs: answer.answer.szs } };
  if ("answers" in answer) {
    const answers = answer.answers.map(({ outcome, szs, lemma, line, column }) => ({
      ...blankAnswer(outcome, reason),
      szs,
      lemma,
      line,
      column,
    }));
    return { ...answer, answers, problems: answer.problems.slice(0, 20), complete: false, reason };
  }
  return { ...answer, value: null, model: null, reason };
}
