/**
 * What a term is when some of its variables are new elements, whatever the others are (the constancy literals of Blanchette and Krauss):
 * `x ∈ A ∧ P x` is false of new `x` if `A` has no new members; an old element is no new one.
 */

import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import { type Free, freeVars, names, stripApp, type Term } from "../../logic/index.ts";
import { mostSplit } from "../limits.ts";
import type { Calculus, Opened } from "./calculus.ts";
import type { OnNew, Relator } from "./relator.ts";
import { anything } from "./relator.ts";

/** The names of the variables that are new; all others are old. */
type New = ReadonlySet<string>;

export class Constancy {
  private readonly calculus: Calculus;

  constructor(calculus: Calculus) {
    this.calculus = calculus;
  }

  private get circuit() {
    return this.calculus.relators.circuit;
  }

  /** What the body of a binder is of every new element, the variables around it being old. */
  whenNew(opened: Opened): OnNew {
    return this.overall(this.someNew(opened.variables).map((fresh) => this.unlessNone(fresh, this.of(opened.body, fresh))));
  }

  /** All ways in which at least one of some variables is new. */
  someNew(variables: readonly Free[]): New[] {
    return this.ways(variables).filter((fresh) => fresh.size > 0);
  }

  private ways(variables: readonly Free[]): New[] {
    const growing = variables.filter((x) => this.calculus.relatorOfFree(x).kind !== "same");
    return growing.reduce<New[]>((found, x) => found.flatMap((some) => [some, new Set([...some, x.name])]), [new Set()]);
  }

  private overall(cases: readonly OnNew[]): OnNew {
    return {
      isDefault: this.circuit.andAll(cases.map((c) => c.isDefault)),
      isTrue: this.circuit.andAll(cases.map((c) => c.isTrue)),
    };
  }

  of(t: Term, fresh: New): OnNew {
    this.calculus.tick();
    if (t.kind === "abs") return this.underBinder(t, fresh);
    const { head, args } = stripApp(t);
    if (head.kind !== "const") return this.applied(t, fresh);
    const [a, b, third] = args;
    if (a === undefined) return head.name === names.True ? { isDefault: FALSE, isTrue: TRUE } : isFalse(head.name);
    if (args.length === 1) {
      if (head.name === names.Not) return swapped(this.of(a, fresh));
      if (head.name === names.All || head.name === names.Ex || head.name === names.Collect) return this.underBinder(a, fresh);
    }
    if (b !== undefined && args.length === 2) {
      const known = this.binary(head.name, t, a, b, fresh);
      if (known !== null) return known;
    }
    if (head.name === names.If && b !== undefined && third !== undefined) return this.conditional(a, b, third, fresh);
    return this.applied(t, fresh);
  }

  /** Of an abstraction or quantifier: its body, whatever its variable. */
  private underBinder(predicate: Term, fresh: New): OnNew {
    if (predicate.kind !== "abs") return anything;
    const { variables, body } = this.calculus.open(predicate);
    return this.overall(this.ways(variables).map((more) => this.unlessNone(more, this.of(body, new Set([...fresh, ...more])))));
  }

  /** Nothing need be known where variables said to be new cannot be. */
  private unlessNone(fresh: New, { isDefault, isTrue }: OnNew): OnNew {
    const { relators } = this.calculus;
    const none = this.circuit.orAll([...fresh].map((name) => relators.rightTotal(this.calculus.relatorOfName(name))));
    return { isDefault: this.circuit.or(none, isDefault), isTrue: this.circuit.or(none, isTrue) };
  }

  /** Whether a formula is false when one of some variables is new, whatever some others are. */
  isFalseWhenNew(body: Term, variables: readonly Free[], others: readonly Free[]): Lit {
    if (variables.length + others.length > mostSplit) return FALSE;
    const ways = this.someNew(variables).flatMap((fresh) => this.ways(others).map((more) => new Set([...fresh, ...more])));
    return this.overall(ways.map((fresh) => this.unlessNone(fresh, this.of(body, fresh)))).isDefault;
  }

  private binary(name: string, t: Term, a: Term, b: Term, fresh: New): OnNew | null {
    switch (name) {
      case names.conj:
        return this.conjunction(this.of(a, fresh), this.of(b, fresh));
      case names.disj:
        return swapped(this.conjunction(swapped(this.of(a, fresh)), swapped(this.of(b, fresh))));
      case names.implies:
        return swapped(this.conjunction(this.of(a, fresh), swapped(this.of(b, fresh))));
      case names.eq:
        return this.equation(t, a, b, fresh);
    }
    return null;
  }

