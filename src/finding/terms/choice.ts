/** `SOME`, `THE` and unspecified values: chosen by the solver, the same wherever the arguments may be the same. */

import { getOrInsert } from "../../base/index.ts";
import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import { type Const, constant, range } from "../../logic/index.ts";
import { hasUnnamed } from "../value/unnamed.ts";
import { asBool, asFun, asksForSure, type Bool, type FunValue, negation, now, type Value } from "../value/value.ts";
import type { Chooser, Evaluator } from "./evaluator.ts";

interface Chosen {
  readonly predicate: FunValue;
  readonly value: Value;
}

/** A value that is the other one where it is known at all. */
function sameAs(other: Value, value: Value): Value {
  return value.kind === "element" && other.kind === "element" && other.tag !== undefined ? { ...value, tag: other.tag } : value;
}

export class Choices implements Chooser {
  private readonly ev: Evaluator;
  private readonly chosen = new Map<string, Map<number, Chosen>>();

  constructor(ev: Evaluator) {
    this.ev = ev;
  }

  some(c: Const, predicate: Value): Value {
    return this.choose(c, asFun(predicate), (p, v) => {
      const empty = this.ev.algebra.forall(p.from, (x) => negation(asBool(p.at(x))));
      return this.ev.algebra.or(asBool(p.at(v)), () => empty);
    });
  }

  the(c: Const, predicate: Value): Value {
    return this.choose(c, asFun(predicate), (p, v) => {
      const { algebra } = this.ev;
      const only = algebra.and(asBool(p.at(v)), () =>
        algebra.forall(p.from, (x) => algebra.or(negation(asBool(p.at(x))), () => algebra.equal(x, v))),
      );
      return algebra.or(only, () => this.isNotUnique(p));
    });
  }

  private isNotUnique(p: FunValue): Bool {
    const { algebra } = this.ev;
    const empty = algebra.forall(p.from, (x) => negation(asBool(p.at(x))));
    const two = algebra.exists(p.from, (x) =>
      algebra.and(asBool(p.at(x)), () => algebra.exists(p.from, (y) => algebra.and(asBool(p.at(y)), () => negation(algebra.equal(x, y))))),
    );
    return algebra.or(empty, () => two);
  }

  private choose(c: Const, predicate: FunValue, suits: (p: FunValue, v: Value) => Bool): Value {
    const { algebra } = this.ev;
    // What suits for sure is another question than what may suit.
    const key = `${c.name}:${c.type.id}:${algebra.mode === "beyond" && asksForSure()}`;
    const known = getOrInsert(this.chosen, key, () => new Map<number, Chosen>());
    const id = algebra.idOf(predicate);
    const found = known.get(id);
    if (found !== undefined) return found.value;
    const result = range(c.type);
    this.noteBeyond(predicate);
    const candidate = algebra.witness(result);
    const isKnown = this.suitability(predicate, candidate, suits);
    const value = sameAs(candidate, algebra.select(result, [[isKnown, now(candidate)]]));
    for (const other of known.values()) {
      const same = algebra.equal(predicate, other.predicate);
      algebra.gates.assert(algebra.gates.or(same.f, algebra.mayAgree(value, other.value)));
    }
    known.set(id, { predicate, value });
    return value;
  }

  /** Where elements beyond the scope suit, whatever the variables are, or may suit, one of them may be the chosen one. */
  private noteBeyond(p: FunValue): void {
    const { algebra } = this.ev;
    const unnamed = hasUnnamed(algebra.domains, p.from) ? algebra.domains.elements(p.from)?.at(-1) : undefined;
    if (unnamed === undefined || algebra.defined(unnamed) === TRUE) return;
    const suits = asBool(p.at(unnamed));
    if (suits.t === TRUE || (suits.t === FALSE && suits.f === FALSE))
      algebra.observations.noteLoss("a chosen value may lie beyond every scope");
  }

  /** A literal under which the candidate is the value. */
  private suitability(p: FunValue, candidate: Value, suits: (p: FunValue, v: Value) => Bool): Lit {
    const { gates } = this.ev.algebra;
    const suitable = suits(p, candidate).t;
    if (suitable === FALSE) return FALSE;
    const isKnown = gates.variable();
    gates.assert(gates.implies(isKnown, suitable));
    return isKnown;
  }

  unspecified(c: Const, args: readonly Value[]): Value {
    return args.reduce((f, x) => asFun(f).at(x), this.ev.unknown(constant(`${c.name}?`, c.type)));
  }
}
