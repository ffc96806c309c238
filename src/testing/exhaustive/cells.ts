/**
 * Writes exhaustive generation (thesis, section 3.2.3) as code that fills cells in place. The continuation is inlined where it is needed
 * once and a closure made once per position where it is needed for several constructors; cells are allocated once per position and
 * mutated from value to value (STUDY, section 7, 2). At bound k, `nat` has the values 0 … k − 1; the arguments of a constructor are
 * generated at k − 1.
 *
 * Every text written here is a statement: it falls through when all values have been tried and returns true to end the search.
 */
import type { ConstructorLayout, TypeId } from "../../program/index.ts";
import { type Driver, slotOf } from "../driver.ts";
import { visitorOf } from "../value-text.ts";

/** Where a value is put. */
export interface Place {
  /** Something that can be assigned to. */
  readonly text: string;
  /** The cell it is a part of, null for a variable of the test program. */
  readonly owner: string | null;
  /** Names the kind of place: the class of the owner and the slot, or the variable. */
  readonly key: string;
}

/** Where things are put that are made once. */
export interface Scope {
  /** Declares a name and the statement that gives it its value. */
  hoist(name: string, value: string): void;
}

export class CellWriter {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Whether the code for a type needs its continuation at several places. */
  needsFunction(id: TypeId): boolean {
    const { shape } = this.driver.type(id);
    if (shape.kind === "wrapped") return this.driver.constructing(id).length === 0 && this.needsFunction(shape.base);
    if (shape.kind !== "data") return false;
    if (shape.constructors.length > 1 || this.isRecursive(id)) return true;
    return shape.constructors.some((c) => c.fields.some((field) => this.needsFunction(field)));
  }

  /** Runs through the values of a type, puts each in its place and goes on with `then`. */
  each(scope: Scope, place: Place, id: TypeId, bound: string, then: () => string): string {
    const { driver } = this;
    const { shape, size } = driver.type(id);
    const limit = driver.isFull(id) ? "Infinity" : bound;
    switch (shape.kind) {
      case "bool":
        return this.loop("2", (i) => `${place.text} = ${i} === 1;`, then);
      case "enum":
        if (driver.isChar(id)) return this.loop(driver.charCount(bound), (i) => `${place.text} = ${driver.charAt(i)};`, then);
        return this.loop(String(shape.count), (i) => `${place.text} = ${i};`, then);
      case "number":
        if (shape.sort === "nat") return this.loop(bound, (i) => `${place.text} = ${i};`, then);
        return this.loop(`2 * ${bound} - 1`, (i) => `${place.text} = ${i} % 2 === 0 ? 0 - ${i} / 2 : (${i} + 1) / 2;`, then);
      case "data":
        return this.data(scope, place, id, limit, then);
      case "wrapped":
        return this.wrapped(scope, place, id, bound, then);
      case "function":
        if (!driver.isFull(id)) return this.visit(place, id, bound, then);
        return this.loop(String(size), (i) => `${place.text} = ${driver.emission.derived("at", id)}(${i});`, then);
      case "set":
        if (shape.mask && driver.isFull(id)) return this.loop(String(size), (i) => `${place.text} = ${i};`, then);
        return this.visit(place, id, bound, then);
      case "rational":
      case "opaque":
        return this.visit(place, id, bound, then);
    }
  }

  private loop(count: string, assign: (i: string) => string, then: () => string): string {
    const i = this.driver.fresh("i");
    return `spend(${count}); for (let ${i} = 0; ${i} < ${count}; ${i}++) { ${assign(i)}\n${then()} }`;
  }

  private visit(place: Place, id: TypeId, bound: string, then: () => string): string {
    const value = this.driver.fresh("y");
    return `if (${visitorOf(this.driver, id)}(${bound}, (${value}) => { ${place.text} = ${value};\n${then()} return false; })) return true;`;
  }

  private wrapped(scope: Scope, place: Place, id: TypeId, bound: string, then: () => string): string {
    const { shape } = this.driver.type(id);
    if (shape.kind !== "wrapped" || this.driver.constructing(id).length > 0) return this.visit(place, id, bound, then);
    const carrier = this.driver.carrier(id);
    if (carrier === null) return this.each(scope, place, shape.base, bound, then);
    return this.each(scope, place, shape.base, bound, () => `if (++passed && ${carrier}(${place.text}) === true) { ${then()} }`);
  }

  private data(scope: Scope, place: Place, id: TypeId, bound: string, then: () => string): string {
    const layout = this.driver.data(id);
    const [only, ...others] = layout.constructors;
    if (only === undefined || others.length > 0 || this.isRecursive(id)) return this.byMaker(scope, place, id, bound, then);
    const inner = this.driver.keepsBound(id) ? bound : `(${bound} - 1)`;
    const cell = this.driver.fresh("c");
    scope.hoist(cell, this.driver.construct(id, 0, []));
    return `${place.text} = ${cell};\n${this.fields(scope, { cell, id, constructor: only, bound: inner }, 0, then)}`;
  }

