/** Introduction rules at a type, and what they say of one tuple of arguments. */
import { present } from "../../base/index.ts";
import {
  abs,
  app,
  type Const,
  constant,
  type Free,
  free,
  freeVars,
  headConst,
  type Inductive,
  mapNodes,
  matchType,
  names,
  stripApp,
  stripFun,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { asBool, type Bool, falseValue, type Lazy, now, trueValue, type Value } from "../value/value.ts";
import { type Environment, emptyEnvironment } from "./environment.ts";
import type { Evaluator } from "./evaluator.ts";
import { isLinear as isRepetitionFree } from "./exhaustive.ts";
import { matchPattern, UnfitPattern } from "./match.ts";

/** A value for each predicate of a family, a function of the arguments that are not fixed. */
export type Interpretation = ReadonlyMap<string, Value>;

interface Rule {
  readonly predicate: string;
  /** Arguments of the conclusion after the fixed ones. */
  readonly targets: readonly Term[];
  readonly fixed: readonly string[];
  readonly premises: readonly Term[];
  readonly variables: readonly Free[];
}

/** The rules of a family at a type. */
export interface RulesAt {
  readonly fixed: readonly Free[];
  /** Types of the arguments after the fixed ones, by predicate. */
  readonly arguments: ReadonlyMap<string, readonly Type[]>;
  readonly predicates: ReadonlyMap<string, Const>;
  readonly rules: readonly Rule[];
  readonly isWellFounded: boolean;
}

/** The name under which rules refer to a predicate of their own family. */
const inner = (name: string): string => `${name}'inner`;

export function rulesAt(theory: Theory, c: Const, spec: Inductive): RulesAt {
  const own = spec.rules.find((r) => headConst(r.conclusion)?.name === c.name);
  const generic =
    own === undefined
      ? present(theory.consts.get(c.name), "rulesAt").type
      : present(headConst(own.conclusion) ?? undefined, "rulesAt").type;
  const subst = matchType(generic, c.type) ?? new Map();
  const at = (t: Term): Term => substTermTypes(subst, t);
  const predicates = new Map<string, Const>();
  for (const name of spec.family) {
    const found = spec.rules
      .flatMap((r) => [r.conclusion, ...r.premises])
      .map((t) => predicateIn(at(t), name))
      .find((m) => m !== null);
    predicates.set(name, name === c.name ? c : (found ?? constant(name, present(theory.consts.get(name), "rulesAt").type)));
  }
  const argumentsOf = new Map([...predicates].map(([name, m]) => [name, stripFun(m.type).args.slice(spec.params)]));
  const rules = spec.rules.map((r) => makeRule(at(r.conclusion), r.premises.map(at), spec.params, predicates));
  const fixedTypes = stripFun(c.type).args.slice(0, spec.params);
  const fixed = fixedTypes.map((ty, i) => free(`fixed${i}`, ty));
  return { fixed, arguments: argumentsOf, predicates, rules, isWellFounded: !spec.co && rules.every((r) => isDecreasing(theory, r)) };
}

function predicateIn(t: Term, name: string): Const | null {
  let found: Const | null = null;
  mapNodes(t, (leaf) => {
    if (leaf.kind === "const" && leaf.name === name) found = leaf;
    return undefined;
  });
  return found;
}

function makeRule(conclusion: Term, premises: readonly Term[], params: number, predicates: ReadonlyMap<string, Const>): Rule {
  const { head, args } = stripApp(conclusion);
  const fixed = args.slice(0, params).map((t) => (t.kind === "free" ? t.name : ""));
  const abstracted = premises.map((p) => abstractPredicates(p, fixed, predicates));
  const variables = new Map<string, Free>();
  for (const t of [conclusion, ...premises]) freeVars(t, variables);
  return {
    predicate: head.kind === "const" ? head.name : "",
    targets: args.slice(params),
    fixed,
    premises: abstracted,
    variables: [...variables.values()].filter((x) => !fixed.includes(x.name)),
  };
}

/** Replaces the family's predicates, app to the fixed arguments, by variables. */
function abstractPredicates(t: Term, fixed: readonly string[], predicates: ReadonlyMap<string, Const>): Term {
  if (t.kind === "abs") return abs(t.name, t.domain, abstractPredicates(t.body, fixed, predicates));
  const { head, args } = stripApp(t);
  if (head.kind === "const" && predicates.has(head.name) && isOwn(args, fixed)) {
    const ty = stripFun(head.type, fixed.length).result;
    return args.slice(fixed.length).reduce<Term>((f, x) => app(f, abstractPredicates(x, fixed, predicates)), free(inner(head.name), ty));
  }
  return t.kind === "app" ? app(abstractPredicates(t.fun, fixed, predicates), abstractPredicates(t.arg, fixed, predicates)) : t;
}

function isOwn(args: readonly Term[], fixed: readonly string[]): boolean {
  return (
    args.length >= fixed.length &&
    fixed.every((name, i) => {
      const arg = args[i];
      return arg?.kind === "free" && arg.name === name;
    })
  );
}

/** Every recursive premise has, at one and the same place, a proper part of the conclusion's argument. */
function isDecreasing(theory: Theory, rule: Rule): boolean {
  const calls = rule.premises.flatMap(recursiveCalls);
  if (calls.length === 0) return true;
  return rule.targets.some((target, i) => calls.every(({ args }) => args[i] !== undefined && isProperPart(theory, args[i], target)));
}

/** Whether every rule has at most one recursive premise, and that one is a plain application of a predicate of the family. */
export function isLinear({ rules }: RulesAt): boolean {
  return rules.every(({ premises }) => {
    const recursive = premises.filter((p) => recursiveCalls(p).length > 0);
    const [only] = recursive;
    if (only === undefined) return true;
    const { head } = stripApp(only);
    return recursive.length === 1 && recursiveCalls(only).length === 1 && head.kind === "free" && head.name.endsWith("'inner");
  });
}

/** Whether, besides, only one rule is recursive, and nothing in it is free once the arguments of its conclusion are known. */
export function hasOnePath(theory: Theory, all: RulesAt): boolean {
  const recursive = all.rules.filter(({ premises }) => premises.some((p) => recursiveCalls(p).length > 0));
  const [only] = recursive;
  if (only === undefined || recursive.length > 1 || !isLinear(all)) return false;
  const bound = new Map<string, Free>();
  for (const target of only.targets) freeVars(target, bound);
  return (
    isRepetitionFree(only.targets) && only.targets.every((t) => isPattern(theory, t)) && only.variables.every((x) => bound.has(x.name))
  );
}

function isPattern(theory: Theory, t: Term): boolean {
  if (t.kind === "free") return true;
  const { head, args } = stripApp(t);
  return head.kind === "const" && isFree(theory, head.name) && args.every((arg) => isPattern(theory, arg));
}

function recursiveCalls(t: Term): { readonly args: readonly Term[] }[] {
  if (t.kind === "abs") return recursiveCalls(t.body);
  const { head, args } = stripApp(t);
  const inside = args.flatMap(recursiveCalls);
  return head.kind === "free" && head.name.endsWith("'inner") ? [{ args }, ...inside] : inside;
}

function isProperPart(theory: Theory, part: Term, whole: Term): boolean {
  if (part.kind !== "free" || whole.kind !== "app") return false;
  const { head, args } = stripApp(whole);
  if (head.kind !== "const") return false;
  return (
    isFree(theory, head.name) && args.some((arg) => (arg.kind === "free" && arg.name === part.name) || isProperPart(theory, part, arg))
  );
}

/** Whether the constant is a constructor whose values have finite depth. */
function isFree(theory: Theory, name: string): boolean {
  const spec = theory.consts.get(name)?.spec;
  return name === names.Suc || (spec?.kind === "constructor" && theory.datatype(spec.type)?.co === false);
}

/** Whether some rule yields the predicate of the arguments, fixed ones first. */
export function consequence(ev: Evaluator, rules: RulesAt, predicate: string, args: readonly Lazy[], current: Interpretation): Bool {
  const own = rules.rules.filter((r) => r.predicate === predicate);
  return own.reduce<Bool>((b, rule) => {
    const next = ruleHolds(ev, rule, args, current);
    return b === falseValue ? next : ev.algebra.or(b, () => next);
  }, falseValue);
}

function ruleHolds(ev: Evaluator, rule: Rule, args: readonly Lazy[], current: Interpretation): Bool {
  const bindings = new Map<string, Lazy>([...current].map(([name, value]) => [inner(name), now(value)]));
  rule.fixed.forEach((name, i) => {
    if (name !== "") bindings.set(name, present(args[i], "ruleHolds"));
  });
  const open: { readonly target: Term; readonly value: Lazy }[] = [];
  let isMatched: Bool = trueValue;
  rule.targets.forEach((target, i) => {
    const value = present(args[i + rule.fixed.length], "ruleHolds");
    const matched = tryMatch(ev, target, value, bindings);
    if (matched === null) open.push({ target, value });
    else isMatched = isMatched === trueValue ? matched : ev.algebra.and(isMatched, () => matched);
  });
  const rest = rule.variables.filter((x) => !bindings.has(x.name));
  const first = isMatched;
  return ev.algebra.and(first, () => existsAll(ev, rest, bindings, (env) => premisesHold(ev, rule, open, env)));
}

/** Null where the target is no pattern, or repeats a variable: it becomes an equation. */
function tryMatch(ev: Evaluator, target: Term, value: Lazy, bindings: Map<string, Lazy>): Bool | null {
  const own = [...freeVars(target).keys()];
  if (own.some((name) => bindings.has(name))) return null;
  const trial = new Map<string, Lazy>();
  try {
    const matched = matchPattern(ev, target, value, trial);
    if (own.some((name) => !trial.has(name))) return null;
    for (const [name, v] of trial) bindings.set(name, v);
    return matched;
  } catch (error) {
    if (error instanceof UnfitPattern) return null;
    throw error;
  }
}

function premisesHold(ev: Evaluator, rule: Rule, open: readonly { readonly target: Term; readonly value: Lazy }[], env: Environment): Bool {
  const equations = open.map(
    ({ target, value }) =>
      () =>
        ev.algebra.equal(value(), ev.eval(target, env)),
  );
  const premises = rule.premises.map((p) => () => asBool(ev.eval(p, env)));
  return [...equations, ...premises].reduce<Bool>((b, next) => (b === trueValue ? next() : ev.algebra.and(b, next)), trueValue);
}

function existsAll(ev: Evaluator, variables: readonly Free[], bindings: ReadonlyMap<string, Lazy>, body: (env: Environment) => Bool): Bool {
  const [x, ...rest] = variables;
  if (x === undefined) return body({ ...emptyEnvironment, free: bindings });
  return ev.algebra.exists(x.type, (v) => existsAll(ev, rest, new Map([...bindings, [x.name, now(v)]]), body));
}
