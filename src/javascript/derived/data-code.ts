import type { MonoType, Shape, TypeId } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { className, constantName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Body, Js } from "../tree/syntax.ts";

/** The class of a data type and the values of its constructors without arguments. */
export function dataClass(cx: EmitContext, type: MonoType): Body {
  const { shape } = type;
  if (shape.kind !== "data") return [];
  const slots = shape.slots.map((_, i) => `s${i}`);
  const name = className(type.id);
  const padded = shape.slots.map((slot) => padding(cx, slot));
  const constants = shape.constructors.flatMap((c, i) =>
    c.fields.length > 0 || i === shape.nullary ? [] : [js.constant(constantName(type.id, i), js.create(name, i, ...padded))],
  );
  return [js.record(name, shape.tagged ? ["$", ...slots] : slots), ...constants];
}

/** What a slot holds where a constructor does not use it. */
const padding = (cx: EmitContext, slot: TypeId): Js => emptySlot(cx.representation(slot).shape);

/** The same, by what values look like. */
export function emptySlot(shape: Shape): Js {
  switch (shape.kind) {
    case "number":
    case "enum":
      return 0;
    case "bool":
      return false;
    case "set":
      return shape.mask ? 0 : null;
    default:
      return null;
  }
}

/** `new C(…)` for a constructor, fields in order. */
export function constructCode(cx: EmitContext, id: TypeId, index: number, args: readonly Js[]): Js {
  const { id: type, layout } = cx.data(id);
  const c = layout.constructors[index];
  if (index === layout.nullary) return null;
  if (c === undefined || (c.fields.length === 0 && layout.tagged)) return constantName(type, index);
  const values = layout.slots.map((slot, i) => {
    const field = c.slots.indexOf(i);
    return field >= 0 ? (args[field] ?? null) : padding(cx, slot);
  });
  return js.create(className(type), ...(layout.tagged ? [index] : []), ...values);
}
