/**
 * Writes exhaustive generation ([Bulwahn 2013], section 3.2.3) as code that fills cells in place. The continuation is inlined where it is needed
 * once and a closure made once per position where it is needed for several constructors; cells are allocated once per position and
 * mutated from value to value. At bound k, `nat` has the values 0 … k − 1; the arguments of a constructor are
 * generated at k − 1.
 *
 * All code written here falls through when all values have been tried and returns true to end the search.
 */
import { type Body, fieldName, type Js, js, type Statement } from "../../javascript/index.ts";
import type { ConstructorLayout, TypeId } from "../../program/index.ts";
import { type Driver, goOn, integerAt, integersBelow, searching } from "../driver.ts";
import { visitorOf } from "../value-text.ts";
import { byDepth, type Choice, type Measure } from "./measure.ts";

/** Where a value is put. */
export interface CellPlace {
  /** Something that can be assigned to. */
  readonly target: Js;
  /** The cell it is a part of, null for a variable of the test program. */
  readonly owner: string | null;
  /** Names the kind of place: the class of the owner and the slot, or the variable. */
  readonly key: string;
}

/** Where things are put that are made once. */
export interface CellScope {
  /** Declares a name and the statement that gives it its value. */
  hoist(name: string, value: Js): void;
}

export class CellWriter {
  private readonly driver: Driver;
  private readonly measure: Measure;

