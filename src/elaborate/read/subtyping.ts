/**
 * Type inference with coercions, after Traytel, Berghofer & Nipkow, "Extending Hindley–Milner type inference with coercive
 * structural subtyping" (APLAS 2011): every application asks that the operand's type lies below the operator's; the demands are
 * taken apart, what is left between unknowns and plain types is solved by bounds, and a coercion is put in wherever the two
 * types of an application differ. We differ in solving whole statements at once, and only after inference without coercions failed.
 */

import { countSteps, getOrInsert } from "../../base/index.ts";
import type { Term, TypeVar } from "../../logic/index.ts";
import type { Context } from "../names/context.ts";
import type { CoercionGraph } from "./coercion.ts";
import { endlessBound } from "./endless-types.ts";
import { type Clash, freshInstance, type InferenceType, openCon, openFun, prune, type Unknown, unify, unknown } from "./inference-type.ts";
import { freshLocal, type PreTerm, preAbs, preApp, preApps, preConst, preLocal } from "./pre-term.ts";

/** The operand of an application must be of a type below the operator's. */
export interface Demand {
  readonly application: PreTerm & { kind: "app" };
  readonly operator: InferenceType;
  readonly actual: InferenceType;
  readonly wanted: InferenceType;
}

/** `below ≤ above`, and the application that asks for it. */
interface Bound {
  readonly below: InferenceType;
  readonly above: InferenceType;
  readonly from: Demand;
}

/** Constructors under which coercions work, with the variance of their arguments. */
const functors: ReadonlyMap<string, readonly boolean[]> = new Map([
  ["fun", [false, true]],
  ["List.list", [true]],
  ["Product_Type.prod", [true, true]],
]);

/** Bounds are taken apart into at most this many more than there are. */
const mostParts = 5_000;

/** Solves demands; afterwards `coercionFor` says what to put around each operand. */
export class Subtyping {
  private readonly context: Context;
  private readonly graph: CoercionGraph;
  private readonly fail: (demand: Demand, clash: Clash) => never;

  constructor(context: Context, graph: CoercionGraph, fail: (demand: Demand, clash: Clash) => never) {
    this.context = context;
    this.graph = graph;
    this.fail = fail;
  }

  solve(demands: readonly Demand[]): void {
    let open = this.simplify(demands.map((d) => ({ below: d.actual, above: d.wanted, from: d })));
    // What bounds from above settle may be a bound from below of something else.
    for (let before = Number.POSITIVE_INFINITY; open.length < before; ) {
      before = open.length;
      open = this.assign(this.assign(open, "lower"), "upper");
    }
    for (const b of open) this.equate(b.below, b.above, b.from);
  }

  /**
   * Takes bounds apart, in the order of the text, until only those between an unknown and an unknown or a plain type are left. What
   * stands beside a type under which coercions work may yet turn out to be another type, which has a coercion to it: it is
   * taken for one of that shape only where nothing else tells.
   */
  private simplify(bounds: readonly Bound[]): Bound[] {
    let open: readonly Bound[] = bounds;
    let steps = 0;
    for (let changed = true; changed; ) {
      changed = false;
      const next: Bound[] = [];
      const todo = [...open].reverse();
      for (let b = todo.pop(); b !== undefined; b = todo.pop()) {
        const parts = shapeOf(b) === null ? this.step(b) : null;
        if (parts === null) {
          next.push(b);
          continue;
        }
        changed = true;
        todo.push(...parts.reverse());
        // A type that must lie below one that contains it is taken apart for ever.
        if (++steps > mostParts + bounds.length) this.fail(b.from, { kind: "infinite", left: b.below, right: b.above });
      }
      open = next;
      if (!changed) changed = this.shapeAll(open);
    }
    return [...open];
  }

