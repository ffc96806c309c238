import { Bug } from "../../base/index.ts";
import { type Random, randomRetries } from "./random.ts";
import { RecordingSource } from "./recording-source.ts";
import { type Delayed, type Drawable, type Events, type KeyedDraws, type Mark, Source, type Style } from "./source.ts";

const eager: Style = { isExhaustive: false, isLazy: false, isForgetful: true };
const nowhere: Mark = { choices: 0, children: 0 };

/** Answers from a random stream and records nothing: the hot path of random testing. */
export class RandomSource extends Source {
  override readonly retries = randomRetries;
  private random: Random;

  constructor(random: Random, size: number, events: Events | null = null) {
    super(size, eager, events);
    this.random = random;
  }

  /** Begins another test; what was drawn for the one before must not be used any more. */
  begin(random: Random, size: number): void {
    this.random = random;
    this.size = size;
    this.fuel = -1;
    this.unfolded = 0;
    this.hasDrawn = false;
    this.wasRejected = false;
    this.wasCut = false;
  }

  override integer(low: number, high: number, origin: number): number {
    this.events.hasDrawn = true;
    return this.random.answer(low, high, origin);
  }

  override alternative(count: number): number {
    this.events.hasDrawn = true;
    return this.random.alternative(count);
  }

  override weighted(upTo: readonly number[], count: number): number {
    this.events.hasDrawn = true;
    return this.random.weighted(upTo, count);
  }

  override length(min: number, max: number): number {
    this.events.hasDrawn = true;
    return this.random.length(min, Math.max(min, Math.min(max, this.size)));
  }

  override amend(): void {}

  override suggest(suggestions: readonly (readonly number[])[]): void {
    this.random.suggest(suggestions);
  }

  override follow(answers: (seed: number) => readonly number[]): boolean {
    this.random.follow(answers);
    return true;
  }

  override open(): void {}

  override close(): void {}

  override mark(): Mark {
    return nowhere;
  }

  override rewind(): void {}

  override delay<A>(): Delayed<A> {
    throw new Bug("RandomSource.delay: not a lazy source");
  }

  override keyed(): KeyedDraws {
    return new SizedDraws(this);
  }

  override fork(): () => Source {
    // The record is what makes a second application of the same function give the same answer.
    return new RecordingSource(this.random, this.size, this.events).fork();
  }

  override at(variant: number): Source {
    return new RandomSource(this.random.derive(variant), this.size, this.events);
  }
}

/** Draws under the size that was in force when the function was made. */
class SizedDraws implements KeyedDraws {
  private readonly source: Source;
  private readonly size: number;

  constructor(source: Source) {
    this.source = source;
    this.size = source.size;
  }

  draw<A>(_key: string, gen: Drawable<A>): A {
    const { size, fuel } = this.source;
    this.source.size = this.size;
    this.source.fuel = -1;
    const value = this.source.drawSafely(gen);
    this.source.size = size;
    this.source.fuel = fuel;
    return value;
  }
}
