/** What is assumed besides the premises: axioms of the type variables' classes, and what the theory states about what a model chooses. */
import {
  axiomsAbout,
  axiomsAt,
  type Choice,
  constant,
  freeVars,
  superclasses,
  type Term,
  type Theory,
  type TypeVar,
} from "../../logic/index.ts";
import { mostAxiomInstances } from "../limits.ts";
import { emptyEnvironment } from "../terms/environment.ts";
import type { TermEvaluator } from "../terms/evaluate.ts";

import { asBool, type Bool, type Lazy, now } from "../value/value.ts";

/** The axioms of the classes of a type variable, about that variable. */
export function sortAxioms(theory: Theory, variable: TypeVar): Term[] {
  return [...new Set(variable.sort.flatMap((c) => [...superclasses(theory, c)]))].flatMap((c) => axiomsAt(theory, c, variable));
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

/**
 * The axioms about what the solver chooses so far: constants without definition, results that definitions leave open, elements of
 * declared types. An axiom may ask for more of these; then the axioms about them follow. Those that are not assumed are noted.
 */
export function assumeAxioms(ev: TermEvaluator, areWanted: boolean): void {
  const done = new Set<string>();
  for (let count = -1; done.size > count; ) {
    count = done.size;
    const { axioms, leftOut } = axiomsAbout(ev.theory, chosenSoFar(ev));
    if (axioms.length > mostAxiomInstances) {
      for (const { name } of axioms) ev.axiomsLeftOut.add(name);
      return;
    }
    for (const name of areWanted ? leftOut : [...leftOut, ...axioms.map((axiom) => axiom.name)]) ev.axiomsLeftOut.add(name);
    for (const { key, prop } of areWanted ? axioms : []) {
      if (done.has(key)) continue;
      done.add(key);
      ev.algebra.require(closedTruth(ev, prop));
    }
  }
}

/** What a model of this problem chooses. Results that a definition leaves open are named by the constant and what tells them apart. */
function chosenSoFar(ev: TermEvaluator): Choice {
  const constants = [...ev.unknowns.values()].map(({ constant: c }) => constant(c.name.replace(/\?.*$/, ""), c.type));
  return { constants, types: ev.algebra.domains.all.map((d) => d.type) };
}
