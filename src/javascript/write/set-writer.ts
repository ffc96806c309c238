import { Bug, present } from "../../base/index.ts";
import type { MonoType, Primitive } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { elementText, rankText } from "../derived/enumeration.ts";

/** Operations on sets as objects: helper and whether it takes the description of the element type. */
const objectOperations: Readonly<Record<string, { readonly name: string; readonly typed: boolean }>> = {
  "set.empty": { name: "finiteSet", typed: false },
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
export type Rank = (element: number, x: string) => string;

/** The text of an operation on a set type. */
export function setText(cx: EmitContext, op: Primitive, type: MonoType, args: readonly string[], rank: Rank): string {
  const { shape } = type;
  if (shape.kind !== "set") throw new Bug(`setText: ${op} on ${shape.kind}`);
  if (shape.mask) return maskText(cx, op, shape.element, args, rank);
  cx.need("sets");
  const [a = "", b = ""] = args;
  switch (op) {
    case "set.empty":
      return "finiteSet(noElements)";
    case "bag.empty":
      return "[]";
    case "bag.add":
      return `(${a}.push(${b}), ${a})`;
    case "set.single":
      return `${a}.e[0]`;
    case "set.recast":
      return a;
    case "set.domain":
      cx.need("functions");
      return `domainOf(${cx.derive("type", shape.element)}, ${a})`;
    case "set.ofList":
      return `setFrom(${cx.derive("type", shape.element)}, ${listText(cx, a)})`;
    default: {
      const { name, typed } = present(objectOperations[op], `setText: no ${op}`);
      return `${name}(${[...(typed ? [cx.derive("type", shape.element)] : []), ...args].join(", ")})`;
    }
  }
}

/** An array of the elements of a list. */
function listText(cx: EmitContext, list: string): string {
  cx.need("listElements");
  return `listElements(${list})`;
}

/** Sets over small finite types are bit masks, bit i for the i-th element. */
function maskText(cx: EmitContext, op: Primitive, element: number, args: readonly string[], rank: Rank): string {
  const size = present(cx.type(element).size, "maskText: infinite");
  const all = 2 ** size - 1;
  const [a = "", b = ""] = args;
  const bit = (x: string): string => `(1 << ${rank(element, x)})`;
  switch (op) {
    case "set.empty":
    case "bag.empty":
      return "0";
    case "set.univ":
      return String(all);
    case "set.insert":
      return `(${b} | ${bit(a)})`;
    case "bag.add":
      return `(${a} | ${bit(b)})`;
    case "bag.set":
      return a;
    case "set.member":
      return `((${b} & ${bit(a)}) !== 0)`;
    case "set.union":
      return `(${a} | ${b})`;
    case "set.inter":
      return `(${a} & ${b})`;
    case "set.diff":
      return `(${a} & ~${b})`;
    case "set.compl":
      return `(~${a} & ${all})`;
    case "set.subset":
      return `((${a} & ~${b}) === 0)`;
    case "set.psubset":
      return `((${a} & ~${b}) === 0 && ${a} !== ${b})`;
    case "set.finite":
      return "true";
    case "set.card":
      cx.need("popcount");
      return `popcount(${a})`;
    case "set.isSingle":
      return `(${a} !== 0 && (${a} & (${a} - 1)) === 0)`;
    case "set.single":
      return elementText(cx, element, `(31 - Math.clz32(${a}))`);
    case "set.ofList":
      cx.need("maskOfList");
      return `maskOfList(${a}, (x) => ${rankText(cx, element, "x")})`;
    case "set.recast":
      cx.need("maskElements");
      cx.need("sets");
      return `finiteSet(maskElements(${a}, (i) => ${elementText(cx, element, "i")}))`;
    default:
      throw new Bug(`maskText: no ${op}`);
  }
}
