/**
 * Whether a changed theorem still follows from the original by plain logic: a small tableau (in the manner of leanTAP, Beckert and Posegga 1995), forwards
 * where a step loses nothing, with equations as rewriting. Definitions stand in place of constants. Every step is a law of HOL, so that
 * "yes" means that no engine can refute what the theorem allows; "no" means nothing.
 */
import {
  apps,
  betaApply,
  boolT,
  constant,
  destApps,
  etaExpand,
  False,
  type Free,
  free,
  freeVars,
  funs,
  implies,
  mapParts,
  names,
  stripApp,
  stripImplies,
  substFrees,
  substTermTypes,
  type Term,
  type Theory,
} from "../../logic/index.ts";
import { matchTerm, symbols } from "./ordered-rewriting.ts";
import { isOfClass, plainForm, plainKey } from "./plain-form.ts";

/** Sequents looked at, and instances of one quantifier. */
const mostSequents = 1500;
const mostInstances = 12;
/** Steps that may be wrong, one inside the other. */
const mostGuesses = 6;

/**
 * Whether a mutant follows from the theorem that it was made of. Their variables are the same; with `isGeneral`, any terms may be put for those of
 * the theorem.
 */
export function followsPlainly(theory: Theory, original: Term, mutant: Term, isGeneral: boolean): boolean {
  const goal = plainForm(theory, mutant);
  const known = plainForm(theory, original);
  return new Tableau(theory).proves([known, ...(isGeneral ? instances(known, goal) : [])], goal, mostGuesses);
}

/** The theorem with terms put for its variables so that it ends as the goal does. */
function instances(known: Term, goal: Term): Term[] {
  const match = matchTerm(stripImplies(known).conclusion, stripImplies(goal).conclusion);
  return match === null ? [] : [substFrees(match.terms, substTermTypes(match.types, known))];
}

class Tableau {
  private readonly theory: Theory;
  private left = mostSequents;
  private made = 0;

  constructor(theory: Theory) {
    this.theory = theory;
  }

  private readonly key = (t: Term): string => plainKey(this.theory, t);

  /** Whether the goal follows from what is known, with so many steps that may be wrong. */
  proves(known: readonly Term[], goal: Term, guesses: number): boolean {
    if (this.left-- <= 0) return false;
    if (this.isPlain(goal)) return true;
    const keys = new Set(known.map(this.key));
    if (keys.has(this.key(goal)) || keys.has(this.key(False))) return true;
    return this.byGoal(known, goal, guesses) ?? this.byKnown(known, keys, goal, guesses) ?? this.byGuess(known, goal, guesses);
  }

  /** True by itself: `t = t`, `t ≤ t`, and that a number divides itself. */
  private isPlain(t: Term): boolean {
    const { head, args } = stripApp(t);
    if (head.kind !== "const") return false;
    if (head.name === names.True) return true;
    const [a, b] = args;
    const law = reflexive.get(head.name);
    if (a === undefined || b === undefined || law === undefined || this.key(a) !== this.key(b)) return false;
    return law === null || isOfClass(this.theory, a.type, law);
  }

  /** Steps on the goal that lose nothing; null when there is none. */
  private byGoal(known: readonly Term[], goal: Term, guesses: number): boolean | null {
    const { head, args } = stripApp(goal);
    const [a, b] = args;
    if (head.kind !== "const" || a === undefined) return null;
    if (head.name === names.All) return this.proves(known, this.opened(a), guesses);
    if (head.name === names.Not) return this.proves([...known, a], False, guesses);
    if (b === undefined) return null;
    if (head.name === names.implies) return this.proves([...known, a], b, guesses);
    if (head.name === names.conj) return this.proves(known, a, guesses) && this.proves(known, b, guesses);
    if (head.name === names.eq && a.type === boolT) return this.proves([...known, a], b, guesses) && this.proves([...known, b], a, guesses);
    return null;
  }

