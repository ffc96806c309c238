import { present, unreachable } from "../../base/index.ts";
import type { ConstructorLayout, MonoType, TypeId } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { fieldName } from "../names.ts";
import { Writer } from "../writer.ts";
import { constructText } from "./data-text.ts";

// Elements of a finite type are numbered without building lists (thesis 3.3.3): constructors in order, the last field fastest;
// a function by the numbers of its values as digits, that at the first argument highest.

function sizeOf(cx: EmitContext, id: TypeId): number {
  return present(cx.type(id).size, "enumeration: infinite type");
}

/** The i-th element of a finite type, as an expression of a safe integer. */
export function elementText(cx: EmitContext, id: TypeId, i: string): string {
  const { shape, id: type } = cx.representation(id);
  switch (shape.kind) {
    case "bool":
      return `(${i} === 1)`;
    case "enum":
      return i;
    case "set":
      return shape.mask ? i : `${cx.derive("at", type)}(${i})`;
    default:
      return `${cx.derive("at", type)}(${i})`;
  }
}

/** The number of an element of a finite type. */
export function rankText(cx: EmitContext, id: TypeId, x: string): string {
  const { shape, id: type } = cx.representation(id);
  switch (shape.kind) {
    case "bool":
      return `(${x} ? 1 : 0)`;
    case "enum":
      return x;
    case "set":
      return shape.mask ? x : `${cx.derive("rank", type)}(${x})`;
    default:
      return `${cx.derive("rank", type)}(${x})`;
  }
}

/** `at`: from number to element. */
export function elementFunction(cx: EmitContext, type: MonoType): string {
  const w = new Writer();
  w.block(`function ${cx.derive("at", type.id)}(i)`, () => {
    const { shape } = type;
    switch (shape.kind) {
      case "data":
        shape.constructors.forEach((c, index) => {
          const size = c.fields.reduce((n, field) => n * sizeOf(cx, field), 1);
          w.block(`if (i < ${size})`, () => {
            const digits = digitsOf(
              w,
              c.fields.map((field) => sizeOf(cx, field)),
              "i",
            );
            const fields = c.fields.map((field, k) => elementText(cx, field, digits[k] ?? "0"));
            w.line(`return ${constructText(cx, type.id, index, fields)};`);
          });
          w.line(`i -= ${size};`);
        });
        w.line("return null;");
        return;
      case "function": {
        const base = sizeOf(cx, shape.result);
        // Into a type of one element there is one function, also from an infinite type.
        if (base === 1)
          return w.line(`return (${shape.params.map((_, k) => `y${k}`).join(", ")}) => ${elementText(cx, shape.result, "0")};`);
        const count = shape.params.reduce((n, p) => n * sizeOf(cx, p), 1);
        w.line(`const t = new Array(${count});`);
        w.line(
          `for (let k = ${count - 1}; k >= 0; k--) { t[k] = ${elementText(cx, shape.result, `i % ${base}`)}; i = Math.floor(i / ${base}); }`,
        );
        w.line(`return ${tableText(cx, shape.params, "t")};`);
        return;
      }
      case "bool":
        return w.line(`return ${elementText(cx, type.id, "i")};`);
      case "enum":
      case "set":
      case "wrapped":
      case "number":
      case "rational":
      case "opaque":
        return w.line("return i;");
      default:
        return unreachable(shape);
    }
  });
  return w.text;
}

/** Writes the digits of `i` in mixed radix, the last fastest; gives their names. */
function digitsOf(w: Writer, sizes: readonly number[], i: string): string[] {
  const names = sizes.map((_, k) => `d${k}`);
  for (let k = sizes.length - 1; k >= 0; k--) {
    w.line(`const ${names[k]} = ${k === 0 ? i : `${i} % ${sizes[k]}`};`);
    if (k > 0) w.line(`${i} = (${i} - ${names[k]}) / ${sizes[k]};`);
  }
  return names;
}

/** A function value that looks its arguments up in a table, first argument highest. */
export function tableText(cx: EmitContext, params: readonly TypeId[], table: string): string {
  const names = params.map((_, k) => `y${k}`);
  const place = params.reduce((text, p, k) => {
    const rank = rankText(cx, p, names[k] ?? "");
    return k === 0 ? rank : `(${text}) * ${sizeOf(cx, p)} + ${rank}`;
  }, "0");
  return `(${names.join(", ")}) => ${table}[${place}]`;
}

/** `rank`: from element to number. */
export function rankFunction(cx: EmitContext, type: MonoType): string {
  const w = new Writer();
  w.block(`function ${cx.derive("rank", type.id)}(x)`, () => {
    const { shape } = type;
    if (shape.kind === "data") return rankData(cx, w, type, shape.constructors);
    if (shape.kind === "function") return rankOfFunction(cx, w, shape.params, shape.result);
    return w.line(`return ${rankText(cx, type.id, "x")};`);
  });
  return w.text;
}

function rankData(cx: EmitContext, w: Writer, type: MonoType, constructors: readonly ConstructorLayout[]): void {
  const { shape } = type;
  if (shape.kind !== "data") return;
  let offset = 0;
  constructors.forEach((c, index) => {
    const value = c.fields.reduce((text, field, k) => {
      const rank = rankText(cx, field, `x.${fieldName(c, k)}`);
      return k === 0 ? rank : `(${text}) * ${sizeOf(cx, field)} + ${rank}`;
    }, "0");
    const isIt =
      index === shape.nullary ? "x === null" : shape.tagged ? `x !== null && x.$ === ${index}` : shape.nullary >= 0 ? "x !== null" : "true";
    w.line(`if (${isIt}) return ${offset} + ${value};`);
    offset += c.fields.reduce((n, field) => n * sizeOf(cx, field), 1);
  });
  w.line("return 0;");
}

function rankOfFunction(cx: EmitContext, w: Writer, params: readonly TypeId[], result: TypeId): void {
  if (sizeOf(cx, result) === 1) {
    w.line("return 0;");
    return;
  }
  w.line("let n = 0;");
  const go = (k: number): void => {
    const p = params[k];
    if (p === undefined) {
      w.line(`const v = x(${params.map((_, i) => `a${i}`).join(", ")});`);
      w.line("if (v === S) return S;");
      w.line(`const r = ${rankText(cx, result, "v")};`);
      w.line("if (r === S) return S;");
      w.line(`n = n * ${sizeOf(cx, result)} + r;`);
      return;
    }
    w.block(`for (let i${k} = 0; i${k} < ${sizeOf(cx, p)}; i${k}++)`, () => {
      w.line(`const a${k} = ${elementText(cx, p, `i${k}`)};`);
      go(k + 1);
    });
  };
  go(0);
  w.line("return n;");
}
