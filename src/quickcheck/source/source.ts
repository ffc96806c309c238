import type { TraceKind } from "./trace.ts";

/** What can be drawn from a source; generators are the only ones. */
export interface Drawable<out A> {
  readonly draw: (source: Source) => A;
}

/** Draws that belong to keys, made on demand: the values of a generated function. */
export interface KeyedDraws {
  /** Draws a value for a key that has not been asked for before. */
  draw<A>(key: string, gen: Drawable<A>): A;
}

/** A part of a value that is drawn when it is looked at. */
export interface Delayed<out A> {
  readonly isForced: boolean;
  force(): A;
}

/** A place to come back to when a candidate is given up. */
export interface Mark {
  readonly choices: number;
  readonly children: number;
}

/** How a source answers. */
export interface Style {
  readonly isExhaustive: boolean;
  readonly isLazy: boolean;
  /** Nothing is kept: `open` and `close` do nothing. */
  readonly isForgetful?: boolean;
}

/** What happened during one run of a generator or property. */
export interface Events {
  /** A choice was asked for. */
  hasDrawn: boolean;
  /** `reject` was called; stays true even if the code under test swallowed the exception. */
  wasRejected: boolean;
  /** The depth cut off values that exist. */
  wasCut: boolean;
}

/** Thrown when the drawn value must not be tested: a premise failed, or nothing fits within the depth. */
export class Rejection extends Error {
  override readonly name = "Rejection";
}

/** A generator threw: neither a counterexample nor a rejected value, but a mistake in the generator. The check ends with it. */
export class GeneratorError extends Error {
  override readonly name = "GeneratorError";

  constructor(cause: unknown) {
    super(`a generator threw ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`, { cause });
  }
}

// One object for all, because building a stack trace costs more than a whole test.
const rejection = new Rejection("the drawn value was rejected");

/**
 * Where a generator gets its choices from. A generator is a program that asks a source; which source it is given makes it
 * a random generator, an enumeration, a lazy enumeration or a replay:
 *
 *     RandomSource       answers from a random stream and remembers nothing
 *     RecordingSource    the same answers, recorded as a trace
 *     ReplaySource       answers from a trace (shrinking, replay)
 *     EnumerationSource  answers each question in turn with every possible answer (strict or lazy)
 *
 * `size` bounds values as in QuickCheck; under enumeration it is the depth that is left.
 */
export abstract class Source implements Events {
  /** The bound that `sized` reads. */
  size: number;
  /** Recursive unfoldings that may still be nested; -1 outside every recursive definition. */
  fuel = -1;
  /** Unfoldings made since the outermost recursive definition was entered. */
  unfolded = 0;
  /** Whether each question is answered in every way up to the depth. */
  readonly isExhaustive: boolean;
  /** Whether components are drawn only when looked at. */
  readonly isLazy: boolean;
  /** Whether nothing is kept, so that `open` and `close` may be left out. */
  readonly isForgetful: boolean;
  hasDrawn = false;
  wasRejected = false;
  wasCut = false;
  /** Where events are noted: at the source that all others of this run were split off from. */
  readonly events: Events;

  constructor(size: number, style: Style, events: Events | null) {
    this.size = size;
    this.isExhaustive = style.isExhaustive;
    this.isLazy = style.isLazy;
    this.isForgetful = style.isForgetful ?? false;
    this.events = events ?? this;
  }

  /** How often `suchThat` may try again. */
  abstract readonly retries: number;
  /** A whole number from `low` to `high`; `origin` is the simplest. Enumeration stays within `size` of the origin. */
  abstract integer(low: number, high: number, origin: number): number;
  /** One of `count` alternatives, 0 being the simplest. */
  abstract alternative(count: number): number;
  /** One of the alternatives, the i-th with weight `upTo[i] - upTo[i-1]`; only the first `count` are open. */
  abstract weighted(upTo: readonly number[], count: number): number;
  /** The length of a list from `min` to `max`, at most the size unless `min` is greater. */
  abstract length(min: number, max: number): number;
  /** Corrects the last answer to `length` when it could not be kept. Requires: nothing was asked since in the same part. */
  abstract amend(length: number, min: number): void;
  /** Begins a part of the value; `label` tells parts that may stand for one another. */
  abstract open(kind: TraceKind, label: object | null): void;
  /** Ends the part begun last. */
  abstract close(): void;
  /** Where we are. */
  abstract mark(): Mark;
  /** Forgets what was drawn since the mark. */
  abstract rewind(mark: Mark): void;
  /** Puts off drawing until the value is looked at. Requires: `isLazy`. */
  abstract delay<A>(gen: Drawable<A>, label: object | null): Delayed<A>;
  /** Room for the values of a function, drawn when it is applied. */
  abstract keyed(label: object): KeyedDraws;
  /** A source that can be begun again and again and then gives the same answers. */
  abstract fork(): () => Source;
  /** The source transformed by a number; different numbers give independent sources. */
  abstract at(variant: number): Source;

  /**
   * Suggests answers to the next questions, as distances from the simplest: values worth trying that chance would hardly hit upon. Only
   * random sources heed it, and only now and then; the record is that of any other answers.
   */
  suggest(_suggestions: readonly (readonly number[])[]): void {}

  /**
   * Lets something else choose the answers to the next questions, as distances from the simplest, from a random number of 32 bits. Only random
   * sources heed it, and always; the record is that of any other answers, so that they shrink as others do. Says whether it was heeded.
   */
  follow(_answers: (seed: number) => readonly number[]): boolean {
    return false;
  }

  /** The size, for a generator whose values it bounds: whatever is drawn, there are others beyond it. */
  get bound(): number {
    if (this.isExhaustive) this.events.wasCut = true;
    return this.size;
  }

  /**
   * Draws a whole value. What the generator throws is kept apart from what the property throws; a value nested too deeply for the
   * stack is given up.
   */
  drawSafely<A>(gen: Drawable<A>): A {
    try {
      return gen.draw(this);
    } catch (error) {
      if (error instanceof Rejection || error instanceof GeneratorError) throw error;
      if (error instanceof RangeError && /call stack/.test(error.message)) return this.reject();
      throw new GeneratorError(error);
    }
  }

  /** Gives up the value being drawn. */
  reject(): never {
    this.events.wasRejected = true;
    throw rejection;
  }
}
