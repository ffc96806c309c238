import { check, present, unreachable } from "../../base/index.ts";
import { type ConstructorLayout, type DataLayout, isScalar, type MonoType, scalarFacts, type TypeId } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { comparedLevels, largestDomain } from "../limits.ts";
import { fieldName, functionName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Body, Js, Statement } from "../tree/syntax.ts";
import { elementCode } from "./enumeration.ts";

/** Compares two values of a type. May be the signal when `analyzeSignals` says so. */
export function equalityCode(cx: EmitContext, id: TypeId, a: Js, b: Js): Js {
  const { shape } = cx.type(id);
  if (isScalar(shape)) return scalarFacts(shape).isPrimitive ? js.same(a, b) : js.call("ratEq", a, b);
  switch (shape.kind) {
    case "set":
      return shape.mask ? js.same(a, b) : js.call(cx.derive("eq", id), a, b);
    case "wrapped":
      return shape.equality !== null ? js.call(functionName(shape.equality), a, b) : equalityCode(cx, shape.base, a, b);
    case "data":
      return js.call(shape.equality !== null ? functionName(shape.equality) : cx.derive("eq", id), a, b);
    case "function":
      return js.call(cx.derive("eq", id), a, b);
    case "opaque":
      return false;
    default:
      return unreachable(shape);
  }
}

/** Functions are equal when their values are, argument by argument: all arguments of a finite type, else by `functionEqual`. */
function functionEquality(cx: EmitContext, type: MonoType, name: string): Statement {
  const { shape } = type;
  check(shape.kind === "function", "functionEquality: function");
  if (type.size === 1) return js.func(name, ["f", "g"], [js.give(true)]);
  const [domain = 0, ...more] = shape.params;
  const after = type.type.kind === "con" ? type.type.args[1] : undefined;
  const range = more.length === 0 ? shape.result : cx.program.types.find((t) => t.type === after)?.id;
  const result = present(range, "functionEquality: range");
  const part = (f: string): Js => (more.length === 0 ? js.call(f, "x") : js.arrow(["...r"], js.call(f, "x", js.spread("r"))));
  const { size } = cx.type(domain);
  const same = equalityCode(cx, result, "a", "b");
  const start = js.when(js.same("f", "g"), [js.give(true)]);
  if (size === null || size > largestDomain) {
    const [eq, at] = [js.arrow(["a", "b"], same), js.arrow(["f", "x"], part("f"))];
    return js.func(name, ["f", "g"], [start, js.give(js.call("functionEqual", cx.derive("type", domain), eq, at, "f", "g"))]);
  }
  return js.func(
    name,
    ["f", "g"],
    [
      start,
      js.variable("sure", true),
      js.count("i", size, [
        js.constant("x", elementCode(cx, domain, "i")),
        js.constant("a", part("f")),
        js.constant("b", part("g")),
        js.when(js.op(js.same("a", "S"), "||", js.same("b", "S")), [js.set("sure", false), js.next()]),
        js.constant("c", same),
        js.when(js.same("c", false), [js.give(false)]),
        js.when(js.same("c", "S"), [js.set("sure", false)]),
      ]),
      js.give(js.choose("sure", true, "S")),
    ],
  );
}

/** How the parts of the same type are compared: by a loop along the first or the last of them, by calls for the others. */
interface Copy {
  readonly name: string;
  /** Parameters beyond the two values. */
  readonly extra: readonly string[];
  /** Before the comparison. */
  readonly first: Body;
  readonly along: "first" | "last";
  readonly call: (a: Js, b: Js) => Js;
}

/**
 * Structural equality of a data type: a loop along the last field of the same type, if there is one, calls for the others. A tree, which has
 * such calls, is compared from its last part to its first: parts are made before the whole, from first to last, so that memory is read in
 * one direction (2 × 2^17 nodes: 1.2 ms, 2.0 the other way). Two copies call each other, so that V8 puts one into the other (see
 * `recursion-plan.ts`); in the depth a loop along the last part takes over, because trees that lean to that side are no rarity.
 */
