import { present } from "../../base/index.ts";
import {
  app,
  apps,
  boolT,
  constant,
  destApps,
  destEq,
  eq,
  type Free,
  free,
  freeVars,
  fun,
  funs,
  intT,
  lambda,
  listT,
  names,
  natT,
  pair,
  prodT,
  stripApp,
  type Term,
} from "../../logic/index.ts";
import { constructorIndex } from "./construct.ts";
import type { Formula } from "./formula.ts";
import type { Translation } from "./translation.ts";

/**
 * How to run through all values of some variables that satisfy a formula: an order in which each variable gets a finite range from
 * those before. In the manner of the rewriting of set comprehensions ([Bulwahn 2013], 2.2.4), but for quantifiers and descriptions too.
 */
export type Plan = readonly Step[];

export type Step =
  | { readonly kind: "test"; readonly term: Term }
  | { readonly kind: "bind"; readonly variable: Free; readonly value: Term }
  /** Matches a value against a constructor term, which binds `variables`. */
  | { readonly kind: "match"; readonly pattern: Term; readonly value: Term; readonly variables: readonly Free[] }
  /** Each element of a set (or of a list, when `list`) that matches the pattern. */
  | { readonly kind: "each"; readonly pattern: Term; readonly set: Term; readonly list: boolean; readonly variables: readonly Free[] }
  /** Inclusive bounds are terms plus an offset. */
  | { readonly kind: "range"; readonly variable: Free; readonly from: Limit; readonly to: Limit }
  | { readonly kind: "type"; readonly variable: Free }
  /** A few values of an infinite type: solutions found are solutions, but there may be more. */
  | { readonly kind: "samples"; readonly variable: Free }
  /** The alternatives cover the rest of the formula; always last. */
  | { readonly kind: "or"; readonly plans: readonly Plan[] };

/** `term + offset`; without term the offset alone. */
export interface Limit {
  readonly term: Term | null;
  readonly offset: number;
}

/** Types with more elements are not run through. */
const largestType = 1 << 20;

/** How far a plan may go for a variable. */
export interface PlanOptions {
  /** Variables without bound get a few values. */
  readonly sampling?: boolean;
  /** `xs @ ys = zs` runs through the ways to split `zs`. Not for rules: they would call themselves on the whole of `zs`. */
  readonly splitting?: boolean;
}

/** A plan for all `variables`, or the variable that has no bound. */
export function planSearch(
  tr: Translation,
  variables: readonly Free[],
  formula: Formula,
  options: PlanOptions = { splitting: true },
): Plan | { readonly unbounded: Free } {
  return new Search(tr, options).plan(new Set(variables.map((x) => x.name)), [...variables], [formula]);
}

class Search {
  private readonly tr: Translation;
  private readonly options: PlanOptions;

  constructor(tr: Translation, options: PlanOptions) {
    this.tr = tr;
    this.options = options;
  }

  plan(open: ReadonlySet<string>, variables: readonly Free[], formulas: readonly Formula[]): Plan | { readonly unbounded: Free } {
    const names = new Set(open);
    const vars = [...variables];
    const atoms: Term[] = [];
    const splits: Formula[] = [];
    const flatten = (f: Formula): void => {
      switch (f.kind) {
        case "and":
          for (const part of f.parts) flatten(part);
          return;
        case "some":
          for (const x of f.variables) {
            names.add(x.name);
            vars.push(x);
          }
          flatten(f.body);
          return;
        case "or":
          splits.push(f);
          return;
        case "atom":
          atoms.push(f.term);
      }
    };
    for (const f of formulas) flatten(f);
    return this.order(names, vars, atoms, splits);
  }

  private order(
    open: Set<string>,
    vars: readonly Free[],
    atoms: readonly Term[],
    splits: readonly Formula[],
  ): Plan | { readonly unbounded: Free } {
    const steps: Step[] = [];
    let rest = [...atoms];
    const isOpen = (t: Term): boolean => [...freeVars(t).keys()].some((name) => open.has(name));
    for (;;) {
      const ready = rest.filter((t) => !isOpen(t));
      for (const term of ready) steps.push({ kind: "test", term });
      rest = rest.filter(isOpen);
      const free = vars.filter((x) => open.has(x.name));
      if (free.length === 0) {
        const ended = this.finish(splits);
        return "unbounded" in ended ? ended : [...steps, ...ended];
      }
      const next = this.next(open, free, rest) ?? null;
      if (next === null) break;
      steps.push(next.step, ...(next.after ?? []));
      rest = [...rest.filter((t) => !next.used.includes(t)), ...(next.adds ?? [])];
      for (const name of next.binds) open.delete(name);
    }
    return this.split(open, vars, rest, splits, steps);
  }

  /** All variables are bound; what is left of disjunctions is tested. */
  private finish(splits: readonly Formula[]): Plan | { readonly unbounded: Free } {
    const [first, ...others] = splits;
    if (first === undefined) return [];
    return this.alternatives(new Set(), [], [], first, others);
  }

