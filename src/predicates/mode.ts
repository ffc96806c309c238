/** Modes: which arguments of a predicate are given and which are computed (thesis 2.2.3, 4.2.4). */
import type { Type } from "../logic/index.ts";
import { stripFun } from "../logic/index.ts";

/** One letter per argument, tuples by components: `i` given, `o` computed. */
export type Mode = string;

/** All arguments are given. */
export function isTest(mode: Mode): boolean {
  return !mode.includes("o");
}

/** All modes of `count` arguments, inputs first: `allModes(2) = ["ii", "io", "oi", "oo"]`. */
export function allModes(count: number): Mode[] {
  let modes: Mode[] = [""];
  for (let i = 0; i < count; i++) modes = modes.flatMap((mode) => [`${mode}i`, `${mode}o`]);
  return modes;
}

/** A mode as it is written for a predicate of that type: `i ⇒ (i × o) ⇒ bool`. */
export function showMode(type: Type, mode: Mode): string {
  let at = 0;
  const component = (ty: Type): string => {
    if (ty.kind !== "con" || ty.name !== "Product_Type.prod") return mode[at++] ?? "i";
    const parts = ty.args.map(component);
    const [first] = parts;
    return parts.every((part) => part === first && part.length === 1) ? (first ?? "i") : `(${parts.join(" × ")})`;
  };
  return [...stripFun(type).args.map(component), "bool"].join(" ⇒ ");
}
