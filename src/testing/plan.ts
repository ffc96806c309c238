/**
 * In which order a test program generates values and tests premises ([Bulwahn 2013], sections 3.1 and 3.4.2): each premise as soon as its
 * variables are bound, each variable as late as possible, equational premises solved by matching instead of guessing. Unlike the
 * [Bulwahn 2013], premises are taken in the order of what they cost, not as written.
 */
import { type Conjecture, destApps, destEq, freeVars, names, natT, stripApp, type Term, type Theory, type Type } from "../logic/index.ts";
import { lossOfMatch, lossOfTest } from "./limits.ts";
import { typeWeights } from "./types/type-weight.ts";

export type Step =
  /** Run through the values of a variable, by its place among the conjecture's variables. */
  | { readonly kind: "generate"; readonly variable: number }
  /** Go on when the premise holds. */
  | { readonly kind: "test"; readonly premise: number }
  /** Evaluate `value`, a side of the premise, and go on when it matches the other side, whose new variables are bound thereby. */
  | { readonly kind: "solve"; readonly premise: number; readonly value: Term; readonly pattern: Pattern };

/** What a value is matched against. */
export type Pattern =
  | { readonly kind: "bind"; readonly variable: number }
  /** Equal to a term whose variables are bound. */
  | { readonly kind: "same"; readonly term: Term }
  | { readonly kind: "constructor"; readonly constant: string; readonly args: readonly Pattern[] }
  | { readonly kind: "suc"; readonly arg: Pattern };

/** The steps before the conclusion is tested. Every variable is bound by exactly one of them. */
export function planTest(conjecture: Conjecture): readonly Step[] {
  return new Planner(conjecture).plan();
}

/** Variables to be generated for a premise, and how much is lost when it then fails. */
interface Need {
  readonly names: readonly string[];
  readonly loss: number;
}

class Planner {
  private readonly conjecture: Conjecture;
  private readonly places: ReadonlyMap<string, number>;
  private readonly steps: Step[] = [];
  private readonly bound = new Set<string>();
  private readonly weight: (type: Type) => number;
  /** Premises not yet tested. */
  private readonly waiting: Set<number>;

  constructor(conjecture: Conjecture) {
    this.conjecture = conjecture;
    this.places = new Map(conjecture.variables.map((x, i) => [x.name, i]));
    this.weight = typeWeights(conjecture.theory);
    this.waiting = new Set(conjecture.premises.keys());
  }

  plan(): readonly Step[] {
    for (;;) {
      this.useBound();
      if (this.waiting.size === 0) break;
      const next = this.cheapest();
      if (next === null) break;
      this.generate(next);
    }
    const rest = this.conjecture.variables.filter((x) => !this.bound.has(x.name));
    // What has few values comes last, innermost, and so comes round soon.
    for (const x of [...rest].sort((a, b) => this.weight(b.type) - this.weight(a.type))) this.generate(x.name);
    return this.steps;
  }

  private generate(name: string): void {
    this.bound.add(name);
    this.steps.push({ kind: "generate", variable: this.places.get(name) ?? 0 });
  }

  /** Tests and solves what can be, until nothing changes. */
  private useBound(): void {
    for (let changed = true; changed; ) {
      changed = false;
      for (const i of this.waiting) {
        const premise = this.premise(i);
        const step: Step | null = this.isBound(premise) ? { kind: "test", premise: i } : this.solve(i, premise);
        if (step === null) continue;
        this.steps.push(step);
        this.waiting.delete(i);
        changed = true;
      }
    }
  }

  private premise(i: number): Term {
    return this.conjecture.premises[i] ?? this.conjecture.conclusion;
  }

  private isBound(t: Term): boolean {
    return this.unbound(t).length === 0;
  }

  private unbound(t: Term): string[] {
    return [...freeVars(t).keys()].filter((name) => !this.bound.has(name));
  }