  /** Gives unknowns the constructors they stand beside; whether there were any. */
  private shapeAll(open: readonly Bound[]): boolean {
    const endless = endlessBound(open);
    if (endless !== null) this.fail(endless.from, { kind: "infinite", left: endless.below, right: endless.above });
    let found = false;
    for (const b of open) {
      const shape = shapeOf(b);
      if (shape === null) continue;
      const { meta, other } = shape;
      const args = other.args.map(() => unknown());
      this.equate(meta, openCon(other.name, args), b.from);
      found = true;
    }
    return found;
  }

  /** What a bound comes down to; null when nothing can be said yet. */
  private step({ below, above, from }: Bound): Bound[] | null {
    const [s, t] = [prune(below), prune(above)];
    if (s === t) return [];
    if (s.kind === "unknown" && t.kind === "unknown") return null;
    if (s.kind === "unknown" || t.kind === "unknown") {
      const [meta, other] = s.kind === "unknown" ? [s, t] : [t, s];
      if (other.kind === "con" && other.args.length === 0 && this.graph.has(other.name)) return null;
      return this.equate(meta, other, from);
    }
    if (s.kind === "var" || t.kind === "var" || s.name !== t.name) {
      const path = s.kind === "var" || t.kind === "var" ? null : this.graph.path(s.name, t.name);
      return path === null ? this.fail(from, { kind: "clash", left: t, right: s }) : this.follow(path, s, t, from);
    }
    const variance = functors.get(s.name);
    if (variance === undefined) return this.equate(s, t, from);
    return s.args.map((a, i) => {
      const b = t.args[i] ?? a;
      return variance[i] === true ? { below: a, above: b, from } : { below: b, above: a, from };
    });
  }

  /** What coercions ask of the arguments of the types at both ends. */
  private follow(path: readonly Term[], below: InferenceType, above: InferenceType, from: Demand): Bound[] {
    let at = below;
    for (const by of path) {
      const to = unknown();
      this.equate(freshInstance(by.type, new Set()), openFun(at, to), from);
      at = to;
    }
    return this.equate(at, above, from);
  }

  private equate(a: InferenceType, b: InferenceType, from: Demand): Bound[] {
    const clash = unify(this.context.theory, b, a);
    return clash === null ? [] : this.fail(from, clash);
  }

  /** Gives every unknown that has bounds on one side the tightest type there is. */
  private assign(open: readonly Bound[], side: "lower" | "upper"): Bound[] {
    const sides = sidesOf(open);
    for (const meta of sides.keys()) {
      if (meta.ref !== null) continue;
      const [lower, upper] = [around(sides, meta, "lower"), around(sides, meta, "upper")];
      if ((side === "lower" ? lower : upper).plain.length === 0) continue;
      const fitting = this.graph
        .between(lower.plain, upper.plain, meta.sort)
        .filter((name) => this.leavesRoom(sides, name, lower.unknowns, upper.unknowns));
      const found = side === "lower" ? this.graph.least(fitting) : this.graph.greatest(fitting);
      if (found !== null) meta.ref = found;
    }
    return this.simplify(open);
  }

  /** Whether every unknown below and above could still have a type of its sort if the one between them were `name`. */
  private leavesRoom(open: Sides, name: string, below: readonly Unknown[], above: readonly Unknown[]): boolean {
    return (
      below.every((v) => this.graph.between(around(open, v, "lower").plain, [name], v.sort).length > 0) &&
      above.every((v) => this.graph.between([name], around(open, v, "upper").plain, v.sort).length > 0)
    );
  }

  /** The operand brought to the wanted type; the operand itself when the types agree. */
  coerced(operand: PreTerm, actual: InferenceType, wanted: InferenceType): PreTerm {
    const [s, t] = [prune(actual), prune(wanted)];
    if (s.kind === "unknown" || t.kind === "unknown" || s.kind === "var" || t.kind === "var" || !this.differ(s, t)) return operand;
    if (s.name !== t.name) return coercedBy(this.graph.path(s.name, t.name) ?? [], operand);
    const [a = s, b = s] = s.args;
    const [c = t, d = t] = t.args;
    const { span } = operand;
    if (s.name === "fun") return this.coercedFunction(operand, [a, b], [c, d]);
    if (s.name === "List.list") return preApps(preConst("List.list.map_list", span), [this.asFunction(a, c, operand), operand], span);
    return preApps(
      preConst("Product_Type.map_prod", span),
      [this.asFunction(a, c, operand), this.asFunction(b, d, operand), operand],
      span,
    );
  }

