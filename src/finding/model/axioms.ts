/** What is assumed besides the premises: axioms of the type variables' classes, and the user's axioms about unspecified constants. */
import {
  constsOf,
  freeVars,
  matchType,
  substTermTypes,
  superclasses,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
  termTypeVars,
} from "../../logic/index.ts";
import { emptyEnvironment } from "../terms/environment.ts";
import type { TermEvaluator } from "../terms/evaluate.ts";

import { asBool, type Bool, type Lazy, now } from "../value/value.ts";

/** The classes of a sort and all above them. */
function classesOf(theory: Theory, sort: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...sort];
  for (let c = open.pop(); c !== undefined; c = open.pop()) {
    if (found.has(c)) continue;
    found.add(c);
    open.push(...superclasses(theory, c), ...(theory.classes.get(c)?.supers ?? []));
  }
  return found;
}

/** The axioms of the classes of a type variable, about that variable. */
export function sortAxioms(theory: Theory, variable: TypeVar): Term[] {
  return [...classesOf(theory, variable.sort)].flatMap((name) =>
    (theory.classes.get(name)?.axioms ?? []).map((axiom) => {
      const own = [...termTypeVars(axiom)];
      return substTermTypes(new Map(own.map((v): [TypeVar, Type] => [v, variable])), axiom);
    }),
  );
}

/** Universally closed. */
export function closedTruth(ev: TermEvaluator, t: Term): Bool {
  const variables = [...freeVars(t).values()];
  const go = (i: number, bindings: ReadonlyMap<string, Lazy>): Bool => {
    const x = variables[i];
    if (x === undefined) return asBool(ev.eval(t, { ...emptyEnvironment, free: bindings }));
    return ev.algebra.forall(x.type, (v) => go(i + 1, new Map([...bindings, [x.name, now(v)]])));
  };
  return go(0, new Map());
}

/** The user's axioms that speak of a constant met so far, at the types at which it was met. */
export function assumeAxioms(ev: TermEvaluator): void {
  const done = new Set<string>();
  for (let again = true; again; ) {
    again = false;
    for (const { constant } of [...ev.unknowns.values()])
      ev.theory.axioms.forEach(({ prop }, i) => {
        for (const c of constsOf(prop)) {
          if (c.name !== constant.name) continue;
          const subst = matchType(c.type, constant.type);
          const key = `${i}:${constant.name}:${constant.type.id}`;
          if (subst === null || done.has(key)) continue;
          done.add(key);
          again = true;
          ev.algebra.require(closedTruth(ev, substTermTypes(subst, prop)));
        }
      });
  }
}
