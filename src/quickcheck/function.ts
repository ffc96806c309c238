import { Gen } from "./gen.ts";
import type { GensOf } from "./product.ts";
import { showKey } from "./show.ts";
import type { Source } from "./source.ts";
import { GrowingTable, tabulated } from "./table.ts";

/**
 * Generated functions. A function is a table that grows as it is applied (thesis 3.2.5): equal arguments get equal results. Under random
 * testing it has a default value too, and most but not all points differ from it; shrinking makes points fall back to the default one by one
 * (the aim of Claessen's Shrinking and Showing Functions, 2012, reached by way of the trace). Under enumeration there is no default:
 * each point the property asks for takes every value, so that all functions are covered as far as the property can tell them apart.
 */

/** One point in eight has the default value from the start. */
const pointWeights: readonly number[] = [1, 8];

/** A function from values like those of `args` to values of `result`: `fn([int], boolean)` is a `Gen<(x: number) => boolean>`. */
export function fn<A extends unknown[], B>(args: [...GensOf<A>], result: Gen<B>): Gen<(...args: A) => B> {
  const label = { args, result };
  return new Gen((source) =>
    source.isExhaustive ? everyFunction<A, B>(result, source, label) : defaultingFunction<A, B>(result, source, label),
  );
}

function everyFunction<A extends unknown[], B>(result: Gen<B>, source: Source, label: object): (...args: A) => B {
  const draws = source.keyed(label);
  const table = new GrowingTable<B>(null);
  return tabulated((...args: A) => {
    const point = pointOf(args);
    return table.at(point, () => draws.draw(point, result));
  }, table);
}

function defaultingFunction<A extends unknown[], B>(result: Gen<B>, source: Source, label: object): (...args: A) => B {
  const draws = source.keyed(label);
  const otherwise = draws.draw("", result);
  const differing = new Gen((from) => (from.weighted(pointWeights, 2) === 0 ? otherwise : result.draw(from)));
  const table = new GrowingTable<B>({ value: otherwise });
  return tabulated((...args: A) => {
    const point = pointOf(args);
    return table.at(point, () => draws.draw(`at ${point}`, differing));
  }, table);
}

function pointOf(args: readonly unknown[]): string {
  return args.length === 1 ? showKey(args[0]) : args.map(showKey).join(", ");
}

/**
 * Turns a family of generators into a generator of functions (paper 002, section 3.3). The same choices make all results, so it is up to
 * `coarbitrary` or `variant` to make them differ: `promote((a) => coarbitrary(a)(gen))`.
 */
export function promote<A, B>(f: (argument: A) => Gen<B>): Gen<(argument: A) => B> {
  return new Gen((source) => {
    const begin = source.fork();
    const table = new GrowingTable<B>(null);
    return tabulated((argument: A) => table.at(showKey(argument), () => f(argument).draw(begin())), table);
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
