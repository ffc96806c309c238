/** The values that a model is made of: facts about them are what the model rests on. */
import { emptyEnvironment, type Machine, type Thunk, valueKey } from "../judge/index.ts";
import { type Const, stripFun, type Term, type Type } from "../logic/index.ts";

export class Elements {
  private readonly machine: Machine;
  private readonly terms = new Map<Type, Term[]>();
  /** The elements of a type as texts. */
  private readonly keys = new Map<Type, ReadonlySet<string>>();

  constructor(machine: Machine, terms: readonly Term[]) {
    this.machine = machine;
    for (const t of terms) this.terms.set(t.type, [...(this.terms.get(t.type) ?? []), t]);
  }

  /** Whether the model lists values of the type of an argument. */
  areAbout(c: Const): boolean {
    return stripFun(c.type).args.some((ty) => this.terms.has(ty));
  }

  /** Whether a fact speaks of elements only, as far as the model lists them. */
  has(c: Const, args: readonly Thunk[]): boolean {
    const types = stripFun(c.type).args;
    return args.every((x, i) => {
      const known = this.keysOf(types[i]);
      const ty = types[i];
      return ty === undefined || known === null || known.has(valueKey(this.machine, ty, x));
    });
  }

  private keysOf(ty: Type | undefined): ReadonlySet<string> | null {
    const terms = ty === undefined ? undefined : this.terms.get(ty);
    if (ty === undefined || terms === undefined) return null;
    let keys = this.keys.get(ty);
    if (keys === undefined) {
      keys = new Set(terms.map((t) => valueKey(this.machine, ty, this.machine.delay(t, emptyEnvironment))));
      this.keys.set(ty, keys);
    }
    return keys;
  }
}
