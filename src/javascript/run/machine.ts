import { check, present } from "../../base/index.ts";
import type { FunctionValue, Machine, MonoType, Program, SetValue, TypeId, Value } from "../../program/index.ts";
import { Fraction } from "../../runtime/index.ts";

/** What the machine needs from generated code. */
export interface Factory {
  readonly program: Program;
  readonly signal: unknown;
  /** Makes a value of a data type that is not null. */
  make(type: TypeId, index: number, fields: readonly Value[]): Value;
  /** The function that compares two values; it answers with the signal when undecided. */
  equality(type: TypeId): (a: Value, b: Value) => unknown;
  /** A set object of elements in any order, repetitions allowed. */
  setOf(type: TypeId, elements: readonly Value[], complement: boolean): SetValue;
  /** The elements of a set, null when they cannot be listed. */
  elementsOf(type: TypeId, set: SetValue): readonly Value[] | null;
}

/** Makes run-time values from outside. Not for inner loops: those are written as JavaScript text. */
export class ValueMachine implements Machine {
  private readonly factory: Factory;

  constructor(factory: Factory) {
    this.factory = factory;
  }

  private type(id: TypeId): MonoType {
    let type = present(this.factory.program.types[id], "ValueMachine: no such type");
    while (type.shape.kind === "wrapped") type = present(this.factory.program.types[type.shape.base], "ValueMachine: no such type");
    return type;
  }

  isSignal(value: unknown): boolean {
    return value === this.factory.signal;
  }

  make(type: TypeId, index: number, fields: readonly Value[]): Value {
    const { shape, id } = this.type(type);
    if (shape.kind === "bool") return index === 1;
    if (shape.kind !== "data") return index;
    return index === shape.nullary ? null : this.factory.make(id, index, fields);
  }

  makeRatio(numerator: bigint, denominator: bigint): Value {
    if (denominator === 0n) return 0;
    const g = gcd(numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator);
    const [n, d] = denominator < 0n ? [-numerator / g, -denominator / g] : [numerator / g, denominator / g];
    if (d > 1n) return new Fraction(n, d);
    return n >= Number.MIN_SAFE_INTEGER && n <= Number.MAX_SAFE_INTEGER ? Number(n) : n;
  }

  makeSet(type: TypeId, elements: readonly Value[], complement: boolean): Value {
    const { shape, id } = this.type(type);
    if (shape.kind !== "set" || !shape.mask) return this.factory.setOf(id, elements, complement);
    const mask = elements.reduce<number>((bits, x) => bits | (1 << this.rank(shape.element, x)), 0);
    const size = present(this.type(shape.element).size, "makeSet: infinite");
    return complement ? ~mask & (2 ** size - 1) : mask;
  }

  settled(type: TypeId, set: SetValue): SetValue {
    if (set.k < 2) return set;
    const elements = this.factory.elementsOf(this.type(type).id, set);
    return elements === null ? set : { k: 0, e: elements, p: null, d: null };
  }

  makeConstant(type: TypeId, value: Value | undefined): FunctionValue {
    const arity = this.arity(type);
    const result = value === undefined ? (this.factory.signal as Value) : value;
    const f: FunctionValue = arity === 1 || value === undefined ? () => result : (_x, ...rest) => (result as FunctionValue)(...rest);
    f.constant = () => result;
    if (value === undefined) f.isUndefined = true;
    return f;
  }

  makeFunction(type: TypeId, base: FunctionValue, points: readonly (readonly [Value, Value])[]): FunctionValue {
    const { shape } = this.type(type);
    const domain = shape.kind === "function" ? present(shape.params[0], "makeFunction: domain") : type;
    const arity = this.arity(type);
    const equal = this.factory.equality(domain);
    // Called from generated code: nothing here but plain calls, which fail with a RangeError when the stack is full.
    const f: FunctionValue = (x, ...rest) => {
      for (let i = points.length - 1; i >= 0; i--) {
        const point = points[i] as readonly [Value, Value];
        const same = equal(point[0], x as Value);
        if (same === true) return arity === 1 ? point[1] : (point[1] as FunctionValue)(...rest);
        if (same !== false) return same as Value;
      }
      return base(x as Value, ...rest);
    };
    f.points = points;
    f.base = base;
    return f;
  }

  private arity(type: TypeId): number {
    const { shape } = this.type(type);
    return shape.kind === "function" ? shape.params.length : 0;
  }

  element(type: TypeId, index: number): Value {
    const { shape, id } = this.type(type);
    switch (shape.kind) {
      case "bool":
        return index === 1;
      case "data": {
        let rest = index;
        for (const [at, c] of shape.constructors.entries()) {
          const sizes = c.fields.map((field) => this.size(field));
          const count = sizes.reduce((n, size) => n * size, 1);
          if (rest < count)
            return this.make(
              id,
              at,
              digits(rest, sizes).map((d, i) => this.element(c.fields[i] ?? 0, d)),
            );
          rest -= count;
        }
        return null;
      }
      case "function": {
        // Into a type of one element there is one function, also from an infinite type.
        if (this.size(shape.result) === 1) {
          const only = this.element(shape.result, 0);
          return () => only;
        }
        const points = shape.params.reduce((n, p) => n * this.size(p), 1);
        const values = digits(
          index,
          Array.from({ length: points }, () => this.size(shape.result)),
        ).map((d) => this.element(shape.result, d));
        return (...args: Value[]) => {
          const place = this.place(shape.params, args);
          const value = place === null ? (this.factory.signal as Value) : values[place];
          check(value !== undefined, "element: table");
          return value;
        };
      }
      default:
        return index;
    }
  }

  /** The number of an element of a finite type; negative where it cannot be told. */
  rank(type: TypeId, value: Value): number {
    const { shape, size } = this.type(type);
    const count = size ?? 0;
    if (shape.kind === "bool") return value === true ? 1 : 0;
    if (typeof value === "number") return value;
    if (count === 1) return 0;
    for (let i = 0; i < count; i++) if (this.factory.equality(type)(this.element(type, i), value) === true) return i;
    return -1;
  }

  /** Where a table has the value at some arguments; null where one of them cannot be told. */
  private place(params: readonly TypeId[], args: readonly Value[]): number | null {
    return params.reduce<number | null>((n, p, i) => {
      const rank = this.rank(p, args[i] ?? null);
      return n === null || rank < 0 ? null : n * this.size(p) + rank;
    }, 0);
  }

  private size(type: TypeId): number {
    return present(this.type(type).size, "ValueMachine: infinite type");
  }
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** The digits of `n` in mixed radix, the last fastest. */
function digits(n: number, sizes: readonly number[]): number[] {
  const found: number[] = [];
  let rest = n;
  for (const size of [...sizes].reverse()) {
    found.unshift(rest % size);
    rest = Math.floor(rest / size);
  }
  return found;
}
