import { present, unreachable } from "../base/index.ts";
import type { ConstructorLayout, DataLayout, MonoType, TypeId } from "../program/index.ts";
import type { EmitContext } from "./context.ts";
import { elementText } from "./enumeration.ts";
import { fieldName, functionName } from "./names.ts";
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
      return shape.equality !== null ? `${functionName(shape.equality)}(${a}, ${b})` : `${cx.derive("eq", id)}(${a}, ${b})`;
    case "function":
      return `${cx.derive("eq", id)}(${a}, ${b})`;
    case "opaque":
      return "false";
    default:
      return unreachable(shape);
  }
}

/** Functions are equal when their values are, argument by argument: all arguments of a finite type, else by `functionEqual`. */
function functionEquality(cx: EmitContext, type: MonoType, name: string): string {
  const { shape } = type;
  if (shape.kind !== "function") return "";
  const [domain = 0, ...more] = shape.params;
  const after = type.type.kind === "con" ? type.type.args[1] : undefined;
  const result =
    more.length === 0
      ? shape.result
      : present(
          cx.program.types.find((t) => t.type === after),
          "functionEquality: range",
        ).id;
  const part = (f: string): string => (more.length === 0 ? `${f}(x)` : `((...r) => ${f}(x, ...r))`);
  const { size } = cx.type(domain);
  const w = new Writer();
  w.block(`function ${name}(f, g)`, () => {
    w.line("if (f === g) return true;");
    if (size === null || size > 65536) {
      cx.need("functions");
      const same = `(a, b) => ${equalityText(cx, result, "a", "b")}`;
      w.line(`return functionEqual(${cx.derive("type", domain)}, ${same}, (f, x) => ${part("f")}, f, g);`);
      return;
    }
    w.line("let sure = true;");
    w.block(`for (let i = 0; i < ${size}; i++)`, () => {
      w.line(`const x = ${elementText(cx, domain, "i")}, a = ${part("f")}, b = ${part("g")};`);
      w.line("if (a === S || b === S) { sure = false; continue; }");
      w.line(`const c = ${equalityText(cx, result, "a", "b")};`);
      w.line("if (c === false) return false;");
      w.line("if (c === S) sure = false;");
    });
    w.line("return sure ? true : S;");
  });
  return w.text;
}

/**
 * Structural equality of a data type: a loop along the last field of the same type, if there is one, calls for the others. With such calls it is
 * written twice, each copy calling the other, so that V8 puts one into the other (see `recursion-plan.ts`).
 */
export function equalityFunction(cx: EmitContext, type: MonoType): string {
  const name = cx.derive("eq", type.id);
  const { shape } = type;
  if (shape.kind === "function") return functionEquality(cx, type, name);
  if (shape.kind === "set") {
    cx.need("sets");
    return `function ${name}(a, b) { return setEqual(${cx.derive("type", shape.element)}, a, b); }`;
  }
  if (shape.kind !== "data") return "";
  const isTree = shape.constructors.some((c) => c.fields.filter((field) => field === type.id).length > 1);
  if (!isTree) return dataEquality(cx, type, shape, name, name);
  return `${dataEquality(cx, type, shape, name, `${name}t`)}\n${dataEquality(cx, type, shape, `${name}t`, name)}`;
}

/** Compares parts of the same type by `other`. */
function dataEquality(cx: EmitContext, type: MonoType, shape: DataLayout, name: string, other: string): string {
  const w = new Writer();
  const isRecursive = shape.constructors.some((c) => c.fields.includes(type.id));
  w.block(`function ${name}(a, b)`, () => {
    const around = isRecursive ? (body: () => void) => w.block("for (;;)", body) : (body: () => void) => body();
    around(() => {
      w.line("if (a === b) return true;");
      if (shape.nullary >= 0) w.line("if (a === null || b === null) return false;");
      if (!shape.tagged) {
        const only = shape.constructors.findIndex((_, i) => i !== shape.nullary);
        compareFields(cx, w, type, present(shape.constructors[only], "dataEquality: constructor"), other);
        return;
      }
      w.line("if (a.$ !== b.$) return false;");
      w.block("switch (a.$)", () => {
        shape.constructors.forEach((c, i) => {
          if (c.fields.length === 0) return;
          w.block(`case ${i}:`, () => compareFields(cx, w, type, c, other));
        });
        w.line("default: return true;");
      });
    });
  });
  return w.text;
}

function compareFields(cx: EmitContext, w: Writer, type: MonoType, c: ConstructorLayout, other: string): void {
  const recursive = c.fields.lastIndexOf(type.id);
  c.fields.forEach((field, i) => {
    if (i === recursive) return;
    const f = fieldName(c, i);
    const text = field === type.id ? `${other}(a.${f}, b.${f})` : equalityText(cx, field, `a.${f}`, `b.${f}`);
    if (cx.signals.mayExpr(equalityProbe(field))) {
      const t = cx.temporary();
      w.line(`const ${t} = ${text};`);
      w.line(`if (${t} !== true) return ${t};`);
    } else if (field === type.id) {
      // Half the parts of a tree are leaves, which need no call.
      w.line(`if (a.${f} !== b.${f} && !(${text})) return false;`);
    } else w.line(`if (!(${text})) return false;`);
  });
  if (recursive < 0) w.line("return true;");
  else w.line(`a = a.${fieldName(c, recursive)}; b = b.${fieldName(c, recursive)}; continue;`);
}

/** An expression that compares values of a type, to ask whether that may signal. */
function equalityProbe(type: TypeId): Parameters<EmitContext["signals"]["mayExpr"]>[0] {
  return { kind: "primitive", op: "eq", on: type, args: [], type: 0 };
}
