import type { MonoType, TypeId } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { fieldName } from "../names.ts";
import { Writer } from "../writer.ts";

// A total order by structure, for keeping the elements of finite sets sorted. It has nothing to do with orders of the theory.

/** Whether values of a type can be ordered by structure: no functions, no sets as objects, no quotients inside. */
export function isOrdered(cx: EmitContext, id: TypeId, seen: Set<TypeId> = new Set()): boolean {
  if (seen.has(id)) return true;
  seen.add(id);
  const { shape } = cx.type(id);
  switch (shape.kind) {
    case "bool":
    case "number":
    case "rational":
    case "enum":
      return true;
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

/** The text that compares two values: negative, zero or positive. */
export function orderText(cx: EmitContext, id: TypeId, a: string, b: string): string {
  const { shape, id: type } = cx.representation(id);
  if (shape.kind === "rational") {
    cx.need("ratLt");
    return `(ratLt(${a}, ${b}) ? -1 : ratLt(${b}, ${a}) ? 1 : 0)`;
  }
  if (shape.kind === "data") return `${cx.derive("cmp", type)}(${a}, ${b})`;
  return `(${a} < ${b} ? -1 : ${a} > ${b} ? 1 : 0)`;
}

/** `cmp` of a data type: constructors in order, then fields from left to right. */
export function orderFunction(cx: EmitContext, type: MonoType): string {
  const w = new Writer();
  const { shape } = type;
  w.block(`function ${cx.derive("cmp", type.id)}(a, b)`, () => {
    if (shape.kind !== "data") {
      w.line(`return ${orderText(cx, type.id, "a", "b")};`);
      return;
    }
    w.block("for (;;)", () => {
      w.line("if (a === b) return 0;");
      if (shape.nullary >= 0) {
        const first = shape.nullary === 0 ? -1 : 1;
        w.line(`if (a === null) return ${first}; if (b === null) return ${-first};`);
      }
      if (shape.tagged) w.line("if (a.$ !== b.$) return a.$ - b.$;");
      shape.constructors.forEach((_, i) => {
        if (i !== shape.nullary) fieldsInOrder(cx, w, type, i);
      });
    });
  });
  return w.text;
}

function fieldsInOrder(cx: EmitContext, w: Writer, type: MonoType, index: number): void {
  const { shape } = type;
  const c = shape.kind === "data" ? shape.constructors[index] : undefined;
  if (shape.kind !== "data" || c === undefined) return;
  const compare = (): void => {
    const last = c.fields.length - 1;
    c.fields.forEach((field, i) => {
      const f = fieldName(c, i);
      if (i === last && field === type.id) w.line(`a = a.${f}; b = b.${f}; continue;`);
      else w.line(`{ const c = ${orderText(cx, field, `a.${f}`, `b.${f}`)}; if (c !== 0) return c; }`);
    });
    if (c.fields[last] !== type.id) w.line("return 0;");
  };
  if (shape.tagged) w.block(`if (a.$ === ${index})`, compare);
  else compare();
}
