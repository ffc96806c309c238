import { showKey } from "../values/show.ts";
import { GrowingTable, tabulated } from "../values/table.ts";
import { Gen } from "./gen.ts";
import type { GensOf } from "./product.ts";

/**
 * Generated functions. A function is a table that grows as it is applied ([Bulwahn 2013], 3.2.5): equal arguments get equal results. Under random
 * testing it has a default value too, and most but not all points differ from it; shrinking makes points fall back to the default one by one
 * (the aim of Claessen's Shrinking and Showing Functions, 2012, reached by way of the trace). Under enumeration there is no default:
 * each point the property asks for takes every value, so that all functions are covered as far as the property can tell them apart.
 */

/** One point in eight has the default value from the start. */
const pointWeights: readonly number[] = [1, 8];

/**
 * A function from values like those of `args` to values of `result`: `fn([int], boolean)` is a `Gen<(x: number) => boolean>`.
 * Further arguments, such as the index that `map` passes, are ignored.
 */
export function fn<A extends unknown[], B>(args: [...GensOf<A>], result: Gen<B>): Gen<(...args: A) => B> {
  const label = { args, result };
  return new Gen((source) => {
    const draws = source.keyed(label);
    if (source.isExhaustive) return applying<A, B>(args.length, new GrowingTable<B>(null), (point) => draws.draw(point, result));
    const otherwise = draws.draw("", result);
    const differing = new Gen((from) => (from.weighted(pointWeights, 2) === 0 ? otherwise : result.draw(from)));
    return applying<A, B>(args.length, new GrowingTable({ value: otherwise }), (point) => draws.draw(`at ${point}`, differing));
  });
}

function applying<A extends unknown[], B>(arity: number, table: GrowingTable<B>, compute: (point: string) => B): (...args: A) => B {
  const f = (...args: A) => {
    const point = arity === 1 ? showKey(args[0], table.names) : pointOf(args, arity, table);
    return table.at(point, () => compute(point));
  };
  return tabulated(f, table);
}

function pointOf(args: readonly unknown[], arity: number, table: GrowingTable<unknown>): string {
  return Array.from({ length: arity }, (_, i) => showKey(args[i], table.names)).join(", ");
}

/**
 * Turns a family of generators into a generator of functions ([Claessen, Hughes 2000], section 3.3). The same choices make all results, so it is up to
 * `coarbitrary` or `variant` to make them differ: `promote((a) => coarbitrary(a)(gen))`.
 */
export function promote<A, B>(f: (argument: A) => Gen<B>): Gen<(argument: A) => B> {
  return new Gen((source) => {
    const begin = source.fork();
    const table = new GrowingTable<B>(null);
    return tabulated((argument: A) => table.at(showKey(argument, table.names), () => begin().drawSafely(f(argument))), table);
  });
}

/** Transforms the choices of a generator by a number; different sequences of numbers give independent generators. */
export function variant<A>(n: number, gen: Gen<A>): Gen<A> {
  return new Gen((source) => {
    const inner = source.at(n);
    inner.fuel = source.fuel;
    inner.unfolded = source.unfolded;
    const value = gen.draw(inner);
    source.unfolded = inner.unfolded;
    return value;
  });
}
