import { Bug, present } from "../../base/index.ts";
import type { MonoType, Primitive } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { elementCode, rankCode } from "../derived/enumeration.ts";
import * as js from "../tree/build.ts";
import type { Js } from "../tree/syntax.ts";

/** The operations on sets, and on bags, which collect their elements. */
type SetPrimitive = Extract<Primitive, `${"set" | "bag"}.${string}`>;

export function isSetPrimitive(op: Primitive): op is SetPrimitive {
  return /^(set|bag)\./.test(op);
}

/** The operations that, on sets that are objects, are not simply a call of one helper. */
type Written = "set.empty" | "bag.empty" | "bag.add" | "set.single" | "set.recast" | "set.domain" | "set.ofList";

/** The others: the helper, and whether it takes the description of the element type. */
const objectOperations: Readonly<Record<Exclude<SetPrimitive, Written>, { readonly name: string; readonly typed: boolean }>> = {
  "set.univ": { name: "univ", typed: false },
  "set.predicate": { name: "predicateSet", typed: false },
  "set.lazy": { name: "lazySet", typed: false },
  "set.identity": { name: "identityRelation", typed: false },
  "set.insert": { name: "setInsert", typed: true },
  "set.member": { name: "memberOf", typed: true },
  "set.union": { name: "setUnion", typed: true },
  "set.inter": { name: "setInter", typed: true },
  "set.diff": { name: "setDiff", typed: true },
  "set.compl": { name: "setCompl", typed: true },
  "set.subset": { name: "setSubset", typed: true },
  "set.psubset": { name: "setPsubset", typed: true },
  "set.finite": { name: "setFinite", typed: true },
  "set.card": { name: "setCard", typed: true },
  "set.isSingle": { name: "setIsSingle", typed: true },
  "bag.set": { name: "setFrom", typed: true },
  "bag.coset": { name: "cosetFrom", typed: true },
};

/** Writes the number of an element; it may have none, when it is a function without value somewhere. */
export type Rank = (element: number, x: Js) => Js;

/** An operation on a set type. */
export function setCode(cx: EmitContext, op: SetPrimitive, type: MonoType, args: readonly Js[], rank: Rank): Js {
  const { shape } = type;
  if (shape.kind !== "set") throw new Bug(`setCode: ${op} on ${shape.kind}`);
  if (shape.mask) return maskCode(cx, op, shape.element, args, rank);
  const [a = null, b = null] = args;
  const element = (): string => cx.derive("type", shape.element);
  switch (op) {
    case "set.empty":
      return js.call("finiteSet", "noElements");
    case "bag.empty":
      return js.array([]);
    case "bag.add":
      return js.op(js.method(a, "push", b), ",", a);
    case "set.single":
      return js.index(js.member(a, "e"), 0);
    case "set.recast":
      return a;
    case "set.domain":
      return js.call("domainOf", element(), a);
    case "set.ofList":
      return js.call("setFrom", element(), js.call("listElements", a));
    default: {
      const { name, typed } = objectOperations[op];
      return js.call(name, ...(typed ? [element()] : []), ...args);
    }
  }
}

/** The number of the highest bit of a mask. */
export const highestBit = (mask: Js): Js => js.op(31, "-", js.method("Math", "clz32", mask));

/** Sets over small finite types are bit masks, bit i for the i-th element. */
function maskCode(cx: EmitContext, op: SetPrimitive, element: number, args: readonly Js[], rank: Rank): Js {
  const size = present(cx.type(element).size, "maskCode: infinite");
  const all = 2 ** size - 1;
  const [a = null, b = null] = args;
  const bit = (x: Js): Js => js.op(1, "<<", rank(element, x));
  const without = (mask: Js, other: Js): Js => js.op(mask, "&", js.unary("~", other));
  switch (op) {
    case "set.empty":
    case "bag.empty":
      return 0;
    case "set.univ":
      return all;
    case "set.insert":
      return js.op(b, "|", bit(a));
    case "bag.add":
      return js.op(a, "|", bit(b));
    case "bag.set":
      return a;
    case "set.member":
      return js.differ(js.op(b, "&", bit(a)), 0);
    case "set.union":
      return js.op(a, "|", b);
    case "set.inter":
      return js.op(a, "&", b);
    case "set.diff":
      return without(a, b);
    case "set.compl":
      return js.op(js.unary("~", a), "&", all);
    case "set.subset":
      return js.same(without(a, b), 0);
    case "set.psubset":
      return js.op(js.same(without(a, b), 0), "&&", js.differ(a, b));
    case "set.finite":
      return true;
    case "set.card":
      return js.call("popcount", a);
    case "set.isSingle":
      return js.op(js.differ(a, 0), "&&", js.same(js.op(a, "&", js.op(a, "-", 1)), 0));
    case "set.single":
      return elementCode(cx, element, highestBit(a));
    case "set.ofList":
      return js.call("maskOfList", a, js.arrow(["x"], rankCode(cx, element, "x")));
    case "set.recast":
      return js.call("finiteSet", js.call("maskElements", a, js.arrow(["i"], elementCode(cx, element, "i"))));
    case "set.predicate":
    case "set.lazy":
    case "set.identity":
    case "set.domain":
    case "bag.coset":
      throw new Bug(`maskCode: no ${op}`);
  }
}
