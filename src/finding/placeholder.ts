/** Values of what refers to itself: chosen by the solver, who may leave any part undefined, and then tied to what was computed. */
import { boolT, type Type } from "../logic/index.ts";
import { FALSE, type Lit } from "../relational/index.ts";
import type { Algebra } from "./algebra.ts";
import { shapeOf } from "./shape.ts";
import { bool, type Value } from "./value.ts";

/** A value the solver may also leave undefined, as any part of it; used for what refers to itself. */
export function placeholder(algebra: Algebra, ty: Type): Value {
  const shape = shapeOf(ty, boolT);
  switch (shape.kind) {
    case "bool": {
      const [t, f] = [algebra.gates.variable(), algebra.gates.variable()];
      algebra.gates.assertAtMostOne([t, f]);
      return bool(t, f);
    }
    case "pair":
      return { kind: "pair", fst: placeholder(algebra, shape.fst), snd: placeholder(algebra, shape.snd) };
    case "fun":
      return algebra.undefinedOf(ty);
    case "element": {
      const lits = Array.from({ length: algebra.domains.slots(ty) }, () => algebra.gates.variable());
      algebra.gates.assertAtMostOne(lits);
      return { kind: "element", type: ty, lits };
    }
  }
}

/** Asserts that a placeholder is what was computed. */
export function link(algebra: Algebra, placeholder: Value, computed: Value): void {
  const same = (a: Lit, b: Lit): void => algebra.gates.assert(algebra.gates.circuit.iff(a, b));
  if (placeholder.kind === "bool" && computed.kind === "bool") {
    same(placeholder.t, computed.t);
    same(placeholder.f, computed.f);
  } else if (placeholder.kind === "element" && computed.kind === "element") {
    placeholder.lits.forEach((p, i) => {
      same(p, computed.lits[i] ?? FALSE);
    });
  } else if (placeholder.kind === "pair" && computed.kind === "pair") {
    link(algebra, placeholder.fst, computed.fst);
    link(algebra, placeholder.snd, computed.snd);
  }
}
