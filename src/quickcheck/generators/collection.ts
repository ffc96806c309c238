import type { Source } from "../source/source.ts";
import { showKey } from "../values/show.ts";
import { FunctionNames } from "../values/table.ts";
import { Gen } from "./gen.ts";
import { type LengthBounds, lengthsOf } from "./list.ts";
import { tuple } from "./product.ts";
import { string } from "./text.ts";

/** Bounds on the length, and what must be different; by default no two elements may look the same. */
export interface DistinctBounds<A> extends LengthBounds {
  /** Elements with the same key are repetitions: `{ by: (user) => user.id }`. */
  readonly by?: (value: A) => unknown;
}

/**
 * A list without repetitions. Random testing draws an element again when it is a repetition; a list that cannot get long enough is
 * shorter, but never shorter than `min`.
 */
export function distinctListOf<A>(item: Gen<A>, bounds: DistinctBounds<A> = {}): Gen<A[]> {
  const { by } = bounds;
  return distinctItems(item, bounds, by === undefined ? keys : () => keysBy(by));
}

/** A set; elements that look the same are one element. */
export function setOf<A>(item: Gen<A>, bounds: LengthBounds = {}): Gen<Set<A>> {
  const lists = distinctListOf(item, bounds);
  return new Gen((source) => new Set(ascending(lists.draw(source), keys(), source)), { kind: "all", of: [lists], box: null });
}

/** A map; keys that look the same are one key. */
export function mapOf<K, V>(key: Gen<K>, value: Gen<V>, bounds: LengthBounds = {}): Gen<Map<K, V>> {
  const byKey = () => keysBy((pair: readonly [K, V]) => pair[0]);
  const lists = distinctItems(tuple(key, value), bounds, byKey);
  return new Gen((source) => new Map(ascending(lists.draw(source), byKey(), source)), { kind: "all", of: [lists], box: null });
}

/** An object used as a dictionary, with arbitrary words as its keys; `__proto__` may be one of them. */
export function dictionary<V>(value: Gen<V>, key: Gen<string> = string, bounds: LengthBounds = {}): Gen<Record<string, V>> {
  return mapOf(key, value, bounds).map((map) => Object.fromEntries(map));
}

/** Texts that tell the values of one collection apart. */
type KeyOf<A> = (value: A) => string;

function keys(): KeyOf<unknown> {
  const names = new FunctionNames();
  return (value) => showKey(value, names);
}

function keysBy<A>(by: (value: A) => unknown): KeyOf<A> {
  const keyOf = keys();
  return (value) => keyOf(by(value));
}

function distinctItems<A>(item: Gen<A>, bounds: LengthBounds, freshKeys: () => KeyOf<A>): Gen<A[]> {
  const { min, max } = lengthsOf(bounds);
  const gen: Gen<A[]> = new Gen(
    (source) => {
      source.open("list", gen);
      const length = source.length(min, max);
      const { size } = source;
      if (source.isExhaustive) source.size = Math.max(0, size - 1);
      const values = drawDistinct(item, length, freshKeys(), source);
      source.size = size;
      if (values.length < min) source.reject();
      if (values.length < length) source.amend(values.length, min);
      source.close();
      return values;
    },
    { kind: "many", of: item, min, box: null },
  );
  return gen;
}

/** Random testing draws again after a repetition. A replay or an enumeration gives up: the list without it comes up by itself. */
function drawDistinct<A>(item: Gen<A>, length: number, keyOf: KeyOf<A>, source: Source): A[] {
  const values: A[] = [];
  const known = new Set<string>();
  for (let tried = 0; values.length < length && tried < source.retries; tried++) {
    const mark = source.mark();
    source.open("part", item);
    const value = item.draw(source);
    source.close();
    const key = keyOf(value);
    if (known.has(key)) {
      source.rewind(mark);
      if (source.retries === 1) source.reject();
      continue;
    }
    known.add(key);
    values.push(value);
    tried = -1;
  }
  return values;
}

/** Enumeration takes each set in one order only. */
function ascending<A>(values: readonly A[], keyOf: KeyOf<A>, source: Source): readonly A[] {
  if (!source.isExhaustive) return values;
  const keys = values.map(keyOf);
  const isAscending = keys.every((key, i) => i === 0 || (keys[i - 1] ?? "") < key);
  return isAscending ? values : source.reject();
}

/** Some of these values, in their order; fewer are simpler. */
export function sublistOf<A>(values: readonly A[], bounds: LengthBounds = {}): Gen<A[]> {
  const copy = [...values];
  const { min, max } = lengthsOf(bounds);
  const all: Gen<A[]> = new Gen((source) => copy.filter(() => source.alternative(2) === 1));
  if (min > copy.length) throw new RangeError(`sublistOf: there are only ${copy.length} values, not ${min}`);
  return min === 0 && max >= copy.length ? all : chosen(copy, min, Math.min(max, copy.length));
}

/** Each value is taken with the chance that is left for it, so that all choices of a length are equally likely (Knuth, algorithm 3.4.2 S). */
function chosen<A>(values: readonly A[], min: number, max: number): Gen<A[]> {
  return new Gen((source) => {
    let wanted = min + source.alternative(max - min + 1);
    return values.filter((_, i) => {
      const left = values.length - i;
      const isTaken = wanted === left || (wanted > 0 && source.weighted([left - wanted, left], 2) === 1);
      if (isTaken) wanted--;
      return isTaken;
    });
  });
}

/** These values in any order, each order equally likely; the given order is the simplest. */
export function shuffle<A>(values: readonly A[]): Gen<A[]> {
  return new Gen((source) => {
    const rest = [...values];
    return values.map(() => rest.splice(source.alternative(rest.length), 1)[0] as A);
  });
}
