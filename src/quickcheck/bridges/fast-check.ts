import { Gen } from "../generators/gen.ts";
import { choose, chooseBigInt } from "../generators/numbers.ts";
import { smallerTraces } from "../shrinking/candidates.ts";
import { Random } from "../source/random.ts";
import { RandomSource } from "../source/random-source.ts";
import { RecordingSource } from "../source/recording-source.ts";
import { type KeyedDraws, Rejection, type Source } from "../source/source.ts";
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

/** How strongly an arbitrary prefers small and extreme values: not at all, in one of two draws, in one of four. */
const biasFactors = [undefined, 2, 4] as const;
/** Numbers that one value may take: a filter that keeps refusing would otherwise go on for ever. */
const mostNumbers = 20_000;
/** Under enumeration, where an arbitrary that needs this many cannot be enumerated number by number. */
const mostEnumerated = 1000;

/**
 * A generator that draws the values of an arbitrary of fast-check. Enumeration gives each of its numbers every value; an arbitrary with a
 * filter, which would go on for ever, is sampled instead, and the report never calls that complete.
 */
export function fromFastCheck<A>(arbitrary: ArbitraryLike<A>): Gen<A> {
  let isEndless: boolean | undefined;
  const generate = (random: RandomLike, bias: number | undefined) => arbitrary.generate(random as never, bias).value;
  return new Gen((source) => {
    source.open("foreign", arbitrary);
    if (source.isExhaustive) isEndless ??= goesOnForEver(generate);
    const value =
      source.isExhaustive && isEndless === true
        ? sampled(generate, source)
        : drawnFrom(source, (random) =>
            generate(random, source.isExhaustive ? undefined : biasFactors[source.alternative(biasFactors.length)]),
          );
    source.close();
    return value;
  });
}

function drawnFrom<A>(source: Source, generate: (random: RandomLike) => A): A {
  const tape = new Tape(source);
  const value = generate(new ChoiceRandom(tape, 0));
  tape.finish();
  return value;
}

/** Under enumeration, this many samples for each unit of depth. */
const samplesPerDepth = 20;

function sampled<A>(generate: (random: RandomLike, bias: number | undefined) => A, source: Source): A {
  source.events.wasCut = true;
  const index = source.alternative(samplesPerDepth * (source.size + 1));
  return drawnFrom(new RandomSource(Random.at(0, index), source.size, source.events), (random) => generate(random, 2));
}

/** Answers that a filter is likely to refuse for ever when they are all it gets. */
const constantAnswers = Array.from({ length: 41 }, (_, i) => i - 20);

function goesOnForEver(generate: (random: RandomLike, bias: number | undefined) => unknown): boolean {
  return constantAnswers.some((answer) => {
    try {
      drawnFrom(new ConstantSource(answer), (random) => generate(random, undefined));
      return false;
    } catch (error) {
      if (error instanceof Rejection) return true;
      throw error;
    }
  });
}

/** Gives every question the same answer, as near as the range allows. */
class ConstantSource extends RandomSource {
  private readonly answer: number;

  constructor(answer: number) {
    super(Random.at(0, 0), 0);
    this.answer = answer;
  }

  override integer(low: number, high: number, origin: number): number {
    return Math.max(low, Math.min(high, origin + this.answer));
  }
}

/** The numbers that were drawn for one value, for all clones of its random numbers. */
class Tape {
  private readonly source: Source;
  private readonly known = new Map<string, unknown>();
  /** Where numbers come from that are asked for when the value is made already: streams and schedulers do so. */
  private later: KeyedDraws | null = null;
  private isFinished = false;
  private count = 0;

  constructor(source: Source) {
    this.source = source;
  }

  finish(): void {
    this.isFinished = true;
  }

  /** Makes room for later questions; they must belong to this value. */
  expectLater(): void {
    this.later ??= this.source.keyed(this);
  }

  /** The answer to a question at a place, the same for all who ask there. */
  at<A>(place: number, question: string, gen: Gen<A>): A {
    const key = `${place} ${question}`;
    if (this.known.has(key)) return this.known.get(key) as A;
    if (++this.count > (this.source.isExhaustive ? mostEnumerated : mostNumbers)) this.source.reject();
    if (this.isFinished) this.expectLater();
    const answer = this.isFinished && this.later !== null ? this.later.draw(key, gen) : gen.draw(this.source);
    this.known.set(key, answer);
    return answer;
  }
}

/** Random numbers that are choices. A clone gives the same numbers as the original from there on. */
class ChoiceRandom implements RandomLike {
  private readonly tape: Tape;
  /** How many numbers were asked for. */
  private place: number;

  constructor(tape: Tape, place: number) {
    this.tape = tape;
    this.place = place;
  }

  clone(): RandomLike {
    this.tape.expectLater();
    return new ChoiceRandom(this.tape, this.place);
  }

  nextInt(min = -0x8000_0000, max = 0x7fff_ffff): number {
    return this.tape.at(this.place++, `${min} ${max}`, choose(min, max));
  }

  next(bits: number): number {
    return this.nextInt(0, 2 ** bits - 1);
  }

  nextBoolean(): boolean {
    return this.nextInt(0, 1) === 1;
  }

  nextBigInt(min: bigint, max: bigint): bigint {
    return this.tape.at(this.place++, `${min} ${max}`, chooseBigInt(min, max));
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
  const Value = sample.generate(new ChoiceRandom(new Tape(new ReplaySource(null, 0, false)), 0), undefined)
    .constructor as Classes<A>["Value"];
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
