import { Bug } from "../../base/index.ts";
import { type Delayed, type Drawable, type Events, type KeyedDraws, type Mark, Source, type Style } from "./source.ts";
import { emptyTrace, type GrowingTrace, type Trace, type TraceKind } from "./trace.ts";

/** The part being drawn, and the part of an earlier trace it is drawn from, if any. */
interface Frame {
  readonly trace: GrowingTrace;
  readonly model: Trace | null;
}

/**
 * A source that records its answers as a trace. Where the answers come from is left to `pick`.
 * Invariant: the last frame is the part being drawn; `root` holds everything drawn so far.
 */
export abstract class TreeSource extends Source {
  /** The record. */
  readonly root: GrowingTrace;
  /** Whether an answer may have been another under another size; recursive definitions and functions apart, which always heed it. */
  heedsSize = false;
  /** The parts that are open, the innermost last but one. */
  private readonly outer: Frame[] = [];
  /** The innermost open part. */
  protected top: Frame;

  constructor(size: number, style: Style, frame: Frame, events: Events | null) {
    super(size, style, events);
    this.root = frame.trace;
    this.top = frame;
  }

  /** An answer between the bounds, which have been cut to the depth already. */
  protected abstract pick(low: number, high: number, origin: number): number;
  /** A source of the same sort that draws into another part. */
  protected abstract beside(frame: Frame, variant: number | null): TreeSource;

  override integer(low: number, high: number, origin: number): number {
    if (!this.isExhaustive) return this.record(this.pick(low, high, origin), low, high, origin);
    const least = Math.max(low, origin - this.size);
    const most = Math.min(high, origin + this.size);
    if (least > low || most < high) this.events.wasCut = true;
    return this.record(this.pick(least, most, origin), least, most, origin);
  }

  /** An answer to `alternative`, and one to `length`; both are like other numbers unless a source knows better. */
  protected pickAlternative(count: number): number {
    return this.pick(0, count - 1, 0);
  }

  protected pickLength(min: number, max: number): number {
    return this.pick(min, max, min);
  }

  override alternative(count: number): number {
    return this.record(this.pickAlternative(count), 0, count - 1, 0);
  }

  override weighted(_upTo: readonly number[], count: number): number {
    return this.alternative(count);
  }

  override get bound(): number {
    this.heedsSize = true;
    return super.bound;
  }

  override length(min: number, max: number): number {
    this.heedsSize = true;
    const most = Math.min(max, this.size);
    if (this.isExhaustive && most < max) this.events.wasCut = true;
    if (this.isExhaustive && most < min) this.reject();
    const greatest = Math.max(min, most);
    return this.record(this.pickLength(min, greatest), min, greatest, min);
  }

  override amend(length: number, min: number): void {
    const { choices } = this.top.trace;
    const asked = choices.pop();
    if (asked === undefined) throw new Bug("TreeSource.amend: nothing was asked");
    choices.push({ ...asked, delta: length - min });
  }

  protected record(value: number, low: number, high: number, origin: number): number {
    this.events.hasDrawn = true;
    this.top.trace.choices.push({ delta: value - origin, least: low - origin, most: high - origin });
    return value;
  }

  override open(kind: TraceKind, label: object | null): void {
    this.enter(this.child(kind, label));
  }

  override close(): void {
    const frame = this.outer.pop();
    if (frame === undefined) throw new Bug("TreeSource.close: no part is open");
    this.top = frame;
  }

  private enter(frame: Frame): void {
    this.outer.push(this.top);
    this.top = frame;
  }

  /** Appends a part to the open one, with its counterpart in the model. */
  private child(kind: TraceKind, label: object | null): Frame {
    const { trace, model } = this.top;
    const frame = { trace: emptyTrace(kind, label, null), model: model?.children[trace.children.length] ?? null };
    trace.children.push(frame.trace);
    return frame;
  }

  override mark(): Mark {
    return { choices: this.top.trace.choices.length, children: this.top.trace.children.length };
  }

  override rewind(mark: Mark): void {
    const { choices, children } = this.top.trace;
    // To set a length is slow, also where it changes nothing.
    if (choices.length > mark.choices) choices.length = mark.choices;
    if (children.length > mark.children) children.length = mark.children;
  }

  override delay<A>(gen: Drawable<A>, label: object | null): Delayed<A> {
    const frame = this.child("part", label);
    const { size, fuel } = this;
    return new LaterDraw(() => this.drawInto(frame, gen, size, fuel));
  }

  /** Draws a part out of turn, under the bounds that were in force when it was put off. */
  private drawInto<A>(frame: Frame, gen: Drawable<A>, size: number, fuel: number): A {
    const now = { size: this.size, fuel: this.fuel };
    this.size = size;
    this.fuel = fuel;
    this.enter(frame);
    const value = this.drawSafely(gen);
    this.close();
    this.size = now.size;
    this.fuel = now.fuel;
    return value;
  }

