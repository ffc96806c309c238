/**
 * Constants given by equations. A constant without recursion is unfolded. A recursive one becomes a table: one entry for each value
 * of its arguments, computed from the equations; arguments that recursion passes on unchanged are not part of the table but have
 * tables of their own (specialization, [Blanchette, Nipkow 2010], 5.1). An entry that depends on itself is left to the solver, under the
 * condition that it satisfies its equation; by well-founded recursion what is defined is then right. See `Freedom` for the others.
 */

import { FALSE, type Lit } from "../../circuit/index.ts";
import {
  type Const,
  constant,
  type Equation,
  type EquationOrigin,
  funs,
  headConst,
  matchType,
  names,
  type Specification,
  stripApp,
  stripFun,
  substTermTypes,
  type Term,
  type Type,
  undefinedElsewhere,
} from "../../logic/index.ts";
import type { Branch } from "../value/algebra.ts";
import { asFun, type Bool, type Lazy, lazy, trueValue, type Value } from "../value/value.ts";
import { CallGraph } from "./call-graph.ts";
import type { Evaluator } from "./evaluator.ts";
import { isExhaustive, isLinear } from "./exhaustive.ts";
import { matchAll, UnfitPattern } from "./match.ts";
import type { Freedom } from "./placeholder.ts";
import { Tables } from "./tables.ts";

type EquationSpec = Extract<Specification, { kind: "equations" }>;

/** A constant at a type, with its equations there. */
interface Definition {
  readonly constant: Const;
  readonly equations: readonly Equation[];
  readonly arity: number;
  readonly sequential: boolean;
  readonly params: readonly Type[];
  readonly result: Type;
  /** By argument; null when not recursive. */
  readonly statics: readonly boolean[] | null;
  /** By argument: some equation has a pattern there. */
  readonly isMatched: readonly boolean[];
  readonly freedom: Freedom;
  readonly origin: EquationOrigin;
  /** Some equation applies whatever the arguments are. */
  readonly isTotal: boolean;
}

export class Equations {
  private readonly ev: Evaluator;
  private readonly graph: CallGraph;
  private readonly definitions = new Map<string, Definition>();
  private readonly tables: Tables;

  constructor(ev: Evaluator) {
    this.ev = ev;
    this.graph = new CallGraph(ev.theory);
    this.tables = new Tables(ev);
  }

  apply(c: Const, spec: EquationSpec, args: readonly Lazy[]): Value {
    const definition = this.definition(c, spec);
    return this.ev.curried(c.type, args, definition.arity, (xs) => this.call(definition, xs));
  }

  private call(definition: Definition, args: readonly Lazy[]): Value {
    const { constant: c, statics, params, result } = definition;
    if (definition.equations.length === 0)
      return this.ev.choices.unspecified(
        c,
        args.map((x) => x()),
      );
    if (statics === null) return this.unfold(definition, args);
    return this.tables.call(
      { name: `${c.name}:${c.type.id}`, params, result, isFixed: statics, isMatched: definition.isMatched, freedom: definition.freedom },
      args,
      (xs) => this.unfold(definition, xs),
    );
  }

  private definition(c: Const, spec: EquationSpec): Definition {
    const key = `${c.name}:${c.type.id}`;
    const known = this.definitions.get(key);
    if (known !== undefined) return known;
    const equations = spec.equations.flatMap((e): Equation[] => {
      const head = headConst(e.lhs);
      const subst = head === null ? null : matchType(head.type, c.type);
      if (subst === null) return [];
      const at = (t: Equation["lhs"]): Equation["lhs"] => substTermTypes(subst, t);
      return [{ lhs: at(e.lhs), rhs: at(e.rhs), conditions: e.conditions.map(at) }];
    });
    const arity = equations.length === 0 ? 0 : Math.min(...equations.map((e) => stripApp(e.lhs).args.length));
    const { args: params, result } = stripFun(c.type, arity);
    const statics = this.graph.isRecursive(c.name) ? this.staticsOf(c.name, equations, arity) : null;
    const isPattern = (t: Term | undefined): boolean => t !== undefined && t.kind !== "free";
    const hasPatterns = equations.some((e) => stripApp(e.lhs).args.some(isPattern));
    const isMatched = params.map((_, j) => !hasPatterns || equations.some((e) => isPattern(stripApp(e.lhs).args[j])));
    const freedom = this.isCorecursive(c.name) ? "atoms" : freedomOf(spec.origin);
    const rows = equations.filter((e) => e.conditions.length === 0).map((e) => stripApp(e.lhs).args);
    const isTotal = isExhaustive(this.ev.theory, rows.filter(isLinear), params);
    const made = {
      isMatched,
      isTotal,
      constant: c,
      equations,
      arity,
      sequential: spec.sequential,
      params,
      result,
      statics,
      freedom,
      origin: spec.origin,
    };
    this.definitions.set(key, made);
    return made;
  }

