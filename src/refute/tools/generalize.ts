/** Terms at their most general types: what was found for one instance is claimed, and tested, for all. */
import { getOrInsert } from "../../base/index.ts";
import {
  abs,
  app,
  aritySorts,
  bound,
  constant,
  free,
  type Sort,
  sortOf,
  substTermTypes,
  substType,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
  tcon,
  tvar,
  typeVars,
} from "../../logic/index.ts";

/** The term with all types as general as its constants admit; null when that cannot be told. Requires no loose bound variables. */
export function generalize(theory: Theory, t: Term): Term | null {
  const typing = new Typing(theory);
  const skeleton = typing.renew(t, []);
  return skeleton === null ? null : typing.finish(skeleton);
}

/** A term whose types are still to be found. */
type Skeleton =
  | { readonly kind: "const" | "free"; readonly name: string; readonly type: Type }
  | { readonly kind: "bound"; readonly index: number; readonly type: Type }
  | { readonly kind: "abs"; readonly name: string; readonly domain: Type; readonly body: Skeleton; readonly type: Type }
  | { readonly kind: "app"; readonly fun: Skeleton; readonly arg: Skeleton; readonly type: Type };

/** First-order unification of types with sorts (Nipkow and Prehofer), for terms known to be typable. */
class Typing {
  private readonly theory: Theory;
  private readonly known = new Map<TypeVar, Type>();
  private readonly frees = new Map<string, Type>();
  private count = 0;

  constructor(theory: Theory) {
    this.theory = theory;
  }

  renew(t: Term, binders: readonly Type[]): Skeleton | null {
    switch (t.kind) {
      case "const": {
        const general = this.theory.consts.get(t.name)?.type;
        return general === undefined ? null : { kind: "const", name: t.name, type: this.instance(general) };
      }
      case "free": {
        const type = getOrInsert(this.frees, t.name, () => this.fresh([]));
        return { kind: "free", name: t.name, type };
      }
      case "bound": {
        const type = binders[t.index];
        return type === undefined ? null : { kind: "bound", index: t.index, type };
      }
      case "abs": {
        const domain = this.fresh([]);
        const body = this.renew(t.body, [domain, ...binders]);
        return body === null ? null : { kind: "abs", name: t.name, domain, body, type: tcon("fun", [domain, body.type]) };
      }
      case "app": {
        const [f, x] = [this.renew(t.fun, binders), this.renew(t.arg, binders)];
        if (f === null || x === null) return null;
        const type = this.fresh([]);
        return this.unify(f.type, tcon("fun", [x.type, type])) ? { kind: "app", fun: f, arg: x, type } : null;
      }
    }
  }

  /** The term with the types found, variables named `'a`, `'b`, … in order of occurrence. */
  finish(skeleton: Skeleton): Term {
    const raw = this.build(skeleton);
    const names = new Map<TypeVar, Type>();
    const visit = (t: Skeleton): void => {
      for (const v of typeVars(this.resolve(t.type))) if (!names.has(v)) names.set(v, tvar(`'${letter(names.size)}`, v.sort));
      if (t.kind === "app") {
        visit(t.fun);
        visit(t.arg);
      } else if (t.kind === "abs") visit(t.body);
    };
    visit(skeleton);
    return substTermTypes(names, raw);
  }

  private build(t: Skeleton): Term {
    switch (t.kind) {
      case "const":
        return constant(t.name, this.resolve(t.type));
      case "free":
        return free(t.name, this.resolve(t.type));
      case "bound":
        return bound(t.index, this.resolve(t.type));
      case "abs":
        return abs(t.name, this.resolve(t.domain), this.build(t.body));
      case "app":
        return app(this.build(t.fun), this.build(t.arg));
    }
  }

  private fresh(sort: Sort): TypeVar {
    return tvar(`'?${this.count++}`, sort);
  }

  private instance(type: Type): Type {
    return substType(new Map([...typeVars(type)].map((v) => [v, this.fresh(v.sort)])), type);
  }

  private resolve(type: Type): Type {
    if (type.kind === "con")
      return type.args.length === 0
        ? type
        : tcon(
            type.name,
            type.args.map((arg) => this.resolve(arg)),
          );
    const next = this.known.get(type);
    return next === undefined ? type : this.resolve(next);
  }

  private unify(a: Type, b: Type): boolean {
    const [s, t] = [this.resolve(a), this.resolve(b)];
    if (s === t) return true;
    if (s.kind === "var") return this.bind(s, t);
    if (t.kind === "var") return this.bind(t, s);
    return s.name === t.name && s.args.length === t.args.length && s.args.every((arg, i) => this.unify(arg, t.args[i] ?? arg));
  }

  private bind(v: TypeVar, type: Type): boolean {
    if (typeVars(type).has(v)) return false;
    if (type.kind === "var") {
      const both = this.fresh(sortOf([...v.sort, ...type.sort]));
      this.known.set(v, both);
      this.known.set(type, both);
      return true;
    }
    this.known.set(v, type);
    return v.sort.every((c) => {
      const needed = aritySorts(this.theory, type.name, c);
      return needed?.every((sort, i) => sort.length === 0 || this.restrict(type.args[i], sort)) === true;
    });
  }

  /** Gives a type further classes. */
  private restrict(type: Type | undefined, sort: Sort): boolean {
    return type === undefined || this.unify(type, this.fresh(sort));
  }
}

const letter = (i: number): string => (i < 26 ? String.fromCharCode(97 + i) : `a${i}`);
