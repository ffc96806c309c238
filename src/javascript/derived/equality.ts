import { present, unreachable } from "../../base/index.ts";
import type { ConstructorLayout, DataLayout, MonoType, TypeId } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { fieldName, functionName } from "../names.ts";
import { Writer } from "../writer.ts";
import { elementText } from "./enumeration.ts";

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

/** Levels of a tree that are compared by calls before the loop takes over. */
const fewLevels = 200;

/** How the parts of the same type are compared: by a loop along the first or the last of them, by calls for the others. */
interface Copy {
  readonly name: string;
  /** Parameters beyond the two values. */
  readonly extra: string;
  /** A line before the comparison. */
  readonly first: string | null;
  readonly along: "first" | "last";
  readonly call: (a: string, b: string) => string;
}

/**
 * Structural equality of a data type: a loop along the last field of the same type, if there is one, calls for the others. A tree, which has
 * such calls, is compared from its last part to its first: parts are made before the whole, from first to last, so that memory is read in
 * one direction (2 × 2^17 nodes: 1.2 ms, 2.0 the other way). Two copies call each other, so that V8 puts one into the other (see
 * `recursion-plan.ts`); in the depth a loop along the last part takes over, because trees that lean to that side are no rarity.
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
  const calls = (own: string, other: string): Copy => ({
    name: own,
    extra: "",
    first: null,
    along: "last",
    call: (a, b) => `${other}(${a}, ${b})`,
  });
  if (!isTree || maySignal(cx, type.id)) return dataEquality(cx, type, shape, calls(name, name));
  const levels = (own: string, other: string, first: string | null): Copy => ({
    name: own,
    extra: ", depth",
    first,
    along: "first",
    call: (a, b) => `${other}(${a}, ${b}, depth + 1)`,
  });
  return [
    `function ${name}(a, b) { return ${name}r(a, b, 0); }`,
    dataEquality(cx, type, shape, levels(`${name}r`, `${name}t`, `if (depth > ${fewLevels}) return ${name}l(a, b);`)),
    dataEquality(cx, type, shape, levels(`${name}t`, `${name}r`, null)),
    dataEquality(cx, type, shape, calls(`${name}l`, `${name}l`)),
  ].join("\n");
}

function dataEquality(cx: EmitContext, type: MonoType, shape: DataLayout, copy: Copy): string {
  const w = new Writer();
  const isRecursive = shape.constructors.some((c) => c.fields.includes(type.id));
  w.block(`function ${copy.name}(a, b${copy.extra})`, () => {
    if (copy.first !== null) w.line(copy.first);
    const around = isRecursive ? (body: () => void) => w.block("for (;;)", body) : (body: () => void) => body();
    around(() => {
      w.line("if (a === b) return true;");
      if (shape.nullary >= 0) w.line("if (a === null || b === null) return false;");
      if (!shape.tagged) {
        const only = shape.constructors.findIndex((_, i) => i !== shape.nullary);
        compareFields(cx, w, type, present(shape.constructors[only], "dataEquality: constructor"), copy);
        return;
      }
      w.line("if (a.$ !== b.$) return false;");
      w.block("switch (a.$)", () => {
        shape.constructors.forEach((c, i) => {
          if (c.fields.length === 0) return;
          w.block(`case ${i}:`, () => compareFields(cx, w, type, c, copy));
        });
        w.line("default: return true;");
      });
    });
  });
  return w.text;
}

function compareFields(cx: EmitContext, w: Writer, type: MonoType, c: ConstructorLayout, copy: Copy): void {
  const looped = copy.along === "last" ? c.fields.lastIndexOf(type.id) : c.fields.indexOf(type.id);
  for (const i of comparisonOrder(cx, type.id, c, copy)) {
    if (i === looped) continue;
    const field = present(c.fields[i], "compareFields: field");
    const f = fieldName(c, i);
    const text = field === type.id ? copy.call(`a.${f}`, `b.${f}`) : equalityText(cx, field, `a.${f}`, `b.${f}`);
    if (maySignal(cx, field)) {
      const t = cx.temporary();
      w.line(`const ${t} = ${text};`);
      w.line(`if (${t} !== true) return ${t};`);
    } else if (field === type.id) {
      // Half the parts of a tree are leaves, which need no call.
      w.line(`if (a.${f} !== b.${f} && !(${text})) return false;`);
    } else w.line(`if (!(${text})) return false;`);
  }
  if (looped < 0) w.line("return true;");
  else w.line(`a = a.${fieldName(c, looped)}; b = b.${fieldName(c, looped)}; continue;`);
}

/** Fields whose comparison is one operation come first, those of the same type last. Where one may signal, the order stays. */
function comparisonOrder(cx: EmitContext, self: TypeId, c: ConstructorLayout, copy: Copy): readonly number[] {
  const order = c.fields.map((_, i) => i);
  if (c.fields.some((field) => maySignal(cx, field))) return order;
  const weight = (i: number): number => {
    const field = c.fields[i];
    if (field === self) return 2;
    return field !== undefined && ["bool", "number", "enum"].includes(cx.representation(field).shape.kind) ? 0 : 1;
  };
  const way = copy.along === "last" ? 1 : -1;
  return order.sort((i, k) => weight(i) - weight(k) || (weight(i) === 2 ? way * (i - k) : i - k));
}

function maySignal(cx: EmitContext, type: TypeId): boolean {
  return cx.signals.mayExpr(equalityProbe(type));
}

/** An expression that compares values of a type, to ask whether that may signal. */
function equalityProbe(type: TypeId): Parameters<EmitContext["signals"]["mayExpr"]>[0] {
  return { kind: "primitive", op: "eq", on: type, args: [], type: 0 };
}
