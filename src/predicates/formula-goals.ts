/**
 * From formulas to goals ([Bulwahn 2013], 4.2.2): negation normal form, existential variables become variables of the clause, disjunctions
 * and what stands under a negation become auxiliary predicates. What can be executed as it is stays a formula to be tested.
 */
import {
  app,
  apps,
  boolT,
  type Const,
  conj,
  constant,
  destApps,
  destEq,
  disj,
  domain,
  eq,
  exists,
  False,
  freeVars,
  fun,
  isWholeNumber,
  member,
  names,
  natT,
  not,
  stripApp,
  type Term,
  True,
} from "../logic/index.ts";
import { destConstructor, type Goal } from "../plans/index.ts";
import type { GoalStore } from "./goal-store.ts";
import { freshVariable, unaryPattern } from "./pattern.ts";
import { applied, destCase, reduceTuples, setPredicate, unfoldDefinition } from "./unfold.ts";
import { branches } from "./value-alternatives.ts";

export class FormulaGoals {
  private readonly store: GoalStore;

  constructor(store: GoalStore) {
    this.store = store;
  }

  /** Goals whose conjunction is the formula. */
  goals(given: Term): readonly Goal[] {
    const t = reduceTuples(given);
    const parts = this.conjuncts(t);
    if (parts !== null) return parts.flatMap((part) => this.goals(part));
    const opened = this.opened(t);
    if (opened !== null) return this.goals(opened);
    const options = this.alternatives(t);
    if (options.length !== 1) return options.length === 0 ? [{ kind: "test", term: False }] : [this.store.auxiliary("or", options, t)];
    const [only] = options;
    return only === undefined || only === t ? this.atom(t) : this.goals(only);
  }

  /** Formulas whose disjunction is the formula; itself alone when it is no disjunction. */
  alternatives(given: Term): readonly Term[] {
    const t = reduceTuples(given);
    if (isConst(t, names.False)) return [];
    const sides = destApps(t, names.disj, 2);
    if (sides !== null) return sides.flatMap((side) => this.alternatives(side));
    const [a, b] = destApps(t, names.implies, 2) ?? [];
    if (a !== undefined && b !== undefined) return [not(a), b].flatMap((side) => this.alternatives(side));
    const [test, yes, no] = destApps(t, names.If, 3) ?? [];
    if (test !== undefined && yes !== undefined && no !== undefined)
      return [...this.alternatives(yes).map((f) => conj(test, f)), ...this.alternatives(no).map((f) => conj(not(test), f))];
    const split = destCase(this.store.theory, t);
    if (split !== null)
      return branches(this.store.theory, split.branches, split.subject).flatMap(({ value, formulas }) =>
        this.alternatives(value).map((f) => formulas.reduceRight<Term>((body, e) => conj(e, body), f)),
      );
    const denied = this.denied(t);
    if (denied !== null) return this.alternatives(denied);
    return this.setAlternatives(t) ?? [t];
  }

  /** The parts of a conjunction. */
  private conjuncts(t: Term): readonly Term[] | null {
    if (isConst(t, names.True)) return [];
    const sides = destApps(t, names.conj, 2);
    if (sides !== null) return sides;
    const denied = this.denied(t);
    if (denied !== null) return this.conjuncts(denied) ?? [denied];
    const [x, set] = destApps(t, names.member, 2) ?? [];
    if (x === undefined || set === undefined) return null;
    const [a, b] = destApps(set, "Lattices.inf_class.inf", 2) ?? [];
    if (a !== undefined && b !== undefined) return [member(x, a), member(x, b)];
    const [c, d] = destApps(set, names.minus, 2) ?? [];
    return c !== undefined && d !== undefined ? [member(x, c), not(member(x, d))] : null;
  }

  /** One step under a negation; null where negation stops. */
  private denied(t: Term): Term | null {
    const [inner] = destApps(t, names.Not, 1) ?? [];
    if (inner === undefined) return null;
    const body = reduceTuples(inner);
    if (isConst(body, names.True)) return False;
    if (isConst(body, names.False)) return True;
    const [again] = destApps(body, names.Not, 1) ?? [];
    if (again !== undefined) return again;
    const [a, b] = destApps(body, names.conj, 2) ?? [];
    if (a !== undefined && b !== undefined) return disj(not(a), not(b));
    const [c, d] = destApps(body, names.disj, 2) ?? [];
    if (c !== undefined && d !== undefined) return conj(not(c), not(d));
    const [e, f] = destApps(body, names.implies, 2) ?? [];
    if (e !== undefined && f !== undefined) return conj(e, not(f));
    const [all] = destApps(body, names.All, 1) ?? [];
    if (all !== undefined) return this.some(all, not);
    return this.deniedOrder(body) ?? this.deniedBall(body) ?? this.deniedEquivalence(body);
  }