  private coercedFunction(operand: PreTerm, [a, b]: [InferenceType, InferenceType], [c, d]: [InferenceType, InferenceType]): PreTerm {
    const { span } = operand;
    if (operand.kind === "abs" && !this.differ(a, c)) return preAbs(operand.local, this.coerced(operand.body, b, d), span);
    const x = freshLocal("x", c);
    return preAbs(x, this.coerced(preApp(operand, this.coerced(preLocal(x, span), c, a), span), b, d), span);
  }

  private asFunction(from: InferenceType, to: InferenceType, at: PreTerm): PreTerm {
    const x = freshLocal("x", from);
    const f = preAbs(x, this.coerced(preLocal(x, at.span), from, to), at.span);
    return { kind: "constraint", term: f, to: openFun(from, to), span: at.span, type: null };
  }

  private differ(a: InferenceType, b: InferenceType): boolean {
    const [s, t] = [prune(a), prune(b)];
    if (s === t || s.kind === "unknown" || t.kind === "unknown" || s.kind === "var" || t.kind === "var") return false;
    return s.name !== t.name || s.args.some((x, i) => this.differ(x, t.args[i] ?? x));
  }
}

/** The unknown of a bound beside a type under whose constructor coercions work. */
function shapeOf({ below, above }: Bound): { readonly meta: Unknown; readonly other: InferenceType & { kind: "con" | "open" } } | null {
  const [s, t] = [prune(below), prune(above)];
  const [meta, other] = s.kind === "unknown" ? [s, t] : [t, s];
  const isShaped = meta.kind === "unknown" && (other.kind === "con" || other.kind === "open") && functors.has(other.name);
  return isShaped ? { meta, other } : null;
}

/** A term brought to another type by coercions, each at an instance of its own. */
export function coercedBy(path: readonly Term[], operand: PreTerm): PreTerm {
  return path.reduce<PreTerm>((x, term) => {
    const types = new Map<TypeVar, InferenceType>();
    const type = freshInstance(term.type, new Set(), types);
    return preApp({ kind: "const", name: "", span: x.span, type, instance: { term, types } }, x, x.span);
  }, operand);
}

/** What stands directly below and above each unknown. */
type Sides = ReadonlyMap<Unknown, { readonly lower: readonly InferenceType[]; readonly upper: readonly InferenceType[] }>;

function sidesOf(open: readonly Bound[]): Sides {
  const sides = new Map<Unknown, { lower: InferenceType[]; upper: InferenceType[] }>();
  const at = (meta: Unknown) => getOrInsert(sides, meta, () => ({ lower: [], upper: [] }));
  for (const { below, above } of open) {
    const [s, t] = [prune(below), prune(above)];
    if (s.kind === "unknown") at(s).upper.push(t);
    if (t.kind === "unknown") at(t).lower.push(s);
  }
  return sides;
}

/** The plain types that lie below (or above) an unknown, through any number of other unknowns, and those unknowns. */
function around(sides: Sides, start: Unknown, side: "lower" | "upper"): { plain: string[]; unknowns: Unknown[] } {
  const seen = new Set<Unknown>([start]);
  const plain = new Set<string>();
  for (const at of seen)
    for (const next of sides.get(at)?.[side] ?? []) {
      countSteps();
      const there = prune(next);
      if (there.kind === "con") plain.add(there.name);
      else if (there.kind === "unknown") seen.add(there);
    }
  seen.delete(start);
  return { plain: [...plain], unknowns: [...seen] };
}
