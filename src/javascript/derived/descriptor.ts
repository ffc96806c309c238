import type { MonoType, TypeId } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { constructText } from "./data-text.ts";
import { elementText } from "./enumeration.ts";
import { equalityText } from "./equality.ts";
import { isOrdered, orderText } from "./order.ts";

/** What operations on sets and functions need to know about an element type; see `sets.ts`. */
export function descriptorText(cx: EmitContext, type: MonoType): string {
  const { id } = type;
  const parts = [
    `eq: (a, b) => ${equalityText(cx, id, "a", "b")}`,
    `cmp: ${isOrdered(cx, id) ? `(a, b) => ${orderText(cx, id, "a", "b")}` : "null"}`,
    `size: ${type.size}`,
    `infinite: ${type.infinite}`,
    `samples: [${samplesOf(cx, id, 3).join(", ")}]`,
  ];
  if (type.size !== null) parts.push(`at: (i) => ${elementText(cx, id, "i")}`);
  const component = componentOf(type);
  if (component !== null) {
    parts.push(`get part() { return ${cx.derive("type", component)}; }`);
    parts.push(`isTwin: (x) => ${equalityText(cx, component, "x.s0", "x.s1")}`);
    parts.push(`twin: (x) => ${constructText(cx, id, 0, ["x", "x"])}`);
  }
  return `const ${cx.derive("type", id)} = { ${parts.join(", ")} };`;
}

/** The type of both components, where a type is a product of a type with itself. */
function componentOf(type: MonoType): TypeId | null {
  const { shape } = type;
  if (shape.kind !== "data" || type.type.kind !== "con" || type.type.name !== "Product_Type.prod") return null;
  const [left, right] = shape.constructors[0]?.fields ?? [];
  return left !== undefined && left === right ? left : null;
}

const most = 8;

/** A few values of a type, to find differences by. Types with a carrier have none: not every representation is a value. */
function samplesOf(cx: EmitContext, id: TypeId, depth: number): string[] {
  const { shape, size } = cx.type(id);
  switch (shape.kind) {
    case "bool":
      return ["false", "true"];
    case "number":
      return shape.sort === "nat" ? ["0", "1", "2", "3", "5", "10"] : ["0", "1", "-1", "2", "-2", "7"];
    case "rational":
      return ["0", "1", "-1", "2"];
    case "enum":
      return Array.from({ length: Math.min(size ?? 0, most) }, (_, i) => String(i));
    case "data":
      return shape.constructors.flatMap((c, index) => made(cx, id, index, c.fields, depth)).slice(0, most);
    case "set":
      return shape.mask ? ["0", "1"] : [];
    case "function":
    case "wrapped":
    case "opaque":
      return [];
  }
}

function made(cx: EmitContext, id: TypeId, index: number, fields: readonly TypeId[], depth: number): string[] {
  if (depth === 0 && fields.length > 0) return [];
  const choices = fields.map((field) => samplesOf(cx, field, depth - 1).slice(0, 3));
  if (choices.some((c) => c.length === 0)) return [];
  let tuples: string[][] = [[]];
  for (const choice of choices) tuples = tuples.flatMap((t) => choice.map((x) => [...t, x])).slice(0, most);
  return tuples.map((t) => constructText(cx, id, index, t));
}