  /** `¬ (A ⟷ B)`: one of them holds. Where both can be executed it is simply tested. */
  private deniedEquivalence(t: Term): Term | null {
    const sides = destEq(t);
    if (sides === null || sides.left.type !== boolT || !this.store.needsInductive(t)) return null;
    const { left, right } = sides;
    if (left.kind === "free" || right.kind === "free") return null;
    return disj(conj(left, not(right)), conj(not(left), right));
  }

  private deniedOrder(t: Term): Term | null {
    for (const [name, other] of [
      [names.less, names.lessEq],
      [names.lessEq, names.less],
    ] as const) {
      const [a, b] = destApps(t, name, 2) ?? [];
      if (a === undefined || b === undefined || !isWholeNumber(a.type)) continue;
      const { head } = stripApp(t);
      return head.kind === "const" ? orderTerm(head, other, b, a) : null;
    }
    return null;
  }

  private deniedBall(t: Term): Term | null {
    const [set, p] = destApps(t, names.Ball, 2) ?? [];
    if (set === undefined || p === undefined) return null;
    return this.some(p, (body, x) => conj(member(x, set), not(body)));
  }

  private some(p: Term, change: (body: Term, x: Term) => Term): Term {
    const x = freshVariable(domain(p.type));
    return exists(x, change(applied(p, x), x));
  }

  /** Existential quantifiers, `let` and memberships by definition taken one step further; null for other formulas. */
  private opened(t: Term): Term | null {
    const [p] = destApps(t, names.Ex, 1) ?? [];
    if (p !== undefined) return applied(p, freshVariable(domain(p.type), p.kind === "abs" ? p.name : "x"));
    const [set, q] = destApps(t, names.Bex, 2) ?? [];
    if (set !== undefined && q !== undefined) {
      const x = freshVariable(domain(q.type), q.kind === "abs" ? q.name : "x");
      return conj(member(x, set), applied(q, x));
    }
    const [value, body] = destApps(t, names.Let, 2) ?? [];
    if (value !== undefined && body !== undefined) {
      if (value.kind === "free") return applied(body, value);
      const x = freshVariable(value.type);
      return conj(eq(x, value), applied(body, x));
    }
    const [f, pair] = destApps(t, names.caseProd, 2) ?? [];
    if (f !== undefined && pair !== undefined) return null;
    return this.openedMember(t);
  }

  private openedMember(t: Term): Term | null {
    const [x, set] = destApps(t, names.member, 2) ?? [];
    if (x === undefined || set === undefined) return null;
    const p = setPredicate(this.store.theory, set);
    if (p !== null) return reduceTuples(applied(p, x));
    const [a, rest] = destApps(set, names.insert, 2) ?? [];
    if (a !== undefined && rest !== undefined && isConst(rest, names.bot)) return eq(x, a);
    const [m] = destApps(set, "Map.dom", 1) ?? [];
    if (m !== undefined) return isFound(applied(m, x));
    const [f, image] = destApps(set, "Set.image", 2) ?? [];
    if (f !== undefined && image !== undefined) {
      const y = freshVariable(domain(f.type));
      return conj(member(y, image), eq(x, applied(f, y)));
    }
    return null;
  }

  private setAlternatives(t: Term): readonly Term[] | null {
    const [x, set] = destApps(t, names.member, 2) ?? [];
    if (x === undefined || set === undefined) return null;
    if (isConst(set, names.bot)) return [];
    const [a, rest] = destApps(set, names.insert, 2) ?? [];
    if (a !== undefined && rest !== undefined) return [eq(x, a), ...this.alternatives(member(x, rest))];
    const parts = destApps(set, "Lattices.sup_class.sup", 2);
    return parts === null ? null : parts.flatMap((part) => this.alternatives(member(x, part)));
  }

