/**
 * Lazy evaluation of logic terms by the defining equations, and nothing else; it shares no code with the compiler. Where the definitions do
 * not settle a value it answers "cannot say" (`CannotSay`). What only a search can find is asked of `decide` and `worthTrying`: the judge
 * replays evidence there (`replay.ts`), the witness searches.
 */

import { getOrInsert, present } from "../base/index.ts";
import {
  type Abs,
  type ChosenValue,
  type Const,
  carrierElement,
  destApps,
  destNumeral,
  elementOf,
  etaExpand,
  type FiniteModel,
  isNumberType,
  names,
  sameTerm,
  stripApp,
  type Term,
  type Theory,
  type Type,
} from "../logic/index.ts";
import { some } from "./cases.ts";
import { choose } from "./choice.ts";
import { same } from "./compare.ts";
import { Constants } from "./constants.ts";
import { finiteValues } from "./enumerate.ts";
import { type Environment, emptyEnvironment, lookUp, mapUsed, usedIn } from "./environment.ts";
import type { Evidence } from "./evidence.ts";
import type { Machine } from "./machine.ts";
import { Orders } from "./orders.ts";
import { areInSome, elementsOf, isMember } from "./sets.ts";
import { CannotSay, data, integer, isTrue, type SetValue, Suspended, setOf, Thunk, TimeUp, truth, type Value } from "./value.ts";

export interface EvaluatorOptions {
  /** What a model chose: elements of types and values of constants that nothing defines. */
  readonly model?: FiniteModel | null;
  readonly chosen?: readonly ChosenValue[];
  /** Values for quantified variables, by name, that are tried before others; they decide nothing by themselves. */
  readonly hints?: ReadonlyMap<string, Term>;
  /** Whether few rules may settle an inductive predicate where there is no evidence: it may take long where evidence is soon found. */
  readonly goesBack?: boolean;
  readonly maxSteps?: number;
  readonly isLate?: () => boolean;
}

export abstract class Evaluator implements Machine {
  readonly theory: Theory;
  /** Values that a find chose for what the specification leaves open. */
  private readonly chosen: readonly ChosenValue[];
  /** Values that a find has for quantified variables, by name. */
  private readonly hints: ReadonlyMap<string, Term>;
  private readonly constants: Constants;
  /** What was chosen for `THE` and `SOME`, by goal. */
  private readonly choices: ReadonlyMap<string, Term>;
  private readonly carriers: ReadonlyMap<Type, readonly Thunk[]>;
  /** Finite types already listed. */
  private readonly finite = new Map<Type, readonly Thunk[] | null>();
  readonly orders = new Orders();
  private steps = 0;
  private readonly maxSteps: number;
  private readonly isLate: () => boolean;

  constructor(theory: Theory, options: EvaluatorOptions = {}, evidence: readonly Evidence[] = []) {
    this.theory = theory;
    this.chosen = options.chosen ?? [];
    this.hints = options.hints ?? new Map();
    this.maxSteps = options.maxSteps ?? 20_000_000;
    this.isLate = options.isLate ?? (() => false);
    this.choices = new Map(evidence.flatMap((e) => (e.kind === "choice" ? [[e.goal, e.value] as const] : [])));
    this.carriers = new Map([...(options.model?.carriers ?? [])].map(([ty, size]) => [ty, carrierValues(ty, size)]));
    this.constants = new Constants(this, this.chosen, options.model ?? null);
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
      closure: { term: t, used: () => usedIn(t, env) },
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

  isMember(element: Type, x: Thunk, set: SetValue): boolean {
    return isMember(this, element, x, set);
  }

  isIn(x: Thunk, set: Term, env: Environment): boolean {
    const { head, args } = stripApp(set);
    const delayed = args.map((arg) => this.delay(arg, env));
    const test = head.kind === "const" ? this.constants.test(head, delayed) : null;
    return this.isMember(elementOf(set.type) ?? set.type, x, setOf(test ?? this.evaluate(set, env)));
  }

  elementsOf(element: Type, set: SetValue): readonly Thunk[] | null {
    return elementsOf(this, element, set);
  }

  carrier(ty: Type): readonly Thunk[] | null {
    return this.carriers.get(ty) ?? null;
  }

  finiteValues(ty: Type): readonly Thunk[] | null {
    return getOrInsert(this.finite, ty, () => finiteValues(this, ty));
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
    if (head.kind === "const" && head.name === names.member && left !== undefined && right !== undefined)
      return truth(this.isIn(this.delay(left, env), right, env));
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
    return (isHinted || areInSome(this, types, settles)) !== isUniversal;
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
    const rule = this.constants.rule(c);
    if (args.length < rule.arity)
      return {
        kind: "function",
        apply: (x) => this.applyConst(c, [...args, x]),
        partial: { c, args },
        settle: (each) => this.applyConst(c, args.map(each)),
      };
    return this.apply(rule.run(args.slice(0, rule.arity)), args.slice(rule.arity));
  }

  unspecified(c: Const, args: readonly Thunk[]): Value {
    return this.constants.unspecified(c, args);
  }

  choice(c: Const, args: readonly Thunk[], suitable: readonly Thunk[]): Value {
    return this.chosen.length > 0 ? this.unspecified(c, args) : choose(this, c, args, suitable, this.choices);
  }
}

function carrierValues(ty: Type, size: number): readonly Thunk[] {
  return Array.from({ length: size }, (_, i) => Thunk.of(data(carrierElement(ty, i).name)));
}
