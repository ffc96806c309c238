/** Values of datatypes are finite: each atom has a rank, and what it is made of has smaller ones ([Blanchette, Nipkow 2010], 4.4: acyclicity). */

import { getOrInsert } from "../../base/index.ts";
import { FALSE, type Lit } from "../../circuit/index.ts";
import { boolT, type Type } from "../../logic/index.ts";
import type { Domains } from "../value/domain.ts";
import type { Gates } from "../value/gates.ts";
import type { Value } from "../value/value.ts";

export class Acyclicity {
  private readonly domains: Domains;
  private readonly gates: Gates;
  private readonly ranks = new Map<Type, Map<number, readonly Lit[]>>();

  constructor(domains: Domains, gates: Gates) {
    this.domains = domains;
    this.gates = gates;
  }

  /** Each atom's arguments have a smaller rank than the atom. Requires: all types that contain it and are contained in it are made. */
  forbidCycles(ty: Type): void {
    const { domains } = this;
    const { content, size } = domains.of(ty);
    if (content.kind !== "data") return;
    for (let i = 0; i < size; i++)
      content.constructors.forEach((_, k) => {
        const made = content.isMadeBy[i]?.[k] ?? FALSE;
        for (const field of content.fields[i]?.[k] ?? [])
          this.eachPart(field, (part, j, p) => {
            if (p === FALSE || !(part === ty || domains.reaches(part, ty, false))) return;
            this.assertSmaller(this.gates.and(made, p), this.rankOf(part, j), this.rankOf(ty, i));
          });
      });
  }

  private eachPart(x: Value, visit: (ty: Type, i: number, p: Lit) => void): void {
    if (x.kind === "element")
      x.lits.forEach((p, i) => {
        visit(x.type, i, p);
      });
    else if (x.kind === "pair") {
      this.eachPart(x.fst, visit);
      this.eachPart(x.snd, visit);
    } else if (x.kind === "fun" && x.to !== boolT) for (const e of this.domains.elements(x.from) ?? []) this.eachPart(x.at(e), visit);
  }

  /** Ranks in order encoding: the n-th literal says that the rank is above n. There are as many as a chain of parts may have atoms. */
  private rankOf(ty: Type, i: number): readonly Lit[] {
    const ofType = getOrInsert(this.ranks, ty, () => new Map<number, readonly Lit[]>());
    const known = ofType.get(i);
    if (known !== undefined) return known;
    const levels = this.longestChain(ty);
    const rank = Array.from({ length: levels }, () => this.gates.variable());
    for (let n = 1; n < levels; n++) this.gates.assert(this.gates.implies(rank[n] ?? FALSE, rank[n - 1] ?? FALSE));
    ofType.set(i, rank);
    return rank;
  }

  /** The number of atoms of this type and of all types that are mutually recursive with it. */
  private longestChain(ty: Type): number {
    const { domains } = this;
    const isRelated = (other: Type): boolean => other === ty || (domains.reaches(other, ty, false) && domains.reaches(ty, other, false));
    return domains.all.reduce((sum, { type, size }) => (isRelated(type) ? sum + size : sum), 0);
  }

  private assertSmaller(when: Lit, a: readonly Lit[], b: readonly Lit[]): void {
    const g = this.gates;
    const levels = Math.max(a.length, b.length);
    g.assert(g.implies(when, b[0] ?? FALSE));
    for (let n = 0; n < levels; n++) g.assert(g.implies(g.and(when, a[n] ?? FALSE), b[n + 1] ?? FALSE));
  }
}
