/** Scopes: how many atoms each type has. The n-th scope takes the n-th number of every list (the last one where it is shorter). */
import { isFun, type Type } from "../logic/index.ts";
import type { Scope } from "./domain.ts";
import type { FindingOptions, PerSubject } from "./options.ts";

/** A type as users write it in options: `'a`, `nat`, `guest option`, `'a ⇒ bool`. */
export function typeText(ty: Type): string {
  if (ty.kind === "var") return ty.name;
  const base = ty.name.slice(ty.name.lastIndexOf(".") + 1);
  const [a, b] = ty.args.map((arg) => (arg.kind === "con" && (isFun(arg) || arg.name === "Product_Type.prod") ? `(${typeText(arg)})` : typeText(arg)));
  if (isFun(ty)) return `${a} ⇒ ${b}`;
  if (ty.name === "Product_Type.prod") return `${a} × ${b}`;
  if (ty.args.length === 0) return base;
  return ty.args.length === 1 ? `${a} ${base}` : `(${ty.args.map(typeText).join(", ")}) ${base}`;
}

function subjectKey(text: string): string {
  return text.replace(/\\<Rightarrow>|=>/g, "⇒").replace(/\\<times>|\*/g, "×").replace(/["‹›]/g, "").replace(/\s+/g, " ").trim();
}

/** What an option says of a subject: by full or base name. */
function lookUp<V>(per: PerSubject<V>, keys: readonly string[]): { readonly value: V; readonly isNamed: boolean } {
  for (const [subject, value] of per.of) if (keys.includes(subjectKey(subject))) return { value, isNamed: true };
  return { value: per.all, isNamed: false };
}

const baseName = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

/** A scope with its number. */
export interface NumberedScope extends Scope {
  readonly iterations: (predicate: string) => number;
  readonly isWellFounded: (predicate: string) => boolean | null;
}

export function scopeCount(options: FindingOptions): number {
  const lists = [options.card, options.max].flatMap((per) => [...per.of.values(), ...(per === options.card ? [per.all] : [])]);
  const named = [...options.card.of.values()];
  // When the user fixes cardinalities, the general list still varies the types left out.
  return Math.max(1, ...lists.map((l) => l.length), ...named.map((l) => l.length));
}

export function makeScope(options: FindingOptions, at: number): NumberedScope {
  const pick = (list: readonly number[]): number => list[Math.min(at, list.length - 1)] ?? 1;
  return {
    card: (ty) => {
      const { value, isNamed } = lookUp(options.card, [typeText(ty), recordText(ty)]);
      return { size: Math.max(1, pick(value)), isFixed: isNamed };
    },
    max: (constructor) => {
      const { value } = lookUp(options.max, [constructor, baseName(constructor)]);
      const n = pick(value);
      return n < 0 ? null : n;
    },
    bisimDepth: pick(options.bisimDepth),
    iterations: (predicate) => {
      const { value, isNamed } = lookUp(options.iter, [predicate, baseName(predicate)]);
      return isNamed || options.iter.all.length === 1 ? pick(value) + 1 : Math.min(24, 2 * at + 4);
    },
    isWellFounded: (predicate) => lookUp(options.wf, [predicate, baseName(predicate)]).value,
  };
}

/** A record's type constructor is `point_ext`; users call it `point`. */
function recordText(ty: Type): string {
  return ty.kind === "con" && ty.name.endsWith("_ext") ? baseName(ty.name).slice(0, -"_ext".length) : "";
}
