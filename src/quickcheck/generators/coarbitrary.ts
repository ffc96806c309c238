import { showKey } from "../values/show.ts";
import { variant } from "./function.ts";
import type { Gen } from "./gen.ts";

/** Changes the choices of a generator in a way that depends on a value ([Claessen, Hughes 2000], section 3.3). */
export type Transformer = <B>(gen: Gen<B>) => Gen<B>;

/**
 * The transformer of any value, by its structure: different values transform independently.
 * Booleans, numbers, lists and pairs go as in the appendix of [Claessen, Hughes 2000]; everything else goes by the text that shows it.
 */
export function coarbitrary(value: unknown): Transformer {
  if (typeof value === "boolean") return byNumber(value ? 0 : 1);
  if (typeof value === "number" && Number.isSafeInteger(value)) return coarbitraryInt(value);
  if (Array.isArray(value)) return coarbitraryList(coarbitrary, value);
  return coarbitraryList(
    coarbitraryInt,
    Array.from(showKey(value), (c) => c.codePointAt(0) ?? 0),
  );
}

/** A whole number as its sign and its bits. (The appendix of [Claessen, Hughes 2000] halves without looking at the bit, so that 2 and 3 coincide.) */
export function coarbitraryInt(n: number): Transformer {
  if (n === 0) return byNumber(0);
  if (n < 0) return compose(byNumber(3), coarbitraryInt(-n));
  return compose(byNumber(n % 2 === 0 ? 1 : 2), coarbitraryInt(Math.floor(n / 2)));
}

/** A list as its elements in turn. */
export function coarbitraryList<A>(element: (value: A) => Transformer, values: readonly A[]): Transformer {
  return values.reduceRight((rest: Transformer, value) => compose(byNumber(1), compose(element(value), rest)), byNumber(0));
}

/** A function as its value at some argument. */
export function coarbitraryFunction<A, B>(argument: Gen<A>, result: (value: B) => Transformer, f: (argument: A) => B): Transformer {
  return (gen) => argument.chain((a) => result(f(a))(gen));
}

function byNumber(n: number): Transformer {
  return (gen) => variant(n, gen);
}

function compose(outer: Transformer, inner: Transformer): Transformer {
  return (gen) => outer(inner(gen));
}