export function equalityFunctions(cx: EmitContext, type: MonoType): Body {
  const name = cx.derive("eq", type.id);
  const { shape } = type;
  if (shape.kind === "function") return [functionEquality(cx, type, name)];
  if (shape.kind === "set") {
    return [js.func(name, ["a", "b"], [js.give(js.call("setEqual", cx.derive("type", shape.element), "a", "b"))])];
  }
  if (shape.kind !== "data") return [];
  const isTree = shape.constructors.some((c) => c.fields.filter((field) => field === type.id).length > 1);
  const calls = (own: string): Copy => ({ name: own, extra: [], first: [], along: "last", call: (a, b) => js.call(own, a, b) });
  if (!isTree || maySignal(cx, type.id)) return [dataEquality(cx, type, shape, calls(name))];
  const levels = (own: string, other: string, first: Body): Copy => ({
    name: own,
    extra: ["depth"],
    first,
    along: "first",
    call: (a, b) => js.call(other, a, b, js.op("depth", "+", 1)),
  });
  const deep = js.when(js.op("depth", ">", comparedLevels), [js.give(js.call(`${name}l`, "a", "b"))]);
  return [
    js.func(name, ["a", "b"], [js.give(js.call(`${name}r`, "a", "b", 0))]),
    dataEquality(cx, type, shape, levels(`${name}r`, `${name}t`, [deep])),
    dataEquality(cx, type, shape, levels(`${name}t`, `${name}r`, [])),
    dataEquality(cx, type, shape, calls(`${name}l`)),
  ];
}

function dataEquality(cx: EmitContext, type: MonoType, shape: DataLayout, copy: Copy): Statement {
  const isRecursive = shape.constructors.some((c) => c.fields.includes(type.id));
  const compared: Body = [
    js.when(js.same("a", "b"), [js.give(true)]),
    ...(shape.nullary < 0 ? [] : [js.when(js.op(js.same("a", null), "||", js.same("b", null)), [js.give(false)])]),
    ...constructorsCompared(cx, type, shape, copy),
  ];
  return js.func(copy.name, ["a", "b", ...copy.extra], [...copy.first, ...(isRecursive ? [js.forever(compared)] : compared)]);
}

function constructorsCompared(cx: EmitContext, type: MonoType, shape: DataLayout, copy: Copy): Body {
  if (!shape.tagged) {
    const only = shape.constructors.find((_, i) => i !== shape.nullary);
    return compareFields(cx, type, present(only, "dataEquality: constructor"), copy);
  }
  const [tagA, tagB] = [js.member("a", "$"), js.member("b", "$")];
  const cases = shape.constructors.flatMap((c, i) => (c.fields.length === 0 ? [] : [js.at(i, compareFields(cx, type, c, copy))]));
  return [js.when(js.differ(tagA, tagB), [js.give(false)]), js.select(tagA, [...cases, js.otherwise([js.give(true)])])];
}

function compareFields(cx: EmitContext, type: MonoType, c: ConstructorLayout, copy: Copy): Body {
  const looped = copy.along === "last" ? c.fields.lastIndexOf(type.id) : c.fields.indexOf(type.id);
  const compared = comparisonOrder(cx, type.id, c, copy).flatMap((i): Body => {
    if (i === looped) return [];
    const field = present(c.fields[i], "compareFields: field");
    const [a, b] = partsAt(c, i);
    const same = field === type.id ? copy.call(a, b) : equalityCode(cx, field, a, b);
    if (maySignal(cx, field)) {
      const t = cx.temporary();
      return [js.constant(t, same), js.when(js.differ(t, true), [js.give(t)])];
    }
    // Half the parts of a tree are leaves, which need no call.
    const test = field === type.id ? js.op(js.differ(a, b), "&&", js.not(same)) : js.not(same);
    return [js.when(test, [js.give(false)])];
  });
  if (looped < 0) return [...compared, js.give(true)];
  const [a, b] = partsAt(c, looped);
  return [...compared, js.set("a", a), js.set("b", b), js.next()];
}

function partsAt(c: ConstructorLayout, field: number): [Js, Js] {
  return [js.member("a", fieldName(c, field)), js.member("b", fieldName(c, field))];
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
