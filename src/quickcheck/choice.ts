import { Gen } from "./gen.ts";
import type { Source } from "./source.ts";
import { heightOf, isRecursive } from "./structure.ts";

/** One of these values, each equally likely; the first is the simplest. All of them under enumeration. */
export function elements<const A>(values: readonly A[]): Gen<A> {
  if (values.length === 0) throw new RangeError("elements: there must be at least one value");
  const copy = [...values];
  return new Gen((source) => copy[source.alternative(copy.length)] as A);
}

/** A value of one of these generators, each equally likely; put the simplest first. */
export function oneof<A>(gens: readonly Gen<A>[]): Gen<A> {
  if (gens.length === 0) throw new RangeError("oneof: there must be at least one generator");
  return alternatives(gens.map((gen) => [1, gen] as const));
}

/** A value of one of these generators, chosen by weight: `frequency([[1, leaf], [4, branch]])`. */
export function frequency<A>(weighted: readonly (readonly [number, Gen<A>])[]): Gen<A> {
  for (const [weight] of weighted) {
    if (!(Number.isInteger(weight) && weight >= 0)) throw new RangeError(`frequency: a weight must be a whole number, not ${weight}`);
  }
  const used = weighted.filter(([weight]) => weight > 0);
  if (used.length === 0) throw new RangeError("frequency: there must be at least one positive weight");
  return alternatives(used);
}

/** The alternatives in order of height, so that those which fit into the fuel are the first ones. */
interface Plan<A> {
  readonly gens: readonly Gen<A>[];
  readonly heights: readonly number[];
  /** Sums of the weights from the first alternative on. */
  readonly upTo: readonly number[];
  readonly isUniform: boolean;
  readonly isRecursive: boolean;
}

function alternatives<A>(weighted: readonly (readonly [number, Gen<A>])[]): Gen<A> {
  let plan: Plan<A> | undefined;
  const gens = weighted.map(([, gen]) => gen);
  return new Gen(
    (source) => {
      plan ??= planOf(weighted);
      const gen = plan.gens[choose(plan, source)] as Gen<A>;
      source.open("part", gen);
      const value = gen.draw(source);
      source.close();
      return value;
    },
    { kind: "any", of: gens },
  );
}

function planOf<A>(weighted: readonly (readonly [number, Gen<A>])[]): Plan<A> {
  const sorted = weighted.map(([weight, gen]) => ({ weight, gen, height: heightOf(gen) })).sort((a, b) => a.height - b.height);
  let sum = 0;
  const upTo = sorted.map(({ weight }) => {
    sum += weight;
    return sum;
  });
  return {
    gens: sorted.map(({ gen }) => gen),
    heights: sorted.map(({ height }) => height),
    upTo,
    isUniform: sorted.every(({ weight }) => weight === sorted[0]?.weight),
    isRecursive: sorted.some(({ gen }) => isRecursive(gen)),
  };
}

function choose<A>(plan: Plan<A>, source: Source): number {
  const count = plan.isRecursive && source.fuel >= 0 ? openAlternatives(plan, source) : plan.gens.length;
  return plan.isUniform ? source.alternative(count) : source.weighted(plan.upTo, count);
}

/** How many alternatives the fuel allows; when it allows none, the random driver takes the lowest and enumeration ends here. */
function openAlternatives<A>(plan: Plan<A>, source: Source): number {
  const { heights } = plan;
  let count = heights.length;
  while (count > 0 && (heights[count - 1] ?? 0) > source.fuel) count--;
  if (source.isExhaustive && count < heights.length) source.events.wasCut = true;
  if (count > 0) return count;
  if (source.isExhaustive) source.reject();
  return heights.lastIndexOf(heights[0] ?? 0) + 1;
}
