/**
 * Linear predicates: every rule has at most one recursive premise ([Blanchette, Nipkow 2010], 4.3, "star linear predicates": such a predicate
 * is what a reflexive transitive closure reaches). So a derivation is a path, and where arguments are left to the solver it may show
 * membership by choosing that path step by step, as long as there are entries; no table is needed. Of a greatest fixed point non-members are
 * shown so.
 */

import { present } from "../../base/index.ts";
import { FALSE, type Lit } from "../../circuit/index.ts";
import { boolT, fun, type Type } from "../../logic/index.ts";
import { longestPath, mostPaths } from "../limits.ts";
import { type Bool, type FunValue, LazyBool, type Value } from "../value/value.ts";
import type { Evaluator } from "./evaluator.ts";
import { type Interpretation, isLinear, type RulesAt } from "./rules.ts";

/** What the rules say of one tuple of arguments, given the predicates. */
export type Round = (name: string, args: readonly Value[], now: Interpretation) => Bool;

/** How to show members of one predicate of a family at one choice of fixed arguments. */
export interface LinearPaths {
  /** A literal under which the predicate surely holds (of a greatest fixed point: does not) of the arguments; null: use a table. */
  readonly shown: (args: readonly Value[]) => Lit | null;
}

/** Null where the rules are not linear, speak of several predicates, or need longer paths than are tried. */
export function linearPaths(ev: Evaluator, rules: RulesAt, co: boolean, entries: number, step: Round): LinearPaths | null {
  const [only, another] = [...rules.arguments];
  if (only === undefined || another !== undefined || entries > longestPath || !isLinear(rules)) return null;
  const [name, params] = only;
  const known = new Map<string, Lit>();
  return {
    shown: (args) => {
      if (args.every((x, i) => ev.algebra.domains.placeOf(x, present(params[i], "shown")) !== undefined)) return null;
      const key = args.map((x) => ev.algebra.idOf(x)).join(",");
      const found = known.get(key);
      if (found !== undefined) return found;
      if (known.size >= mostPaths) return null;
      const made = choosePath(ev, { name, params, co, step }, args, entries);
      known.set(key, made);
      return made;
    },
  };
}

interface Predicate {
  readonly name: string;
  readonly params: readonly Type[];
  readonly co: boolean;
  readonly step: Round;
}

function choosePath({ algebra }: Evaluator, { name, params, co, step }: Predicate, args: readonly Value[], length: number): Lit {
  const { gates } = algebra;
  const start = gates.variable();
  let [here, isOn] = [args, start];
  for (let n = 0; n < length; n++) {
    const next = params.map((ty) => algebra.fresh(ty));
    const goesOn = n + 1 < length ? gates.variable() : FALSE;
    const holdsThere = (xs: readonly Value[]): Bool =>
      new LazyBool(
        () => (co ? FALSE : gates.all([goesOn, ...same(xs, next)])),
        () => (co ? gates.all([goesOn, ...same(xs, next)]) : FALSE),
      );
    const same = (xs: readonly Value[], ys: readonly Value[]): Lit[] =>
      goesOn === FALSE ? [FALSE] : xs.map((x, i) => algebra.equal(x, present(ys[i], "choosePath")).t);
    const says = step(name, here, new Map([[name, predicate(params, [], holdsThere)]]));
    gates.assert(gates.implies(isOn, co ? says.f : says.t));
    if (goesOn === FALSE) break;
    [here, isOn] = [next, goesOn];
  }
  return start;
}

/** The curried predicate that says this of its arguments. */
export function predicate(params: readonly Type[], args: readonly Value[], run: (args: readonly Value[]) => Bool): Value {
  const [first, ...rest] = params;
  if (first === undefined) return run(args);
  const at = (x: Value): Value => predicate(rest, [...args, x], run);
  const to = rest.reduceRight<Type>((ty, from) => fun(from, ty), boolT);
  const made: FunValue = { kind: "fun", from: first, to, at };
  return made;
}
