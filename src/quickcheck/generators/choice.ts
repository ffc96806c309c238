import type { Source } from "../source/source.ts";
import { Gen } from "./gen.ts";
import { heightOf, isRecursive } from "./structure.ts";

/** The type of a generator's values. */
export type ValueOf<G> = G extends Gen<infer A> ? A : never;

/** One of these values, each equally likely; the first is the simplest. All of them under enumeration. */
export function elements<const A>(values: readonly A[]): Gen<A> {
  if (values.length === 0) throw new RangeError("elements: there must be at least one value");
  const copy = [...values];
  return new Gen((source) => copy[source.alternative(copy.length)] as A);
}

/** The same with the values as arguments. */
export function constantFrom<const A extends readonly unknown[]>(...values: A): Gen<A[number]> {
  return elements<A[number]>(values);
}

/** A value of one of these generators, each equally likely; put the simplest first. */
export function oneof<A>(gens: readonly Gen<A>[]): Gen<A>;
export function oneof<const G extends readonly Gen<unknown>[]>(gens: G): Gen<ValueOf<G[number]>>;
export function oneof<const G extends readonly Gen<unknown>[]>(...gens: G): Gen<ValueOf<G[number]>>;
export function oneof(...parts: readonly Gen<unknown>[] | readonly [readonly Gen<unknown>[]]): Gen<unknown> {
  const gens = Array.isArray(parts[0]) ? (parts[0] as readonly Gen<unknown>[]) : (parts as readonly Gen<unknown>[]);
  if (gens.length === 0) throw new RangeError("oneof: there must be at least one generator");
  return alternatives(gens.map((gen) => [1, gen] as const));
}

/** A value of one of these generators, chosen by weight: `frequency([[1, leaf], [4, branch]])`. */
export function frequency<A>(weighted: readonly (readonly [number, Gen<A>])[]): Gen<A>;
export function frequency<const W extends readonly (readonly [number, Gen<unknown>])[]>(weighted: W): Gen<ValueOf<W[number][1]>>;
export function frequency(weighted: readonly (readonly [number, Gen<unknown>])[]): Gen<unknown> {
  for (const [weight] of weighted) {
    if (!(Number.isInteger(weight) && weight >= 0)) throw new RangeError(`frequency: a weight must be a whole number, not ${weight}`);
  }
  const used = weighted.filter(([weight]) => weight > 0);
  if (used.length === 0) throw new RangeError("frequency: there must be at least one positive weight");
  return alternatives(used);
}

/** Alternatives with their weights. */
interface Alternatives<A> {
  readonly gens: readonly Gen<A>[];
  /** Sums of the weights from the first alternative on. */
  readonly upTo: readonly number[];
  readonly isUniform: boolean;
}

/** The same inside recursive definitions: in order of height, so that those which fit into the fuel are the first ones. */
interface RecursiveAlternatives<A> extends Alternatives<A> {
  readonly heights: readonly number[];
  readonly isRecursive: boolean;
}

function alternatives<A>(weighted: readonly (readonly [number, Gen<A>])[]): Gen<A> {
  const plain = alternativesOf(weighted);
  let sorted: RecursiveAlternatives<A> | undefined;
  const choose = (source: Source): Gen<A> => {
    if (source.fuel < 0) return pick(plain, plain.gens.length, source);
    sorted ??= byHeight(weighted);
    return pick(sorted, sorted.isRecursive ? openAlternatives(sorted.heights, source) : sorted.gens.length, source);
  };
  return new Gen(
    (source) => {
      const gen = choose(source);
      source.open("part", gen);
      const value = gen.draw(source);
      source.close();
      return value;
    },
    { kind: "any", of: plain.gens },
  );
}

function pick<A>(from: Alternatives<A>, count: number, source: Source): Gen<A> {
  return from.gens[from.isUniform ? source.alternative(count) : source.weighted(from.upTo, count)] as Gen<A>;
}

function alternativesOf<A>(weighted: readonly (readonly [number, Gen<A>])[]): Alternatives<A> {
  let sum = 0;
  const upTo = weighted.map(([weight]) => {
    sum += weight;
    return sum;
  });
  return { gens: weighted.map(([, gen]) => gen), upTo, isUniform: weighted.every(([weight]) => weight === weighted[0]?.[0]) };
}

function byHeight<A>(weighted: readonly (readonly [number, Gen<A>])[]): RecursiveAlternatives<A> {
  const sorted = weighted.toSorted(([, a], [, b]) => heightOf(a) - heightOf(b));
  return {
    ...alternativesOf(sorted),
    heights: sorted.map(([, gen]) => heightOf(gen)),
    isRecursive: sorted.some(([, gen]) => isRecursive(gen)),
  };
}

/** How many alternatives the fuel allows; when it allows none, the random driver takes the lowest and enumeration ends here. */
function openAlternatives(heights: readonly number[], source: Source): number {
  let count = heights.length;
  while (count > 0 && (heights[count - 1] ?? 0) > source.fuel) count--;
  if (source.isExhaustive && count < heights.length) source.events.wasCut = true;
  if (count > 0) return count;
  if (source.isExhaustive) source.reject();
  return heights.lastIndexOf(heights[0] ?? 0) + 1;
}
