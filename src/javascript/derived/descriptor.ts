import type { MonoType, Shape, TypeId } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { mostSamples } from "../limits.ts";
import * as js from "../tree/build.ts";
import type { Js, Statement } from "../tree/syntax.ts";
import { constructCode } from "./data-code.ts";
import { elementCode } from "./enumeration.ts";
import { equalityCode } from "./equality.ts";
import { isOrdered, orderCode } from "./order.ts";

/** What operations on sets and functions need to know about an element type; see `ElementType` in the run time. */
export function descriptor(cx: EmitContext, type: MonoType): Statement {
  const { id } = type;
  const compare = js.arrow(["a", "b"], orderCode(cx, id, "a", "b"));
  const fields = [
    js.property("eq", js.arrow(["a", "b"], equalityCode(cx, id, "a", "b"))),
    js.property("cmp", isOrdered(cx, id) ? compare : null),
    js.property("size", type.size),
    js.property("infinite", type.infinite),
    js.property("samples", js.array(samplesOf(cx, id, 3))),
  ];
  if (type.size !== null) fields.push(js.property("at", js.arrow(["i"], elementCode(cx, id, "i"))));
  const component = componentOf(type);
  if (component !== null) {
    fields.push(js.lateProperty("part", cx.derive("type", component)));
    fields.push(js.property("isTwin", js.arrow(["x"], equalityCode(cx, component, js.member("x", "s0"), js.member("x", "s1")))));
    fields.push(js.property("twin", js.arrow(["x"], constructCode(cx, id, 0, ["x", "x"]))));
  }
  return js.constant(cx.derive("type", id), js.object(fields));
}

/** The type of both components, where a type is a product of a type with itself. */
function componentOf(type: MonoType): TypeId | null {
  const { shape } = type;
  if (shape.kind !== "data" || type.type.kind !== "con" || type.type.name !== "Product_Type.prod") return null;
  const [left, right] = shape.constructors[0]?.fields ?? [];
  return left !== undefined && left === right ? left : null;
}

/** A few values of a type, to find differences by. Types with a carrier have none: not every representation is a value. */
function samplesOf(cx: EmitContext, id: TypeId, depth: number): Js[] {
  const { shape, size } = cx.type(id);
  switch (shape.kind) {
    case "bool":
      return [false, true];
    case "number":
      return shape.sort === "nat" ? [0, 1, 2, 3, 5, 10] : [0, 1, -1, 2, -2, 7];
    case "rational":
      return [0, 1, -1, 2];
    case "enum":
      return Array.from({ length: Math.min(size ?? 0, mostSamples) }, (_, i) => i);
    case "data":
      return shape.constructors.flatMap((c, index) => made(cx, id, index, c.fields, depth)).slice(0, mostSamples);
    case "set":
      return shape.mask ? [0, 1] : [];
    case "function":
    case "wrapped":
    case "opaque":
      return [];
  }
}

/** What a quantifier over an infinite type is tried on. */
export function trials(cx: EmitContext, id: TypeId): Js {
  const { shape } = cx.type(id);
  return shape.kind === "function" ? js.array(functionSamples(cx, shape)) : js.member(cx.derive("type", id), "samples");
}

/** Constant functions, and predicates that tell one value from the others. */
function functionSamples(cx: EmitContext, { params, result }: Extract<Shape, { kind: "function" }>): Js[] {
  const names = params.map((_, i) => `p${i}`);
  const constants = samplesOf(cx, result, 2).slice(0, 3);
  const [first] = params;
  const isNumber = first !== undefined && cx.type(first).shape.kind === "number" && cx.type(result).shape.kind === "bool";
  const bodies = isNumber ? [...constants, js.same("p0", 0), js.same("p0", 1)] : constants;
  return bodies.map((body) => js.arrow(names, body));
}

function made(cx: EmitContext, id: TypeId, index: number, fields: readonly TypeId[], depth: number): Js[] {
  if (depth === 0 && fields.length > 0) return [];
  const choices = fields.map((field) => samplesOf(cx, field, depth - 1).slice(0, 3));
  if (choices.some((c) => c.length === 0)) return [];
  let tuples: Js[][] = [[]];
  for (const choice of choices) tuples = tuples.flatMap((t) => choice.map((x) => [...t, x])).slice(0, mostSamples);
  return tuples.map((t) => constructCode(cx, id, index, t));
}
