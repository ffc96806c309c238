/**
 * Lazy evaluation of logic terms by the defining equations, and nothing else; it shares no code with the compiler. Where the definitions do
 * not settle a value it answers "cannot say" (`CannotSay`). What only a search can find is asked of `decide` and `worthTrying`: the judge
 * replays evidence there (`replay.ts`), the witness searches.
 */

import { present } from "../base/index.ts";
import {
  type Abs,
  boolT,
  type ChosenValue,
  type Const,
  carrierElement,
  destApps,
  destNumeral,
  type Equation,
  etaExpand,
  type FiniteModel,
  matchType,
  names,
  ofSort,
  resolveInstance,
  sameTerm,
  stripApp,
  stripFun,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
} from "../logic/index.ts";
import { some } from "./cases.ts";
import { choose, leftOpen } from "./choice.ts";
import { distinct, same } from "./compare.ts";
import { finiteValues, isInfinite } from "./enumerate.ts";
import { type Environment, emptyEnvironment, lookUp, mapUsed } from "./environment.ts";
import type { Evidence } from "./evidence.ts";
import type { Machine } from "./machine.ts";
import { matches } from "./match.ts";
import { natives } from "./natives.ts";
import { areInSome, elementsOf, isMember } from "./sets.ts";
import { isNumberType, paramsOf } from "./types.ts";
import { unfoldingsOf } from "./unfoldings.ts";
import { CannotSay, data, integer, isTrue, type SetValue, Suspended, Thunk, TimeUp, truth, type Value } from "./value.ts";

/** How a constant at a type is applied. */
interface Rule {
  readonly arity: number;
  run(args: readonly Thunk[]): Value;
}

export interface EvaluatorOptions {
  /** What a model chose: elements of types and values of constants that nothing defines. */
  readonly model?: FiniteModel | null;
  readonly chosen?: readonly ChosenValue[];
  /** Values for quantified variables, by name, that are tried before others; they decide nothing by themselves. */
  readonly hints?: ReadonlyMap<string, Term>;
  readonly maxSteps?: number;
  readonly isLate?: () => boolean;
}

export abstract class Evaluator implements Machine {
  readonly theory: Theory;
  /** Values that a find chose for what the specification leaves open. */
  private readonly chosen: readonly ChosenValue[];
  /** Values that a find has for quantified variables, by name. */
  private readonly hints: ReadonlyMap<string, Term>;
  private readonly rules = new Map<string, Rule>();
  /** `[code_unfold]` equations by the constant they unfold. */
  private readonly unfoldings: ReadonlyMap<string, readonly Equation[]>;
  /** The values of a model's constants, by name and type; each is made once, so that infinite objects lead back to themselves. */
  private readonly interpreted = new Map<string, Thunk>();
  /** What was chosen for `THE` and `SOME`, by goal. */
  private readonly choices: ReadonlyMap<string, Term>;
  private readonly carriers: ReadonlyMap<Type, readonly Thunk[]>;
  /** Finite types already listed. */
  private readonly finite = new Map<Type, readonly Thunk[] | null>();
  private steps = 0;
  private readonly maxSteps: number;
  private readonly isLate: () => boolean;

  constructor(theory: Theory, options: EvaluatorOptions = {}, evidence: readonly Evidence[] = []) {
    this.theory = theory;
    this.chosen = options.chosen ?? [];
    this.hints = options.hints ?? new Map();
    this.maxSteps = options.maxSteps ?? 20_000_000;
    this.isLate = options.isLate ?? (() => false);
    this.unfoldings = unfoldingsOf(theory);
    this.choices = new Map(evidence.flatMap((e) => (e.kind === "choice" ? [[e.goal, e.value] as const] : [])));
    this.carriers = new Map([...(options.model?.carriers ?? [])].map(([ty, size]) => [ty, carrierValues(ty, size)]));
    for (const { constant: c, value } of options.model?.constants ?? [])
      this.interpreted.set(keyOf(c), new Thunk(() => this.evaluate(value)));
  }

  /** The value of a term up to its outermost constructor. */
  evaluate(t: Term, env: Environment = emptyEnvironment): Value {
    this.tick();
    switch (t.kind) {
      case "const":
        return this.applyConst(t, []);
      case "free":
        return (env.frees.get(t.name) ?? this.unknownVariable(t.name)).force();
      case "bound":
        return present(lookUp(env.bound, t.index), "evaluate: loose bound variable").force();
      case "abs":
        return this.closure(t, env);
      case "app":
        return this.application(t, env);
    }
  }

