import { isConstructorValue } from "./constructor-value.ts";
import { partAt, partBehind } from "./hole.ts";
import { FunctionNames, type FunctionTable, tableOf } from "./table.ts";

/** How wide a line may get before a value is broken over several. */
const lineWidth = 100;

/** A value taken apart for printing: what goes before, between and after its parts. */
interface Container {
  readonly open: string;
  readonly close: string;
  readonly items: readonly Item[];
}

interface Item {
  readonly prefix: string;
  readonly value: unknown;
}

/** A method of this name says how its object is shown: `[showAs]() { return "push(3)"; }`. */
export const showAs: unique symbol = Symbol.for("hollow.show");

/** Stands for a part that has not been looked at. */
const hole = Symbol("_");

/**
 * A value as text. Parts that were never looked at are `_`; generated functions are tables such as `{0 ↦ 3, _ ↦ 1}`;
 * long values are broken over lines.
 */
export function show(value: unknown, width: number = lineWidth): string {
  return new Printer(null).broken(value, "", width);
}

/**
 * A text that is the same for values that look the same; it looks at every part. Functions are told apart by the names, which are given in
 * the order in which the functions are met.
 */
export function showKey(value: unknown, names: FunctionNames = new FunctionNames()): string {
  return typeof value === "number" ? String(value) : new Printer(names).flat(value);
}

/** Prints values. With names for functions it makes keys, and draws the parts that are not drawn yet instead of leaving holes. */
class Printer {
  private readonly names: FunctionNames | null;
  /** The values around the one being printed: a value inside itself is cut. */
  private readonly above = new Set<unknown>();

  constructor(names: FunctionNames | null) {
    this.names = names;
  }

  flat(value: unknown): string {
    const parts = this.dissect(value);
    if (typeof parts === "string") return parts;
    return this.inside(value, () => parts.open + parts.items.map((item) => item.prefix + this.flat(item.value)).join(", ") + parts.close);
  }

  broken(value: unknown, indent: string, width: number): string {
    const flat = this.flat(value);
    const parts = this.dissect(value);
    if (typeof parts === "string" || indent.length + flat.length <= width) return flat;
    const inner = `${indent}  `;
    const lines = this.inside(value, () => parts.items.map((item) => inner + item.prefix + this.broken(item.value, inner, width)));
    return `${parts.open}\n${lines.join(",\n")}\n${indent}${parts.close}`;
  }

  private inside<A>(value: unknown, print: () => A): A {
    this.above.add(value);
    const result = print();
    this.above.delete(value);
    return result;
  }

  private dissect(value: unknown): string | Container {
    if (value === hole) return "_";
    if (typeof value === "function") return this.dissectFunction(value);
    if (typeof value !== "object" || value === null) return showPrimitive(value);
    if (this.above.has(value)) return "<itself>";
    const part = partBehind(value);
    if (part !== undefined && this.names === null) return part.isForced ? this.dissect(part.force()) : "_";
    return ownText(value) ?? this.dissectObject(value);
  }

  private dissectFunction(value: object): string | Container {
    if (this.names !== null) return this.names.nameOf(value);
    const own = ownText(value);
    if (own !== null) return own;
    const table = tableOf(value);
    return table === undefined ? `<function ${(value as { readonly name?: string }).name || "without a name"}>` : tableContainer(table);
  }

  private dissectObject(value: object): string | Container {
    if (Array.isArray(value))
      return { open: "[", close: "]", items: value.length === 0 ? [] : this.items(value, (_key) => "", indices(value)) };
    if (value instanceof Set) return { open: "Set {", close: "}", items: [...value].map((item) => ({ prefix: "", value: item })) };
    if (value instanceof Map)
      return { open: "Map {", close: "}", items: [...value].map(([key, item]) => ({ prefix: `${this.flat(key)} => `, value: item })) };
    if (value instanceof Date) return `Date(${Number.isNaN(value.getTime()) ? "invalid" : value.toISOString()})`;
    if (value instanceof Error) return `${value.name}(${JSON.stringify(value.message)})`;
    if (value instanceof RegExp) return String(value);
    if (ArrayBuffer.isView(value) && Symbol.iterator in value)
      return {
        open: `${nameOf(value)}[`,
        close: "]",
        items: Array.from(value as Iterable<unknown>, (item) => ({ prefix: "", value: item })),
      };
    if (isConstructorValue(value)) return this.dissectConstructor(value);
    const name = nameOf(value);
    return {
      open: name === "" ? "{" : `${name} {`,
      close: "}",
      items: this.items(value, (key) => `${showProperty(key)}: `, Object.keys(value)),
    };
  }

  /** Values of algebraic datatypes are written as terms: `Node(Leaf, 1, Leaf)`. */
  private dissectConstructor(value: { readonly kind: string; readonly args?: readonly unknown[] }): string | Container {
    if (value.args === undefined) return value.kind;
    const part = this.names === null ? partBehind(value.args) : undefined;
    if (part?.isForced === false) return `${value.kind}(_)`;
    const args = part === undefined ? value.args : (part.force() as readonly unknown[]);
    if (args.length === 0) return value.kind;
    return { open: `${value.kind}(`, close: ")", items: this.items(args, (_key) => "", indices(args)) };
  }

  private items(value: object, prefix: (key: string) => string, keys: readonly string[]): readonly Item[] {
    return keys.map((key) => {
      const isHole = this.names === null && partAt(value, key) !== undefined;
      return { prefix: prefix(key), value: isHole ? hole : Reflect.get(value, key) };
    });
  }
}

/** Points where the function has its default value are not worth a line. */
function tableContainer(table: FunctionTable): Container {
  const rest = table.otherwise === null ? hole : table.otherwise.value;
  const restText = show(rest);
  const entries = table.entries().filter(({ result }) => rest === hole || show(result) !== restText);
  return {
    open: "{",
    close: "}",
    items: [...entries.map(({ at, result }) => ({ prefix: `${at} ↦ `, value: result })), { prefix: "_ ↦ ", value: rest }],
  };
}

function showPrimitive(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  if (Object.is(value, -0)) return "-0";
  return String(value);
}

function showProperty(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

function indices(values: readonly unknown[]): readonly string[] {
  return Array.from({ length: values.length }, (_, i) => String(i));
}

/** The name of the class of an object, or nothing for plain objects. */
function nameOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return "";
  const maker: unknown = Reflect.get(prototype as object, "constructor");
  return typeof maker === "function" ? maker.name : "";
}

/** What an object says itself about how it is shown. */
function ownText(value: object): string | null {
  const own = (value as { readonly [showAs]?: unknown })[showAs];
  return typeof own === "function" ? String(own.call(value)) : null;
}
