import { type Random, randomRetries } from "./random.ts";
import type { Events } from "./source.ts";
import { emptyTrace, type GrowingTrace } from "./trace.ts";
import { TreeSource } from "./tree-source.ts";

/**
 * Gives the answers a `RandomSource` with the same stream would give, and records them.
 * Law: for every generator, the value drawn from either is the same.
 */
export class RecordingSource extends TreeSource {
  override readonly retries = randomRetries;
  private readonly random: Random;

  constructor(random: Random, size: number, events: Events | null = null, trace: GrowingTrace = emptyTrace("part", null, null)) {
    super(size, { isExhaustive: false, isLazy: false }, { trace, model: null }, events);
    this.random = random;
  }

  protected override pick(low: number, high: number, origin: number): number {
    return this.random.answer(low, high, origin);
  }

  protected override pickAlternative(count: number): number {
    return this.random.alternative(count);
  }

  override suggest(suggestions: readonly (readonly number[])[]): void {
    this.random.suggest(suggestions);
  }

  override follow(answers: (seed: number) => readonly number[]): boolean {
    this.random.follow(answers);
    return true;
  }

  protected override pickLength(min: number, max: number): number {
    return this.random.length(min, max);
  }

  override weighted(upTo: readonly number[], count: number): number {
    this.events.hasDrawn = true;
    const index = this.random.weighted(upTo, count);
    this.top.trace.choices.push({ delta: index, least: 0, most: count - 1 });
    return index;
  }

  protected override beside(frame: { readonly trace: GrowingTrace }, variant: number | null): TreeSource {
    const random = variant === null ? this.random : this.random.derive(variant);
    return new RecordingSource(random, this.size, this.events, frame.trace);
  }
}
