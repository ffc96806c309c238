import { present } from "../../base/index.ts";
import {
  abs,
  app,
  apps,
  char,
  charT,
  constant,
  domain,
  False,
  type Free,
  free,
  fun,
  funs,
  insertAll,
  names,
  range,
  showTerm,
  stripFun,
  type Term,
  True,
  type Type,
  updated,
} from "../../logic/index.ts";
import type { MonoType, Program, TypeId } from "../language/program.ts";
import type { DataValue, FractionValue, FunctionValue, Machine, SetValue, Value } from "../language/value.ts";
import { largestTable } from "../limits.ts";
import { Numerals } from "./numerals.ts";

/** The undefined value, for points of which nothing is known. */
const undefinedAt = (type: Type): Term => constant(names.undefined, type);

/**
 * From a run-time value back to a ground term: numerals, constructor terms, sets as `insert` chains (or the complement of one),
 * functions as updates of a constant function. Null when the value has no finite description (a closure over an infinite type).
 * Throws a `RangeError` where it would have more than `most` parts.
 */
export function raiseValue(
  program: Program,
  machine: Machine,
  value: Value,
  type: TypeId,
  most: number = Number.POSITIVE_INFINITY,
): Term | null {
  return new Raising(program, machine, most).term(value, type);
}

class Raising {
  private readonly program: Program;
  private readonly machine: Machine;
  private readonly numerals = new Numerals();
  /** Parts that the term may still get. */
  private left: number;

  constructor(program: Program, machine: Machine, most: number) {
    this.program = program;
    this.machine = machine;
    this.left = most;
  }

  term(value: Value, id: TypeId): Term | null {
    if (--this.left < 0) throw new RangeError("raiseValue: too many parts");
    const mono = this.type(id);
    const { shape, type } = mono;
    switch (shape.kind) {
      case "bool":
        return value === true ? True : False;
      case "number":
        return this.integer(BigInt(value as number | bigint), type);
      case "rational":
        return this.rational(value as number | bigint | FractionValue, type);
      case "enum":
        return enumerated(mono, value as number);
      case "data":
        return this.data(value as DataValue | null, mono);
      case "function":
        return this.function(value as FunctionValue, mono);
      case "set":
        return this.set(value as number | SetValue, mono);
      case "wrapped":
        return this.wrapped(value, mono);
      case "opaque":
        return null;
    }
  }

  private type(id: TypeId): MonoType {
    return present(this.program.types[id], "raiseValue: no such type");
  }

  private all(values: readonly Value[], type: TypeId): Term[] | null {
    const terms: Term[] = [];
    for (const value of values) {
      const t = this.term(value, type);
      if (t === null) return null;
      terms.push(t);
    }
    return terms;
  }

  /** Long lists are raised without recursion along their spine. */
  private data(value: DataValue | null, mono: MonoType): Term | null {
    const heads: { readonly c: Term; readonly args: (Term | null)[]; readonly hole: number }[] = [];
    let rest: DataValue | null = value;
    for (;;) {
      const { head, fields } = this.parts(rest, mono);
      const hole = fields.findLastIndex((field) => field.type === mono.id);
      const args = fields.map((field, i) => (i === hole ? null : this.term(field.value, field.type)));
      if (args.some((arg, i) => arg === null && i !== hole)) return null;
      heads.push({ c: head, args, hole });
      const next = fields[hole];
      if (next === undefined) break;
      rest = next.value as DataValue | null;
    }
    return heads.reduceRight<Term | null>(
      (tail, { c, args, hole }) =>
        apps(
          c,
          args.map((arg, i) => present(i === hole ? tail : arg, "raiseValue: argument")),
        ),
      null,
    );
  }

  private parts(value: DataValue | null, mono: MonoType): { head: Term; fields: { value: Value; type: TypeId }[] } {
    const { shape, type } = mono;
    if (shape.kind !== "data") throw new TypeError("raiseValue: not data");
    const only = shape.constructors.findIndex((_, i) => i !== shape.nullary);
    const index = value === null ? shape.nullary : shape.tagged ? (value.$ ?? 0) : only;
    const layout = present(shape.constructors[index], "raiseValue: constructor");
    const types = layout.fields.map((field) => this.type(field).type);
    const fields = layout.fields.map((field, i) => ({ value: value?.[`s${layout.slots[i] ?? 0}`] ?? null, type: field }));
    return { head: constant(layout.constant, funs(types, type)), fields };
  }