  private closure(t: Abs, env: Environment): Value {
    return {
      kind: "function",
      apply: (x) => this.evaluate(t.body, { ...env, bound: { first: x, rest: env.bound } }),
      settle: (each) => this.closure(t, mapUsed(t, env, each)),
    };
  }

  private hint(variable: string, ty: Type | undefined): Thunk | null {
    const value = this.hints.get(variable);
    return value === undefined || value.type !== ty ? null : new Thunk(() => this.evaluate(value));
  }

  /** A term to be evaluated when needed. */
  delay(t: Term, env: Environment): Thunk {
    if (t.kind === "bound") return present(lookUp(env.bound, t.index), "delay: loose bound variable");
    if (t.kind === "free") return env.frees.get(t.name) ?? new Thunk(() => this.unknownVariable(t.name));
    return new Thunk(() => this.evaluate(t, env));
  }

  /** Whether a boolean term is true; throws `CannotSay`. */
  holds(t: Term, env: Environment = emptyEnvironment): boolean {
    return isTrue(this.evaluate(t, env));
  }

  apply(f: Value, args: readonly Thunk[]): Value {
    return args.reduce((g, x) => {
      if (g.kind !== "function") throw new CannotSay("a function that is not one");
      this.tick();
      return g.apply(x);
    }, f);
  }

  same(ty: Type, a: Thunk, b: Thunk): boolean {
    return same(this, ty, a, b);
  }

  distinct(ty: Type, xs: readonly Thunk[]): readonly Thunk[] {
    return distinct(this, ty, xs);
  }

  isMember(element: Type, x: Thunk, set: SetValue): boolean {
    return isMember(this, element, x, set);
  }

  elementsOf(element: Type, set: SetValue): readonly Thunk[] | null {
    return elementsOf(this, element, set);
  }

  carrier(ty: Type): readonly Thunk[] | null {
    return this.carriers.get(ty) ?? null;
  }

  finiteValues(ty: Type): readonly Thunk[] | null {
    let found = this.finite.get(ty);
    if (found === undefined) {
      found = finiteValues(this, ty);
      this.finite.set(ty, found);
    }
    return found;
  }

  isInfinite(ty: Type): boolean {
    return isInfinite(this, ty);
  }

  abstract decide(c: Const, args: readonly Thunk[]): boolean;

  abstract worthTrying(ty: Type): readonly Thunk[];

  /** What is done when one of these values settled a question. */
  settledBy(_ty: Type, _x: Thunk): void {}

  private unknownVariable(name: string): never {
    throw new CannotSay(`the variable ${name} has no value`);
  }

  /** One step; throws when the time is over. */
  tick(): void {
    if (++this.steps > this.maxSteps || ((this.steps & 1023) === 0 && this.isLate())) throw new TimeUp("evaluation did not end in time");
  }

  private application(t: Term, env: Environment): Value {
    const { head, args } = stripApp(t);
    const literal = head.kind === "const" && head.name === names.numeral ? this.numeral(t) : null;
    if (literal !== null) return literal;
    if (head.kind === "const" && (head.name === names.All || head.name === names.Ex)) return truth(this.quantified(t, env));
    const [left, right] = args;
    if (head.kind === "const" && head.name === names.eq && left !== undefined && right !== undefined)
      return this.equation(left, right, env);
    const thunks = args.map((x) => this.delay(x, env));
    return head.kind === "const" ? this.applyConst(head, thunks) : this.apply(this.evaluate(head, env), thunks);
  }

  /** `∀x y …. P` or `∃x y …. P`, all variables at once. */
  private quantified(t: Term, env: Environment): boolean {
    const isUniversal = destApps(t, names.All, 1) !== null;
    const types: Type[] = [];
    const variables: string[] = [];
    let body = t;
    for (let [predicate] = destApps(t, isUniversal ? names.All : names.Ex, 1) ?? []; predicate !== undefined; ) {
      const { name, domain, body: inner } = etaExpand(predicate);
      variables.push(name);
      types.push(domain);
      body = inner;
      [predicate] = destApps(inner, isUniversal ? names.All : names.Ex, 1) ?? [];
    }
    const settles = (xs: readonly Thunk[]): boolean => {
      const bound = xs.reduce<Environment["bound"]>((rest, first) => ({ first, rest }), env.bound);
      return this.holds(body, { ...env, bound }) !== isUniversal;
    };
    const hints = variables.flatMap((name, i) => this.hint(name, types[i]) ?? []);
    const isHinted = hints.length === types.length && some([hints], settles, true);
    const answer = isHinted || areInSome(this, types, settles);
    if (answer === null) throw new CannotSay("a quantifier over an infinite type");
    return answer !== isUniversal;
  }

