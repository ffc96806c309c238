import { present } from "../../base/index.ts";
import { destApps, destChar, destNumeral, names, stripApp, type Term } from "../../logic/index.ts";
import type { MonoType, Program, TypeId } from "../language/program.ts";
import type { FunctionValue, Machine, Value } from "../language/value.ts";
import { exact } from "../translate/number.ts";

/**
 * From a ground term in the form that `raiseValue` gives to a run-time value; undefined for other terms (evaluate those).
 * Law: `lowerValue ∘ raiseValue` is the identity where `raiseValue` has an answer.
 */
export function lowerValue(program: Program, machine: Machine, t: Term): Value | undefined {
  const type = program.types.find((candidate) => candidate.type === t.type);
  return type === undefined ? undefined : lower(program, machine, t, type);
}

function lower(program: Program, machine: Machine, t: Term, mono: MonoType): Value | undefined {
  const { shape } = mono;
  switch (shape.kind) {
    case "bool":
      return t.kind === "const" && (t.name === names.True || t.name === names.False) ? t.name === names.True : undefined;
    case "number":
      return integer(t);
    case "enum": {
      const code = destChar(t);
      if (code !== null) return code;
      const index = t.kind === "const" ? shape.constructors.indexOf(t.name) : -1;
      return index < 0 ? undefined : index;
    }
    case "data":
      return data(program, machine, t, mono);
    case "set":
      return set(program, machine, t, mono.id, shape.element);
    case "function":
      return functionValue(program, machine, t, mono.id);
    case "wrapped": {
      const [inner] = destApps(t, shape.abs, 1) ?? [];
      return inner === undefined ? undefined : lower(program, machine, inner, typeAt(program, shape.base));
    }
    case "rational":
      return rational(machine, t);
    case "opaque":
      return undefined;
  }
}

function typeAt(program: Program, id: TypeId): MonoType {
  return present(program.types[id], "lowerValue: no such type");
}

function integer(t: Term): Value | undefined {
  const [negated] = destApps(t, names.uminus, 1) ?? [];
  const n = negated === undefined ? destNumeral(t) : destNumeral(negated);
  if (n === null) {
    const [before] = destApps(t, names.Suc, 1) ?? [];
    const below = before === undefined ? undefined : integer(before);
    return below === undefined ? undefined : exact(BigInt(below as number) + 1n);
  }
  return exact(negated === undefined ? n : -n);
}

/** A quotient of integers, or an integer. */
function rational(machine: Machine, t: Term): Value | undefined {
  const [a, b] = destApps(t, names.divide, 2) ?? [t];
  const n = a === undefined ? undefined : integer(a);
  const d = b === undefined ? 1 : integer(b);
  return n === undefined || d === undefined ? undefined : machine.makeRatio(BigInt(n as number), BigInt(d as number));
}

function data(program: Program, machine: Machine, t: Term, mono: MonoType): Value | undefined {
  const { head, args } = stripApp(t);
  if (mono.shape.kind !== "data" || head.kind !== "const") return undefined;
  const index = mono.shape.constructors.findIndex((c) => c.constant === head.name);
  const layout = mono.shape.constructors[index];
  if (layout === undefined || layout.fields.length !== args.length) return undefined;
  const fields: Value[] = [];
  for (const [i, arg] of args.entries()) {
    const value = lower(program, machine, arg, typeAt(program, layout.fields[i] ?? 0));
    if (value === undefined) return undefined;
    fields.push(value);
  }
  return machine.make(mono.id, index, fields);
}

function set(program: Program, machine: Machine, t: Term, type: TypeId, element: TypeId): Value | undefined {
  const [inside] = destApps(t, names.uminus, 1) ?? [];
  if (t.kind === "const" && t.name === names.top) return machine.makeSet(type, [], true);
  const elements: Value[] = [];
  let rest = inside ?? t;
  for (;;) {
    const [x, others] = destApps(rest, names.insert, 2) ?? [];
    if (x === undefined || others === undefined) break;
    const value = lower(program, machine, x, typeAt(program, element));
    if (value === undefined) return undefined;
    elements.push(value);
    rest = others;
  }
  return rest.kind === "const" && rest.name === names.bot ? machine.makeSet(type, elements, inside !== undefined) : undefined;
}

function functionValue(program: Program, machine: Machine, t: Term, type: TypeId): Value | undefined {
  const points: [Value, Value][] = [];
  let rest = t;
  for (;;) {
    const [f, x, y] = destApps(rest, names.funUpd, 3) ?? [];
    if (f === undefined || x === undefined || y === undefined) break;
    const at = lowerValue(program, machine, x);
    const is = lowerValue(program, machine, y);
    if (at === undefined || is === undefined) return undefined;
    points.unshift([at, is]);
    rest = f;
  }
  if (rest.kind !== "abs") return undefined;
  const isUndefined = rest.body.kind === "const" && rest.body.name === names.undefined;
  const value = isUndefined ? undefined : lowerValue(program, machine, rest.body);
  if (value === undefined && !isUndefined) return undefined;
  const base: FunctionValue = machine.makeConstant(type, value);
  return points.length === 0 ? base : machine.makeFunction(type, base, points);
}