  private set(value: number | SetValue, mono: MonoType): Term | null {
    const { shape, type } = mono;
    if (shape.kind !== "set") throw new TypeError("raiseValue: not a set");
    if (typeof value === "number") {
      const elements: Value[] = [];
      for (let i = 0; i < 31; i++) if (((value >> i) & 1) === 1) elements.push(this.machine.element(shape.element, i));
      return this.inserted(elements, shape.element, type);
    }
    const set = this.machine.settled(mono.id, value);
    if (set.k > 1) return null;
    const finite = this.inserted(set.e, shape.element, type);
    if (finite === null || set.k === 0) return finite;
    if (set.e.length === 0) return constant(names.top, type);
    return app(constant(names.uminus, fun(type, type)), finite);
  }

  private inserted(elements: readonly Value[], element: TypeId, type: Type): Term | null {
    const terms = this.all(elements, element);
    return terms === null ? null : insertAll(terms, type);
  }

  private function(f: FunctionValue, mono: MonoType): Term | null {
    const { type } = mono;
    const from = this.id(domain(type));
    const to = range(type);
    const size = from === null ? null : this.type(from).size;
    const table = from !== null && size !== null && size <= largestTable ? this.table(f, from, size, type) : null;
    if (table !== null) return table;
    if (f.isUndefined === true) return abs("_", domain(type), undefinedAt(range(type)));
    if (f.constant !== undefined) return this.constantFunction(f.constant(), type);
    // Into a type of one element there is one function, whatever it was made of.
    const only = this.id(to);
    if (only !== null && this.type(only).size === 1) return this.constantFunction(this.machine.element(only, 0), type);
    if (f.points === undefined || from === null) return null;
    const points: (readonly [Value, Value])[] = [];
    let base: FunctionValue = f;
    while (base.points !== undefined && base.base !== undefined) {
      points.unshift(...base.points);
      base = base.base;
    }
    const start = this.function(base, mono);
    const result = this.id(to);
    return start === null || result === null ? null : this.changed(start, points, from, result);
  }

  private constantFunction(value: Value, type: Type): Term | null {
    const result = this.id(range(type));
    const body = result === null || this.machine.isSignal(value) ? null : this.term(value, result);
    return body === null ? null : abs("_", domain(type), body);
  }

  /** A function on a finite type, value by value: `(λ_. undefined)(a₁ := b₁, …)`. */
  private table(f: FunctionValue, from: TypeId, size: number, type: Type): Term | null {
    const result = this.id(range(type));
    if (result === null) return null;
    const arity = stripFun(type).args.length;
    const points: (readonly [Value, Value])[] = [];
    for (let i = 0; i < size; i++) {
      const x = this.machine.element(from, i);
      const y = arity === 1 ? f(x) : (...rest: Value[]) => f(x, ...rest);
      // What has no value here may still have one: it is not the value `undefined`.
      if (this.machine.isSignal(y)) return null;
      points.push([x, y as Value]);
    }
    return this.changed(abs("_", domain(type), undefinedAt(range(type))), points, from, result);
  }

  private changed(base: Term, points: readonly (readonly [Value, Value])[], from: TypeId, to: TypeId): Term | null {
    // Of several values at one point the last counts.
    const last = new Map<string, readonly [Term, Term]>();
    for (const [x, y] of points) {
      const at = this.term(x, from);
      const is = this.machine.isSignal(y) ? null : this.term(y, to);
      if (at === null || is === null) return null;
      last.delete(showTerm(at));
      last.set(showTerm(at), [at, is]);
    }
    return [...last.values()].reduce<Term>((t, [at, is]) => updated(t, at, is), base);
  }

  private wrapped(value: Value, mono: MonoType): Term | null {
    const { shape, type } = mono;
    if (shape.kind !== "wrapped" || shape.abs === null) return null;
    const inner = this.term(value, shape.base);
    return inner === null ? null : app(constant(shape.abs, fun(inner.type, type)), inner);
  }

  private integer(n: bigint, type: Type): Term {
    const positive = this.numerals.term(n < 0n ? -n : n, type);
    return n < 0n ? app(constant(names.uminus, fun(type, type)), positive) : positive;
  }

  private rational(value: number | bigint | FractionValue, type: Type): Term {
    if (typeof value !== "object") return this.integer(BigInt(value), type);
    const divide = constant(names.divide, funs([type, type], type));
    return apps(divide, [this.integer(value.n, type), this.integer(value.d, type)]);
  }

  private id(type: Type): TypeId | null {
    return this.program.types.find((t) => t.type === type)?.id ?? null;
  }
}

function enumerated(mono: MonoType, value: number): Term {
  const { shape, type } = mono;
  if (type === charT) return char(value);
  const name = shape.kind === "enum" ? shape.constructors[value] : undefined;
  return name === undefined ? atom(value, type) : constant(name, type);
}

/** The k-th element of a type about which nothing is known. */
function atom(k: number, type: Type): Free {
  return free(`a⇩${k + 1}`, type);
}
