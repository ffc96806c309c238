import { frequency } from "../generators/choice.ts";
import { constant, Gen } from "../generators/gen.ts";
import { type LengthBounds, listOf } from "../generators/list.ts";
import { choose, chooseBigInt, double } from "../generators/numbers.ts";

/** Bounds on the length, and on the elements where they are whole numbers. */
export interface TypedArrayBounds extends LengthBounds {
  /** The least and the greatest element. */
  readonly from?: number;
  readonly to?: number;
}

function wholeNumbers<T>(low: number, high: number, make: (items: readonly number[]) => T): (bounds?: TypedArrayBounds) => Gen<T> {
  return (bounds = {}) => listOf(choose(bounds.from ?? low, bounds.to ?? high), bounds).map(make);
}

function others<A, T>(item: Gen<A>, make: (items: readonly A[]) => T): (bounds?: LengthBounds) => Gen<T> {
  return (bounds = {}) => listOf(item, bounds).map(make);
}

/** Typed arrays: `uint8Array({ max: 16 })`, `int16Array({ from: -10, to: 10 })`. */
export const int8Array = wholeNumbers(-128, 127, (items) => Int8Array.from(items));
export const uint8Array = wholeNumbers(0, 255, (items) => Uint8Array.from(items));
export const uint8ClampedArray = wholeNumbers(0, 255, (items) => Uint8ClampedArray.from(items));
export const int16Array = wholeNumbers(-32_768, 32_767, (items) => Int16Array.from(items));
export const uint16Array = wholeNumbers(0, 65_535, (items) => Uint16Array.from(items));
export const int32Array = wholeNumbers(-(2 ** 31), 2 ** 31 - 1, (items) => Int32Array.from(items));
export const uint32Array = wholeNumbers(0, 2 ** 32 - 1, (items) => Uint32Array.from(items));
export const float32Array = others(double, (items) => Float32Array.from(items));
export const float64Array = others(double, (items) => Float64Array.from(items));
export const bigInt64Array = others(chooseBigInt(-(2n ** 63n), 2n ** 63n - 1n), (items) => BigInt64Array.from(items));
export const bigUint64Array = others(chooseBigInt(0n, 2n ** 64n - 1n), (items) => BigUint64Array.from(items));

/** Stands for a place that an array does not have. */
const gap = Symbol("gap");

/** An array with gaps: places that `in` and `forEach` do not find. */
export function sparseArrayOf<A>(item: Gen<A>, bounds: LengthBounds = {}): Gen<A[]> {
  const place: Gen<A | typeof gap> = frequency<A | typeof gap>([
    [1, constant(gap)],
    [2, item],
  ]);
  return listOf(place, bounds).map((places) => {
    const array: A[] = [];
    array.length = places.length;
    for (const [i, value] of places.entries()) if (value !== gap) array[i] = value;
    return array;
  });
}

/** A stream without an end, drawn as far as it is read. */
export class DrawnStream<A> implements IterableIterator<A> {
  /** What was read so far. */
  readonly drawn: A[] = [];
  readonly #draw: (index: number) => A;
  #at = 0;

  constructor(draw: (index: number) => A) {
    this.#draw = draw;
  }

  next(): IteratorResult<A> {
    const at = this.#at++;
    if (at === this.drawn.length) this.drawn.push(this.#draw(at));
    return { done: false, value: this.drawn[at] as A };
  }

  [Symbol.iterator](): this {
    return this;
  }

  /** The next values as a list. */
  take(count: number): A[] {
    return Array.from({ length: count }, () => this.next().value as A);
  }
}

/** An endless stream of values. Shrinking makes what was read simpler. */
export function infiniteStream<A>(item: Gen<A>): Gen<DrawnStream<A>> {
  const label = { item };
  return new Gen((source) => {
    const draws = source.keyed(label);
    return new DrawnStream((index) => draws.draw(String(index), item));
  });
}