  private solve(premise: number, t: Term): Step | null {
    const sides = destEq(t);
    if (sides === null) return null;
    for (const [value, other] of [
      [sides.left, sides.right],
      [sides.right, sides.left],
    ] as const) {
      if (!this.isBound(value)) continue;
      const fresh = new Set<string>();
      const pattern = this.pattern(other, fresh);
      if (pattern === null) continue;
      for (const name of fresh) this.bound.add(name);
      return { kind: "solve", premise, value, pattern };
    }
    return null;
  }

  /** `fresh` collects the variables that the pattern binds; they count as bound to its right. */
  private pattern(t: Term, fresh: Set<string>): Pattern | null {
    const open = this.unbound(t).filter((name) => !fresh.has(name));
    if (open.length === 0) return { kind: "same", term: t };
    if (t.kind === "free") {
      fresh.add(t.name);
      return { kind: "bind", variable: this.places.get(t.name) ?? 0 };
    }
    const [before] = t.type === natT ? (destApps(t, names.Suc, 1) ?? []) : [];
    if (before !== undefined) {
      const arg = this.pattern(before, fresh);
      return arg === null ? null : { kind: "suc", arg };
    }
    const { head, args } = stripApp(t);
    if (head.kind !== "const" || !isFreeConstructor(this.conjecture.theory, head.name, t.type, args.length)) return null;
    const patterns: Pattern[] = [];
    for (const arg of args) {
      const pattern = this.pattern(arg, fresh);
      if (pattern === null) return null;
      patterns.push(pattern);
    }
    return { kind: "constructor", constant: head.name, args: patterns };
  }

  /** The variable to be generated next for the premise that costs least; null when no premise waits for a variable. */
  private cheapest(): string | null {
    let best: { readonly cost: number; readonly next: string } | null = null;
    for (const i of this.waiting) {
      for (const need of this.needs(this.premise(i))) {
        const [next] = [...need.names].sort((a, b) => this.weightOf(b) - this.weightOf(a));
        const cost = this.cost(need);
        if (next !== undefined && (best === null || cost < best.cost)) best = { cost, next };
      }
    }
    return best?.next ?? null;
  }

  /**
   * Binding loses no test, matching and testing do. Among tests those of few variables come first, and of these the ones of large types:
   * what they rule out is large, and they are evaluated less often outside.
   */
  private cost({ names, loss }: Need): number {
    const weights = names.map((name) => this.weightOf(name));
    const sum = weights.reduce((total, w) => total + w, 0);
    return loss === 0 ? sum : loss + sum - 1.1 * Math.max(0, ...weights);
  }

  /** Sets of variables each of which makes the premise solvable, or testable where there are none. */
  private needs(premise: Term): Need[] {
    const sides = destEq(premise);
    const ways =
      sides === null
        ? []
        : ([
            [sides.left, sides.right],
            [sides.right, sides.left],
          ] as const);
    const solving = ways.flatMap(([value, other]): Need[] => {
      const names = this.unbound(value);
      const fresh = new Set<string>();
      for (const name of names) this.bound.add(name);
      const pattern = this.pattern(other, fresh);
      for (const name of names) this.bound.delete(name);
      return pattern === null || fresh.size === 0 ? [] : [{ names, loss: pattern.kind === "bind" ? 0 : lossOfMatch }];
    });
    return solving.length > 0 ? solving : [{ names: this.unbound(premise), loss: lossOfTest }];
  }

  private weightOf(name: string): number {
    const x = this.conjecture.variables[this.places.get(name) ?? 0];
    return x === undefined ? 0 : this.weight(x.type);
  }
}

/** A constructor of a datatype whose equality is structural, applied to all its arguments. */
function isFreeConstructor(theory: Theory, name: string, type: Type, count: number): boolean {
  if (type.kind !== "con" || type === natT) return false;
  const data = theory.datatype(type.name);
  const own = theory.codeDatatypes.get(type.name);
  if (data === null || data.co || (own !== undefined && !own.includes(name))) return false;
  return data.constructors.some((c) => c.name === name && c.args.length === count);
}
