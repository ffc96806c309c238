/**
 * Values as parts of functions and sets, and of types whose values are computed: arrays of all values up to a bound, kept for as long as
 * the test program lives, and visitors that run through combinations of them. Unlike cells these values are never changed.
 */
import { unreachable } from "../base/index.ts";
import { type Body, type Js, js, type Statement } from "../javascript/index.ts";
import { range } from "../logic/index.ts";
import type { TypeId } from "../program/index.ts";
import { type Driver, goOn, integerAt, integersBelow, searchFunction, searching } from "./driver.ts";
import { nameCount, namesBound } from "./types/names.ts";
import { ratioRoot } from "./types/reachable-types.ts";

/** The function `(bound) => array of all values`, in the order of generation; of names the first ones. */
export function arrayOf(driver: Driver, id: TypeId): string {
  if (!driver.names.has(id)) return allOf(driver, id);
  const name = `n${id}`;
  const all = js.call(allOf(driver, id), namesBound);
  return driver.define(name, () => [js.func(name, ["b"], [js.give(js.method(all, "slice", 0, nameCount("b")))])]);
}

function allOf(driver: Driver, id: TypeId): string {
  const [name, known] = [`v${id}`, `w${id}`];
  return driver.define(name, () => [
    js.constant(known, js.create("Map")),
    js.func(
      name,
      ["b"],
      [
        ...(driver.isFull(id) ? [js.set("b", 0)] : []),
        js.constant("known", js.method(known, "get", "b")),
        js.when(js.differ("known", "undefined"), [js.give("known")]),
        js.constant("all", js.array([])),
        ...arrayBody(driver, id),
        js.run(js.method(known, "set", "b", "all")),
        js.give("all"),
      ],
    ),
  ]);
}

/** The function `(bound, then) => boolean` that calls `then` with one value after another until it says true. */
export function visitorOf(driver: Driver, id: TypeId): string {
  const name = `e${id}`;
  return driver.define(name, () => {
    const { shape } = driver.type(id);
    if (shape.kind === "function") return [functionVisitor(driver, name, id, shape.params)];
    if (shape.kind === "set") return [setVisitor(driver, name, id, shape.element)];
    const values = js.call(arrayOf(driver, id), "b");
    return [searchFunction(name, ["b", "then"], [js.each("y", values, [js.increase("passed"), goOn("then", "y")])])];
  });
}

const keep = (value: Js): Statement => js.run(js.call("keep", "all", value));
const push = (...values: readonly Js[]): Statement => js.run(js.method("all", "push", ...values));

/** A loop for each name, in each other, over what its array holds. */
function nested(names: readonly string[], arrays: readonly Js[], body: Body): Body {
  return names.reduceRight((inner, name, i) => [js.each(name, arrays[i] ?? null, inner)], body);
}

function arrayBody(driver: Driver, id: TypeId): Body {
  const { shape, size } = driver.type(id);
  switch (shape.kind) {
    case "bool":
      return [push(false, true)];
    case "enum":
      if (driver.isChar(id)) return [js.count("i", driver.charCount("b"), [push(driver.charAt("i"))])];
      return [js.count("i", shape.count, [push("i")])];
    case "number":
      return [shape.sort === "nat" ? js.count("i", "b", [push("i")]) : js.count("i", integersBelow("b"), [push(integerAt("i"))])];
    case "rational":
      return ratios(driver, id);
    case "data":
      return dataValues(driver, id);
    case "wrapped":
      return wrappedValues(driver, id, shape.base);
    case "function":
      if (driver.isFull(id)) return [js.count("i", size, [keep(js.call(driver.emission.derived("at", id), "i"))])];
      return [js.run(js.call(visitorOf(driver, id), "b", searching(["y"], [keep("y")])))];
    case "set":
      if (shape.mask && driver.isFull(id)) return [js.count("i", size, [push("i")])];
      return [js.run(js.call(visitorOf(driver, id), "b", searching(["y"], [keep("y")])))];
    case "opaque":
      return [];
    default:
      return unreachable(shape);
  }
}

/** Fractions in lowest terms with numerator and denominator below the bound, whole numbers first. */
function ratios(driver: Driver, id: TypeId): Body {
  const divide = driver.root(ratioRoot(driver.type(id).type))?.name;
  const whole = js.count("i", integersBelow("b"), [push(integerAt("i"))]);
  if (divide === undefined) return [whole];
  const size = js.choose(js.op("n", "<", 0), js.unary("-", "n"), "n");
  const fractions = js.loop("i", 1, js.op("i", "<", integersBelow("b")), js.unary("++", "i"), [
    js.constant("n", integerAt("i")),
    js.when(js.call("isCoprime", size, "d"), [keep(js.call(divide, "n", "d"))]),
  ]);
  return [whole, js.loop("d", 2, js.op("d", "<", "b"), js.unary("++", "d"), [fractions])];
}

