import type { Source } from "../source/source.ts";
import { showKey } from "../values/show.ts";
import { FunctionNames } from "../values/table.ts";
import { Gen } from "./gen.ts";
import { type LengthBounds, listOf } from "./list.ts";
import { tuple } from "./product.ts";
import { string } from "./text.ts";

/** A list without repetitions: no two elements look the same. Repetitions are dropped, so the list may be shorter than `min`. */
export function distinctListOf<A>(item: Gen<A>, bounds: LengthBounds = {}): Gen<A[]> {
  const lists = listOf(item, bounds);
  return new Gen((source) => distinct(lists.draw(source), keys(), source), { kind: "all", of: [lists], box: null });
}

/** A set; elements that look the same are one element. */
export function setOf<A>(item: Gen<A>, bounds: LengthBounds = {}): Gen<Set<A>> {
  const lists = distinctListOf(item, bounds);
  return new Gen((source) => new Set(ascending(lists.draw(source), keys(), source)), { kind: "all", of: [lists], box: null });
}

/** A map; keys that look the same are one key. */
export function mapOf<K, V>(key: Gen<K>, value: Gen<V>, bounds: LengthBounds = {}): Gen<Map<K, V>> {
  const lists = listOf(tuple(key, value), bounds);
  return new Gen((source) => new Map(entries(lists.draw(source), source)), { kind: "all", of: [lists], box: null });
}

/** An object used as a dictionary, with arbitrary words as its keys. */
export function dictionary<V>(value: Gen<V>, key: Gen<string> = string): Gen<Record<string, V>> {
  return mapOf(
    key.suchThat((word) => word !== "__proto__"),
    value,
  ).map((map) => Object.fromEntries(map));
}

/** Texts that tell the values of one collection apart. */
function keys(): (value: unknown) => string {
  const names = new FunctionNames();
  return (value) => showKey(value, names);
}

function entries<K, V>(pairs: readonly (readonly [K, V])[], source: Source): readonly (readonly [K, V])[] {
  const keyOfKey = keys();
  const keyOf = (pair: readonly [K, V]) => keyOfKey(pair[0]);
  return ascending(distinct(pairs, keyOf, source), keyOf, source);
}

/** The random driver drops repetitions; enumeration skips the list, because the shorter one comes up by itself. */
function distinct<A>(values: readonly A[], keyOf: (value: A) => string, source: Source): A[] {
  const byKey = new Map<string, A>();
  for (const value of values) {
    const key = keyOf(value);
    if (!byKey.has(key)) byKey.set(key, value);
    else if (source.isExhaustive) source.reject();
  }
  return [...byKey.values()];
}

/** Enumeration takes each set in one order only. */
function ascending<A>(values: readonly A[], keyOf: (value: A) => string, source: Source): readonly A[] {
  if (!source.isExhaustive) return values;
  const keys = values.map(keyOf);
  const isAscending = keys.every((key, i) => i === 0 || (keys[i - 1] ?? "") < key);
  return isAscending ? values : source.reject();
}

/** Some of these values, in their order; fewer are simpler. */
export function sublistOf<A>(values: readonly A[]): Gen<A[]> {
  const copy = [...values];
  return new Gen((source) => copy.filter(() => source.alternative(2) === 1));
}

/** These values in any order, each order equally likely; the given order is the simplest. */
export function shuffle<A>(values: readonly A[]): Gen<A[]> {
  return new Gen((source) => {
    const rest = [...values];
    return values.map(() => rest.splice(source.alternative(rest.length), 1)[0] as A);
  });
}
