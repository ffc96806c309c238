/** Terms and types as inner syntax, with parentheses wherever they might be needed. */
import { InputError } from "../input-error.ts";
import { isReserved, type Names, type Vocabulary } from "./names.ts";
import type { Branch, SurfaceTerm, SurfaceType, SurfaceVariable } from "./surface.ts";

/** What the local variables around a term are called. */
type Locals = ReadonlyMap<string, string>;

export class TermWriter {
  private readonly types: Names;
  private readonly constants: Names;
  private readonly vocabulary: Vocabulary;
  /** Free variables that have not occurred yet, with their types. */
  private readonly untold = new Map<string, SurfaceType>();

  constructor(types: Names, constants: Names, vocabulary: Vocabulary) {
    this.types = types;
    this.constants = constants;
    this.vocabulary = vocabulary;
  }

  type(type: SurfaceType): string {
    if (type.kind === "variable") return `'${type.name}`;
    if (type.kind === "function") return `(${this.type(type.from)} ⇒ ${this.type(type.to)})`;
    const name = type.isHol ? type.name : (this.types.get(type.name) ?? type.name);
    const args = type.args.map((t) => this.type(t));
    return args.length === 0 ? name : `(${args.join(", ")}) ${name}`;
  }

  /** A proposition whose outer universal variables are left free; their types are told where they first occur. */
  open(prop: SurfaceTerm): string {
    let body = prop;
    let locals: Locals = new Map();
    while (body.kind === "binder" && body.binder === "∀") {
      for (const { name, type } of body.variables) {
        const fresh = this.local(name, locals);
        locals = new Map(locals).set(name, fresh);
        if (type !== null) this.untold.set(fresh, type);
      }
      body = body.body;
    }
    const text = this.term(body, locals);
    this.untold.clear();
    return text;
  }

  closed(term: SurfaceTerm): string {
    return this.term(term, new Map());
  }

  /** A name for a variable that is no constant and none of the variables around. */
  private local(name: string, locals: Locals): string {
    const plain = name.replaceAll(/[^A-Za-z0-9_']/g, "_").replaceAll(/_+$/g, "");
    let fresh = /^[a-z]/.test(plain) ? plain : `x${plain}`;
    const around = new Set(locals.values());
    while (isReserved(this.vocabulary, fresh) || this.vocabulary.isConstant(fresh) || this.constants.has(fresh) || around.has(fresh))
      fresh = `${fresh}'`;
    return fresh;
  }

  private bind(variables: readonly string[], locals: Locals): { readonly fresh: readonly string[]; readonly inner: Locals } {
    const inner = new Map(locals);
    const fresh = variables.map((name) => {
      const chosen = this.local(name, inner);
      inner.set(name, chosen);
      return chosen;
    });
    return { fresh, inner };
  }

  private term(t: SurfaceTerm, locals: Locals): string {
    switch (t.kind) {
      case "hol":
        return t.text;
      case "name": {
        const found = locals.get(t.name) ?? this.constants.get(t.name);
        if (found === undefined) throw new InputError("E0514", t.span, `The name ${t.name} is not declared`);
        return this.told(found);
      }
      case "apply":
        return `(${[t.fun, ...t.args].map((part) => this.term(part, locals)).join(" ")})`;
      case "typed":
        return `(${this.term(t.term, locals)} :: ${this.type(t.type)})`;
      case "implies":
        return `${this.term(t.premise, locals)} ⟹ ${this.term(t.conclusion, locals)}`;
      case "if":
        return `(if ${this.term(t.condition, locals)} then ${this.term(t.yes, locals)} else ${this.term(t.no, locals)})`;
      case "binder":
        return this.binder(t.binder, t.variables, t.body, locals);
      case "let": {
        const { fresh, inner } = this.bind(
          t.bindings.map(([name]) => name),
          locals,
        );
        const parts = t.bindings.map(([, value], i) => `${fresh[i]} = ${this.term(value, locals)}`);
        // Bindings of one `let` do not see each other: nested `let`s with fresh names say the same.
        return `(let ${parts.join("; ")} in ${this.term(t.body, inner)})`;
      }
      case "case":
        return `(case ${this.term(t.of, locals)} of ${t.branches.map((b) => this.branch(b, locals)).join(" | ")})`;
    }
  }

  private told(name: string): string {
    const type = this.untold.get(name);
    this.untold.delete(name);
    return type === undefined ? name : `(${name} :: ${this.type(type)})`;
  }

  private binder(binder: string, variables: readonly SurfaceVariable[], body: SurfaceTerm, locals: Locals): string {
    const { fresh, inner } = this.bind(
      variables.map((v) => v.name),
      locals,
    );
    const parts = variables.map(({ type }, i) => (type === null ? fresh[i] : `(${fresh[i]} :: ${this.type(type)})`));
    const one = binder.length > 1 ? parts.join(` . ${binder}`) : parts.join(" ");
    return `(${binder}${one}. ${this.term(body, inner)})`;
  }

  private branch({ constructor: name, variables, body }: Branch, locals: Locals): string {
    const { fresh, inner } = this.bind(variables, locals);
    const pattern = name === null ? "_" : [this.constants.get(name) ?? name, ...fresh].join(" ");
    return `${pattern} ⇒ ${this.term(body, inner)}`;
  }
}
