import { unreachable } from "../base/index.ts";
import type { MonoType, TypeId } from "../program/index.ts";
import type { EmitContext } from "./context.ts";
import { className, fieldName, functionName } from "./names.ts";
import { Writer } from "./writer.ts";

/** The text that compares two values of a type. May be the signal when `analyzeSignals` says so. */
export function equalityText(cx: EmitContext, id: TypeId, a: string, b: string): string {
  const type = cx.type(id);
  const { shape } = type;
  switch (shape.kind) {
    case "bool":
    case "number":
    case "enum":
      return `${a} === ${b}`;
    case "rational":
      cx.need("ratEq");
      return `ratEq(${a}, ${b})`;
    case "set":
      return shape.mask ? `${a} === ${b}` : `${cx.derive("eq", id)}(${a}, ${b})`;
    case "wrapped":
      return shape.equality !== null ? `${functionName(shape.equality)}(${a}, ${b})` : equalityText(cx, shape.base, a, b);
    case "data":
    case "function":
      return `${cx.derive("eq", id)}(${a}, ${b})`;
    case "opaque":
      return "false";
    default:
      return unreachable(shape);
  }
}

/** Structural equality of a data type: a loop along the last field of the same type, calls for the others. */
export function equalityFunction(cx: EmitContext, type: MonoType): string {
  const w = new Writer();
  const name = cx.derive("eq", type.id);
  const { shape } = type;
  if (shape.kind !== "data") return "";
  w.block(`function ${name}(a, b)`, () => {
    w.block("for (;;)", () => {
      w.line("if (a === b) return true;");
      if (shape.nullary >= 0) w.line("if (a === null || b === null) return false;");
      if (!shape.tagged) {
        const only = shape.constructors.findIndex((_, i) => i !== shape.nullary);
        compareFields(cx, w, type, only);
        return;
      }
      w.line("if (a.$ !== b.$) return false;");
      w.block("switch (a.$)", () => {
        shape.constructors.forEach((c, i) => {
          if (c.fields.length === 0) return;
          w.block(`case ${i}:`, () => compareFields(cx, w, type, i));
        });
        w.line("default: return true;");
      });
    });
  });
  return w.text;
}

function compareFields(cx: EmitContext, w: Writer, type: MonoType, index: number): void {
  const { shape } = type;
  if (shape.kind !== "data") return;
  const c = shape.constructors[index];
  if (c === undefined) return;
  const recursive = c.fields.lastIndexOf(type.id);
  c.fields.forEach((field, i) => {
    if (i === recursive) return;
    const f = fieldName(c, i);
    const text = equalityText(cx, field, `a.${f}`, `b.${f}`);
    if (cx.signals.mayExpr(equalityProbe(field))) {
      const t = cx.temporary();
      w.line(`const ${t} = ${text};`);
      w.line(`if (${t} !== true) return ${t};`);
    } else w.line(`if (!(${text})) return false;`);
  });
  if (recursive < 0) w.line("return true;");
  else w.line(`a = a.${fieldName(c, recursive)}; b = b.${fieldName(c, recursive)}; continue;`);
}

/** An expression that compares values of a type, to ask whether that may signal. */
function equalityProbe(type: TypeId): Parameters<EmitContext["signals"]["mayExpr"]>[0] {
  return { kind: "primitive", op: "eq", on: type, args: [], type: 0 };
}

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
    lines.push(`const N${type.id}_${i} = new ${className(type.id)}(${[i, ...shape.slots.map((slot) => padding(cx, slot))].join(", ")});`);
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
  if (c === undefined || (c.fields.length === 0 && layout.tagged)) return `N${type}_${index}`;
  const values = layout.slots.map((slot, i) => {
    const field = c.slots.indexOf(i);
    return field >= 0 ? (args[field] ?? "null") : padding(cx, slot);
  });
  return `new ${className(type)}(${[...(layout.tagged ? [String(index)] : []), ...values].join(", ")})`;
}
