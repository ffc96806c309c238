/** Goals of inductive predicates as text. Equal texts mean equal goals unless something in them could not be written (`·`). */

import { type Const, domain, elementOf, isFun, natT, range, showType, stripFun, type Type } from "../logic/index.ts";
import type { Machine } from "./machine.ts";
import { nameOf } from "./origins.ts";
import { described, pointsOf } from "./sets.ts";
import { fieldTypes, madeOf } from "./types.ts";
import { CannotSay, knownNumber, type NumberValue, type SetValue, Suspended, Thunk, type Value } from "./value.ts";

/** What stands for a value that cannot be written. */
export const unwritten = "·";

/** A goal with its arguments; null for an argument that is left open. */
export function goalKey(machine: Machine, c: Const, args: readonly (Thunk | null)[]): string {
  const types = stripFun(c.type).args;
  const texts = args.map((x, i) => (x === null ? "?" : valueKey(machine, types[i] ?? natT, x)));
  return `${c.name} : ${showType(c.type)} (${texts.join(", ")})`;
}

/** A value as text. */
export function valueKey(machine: Machine, ty: Type, x: Thunk, path: readonly (string | Value)[] = []): string {
  machine.tick();
  try {
    if (ty.kind === "var") return unwritten;
    if (isFun(ty)) return functionKey(machine, ty, x.force());
    const made = madeOf(machine, ty);
    if (made === null) return plainKey(machine, ty, x.force(), path);
    return made.same === null ? valueKey(machine, made.base, x, path) : unwritten;
  } catch (error) {
    if (!(error instanceof CannotSay) || error instanceof Suspended) throw error;
    return unwritten;
  }
}

function plainKey(machine: Machine, ty: Type, value: Value, path: readonly (string | Value)[]): string {
  switch (value.kind) {
    case "number":
      return numberKey(knownNumber(Thunk.of(value)));
    case "data":
      return dataKey(machine, ty, value, path);
    case "set":
      return setKey(machine, elementOf(ty) ?? ty, value);
    case "function":
      return unwritten;
  }
}

const numberKey = ({ above, below }: NumberValue): string => (below === 1n ? `${above}` : `${above}/${below}`);

/** An infinite object that leads back to itself refers to where it was written. */
function dataKey(machine: Machine, ty: Type, value: Value & { kind: "data" }, path: readonly (string | Value)[]): string {
  const { constructor: name, args } = value;
  if (args.length === 0) return name;
  const self = nameOf(machine, value);
  const seen = path.indexOf(self);
  if (seen >= 0) return `↑${path.length - seen}`;
  const types = fieldTypes(machine, ty, name);
  return `${name}(${args.map((x, i) => valueKey(machine, types[i] ?? ty, x, [...path, self])).join(", ")})`;
}

function setKey(machine: Machine, element: Type, set: SetValue): string {
  const members = machine.elementsOf(element, set);
  const known = members === null ? described(machine, element, set) : null;
  if (known?.form === "test") return unwritten;
  const keys = (members ?? known?.elements ?? []).map((x) => valueKey(machine, element, x)).sort();
  return `${known?.form === "cofinite" ? "-" : ""}{${keys.join(", ")}}`;
}

/** A function by its points, or by those where it differs from what it is elsewhere. */
function functionKey(machine: Machine, ty: Type, f: Value): string {
  const points = pointsOf(machine, domain(ty), (x) => valueKey(machine, range(ty), new Thunk(() => machine.apply(f, [x]))));
  if (points === null) return unwritten;
  const rows = points.rows.filter(([, y]) => y !== points.elsewhere).map(([x, y]) => `${valueKey(machine, domain(ty), x)} := ${y}`);
  return `[${points.elsewhere ?? ""} | ${rows.sort().join(", ")}]`;
}
