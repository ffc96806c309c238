/**
 * Elements of codatatypes that look alike are equal ([Blanchette, Nipkow 2010], 4.4). Codatatypes may contain themselves by way of other types
 * (`'a tree list`): elements of all types on the way are compared.
 */
import { present } from "../../base/index.ts";
import { FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import type { Algebra, Alike } from "../value/algebra.ts";

export class Bisimilarity {
  private readonly algebra: Algebra;

  constructor(algebra: Algebra) {
    this.algebra = algebra;
  }

  /**
   * No two atoms of the codatatype look alike down to some depth; as deep as there are atoms is deep enough, since each step divides
   * further.
   */
  keepApart(ty: Type): void {
    const { domains, gates } = this.algebra;
    const family = this.familyOf(ty);
    const depth = family.reduce((sum, member) => sum + domains.of(member).size, 0);
    let tables = new Map(family.map((member) => [member, this.table(member, () => TRUE)]));
    for (let n = 0; n < depth; n++) {
      const before = new Map([...tables].map(([member, table]) => [member, alikeIn(table)]));
      tables = new Map(family.map((member) => [member, this.table(member, (i, j) => this.lookAlike(member, i, j, before))]));
    }
    for (const row of present(tables.get(ty), "keepApart")) for (const alike of row) gates.assert(negate(alike));
  }

  /** The types with constructors that values of the type contain and that contain such values. */
  private familyOf(ty: Type): Type[] {
    const { domains } = this.algebra;
    const others = domains.all.filter(
      (d) => d.type !== ty && d.content.kind === "data" && domains.reaches(ty, d.type, false) && domains.reaches(d.type, ty, false),
    );
    return [ty, ...others.map((d) => d.type)];
  }

  /** For each atom and each one before it. */
  private table(ty: Type, alike: (i: number, j: number) => Lit): Lit[][] {
    return Array.from({ length: this.algebra.domains.of(ty).size }, (_, i) => Array.from({ length: i }, (_, j) => alike(i, j)));
  }

  private lookAlike(ty: Type, i: number, j: number, before: ReadonlyMap<Type, Alike>): Lit {
    const { algebra } = this;
    const { domains, gates } = algebra;
    const { content } = domains.of(ty);
    if (content.kind !== "data") return FALSE;
    const { constructors, fields, isMadeBy } = content;
    return gates.any(
      constructors.map((_, k) => {
        const same = (fields[i]?.[k] ?? []).map((a, n) => algebra.equalUpTo(a, present(fields[j]?.[k]?.[n], "field"), before));
        return gates.all([isMadeBy[i]?.[k] ?? FALSE, isMadeBy[j]?.[k] ?? FALSE, ...same]);
      }),
    );
  }
}

function alikeIn(table: readonly (readonly Lit[])[]): Alike {
  return (i, j) => (i === j ? TRUE : present(i > j ? table[i]?.[j] : table[j]?.[i], "alike"));
}