  override keyed(label: object): KeyedDraws {
    const frame = this.child("function", label);
    const { size } = this;
    return { draw: (key, gen) => this.drawInto(keyedChild(frame, key), gen, size, -1) };
  }

  override fork(): () => Source {
    const frame = this.child("function", null);
    const { size } = this;
    return () => new ForkSource(size, this, (part) => this.beside(part, null), frame);
  }

  override at(variant: number): Source {
    const frame = keyedChild(this.top, String(variant));
    return this.beside(frame, variant);
  }
}

/** Appends a part with a key; its counterpart in the model is the one with that key, wherever it stands. */
function keyedChild(parent: Frame, key: string): Frame {
  const frame = {
    trace: emptyTrace("part", null, key),
    model: parent.model?.children.find((child) => child.key === key) ?? null,
  };
  parent.trace.children.push(frame.trace);
  return frame;
}

class LaterDraw<A> implements Delayed<A> {
  private draw: (() => A) | null;
  private value: A | undefined;

  constructor(draw: () => A) {
    this.draw = draw;
  }

  get isForced(): boolean {
    return this.draw === null;
  }

  force(): A {
    if (this.draw !== null) {
      this.value = this.draw();
      this.draw = null;
    }
    return this.value as A;
  }
}

/** Answers from a trace; where the trace says nothing, the simplest answer. */
export class ReplaySource extends TreeSource {
  override readonly retries = 1;

  constructor(model: Trace | null, size: number, isExhaustive: boolean, events: Events | null = null, trace: GrowingTrace = blank()) {
    super(size, { isExhaustive, isLazy: false }, { trace, model }, events);
  }

  protected override pick(low: number, high: number, origin: number): number {
    const { trace, model } = this.top;
    const delta = model?.choices[trace.choices.length]?.delta ?? 0;
    return Math.max(low, Math.min(high, origin + delta));
  }

  protected override beside(frame: Frame): TreeSource {
    return new ReplaySource(frame.model, this.size, this.isExhaustive, this.events, frame.trace);
  }
}

function blank(): GrowingTrace {
  return emptyTrace("part", null, null);
}

/**
 * The source that `promote` gives to the generator of a function's result. Each sequence of `variant`s leads to a part of its
 * own; a part that was drawn already is replayed, so that equal arguments get equal results.
 */
class ForkSource extends Source {
  override readonly retries = 1;
  private readonly owner: TreeSource;
  private readonly frame: Frame;
  private readonly drawInto: (frame: Frame) => TreeSource;
  /** The source that does the drawing, chosen at the first question. */
  private chosen: Source | null = null;

  constructor(size: number, owner: TreeSource, drawInto: (frame: Frame) => TreeSource, frame: Frame) {
    super(size, owner, owner.events);
    this.owner = owner;
    this.drawInto = drawInto;
    this.frame = frame;
  }

  override at(variant: number): Source {
    const key = String(variant);
    const known = this.frame.trace.children.find((child) => child.key === key);
    const model = this.frame.model?.children.find((child) => child.key === key) ?? null;
    const frame = known === undefined ? keyedChild(this.frame, key) : { trace: known, model };
    return new ForkSource(this.size, this.owner, this.drawInto, frame);
  }

  private get inner(): Source {
    this.chosen ??= this.choose();
    this.chosen.size = this.size;
    this.chosen.fuel = this.fuel;
    return this.chosen;
  }

  private choose(): Source {
    const { trace } = this.frame;
    const part = trace.children.find((child) => child.key === null);
    if (part !== undefined) return new ReplaySource(part, this.size, this.isExhaustive, this.events);
    const fresh = blank();
    trace.children.push(fresh);
    const model = this.frame.model?.children.find((child) => child.key === null) ?? null;
    return this.drawInto({ trace: fresh, model });
  }

  override integer(low: number, high: number, origin: number): number {
    return this.inner.integer(low, high, origin);
  }
  override alternative(count: number): number {
    return this.inner.alternative(count);
  }
  override weighted(upTo: readonly number[], count: number): number {
    return this.inner.weighted(upTo, count);
  }
  override length(min: number, max: number): number {
    return this.inner.length(min, max);
  }
  override amend(length: number, min: number): void {
    this.inner.amend(length, min);
  }
  override suggest(suggestions: readonly (readonly number[])[]): void {
    this.inner.suggest(suggestions);
  }
  override follow(answers: (seed: number) => readonly number[]): boolean {
    return this.inner.follow(answers);
  }
  override open(kind: TraceKind, label: object | null): void {
    this.inner.open(kind, label);
  }
  override close(): void {
    this.inner.close();
  }
  override mark(): Mark {
    return this.inner.mark();
  }
  override rewind(mark: Mark): void {
    this.inner.rewind(mark);
  }
  override delay<A>(gen: Drawable<A>, label: object | null): Delayed<A> {
    return this.inner.delay(gen, label);
  }
  override keyed(label: object): KeyedDraws {
    return this.inner.keyed(label);
  }
  override fork(): () => Source {
    return this.inner.fork();
  }
}
