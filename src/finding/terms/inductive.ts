/**
 * (Co)inductive predicates ([Blanchette, Nipkow 2010], 4.3). A predicate whose recursion goes to smaller arguments is what its rules say, entry by
 * entry. Of any other the surely true part is what the solver can justify by ranks or, for large tables, a bounded iteration; the
 * surely false part is what a fixed point chosen by the solver leaves out; for coinductive predicates the other way round.
 */

import { getOrInsert, present } from "../../base/index.ts";
import { FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import { boolT, type Const, fun, type Inductive, type Type } from "../../logic/index.ts";
import { largestPredicateTable, mostJustified, mostNestedRounds, mostRanks } from "../limits.ts";
import { asBool, asksForSure, type Bool, bool, type Lazy, LazyBool, negation, now, unknownValue, type Value } from "../value/value.ts";
import type { Evaluator } from "./evaluator.ts";
import { type Decision, functionalPaths } from "./functional.ts";
import { type LinearPaths, linearPaths, type Round } from "./linear.ts";
import { consequence, type Interpretation, type RulesAt, rulesAt } from "./rules.ts";
import { Tables } from "./tables.ts";

/** How far predicates are unrolled, and which are declared well-founded. */
export interface IterationLimits {
  readonly rounds: (predicate: string) => number;
  readonly isWellFounded: (predicate: string) => boolean | null;
  /** Whether derivations of linear predicates may be chosen as paths. */
  readonly areLinearStarred: boolean;
}

export class Inductives {
  private readonly ev: Evaluator;
  private readonly limits: IterationLimits;
  private readonly tables: Tables;
  private readonly rules = new Map<string, RulesAt>();
  private readonly interpretations = new Map<string, Interpretation>();
  /** Set when a result depends on the number of rounds. */
  usesRounds = false;
  /** Predicates taken to be well-founded because the user said so. */
  readonly assumedWellFounded = new Set<string>();

  constructor(ev: Evaluator, limits: IterationLimits) {
    this.ev = ev;
    this.limits = limits;
    this.tables = new Tables(ev);
  }

  apply(c: Const, spec: Inductive, args: readonly Lazy[]): Value {
    const key = `${c.name}:${c.type.id}`;
    const rules = getOrInsert(this.rules, key, () => rulesAt(this.ev.theory, c, spec));
    const arity = rules.fixed.length + present(rules.arguments.get(c.name), "apply").length;
    return this.ev.curried(c.type, args, arity, (xs) => this.holds(c, spec, rules, xs));
  }

  private holds(c: Const, spec: Inductive, rules: RulesAt, args: readonly Lazy[]): Value {
    const isWellFounded = this.isWellFounded(c, rules);
    const fixed = args.slice(0, rules.fixed.length);
    const rest = args.slice(rules.fixed.length);
    const params = present(rules.arguments.get(c.name), "holds");
    if (isWellFounded) {
      const isFixed = [...rules.fixed.map(() => true), ...params.map(() => false)];
      const f = {
        name: `${c.name}:${c.type.id}`,
        params: [...rules.fixed.map((x) => x.type), ...params],
        result: boolT,
        isFixed,
        isMatched: isFixed.map((fixed) => !fixed),
        freedom: "any" as const,
      };
      return this.tables.call(f, args, (xs) => this.oneStep(c, spec, rules, xs));
    }
    const key = `${[...spec.family].sort().join(",")}:${c.type.id}:${fixed.map((x) => this.ev.algebra.idOf(x())).join(",")}`;
    const known = getOrInsert(this.interpretations, key, () => this.fixedPoint(c, spec, rules, fixed));
    return this.ev.applyAll(present(known.get(c.name), "holds"), rest);
  }

  private isWellFounded(c: Const, rules: RulesAt): boolean {
    const told = this.limits.isWellFounded(c.name);
    if (told === true && !rules.isWellFounded) this.assumedWellFounded.add(c.name);
    return told ?? rules.isWellFounded;
  }

  /** What the rules say of one entry, recursive occurrences being the predicates themselves. */
  private oneStep(c: Const, spec: Inductive, rules: RulesAt, args: readonly Lazy[]): Value {
    const fixed = args.slice(0, rules.fixed.length);
    const itself = new Map([...rules.predicates].map(([name, member]) => [name, this.apply(member, spec, fixed)]));
    return consequence(this.ev, rules, c.name, args, itself);
  }

  private fixedPoint(c: Const, spec: Inductive, rules: RulesAt, fixed: readonly Lazy[]): Interpretation {
    const sizes = [...rules.arguments.values()].map((params) => this.tableSize(params));
    const entries = sizes.reduce((a, b) => a + b, 0);
    const step = (name: string, args: readonly Value[], now_: Interpretation): Bool =>
      consequence(this.ev, rules, name, [...fixed, ...args.map(now)], now_);
    if (entries <= mostJustified) {
      const proved = this.once(() => this.justified(rules, spec.co, entries, step));
      const closed = this.once(() => this.chosenFixedPoint(rules, spec.co, step));
      const arePaths = this.limits.areLinearStarred && this.ev.algebra.mode !== "beyond";
      const paths = arePaths ? linearPaths(this.ev, rules, spec.co, entries, step) : null;
      const decided = arePaths ? functionalPaths(this.ev, rules, spec.co, entries, step) : null;
      return this.combine(rules, proved, closed, spec.co, paths, decided);
    }
    this.usesRounds = true;
    const rounds = Math.min(this.limits.rounds(c.name), entries);
    if (entries > largestPredicateTable) return this.unroll(rules, rounds, step);
    const sure = this.iterate(rules, unknownValue, rounds, step);
    return this.combine(
      rules,
      () => sure,
      this.once(() => this.chosenFixedPoint(rules, spec.co, step)),
      spec.co,
    );
  }

  /**
   * Members (of a greatest fixed point: non-members) chosen by the solver, each justified by a rule from members of smaller rank; so
   * that they are derivable in finitely many steps.
   */
  private justified(rules: RulesAt, co: boolean, entries: number, step: Round): Interpretation {
    const { gates } = this.ev.algebra;
    const levels = Math.min(entries, mostRanks);
    const all: { readonly name: string; readonly args: readonly Value[]; readonly member: Lit; readonly rank: readonly Lit[] }[] = [];
    for (const [name, params] of rules.arguments)
      for (const args of this.tuples(params)) {
        const rank = Array.from({ length: levels - 1 }, () => gates.variable());
        rank.forEach((p, n) => {
          if (n > 0) gates.assert(gates.implies(p, rank[n - 1] ?? TRUE));
        });
        all.push({ name, args, member: gates.variable(), rank });
      }
    const value = (p: Lit): Bool => (co ? bool(FALSE, p) : bool(p, FALSE));
    const tableOf = (entry: (at: (typeof all)[number]) => Bool): Map<string, readonly Bool[]> =>
      new Map([...rules.arguments.keys()].map((name) => [name, all.filter((e) => e.name === name).map(entry)]));
    for (const here of all) {
      const smaller = (there: (typeof all)[number]): Lit =>
        gates.any(here.rank.map((p, n) => gates.and(p, negate(there.rank[n] ?? FALSE))));
      const below = this.asInterpretation(
        rules,
        tableOf((there) => lazyMember(() => value(gates.and(there.member, smaller(there))))),
      );
      const says = step(here.name, here.args, below);
      gates.assert(gates.implies(here.member, co ? says.f : says.t));
    }
    return this.asInterpretation(
      rules,
      tableOf((e) => value(e.member)),
    );
  }

  private tableSize(params: readonly Type[]): number {
    return params.reduce((n, ty) => n * (this.ev.algebra.domains.elements(ty)?.length ?? Number.POSITIVE_INFINITY), 1);
  }

  /** Tables after this many rounds from a constant start; computed as far as asked for. */
  private iterate(rules: RulesAt, start: Bool, rounds: number, step: Round): Interpretation {
    let tables = this.tabulate(rules, () => start);
    for (let n = 0; n < rounds; n++) {
      const before = this.asInterpretation(rules, tables);
      tables = this.tabulate(rules, (name, args) => step(name, args, before));
    }
    return this.asInterpretation(rules, tables);
  }

  private tabulate(rules: RulesAt, entry: (name: string, args: readonly Value[]) => Bool): Map<string, readonly Bool[]> {
    return new Map([...rules.arguments].map(([name, params]) => [name, this.tuples(params).map((args) => entry(name, args))]));
  }

  private tuples(params: readonly Type[]): (readonly Value[])[] {
    let tuples: (readonly Value[])[] = [[]];
    for (const ty of params) tuples = tuples.flatMap((t) => (this.ev.algebra.domains.elements(ty) ?? []).map((v) => [...t, v]));
    return tuples;
  }

  private asInterpretation(rules: RulesAt, tables: ReadonlyMap<string, readonly Bool[]>): Interpretation {
    return new Map([...rules.arguments].map(([name, params]) => [name, this.function(params, present(tables.get(name), "table"))]));
  }

  /** The curried function with that table. All arguments are looked up at once: what excludes one another among them drops out. */
  private function(params: readonly Type[], table: readonly Bool[]): Value {
    const { algebra } = this.ev;
    return this.closure(params, [], (args) => {
      let places: (readonly [Lit, number])[] = [[TRUE, 0]];
      params.forEach((ty, n) => {
        const width = algebra.domains.elements(ty)?.length ?? 1;
        const index = algebra.index(present(args[n], "function"), ty);
        places = places.flatMap(([p, i]) =>
          index.flatMap((q, j): (readonly [Lit, number])[] => {
            const both = q === FALSE ? FALSE : algebra.gates.and(p, q);
            return both === FALSE ? [] : [[both, i * width + j]];
          }),
        );
      });
      return asBool(
        algebra.select(
          boolT,
          places.map(([p, i]) => [p, () => present(table[i], "function")]),
        ),
      );
    });
  }

  /** Without tables: rounds nested in one another, nothing known of the innermost. */
  private unroll(rules: RulesAt, rounds: number, step: Round): Interpretation {
    const depth = Math.min(rounds, mostNestedRounds);
    const level = (n: number): Interpretation =>
      new Map(
        [...rules.arguments].map(([name, params]) => [
          name,
          this.closure(params, [], (args) => (n === 0 ? unknownValue : step(name, args, level(n - 1)))),
        ]),
      );
    return level(depth);
  }

  private closure(params: readonly Type[], args: readonly Value[], run: (args: readonly Value[]) => Bool): Value {
    const [first, ...rest] = params;
    if (first === undefined) return run(args);
    const to = rest.reduceRight<Type>((t, ty) => fun(ty, t), boolT);
    return { kind: "fun", from: first, to, at: (x) => this.closure(rest, [...args, x], run) };
  }

  /** A fixed point that the solver chooses: it covers the least one, and is covered by the greatest. */
  private chosenFixedPoint(rules: RulesAt, co: boolean, step: Round): Interpretation {
    const { gates } = this.ev.algebra;
    const members = new Map<string, Lit[]>();
    const tables = this.tabulate(rules, (name) => {
      const p = gates.variable();
      members.set(name, [...(members.get(name) ?? []), p]);
      return bool(p, negate(p));
    });
    const chosen = this.asInterpretation(rules, tables);
    for (const [name, params] of rules.arguments)
      this.tuples(params).forEach((args, i) => {
        const member = present(members.get(name)?.[i], "member");
        const says = step(name, args, chosen);
        if (co) gates.assert(gates.implies(member, this.inTheEnd(rules, says)));
        else gates.assert(gates.implies(negate(member), this.inTheEnd(rules, negation(says))));
      });
    return chosen;
  }

  /** Computed when asked for, and apart where only what is sure counts: what the solver chooses there is justified in another way. */
  private once(compute: () => Interpretation): () => Interpretation {
    const known = new Map<boolean, Interpretation>();
    return () => {
      const isApart = this.ev.algebra.mode === "beyond" && asksForSure();
      return getOrInsert(known, isApart, compute);
    };
  }

  /** What holds of all elements at once; where some have no name, what is said of a named one may depend on them. */
  private inTheEnd(rules: RulesAt, says: Bool): Lit {
    if (this.isComplete(rules)) return says.t;
    return this.ev.algebra.unlessSurely(
      () => says.f,
      () => says.t,
    );
  }

  /** A membership that notes where it rests on what holds of all elements. */
  private noted(rules: RulesAt, co: boolean, member: Bool): Bool {
    if (this.isComplete(rules)) return member;
    const noting = (isNoted: boolean, side: () => Lit) => (): Lit => {
      if (isNoted) this.ev.algebra.observations.noteOpen();
      return side();
    };
    return new LazyBool(
      noting(co, () => member.t),
      noting(!co, () => member.f),
    );
  }

  private isComplete(rules: RulesAt): boolean {
    return [...rules.arguments.values()].every((params) => params.every((ty) => this.ev.algebra.domains.isComplete(ty)));
  }

  private combine(
    rules: RulesAt,
    sure: () => Interpretation,
    chosen: () => Interpretation,
    co: boolean,
    paths: LinearPaths | null = null,
    decided: Decision | null = null,
  ): Interpretation {
    return new Map(
      [...rules.arguments].map(([name, params]) => {
        const a = (): Value => present(sure().get(name), "sure");
        const b = (): Value => present(chosen().get(name), "chosen");
        const at = (f: Value, args: readonly Value[]): Bool => asBool(this.ev.applyAll(f, args.map(now)));
        const run = (args: readonly Value[]): Bool =>
          co
            ? new LazyBool(
                () => at(b(), args).t,
                () => paths?.shown(args) ?? at(a(), args).f,
              )
            : new LazyBool(
                () => paths?.shown(args) ?? at(a(), args).t,
                () => at(b(), args).f,
              );
        return [name, this.closure(params, [], (args) => this.noted(rules, co, decided?.(args) ?? run(args)))];
      }),
    );
  }
}

function once<A>(compute: () => A): () => A {
  let known: A | undefined;
  return () => {
    known ??= compute();
    return known;
  };
}

function lazyMember(compute: () => Bool): Bool {
  const known = once(compute);
  return new LazyBool(
    () => known().t,
    () => known().f,
  );
}
