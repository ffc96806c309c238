import type { MonoType } from "../../program/index.ts";
import type { DerivedKind, EmitContext } from "../context.ts";
import { constructText } from "./data-text.ts";
import { descriptorText } from "./descriptor.ts";
import { elementFunction, rankFunction } from "./enumeration.ts";
import { equalityFunction } from "./equality.ts";
import { orderFunction } from "./order.ts";

/** The text of a function made from a type. */
export function derivedFunction(cx: EmitContext, kind: DerivedKind, type: MonoType): string {
  switch (kind) {
    case "eq":
      return equalityFunction(cx, type);
    case "at":
      return elementFunction(cx, type);
    case "rank":
      return rankFunction(cx, type);
    case "cmp":
      return orderFunction(cx, type);
    case "list":
      return listFunction(cx, type);
    case "type":
      return descriptorText(cx, type);
  }
}

/** From an array of elements to a list. */
function listFunction(cx: EmitContext, type: MonoType): string {
  const cons = constructText(cx, type.id, 1, ["a[i]", "l"]);
  return `function ${cx.derive("list", type.id)}(a) { let l = null; for (let i = a.length - 1; i >= 0; i--) l = ${cons}; return l; }`;
}
