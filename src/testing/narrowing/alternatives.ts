/**
 * Variables and their alternatives: what a variable may become when it is demanded. Binding writes to the variable's cell, undoing resets
 * its tag; the parts of an alternative are made once per variable. The values at each depth are those of exhaustive
 * testing: `nat` 0 … k − 1, arguments of constructors at k − 1, small finite types entirely.
 */
import { present } from "../../base/index.ts";
import type { ConstructorLayout, Machine, MonoType, TypeId, Value } from "../../program/index.ts";
import type { Driver } from "../driver.ts";
import { largestMask } from "../limits.ts";
import { compute, settle, type VariableContext } from "./alternative.ts";
import {
  type Alternative,
  type Alternatives,
  type Cell,
  type CellPart,
  type Home,
  type LazyValue,
  type Narrow,
  unbound,
  type VariableFacts,
  type What,
} from "./cell.ts";
import { functionAlternatives } from "./function-variable.ts";

const nowhere = { object: null, slot: 0 };

/** Makes variables and says what they may become. */
export class Variables implements VariableContext {
  readonly narrow: Narrow;
  readonly driver: Driver;
  readonly machine: Machine;
  /** Natural numbers are refined from below instead of drawn from a range. */
  readonly symbolic: boolean;
  private readonly constructing: (type: TypeId, index: number) => ((...args: LazyValue[]) => LazyValue) | null;
  /** The quotient of two integers as a value of a type. */
  private readonly ratio: (type: TypeId, n: number, d: number) => Value;
  private readonly known = new Map<string, Alternatives>();
  /** How many numbers there are, wherever they stand; null where that depends on the depth. */
  private numberCount: number | null = null;

  constructor(
    narrow: Narrow,
    driver: Driver,
    machine: Machine,
    options: { readonly symbolic: boolean; readonly constructing: Variables["constructing"]; readonly ratio: Variables["ratio"] },
  ) {
    this.narrow = narrow;
    this.driver = driver;
    this.machine = machine;
    this.symbolic = options.symbolic;
    this.constructing = options.constructing;
    this.ratio = options.ratio;
  }

  /** From now on numbers are the first natural ones. */
  limitNumbers(count: number): void {
    this.numberCount = count;
    this.known.clear();
  }

  /** An unbound variable. */
  make(part: CellPart, level: number, home: Home | null): Cell {
    const mono = this.base(part.type);
    const lo = part.isNatural === true || (part.params.length === 0 && this.isSymbolic(mono)) ? 0 : null;
    const shape = part.params.length === 0 && !this.isConstructed(part.type) ? mono.shape : null;
    const { params, depth } =
      shape?.kind === "function" ? { params: shape.params, depth: part.depth } : { params: part.params, depth: part.depth };
    const type = shape?.kind === "function" ? shape.result : part.type;
    const points = part.points ?? depth - 1;
    const twin = home === null ? null : (this.narrow.twins[mono.id]?.() ?? null);
    const { object, slot } = home ?? nowhere;
    // One literal, for the sake of its hidden class.
    const facts: VariableFacts = {
      type,
      params,
      level,
      depth,
      points,
      lo,
      alternatives: null,
      chosen: -1,
      twin,
      home: object,
      slot,
      parts: [],
    };
    if (shape?.kind !== "data") return new this.narrow.V(unbound, null, null, facts, null, 0);
    const slots = shape.slots.map(() => null);
    return new (present(this.narrow.cellClasses[mono.id], "Variables.make: class"))(unbound, ...slots, facts);
  }

  /** The slots of the parts of a constructor, when the alternative is one. */
  slots(type: TypeId, what: What): readonly number[] {
    const { shape } = this.base(type);
    return shape.kind === "data" && what.kind === "constructor" ? (shape.constructors[what.index]?.slots ?? []) : [];
  }

  /** The ways to bind a variable, simplest first. */
  alternatives(facts: VariableFacts): Alternatives {
    if (facts.alternatives !== null) return facts.alternatives;
    if (facts.lo !== null) return this.symbolicNumber(facts.lo, facts.depth);
    const key = `${facts.type} ${facts.params.join(" ")} ${facts.depth} ${facts.points}`;
    const known = this.known.get(key);
    const found = known ?? this.compute(facts);
    facts.alternatives = found;
    this.known.set(key, found);
    return found;
  }

  private compute(facts: VariableFacts): Alternatives {
    return facts.params.length > 0 ? functionAlternatives(this, facts) : this.ofType(facts.type, facts.depth);
  }

  private ofType(id: TypeId, given: number): Alternatives {
    const mono = this.driver.type(id);
    const { shape } = mono;
    const depth = this.driver.isFull(id) ? Number.POSITIVE_INFINITY : given;
    switch (shape.kind) {
      case "bool":
        return scalars([false, true], true);
      case "enum":
        return scalars(
          Array.from({ length: shape.count }, (_, i) => i),
          true,
        );
      case "number":
        if (this.symbolic) return this.signs(id, depth);
        if (this.numberCount !== null) return scalars(range(this.numberCount), false, true);
        return shape.sort === "nat" ? scalars(range(depth), false, true) : scalars(range(2 * depth - 1).map(signed), false);
      case "rational":
        return scalars(this.rationals(id, depth), false);
      case "data":
        return this.data(mono, shape.constructors, depth);
      case "set":
        return this.sets(mono, shape.element, depth, shape.mask);
      case "wrapped":
        return this.isConstructed(id) ? this.made(id, depth) : this.ofType(shape.base, depth);
      case "function":
      case "opaque":
        return { list: [], scalars: null, isRange: false, isOrdered: false, isComplete: false };
    }
  }

