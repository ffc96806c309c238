/** When two values are surely equal, and when surely not. */

import { Bug, present } from "../../base/index.ts";
import { FALSE, type Lit, negate } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import { deepestCases } from "../limits.ts";
import type { Algebra, Alike } from "./algebra.ts";
import { equalUnnamedNumbers } from "./unnamed-numbers.ts";
import { type Bool, type Element, falseValue, LazyBool, trueValue, type Value } from "./value.ts";

export class Equality {
  private readonly algebra: Algebra;

  constructor(algebra: Algebra) {
    this.algebra = algebra;
  }

  equal(a: Value, b: Value): Bool {
    const g = this.algebra.gates;
    if (a.kind === "bool" && b.kind === "bool")
      return new LazyBool(
        () => g.or(g.and(a.t, b.t), g.and(a.f, b.f)),
        () => g.or(g.and(a.t, b.f), g.and(a.f, b.t)),
      );
    if (a.kind === "element" && b.kind === "element") return this.equalKnown(a, b);
    if (a.kind === "pair" && b.kind === "pair") return this.algebra.and(this.equal(a.fst, b.fst), () => this.equal(a.snd, b.snd));
    if (a.kind === "fun" && b.kind === "fun" && a.tag !== undefined && a.tag === b.tag) return trueValue;
    if (a.kind === "fun" && b.kind === "fun") return this.algebra.forall(a.from, (x) => this.equal(a.at(x), b.at(x)));
    throw new Bug("equal: values of different kinds");
  }

  /** Equality of elements by their names, and by what else is known of them. */
  private equalKnown(a: Element, b: Element, depth = 0): Bool {
    if (a.tag !== undefined && a.tag === b.tag) return trueValue;
    if (this.isSameNumber(a, b)) return trueValue;
    const named = this.equalElements(a, b);
    if (a.built !== undefined && b.built !== undefined) {
      if (a.built.name !== b.built.name) return falseValue;
      const other = b.built;
      const parts = a.built.args.map((x, i) => this.equalParts(a.type, x, present(other.args[i], "equalKnown")));
      return new LazyBool(
        () => this.algebra.gates.or(named.t, this.algebra.gates.all(parts.map((e) => e.t))),
        () => this.algebra.gates.or(named.f, this.algebra.gates.any(parts.map((e) => e.f))),
      );
    }
    const numbers = equalUnnamedNumbers(this.algebra, a, b);
    if (numbers !== null)
      return new LazyBool(
        () => this.algebra.gates.any([named.t, numbers.t, this.bothUnnamed(withoutExact(a), withoutExact(b))]),
        () => this.algebra.gates.or(named.f, numbers.f),
      );
    const cases = depth > deepestCases ? undefined : (a.cases ?? b.cases);
    if (cases === undefined)
      return new LazyBool(
        () => this.algebra.gates.or(named.t, this.bothUnnamed(a, b)),
        () => named.f,
      );
    const whole = cases === a.cases ? b : a;
    const side = (key: "t" | "f") => (): Lit =>
      this.algebra.gates.any([named[key], ...cases.map(([p, v]) => this.algebra.gates.and(p, this.equalKnown(v, whole, depth + 1)[key]))]);
    return new LazyBool(side("t"), side("f"));
  }

  /** Equality of what two elements were made of: of representatives, if both are some, by the relation of the quotient. */
  private equalParts(ty: Type, x: Value, y: Value): Bool {
    const { content } = this.algebra.domains.of(ty);
    if (content.kind !== "abstract") return this.equal(x, y);
    const same = content.equal?.(x, y) ?? this.equal(x, y);
    const inside = (): Lit => this.algebra.gates.and(content.inside(x).t, content.inside(y).t);
    return new LazyBool(
      () => this.algebra.gates.and(inside(), same.t),
      () => this.algebra.gates.and(inside(), same.f),
    );
  }

  /** Whether both surely are the same one of certain numbers, by what they are made of. */
  private isSameNumber(a: Element, b: Element): boolean {
    const { gates } = this.algebra;
    return a.unnamedNumber?.other === FALSE && gates.isPartition(a.lits) && this.algebra.idOf(a) === this.algebra.idOf(b);
  }

  private equalElements(a: Element, b: Element): Bool {
    const g = this.algebra.gates;
    const { size } = this.algebra.domains.of(a.type);
    const same = (): Lit => g.any(Array.from({ length: size }, (_, i) => g.and(a.lits[i] ?? FALSE, b.lits[i] ?? FALSE)));
    const isOneNamed = (a.lits[size] ?? FALSE) === FALSE || (b.lits[size] ?? FALSE) === FALSE;
    // Of two elements that surely are one of their places, one of them named, it is known whether they are the same.
    if (isOneNamed && g.isPartition(a.lits) && g.isPartition(b.lits)) {
      const known: Bool = new LazyBool(same, () => negate(known.t));
      return known;
    }
    return new LazyBool(same, () => g.any(a.lits.map((p, i) => (p === FALSE ? FALSE : g.and(p, g.any(b.lits.filter((_, j) => j !== i)))))));
  }

  /** Elements without a name may be equal. */
  private bothUnnamed(a: Element, b: Element): Lit {
    const { domains, gates } = this.algebra;
    const { size } = domains.of(a.type);
    const both = gates.and(a.lits[size] ?? FALSE, b.lits[size] ?? FALSE);
    if (both === FALSE) return FALSE;
    this.algebra.observations.noteOpen();
    return this.algebra.isStrict ? FALSE : both;
  }

  mayAgree(a: Value, b: Value): Lit {
    const { gates, domains } = this.algebra;
    if (a.kind === "pair" && b.kind === "pair") return gates.and(this.mayAgree(a.fst, b.fst), this.mayAgree(a.snd, b.snd));
    if (a.kind === "element" && b.kind === "element") return negate(this.equalElements(a, b).f);
    if (a.kind !== "fun" || b.kind !== "fun") return negate(this.equal(a, b).f);
    const elements = domains.elements(a.from);
    return elements === null ? this.equal(a, b).t : gates.all(elements.map((x) => this.mayAgree(a.at(x), b.at(x))));
  }

  equalUpTo(a: Value, b: Value, tables: ReadonlyMap<Type, Alike>): Lit {
    const g = this.algebra.gates;
    const alike = a.kind === "element" ? tables.get(a.type) : undefined;
    if (a.kind === "element" && b.kind === "element" && alike !== undefined)
      return g.any(a.lits.flatMap((p, i) => b.lits.map((q, j) => (p === FALSE || q === FALSE ? FALSE : g.all([p, q, alike(i, j)])))));
    if (a.kind === "pair" && b.kind === "pair") return g.and(this.equalUpTo(a.fst, b.fst, tables), this.equalUpTo(a.snd, b.snd, tables));
    if (a.kind === "fun" && b.kind === "fun")
      return g.all((this.algebra.domains.elements(a.from) ?? []).map((x) => this.equalUpTo(a.at(x), b.at(x), tables)));
    return negate(this.equal(a, b).f);
  }
}

/** The element as far as it is not known which number without a name it is. */
function withoutExact(x: Element): Element {
  return x.unnamedNumber === undefined ? x : { ...x, lits: [...x.lits.slice(0, -1), x.unnamedNumber.other] };
}
