/**
 * Quantifiers and comprehensions over infinite types: from the shape of the body, the values that can matter.
 * `candidates` returns a list that has every value for which the body can be true, or null when the body does not bound it.
 */
import {
  abs,
  app,
  avoidsInnermost,
  betaApply,
  boolT,
  conj,
  constant,
  destApps,
  etaExpand,
  fun,
  names,
  not,
  stripApp,
  type Term,
  type Type,
} from "../logic/index.ts";
import type { Environment } from "./environment.ts";
import type { Machine } from "./machine.ts";
import { solve, solveAny, type Unknown } from "./solve.ts";
import { unfolded } from "./unfoldings.ts";
import { CannotSay, data, integer, Suspended, Thunk } from "./value.ts";

/** How many numbers an interval may have. */
const mostNumbers = 100_000n;

/** The candidates for the innermost bound variable of `body`, whose environment `env` does not bind it yet. */
export function candidates(machine: Machine, body: Term, ty: Type, env: Environment): readonly Thunk[] | null {
  return new Search(machine, ty).run(body, env, 0);
}

class Search {
  private readonly machine: Machine;
  private readonly ty: Type;
  /** Definitions that may still be looked through. */
  private fuel = 12;

  constructor(machine: Machine, ty: Type) {
    this.machine = machine;
    this.ty = ty;
  }

  /** `depth` is the de Bruijn index of the wanted variable; variables below it are existential and unbound. */
  run(body: Term, env: Environment, depth: number): readonly Thunk[] | null {
    const { head, args } = stripApp(body);
    const [a, b, ...more] = args;
    if (head.kind !== "const" || a === undefined) return null;
    switch (head.name) {
      case names.conj:
        return b === undefined ? null : (this.run(a, env, depth) ?? this.run(b, env, depth) ?? this.interval(body, env, depth));
      case names.disj:
        return b === undefined ? null : this.both(this.run(a, env, depth), this.run(b, env, depth));
      case names.Ex:
        return this.existential(etaExpand(a).body, etaExpand(a).domain, env, depth);
      case names.Bex:
        return b?.kind === "abs" ? this.overSet(a, b.body, env, depth) : null;
      case names.eq:
        return b === undefined ? null : (this.equals(a, b, env, depth) ?? this.equals(b, a, env, depth));
      case names.member:
        return b === undefined ? null : this.members(a, b, env, depth);
      case names.caseProd:
        return b === undefined ? null : this.split(a, b, more, env, depth);
      default:
        return this.interval(body, env, depth) ?? this.defined(body, env, depth);
    }
  }

  /** Definitions are looked through. */
  private defined(body: Term, env: Environment, depth: number): readonly Thunk[] | null {
    const inside = this.fuel-- > 0 ? unfolded(this.machine.theory, body) : null;
    return inside === null ? null : this.run(inside, env, depth);
  }

  /** `case p of (x, y) ⇒ B`, applied to `more`: where `p` is the wanted variable, candidates for both parts. */
  private split(f: Term, p: Term, more: readonly Term[], env: Environment, depth: number): readonly Thunk[] | null {
    const parts = destApps(p, names.Pair, 2);
    if (parts !== null) return this.run(betaApply(f, [...parts, ...more]), env, depth);
    if (more.length > 0 || depth > 0 || !isVariable(p, 0) || !isIndependent(f, 0) || this.ty.kind !== "con") return null;
    const [left, right] = this.ty.args;
    if (left === undefined || right === undefined) return null;
    const first = etaExpand(f);
    const body = etaExpand(first.body).body;
    const outside = this.holes(env, 0);
    return (
      this.pairs(body, [left, right], outside, (x, y) => [x, y]) ?? this.pairs(swap(body, 0), [right, left], outside, (y, x) => [x, y])
    );
  }

  /** Candidates for the outer of the two innermost variables of `body`, and under each of them for the inner. */
  private pairs(
    body: Term,
    [outer, inner]: readonly [Type, Type],
    env: Environment,
    order: (a: Thunk, b: Thunk) => Thunk[],
  ): readonly Thunk[] | null {
    const some = app(constant(names.Ex, fun(fun(inner, boolT), boolT)), abs("y", inner, body));
    const values = this.machine.finiteValues(outer) ?? new Search(this.machine, outer).run(some, env, 0);
    if (values === null) return null;
    const found: Thunk[] = [];
    for (const x of values) {
      const here = { ...env, bound: { first: x, rest: env.bound } };
      const others = this.machine.finiteValues(inner) ?? new Search(this.machine, inner).run(body, here, 0);
      if (others === null) return null;
      for (const y of others) found.push(Thunk.of(data(names.Pair, order(x, y))));
    }
    return found;
  }

  private both(left: readonly Thunk[] | null, right: readonly Thunk[] | null): readonly Thunk[] | null {
    return left === null || right === null ? null : [...left, ...right];
  }

  /** The environment in which the wanted variable and everything below it are holes. */
  private holes(env: Environment, depth: number): Environment {
    let bound = env.bound;
    for (let i = 0; i <= depth; i++) bound = { first: Thunk.hole(), rest: bound };
    return { ...env, bound };
  }

  private equals(x: Term, t: Term, env: Environment, depth: number): readonly Thunk[] | null {
    if (!isIndependent(t, depth) || isIndependent(x, depth)) return null;
    const unknown = this.unknown(env, depth);
    const value = unknown.value(t);
    return value === null ? null : settled(() => solve(unknown, x, value));
  }

  private unknown(env: Environment, depth: number): Unknown {
    const value = (t: Term): Thunk | null => {
      if (!isIndependent(t, depth)) return null;
      const made = this.machine.delay(t, this.holes(env, depth));
      return settled(() => {
        made.force();
        return made;
      });
    };
    return { machine: this.machine, index: depth, value };
  }