  private atom(t: Term): readonly Goal[] {
    const sides = destEq(t);
    if (sides !== null) return this.equal(sides.left, sides.right, t);
    for (const [name, strict] of [
      [names.less, true],
      [names.lessEq, false],
    ] as const) {
      const [left, right] = destApps(t, name, 2) ?? [];
      if (left !== undefined && right !== undefined && isWholeNumber(left.type)) return [{ kind: "order", strict, left, right, term: t }];
    }
    const [pattern, set] = destApps(t, names.member, 2) ?? [];
    if (pattern !== undefined && set !== undefined)
      return (this.store.isExecutable(t) ? null : this.store.membership(pattern, set, t)) ?? [{ kind: "element", pattern, set, term: t }];
    const [inner] = destApps(t, names.Not, 1) ?? [];
    if (inner !== undefined) return this.negation(inner, t);
    const [all] = destApps(t, names.All, 1) ?? [];
    if (all !== undefined) return this.universal(this.some(all, not), t);
    const [bounded, p] = destApps(t, names.Ball, 2) ?? [];
    if (bounded !== undefined && p !== undefined)
      return this.universal(
        this.some(p, (body, x) => conj(member(x, bounded), not(body))),
        t,
      );
    return this.store.literal(t) ?? this.unfolded(t) ?? [{ kind: "test", term: t }];
  }

  /** A predicate without clauses may still have a definition. */
  private unfolded(t: Term): readonly Goal[] | null {
    const body = unfoldDefinition(this.store.theory, t);
    return body === null ? null : this.store.goals(body);
  }

  private equal(left: Term, right: Term, t: Term): readonly Goal[] {
    if (left.type !== boolT) {
      const theory = this.store.theory;
      const [a, b] = [unaryPattern(theory, left), unaryPattern(theory, right)];
      const [c, d] = [destConstructor(theory, a), destConstructor(theory, b)];
      const order = noDifference(a, b, t) ?? noDifference(b, a, t);
      if (order !== null) return [order];
      if (c === null || d === null) return [{ kind: "equal", left: a, right: b, term: t }];
      if (c.name !== d.name) return [{ kind: "test", term: False }];
      return c.args.flatMap((arg, i) => this.equal(arg, d.args[i] ?? arg, eq(arg, d.args[i] ?? arg)));
    }
    if (destConstructor(this.store.theory, right) !== null) return this.goals(isConst(right, names.True) ? left : not(left));
    if (destConstructor(this.store.theory, left) !== null) return this.goals(isConst(left, names.True) ? right : not(right));
    if (left.kind === "free" || right.kind === "free" || !this.store.needsInductive(t)) return [{ kind: "equal", left, right, term: t }];
    return [this.store.auxiliary("iff", [conj(left, right), conj(not(left), not(right))], t)];
  }

  private negation(inner: Term, t: Term): readonly Goal[] {
    if (this.store.isExecutable(t)) return [{ kind: "test", term: t }];
    const goals = this.goals(inner);
    const [only] = goals;
    // Variables that the goal has beyond those of the formula are quantified inside the negation.
    const own = freeVars(inner);
    const isSame = only !== undefined && goals.length === 1 && [...freeVarsOf(only)].every((x) => own.has(x));
    if (isSame && only.kind === "holds") return [{ ...only, kind: "fails", term: t }];
    if (isSame && only.kind === "test") return [{ kind: "test", term: t }];
    const whole = this.store.auxiliary("some", [inner], inner);
    return whole.kind === "holds" ? [{ ...whole, kind: "fails", term: t }] : [{ kind: "test", term: t }];
  }

  /** `∀x. P` fails when some `x` refutes it. */
  private universal(counter: Term, t: Term): readonly Goal[] {
    if (this.store.isExecutable(t)) return [{ kind: "test", term: t }];
    const whole = this.store.auxiliary("counter", [counter], counter);
    return whole.kind === "holds" ? [{ ...whole, kind: "fails", term: t }] : [{ kind: "test", term: t }];
  }
}

/** `∃v. found = Some v`. */
function isFound(found: Term): Term {
  const v = freshVariable(found.type.kind === "con" ? (found.type.args[0] ?? found.type) : found.type);
  return exists(v, eq(found, app(constant("Option.option.Some", fun(v.type, found.type)), v)));
}

/** `a - b = 0` on natural numbers says `a ≤ b`. */
function noDifference(difference: Term, zero: Term, term: Term): Goal | null {
  const [left, right] = difference.type === natT && isConst(zero, names.zero) ? (destApps(difference, names.minus, 2) ?? []) : [];
  return left === undefined || right === undefined ? null : { kind: "order", strict: false, left, right, term };
}

function freeVarsOf(goal: Goal): ReadonlySet<string> {
  const terms = goal.kind === "holds" || goal.kind === "fails" ? goal.args : [goal.term];
  return new Set(terms.flatMap((t) => [...freeVars(t).keys()]));
}

function isConst(t: Term, name: string): boolean {
  return t.kind === "const" && t.name === name;
}

function orderTerm(like: Const, name: string, a: Term, b: Term): Term {
  return apps(constant(name, like.type), [a, b]);
}
