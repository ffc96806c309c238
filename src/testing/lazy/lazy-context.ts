import { check, present } from "../../base/index.ts";
import { type Body, type Emission, type Js, js, type Statement } from "../../javascript/index.ts";
import {
  type DataLayout,
  type Expr,
  eachExpr,
  isScalar,
  type MonoType,
  type Program,
  primitives,
  recursionGroups,
  scalarFacts,
  type TypeId,
  typeOf,
} from "../../program/index.ts";
import type { Driver } from "../driver.ts";
import type { StrictPart, StrictParts } from "./strict-parts.ts";
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
  private readonly strict: ReadonlyMap<Expr, StrictPart>;
  private readonly defined = new Map<string, Body>();
  private counter = 0;

  constructor(parts: StrictParts, driver: Driver, symbolic: boolean) {
    this.program = parts.program;
    this.strict = parts.of;
    this.driver = driver;
    this.symbolic = symbolic;
    this.strictness = new Strictness(this.program, this.strict);
    this.groups = recursionGroups(this.program);
    this.keepsSets = this.program.functions.some((f) => hasConditionalSet(f.body));
  }

  get emission(): Emission {
    return this.driver.emission;
  }

  part(e: Expr): StrictPart | undefined {
    return this.strict.get(e);
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
    if (isScalar(shape)) return scalarFacts(shape).isPrimitive ? "scalar" : "object";
    switch (shape.kind) {
      case "data":
        return "data";
      case "function":
        return "function";
      case "set":
        return shape.mask ? "scalar" : "object";
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

  /** Evaluates a variable that holds a lazy value of the type, unless that was done; `stuck` is done when that is impossible. */
  force(id: TypeId, name: string, stuck: Body): Statement {
    const state = js.member(name, "$");
    // What was evaluated before is taken without a call.
    const value = this.isSymbolic(id) ? js.call("fn", name) : js.choose(js.same(state, -3), js.member(name, "v"), js.call("fs", name));
    const type = js.unary("typeof", name);
    const isOpen = (): Js => {
      switch (this.form(id)) {
        case "data":
          return js.op(state, "<", 0);
        case "scalar":
          return js.same(type, js.text("object"));
        case "object":
          return js.op(name, "instanceof", "V");
        case "function":
          return js.differ(type, js.text("function"));
      }
    };
    return js.when(isOpen(), [js.set(name, value), js.when(js.same(name, "Z"), stuck)]);
  }

  /** `new L…` for a constructor, or its constant. */
  construct(id: TypeId, index: number, fields: readonly Js[]): Js {
    const { id: type, layout } = this.data(id);
    const c = present(layout.constructors[index], "LazyContext.construct");
    if (c.fields.length === 0) return `K${type}_${index}`;
    const slots = layout.slots.map((_, i) => fields[c.slots.indexOf(i)] ?? null);
    return js.create(`L${type}`, index, ...slots, null);
  }

  /** A function of the run time, written on first use; it may ask for itself. */
  define(name: string, write: () => Body): string {
    if (this.defined.has(name)) return name;
    this.defined.set(name, []);
    this.defined.set(name, write());
    return name;
  }

  /** A function of its own for the code of a thunk. */
  hoist(params: readonly string[], body: Body): string {
    const name = `h${this.defined.size}_`;
    this.defined.set(name, [js.func(name, params, body)]);
    return name;
  }

  get definitions(): Body {
    return [...this.defined.values()].flat();
  }

  temporary(): string {
    return `t${this.counter++}_`;
  }
}

function hasConditionalSet(e: Expr): boolean {
  let found = false;
  eachExpr(e, (part) => {
    found ||= part.kind === "primitive" && primitives[part.op].isConditional;
  });
  return found;
}
