/** The circuit of a scope: variables, premises, goal, axioms, and one order among models that differ in names only. */

import { type Conjecture, not, typeVariables } from "../../logic/index.ts";
import { bitsPerSymmetryUnit } from "../limits.ts";
import { rootTerms } from "../symmetry/roots.ts";
import { breakSymmetries, orderCodatatypes } from "../symmetry/symmetry.ts";
import type { Environment } from "../terms/environment.ts";
import { TermEvaluator } from "../terms/evaluate.ts";
import type { Gates } from "../value/gates.ts";
import type { Observed } from "../value/observations.ts";
import { asBool, type Bool, type Lazy, now, type Value } from "../value/value.ts";
import { assumeAxioms, closedTruth, sortAxioms } from "./axioms.ts";
import type { ScopeTask } from "./scope-task.ts";

/** What was built, and the values of the conjecture's variables in it. */
export interface Problem {
  readonly ev: TermEvaluator;
  readonly values: ReadonlyMap<string, Value>;
}

/** Terms are evaluated under these values of the variables. */
export function environmentOf(values: ReadonlyMap<string, Value>): Environment {
  return { bound: null, free: new Map([...values].map(([name, v]): [string, Lazy] => [name, now(v)])) };
}

/** The circuit of a problem, and what of it is required: premises, goal and axioms, or less. */
export function buildProblem(
  { conjecture, options, scope, mode, terms }: ScopeTask,
  gates: Gates,
  requires: "all" | "axioms" | "nothing" = "all",
): Observed<Problem> {
  const limits = { rounds: scope.iterations, isWellFounded: scope.isWellFounded, areLinearStarred: options.starLinearPreds };
  const ev = new TermEvaluator(conjecture.theory, gates, mode, scope, limits, options);
  return ev.algebra.observations.during(() => {
    const values = new Map<string, Value>();
    for (const x of conjecture.variables) values.set(x.name, ev.algebra.fresh(x.type));
    const env = environmentOf(values);
    const assume = (b: Bool): void => (requires === "all" ? ev.algebra.require(b) : void b.t);
    for (const t of terms.need) gates.assert(ev.algebra.defined(ev.eval(t, env)));
    for (const p of conjecture.premises) assume(asBool(ev.eval(p, env)));
    const goal = options.falsify ? not(conjecture.conclusion) : conjecture.conclusion;
    assume(asBool(ev.eval(goal, env)));
    if (requires !== "nothing") {
      for (const v of typeVariables(conjecture))
        for (const axiom of sortAxioms(conjecture.theory, v)) ev.algebra.require(closedTruth(ev, axiom));
      assumeAxioms(ev, options.userAxioms !== false);
    }
    orderAtoms(ev, conjecture, values);
    const known = [...conjecture.variables.map((x) => ({ value: values.get(x.name) ?? ev.algebra.undefinedOf(x.type), type: x.type }))];
    const chosen = [...ev.unknowns.values()].map(({ constant, value }) => ({ value, type: constant.type }));
    breakSymmetries(ev.algebra, [...known, ...chosen], bitsPerSymmetryUnit * options.kodkodSymBreak);
    if (options.kodkodSymBreak > 0) orderCodatatypes(ev.algebra, [...known, ...chosen]);
    return { ev, values };
  });
}

/** Numbers the atoms of datatypes in one way only, along the values of the variables and of terms of the claim. */
function orderAtoms(ev: TermEvaluator, conjecture: Conjecture, values: ReadonlyMap<string, Value>): void {
  const { domains, observations } = ev.algebra;
  const env = environmentOf(values);
  const terms = rootTerms(conjecture, (ty) => domains.numbering.isUnordered(ty));
  // What these terms are says nothing about the claim: what was met on the way is not looked at.
  observations.during(() => domains.numbering.orderAlong([...values.values(), ...terms.map((t) => ev.eval(t, env))]));
}
