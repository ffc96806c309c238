/**
 * Values written through: every variable of the conclusion has a place in an object of strict code (`home`, slot `slot`), and data variables
 * an object of their own (`twin`). Binding a variable writes to its place, so that when the last one is bound (`open` of the search is 0) the values that strict code needs are there, without a walk over the cells for each test: the cells of exhaustive testing, kept up to
 * date by the search.
 */
import { type Body, type Js, js } from "../../javascript/index.ts";
import { boolId, isScalar, type TypeId } from "../../program/index.ts";
import type { LazyContext } from "./lazy-context.ts";

/** Whether the variables of a type can be written through: scalars and data all the way down, whose alternatives are their constructors. */
function isWrittenThrough(cx: LazyContext, id: TypeId, seen: Set<TypeId> = new Set()): boolean {
  if (cx.driver.type(id).shape.kind === "wrapped" && cx.driver.constructing(id).length > 0) return false;
  const { id: base, shape } = cx.representation(id);
  if (seen.has(base)) return true;
  seen.add(base);
  if (isScalar(shape)) return true;
  switch (shape.kind) {
    case "data":
      return shape.constructors.every((c) => c.fields.every((field) => isWrittenThrough(cx, field, seen)));
    case "set":
    case "function":
    case "wrapped":
    case "opaque":
      return false;
  }
}

/** The object `held` with the values of the conclusion's variables, and what writes to a place of any object. */
export function writerCode(cx: LazyContext): Body {
  const params = cx.program.roots.map((root) => cx.program.functions[root.target]?.params.length ?? 0);
  const layouts = cx.program.types.map(({ shape }) => (shape.kind === "data" ? shape.slots.length : 0));
  const count = Math.max(1, ...params, ...layouts);
  const slots = Array.from({ length: Math.max(1, ...params) }, (_, i) => `s${i}`);
  const cases = Array.from({ length: count }, (_, i) => js.at(i, [js.set(js.member("home", `s${i}`), "value"), js.leave()]));
  return [
    js.record("H", slots),
    js.constant("values", js.create("H", ...slots.map(() => null))),
    js.func("write", ["home", "slot", "value"], [js.select("slot", cases)]),
  ];
}

/** By data type with fields: what makes an object for a variable. */
export function twinMakers(cx: LazyContext): [TypeId, Js][] {
  return cx.program.types.flatMap(({ id, shape }): [TypeId, Js][] => {
    const index = shape.kind === "data" ? shape.constructors.findIndex((c) => c.fields.length > 0) : -1;
    return index < 0 ? [] : [[id, js.arrow([], cx.driver.construct(id, index, []))]];
  });
}

/** A boolean root on the values that were written: its place, and the function, which answers `Z` when a value is missing. */
export function directRoot(cx: LazyContext, target: number, place: number): [number, Js][] {
  const f = cx.program.functions[target];
  if (f === undefined || f.result !== boolId || !f.params.every((p) => isWrittenThrough(cx, p.type))) return [];
  const call = js.call(`f${target}`, ...f.params.map((_, i) => js.member("values", `s${i}`)));
  return [[place, js.arrow([], [js.constant("r", call), js.give(js.choose(js.same("r", "S"), "Z", "r"))])]];
}
