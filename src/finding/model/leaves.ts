/** The literals that a value is made of. */
import type { Lit } from "../../circuit/index.ts";
import type { Algebra } from "../value/algebra.ts";
import type { Value } from "../value/value.ts";

/** One choice within a value: a truth value by its two literals (false first), or an element by one literal for each atom. */
export interface Leaf {
  readonly lits: readonly Lit[];
}

/** The leaves of a value, functions entry by entry, no more than `most`. */
export function leavesOf(algebra: Algebra, v: Value, most: number): Leaf[] {
  const found: Leaf[] = [];
  collect(algebra, v, found, most);
  return found;
}

function collect(algebra: Algebra, v: Value, found: Leaf[], most: number): void {
  if (found.length >= most) return;
  switch (v.kind) {
    case "bool":
      found.push({ lits: [v.f, v.t] });
      return;
    case "element":
      found.push({ lits: v.lits.slice(0, algebra.domains.of(v.type).size) });
      return;
    case "pair":
      collect(algebra, v.fst, found, most);
      collect(algebra, v.snd, found, most);
      return;
    case "fun":
      for (const x of algebra.domains.elements(v.from) ?? []) {
        if (found.length >= most) return;
        collect(algebra, v.at(x), found, most);
      }
  }
}
