/** Some small values of a type: enough to find a witness, never to exclude one. */

import { data, finiteValues, fraction, integer, type Machine, paramsOf, product, Thunk } from "../judge/index.ts";
import { isFun, substType, type Type } from "../logic/index.ts";

/** Some small values: enough to find a witness, never to exclude one. */
export function sample(machine: Machine, ty: Type, depth = 3): readonly Thunk[] {
  const finite = finiteValues(machine, ty);
  if (finite !== null) return finite.slice(0, 64);
  if (ty.kind === "var" || isFun(ty)) return [];
  if (ty.name === "Nat.nat") return Array.from({ length: 12 }, (_, i) => Thunk.of(integer(BigInt(i))));
  if (ty.name === "Int.int") return Array.from({ length: 17 }, (_, i) => Thunk.of(integer(BigInt(i - 8))));
  if (ty.name === "Rat.rat" || ty.name === "Real.real")
    return [-2, -1, 0, 1, 2, 3].flatMap((n) => [1, 2].map((d) => Thunk.of(fraction(BigInt(n), BigInt(d)))));
  if (ty.name === "Set.set") return sampleSets(machine, ty.args[0] ?? ty, depth);
  return sampleData(machine, ty, depth);
}

function sampleSets(machine: Machine, element: Type, depth: number): readonly Thunk[] {
  const values = depth === 0 ? [] : sample(machine, element, depth - 1).slice(0, 4);
  const set = (elements: readonly Thunk[]): Thunk => Thunk.of({ kind: "set", form: "finite", elements });
  return [set([]), ...values.map((x) => set([x])), set(values), Thunk.of({ kind: "set", form: "cofinite", elements: [] })];
}

function sampleData(machine: Machine, ty: Type, depth: number): readonly Thunk[] {
  const datatype = ty.kind === "con" ? machine.theory.datatype(ty.name) : null;
  if (datatype === null || depth === 0 || ty.kind === "var") return [];
  const params = paramsOf(datatype.params, ty.args);
  return datatype.constructors.flatMap((c) => {
    const columns = c.args.map((arg) => sample(machine, substType(params, arg), depth - 1).slice(0, 4));
    const rows = product(columns.map((column) => () => column)) ?? [];
    return rows.slice(0, 24).map((row) => Thunk.of(data(c.name, row)));
  });
}
