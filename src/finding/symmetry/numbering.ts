/** Datatypes whose atoms are numbered in one way only: which they are, and by what. */
import { Bug, present } from "../../base/index.ts";
import { FALSE } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import type { Algebra } from "../value/algebra.ts";
import type { Element, Value } from "../value/value.ts";
import { assertAscending, type Data } from "./canonical.ts";
import { assertChains, isChained } from "./chains.ts";

export class Numbering {
  private readonly algebra: Algebra;
  private readonly numbered = new Set<Type>();
  /** Numbered datatypes whose numbering is still to be asserted; null when that is done. */
  private unordered: Type[] | null = [];
  private readonly rooted = new Set<Type>();

  constructor(algebra: Algebra) {
    this.algebra = algebra;
  }

  get count(): number {
    return this.numbered.size;
  }

  /** Whether the atoms of the datatype are numbered in one way only. */
  has(ty: Type): boolean {
    return this.numbered.has(ty);
  }

  /** Whether they are numbered along values of the claim. */
  isRooted(ty: Type): boolean {
    return this.rooted.has(ty);
  }

  /** Whether the numbering of a datatype's atoms is still to be asserted. */
  isUnordered(ty: Type): boolean {
    return this.unordered?.includes(ty) ?? false;
  }

  /** Has the atoms of a datatype numbered: at once, or later where values of the claim may help. */
  add(ty: Type): void {
    this.numbered.add(ty);
    const content = dataOf(this.algebra, ty);
    if (this.unordered !== null && isChained(content.constructors, ty)) this.unordered.push(ty);
    else assertAscending(this.algebra.gates, this.algebra.domains, ty, content);
  }

  /** Asserts the numbering of the datatypes that wait for it: along what the given values are made of, as far as there are such. */
  orderAlong(values: readonly Value[]): void {
    const { gates, domains } = this.algebra;
    for (const ty of this.unordered ?? []) {
      const content = dataOf(this.algebra, ty);
      const roots = values.filter((v): v is Element => v.kind === "element" && v.type === ty);
      if (roots.length === 0) assertAscending(gates, domains, ty, content);
      else {
        this.rooted.add(ty);
        keepApart(this.algebra, ty);
        assertChains(gates, content, ty, roots);
      }
    }
    this.unordered = null;
  }
}

/** Asserts that no two atoms of a datatype are made in the same way. */
export function keepApart(algebra: Algebra, ty: Type): void {
  const { gates } = algebra;
  const content = dataOf(algebra, ty);
  const size = content.isMadeBy.length;
  for (let i = 0; i < size; i++)
    for (let j = 0; j < i; j++)
      content.constructors.forEach((_, k) => {
        const both = gates.and(content.isMadeBy[i]?.[k] ?? FALSE, content.isMadeBy[j]?.[k] ?? FALSE);
        if (both === FALSE) return;
        const same = (content.fields[i]?.[k] ?? []).map((a, n) => algebra.equal(a, present(content.fields[j]?.[k]?.[n], "field")));
        gates.assert(gates.implies(both, gates.any(same.map((e) => e.f))));
      });
}

function dataOf({ domains }: Algebra, ty: Type): Data {
  const { content } = domains.of(ty);
  if (content.kind !== "data") throw new Bug("Numbering: not a datatype");
  return content;
}