  /** Runs through the values of the fields from `field` on. */
  private fields(scope: Scope, at: Cell, field: number, then: () => string): string {
    const type = at.constructor.fields[field];
    if (type === undefined) return then();
    const slot = slotOf(at.constructor, field);
    const place = { text: `${at.cell}.${slot}`, owner: at.cell, key: `${at.id}_${slot}` };
    return this.each(scope, place, type, at.bound, () => this.fields(scope, at, field + 1, then));
  }

  /**
   * A type of several constructors, or a recursive one: a closure per position that runs through its values. It calls its continuation by
   * name where that is a function of the test program, so that V8 sees one callee; other continuations are handed over as `next`.
   */
  private byMaker(scope: Scope, place: Place, id: TypeId, bound: string, then: () => string): string {
    const text = then();
    const tail = calleeOf(text) ?? "next";
    const maker = this.driver.define(`g${id}_${place.key}_${tail}`, () => this.maker(id, place, tail));
    const run = this.driver.fresh("r");
    const next = tail !== "next" ? [] : text === goOn("next") ? ["next"] : [`() => { ${text} return false; }`];
    scope.hoist(run, `${maker}(${[...(place.owner === null ? [] : [place.owner]), bound, ...next].join(", ")})`);
    return goOn(run);
  }

  private maker(id: TypeId, place: Place, tail: string): string {
    const { driver } = this;
    const layout = driver.data(id);
    const slot = place.key.slice(place.key.indexOf("_") + 1);
    const target = place.owner === null ? place.text : `o.${slot}`;
    const declared: string[] = [];
    const cases = layout.constructors.map((c, i) => this.constructorCase(id, c, i, { target, declared, tail }));
    const params = [...(place.owner === null ? [] : ["o"]), "k", ...(tail === "next" ? ["next"] : [])];
    const names = declared.length === 0 ? "" : `let ${declared.join(", ")};`;
    return `function g${id}_${place.key}_${tail}(${params.join(", ")}) {
if (k < 1) return never;
const b = ${driver.keepsBound(id) ? "k" : "k - 1"}; ${names}
return function () {
${cases.join("\n")}
return false; };
}`;
  }

  private constructorCase(id: TypeId, c: ConstructorLayout, index: number, to: MakerPlan): string {
    const { driver } = this;
    const { target, declared, tail } = to;
    if (c.fields.length === 0) return `${target} = ${driver.construct(id, index, [])}; ${goOn(tail)}`;
    const cell = driver.fresh("c");
    const made: string[] = [`${cell} = ${driver.construct(id, index, [])};`];
    declared.push(`${cell} = null`);
    const scope: Scope = {
      hoist: (name, value) => {
        declared.push(name);
        made.push(`${name} = ${value};`);
      },
    };
    const body = this.fields(scope, { cell, id, constructor: c, bound: "b" }, 0, () => goOn(tail));
    const filling = `if (${cell} === null) { ${made.join(" ")} } ${target} = ${cell};\n${body}`;
    return c.fields.every((field) => driver.isFull(field)) ? filling : `if (b > 0) { ${filling} }`;
  }

  /** Whether values of a data type have values of the same type inside, other than behind functions and sets. */
  private isRecursive(id: TypeId): boolean {
    const seen = new Set<TypeId>();
    const reaches = (at: TypeId): boolean => {
      const { shape } = this.driver.type(at);
      const parts = shape.kind === "data" ? shape.constructors.flatMap((c) => c.fields) : shape.kind === "wrapped" ? [shape.base] : [];
      return parts.some((part) => {
        if (part === id) return true;
        if (seen.has(part)) return false;
        seen.add(part);
        return reaches(part);
      });
    };
    return reaches(id);
  }
}

interface Cell {
  readonly cell: string;
  readonly id: TypeId;
  readonly constructor: ConstructorLayout;
  readonly bound: string;
}

/** What the cases of a maker have in common. */
interface MakerPlan {
  /** Where values are put. */
  readonly target: string;
  /** Names of what is made once. */
  readonly declared: string[];
  /** The continuation. */
  readonly tail: string;
}

/** Calls a continuation. */
export const goOn = (name: string): string => `if (${name}()) return true;`;

/** The function of the test program that a text does nothing but call. */
function calleeOf(text: string): string | null {
  return /^if \((n_\d+)\(\)\) return true;$/.exec(text)?.[1] ?? null;
}

/**
 * What the text of cells takes for granted. `spend` counts steps where loops begin; it must have called `tick` once before V8 optimizes its
 * callers, or they are optimized twice.
 */
export const cellPrelude = `const never = () => false; let passed = 0;
function spend(n) { if ((fuel -= n) < 0) tick(); }`;