  constructor(driver: Driver, measure: Measure = byDepth) {
    this.driver = driver;
    this.measure = measure;
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
  each(scope: CellScope, place: CellPlace, id: TypeId, bound: Js, then: () => Body): Body {
    const { driver } = this;
    const { shape, size } = driver.type(id);
    const limit = driver.isFull(id) ? "Infinity" : bound;
    switch (shape.kind) {
      case "bool":
        return this.loop(place, "choice", 2, (i) => js.same(i, 1), then);
      case "enum":
        if (driver.isChar(id)) return this.loop(place, "choice", driver.charCount(bound), (i) => driver.charAt(i), then);
        return this.loop(place, "choice", shape.count, (i) => i, then);
      case "number":
        return shape.sort === "nat"
          ? this.loop(place, "number", this.measure.numbers(bound), (i) => i, then)
          : this.loop(place, "number", this.measure.numbers(integersBelow(bound)), integerAt, then);
      case "data":
        return this.data(scope, place, id, limit, then);
      case "wrapped":
        return this.wrapped(scope, place, id, bound, then);
      case "function":
        if (!driver.isFull(id)) return this.visit(place, id, bound, then);
        return this.loop(place, "choice", size, (i) => js.call(driver.emission.derived("at", id), i), then);
      case "set":
        if (shape.mask && driver.isFull(id)) return this.loop(place, "choice", size, (i) => i, then);
        return this.visit(place, id, bound, then);
      case "rational":
      case "opaque":
        return this.visit(place, id, bound, then);
    }
  }

  private loop(place: CellPlace, of: Choice, all: Js, value: (i: Js) => Js, then: () => Body): Body {
    const i = this.driver.fresh("i");
    const count = this.measure.most(all, of);
    const body = this.measure.priced(i, of, [js.set(place.target, value(i)), ...then()]);
    return [js.run(js.call("spend", count)), js.count(i, count, body)];
  }

  private visit(place: CellPlace, id: TypeId, bound: Js, then: () => Body): Body {
    const value = this.driver.fresh("y");
    const visit = (body: Body): Statement => goOn(visitorOf(this.driver, id), this.measure.bound(bound), searching([value], body));
    return this.measure.visited(this.driver.fresh("n"), visit, [js.set(place.target, value), ...then()]);
  }

  private wrapped(scope: CellScope, place: CellPlace, id: TypeId, bound: Js, then: () => Body): Body {
    const { shape } = this.driver.type(id);
    if (shape.kind !== "wrapped" || this.driver.constructing(id).length > 0) return this.visit(place, id, bound, then);
    const carrier = this.driver.carrier(id);
    if (carrier === null) return this.each(scope, place, shape.base, bound, then);
    const isValue = js.same(js.call(carrier, place.target), true);
    return this.each(scope, place, shape.base, bound, () => [js.increase("passed"), js.when(isValue, then())]);
  }

  private data(scope: CellScope, place: CellPlace, id: TypeId, bound: Js, then: () => Body): Body {
    const layout = this.driver.data(id);
    const [only, ...others] = layout.constructors;
    if (only === undefined || others.length > 0 || this.isRecursive(id)) return this.byMaker(scope, place, id, bound, then);
    const inner = this.driver.keepsBound(id) ? bound : js.op(bound, "-", 1);
    const cell = this.driver.fresh("c");
    scope.hoist(cell, this.driver.construct(id, 0, []));
    const filling = [js.set(place.target, cell), ...this.fields(scope, { cell, id, constructor: only, bound: inner }, 0, then)];
    return this.driver.keepsBound(id) ? filling : this.measure.built(filling);
  }

  /** Runs through the values of the fields from `field` on. */
  private fields(scope: CellScope, at: Cell, field: number, then: () => Body): Body {
    const type = at.constructor.fields[field];
    if (type === undefined) return then();
    const slot = fieldName(at.constructor, field);
    const place = { target: js.member(at.cell, slot), owner: at.cell, key: `${at.id}_${slot}` };
    return this.each(scope, place, type, at.bound, () => this.fields(scope, at, field + 1, then));
  }

  /**
   * A type of several constructors, or a recursive one: a closure per position that runs through its values. It calls its continuation by
   * name where that is a function of the test program, so that V8 sees one callee; other continuations are handed over as `next`.
   */
  private byMaker(scope: CellScope, place: CellPlace, id: TypeId, bound: Js, then: () => Body): Body {
    const rest = then();
    const callee = calleeOf(rest);
    const tail = callee?.startsWith("n_") === true ? callee : "next";
    const maker = this.driver.define(`g${id}_${place.key}_${tail}`, () => [this.maker(id, place, tail)]);
    const run = this.driver.fresh("r");
    const next = tail !== "next" ? [] : callee === "next" ? ["next"] : [searching([], rest)];
    scope.hoist(run, js.call(maker, ...(place.owner === null ? [] : [place.owner]), bound, ...next));
    return [goOn(run)];
  }

  private maker(id: TypeId, place: CellPlace, tail: string): Statement {
    const { driver } = this;
    const layout = driver.data(id);
    const slot = place.key.slice(place.key.indexOf("_") + 1);
    const target = place.owner === null ? place.target : js.member("o", slot);
    const declared: Statement[] = [];
    const cases = layout.constructors.flatMap((c, i) => this.constructorCase(id, c, i, { target, declared, tail }));
    const params = [...(place.owner === null ? [] : ["o"]), "k", ...(tail === "next" ? ["next"] : [])];
    return js.func(`g${id}_${place.key}_${tail}`, params, [
      js.when(js.op("k", "<", 1), [js.give("never")]),
      js.constant("b", driver.keepsBound(id) ? "k" : js.op("k", "-", 1)),
      ...declared,
      js.give(searching([], cases)),
    ]);
  }

  private constructorCase(id: TypeId, c: ConstructorLayout, index: number, to: MakerPlan): Body {
    const { driver } = this;
    const { target, declared, tail } = to;
    if (c.fields.length === 0) return [js.set(target, driver.construct(id, index, [])), goOn(tail)];
    const cell = driver.fresh("c");
    const made: Statement[] = [js.set(cell, driver.construct(id, index, []))];
    declared.push(js.variable(cell, null));
    const scope: CellScope = {
      hoist: (name, value) => {
        declared.push(js.variable(name));
        made.push(js.set(name, value));
      },
    };
    const body = this.fields(scope, { cell, id, constructor: c, bound: "b" }, 0, () => [goOn(tail)]);
    const filling = this.measure.built([js.when(js.same(cell, null), made), js.set(target, cell), ...body]);
    return c.fields.every((field) => driver.isFull(field)) ? filling : [js.when(js.op("b", ">", 0), filling)];
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
  readonly bound: Js;
}

/** What the cases of a maker have in common. */
interface MakerPlan {
  /** Where values are put. */
  readonly target: Js;
  /** Declarations of what is made once. */
  readonly declared: Statement[];
  /** The continuation. */
  readonly tail: string;
}

/** The function that code does nothing but call. */
function calleeOf([only, ...more]: Body): string | null {
  if (more.length > 0 || only?.kind !== "if" || typeof only.test !== "object" || only.test?.kind !== "call") return null;
  const { fun, args } = only.test;
  return typeof fun === "string" && args.length === 0 ? fun : null;
}