  /** The map functions of codatatypes are defined by what they produce, as `primcorec` does. */
  private isCorecursive(name: string): boolean {
    const role = this.ev.theory.consts.get(name)?.role;
    return role?.kind === "map" && this.ev.theory.datatype(role.type)?.co === true;
  }

  /** Arguments with tables of their own; none when functions are not specialized. */
  private staticsOf(name: string, equations: readonly Equation[], arity: number): readonly boolean[] {
    return this.ev.switches.specialize ? this.graph.statics(name, equations, arity) : Array.from({ length: arity }, () => false);
  }

  /** The right-hand side of the equation that applies. */
  private unfold(definition: Definition, args: readonly Lazy[]): Value {
    const { algebra } = this.ev;
    try {
      const branches: Branch[] = [];
      const failed: Bool[] = [];
      for (const equation of definition.equations) {
        const { applies, value } = this.branch(equation, args);
        const p = definition.sequential ? algebra.gates.all([applies.t, ...failed.map((b) => b.f)]) : applies.t;
        if (p !== FALSE) branches.push([p, value]);
        failed.push(applies);
        if (applies === trueValue) break;
      }
      const none = (): Lit => algebra.gates.all(failed.map((b) => b.f));
      const rest = definition.isTotal || failed.includes(trueValue) ? FALSE : none();
      if (rest !== FALSE) branches.push([rest, lazy(() => this.leftOpen(definition, args))]);
      return algebra.select(definition.result, branches);
    } catch (error) {
      if (error instanceof UnfitPattern)
        return algebra.lost(definition.result, `the equations of ${definition.constant.name} are not understood`);
      throw error;
    }
  }

  /**
   * The value where no equation applies. The packages define it as `undefined`, so that `hd [] = last []` is a theorem: `primrec` of the
   * type that is left after the argument of the recursion, the others and selectors of the result's.
   */
  private leftOpen({ constant: c, equations, params, result, origin }: Definition, args: readonly Lazy[]): Value {
    const values = args.map((x) => x());
    const isSelector = this.ev.theory.consts.get(c.name)?.role.kind === "selector";
    if (!undefinedElsewhere.has(origin) && !isSelector) return this.ev.choices.unspecified(c, values);
    const isMatched = (_: Type, j: number): boolean => equations.some((e) => stripApp(e.lhs).args[j]?.kind !== "free");
    const taken = origin === "primrec" ? params.findIndex(isMatched) + 1 : params.length;
    const open = this.ev.unknown(constant(names.undefined, funs(params.slice(taken), result)));
    return values.slice(taken).reduce((f, x) => asFun(f).at(x), open);
  }

  private branch(equation: Equation, args: readonly Lazy[]): { readonly applies: Bool; readonly value: Lazy } {
    const bindings = new Map<string, Lazy>();
    const { args: patterns } = stripApp(equation.lhs);
    const isMatched = matchAll(this.ev, patterns.slice(0, args.length), args, bindings);
    const env = { bound: null, free: bindings };
    const applies = equation.conditions.reduce<Bool>((b, t) => this.ev.algebra.and(b, () => this.ev.eval(t, env) as Bool), isMatched);
    const extra = patterns.slice(args.length);
    if (extra.length > 0) throw new UnfitPattern();
    return { applies, value: lazy(() => this.ev.eval(equation.rhs, env)) };
  }
}

function freedomOf(origin: EquationSpec["origin"]): Freedom {
  if (origin === "primcorec") return "atoms";
  return origin === "partial_function" ? "nothing" : "any";
}
