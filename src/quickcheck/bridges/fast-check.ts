import { Gen } from "../generators/gen.ts";
import { chooseBigInt } from "../generators/numbers.ts";
import { smallerTraces } from "../shrinking/candidates.ts";
import { Random } from "../source/random.ts";
import { RecordingSource } from "../source/recording-source.ts";
import { Rejection, type Source } from "../source/source.ts";
import { compareTraces, type Trace } from "../source/trace.ts";
import { ReplaySource } from "../source/tree-source.ts";

/**
 * To and from fast-check, without depending on it: what is needed of it is described here by its form.
 * An arbitrary becomes a generator by letting it ask *our* source for its random numbers, so that it shrinks, replays and even enumerates
 * like any other. A generator becomes an arbitrary that keeps the trace of each value as its context and shrinks by it.
 */

/** What an arbitrary asks for random numbers. */
export interface RandomLike {
  clone(): RandomLike;
  next(bits: number): number;
  nextBoolean(): boolean;
  nextInt(): number;
  nextInt(min: number, max: number): number;
  nextBigInt(min: bigint, max: bigint): bigint;
  nextDouble(): number;
  getState(): readonly number[] | undefined;
}

/** What we need of an arbitrary. */
export interface ArbitraryLike<A> {
  generate(random: never, biasFactor: number | undefined): { readonly value: A };
}

/** A generator that draws the values of an arbitrary of fast-check. */
export function fromFastCheck<A>(arbitrary: ArbitraryLike<A>): Gen<A> {
  return new Gen((source) => {
    source.open("foreign", arbitrary);
    const { value } = arbitrary.generate(new ChoiceRandom(source) as never, undefined);
    source.close();
    return value;
  });
}

/** Random numbers that are choices. A clone gives the same numbers as the original from there on. */
class ChoiceRandom implements RandomLike {
  private source: Source;
  /** Begins the present position again; null once a number was drawn since the last clone. */
  private begin: (() => Source) | null = null;

  constructor(source: Source) {
    this.source = source;
  }

  clone(): RandomLike {
    if (this.begin === null) {
      this.begin = this.source.fork();
      this.source = this.begin();
    }
    return new ChoiceRandom(this.begin());
  }

  nextInt(min = -0x8000_0000, max = 0x7fff_ffff): number {
    this.begin = null;
    return this.source.integer(min, max, Math.max(min, Math.min(max, 0)));
  }

  next(bits: number): number {
    return this.nextInt(0, 2 ** bits - 1);
  }

  nextBoolean(): boolean {
    return this.nextInt(0, 1) === 1;
  }

  nextBigInt(min: bigint, max: bigint): bigint {
    this.begin = null;
    return chooseBigInt(min, max).draw(this.source);
  }

  nextDouble(): number {
    return this.nextInt(0, 2 ** 53 - 1) / 2 ** 53;
  }

  getState(): readonly number[] | undefined {
    return undefined;
  }
}

/** The classes of fast-check that an arbitrary is made of. */
interface Classes<A> {
  readonly Arbitrary: new () => object;
  readonly Value: new (value: A, context: unknown) => object;
  readonly Stream: new (values: IterableIterator<object>) => object;
}

/** Sizes of the values that a generator draws for fast-check, unless told otherwise. */
const defaultSize = 20;
/** Draws before giving up on a generator that rejects its own values. */
const patience = 100;

/**
 * An arbitrary of fast-check that draws the values of a generator: `toFastCheck(listOf(int), fc.constant)`.
 * `fc.constant` stands for fast-check: its type says what an arbitrary of `A` is, and its values lead to the classes.
 */
export function toFastCheck<A, R extends object>(gen: Gen<A>, constant: (value: A) => R, size: number = defaultSize): R {
  const fc = classesOf<A>(constant);
  class GenArbitrary extends fc.Arbitrary {
    generate(random: RandomLike): object {
      for (let i = 0; i < patience; i++) {
        const drawn = drawWith(gen, new RecordingSource(Random.at(random.nextInt(0, 0x7fff_ffff), i), size));
        if (drawn !== null) return new fc.Value(drawn.value, drawn.trace);
      }
      throw new RangeError("toFastCheck: the generator rejected all its values");
    }

    canShrinkWithoutContext(): boolean {
      return false;
    }

    shrink(_value: A, context: Trace | undefined): object {
      return new fc.Stream(context === undefined ? [].values() : smallerValues(gen, context, size, fc));
    }
  }
  return new GenArbitrary() as R;
}

/** An arbitrary, as far as its classes can be read off it. */
interface Readable<A> {
  generate(random: RandomLike, biasFactor: undefined): object;
  shrink(value: A, context: undefined): object;
}

function classesOf<A>(constant: (value: A) => object): Classes<A> {
  const anything = undefined as A;
  const sample = constant(anything) as Readable<A>;
  const own: unknown = Object.getPrototypeOf(sample);
  const Arbitrary = Object.getPrototypeOf(own as object).constructor as Classes<A>["Arbitrary"];
  const Value = sample.generate(new ChoiceRandom(new ReplaySource(null, 0, false)), undefined).constructor as Classes<A>["Value"];
  const Stream = sample.shrink(anything, undefined).constructor as Classes<A>["Stream"];
  return { Arbitrary, Value, Stream };
}

function* smallerValues<A>(gen: Gen<A>, trace: Trace, size: number, fc: Classes<A>): Generator<object> {
  for (const smaller of smallerTraces(trace)) {
    const drawn = drawWith(gen, new ReplaySource(smaller, size, false));
    if (drawn !== null && compareTraces(drawn.trace, trace) < 0) yield new fc.Value(drawn.value, drawn.trace);
  }
}

function drawWith<A>(gen: Gen<A>, source: RecordingSource | ReplaySource): { readonly value: A; readonly trace: Trace } | null {
  try {
    return { value: gen.draw(source), trace: source.root };
  } catch (error) {
    if (error instanceof Rejection) return null;
    throw error;
  }
}
