/** Values of what refers to itself: chosen by the solver, who may leave any part undefined, and then tied to what was computed. */

import { FALSE, type Lit } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import type { Algebra } from "../value/algebra.ts";
import { shapeOf } from "../value/shape.ts";
import { bool, type Value } from "../value/value.ts";

/**
 * What the solver may choose for an entry that refers to itself. `any`: the recursion is well-founded, so that no entry really does.
 * `atoms`: the equation has one solution, and an atom that satisfies it is that solution; "none of the atoms" would satisfy it too often
 * (`x = LCons a x` for all elements beyond the scope). `nothing`: several solutions, and the right one is the least.
 */
export type Freedom = "any" | "atoms" | "nothing";

/** A value the solver may also leave undefined, as any part of it; used for what refers to itself. */
export function placeholder(algebra: Algebra, ty: Type, freedom: Freedom): Value {
  if (freedom === "nothing") return algebra.lost(ty, "a function may not end");
  const shape = shapeOf(ty);
  switch (shape.kind) {
    case "bool": {
      const [t, f] = [algebra.gates.variable(), algebra.gates.variable()];
      algebra.gates.assertAtMostOne([t, f]);
      return bool(t, f);
    }
    case "pair":
      return { kind: "pair", fst: placeholder(algebra, shape.fst, freedom), snd: placeholder(algebra, shape.snd, freedom) };
    case "fun":
      return algebra.undefinedOf(ty);
    case "element": {
      const { size } = algebra.domains.of(ty);
      const lits = Array.from({ length: freedom === "atoms" ? size : algebra.domains.slots(ty) }, () => algebra.gates.variable());
      algebra.gates.assertAtMostOne(lits);
      return { kind: "element", type: ty, lits };
    }
  }
}

/** Asserts that a placeholder is what was computed, as far as it was free. */
export function link(algebra: Algebra, placeholder: Value, computed: Value, freedom: Freedom): void {
  if (freedom === "nothing") return;
  const same = (a: Lit, b: Lit): void => algebra.gates.assert(algebra.gates.circuit.iff(a, b));
  if (placeholder.kind === "bool" && computed.kind === "bool") {
    same(placeholder.t, computed.t);
    same(placeholder.f, computed.f);
  } else if (placeholder.kind === "element" && computed.kind === "element") {
    placeholder.lits.forEach((p, i) => {
      same(p, computed.lits[i] ?? FALSE);
    });
  } else if (placeholder.kind === "pair" && computed.kind === "pair") {
    link(algebra, placeholder.fst, computed.fst, freedom);
    link(algebra, placeholder.snd, computed.snd, freedom);
  }
}