function dataValues(driver: Driver, id: TypeId): Body {
  const inner = driver.isFull(id) || driver.keepsBound(id) ? "b" : js.op("b", "-", 1);
  const cases = driver.data(id).constructors.flatMap((c, index) => {
    const names = c.fields.map((_, i) => `y${i}`);
    const arrays = c.fields.map((field) => js.call((field === id ? allOf : arrayOf)(driver, field), inner));
    return nested(names, arrays, [keep(driver.construct(id, index, names))]);
  });
  return driver.isFull(id) ? cases : [js.when(js.op("b", ">", 0), cases)];
}

function wrappedValues(driver: Driver, id: TypeId, base: TypeId): Body {
  const constructing = driver.constructing(id);
  if (constructing.length > 0) {
    const cases = constructing.flatMap(({ name, params }) => {
      const names = params.map((_, i) => `y${i}`);
      const arrays = params.map((param) => js.call(arrayOf(driver, param), js.op("b", "-", 1)));
      const isNew = js.op(js.differ("y", "S"), "&&", js.call("isNew", "all", "y"));
      return nested(names, arrays, [js.constant("y", js.call(name, ...names)), js.when(isNew, [keep("y")])]);
    });
    const isKnown = js.when(js.same(driver.equal(id, "x", "y"), true), [js.give(false)]);
    return [
      js.constant("isNew", js.arrow(["all", "y"], [js.each("x", "all", [isKnown]), js.give(true)])),
      js.when(js.op("b", ">", 0), cases),
    ];
  }
  const carrier = driver.carrier(id);
  const kept = carrier === null ? keep("y") : js.when(js.same(js.call(carrier, "y"), true), [keep("y")]);
  return [js.each("y", js.call(arrayOf(driver, base), "b"), [kept])];
}

function functionVisitor(driver: Driver, name: string, id: TypeId, params: readonly TypeId[]): Statement {
  const [domain = 0] = params;
  const rest = driver.idOf(range(driver.type(id).type));
  const values = js.array([js.call(arrayOf(driver, domain), "b"), js.call(arrayOf(driver, rest), "b")]);
  const { size } = driver.type(domain);
  return js.func(name, ["b", "then"], [js.give(js.call("visitFunctions", "b", values, size, functionMaker(driver, id), "then"))]);
}

/** The function `(default, points) => function value`; both hold functions of the remaining arguments where there are any. */
function functionMaker(driver: Driver, id: TypeId): string {
  const { shape } = driver.type(id);
  const params = shape.kind === "function" ? shape.params : [];
  const [domain = 0] = params;
  const names = params.map((_, i) => `y${i}`);
  const result = (value: Js): Js => (params.length > 1 ? js.call(value, ...names.slice(1)) : value);
  const last = js.op(js.member("points", "length"), "-", 1);
  const lookUp = [
    js.constant("p", js.index("points", "i")),
    js.constant("same", driver.equal(domain, js.index("p", 0), "y0")),
    js.when(js.same("same", true), [js.give(result(js.index("p", 1)))]),
    js.when(js.differ("same", false), [js.give("same")]),
  ];
  return driver.define(`m${id}`, () => [
    js.func(
      `m${id}`,
      ["d", "points"],
      [
        js.constant("base", js.arrow(names, result("d"))),
        js.set(js.member("base", "constant"), js.arrow([], "d")),
        js.when(js.same(js.member("points", "length"), 0), [js.give("base")]),
        js.constant("f", js.arrow(names, [js.loop("i", last, js.op("i", ">=", 0), js.unary("--", "i"), lookUp), js.give(result("d"))])),
        js.set(js.member("f", "points"), "points"),
        js.set(js.member("f", "base"), "base"),
        js.give("f"),
      ],
    ),
  ]);
}

/** Sets of fewer than `b` elements, taken from the values below the bound. */
function setVisitor(driver: Driver, name: string, id: TypeId, element: TypeId): Statement {
  const from = js.call(arrayOf(driver, element), js.op("b", "-", 1));
  return js.func(
    name,
    ["b", "then"],
    [js.when(js.op("b", "<", 1), [js.give(false)]), js.give(js.call("visitSets", id, "b", from, "then"))],
  );
}
