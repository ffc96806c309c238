import type { MonoType } from "../../program/index.ts";
import type { DerivedKind, EmitContext } from "../context.ts";
import * as js from "../tree/build.ts";
import type { Body, Statement } from "../tree/syntax.ts";
import { constructCode } from "./data-code.ts";
import { descriptor } from "./descriptor.ts";
import { elementFunction, rankFunction } from "./enumeration.ts";
import { equalityFunctions } from "./equality.ts";
import { orderFunction } from "./order.ts";

/** A function made from a type, with those it is made of. */
export function derivedFunction(cx: EmitContext, kind: DerivedKind, type: MonoType): Body {
  switch (kind) {
    case "eq":
      return equalityFunctions(cx, type);
    case "at":
      return [elementFunction(cx, type)];
    case "rank":
      return [rankFunction(cx, type)];
    case "cmp":
      return [orderFunction(cx, type)];
    case "list":
      return [listFunction(cx, type)];
    case "type":
      return [descriptor(cx, type)];
  }
}

/** From an array of elements to a list. */
function listFunction(cx: EmitContext, type: MonoType): Statement {
  const last = js.op(js.member("a", "length"), "-", 1);
  return js.func(
    cx.derive("list", type.id),
    ["a"],
    [
      js.variable("l", null),
      js.loop("i", last, js.op("i", ">=", 0), js.unary("--", "i"), [js.set("l", constructCode(cx, type.id, 1, [js.index("a", "i"), "l"]))]),
      js.give("l"),
    ],
  );
}
