/** All values of finite types, and some small values of infinite ones. */

import { domain, isFun, range, substTermTypes, substType, type Type } from "../logic/index.ts";
import type { Machine } from "./machine.ts";
import { isNumberType, paramsOf } from "./types.ts";
import { CannotSay, data, Thunk } from "./value.ts";

/** More values than this count as infinitely many. */
const most = 4096;

export function finiteValues(machine: Machine, ty: Type, within: ReadonlySet<Type> = new Set()): readonly Thunk[] | null {
  if (ty.kind === "var" || within.has(ty)) return null;
  const carrier = machine.carrier(ty);
  if (carrier !== null) return carrier;
  const inside = new Set([...within, ty]);
  if (isFun(ty)) return finiteFunctions(machine, ty, inside);
  if (ty.name === "Set.set") return finiteSets(machine, ty.args[0] ?? ty, inside);
  if (isNumberType(ty)) return null;
  const definition = machine.theory.types.get(ty.name)?.definition;
  if (definition?.kind === "typedef") return finiteSubtype(machine, ty, inside);
  if (definition?.kind !== "datatype" || definition.co) return null;
  const params = paramsOf(definition.params, ty.args);
  const all: Thunk[] = [];
  for (const c of definition.constructors) {
    const rows = product(c.args.map((arg) => () => finiteValues(machine, substType(params, arg), inside)));
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
  if (inputs === null || outputs === null) return null;
  return product(inputs.map(() => () => outputs))?.map((row) => Thunk.of(table(machine, domain(ty), inputs, row))) ?? null;
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

function finiteSubtype(machine: Machine, ty: Type, inside: ReadonlySet<Type>): readonly Thunk[] | null {
  const definition = ty.kind === "con" ? machine.theory.types.get(ty.name)?.definition : undefined;
  if (definition?.kind !== "typedef" || ty.kind !== "con") return null;
  const params = paramsOf(definition.params, ty.args);
  const base = substType(params, definition.base);
  const set = machine.evaluate(substTermTypes(params, definition.set));
  if (set.kind !== "set") return null;
  const values = finiteValues(machine, base, inside);
  return values === null ? machine.elementsOf(base, set) : values.filter((x) => machine.isMember(base, x, set));
}

/** Whether a type certainly has infinitely many values; false where that is not plain. */
export function isInfinite(machine: Machine, ty: Type, within: ReadonlySet<Type> = new Set()): boolean {
  if (ty.kind === "var" || within.has(ty)) return false;
  const inside = new Set([...within, ty]);
  if (isNumberType(ty)) return true;
  if (isFun(ty))
    return (
      isInfinite(machine, range(ty), inside) || (isInfinite(machine, domain(ty), inside) && machine.finiteValues(range(ty))?.length !== 1)
    );
  if (ty.name === "Set.set") return ty.args.some((arg) => isInfinite(machine, arg, inside));
  const datatype = machine.theory.datatype(ty.name);
  if (datatype === null) return false;
  const params = paramsOf(datatype.params, ty.args);
  return datatype.constructors.some((c) =>
    c.args.some((arg) => {
      const field = substType(params, arg);
      return field === ty || isInfinite(machine, field, inside);
    }),
  );
}