  private split(
    open: ReadonlySet<string>,
    vars: readonly Free[],
    atoms: readonly Term[],
    splits: readonly Formula[],
    steps: readonly Step[],
  ): Plan | { readonly unbounded: Free } {
    const [first, ...others] = splits;
    const free = vars.filter((x) => open.has(x.name));
    if (first !== undefined) {
      const ended = this.alternatives(open, free, atoms, first, others);
      if (!("unbounded" in ended)) return [...steps, ...ended];
    }
    const finite = this.wholeType(free);
    const whole = finite ?? (this.options.sampling === true ? (free[0] ?? null) : null);
    if (whole === null) return { unbounded: present(free[0], "split: no variable") };
    const left = new Set(open);
    left.delete(whole.name);
    const rest = this.plan(
      left,
      vars.filter((x) => left.has(x.name)),
      [...atoms.map((term): Formula => ({ kind: "atom", term })), ...splits],
    );
    return "unbounded" in rest ? rest : [...steps, { kind: finite === null ? "samples" : "type", variable: whole }, ...rest];
  }

  /** The variable of the smallest finite type. */
  private wholeType(free: readonly Free[]): Free | null {
    let best: { readonly x: Free; readonly size: number } | null = null;
    for (const x of free) {
      const size = this.tr.types.of(x.type).size;
      if (size !== null && size <= largestType && (best === null || size < best.size)) best = { x, size };
    }
    return best?.x ?? null;
  }

  private alternatives(
    open: ReadonlySet<string>,
    vars: readonly Free[],
    atoms: readonly Term[],
    f: Formula,
    others: readonly Formula[],
  ): Plan | { readonly unbounded: Free } {
    const plans: Plan[] = [];
    for (const part of f.kind === "or" ? f.parts : [f]) {
      const rest = [...atoms.map((term): Formula => ({ kind: "atom", term })), part, ...others];
      const plan = this.plan(open, vars, rest);
      if ("unbounded" in plan) return plan;
      plans.push(plan);
    }
    return [{ kind: "or", plans }];
  }

  private next(open: ReadonlySet<string>, free: readonly Free[], atoms: readonly Term[]): Progress | null {
    const isGround = (t: Term): boolean => [...freeVars(t).keys()].every((name) => !open.has(name));
    for (const t of atoms) {
      const found = this.byEquation(open, t, isGround);
      if (found !== null) return found;
    }
    for (const t of atoms) {
      const found = this.byMembership(open, t, isGround);
      if (found !== null) return found;
    }
    for (const x of free) {
      const found = byOrder(x, atoms, isGround);
      if (found !== null) return found;
    }
    return this.byCarrier(free);
  }

  private byEquation(open: ReadonlySet<string>, t: Term, isGround: (t: Term) => boolean): Progress | null {
    const sides = destEq(t);
    if (sides === null) return null;
    for (const [pattern, value] of [
      [sides.left, sides.right],
      [sides.right, sides.left],
    ] as const) {
      if (!isGround(value)) continue;
      if (pattern.kind === "free") return { step: { kind: "bind", variable: pattern, value }, used: [t], binds: [pattern.name] };
      const solved = solveSum(pattern, value, t, isGround);
      if (solved !== null) return solved;
      const split = this.options.splitting === true ? this.bySplitting(open, pattern, value, t, isGround) : null;
      if (split !== null) return split;
      const variables = this.patternVariables(open, pattern, isGround);
      if (variables !== null) return { step: { kind: "match", pattern, value, variables }, used: [t], binds: variables.map((x) => x.name) };
    }
    return null;
  }

  /** `a @ b = v` with ground `v`: `(a, b)` is one of the ways to split `v`. Parts that are no patterns get a name first. */
  private bySplitting(open: ReadonlySet<string>, t: Term, value: Term, atom: Term, isGround: (t: Term) => boolean): Progress | null {
    const [a, b] = destApps(t, "List.append", 2) ?? [];
    if (a === undefined || b === undefined) return null;
    const made: Free[] = [];
    const adds: Term[] = [];
    const named = (part: Term): Term => {
      if (isGround(part) || this.patternVariables(open, part, isGround) !== null) return part;
      const x = this.tr.fresh("part", part.type).free;
      made.push(x);
      adds.push(eq(x, part));
      return x;
    };
    const pattern = pair(named(a), named(b));
    const inner = new Set([...open, ...made.map((x) => x.name)]);
    const variables = this.patternVariables(inner, pattern, (part) => isGround(part) && !made.some((x) => freeVars(part).has(x.name)));
    if (variables === null) return null;
    const step: Step = { kind: "each", pattern, set: splitsOf(value), list: true, variables };
    return { step, used: [atom], binds: variables.map((x) => x.name), adds };
  }

