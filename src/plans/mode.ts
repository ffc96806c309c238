/** Modes: which arguments of a predicate are given and which are computed ([Bulwahn 2013], 2.2.3, 4.2.4). */
import type { Type } from "../logic/index.ts";
import { boolT, factorsOf, stripFun } from "../logic/index.ts";

/** One letter per argument, tuples by components: `i` given, `o` computed. */
export type Mode = string;

/** All arguments are given. */
export function isTest(mode: Mode): boolean {
  return !mode.includes("o");
}

/** Whether what can be run in the mode `able` can be run in `mode`: outputs may be given too, and are compared. */
export function isWithin(mode: Mode, able: Mode): boolean {
  return [...able].every((letter, i) => letter === "o" || mode[i] === "i");
}

/** All modes of `count` arguments, inputs first: `allModes(2) = ["ii", "io", "oi", "oo"]`. */
export function allModes(count: number): Mode[] {
  let modes: Mode[] = [""];
  for (let i = 0; i < count; i++) modes = modes.flatMap((mode) => [`${mode}i`, `${mode}o`]);
  return modes;
}

/** A mode as it is written for a predicate of that type: `i ⇒ (i × o) ⇒ bool`; functional arguments as in `(i ⇒ o ⇒ bool) ⇒ i ⇒ bool`. */
export function showMode(type: Type, mode: Mode): string {
  let at = 0;
  const component = (ty: Type): string => {
    if (isPredicateType(ty)) return `(${arrows(stripFun(ty).args.map(component))})`;
    const parts = factorsOf(ty)?.map(component);
    if (parts === undefined) return mode[at++] ?? "i";
    const [first] = parts;
    return parts.every((part) => part === first && part.length === 1) ? (first ?? "i") : `(${parts.join(" × ")})`;
  };
  return arrows(stripFun(type).args.map(component));
}

function arrows(parts: readonly string[]): string {
  return [...parts, "bool"].join(" ⇒ ");
}

/** A functional argument that is itself a predicate. */
export function isPredicateType(type: Type): boolean {
  const { args, result } = stripFun(type);
  return args.length > 0 && result === boolT;
}
