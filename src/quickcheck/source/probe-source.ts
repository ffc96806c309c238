import { Bug } from "../../base/index.ts";
import { type Delayed, type KeyedDraws, type Mark, Source } from "./source.ts";
import type { Trace, TraceKind } from "./trace.ts";

/**
 * Gives the answers of a `ReplaySource` with the same trace and records nothing: most attempts to shrink come to nothing, and their record
 * would be thrown away. Generated functions cannot do without a record; `isUnfit` then says so.
 * Laws: for every generator without functions, the value drawn is that of the replay; where `wasFollowed` holds, the replay's record is the
 * model itself.
 */
export class ProbeSource extends Source {
  override readonly retries = 1;
  /** Whether the run asked for what needs a record; its outcome then means nothing. */
  isUnfit = false;
  /** The open parts of the model, the innermost last; null where the model has none. */
  private readonly models: (Trace | null)[] = [];
  /** How many choices and parts of each open part have been used. */
  private readonly choices: number[] = [];
  private readonly children: number[] = [];
  private top = 0;
  /** Whether every question so far was one that the model answers, with the same bounds. */
  private isAsExpected = true;

  constructor(isExhaustive: boolean) {
    super(0, { isExhaustive, isLazy: false }, null);
  }

  /** Begins a new run. */
  begin(model: Trace, size: number): void {
    this.size = size;
    this.fuel = -1;
    this.unfolded = 0;
    this.hasDrawn = false;
    this.wasRejected = false;
    this.wasCut = false;
    this.top = 0;
    this.isAsExpected = true;
    this.models[0] = model;
    this.choices[0] = 0;
    this.children[0] = 0;
  }

  /** Whether the run asked for all that the model says and for nothing else. */
  get wasFollowed(): boolean {
    return this.isAsExpected && this.top === 0 && this.isUsedUp;
  }

  /** Whether nothing of the innermost open part is left. */
  private get isUsedUp(): boolean {
    const model = this.models[this.top] ?? null;
    return model !== null && this.choices[this.top] === model.choices.length && this.children[this.top] === model.children.length;
  }

  private pick(low: number, high: number, origin: number): number {
    this.hasDrawn = true;
    const at = this.choices[this.top] ?? 0;
    this.choices[this.top] = at + 1;
    const choice = this.models[this.top]?.choices[at];
    if (choice === undefined) {
      this.isAsExpected = false;
      return origin;
    }
    const answer = origin + choice.delta;
    if (choice.least !== low - origin || choice.most !== high - origin) this.isAsExpected = false;
    if (answer >= low && answer <= high) return answer;
    this.isAsExpected = false;
    return answer < low ? low : high;
  }

  override integer(low: number, high: number, origin: number): number {
    return this.isExhaustive
      ? this.pick(Math.max(low, origin - this.size), Math.min(high, origin + this.size), origin)
      : this.pick(low, high, origin);
  }

  override alternative(count: number): number {
    return this.pick(0, count - 1, 0);
  }

  override weighted(_upTo: readonly number[], count: number): number {
    return this.pick(0, count - 1, 0);
  }

  override length(min: number, max: number): number {
    const most = Math.min(max, this.size);
    if (this.isExhaustive && most < min) this.reject();
    return this.pick(min, Math.max(min, most), min);
  }

  override open(kind: TraceKind, label: object | null): void {
    const at = this.children[this.top] ?? 0;
    this.children[this.top] = at + 1;
    const model = this.models[this.top]?.children[at] ?? null;
    if (model === null || model.kind !== kind || model.label !== label) this.isAsExpected = false;
    this.top++;
    this.models[this.top] = model;
    this.choices[this.top] = 0;
    this.children[this.top] = 0;
  }

  override close(): void {
    if (this.isAsExpected && !this.isUsedUp) this.isAsExpected = false;
    this.top--;
  }

  override amend(): void {
    this.isAsExpected = false;
  }

  override mark(): Mark {
    return { choices: this.choices[this.top] as number, children: this.children[this.top] as number };
  }

  override rewind(mark: Mark): void {
    this.isAsExpected = false;
    this.choices[this.top] = mark.choices;
    this.children[this.top] = mark.children;
  }

  override delay<A>(): Delayed<A> {
    throw new Bug("ProbeSource.delay: not a lazy source");
  }

  override keyed(): KeyedDraws {
    return this.unfit();
  }

  override fork(): () => Source {
    return this.unfit();
  }

  override at(): Source {
    return this.unfit();
  }

  private unfit(): never {
    this.isUnfit = true;
    return this.reject();
  }
}
