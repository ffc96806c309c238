/**
 * Well-foundedness on types whose elements all have names: a relation on finitely many elements is well-founded if nothing is reached
 * from itself. This spares the quantifier over all predicates of the definition. Elsewhere the definition is used.
 */

import { Bug, present } from "../../base/index.ts";
import { boolT, type Const, domain, fun, range, type Type } from "../../logic/index.ts";
import { mostClosed } from "../limits.ts";
import { asBool, asFun, type Bool, type FunValue, negation, type Value } from "../value/value.ts";
import { closureOf } from "./closure.ts";
import type { Evaluator, Native } from "./evaluator.ts";

/** The type of the elements: that of the members of the first argument. */
function elementType(ty: Type): Type {
  const set = domain(ty);
  return present(set.kind === "con" ? set.args[0] : undefined, "elementType: not a set");
}

function isSmall(ev: Evaluator, ty: Type): boolean {
  const element = elementType(ty);
  const { domains } = ev.algebra;
  return domains.isComplete(element) && (domains.elements(element)?.length ?? mostClosed + 1) <= mostClosed;
}

/** No element of the set is reached from itself within the set. */
function wellFounded(related: (r: Value, x: Value, y: Value) => Bool): Native {
  return {
    arity: 2,
    accepts: isSmall,
    run: (ev, c: Const, args) => {
      const [set, r] = args.map((x) => x());
      if (set === undefined || r === undefined || range(range(c.type)) !== boolT) throw new Bug("wellFounded: arguments");
      const { algebra } = ev;
      const element = elementType(c.type);
      const inside = (x: Value): Bool => asBool(asFun(set).at(x));
      const steps = (x: Value): FunValue => ({
        kind: "fun",
        from: element,
        to: boolT,
        at: (y) =>
          algebra.and(
            algebra.and(inside(x), () => inside(y)),
            () => related(r, x, y),
          ),
      });
      const relation: FunValue = { kind: "fun", from: element, to: fun(element, boolT), at: steps };
      return algebra.forall(element, (x) => negation(asBool(closureOf(ev, relation, false, x, x))));
    },
  };
}

export const wellFoundedNatives: readonly (readonly [string, Native])[] = [
  ["Wellfounded.wf_on", wellFounded((r, fst, snd) => asBool(asFun(r).at({ kind: "pair", fst, snd })))],
  ["Wellfounded.wfp_on", wellFounded((r, x, y) => asBool(asFun(asFun(r).at(x)).at(y)))],
];
