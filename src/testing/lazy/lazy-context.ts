import { check, present } from "../../base/index.ts";
import type { Emission } from "../../javascript/index.ts";
import {
  type DataLayout,
  type Expr,
  eachExpr,
  type MonoType,
  type Program,
  recursionGroups,
  type TypeId,
  typeOf,
} from "../../program/index.ts";
import type { Driver } from "../driver.ts";
import type { Island, Islands } from "./islands.ts";
import { Strictness } from "./strictness.ts";

/** How lazy code finds out whether it has a value: by class, by `typeof`, by tag. */
export type Form = "data" | "scalar" | "object" | "function";

/** What the writers of lazy code share. */
export class LazyContext {
  readonly program: Program;
  readonly driver: Driver;
  readonly strictness: Strictness;
  readonly groups: readonly (number | null)[];
  /** Numbers may be variables with a lower bound. */
  readonly symbolic: boolean;
  /** Sets may be given by conditions on variables; they remember what they were found to be, so that no goal may hold one. */
  readonly keepsSets: boolean;
  private readonly islands: ReadonlyMap<Expr, Island>;
  private readonly parts = new Map<string, string>();
  private counter = 0;

  constructor(islands: Islands, driver: Driver, symbolic: boolean) {
    this.program = islands.program;
    this.islands = islands.of;
    this.driver = driver;
    this.symbolic = symbolic;
    this.strictness = new Strictness(this.program, this.islands);
    this.groups = recursionGroups(this.program);
    this.keepsSets = this.program.functions.some((f) => hasConditionalSet(f.body));
  }

  get emission(): Emission {
    return this.driver.emission;
  }

  island(e: Expr): Island | undefined {
    return this.islands.get(e);
  }

  /** The type whose values stand for those of `id`. */
  representation(id: TypeId): MonoType {
    let type = present(this.program.types[id], "LazyContext: type");
    while (type.shape.kind === "wrapped") type = present(this.program.types[type.shape.base], "LazyContext: type");
    return type;
  }

  data(id: TypeId): { readonly id: TypeId; readonly layout: DataLayout } {
    const { id: found, shape } = this.representation(id);
    check(shape.kind === "data", "LazyContext.data: not a data type");
    return { id: found, layout: shape };
  }

  form(id: TypeId): Form {
    const { shape } = this.representation(id);
    switch (shape.kind) {
      case "data":
        return "data";
      case "function":
        return "function";
      case "bool":
      case "number":
      case "enum":
        return "scalar";
      case "set":
        return shape.mask ? "scalar" : "object";
      case "rational":
      case "opaque":
      case "wrapped":
        return "object";
    }
  }

  formOf(e: Expr): Form {
    return this.form(typeOf(e));
  }

  /** Whether values of the type may be symbolic numbers. */
  isSymbolic(id: TypeId): boolean {
    if (!this.symbolic) return false;
    const { shape } = this.representation(id);
    return shape.kind === "number";
  }

  /** A test whether a lazy value has yet to be evaluated, and the text of its value, which may be `Z`. */
  force(id: TypeId, text: string): { readonly test: string; readonly by: string } {
    // What was evaluated before is taken without a call.
    const by = this.isSymbolic(id) ? `fn(${text})` : `${text}.$ === -3 ? ${text}.v : fs(${text})`;
    switch (this.form(id)) {
      case "data":
        return { test: `${text}.$ < 0`, by };
      case "scalar":
        return { test: `typeof ${text} === "object"`, by };
      case "object":
        return { test: `${text} instanceof V`, by };
      case "function":
        return { test: `typeof ${text} !== "function"`, by };
    }
  }

  /** `new L…` for a constructor, or its constant. */
  construct(id: TypeId, index: number, fields: readonly string[]): string {
    const { id: type, layout } = this.data(id);
    const c = present(layout.constructors[index], "LazyContext.construct");
    if (c.fields.length === 0) return `K${type}_${index}`;
    const slots = layout.slots.map((_, i) => fields[c.slots.indexOf(i)] ?? "null");
    return `new L${type}(${[index, ...slots, "null"].join(", ")})`;
  }

  /** A function of the run time, written on first use; it may ask for itself. */
  define(name: string, write: () => string): string {
    if (this.parts.has(name)) return name;
    this.parts.set(name, "");
    this.parts.set(name, write());
    return name;
  }

  /** A function of its own for the code of a thunk: parameters and body. */
  hoist(code: string): string {
    const name = `h${this.parts.size}_`;
    this.parts.set(name, `function ${name}${code}`);
    return name;
  }

  get definitions(): string {
    return [...this.parts.values()].join("\n");
  }

  temporary(): string {
    return `t${this.counter++}_`;
  }
}

const conditionalSets: ReadonlySet<string> = new Set(["set.lazy", "set.predicate", "set.domain"]);

function hasConditionalSet(e: Expr): boolean {
  let found = false;
  eachExpr(e, (part) => {
    found ||= part.kind === "primitive" && conditionalSets.has(part.op);
  });
  return found;
}