  /** The first step on what is known that loses nothing; null when there is none. */
  private byKnown(known: readonly Term[], keys: ReadonlySet<string>, goal: Term, guesses: number): boolean | null {
    for (const [i, t] of known.entries()) {
      const rest = known.filter((_, j) => j !== i);
      const { head, args } = stripApp(t);
      const [a, b] = args;
      if (head.kind !== "const" || a === undefined) continue;
      if (head.name === names.Ex) return this.proves([...rest, this.opened(a)], goal, guesses);
      if (head.name === names.Not) {
        if (keys.has(this.key(a)) || this.isPlain(a)) return true;
        continue;
      }
      if (b === undefined) continue;
      if (head.name === names.conj) return this.proves([...rest, a, b], goal, guesses);
      if (head.name === names.disj) return this.proves([...rest, a], goal, guesses) && this.proves([...rest, b], goal, guesses);
      if (head.name === names.implies && (keys.has(this.key(a)) || this.isPlain(a))) return this.proves([...rest, b], goal, guesses);
      if (head.name === names.eq && a.type === boolT) return this.proves([...rest, implies(a, b), implies(b, a)], goal, guesses);
      if (head.name === names.eq && this.key(a) !== this.key(b)) return this.rewritten(rest, a, b, goal, guesses);
      if (head.name === names.less && isOfClass(this.theory, a.type, "Orderings.preorder")) {
        if (this.key(a) === this.key(b)) return true;
        const weaker = apps(constant(names.lessEq, funs([a.type, b.type], boolT)), [a, b]);
        if (!keys.has(this.key(weaker))) return this.proves([...known, weaker], goal, guesses);
      }
    }
    return null;
  }

  /** The larger side of an equation becomes the smaller everywhere. */
  private rewritten(rest: readonly Term[], a: Term, b: Term, goal: Term, guesses: number): boolean {
    const [large, small] = symbols(a) < symbols(b) || (symbols(a) === symbols(b) && this.key(a) < this.key(b)) ? [b, a] : [a, b];
    const key = this.key(large);
    const change = (t: Term): Term => replaced(t, (part) => (part.type === large.type && this.key(part) === key ? small : null));
    return this.proves(rest.map(change), change(goal), guesses);
  }

  /** Steps that may be wrong: a witness, a side of a disjunction, instances, a condition to be shown. */
  private byGuess(known: readonly Term[], goal: Term, guesses: number): boolean {
    if (guesses <= 0) return false;
    const sides = destApps(goal, names.disj, 2) ?? [];
    if (sides.some((side) => this.proves(known, side, guesses - 1))) return true;
    const [predicate] = destApps(goal, names.Ex, 1) ?? [];
    const variables = [...new Map([goal, ...known].flatMap((t) => [...freeVars(t)])).values()];
    if (predicate !== undefined && this.witnesses(predicate, variables).some((t) => this.proves(known, t, guesses - 1))) return true;
    return known.some((t, i) => this.used(known, i, t, variables, goal, guesses - 1));
  }

  /** Whether something known helps that is no step by itself: a quantifier, a condition. */
  private used(known: readonly Term[], i: number, t: Term, variables: readonly Free[], goal: Term, guesses: number): boolean {
    const rest = known.filter((_, j) => j !== i);
    const [all] = destApps(t, names.All, 1) ?? [];
    if (all !== undefined) return this.proves([...rest, ...this.witnesses(all, variables)], goal, guesses);
    const [denied] = destApps(t, names.Not, 1) ?? [];
    if (denied !== undefined) return this.proves(rest, denied, guesses);
    const [condition, next] = destApps(t, names.implies, 2) ?? [];
    if (condition === undefined || next === undefined) return false;
    return this.proves(rest, condition, guesses) && this.proves([...rest, next], goal, guesses);
  }

  private witnesses(predicate: Term, variables: readonly Free[]): Term[] {
    const { domain } = etaExpand(predicate);
    return variables
      .filter((x) => x.type === domain)
      .slice(0, mostInstances)
      .map((x) => plainForm(this.theory, betaApply(predicate, [x])));
  }

  /** The body of a quantifier for a value of which nothing is known: a name that no text can have. */
  private opened(predicate: Term): Term {
    const { domain } = etaExpand(predicate);
    return plainForm(this.theory, betaApply(predicate, [free(`'${this.made++}`, domain)]));
  }
}

function replaced(t: Term, change: (part: Term) => Term | null): Term {
  return change(t) ?? mapParts(t, (part) => replaced(part, change));
}

/** Relations that hold between equals, and the class that says so. */
const reflexive: ReadonlyMap<string, string | null> = new Map([
  [names.eq, null],
  [names.lessEq, "Orderings.preorder"],
  ["Rings.dvd_class.dvd", "Groups.comm_monoid_mult"],
]);
