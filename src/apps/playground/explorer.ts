/** Further counterexamples to a statement: of other shapes, smaller, larger; and why one is one. */
import { countNodes } from "../../drawing/index.ts";
import type { Counterexample, ModelData, Report, TraceNode } from "../../refute/index.ts";
import type { PlannedAnswer } from "../web/index.ts";
import type { Checker } from "./checker.ts";
import type { Pending } from "./pool.ts";
import { Store } from "./store.ts";

export interface Exploration {
  readonly found: readonly Counterexample[];
  readonly at: number;
  /** What is being looked for. */
  readonly busy: string | null;
  readonly note: string;
  readonly trace: readonly TraceNode[] | null;
}

/** How many shapes a search for more may give, at first and at last. */
const [firstMost, lastMost] = [8, 48];

export class Explorer {
  readonly state: Store<Exploration>;
  private readonly checker: Checker;
  private readonly planned: PlannedAnswer;
  private most = 1;
  private pending: Pending | null = null;

  constructor(checker: Checker, planned: PlannedAnswer, report: Report) {
    this.checker = checker;
    this.planned = planned;
    this.state = new Store<Exploration>({ found: [report, ...report.more], at: 0, busy: null, note: "", trace: null });
    this.most = Math.max(1, report.more.length + 1);
  }

  get current(): Counterexample | null {
    return this.state.value.found[this.state.value.at] ?? null;
  }

  go(at: number): void {
    this.state.change({ at, trace: null, note: "" });
  }

  /** One of another shape, searched for where all known ones were shown. */
  async next(): Promise<void> {
    const { at, found } = this.state.value;
    if (at + 1 < found.length) return this.go(at + 1);
    const before = found.length;
    await this.searchMore("another counterexample", null);
    if (this.state.value.found.length > before) this.go(before);
    else this.state.change({ note: "No counterexample of another shape was found." });
  }

  previous(): void {
    const { at } = this.state.value;
    if (at > 0) this.go(at - 1);
  }

  /** The nearest in size on one side; larger ones are searched for with a larger bound. */
  async resize(direction: "smaller" | "larger"): Promise<void> {
    if (this.most < firstMost) await this.searchMore(`a ${direction} one`, null);
    if (this.step(direction)) return;
    if (direction === "larger") {
      await this.searchMore("a larger one", 2 + Math.max(3, ...this.state.value.found.map((c) => sizeOf(c.model) / 2)));
      if (this.step(direction)) return;
    }
    this.state.change({ note: `No ${direction} counterexample was found.` });
  }

  private step(direction: "smaller" | "larger"): boolean {
    const { found, at } = this.state.value;
    const here = sizeOf(found[at]?.model ?? null);
    const sizes = found.map((c, i) => ({ i, size: sizeOf(c.model) }));
    const side = sizes.filter(({ size }) => (direction === "smaller" ? size < here : size > here));
    const nearest = side.sort((a, b) => Math.abs(a.size - here) - Math.abs(b.size - here))[0];
    if (nearest === undefined) return false;
    this.go(nearest.i);
    return true;
  }

  private async searchMore(what: string, size: number | null): Promise<void> {
    this.most = Math.min(lastMost, Math.max(firstMost, 2 * this.most));
    this.state.change({ busy: what, note: "" });
    const { command, task, milliseconds } = this.planned;
    const settings = { max: this.most, ...(size === null ? {} : { size: Math.round(size) }) };
    const outcome = await this.ask({ kind: "check", command, task, settings }, milliseconds);
    if (outcome?.kind === "report" && outcome.report?.model) {
      const { report } = outcome;
      const known = new Set(this.state.value.found.map((c) => JSON.stringify(c.assignment)));
      const fresh = [report, ...report.more].filter((c) => c.model !== null && !known.has(JSON.stringify(c.assignment)));
      this.state.change({ found: [...this.state.value.found, ...fresh] });
    }
    this.state.change({ busy: null });
  }

  /** The values of all subterms. */
  async why(): Promise<void> {
    const { at, found } = this.state.value;
    this.state.change({ busy: "the values of subterms", note: "" });
    const { command, task, milliseconds } = this.planned;
    const replay = found[at]?.replay ?? null;
    // Further ones are found again by their values.
    const texts = at === 0 ? [] : (replay ?? valuesOf(found[at]));
    const settings = { traces: true, ...(texts.length === 0 ? {} : { values: texts }) };
    const plain = texts.length === 0 ? task : { ...task, tool: null };
    const outcome = await this.ask({ kind: "check", command, task: plain, settings }, milliseconds);
    const trace = outcome?.kind === "report" ? (outcome.report?.trace ?? null) : null;
    this.state.change({ busy: null, trace, note: trace === null ? "The values of its subterms cannot be told." : "" });
  }

  stop(): void {
    this.pending?.cancel();
    this.pending = null;
    this.state.change({ busy: null });
  }

  private async ask(question: Parameters<Checker["question"]>[0], milliseconds: number) {
    this.pending?.cancel();
    const pending = this.checker.question(question, milliseconds);
    this.pending = pending;
    const outcome = await pending.outcome;
    return this.pending === pending ? outcome : null;
  }
}

/** `xs = [0]`, `'a = 2`: what finds a counterexample again. */
function valuesOf(found: Counterexample | undefined): readonly string[] {
  if (found === undefined) return [];
  const cards = Object.entries(found.types).map(([name, text]) => `${name} = ${/\d+/.exec(text)?.[0] ?? "1"}`);
  return [...cards, ...Object.entries(found.assignment).map(([name, value]) => `${name} = ${value}`)];
}

/** How much there is to see of a counterexample. */
function sizeOf(model: ModelData | null): number {
  return (model?.variables ?? []).reduce(
    (n, { value }) => n + countNodes(value) + (value.kind === "number" ? Math.abs(Number(value.text)) || 0 : 0),
    0,
  );
}
