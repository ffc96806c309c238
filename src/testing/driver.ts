import { check, present } from "../base/index.ts";
import { type Body, type Emission, emptySlot, type Js, js, type Statement } from "../javascript/index.ts";
import { charT, factorsOf, type Theory, type Type, type TypeCon } from "../logic/index.ts";
import type { DataLayout, MonoType, Program, TypeId } from "../program/index.ts";
import { largestFull } from "./limits.ts";
import { alphabet } from "./types/alphabet.ts";
import { carrierRoot, constructingRoot } from "./types/reachable-types.ts";

/** Other ways to make values than all of a size in their order. */
interface DriverWays {
  readonly names?: ReadonlySet<TypeId>;
  readonly isDrawn?: boolean;
}

/**
 * What the writers of one test program share: the compiled program, what is known of its types, and the helper functions that were
 * asked for. The code is added to the program's own (see `javascript`, contract for drivers).
 */
export class Driver {
  readonly emission: Emission;
  readonly program: Program;
  readonly theory: Theory;
  /** Helper functions by name. */
  private readonly parts = new Map<string, Body>();
  private readonly ids: ReadonlyMap<Type, TypeId>;
  /** Types that only name things: few of their values are tried (`names.ts`). */
  readonly names: ReadonlySet<TypeId>;
  /** Clauses and values are tried in any order, for samples. */
  readonly isDrawn: boolean;
  private counter = 0;

  constructor(emission: Emission, theory: Theory, { names = new Set(), isDrawn = false }: DriverWays = {}) {
    this.emission = emission;
    this.program = emission.program;
    this.theory = theory;
    this.names = names;
    this.isDrawn = isDrawn;
    this.ids = new Map(this.program.types.map((t) => [t.type, t.id]));
  }

  type(id: TypeId): MonoType {
    return present(this.program.types[id], "Driver.type: no such type");
  }

  idOf(type: Type): TypeId {
    return present(this.ids.get(type), "Driver.idOf: the type is not part of the program");
  }

  /** A helper function, written on first use; it may ask for itself. */
  define(name: string, write: () => Body): string {
    if (this.parts.has(name)) return name;
    this.parts.set(name, []);
    this.parts.set(name, write());
    return name;
  }

  get code(): Body {
    return [...this.parts.values()].flat();
  }

  fresh(letter: string): string {
    return `${letter}_${this.counter++}`;
  }

  /** All values are run through, whatever the size. */
  isFull(id: TypeId): boolean {
    const { size } = this.type(id);
    return size !== null && size <= largestFull && !this.isChar(id);
  }

  isChar(id: TypeId): boolean {
    return this.type(id).type === charT;
  }

  /** How many characters there are at a bound: twice as many at each, so that short strings of few letters come first. */
  charCount(bound: Js): Js {
    return js.choose(js.op(bound, "<", 8), js.op(1, "<<", bound), 256);
  }

  /** The i-th character (see `alphabet`). */
  charAt(i: Js): Js {
    const all = this.define("characters", () => [js.constant("characters", js.array(alphabet(this.program)))]);
    return js.index(all, i);
  }

  /** Tuples and records hand their size on to their components ([Bulwahn 2013], section 3.2.3); other constructors take one off. */
  keepsBound(id: TypeId): boolean {
    const { type } = this.type(id);
    if (type.kind !== "con") return false;
    return factorsOf(type) !== null || this.theory.datatype(type.name)?.record !== undefined;
  }

  /** The function of a root, and whether it may answer with the signal; null when there is no such root. */
  root(name: string): { readonly name: string; readonly signals: boolean } | null {
    const found = this.emission.roots.get(name);
    return found === undefined ? null : { name: found, signals: this.emission.signals.get(name) === true };
  }

  carrier(id: TypeId): string | null {
    return this.root(carrierRoot(this.type(id).type))?.name ?? null;
  }

  /** The constructing functions of a type, with the types of their arguments. */
  constructing(id: TypeId): readonly { readonly name: string; readonly params: readonly TypeId[] }[] {
    const { type } = this.type(id);
    const found: { name: string; params: readonly TypeId[] }[] = [];
    for (let i = 0; ; i++) {
      const root = this.program.roots.find((r) => r.name === constructingRoot(type, i));
      if (root === undefined) return found;
      const f = present(this.program.functions[root.target], "Driver.constructing: function");
      found.push({ name: present(this.emission.roots.get(root.name), "Driver.constructing: root"), params: f.params.map((p) => p.type) });
    }
  }

  data(id: TypeId): DataLayout {
    const { shape } = this.type(id);
    check(shape.kind === "data", "Driver.data: not a data type");
    return shape;
  }

  /** A new cell of a constructor, with these fields or what the slots hold when unused. */
  construct(id: TypeId, index: number, fields: readonly Js[]): Js {
    const layout = this.data(id);
    const c = present(layout.constructors[index], "Driver.construct: constructor");
    if (index === layout.nullary) return null;
    if (c.fields.length === 0 && layout.tagged) return `N${id}_${index}`;
    const values = layout.slots.map((slot, i) => fields[c.slots.indexOf(i)] ?? this.padding(slot));
    return js.create(`C${id}`, ...(layout.tagged ? [index] : []), ...values);
  }

  /** Tests that a value was made by a constructor. */
  isMadeBy(id: TypeId, index: number, value: Js): Js {
    const layout = this.data(id);
    if (index === layout.nullary) return js.same(value, null);
    const isCell = layout.nullary >= 0 ? [js.differ(value, null)] : [];
    return js.every([...isCell, ...(layout.tagged ? [js.same(js.member(value, "$"), index)] : [])]);
  }

  /** What a slot holds while nothing was put there. */
  padding(id: TypeId): Js {
    const { shape } = this.type(id);
    return shape.kind === "wrapped" ? this.padding(shape.base) : emptySlot(shape);
  }

  /** A comparison; it may answer with the signal. */
  equal(id: TypeId, a: Js, b: Js): Js {
    return this.emission.equality(id, a, b);
  }

  /** The type constructor of a type. */
  con(id: TypeId): TypeCon {
    const { type } = this.type(id);
    check(type.kind === "con", "Driver.con: not ground");
    return type;
  }
}

/** The i-th of the integers 0, 1, −1, 2, −2, … */
export function integerAt(i: Js): Js {
  const half = js.op(js.op(i, "+", 1), "/", 2);
  return js.choose(js.same(js.op(i, "%", 2), 0), js.op(0, "-", js.op(i, "/", 2)), half);
}

/** How many integers there are below a bound. */
export const integersBelow = (bound: Js): Js => js.op(js.op(2, "*", bound), "-", 1);

/** Calls a continuation: every piece of code falls through when all values were tried, and returns true to end the search. */
export const goOn = (name: Js, ...args: readonly Js[]): Statement => js.when(js.call(name, ...args), [js.give(true)]);

/** The rest of a search as a function: it falls through to false. */
export const searching = (params: readonly string[], body: Body): Js => js.arrow(params, [...body, js.give(false)]);

/** The same as a function with a name. */
export const searchFunction = (name: string, params: readonly string[], body: Body): Statement =>
  js.func(name, params, [...body, js.give(false)]);
