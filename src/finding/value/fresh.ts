/** Values that the solver chooses. */
import { getOrInsert, present } from "../../base/index.ts";
import { FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import type { Algebra, Branch } from "./algebra.ts";
import { shapeOf } from "./shape.ts";
import { hasUnnamed } from "./unnamed.ts";
import { bool, type Element, type FunValue, type Value } from "./value.ts";

/** What a value is chosen for. */
export type Purpose =
  /** A variable of the conjecture, a constant: elements are named. */
  | { readonly kind: "variable" }
  /** An argument of a constructor: all elements in it are named, those of some types are among the first atoms. */
  | { readonly kind: "field"; readonly below: ReadonlyMap<Type, number> | null }
  /** A witness: it may be any element that surely exists, named or not. */
  | { readonly kind: "witness" };

export class FreshValues {
  private readonly algebra: Algebra;
  private tagCount = 0;

  constructor(algebra: Algebra) {
    this.algebra = algebra;
  }

  of(ty: Type, purpose: Purpose): Value {
    const shape = shapeOf(ty);
    switch (shape.kind) {
      case "bool": {
        const p = this.algebra.gates.variable();
        return bool(p, negate(p));
      }
      case "pair":
        return { kind: "pair", fst: this.of(shape.fst, purpose), snd: this.of(shape.snd, purpose) };
      case "fun":
        return this.function(shape.from, shape.to, purpose);
      case "element":
        return this.element(ty, purpose);
    }
  }

  private element(ty: Type, purpose: Purpose): Element {
    const { domains, gates } = this.algebra;
    const { size } = domains.of(ty);
    const named = purpose.kind === "field" ? (purpose.below?.get(ty) ?? size) : size;
    const count = purpose.kind === "witness" && this.mayBeUnnamed(ty) ? size + 1 : named;
    const lits: Lit[] = Array.from({ length: domains.slots(ty) }, () => FALSE);
    gates.oneOf(count).forEach((p, i) => {
      lits[i] = p;
    });
    return { kind: "element", type: ty, lits, tag: this.newTag() };
  }

  /** Where a model is certain only elements that surely exist can be meant; where it is possible, also those that may. */
  private mayBeUnnamed(ty: Type): boolean {
    const { domains, mode } = this.algebra;
    return mode === "genuine" ? hasUnnamed(domains, ty) : !domains.of(ty).isComplete;
  }

  private newTag(): string {
    return `v${++this.tagCount}`;
  }

  /**
   * One value for each argument. In a model that is certain those without a name all have the same; where models are only to be
   * possible each has its own, what stands for all of them any at each occurrence, and a value may be without a name.
   */
  private function(from: Type, to: Type, purpose: Purpose): FunValue {
    const { algebra } = this;
    const elements = algebra.domains.elements(from);
    if (elements === null) return this.byCongruence(from, to, purpose);
    const isCertain = algebra.mode === "genuine";
    const inside: Purpose = !isCertain && purpose.kind === "variable" ? { kind: "witness" } : purpose;
    const entries = new Map<string, Value>();
    const entry = (key: string): Value => {
      return getOrInsert(entries, key, () => this.of(to, inside));
    };
    const at = (i: number, x: Value): Value => {
      if (algebra.defined(present(elements[i], "entry")) === TRUE) return entry(`${i}`);
      const standsForAll = x.kind === "element" ? isUnnamedAtom(x) : algebra.domains.placeOf(x, from) !== undefined;
      if (!standsForAll) algebra.observations.noteOpen();
      if (isCertain) return entry(`${i}`);
      if (standsForAll) return this.of(to, inside);
      const other = (): Value => entry(`${i} at ${x.kind === "element" && x.tag !== undefined ? x.tag : algebra.idOf(x)}`);
      if (x.kind !== "element" || x.unnamedNumber === undefined) return other();
      const { exact, other: isOther } = x.unnamedNumber;
      return algebra.select(to, [...exact.map(([p, { n, d }]): Branch => [p, () => entry(`${n}/${d}`)]), [isOther, other]]);
    };
    return { kind: "fun", from, to, at: (x) => algebra.lookUp(to, from, x, (i) => at(i, x)), tag: this.newTag() };
  }

  /** Over too many arguments: a value for each argument that is asked for; the same unless the arguments surely differ. */
  private byCongruence(from: Type, to: Type, purpose: Purpose): FunValue {
    const { algebra } = this;
    const seen: Argument[] = [];
    const at = (x: Value): Value => {
      const same = seen.find((pair) => pair.x === x || algebra.idOf(pair.x) === algebra.idOf(x));
      if (same !== undefined) return same.y;
      // What stands for all arguments has no one value; of others little need be known.
      if (x === algebra.undefinedOf(from)) return algebra.undefinedOf(to);
      if (algebra.mode !== "genuine" && algebra.defined(x) === FALSE) return algebra.undefinedOf(to);
      const y = this.of(to, purpose);
      for (const pair of seen) this.keepCongruent(pair, { x, y });
      seen.push({ x, y });
      return y;
    };
    return { kind: "fun", from, to, at, tag: this.newTag() };
  }

  /** Equal arguments have equal values; to be sure, so have those that do not surely differ. */
  private keepCongruent(a: Argument, b: Argument): void {
    const { gates } = this.algebra;
    const [same, values] = [this.algebra.equal(a.x, b.x), this.algebra.equal(a.y, b.y)];
    if (a.y.kind === "element" || a.y.kind === "bool") gates.assert(gates.implies(same.t, values.t));
    gates.assertToBeSure(gates.or(same.f, values.t));
  }
}

/** The element that stands for all without a name. */
function isUnnamedAtom(x: Element): boolean {
  return x.lits.includes(TRUE) && x.unnamedNumber === undefined && x.built === undefined && x.cases === undefined;
}

/** An argument of an unknown function and its value there. */
interface Argument {
  readonly x: Value;
  readonly y: Value;
}