  private conjunction(a: OnNew, b: OnNew): OnNew {
    return { isDefault: this.circuit.or(a.isDefault, b.isDefault), isTrue: this.circuit.and(a.isTrue, b.isTrue) };
  }

  private equation(t: Term, a: Term, b: Term, fresh: New): OnNew {
    const { circuit } = this;
    if (a.type.kind === "con" && a.type.name === "HOL.bool") {
      const [x, y] = [this.of(a, fresh), this.of(b, fresh)];
      return {
        isDefault: circuit.or(circuit.and(x.isTrue, y.isDefault), circuit.and(x.isDefault, y.isTrue)),
        isTrue: circuit.or(circuit.and(x.isTrue, y.isTrue), circuit.and(x.isDefault, y.isDefault)),
      };
    }
    const at = this.calculus.comparedAt(t, a);
    const differ = [...(isOld(b, fresh) ? [this.isNew(a, at, fresh)] : []), ...(isOld(a, fresh) ? [this.isNew(b, at, fresh)] : [])];
    return { isDefault: circuit.orAll(differ), isTrue: FALSE };
  }

  private conditional(condition: Term, yes: Term, no: Term, fresh: New): OnNew {
    const { circuit } = this;
    const [c, x, y] = [this.of(condition, fresh), this.of(yes, fresh), this.of(no, fresh)];
    const known = (p: Lit, q: Lit): Lit => circuit.orAll([circuit.and(c.isTrue, p), circuit.and(c.isDefault, q), circuit.and(p, q)]);
    return { isDefault: known(x.isDefault, y.isDefault), isTrue: known(x.isTrue, y.isTrue) };
  }

  /** A function or set that stays, applied to old arguments and then to a new one. */
  private applied(t: Term, fresh: New): OnNew {
    const { head, args } = spine(t);
    if (args.length === 0 || !isOld(head, fresh)) return anything;
    const { circuit } = this;
    let relator = this.headRelator(head);
    for (const arg of args) {
      if (relator === null || relator.kind !== "fun") return anything;
      if (!isOld(arg, fresh)) {
        const isNew = this.isNew(arg, relator.from, fresh);
        return { isDefault: circuit.and(isNew, relator.onNew.isDefault), isTrue: circuit.and(isNew, relator.onNew.isTrue) };
      }
      relator = relator.to;
    }
    return anything;
  }

  private headRelator(head: Term): Relator | null {
    if (head.kind === "free") return this.calculus.relatorOfFree(head);
    return head.kind === "const" ? this.calculus.constants.annotated(head) : null;
  }

  /** Whether a term surely is none of the values that correspond to something. */
  private isNew(t: Term, relator: Relator, fresh: New): Lit {
    const { relators } = this.calculus;
    if (t.kind === "free") return fresh.has(t.name) ? relators.isEqual(this.calculus.relatorOfFree(t), relator) : FALSE;
    const { head, args } = stripApp(t);
    const made = head.kind === "const" ? this.calculus.constants.constructorOf(head) : null;
    if (made === null || relator.kind !== "data" || made.args.length !== args.length) return FALSE;
    const fields = relators.fields(relator, made);
    return this.circuit.orAll(args.map((arg, i) => (fields[i] === undefined ? FALSE : this.isNew(arg, fields[i], fresh))));
  }
}

function isOld(t: Term, fresh: New): boolean {
  for (const name of freeVars(t).keys()) if (fresh.has(name)) return false;
  return true;
}

function isFalse(name: string): OnNew {
  return { isDefault: name === names.False ? TRUE : FALSE, isTrue: FALSE };
}

const swapped = ({ isDefault, isTrue }: OnNew): OnNew => ({ isDefault: isTrue, isTrue: isDefault });

/** Membership is application. */
function spine(t: Term): { readonly head: Term; readonly args: readonly Term[] } {
  const { head, args } = stripApp(t);
  const [x, set] = args;
  if (head.kind !== "const" || head.name !== names.member || x === undefined || set === undefined || args.length !== 2)
    return { head, args };
  const inner = spine(set);
  return { head: inner.head, args: [...inner.args, x] };
}
