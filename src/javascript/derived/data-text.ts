import type { MonoType, TypeId } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { className, constantName } from "../names.ts";

/** The class of a data type and the values of its constructors without arguments. */
export function classText(cx: EmitContext, type: MonoType): string {
  const { shape } = type;
  if (shape.kind !== "data") return "";
  const slots = shape.slots.map((_, i) => `s${i}`);
  const params = [...(shape.tagged ? ["$"] : []), ...slots];
  const sets = params.map((p) => `this.${p} = ${p};`).join(" ");
  const lines = [`class ${className(type.id)} { constructor(${params.join(", ")}) { ${sets} } }`];
  shape.constructors.forEach((c, i) => {
    if (c.fields.length > 0 || i === shape.nullary) return;
    lines.push(
      `const ${constantName(type.id, i)} = new ${className(type.id)}(${[i, ...shape.slots.map((slot) => padding(cx, slot))].join(", ")});`,
    );
  });
  return lines.join("\n");
}

/** What a slot holds where a constructor does not use it. */
export function padding(cx: EmitContext, slot: TypeId): string {
  const { shape } = cx.representation(slot);
  switch (shape.kind) {
    case "number":
    case "enum":
      return "0";
    case "bool":
      return "false";
    case "set":
      return shape.mask ? "0" : "null";
    default:
      return "null";
  }
}

/** `new C(…)` for a constructor, fields in order. */
export function constructText(cx: EmitContext, id: TypeId, index: number, args: readonly string[]): string {
  const { id: type, layout } = cx.data(id);
  const c = layout.constructors[index];
  if (index === layout.nullary) return "null";
  if (c === undefined || (c.fields.length === 0 && layout.tagged)) return constantName(type, index);
  const values = layout.slots.map((slot, i) => {
    const field = c.slots.indexOf(i);
    return field >= 0 ? (args[field] ?? "null") : padding(cx, slot);
  });
  return `new ${className(type)}(${[...(layout.tagged ? [String(index)] : []), ...values].join(", ")})`;
}
