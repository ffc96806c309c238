/**
 * Linear predicates of which only one rule is recursive, with arguments that are functions of those in its conclusion: from each tuple of
 * arguments one path leads on. So the predicate of a tuple is decided by its path alone: after as many steps as there are tuples one has
 * come twice, and from then on nothing new happens; a greatest fixed point then holds, a least one does not. No fixed point need be
 * chosen. (A case of [Blanchette, Nipkow 2010], 4.3, "linear predicates", where the closure is that of a function.)
 */

import { present } from "../../base/index.ts";
import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import { longestPath, mostPaths } from "../limits.ts";
import { type Bool, bool, type Value } from "../value/value.ts";
import type { Evaluator } from "./evaluator.ts";
import { predicate, type Round } from "./linear.ts";
import { hasOnePath, type RulesAt } from "./rules.ts";

/** The truth of a predicate of its arguments; null: use other means. */
export type Decision = (args: readonly Value[]) => Bool | null;

/** Null where the rules are not of this kind or need longer paths than are tried. */
export function functionalPaths(ev: Evaluator, rules: RulesAt, co: boolean, entries: number, step: Round): Decision | null {
  const [only, another] = [...rules.arguments];
  if (only === undefined || another !== undefined || entries > longestPath || !hasOnePath(ev.theory, rules)) return null;
  const [name, params] = only;
  const { algebra } = ev;
  const known = new Map<string, Bool>();
  /** `named`: every tuple before was one of those that are counted. */
  const at = (args: readonly Value[], left: number, named: Lit): Bool => {
    if (left === 0) return co ? bool(named, FALSE) : bool(FALSE, named);
    const isNamed = algebra.gates.all([named, ...args.map((x) => algebra.defined(x))]);
    const goOn = (xs: readonly Value[]): Bool => {
      for (const x of xs) if (x.kind === "element") algebra.tellDistinct(x);
      return at(xs, left - 1, isNamed);
    };
    return step(name, args, new Map([[name, predicate(params, [], goOn)]]));
  };
  return (args) => {
    if (args.every((x, i) => algebra.domains.placeOf(x, present(params[i], "functionalPaths")) !== undefined)) return null;
    const key = args.map((x) => algebra.idOf(x)).join(",");
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= mostPaths) return null;
    const made = at(args, entries, TRUE);
    known.set(key, made);
    return made;
  };
}
