/** How many values types have, and all values of finite ones. */

import { datatypeAt, domain, elementOf, isFun, isNumberType, range, type Type } from "../logic/index.ts";
import type { Machine } from "./machine.ts";
import { madeOf } from "./types.ts";
import { CannotSay, data, Thunk } from "./value.ts";

/** More values than this count as infinitely many. */
const most = 4096;

export function finiteValues(machine: Machine, ty: Type, within: ReadonlySet<Type> = new Set()): readonly Thunk[] | null {
  if (ty.kind === "var" || within.has(ty)) return null;
  const carrier = machine.carrier(ty);
  if (carrier !== null) return carrier;
  const inside = new Set([...within, ty]);
  if (isFun(ty)) return finiteFunctions(machine, ty, inside);
  const element = elementOf(ty);
  if (element !== null) return finiteSets(machine, element, inside);
  const made = madeOf(machine, ty);
  if (made?.same === null) return finiteValues(machine, made.base, inside)?.filter((x) => made.holds(x)) ?? made.members();
  const datatype = isNumberType(ty) ? null : datatypeAt(machine.theory, ty);
  if (datatype === null || datatype.data.co) return null;
  const all: Thunk[] = [];
  for (const c of datatype.constructors) {
    const rows = product(c.args.map((arg) => () => finiteValues(machine, arg, inside)));
    if (rows === null || all.length + rows.length > most) return null;
    all.push(...rows.map((row) => Thunk.of(data(c.name, row))));
  }
  return all;
}

/** All rows with one value of each; null when one is infinite or there are too many. */
export function product(columns: readonly (() => readonly Thunk[] | null)[]): Thunk[][] | null {
  let rows: Thunk[][] = [[]];
  for (const column of columns) {
    const values = column();
    if (values === null || rows.length * values.length > most) return null;
    rows = rows.flatMap((row) => values.map((x) => [...row, x]));
  }
  return rows;
}

function finiteFunctions(machine: Machine, ty: Type, inside: ReadonlySet<Type>): readonly Thunk[] | null {
  const inputs = finiteValues(machine, domain(ty), inside);
  const outputs = inputs === null ? null : finiteValues(machine, range(ty), inside);
  const rows = inputs === null ? null : product(inputs.map(() => () => outputs));
  return rows?.map((row) => Thunk.of(table(machine, domain(ty), inputs ?? [], row))) ?? null;
}

function table(machine: Machine, from: Type, inputs: readonly Thunk[], outputs: readonly Thunk[]) {
  return {
    kind: "function",
    apply: (x: Thunk) => {
      const i = inputs.findIndex((y) => machine.same(from, x, y));
      const found = outputs[i];
      if (found === undefined) throw new CannotSay("a value outside its finite type");
      return found.force();
    },
  } as const;
}

function finiteSets(machine: Machine, element: Type, inside: ReadonlySet<Type>): readonly Thunk[] | null {
  const values = finiteValues(machine, element, inside);
  if (values === null || values.length > 12) return null;
  return Array.from({ length: 1 << values.length }, (_, bits) =>
    Thunk.of({ kind: "set", form: "finite", elements: values.filter((_x, i) => ((bits >> i) & 1) === 1) }),
  );
}

/** Whether a type certainly has infinitely many values; false where that is not plain. */
export const isInfinite = (machine: Machine, ty: Type): boolean => leastCount(machine, ty) === Number.POSITIVE_INFINITY;

/** So many values a type has at least. */
function leastCount(machine: Machine, ty: Type, within: ReadonlySet<Type> = new Set()): number {
  if (ty.kind === "var" || within.has(ty)) return 1;
  if (isNumberType(ty)) return Number.POSITIVE_INFINITY;
  const inside = new Set([...within, ty]);
  const count = (part: Type): number => leastCount(machine, part, inside);
  if (isFun(ty)) return count(range(ty)) === 1 ? 1 : Math.max(count(domain(ty)), count(range(ty)));
  const element = elementOf(ty);
  if (element !== null) return Math.max(2, count(element));
  const datatype = datatypeAt(machine.theory, ty);
  if (datatype === null) return machine.finiteValues(ty)?.length ?? 1;
  const fields = datatype.constructors.flatMap((c) => c.args);
  const chosen = Math.max(datatype.constructors.length, ...fields.map(count));
  // An infinite object without anything to choose is the only one.
  return fields.includes(ty) && (!datatype.data.co || chosen > 1) ? Number.POSITIVE_INFINITY : chosen;
}

/** Each value once. */
export function distinct(machine: Machine, element: Type, xs: readonly Thunk[]): Thunk[] {
  const kept: Thunk[] = [];
  for (const x of xs) if (!kept.some((y) => machine.same(element, x, y))) kept.push(x);
  return kept;
}
