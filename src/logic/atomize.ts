import { check } from "../base/index.ts";
import { boolT, conj, destApps, eq, implies, names, propT } from "./hol.ts";
import { abs, app, constant, stripApp, type Term } from "./term.ts";
import { betaNormal } from "./term-walk.ts";
import { fun } from "./type.ts";

/**
 * A meta-level proposition as a boolean term: `⟹` becomes `⟶`, `⋀` becomes `∀`, `≡` becomes `=`, `&&&` becomes `∧`,
 * and `Trueprop` disappears. Terms of type bool are left as they are.
 */
export function atomize(t: Term): Term {
  if (t.type !== propT) return t;
  const { head, args } = stripApp(t);
  const [a, b] = args;
  if (head.kind === "const" && a !== undefined) {
    if (head.name === names.trueprop) return a;
    if (head.name === names.all) return quantify(a);
    if (b !== undefined && head.name === names.imp) return implies(atomize(a), atomize(b));
    if (b !== undefined && head.name === names.conjMeta) return conj(atomize(a), atomize(b));
    if (b !== undefined && head.name === names.eqMeta) return eq(atomize(a), atomize(b));
  }
  check(false, `atomize: not a proposition of the meta level`);
}

function quantify(predicate: Term): Term {
  const p = predicate.kind === "abs" ? predicate : betaNormal(predicate);
  check(p.kind === "abs", "atomize: ⋀ without abstraction");
  return app(constant(names.All, fun(fun(p.domain, boolT), boolT)), abs(p.name, p.domain, atomize(p.body)));
}

/** `A₁ ⟶ … ⟶ Aₙ ⟶ C` taken apart; outer `∀` and conjunctions are left alone. */
export function stripImplies(t: Term): { premises: Term[]; conclusion: Term } {
  const premises: Term[] = [];
  let conclusion = t;
  for (let parts = destApps(conclusion, names.implies, 2); parts !== null; parts = destApps(conclusion, names.implies, 2)) {
    const [premise, rest] = parts;
    if (premise === undefined || rest === undefined) break;
    premises.push(premise);
    conclusion = rest;
  }
  return { premises, conclusion };
}
