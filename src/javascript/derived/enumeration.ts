import { present } from "../../base/index.ts";
import type { ConstructorLayout, MonoType, TypeId } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { fieldName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Body, Js, Statement } from "../tree/syntax.ts";
import { constructCode } from "./data-code.ts";

// Elements of a finite type are numbered without building lists ([Bulwahn 2013], 3.3.3): constructors in order, the last field fastest;
// a function by the numbers of its values as digits, that at the first argument highest.

function sizeOf(cx: EmitContext, id: TypeId): number {
  return present(cx.type(id).size, "enumeration: infinite type");
}

/** The i-th element of a finite type, as an expression of a safe integer. */
export function elementCode(cx: EmitContext, id: TypeId, i: Js): Js {
  const { shape, id: type } = cx.representation(id);
  switch (shape.kind) {
    case "bool":
      return js.same(i, 1);
    case "enum":
      return i;
    case "set":
      return shape.mask ? i : js.call(cx.derive("at", type), i);
    default:
      return js.call(cx.derive("at", type), i);
  }
}

/** The number of an element of a finite type. */
export function rankCode(cx: EmitContext, id: TypeId, x: Js): Js {
  const { shape, id: type } = cx.representation(id);
  switch (shape.kind) {
    case "bool":
      return js.choose(x, 1, 0);
    case "enum":
      return x;
    case "set":
      return shape.mask ? x : js.call(cx.derive("rank", type), x);
    default:
      return js.call(cx.derive("rank", type), x);
  }
}

/** `at`: from number to element. */
export function elementFunction(cx: EmitContext, type: MonoType): Statement {
  return js.func(cx.derive("at", type.id), ["i"], elementBody(cx, type));
}

function elementBody(cx: EmitContext, type: MonoType): Body {
  const { shape } = type;
  switch (shape.kind) {
    case "data":
      return [...shape.constructors.flatMap((c, index) => elementCase(cx, type.id, c, index)), js.give(null)];
    case "function": {
      const base = sizeOf(cx, shape.result);
      // Into a type of one element there is one function, also from an infinite type.
      if (base === 1) {
        const params = shape.params.map((_, k) => `y${k}`);
        return [js.give(js.arrow(params, elementCode(cx, shape.result, 0)))];
      }
      const count = shape.params.reduce((n, p) => n * sizeOf(cx, p), 1);
      return [
        js.constant("t", js.create("Array", count)),
        js.loop("k", count - 1, js.op("k", ">=", 0), js.unary("--", "k"), [
          js.set(js.index("t", "k"), elementCode(cx, shape.result, js.op("i", "%", base))),
          js.set("i", js.method("Math", "floor", js.op("i", "/", base))),
        ]),
        js.give(tableCode(cx, shape.params, "t")),
      ];
    }
    case "bool":
      return [js.give(elementCode(cx, type.id, "i"))];
    default:
      return [js.give("i")];
  }
}

/** The elements of one constructor; `i` is their number among those that are left. */
function elementCase(cx: EmitContext, id: TypeId, c: ConstructorLayout, index: number): Body {
  const sizes = c.fields.map((field) => sizeOf(cx, field));
  const size = sizes.reduce((n, m) => n * m, 1);
  const fields = c.fields.map((field, k) => elementCode(cx, field, `d${k}`));
  const made = js.give(constructCode(cx, id, index, fields));
  return [js.when(js.op("i", "<", size), [...digits(sizes, "i"), made]), js.run(js.op("i", "-=", size))];
}

/** The digits `d0`, `d1`, … of `i` in mixed radix, the last fastest. */
function digits(sizes: readonly number[], i: string): Body {
  return sizes
    .map((size, k) => {
      const name = `d${k}`;
      if (k === 0) return [js.constant(name, i)];
      return [js.constant(name, js.op(i, "%", size)), js.set(i, js.op(js.op(i, "-", name), "/", size))];
    })
    .reverse()
    .flat();
}

/** What is made of the ranks as digits in mixed radix; the signal, where one of them cannot be told. */
function givePlace(cx: EmitContext, types: readonly TypeId[], values: readonly Js[], made: (place: Js) => Js): Body {
  const checks: Statement[] = [];
  const place = types.reduce<Js>((all, type, k) => {
    let rank = rankCode(cx, type, values[k] ?? null);
    if (mayLackRank(cx, type)) {
      checks.push(js.constant(`r${k}`, rank), js.when(js.same(`r${k}`, "S"), [js.give("S")]));
      rank = `r${k}`;
    }
    return k === 0 ? rank : js.op(js.op(all, "*", sizeOf(cx, type)), "+", rank);
  }, 0);
  return [...checks, js.give(made(place))];
}

/** Whether an element may have no rank: functions are ranked by their values, some of which may be missing. */
function mayLackRank(cx: EmitContext, id: TypeId): boolean {
  const { shape } = cx.representation(id);
  if (shape.kind === "data") return shape.constructors.some((c) => c.fields.some((field) => mayLackRank(cx, field)));
  return shape.kind === "function";
}

/** A function value that looks its arguments up in a table, first argument highest. */
export function tableCode(cx: EmitContext, params: readonly TypeId[], table: string): Js {
  const names = params.map((_, k) => `y${k}`);
  return js.arrow(
    names,
    givePlace(cx, params, names, (place) => js.index(table, place)),
  );
}

/** `rank`: from element to number. */
export function rankFunction(cx: EmitContext, type: MonoType): Statement {
  const { shape } = type;
  const body =
    shape.kind === "data"
      ? rankData(cx, type, shape.constructors)
      : shape.kind === "function"
        ? rankOfFunction(cx, shape.params, shape.result)
        : [js.give(rankCode(cx, type.id, "x"))];
  return js.func(cx.derive("rank", type.id), ["x"], body);
}

function rankData(cx: EmitContext, { shape }: MonoType, constructors: readonly ConstructorLayout[]): Body {
  if (shape.kind !== "data") return [];
  let offset = 0;
  const isMadeBy = (index: number): Js => {
    if (index === shape.nullary) return js.same("x", null);
    if (shape.tagged) return js.op(js.differ("x", null), "&&", js.same(js.member("x", "$"), index));
    return shape.nullary >= 0 ? js.differ("x", null) : true;
  };
  const cases = constructors.map((c, index) => {
    const fields = c.fields.map((_, k) => js.member("x", fieldName(c, k)));
    const first = offset;
    offset += c.fields.reduce((n, field) => n * sizeOf(cx, field), 1);
    return js.when(
      isMadeBy(index),
      givePlace(cx, c.fields, fields, (place) => (first === 0 ? place : js.op(first, "+", place))),
    );
  });
  return [...cases, js.give(0)];
}

function rankOfFunction(cx: EmitContext, params: readonly TypeId[], result: TypeId): Body {
  if (sizeOf(cx, result) === 1) return [js.give(0)];
  const value = js.call("x", ...params.map((_, i) => `a${i}`));
  const digit = [
    js.constant("v", value),
    js.when(js.same("v", "S"), [js.give("S")]),
    js.constant("r", rankCode(cx, result, "v")),
    js.when(js.same("r", "S"), [js.give("S")]),
    js.set("n", js.op(js.op("n", "*", sizeOf(cx, result)), "+", "r")),
  ];
  const loops = (k: number): Body => {
    const p = params[k];
    if (p === undefined) return digit;
    return [js.count(`i${k}`, sizeOf(cx, p), [js.constant(`a${k}`, elementCode(cx, p, `i${k}`)), ...loops(k + 1)])];
  };
  return [js.variable("n", 0), ...loops(0), js.give("n")];
}
