/** Goals of inductive predicates as text. Equal texts mean equal goals unless something in them could not be written (`·`). */
import { type Const, domain, isFun, names, natT, range, showType, stripFun, substType, type Type } from "../logic/index.ts";
import { described, distinct, fieldTypes, paramsOf } from "./compare.ts";
import { inGeneral } from "./generic.ts";
import type { Machine } from "./machine.ts";
import { aboveZero, belowZero, CannotSay, type SetValue, Suspended, Thunk, type Value } from "./value.ts";

/** What stands for a value that cannot be written. */
export const unwritten = "·";

/** A goal with its arguments; null for an argument that is left open. */
export function goalKey(machine: Machine, c: Const, args: readonly (Thunk | null)[]): string {
  const types = stripFun(c.type).args;
  const texts = args.map((x, i) => (x === null ? "?" : valueKey(machine, types[i] ?? natT, x)));
  return `${c.name} : ${showType(c.type)} (${texts.join(", ")})`;
}

/** A value as text. */
export function valueKey(machine: Machine, ty: Type, x: Thunk, path: readonly Value[] = []): string {
  machine.tick();
  try {
    if (ty.kind === "var") return unwritten;
    if (isFun(ty)) return functionKey(machine, ty, x.force());
    const definition = machine.theory.types.get(ty.name)?.definition;
    if (definition?.kind === "typedef") return valueKey(machine, substType(paramsOf(definition.params, ty.args), definition.base), x, path);
    return definition?.kind === "quotient" ? unwritten : plainKey(machine, ty, x.force(), path);
  } catch (error) {
    if (!(error instanceof CannotSay) || error instanceof Suspended) throw error;
    return unwritten;
  }
}

function plainKey(machine: Machine, ty: Type, value: Value, path: readonly Value[]): string {
  switch (value.kind) {
    case "number":
      return value.below === 1n ? `${value.above}` : `${value.above}/${value.below}`;
    case "data":
      return partlyKnown(machine, value.constructor, value.args) ?? dataKey(machine, ty, value, path);
    case "set":
      return setKey(machine, ty.kind === "con" ? (ty.args[0] ?? ty) : ty, value);
    case "function":
      return unwritten;
  }
}

/** A number that came in parts. */
function partlyKnown(machine: Machine, name: string, [rest]: readonly Thunk[]): string | null {
  if (rest === undefined || (name !== names.Suc && name !== aboveZero && name !== belowZero)) return null;
  const n = BigInt(valueKey(machine, natT, rest));
  return `${name === names.Suc ? n + 1n : name === aboveZero ? n : -1n - n}`;
}

/** An infinite object that leads back to itself refers to where it was written. */
function dataKey(machine: Machine, ty: Type, value: Value & { kind: "data" }, path: readonly Value[]): string {
  const { constructor: name, args } = value;
  if (args.length === 0) return name;
  const seen = path.indexOf(value);
  if (seen >= 0) return `↑${path.length - seen}`;
  const types = fieldTypes(machine, ty, name);
  return `${name}(${args.map((x, i) => valueKey(machine, types[i] ?? ty, x, [...path, value])).join(", ")})`;
}

function setKey(machine: Machine, element: Type, set: SetValue): string {
  const members = machine.elementsOf(element, set);
  const known = members === null ? described(machine, element, set) : null;
  if (known?.form === "test") return unwritten;
  const keys = (members ?? known?.elements ?? []).map((x) => valueKey(machine, element, x)).sort();
  return `${known?.form === "cofinite" ? "-" : ""}{${keys.join(", ")}}`;
}

/** A function by its value in general and the points where it differs, or by all its points. */
function functionKey(machine: Machine, ty: Type, f: Value): string {
  const at = (x: Thunk): string => valueKey(machine, range(ty), new Thunk(() => machine.apply(f, [x])));
  const inputs = machine.finiteValues(domain(ty));
  const general = inputs === null ? inGeneral(at) : null;
  if (inputs === null && general === null) return unwritten;
  const points = (inputs ?? distinct(machine, domain(ty), general?.others ?? [])).map((x) => [valueKey(machine, domain(ty), x), at(x)]);
  const rows = points.filter(([, y]) => y !== general?.answer).map(([x, y]) => `${x} := ${y}`);
  return `[${general?.answer ?? ""} | ${rows.sort().join(", ")}]`;
}
