import { EnumerationSource, Odometer } from "../source/enumeration-source.ts";
import { Random } from "../source/random.ts";
import { RandomSource } from "../source/random-source.ts";
import { Rejection, type Source } from "../source/source.ts";
import type { Gen } from "./gen.ts";

/** What `sample` draws. */
interface SampleOptions {
  readonly count?: number;
  readonly size?: number;
  readonly seed?: number;
}

/** Random values of a generator, to look at: `sample(listOf(int), { count: 5, size: 10, seed: 1 })`, or `sample(int, 5)`. Rejected values are left out. */
export function sample<A>(gen: Gen<A>, options: SampleOptions | number = {}): A[] {
  const { count = 10, size = 10, seed = 0 } = typeof options === "number" ? { count: options } : options;
  return Array.from({ length: count }, (_, i) => drawn(gen, new RandomSource(Random.at(seed, i), size))).flat();
}

/** All values of a generator up to a depth, one after another. */
export function* enumerate<A>(gen: Gen<A>, depth: number): Generator<A> {
  const odometer = new Odometer();
  do yield* drawn(gen, new EnumerationSource(odometer, depth, false));
  while (odometer.advance());
}

/** The value, or nothing if it was rejected. */
function drawn<A>(gen: Gen<A>, source: Source): readonly A[] {
  try {
    return [gen.draw(source)];
  } catch (error) {
    if (error instanceof Rejection) return [];
    throw error;
  }
}
