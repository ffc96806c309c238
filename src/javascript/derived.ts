import type { MonoType } from "../program/index.ts";
import type { DerivedKind, EmitContext } from "./context.ts";
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
    case "type":
      return descriptorText(cx, type);
  }
}