  /** Equal terms are equal, and so are equal functions at equal arguments, whatever their values are. */
  private equation(left: Term, right: Term, env: Environment): Value {
    if (sameTerm(left, right)) return truth(true);
    try {
      return truth(this.same(left.type, this.delay(left, env), this.delay(right, env)));
    } catch (error) {
      if (!(error instanceof CannotSay) || error instanceof Suspended) throw error;
      const [f, g] = [stripApp(left), stripApp(right)];
      const isOne = f.args.length > 0 && f.args.length === g.args.length && sameTerm(f.head, g.head);
      if (!isOne || !f.args.every((x, i) => isTrue(this.equation(x, present(g.args[i], "equation: argument"), env)))) throw error;
      return truth(true);
    }
  }

  /** A numeral at a number type is that number; elsewhere `numeral` has its equations. */
  private numeral(t: Term): Value | null {
    const n = isNumberType(t.type) ? destNumeral(t) : null;
    return n === null ? null : integer(n);
  }

  applyConst(c: Const, args: readonly Thunk[]): Value {
    const rule = this.rule(c);
    if (args.length < rule.arity)
      return {
        kind: "function",
        apply: (x) => this.applyConst(c, [...args, x]),
        partial: { c, args },
        settle: (each) => this.applyConst(c, args.map(each)),
      };
    return this.apply(rule.run(args.slice(0, rule.arity)), args.slice(rule.arity));
  }

  private rule(c: Const): Rule {
    const key = keyOf(c);
    let rule = this.rules.get(key);
    if (rule === undefined) {
      rule = this.makeRule(c);
      this.rules.set(key, rule);
    }
    return rule;
  }

  private makeRule(c: Const): Rule {
    const own = this.theory.consts.has(c.name) ? null : this.ruleOfModel(c);
    if (own !== null) return own;
    const native = natives.get(c.name);
    if (native !== undefined) return { arity: native.arity, run: (args) => native.run(this, c, args) };
    const plain = this.specRule(c);
    return this.codeEquations(c).reduceRight((rest, equations) => this.firstThen(this.byEquations(c, equations), rest), plain);
  }

  /** Elements of a model's types, and the names of its infinite objects. */
  private ruleOfModel(c: Const): Rule | null {
    const element = this.carrier(c.type)?.find((x) => nameOf(x) === c.name) ?? this.interpreted.get(keyOf(c));
    return element === undefined ? null : { arity: 0, run: () => element.force() };
  }

  private specRule(c: Const): Rule {
    const spec = this.theory.consts.get(c.name)?.spec;
    switch (spec?.kind) {
      case "constructor": {
        const arity = this.theory.datatype(spec.type)?.constructors[spec.index]?.args.length ?? 0;
        return { arity, run: (args) => data(c.name, args) };
      }
      case "equations":
        return this.byEquations(c, spec.equations);
      case "inductive":
        return { arity: stripFun(c.type).args.length, run: (args) => truth(this.decide(c, args)) };
      case "morphism":
        return this.morphismRule(c, spec.type, spec.direction);
      default:
        return this.instanceRule(c);
    }
  }

  private instanceRule(c: Const): Rule {
    const impl = resolveInstance(this.theory, c);
    return impl === null ? { arity: stripFun(c.type).args.length, run: (args) => this.unspecified(c, args) } : this.rule(impl);
  }

  /** Equations that our library states for execution and that apply at this type: `[code_unfold]` on plain arguments, then `[code]`. */
  private codeEquations(c: Const): Equation[][] {
    const fits = (e: Equation): boolean => {
      const { head } = stripApp(e.lhs);
      const types = head.kind === "const" && head.name === c.name ? matchType(head.type, c.type) : null;
      return types !== null && [...types].every(([v, ty]) => ofSort(this.theory, ty, v.sort));
    };
    const all = [this.unfoldings.get(c.name) ?? [], this.theory.code.get(c.name)?.library ?? []];
    return all.map((list) => list.filter(fits)).filter((list) => list.length > 0);
  }

