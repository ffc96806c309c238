/** Some small values of a type: enough to find a witness, never to exclude one. */

import { data, fraction, integer, type Machine, product, Thunk } from "../judge/index.ts";
import { datatypeAt, isFun, type NativeType, nativeType, type Type } from "../logic/index.ts";

/** Values tried of a finite type, and of one constructor: each is tried in a proof of its own, and the first few decide. */
const [mostFinite, mostOfConstructor] = [64, 24];

/** They are the same each time, and proofs ask for them at each step. */
const made = new WeakMap<Machine, Map<Type, readonly Thunk[]>>();

/** Some small values: enough to find a witness, never to exclude one. */
export function sample(machine: Machine, ty: Type): readonly Thunk[] {
  const known = made.get(machine) ?? new Map<Type, readonly Thunk[]>();
  made.set(machine, known);
  const values = known.get(ty) ?? sampleOf(machine, ty, 3);
  known.set(ty, values);
  return values;
}

function sampleOf(machine: Machine, ty: Type, depth: number): readonly Thunk[] {
  machine.tick();
  const finite = machine.finiteValues(ty);
  if (finite !== null) return finite.slice(0, mostFinite);
  if (ty.kind === "var" || isFun(ty)) return [];
  const native = nativeType(ty);
  if (native !== null) return sampleNumbers[native.kind]();
  if (ty.name === "Set.set") return sampleSets(machine, ty.args[0] ?? ty, depth);
  return sampleData(machine, ty, depth);
}

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Characters are finitely many and have been listed. */
const sampleNumbers: Record<NativeType["kind"], () => readonly Thunk[]> = {
  nat: () => range(0, 11).map((n) => Thunk.of(integer(BigInt(n)))),
  int: () => range(-8, 8).map((n) => Thunk.of(integer(BigInt(n)))),
  rational: () => range(-2, 3).flatMap((n) => [1, 2].map((d) => Thunk.of(fraction(BigInt(n), BigInt(d))))),
  char: () => [],
};

function sampleSets(machine: Machine, element: Type, depth: number): readonly Thunk[] {
  const values = depth === 0 ? [] : sampleOf(machine, element, depth - 1).slice(0, 4);
  const set = (elements: readonly Thunk[]): Thunk => Thunk.of({ kind: "set", form: "finite", elements });
  return [set([]), ...values.map((x) => set([x])), set(values), Thunk.of({ kind: "set", form: "cofinite", elements: [] })];
}

function sampleData(machine: Machine, ty: Type, depth: number): readonly Thunk[] {
  const datatype = depth === 0 ? null : datatypeAt(machine.theory, ty);
  return (datatype?.constructors ?? []).flatMap((c) => {
    const columns = c.args.map((arg) => sampleOf(machine, arg, depth - 1).slice(0, 4));
    const rows = product(columns.map((column) => () => column)) ?? [];
    return rows.slice(0, mostOfConstructor).map((row) => Thunk.of(data(c.name, row)));
  });
}