  private byMembership(open: ReadonlySet<string>, t: Term, isGround: (t: Term) => boolean): Progress | null {
    const [pattern, set] = destApps(t, names.member, 2) ?? [];
    if (pattern === undefined || set === undefined || !isGround(set)) return null;
    const variables = pattern.kind === "free" ? [pattern] : this.patternVariables(open, pattern, isGround);
    if (variables === null) return null;
    const [list] = destApps(set, "List.list.set", 1) ?? [];
    const step: Step = { kind: "each", pattern, set: list ?? set, list: list !== undefined, variables };
    return { step, used: [t], binds: variables.map((x) => x.name) };
  }

  /** The open variables of a constructor term whose other parts are ground; null for other terms, and for repeated variables. */
  private patternVariables(open: ReadonlySet<string>, t: Term, isGround: (t: Term) => boolean): Free[] | null {
    const found: Free[] = [];
    const go = (part: Term): boolean => {
      if (isGround(part)) return true;
      if (part.kind === "free") {
        if (found.some((x) => x.name === part.name)) return false;
        found.push(part);
        return true;
      }
      const { head, args } = stripApp(part);
      const type = this.tr.types.of(part.type);
      const isMade = head.kind === "const" && constructorIndex(type, head.name) >= 0 && type.shape.kind === "data" && type.shape.free;
      const isSuc = head.kind === "const" && head.name === names.Suc;
      return (isMade || isSuc) && args.every(go);
    };
    return go(t) && found.length > 0 && open.size > 0 ? found : null;
  }

  /** The values of a typedef are those of its carrier. */
  private byCarrier(free: readonly Free[]): Progress | null {
    for (const x of free) {
      const set = this.tr.carrierSet(x.type);
      if (set !== null) return { step: { kind: "each", pattern: x, set, list: false, variables: [x] }, used: [], binds: [x.name] };
    }
    return null;
  }
}

/** `[(take 0 v, drop 0 v), …, (take n v, drop n v)]` where n is the length of v. */
function splitsOf(v: Term): Term {
  const list = v.type;
  const both = prodT(list, list);
  const i = free("i", natT);
  const part = (name: string): Term => apps(constant(name, funs([natT, list], list)), [i, v]);
  const length = app(constant("Nat.size_class.size", fun(list, natT)), v);
  const upTo = apps(constant("List.upt", funs([natT, natT], listT(natT))), [
    constant(names.zero, natT),
    app(constant(names.Suc, fun(natT, natT)), length),
  ]);
  const map = constant("List.list.map", funs([fun(natT, both), listT(natT)], listT(both)));
  return apps(map, [lambda(i, pair(part("List.take"), part("List.drop"))), upTo]);
}

/** `x + c = v` with ground `c`, `v` gives `x = v - c`; on natural numbers only when `c ≤ v`. */
function solveSum(sum: Term, value: Term, atom: Term, isGround: (t: Term) => boolean): Progress | null {
  const [a, b] = destApps(sum, names.plus, 2) ?? [];
  if (a === undefined || b === undefined || (a.type !== natT && a.type !== intT)) return null;
  const [x, c] = isGround(b) ? [a, b] : [b, a];
  if (x.kind !== "free" || !isGround(c)) return null;
  const type = a.type;
  const rest = apps(constant(names.minus, funs([type, type], type)), [value, c]);
  const bind: Step = { kind: "bind", variable: x, value: rest };
  const fits: Step = { kind: "test", term: apps(constant(names.lessEq, funs([type, type], boolT)), [c, value]) };
  return { step: type === natT ? fits : bind, after: type === natT ? [bind] : [], used: [atom], binds: [x.name] };
}

interface Progress {
  readonly step: Step;
  /** Steps that follow at once. */
  readonly after?: readonly Step[];
  /** Atoms that are still to be met. */
  readonly adds?: readonly Term[];
  /** Atoms that the step makes superfluous. */
  readonly used: readonly Term[];
  readonly binds: readonly string[];
}

/** `x < t`, `x ≤ t` bound a natural number, with a lower bound also an integer. */
function byOrder(x: Free, atoms: readonly Term[], isGround: (t: Term) => boolean): Progress | null {
  if (x.type !== natT && x.type !== intT) return null;
  let from: { readonly limit: Limit; readonly atom: Term } | null = null;
  let to: { readonly limit: Limit; readonly atom: Term } | null = null;
  for (const t of atoms) {
    for (const [name, strict] of [
      [names.less, 1],
      [names.lessEq, 0],
    ] as const) {
      const [a, b] = destApps(t, name, 2) ?? [];
      if (a === undefined || b === undefined) continue;
      if (a.kind === "free" && a.name === x.name && isGround(b)) to ??= { limit: { term: b, offset: -strict }, atom: t };
      if (b.kind === "free" && b.name === x.name && isGround(a)) from ??= { limit: { term: a, offset: strict }, atom: t };
    }
  }
  if (to === null || (from === null && x.type === intT)) return null;
  const lower: Limit = from?.limit ?? { term: null, offset: 0 };
  const used = from === null ? [to.atom] : [to.atom, from.atom];
  return { step: { kind: "range", variable: x, from: lower, to: to.limit }, used, binds: [x.name] };
}
