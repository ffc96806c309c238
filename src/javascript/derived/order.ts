import { type ConstructorLayout, isScalar, type MonoType, type TypeId } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { fieldName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Body, Js, Statement } from "../tree/syntax.ts";

// A total order by structure, for keeping the elements of finite sets sorted. It has nothing to do with orders of the theory.

/** Whether values of a type can be ordered by structure: no functions, no sets as objects, no quotients inside. */
export function isOrdered(cx: EmitContext, id: TypeId, seen: Set<TypeId> = new Set()): boolean {
  if (seen.has(id)) return true;
  seen.add(id);
  const { shape } = cx.type(id);
  if (isScalar(shape)) return true;
  switch (shape.kind) {
    case "data":
      return shape.free && shape.constructors.every((c) => c.fields.every((field) => isOrdered(cx, field, seen)));
    case "set":
      return shape.mask;
    case "wrapped":
      return shape.equality === null && isOrdered(cx, shape.base, seen);
    case "function":
    case "opaque":
      return false;
  }
}

/** Compares two values: negative, zero or positive. */
export function orderCode(cx: EmitContext, id: TypeId, a: Js, b: Js): Js {
  const { shape, id: type } = cx.representation(id);
  const byTests = (less: Js, more: Js): Js => js.choose(less, -1, js.choose(more, 1, 0));
  if (shape.kind === "rational") {
    return byTests(js.call("ratLt", a, b), js.call("ratLt", b, a));
  }
  if (shape.kind === "data") return js.call(cx.derive("cmp", type), a, b);
  return byTests(js.op(a, "<", b), js.op(a, ">", b));
}

/** `cmp` of a data type: constructors in order, then fields from left to right. */
export function orderFunction(cx: EmitContext, type: MonoType): Statement {
  const { shape } = type;
  const name = cx.derive("cmp", type.id);
  if (shape.kind !== "data") return js.func(name, ["a", "b"], [js.give(orderCode(cx, type.id, "a", "b"))]);
  const first = shape.nullary === 0 ? -1 : 1;
  const [tagA, tagB] = [js.member("a", "$"), js.member("b", "$")];
  return js.func(
    name,
    ["a", "b"],
    [
      js.forever([
        js.when(js.same("a", "b"), [js.give(0)]),
        ...(shape.nullary < 0 ? [] : [js.when(js.same("a", null), [js.give(first)]), js.when(js.same("b", null), [js.give(-first)])]),
        ...(shape.tagged ? [js.when(js.differ(tagA, tagB), [js.give(js.op(tagA, "-", tagB))])] : []),
        ...shape.constructors.flatMap((c, i) => {
          if (i === shape.nullary) return [];
          const compared = fieldsInOrder(cx, type.id, c);
          return shape.tagged ? [js.when(js.same(tagA, i), compared)] : compared;
        }),
      ]),
    ],
  );
}

function fieldsInOrder(cx: EmitContext, self: TypeId, c: ConstructorLayout): Body {
  const last = c.fields.length - 1;
  const compared = c.fields.flatMap((field, i): Body => {
    const [a, b] = [js.member("a", fieldName(c, i)), js.member("b", fieldName(c, i))];
    if (i === last && field === self) return [js.set("a", a), js.set("b", b), js.next()];
    return [js.block([js.constant("c", orderCode(cx, field, a, b)), js.when(js.differ("c", 0), [js.give("c")])])];
  });
  return c.fields[last] === self ? compared : [...compared, js.give(0)];
}
