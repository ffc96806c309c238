/**
 * Equations between given constants that stand all tests, smallest first (in the manner of QuickSpec, Claessen, Smallbone and Hughes 2010,
 * and of IsaCoSy, [Bulwahn 2013], 6.4.1): terms are built by size from one representative of each class of terms with equal values; a term that falls
 * into a class gives an equation, which is then tested at length together with the others of its size.
 */
import { Budget, type Clock } from "../../base/index.ts";
import {
  destEq,
  enumFinite,
  eq,
  free,
  freeVars,
  isFun,
  natT,
  ofSort,
  substFrees,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
  tcon,
  termTypeVars,
} from "../../logic/index.ts";
import { quickcheckDefaults } from "../options/quickcheck-options.ts";
import { fingerprints } from "./fingerprint.ts";
import { generalize } from "./generalize.ts";
import { conjectureMilliseconds, conjectureSize, mostTerms, testsOfClaims } from "./limits.ts";
import { compareTerms, type Equation, follows } from "./ordered-rewriting.ts";
import { refuteMany } from "./refute-many.ts";
import { TermLevels } from "./term-levels.ts";
import { lettersFor, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

export interface ConjectureOptions {
  /** Symbols on the larger side. */
  readonly size: number;
  readonly seed: number;
  readonly milliseconds: number;
  /** Terms of each size that are looked at. */
  readonly most: number;
}

const conjectureDefaults: ConjectureOptions = {
  size: conjectureSize,
  seed: 1,
  milliseconds: conjectureMilliseconds,
  most: mostTerms,
};

/** A class of terms that are equal on all tests: the smallest, and the equations that it gives, at their most general types. */
export interface TermClass {
  readonly smallest: Term;
  readonly equations: readonly Equation[];
}

/** An equation as it was met and as it is claimed. */
interface Claim {
  readonly smallest: Term;
  readonly left: Term;
  readonly equation: Equation;
}

export interface Conjectures {
  /** Classes with equations that do not follow from earlier ones. */
  readonly classes: readonly TermClass[];
  /** Terms looked at, equations tested, equations refuted. */
  readonly terms: number;
  readonly tested: number;
  readonly refuted: number;
  /** The largest size that was looked at completely. */
  readonly size: number;
}

/** Searches for equations about constants (closed terms). */
export function findConjectures(
  theory: Theory,
  constants: readonly Term[],
  options: Partial<ConjectureOptions>,
  clock: Clock,
): Conjectures {
  return new ConjectureSearch(theory, vocabularyOf(theory, constants), { ...conjectureDefaults, ...options }, clock).run();
}

class ConjectureSearch {
  private readonly theory: Theory;
  private readonly vocabulary: Vocabulary;
  private readonly options: ConjectureOptions;
  private readonly budget: Budget;
  private readonly levels: TermLevels;
  /** Representatives by type and fingerprint. */
  private readonly smallest = new Map<string, Term>();
  private readonly kept: Claim[] = [];
  private readonly counts = { terms: 0, tested: 0, refuted: 0, size: 0 };

  constructor(theory: Theory, vocabulary: Vocabulary, options: ConjectureOptions, clock: Clock) {
    this.theory = theory;
    this.vocabulary = vocabulary;
    this.options = options;
    this.budget = new Budget(clock, options.milliseconds);
    this.levels = new TermLevels(vocabulary);
  }

  run(): Conjectures {
    this.classify(this.vocabulary.variables.filter((x) => !isFun(x.type)));
    for (let size = 1; size <= this.options.size && !this.budget.isSpent; size++) {
      const candidates = this.levels.candidates(size, this.options.most);
      this.counts.terms += candidates.length;
      const { fresh, equations } = this.classify(candidates);
      for (const t of [...fresh, ...this.test(equations)]) this.levels.keep(t, size);
      if (candidates.length < this.options.most && !this.budget.isSpent) this.counts.size = size;
    }
    return { classes: this.classes(), ...this.counts };
  }

  /** Which terms are the first of their class, and what the others are equal to. */
  private classify(terms: readonly Term[]): { readonly fresh: readonly Term[]; readonly equations: readonly Equation[] } {
    const fresh: Term[] = [];
    const equations: Equation[] = [];
    const setting = { variables: this.vocabulary.variables, types: this.groundTypes(), seed: this.options.seed };
    const keys = terms.length === 0 ? [] : fingerprints(this.theory, terms, setting, this.budget);
    terms.forEach((t, i) => {
      const key = keys[i];
      if (key === null || key === undefined) return;
      const known = this.smallest.get(`${t.type.id} ${key}`);
      if (known === undefined) {
        this.smallest.set(`${t.type.id} ${key}`, t);
        fresh.push(t);
      } else equations.push({ left: t, right: known });
    });
    return { fresh, equations };
  }

  /** Keeps the equations that stand and say something new; returns the terms of those that are refuted. */
  private test(equations: readonly Equation[]): Term[] {
    const claims = equations.map((e): Claim => ({ smallest: e.right, left: e.left, equation: claimOf(this.theory, e) }));
    // General equations first, so that their instances say nothing new.
    const open = claims.filter((c) => !this.isKnown(c)).sort((a, b) => generality(b.equation) - generality(a.equation));
    const answers = refuteMany(
      this.theory,
      open.map(({ equation }) => eq(equation.left, equation.right)),
      { seed: this.options.seed + 1, tests: testsOfClaims, milliseconds: this.budget.left },
      this.budget.clock,
    );
    this.counts.tested += open.length;
    const refuted: Term[] = [];
    open.forEach((c, i) => {
      if (answers[i] === "refuted") refuted.push(c.left);
      else if (answers[i] === "stands" && !this.isKnown(c)) this.kept.push(c);
    });
    this.counts.refuted += refuted.length;
    return refuted;
  }

  private isKnown(claim: Claim): boolean {
    return follows(
      claim.equation,
      this.kept.map((c) => c.equation),
    );
  }

  private classes(): TermClass[] {
    let needed: readonly Claim[] = this.kept;
    // A later equation may make an earlier one superfluous; the largest go first.
    for (const claim of [...this.kept].reverse()) {
      const others = needed.filter((other) => other !== claim);
      if (
        follows(
          claim.equation,
          others.map((c) => c.equation),
        )
      )
        needed = others;
    }
    const found = new Map<Term, Equation[]>();
    for (const { smallest, equation } of needed) found.set(smallest, [...(found.get(smallest) ?? []), equation]);
    return [...found].map(([smallest, equations]) => ({ smallest, equations: equations.sort((a, b) => compareTerms(a.left, b.left)) }));
  }

  /** Small types for the type variables. */
  private groundTypes(): Map<TypeVar, Type> {
    const variables = new Set<TypeVar>();
    for (const o of this.vocabulary.operations) termTypeVars(o.term, variables);
    for (const x of this.vocabulary.variables) termTypeVars(x, variables);
    const candidates = [enumFinite(3), enumFinite(2), ...quickcheckDefaults.defaultTypes, natT];
    return new Map([...variables].map((v) => [v, candidates.find((ty) => ofSort(this.theory, ty, v.sort)) ?? tcon("Int.int")]));
  }
}

/** The equation at its most general types, with fresh names for its variables. */
function claimOf(theory: Theory, equation: Equation): Equation {
  const t = eq(equation.left, equation.right);
  const general = renamed(generalize(theory, t) ?? t);
  return destEq(general) ?? equation;
}

/** Variables by the names that suit their types, in order of occurrence. */
function renamed(t: Term): Term {
  const taken = new Set<string>();
  const names = new Map<string, Term>();
  for (const x of freeVars(t).values()) {
    const letters = lettersFor(x.type);
    const name = letters.find((l) => !taken.has(l)) ?? `${letters[0] ?? "x"}${taken.size}`;
    taken.add(name);
    names.set(x.name, free(name, x.type));
  }
  return substFrees(names, t);
}

/** The number of different variables. */
function generality({ left, right }: Equation): number {
  return freeVars(right, freeVars(left)).size;
}
