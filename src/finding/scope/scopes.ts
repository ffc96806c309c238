/** Scopes: how many atoms each type has. The n-th scope takes the n-th number of every list (the last one where it is shorter). */

import { baseName } from "../../base/index.ts";
import { isWholeNumber, natT, type Type, typeText } from "../../logic/index.ts";
import type { FindingOptions, PerSubject } from "./options.ts";
import type { Scope } from "./scope.ts";
import { largestMixed, leastNumbers, mostBits, mostMixedTypes, rounds } from "./sizes.ts";

function subjectKey(text: string): string {
  return text
    .replace(/\\<Rightarrow>|=>/g, "⇒")
    .replace(/\\<times>|\*/g, "×")
    .replace(/["‹›]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What an option says of a subject: by full or base name. */
function lookUp<V>(per: PerSubject<V>, keys: readonly string[]): { readonly value: V; readonly isNamed: boolean } {
  for (const [subject, value] of per.of) if (keys.includes(subjectKey(subject))) return { value, isNamed: true };
  return { value: per.all, isNamed: false };
}

/** What the option `mono` says of a type; null: it is to be found out. */
export function isToldMonotonic(options: FindingOptions, ty: Type): boolean | null {
  return lookUp(options.mono, [typeText(ty)]).value;
}

/** A scope with its number. */
export interface NumberedScope extends Scope {
  readonly iterations: (predicate: string) => number;
  readonly isWellFounded: (predicate: string) => boolean | null;
}

/** With `binary_ints`: as many numbers as this many bits (and a sign) can write. */
function binarySize(options: FindingOptions, ty: Type, at: number): number | null {
  if (options.binaryInts !== true || !isWholeNumber(ty)) return null;
  const bits = Math.min(mostBits, options.bits[Math.min(at, options.bits.length - 1)] ?? 1);
  return 2 ** (ty === natT ? bits : bits + 1);
}

/** Where a scope is: a place in the lists, and other cardinalities for some free types. */
export interface ScopePlace {
  readonly at: number;
  readonly free: ReadonlyMap<Type, number>;
}

/** All scopes, in order: by the largest cardinality, equal ones first. The types of a block have the same cardinality. */
export function scopePlaces(options: FindingOptions, blocks: readonly (readonly Type[])[]): ScopePlace[] {
  const bits = options.binaryInts === true ? [options.bits] : [];
  const lists = [options.card.all, ...options.card.of.values(), ...options.max.of.values(), ...bits];
  const count = Math.max(1, ...lists.map((l) => l.length));
  const places = Array.from({ length: count }, (_, at): ScopePlace => ({ at, free: new Map() }));
  const isOpen = (ty: Type): boolean => !lookUp(options.card, [typeText(ty)]).isNamed;
  const open = blocks.map((types) => types.filter(isOpen)).filter((types) => types.length > 0);
  const small = options.card.all.filter((n) => n <= largestMixed);
  if (options.mergeTypeVars || open.length < 2 || open.length > mostMixedTypes || small.length < 2) return places;
  let mixes: (readonly number[])[] = [[]];
  for (const _ of open) mixes = mixes.flatMap((m) => small.map((n) => [...m, n]));
  const mixed = mixes
    .filter((m) => new Set(m).size > 1)
    .map((m) => ({
      at: options.card.all.indexOf(Math.max(...m)),
      free: new Map(open.flatMap((types, i) => types.map((ty): [Type, number] => [ty, m[i] ?? 1]))),
    }));
  return [...places, ...mixed].sort((a, b) => a.at - b.at || a.free.size - b.free.size);
}

export function makeScope(options: FindingOptions, { at, free }: ScopePlace): NumberedScope {
  const pick = (list: readonly number[]): number => list[Math.min(at, list.length - 1)] ?? 1;
  return {
    card: (ty) => {
      const { value, isNamed } = lookUp(options.card, [typeText(ty), recordText(ty)]);
      const size = free.get(ty) ?? (isNamed ? null : binarySize(options, ty, at)) ?? pick(value);
      return { size: isNamed ? Math.max(1, size) : Math.max(1, size, leastNumbers(ty)), isFixed: isNamed };
    },
    max: (made) => {
      const { value } = lookUp(options.max, [made, baseName(made)]);
      const n = pick(value);
      return n < 0 ? null : n;
    },
    bisimDepth: pick(options.bisimDepth),
    numberedTypes: options.datatypeSymBreak,
    iterations: (predicate) => {
      const { value, isNamed } = lookUp(options.iter, [predicate, baseName(predicate)]);
      return isNamed || options.iter.all.length === 1 ? pick(value) + 1 : rounds(at);
    },
    isWellFounded: (predicate) => lookUp(options.wf, [predicate, baseName(predicate)]).value,
  };
}

/** A record's type constructor is `point_ext`; users call it `point`. */
function recordText(ty: Type): string {
  return ty.kind === "con" && ty.name.endsWith("_ext") ? baseName(ty.name).slice(0, -"_ext".length) : "";
}