  private members(x: Term, set: Term, env: Environment, depth: number): readonly Thunk[] | null {
    if (!isIndependent(set, depth) || isIndependent(x, depth)) return null;
    return settled(() => {
      const value = this.machine.evaluate(set, this.holes(env, depth));
      const elements = value.kind === "set" ? this.machine.elementsOf(x.type, value) : null;
      return elements === null ? null : solveAny(this.unknown(env, depth), x, elements);
    });
  }

  /** `∃y. B`: when `y` is bounded by itself, the candidates under each of its values. */
  private existential(body: Term, ty: Type, env: Environment, depth: number): readonly Thunk[] | null {
    const direct = this.run(body, env, depth + 1);
    if (direct !== null || depth > 0) return direct;
    const values =
      this.machine.finiteValues(ty) ??
      new Search(this.machine, ty).run(body, { ...env, bound: { first: Thunk.hole(), rest: env.bound } }, 0);
    return values === null ? null : this.underEach(values, body, env);
  }

  private overSet(set: Term, body: Term, env: Environment, depth: number): readonly Thunk[] | null {
    if (depth > 0 || !isIndependent(set, depth)) return null;
    const value = settled(() => this.machine.evaluate(set, this.holes(env, depth)));
    const element = set.type.kind === "con" ? set.type.args[0] : undefined;
    if (value === null || value.kind !== "set" || element === undefined) return null;
    const values = this.machine.elementsOf(element, value);
    return values === null ? null : this.underEach(values, body, env);
  }

  /** With the existential variable known, it moves outside the wanted one: indices 0 and 1 swap. */
  private underEach(values: readonly Thunk[], body: Term, env: Environment): readonly Thunk[] | null {
    const swapped = swap(body, 0);
    const found: Thunk[] = [];
    for (const y of values) {
      const here = this.run(swapped, { ...env, bound: { first: y, rest: env.bound } }, 0);
      if (here === null) return null;
      found.push(...here);
    }
    return found;
  }

  /** `x < n`, `x ≤ n` for naturals; `a ≤ x ∧ x < b` for integers. */
  private interval(body: Term, env: Environment, depth: number): readonly Thunk[] | null {
    if (this.ty.kind !== "con" || (this.ty.name !== "Nat.nat" && this.ty.name !== "Int.int")) return null;
    let low: bigint | null = this.ty.name === "Nat.nat" ? 0n : null;
    let high: bigint | null = null;
    for (const part of conjuncts(body)) {
      const bound = this.bound(part, env, depth);
      if (bound?.low !== undefined && (low === null || bound.low > low)) low = bound.low;
      if (bound?.high !== undefined && (high === null || bound.high < high)) high = bound.high;
    }
    if (low === null || high === null || high - low > mostNumbers) return null;
    const numbers: Thunk[] = [];
    for (let n = low; n <= high; n++) numbers.push(Thunk.of(integer(n)));
    return numbers;
  }

  private integer(t: Term, env: Environment, depth: number): bigint | null {
    return settled(() => {
      const value = this.machine.evaluate(t, this.holes(env, depth));
      return value.kind === "number" && value.below === 1n ? value.above : null;
    });
  }

  private bound(part: Term, env: Environment, depth: number): { low?: bigint; high?: bigint } | null {
    const strict = destApps(part, names.less, 2);
    const [a, b] = strict ?? destApps(part, names.lessEq, 2) ?? [];
    if (a === undefined || b === undefined) return null;
    const one = strict === null ? 0n : 1n;
    const number = (t: Term): bigint | null => (isIndependent(t, depth) ? this.integer(t, env, depth) : null);
    if (isVariable(a, depth)) {
      const n = number(b);
      return n === null ? null : { high: n - one };
    }
    const n = isVariable(b, depth) ? number(a) : null;
    return n === null ? null : { low: n + one };
  }
}

function conjuncts(t: Term): Term[] {
  const parts = destApps(t, names.conj, 2);
  return parts === null ? [t] : parts.flatMap(conjuncts);
}

/** Whether a term does without the wanted variable and those below it. */
function isIndependent(t: Term, depth: number): boolean {
  return avoidsInnermost(t, depth + 1);
}

function isVariable(t: Term, depth: number): boolean {
  return t.kind === "bound" && t.index === depth;
}

/** The answer, or null when something is not settled by what is known. */
function settled<A>(compute: () => A): A | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Suspended || error instanceof CannotSay) return null;
    throw error;
  }
}

/** Exchanges the two innermost variables. */
function swap(t: Term, depth: number): Term {
  switch (t.kind) {
    case "bound":
      if (t.index === depth) return { ...t, index: depth + 1 };
      return t.index === depth + 1 ? { ...t, index: depth } : t;
    case "abs":
      return { ...t, body: swap(t.body, depth + 1) };
    case "app":
      return { ...t, fun: swap(t.fun, depth), arg: swap(t.arg, depth) };
    case "const":
    case "free":
      return t;
  }
}

/** What must hold for `body` to be false, as far as its shape tells: `A ⟶ B` fails only where `A` holds, `∀y. B` where some `B` fails. */
export function denial(body: Term): Term {
  const [premise, rest] = destApps(body, names.implies, 2) ?? [];
  if (premise !== undefined && rest !== undefined) return conj(premise, denial(rest));
  const [quantified] = destApps(body, names.All, 1) ?? [];
  if (quantified?.kind === "abs") {
    const inner = abs(quantified.name, quantified.domain, denial(quantified.body));
    return app(constant(names.Ex, fun(inner.type, boolT)), inner);
  }
  const [negated] = destApps(body, names.Not, 1) ?? [];
  return negated ?? not(body);
}