  /** `lo`, or more. */
  private symbolicNumber(lo: number, depth: number): Alternatives {
    const exactly: Alternative = { parts: [], what: { kind: "value", value: lo }, bind: (cell) => settle(cell, lo) };
    if (lo + 1 >= depth) return { list: [exactly], scalars: null, isRange: false, isOrdered: false, isComplete: false };
    const larger: Alternative = {
      parts: [],
      what: { kind: "larger" },
      bind: (cell) => {
        if (cell.x !== null) cell.x.lo = lo + 1;
      },
    };
    return { list: [exactly, larger], scalars: null, isRange: false, isOrdered: false, isComplete: true };
  }

  /** A natural number, or −1 minus one; those of smaller absolute value than the depth. */
  private signs(type: TypeId, depth: number): Alternatives {
    const list = [false, true].slice(0, Math.min(depth, 2)).map(
      (isNegative): Alternative => ({
        parts: [{ type, params: [], depth: isNegative ? depth - 1 : depth, isNatural: true }],
        what: { kind: "sign", isNegative },
        bind: (cell, [n]) => compute(cell, () => this.narrow.signed(present(n, "signs: part"), isNegative)),
      }),
    );
    return { list, scalars: null, isRange: false, isOrdered: false, isComplete: list.length === 2 };
  }

  private data(mono: MonoType, constructors: readonly ConstructorLayout[], depth: number): Alternatives {
    const inner = this.driver.keepsBound(mono.id) ? depth : depth - 1;
    const list: Alternative[] = [];
    const binders = present(this.narrow.binders[mono.id], "Variables.data: binders");
    constructors.forEach((c, index) => {
      const isOpen = c.fields.length === 0 || inner > 0 || c.fields.every((field) => this.driver.isFull(field));
      if (!isOpen) return;
      list.push({
        parts: c.fields.map((type) => ({ type, params: [], depth: inner })),
        what: { kind: "constructor", index },
        bind: present(binders[index], "Variables.data: binder"),
      });
    });
    // Constructors declared for execution need not make every value.
    const isFree = mono.shape.kind === "data" && mono.shape.free;
    return { list, scalars: null, isRange: false, isOrdered: false, isComplete: isFree && list.length === constructors.length };
  }

  private sets(mono: MonoType, element: TypeId, depth: number, isMask: boolean): Alternatives {
    if (isMask && mono.size !== null && mono.size <= largestMask) return scalars(range(mono.size), true);
    const list = range(depth).map(
      (count): Alternative => ({
        parts: Array.from({ length: count }, () => ({ type: element, params: [], depth: depth - 1 })),
        what: { kind: "set" },
        bind: (cell, parts) => compute(cell, () => this.setOf(mono.id, element, parts)),
      }),
    );
    return { list, scalars: null, isRange: false, isOrdered: false, isComplete: false };
  }

  private setOf(type: TypeId, element: TypeId, parts: readonly Cell[]): LazyValue {
    const values: Value[] = [];
    for (const part of parts) {
      const value = this.strict(element, part);
      if (value === this.narrow.Z) return value;
      values.push(value as Value);
    }
    return this.machine.makeSet(type, values, false);
  }

  /** The value of strict code, or `Z`. */
  strict(type: TypeId, value: LazyValue): Value | Cell {
    return present(this.narrow.strictValues[type], "Variables.strict: type")(value);
  }

  /** Values of a type that is made by functions of its own (`quickcheck_generator`). */
  private made(id: TypeId, depth: number): Alternatives {
    const list = this.driver.constructing(id).flatMap(({ params }, index): Alternative[] => {
      const isOpen = params.length === 0 || depth > 1 || params.every((p) => this.driver.isFull(p));
      const make = this.constructing(id, index);
      if (!isOpen || make === null) return [];
      return [
        {
          parts: params.map((type) => ({ type, params: [], depth: depth - 1 })),
          what: { kind: "made", index },
          bind: (cell, parts) => compute(cell, () => make(...parts)),
        },
      ];
    });
    return { list, scalars: null, isRange: false, isOrdered: false, isComplete: false };
  }

  private rationals(id: TypeId, depth: number): Value[] {
    const found: Value[] = [];
    for (const n of range(2 * depth - 1).map(signed))
      for (let d = 1; d < Math.max(2, depth); d++) {
        if (gcd(Math.abs(n), d) !== 1) continue;
        found.push(d === 1 ? n : this.ratio(id, n, d));
      }
    return found;
  }

  isConstructed(id: TypeId): boolean {
    return this.driver.type(id).shape.kind === "wrapped" && this.driver.constructing(id).length > 0;
  }

  isSymbolic(mono: MonoType): boolean {
    return this.symbolic && mono.shape.kind === "number" && mono.shape.sort === "nat";
  }

  /** The type whose values stand for those of `id`. */
  base(id: TypeId): MonoType {
    let mono = this.driver.type(id);
    while (mono.shape.kind === "wrapped") mono = this.driver.type(mono.shape.base);
    return mono;
  }
}

function scalars(values: readonly Value[], isComplete: boolean, isOrdered = false): Alternatives {
  return {
    list: values.map((value) => ({ parts: [], what: { kind: "value", value }, bind: (cell) => settle(cell, value) })),
    scalars: values,
    isComplete,
    isRange: values.every((value, i) => value === i),
    isOrdered,
  };
}

function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, i) => i);
}

/** 0, 1, −1, 2, −2, … */
function signed(i: number): number {
  return i % 2 === 0 ? 0 - i / 2 : (i + 1) / 2;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
