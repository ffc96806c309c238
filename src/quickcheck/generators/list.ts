import type { Source } from "../source/source.ts";
import { placeLater } from "../values/hole.ts";
import { Gen } from "./gen.ts";
import { shareFuel } from "./recursion.ts";
import { heightOf, isRecursive } from "./structure.ts";

/** Bounds on the length of a list; `minLength` and `maxLength` mean the same. */
export interface LengthBounds {
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** The bounds with nothing left open. Throws a `RangeError` for impossible ones. */
export function lengthsOf(bounds: LengthBounds): { readonly min: number; readonly max: number } {
  const min = bounds.min ?? bounds.minLength ?? 0;
  const max = bounds.max ?? bounds.maxLength ?? Number.POSITIVE_INFINITY;
  if (!(Number.isInteger(min) && min >= 0 && max >= min)) throw new RangeError(`impossible lengths: ${min} to ${max}`);
  return { min, max };
}

/**
 * A list whose length is at most the size (or within the bounds given), each length equally likely.
 * Enumeration at depth d: all lists of up to d elements of depth d-1.
 */
export function listOf<A>(item: Gen<A>, bounds: LengthBounds = {}): Gen<A[]> {
  const { min, max } = lengthsOf(bounds);
  return listGen(item, min, (source, most) => source.length(min, Math.max(min, Math.min(max, most))), true);
}

/** A list with at least one element. */
export function listOf1<A>(item: Gen<A>): Gen<A[]> {
  return listOf(item, { min: 1 });
}

/** A list of exactly `length` elements. Enumeration does not lower the depth for them. */
export function vector<A>(length: number, item: Gen<A>): Gen<A[]> {
  if (!(Number.isInteger(length) && length >= 0)) throw new RangeError(`vector: impossible length ${length}`);
  return listGen(item, length, () => length, false);
}

function listGen<A>(item: Gen<A>, min: number, lengthFrom: (source: Source, most: number) => number, isDeeper: boolean): Gen<A[]> {
  let recursive: boolean | undefined;
  const gen: Gen<A[]> = new Gen(
    (source) => {
      source.open("list", gen);
      // Outside recursive definitions it makes no difference, and finding out costs more than a draw.
      if (source.fuel >= 0) recursive ??= isRecursive(item);
      const length = lengthFrom(source, recursive ? mostItems(item, source) : Number.POSITIVE_INFINITY);
      const { size } = source;
      if (isDeeper && source.isExhaustive) source.size = Math.max(0, size - 1);
      const fuel = recursive ? shareFuel(source, () => length) : source.fuel;
      const values = drawItems(item, length, source);
      source.fuel = fuel;
      source.size = size;
      source.close();
      return values;
    },
    { kind: "many", of: item, min, box: "array" },
  );
  return gen;
}

/** How many recursive items the fuel allows: none when an item needs more than there is. */
function mostItems(item: Gen<unknown>, source: Source): number {
  if (source.fuel < 0) return Number.POSITIVE_INFINITY;
  if (source.fuel >= heightOf(item)) return source.isExhaustive ? Number.POSITIVE_INFINITY : source.fuel;
  if (source.isExhaustive) source.events.wasCut = true;
  return 0;
}

function drawItems<A>(item: Gen<A>, length: number, source: Source): A[] {
  const values: A[] = [];
  if (source.isForgetful) for (let i = 0; i < length; i++) values.push(item.draw(source));
  else if (source.isLazy) for (let i = 0; i < length; i++) placeLater(values, i, source, item);
  else for (let i = 0; i < length; i++) values.push(drawItem(item, source));
  return values;
}

function drawItem<A>(item: Gen<A>, source: Source): A {
  source.open("part", item);
  const value = item.draw(source);
  source.close();
  return value;
}