  /** The first rule's value, or the second's where the first cannot say. */
  private firstThen(first: Rule, second: Rule): Rule {
    return {
      arity: first.arity,
      run: (args) => {
        try {
          return first.run(args);
        } catch (error) {
          if (!(error instanceof CannotSay) || error instanceof Suspended || second.arity > args.length) throw error;
          return this.apply(second.run(args.slice(0, second.arity)), args.slice(second.arity));
        }
      },
    };
  }

  private byEquations(c: Const, equations: readonly Equation[]): Rule {
    const instances = equations.flatMap((e) => {
      const { head } = stripApp(e.lhs);
      const types = matchType(head.type, c.type);
      if (types === null) return [];
      const at = (t: Term): Term => substTermTypes(types, t);
      return [{ patterns: stripApp(at(e.lhs)).args, rhs: at(e.rhs), conditions: e.conditions.map(at) }];
    });
    const arity = instances[0]?.patterns.length ?? 0;
    return {
      arity,
      run: (args) => {
        for (const { patterns, rhs, conditions } of instances) {
          const frees = new Map<string, Thunk>();
          if (!patterns.every((p, i) => this.matches(p, present(args[i], "byEquations: argument"), frees))) continue;
          const env: Environment = { bound: null, frees };
          if (conditions.every((condition) => this.holds(condition, env))) return this.evaluate(rhs, env);
        }
        return this.unspecified(c, args);
      },
    };
  }

  matches(pattern: Term, value: Thunk, bindings: Map<string, Thunk>): boolean {
    return matches(this, pattern, value, bindings);
  }

  /** `Rep` and `Abs` of a typedef are the identity on values: a value of the new type is its representation. */
  private morphismRule(c: Const, tycon: string, direction: "rep" | "abs"): Rule {
    const definition = this.theory.types.get(tycon)?.definition;
    if (direction === "rep" && definition?.kind === "typedef") return { arity: 1, run: ([x]) => present(x, "Rep: argument").force() };
    return { arity: 1, run: ([x]) => this.abstraction(c, tycon, present(x, "Abs: argument")) };
  }

  private abstraction(c: Const, tycon: string, x: Thunk): Value {
    const definition = this.theory.types.get(tycon)?.definition;
    if (definition?.kind !== "typedef" && definition?.kind !== "quotient") throw new CannotSay(`${c.name} is not specified`);
    const result = stripFun(c.type, 1).result;
    const types = paramsOf(definition.params, result.kind === "con" ? result.args : []);
    if (definition.kind === "quotient") {
      const isInside = !definition.partial || isTrue(this.apply(this.evaluate(substTermTypes(types, definition.relation)), [x, x]));
      return isInside ? x.force() : this.unspecified(c, [x]);
    }
    const set = this.evaluate(substTermTypes(types, definition.set));
    if (set.kind !== "set" || !this.isMember(stripFun(c.type).args[0] ?? boolT, x, set)) return this.unspecified(c, [x]);
    return x.force();
  }

  /** The value of a constant where nothing specifies it: what the find chose, or cannot say. */
  unspecified(c: Const, args: readonly Thunk[]): Value {
    const types = stripFun(c.type).args;
    const found = this.chosen.find(
      (v) =>
        v.constant === c.name &&
        v.args.length === args.length &&
        v.value.type === stripFun(c.type, args.length).result &&
        v.args.every((a, i) => a.type === types[i]) &&
        v.args.every((a, i) => this.same(types[i] ?? a.type, this.delay(a, emptyEnvironment), present(args[i], "unspecified: argument"))),
    );
    if (found !== undefined) return this.evaluate(found.value);
    const interpreted = this.interpreted.get(keyOf(c));
    if (interpreted !== undefined) return this.apply(interpreted.force(), args);
    const open = leftOpen(this.theory, c, args.length);
    const other = open === null ? undefined : this.interpreted.get(keyOf(open.constant));
    if (open !== null && other !== undefined) return this.apply(other.force(), args.slice(open.taken));
    throw new CannotSay(`${c.name} is not specified for these arguments`);
  }

  choice(c: Const, args: readonly Thunk[], suitable: readonly Thunk[]): Value {
    return this.chosen.length > 0 ? this.unspecified(c, args) : choose(this, c, args, suitable, this.choices);
  }
}

const keyOf = (c: Const): string => `${c.name}:${c.type.id}`;

function carrierValues(ty: Type, size: number): readonly Thunk[] {
  return Array.from({ length: size }, (_, i) => Thunk.of(data(carrierElement(ty, i).name)));
}

function nameOf(x: Thunk): string | null {
  const value = x.force();
  return value.kind === "data" ? value.constructor : null;
}
