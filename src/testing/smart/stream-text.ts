/** Runs through the values of a datatype without keeping them all: large bounds are taken apart, small ones come from arrays. */
import { type Body, type Js, js } from "../../javascript/index.ts";
import type { DataLayout, TypeId } from "../../program/index.ts";
import { type Driver, goOn, integerAt, searchFunction, searching } from "../driver.ts";
import { arrayOf } from "../value-text.ts";

/** Up to this bound values are kept. */
export const kept = 3;

/** The function `(bound, then) => boolean` that calls `then` with one new value after another until it says true. */
export function streamOf(driver: Driver, id: TypeId): string {
  const name = `r${id}`;
  return driver.define(name, () => {
    const { shape } = driver.type(id);
    const short = fromArray(driver, id, "b");
    if (shape.kind !== "data" || driver.isFull(id) || driver.names.has(id)) return [searchFunction(name, ["b", "k"], short)];
    const start = driver.keepsBound(id) ? [] : [js.when(js.op("b", "<=", kept), [...short, js.give(false)])];
    return [searchFunction(name, ["b", "k"], [...start, ...constructed(driver, id, shape, streamOf)])];
  });
}

function fromArray(driver: Driver, id: TypeId, bound: Js): Body {
  return [js.each("y", js.call(arrayOf(driver, id), bound), [goOn("k", "y")])];
}

/** The values of each constructor, with fields from the streams of their types. */
function constructed(driver: Driver, id: TypeId, shape: DataLayout, stream: (driver: Driver, id: TypeId) => string): Body {
  const inner = driver.keepsBound(id) ? "b" : js.op("b", "-", 1);
  return shape.constructors.flatMap((c, index) => {
    const names = c.fields.map((_, i) => `y${i}`);
    return c.fields.reduceRight<Body>(
      (body, field, i) => [goOn(stream(driver, field), inner, searching([`y${i}`], body))],
      [js.guard, js.increase("passed"), goOn("k", driver.construct(id, index, names))],
    );
  });
}

/** The same, where every constructor takes one off `left`, the size that a derivation may still have. */
export function chargedStreamOf(driver: Driver, id: TypeId): string {
  const name = `lean${id}`;
  return driver.define(name, () => {
    const { shape } = driver.type(id);
    const params = ["b", "k"];
    if (shape.kind === "number") {
      const value = shape.sort === "nat" ? "i" : integerAt("i");
      const isIn = js.op(js.op("i", "<=", "left"), "&&", js.op("i", "<", "b"));
      const turn = [js.run(js.op("left", "-=", "i")), goOn("k", value), js.run(js.op("left", "+=", "i"))];
      return [searchFunction(name, params, [js.loop("i", 0, isIn, js.unary("++", "i"), turn)])];
    }
    if (driver.isFull(id) || driver.names.has(id)) return [searchFunction(name, params, fromArray(driver, id, "b"))];
    if (shape.kind !== "data") return [searchFunction(name, params, fromArray(driver, id, affordable("b")))];
    const stop = js.when(js.op(js.op("left", "<", 1), "||", js.op("b", "<", 1)), [js.set("shallow", true), js.give(false)]);
    const cases = constructed(driver, id, shape, chargedStreamOf);
    return [searchFunction(name, params, [stop, js.run(js.unary("--", "left")), ...cases, js.increase("left")])];
  });
}

/** The bound of values that come from arrays, within the size that is left. */
export const affordable = (bound: Js): Js => js.method("Math", "min", bound, "left", kept);
