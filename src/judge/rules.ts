/** Introduction rules of inductive predicates, with facts that are looked up in place of their premises. */
import { present } from "../base/index.ts";
import {
  type Const,
  destApps,
  freeVars,
  type Inductive,
  type IntroRule,
  matchType,
  names,
  stripApp,
  stripFun,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
} from "../logic/index.ts";
import { type Explored, every, explore, some } from "./cases.ts";
import type { Environment } from "./environment.ts";
import type { Machine } from "./machine.ts";
import { isInSome, witnesses } from "./sets.ts";
import { CannotSay, Thunk } from "./value.ts";

/** Whether something is a fact; `where` is its place in a premise, null inside a quantifier, where one place stands for many. */
export type Facts = (c: Const, args: readonly Thunk[], where: Term | null) => boolean;

export function inductiveSpec({ theory }: Machine, name: string): Inductive {
  const spec = theory.consts.get(name)?.spec;
  if (spec?.kind !== "inductive") throw new CannotSay(`${name} is not inductive`);
  return spec;
}

/** Whether matching a value gives every variable of the term a value. */
export function isPattern(theory: Theory, t: Term): boolean {
  if (t.kind === "free" || freeVars(t).size === 0) return true;
  const { head, args } = stripApp(t);
  const isMade = head.kind === "const" && (head.name === names.Suc || theory.consts.get(head.name)?.spec.kind === "constructor");
  return isMade && args.every((arg) => isPattern(theory, arg));
}

/** A rule at the type of a goal's predicate; null when it is a rule of another one. */
export function ruleAt(c: Const, rule: IntroRule): { readonly patterns: readonly Term[]; readonly premises: readonly Term[] } | null {
  const { head, args } = stripApp(rule.conclusion);
  const types = head.kind === "const" && head.name === c.name ? matchType(head.type, c.type) : null;
  if (types === null) return null;
  return { patterns: args.map((t) => substTermTypes(types, t)), premises: rule.premises.map((t) => substTermTypes(types, t)) };
}

/**
 * Visits all that a rule derives from facts and that matches a goal (null for open arguments): what `test` says of the arguments, which may
 * have unknown values in them.
 */
export function exploreRule<A>(
  machine: Machine,
  { c, known }: { readonly c: Const; readonly known: readonly (Thunk | null)[] },
  rule: IntroRule,
  facts: Facts,
  test: (derives: () => boolean, args: readonly Thunk[]) => A,
  visit: (answer: A, exists: () => boolean) => boolean,
): Explored {
  const instance = instanceOf(machine, c, rule, (type) => Thunk.hole(type));
  if (instance === null) return "all";
  const isGoal = concludes(machine, instance, known);
  const parts = [...instance.args.keys(), ...premisesOf(machine, instance, facts)];
  const derives = (): boolean => every(parts, (part) => (typeof part === "number" ? isGoal(part) : part()));
  return explore(machine, instance.holes, () => test(derives, instance.args), visit);
}

/** A rule with holes for its variables. */
export interface RuleInstance {
  readonly c: Const;
  readonly holes: readonly Thunk[];
  readonly env: Environment;
  readonly args: readonly Thunk[];
  readonly premises: readonly Term[];
}

/** The rule with new holes; null when it is a rule of another predicate. */
export function instanceOf(machine: Machine, c: Const, rule: IntroRule, hole: (type: Type) => Thunk): RuleInstance | null {
  const here = ruleAt(c, rule);
  if (here === null) return null;
  const variables = new Map([...here.patterns, ...here.premises].flatMap((t) => [...freeVars(t)]));
  const frees = new Map([...variables].map(([name, x]) => [name, hole(x.type)]));
  const env: Environment = { bound: null, frees };
  return { c, holes: [...frees.values()], env, args: here.patterns.map((p) => machine.delay(p, env)), premises: here.premises };
}

/** Whether an instance has a goal (null for open arguments) as its conclusion. */
function concludes(machine: Machine, { c, args }: RuleInstance, known: readonly (Thunk | null)[]): (i: number) => boolean {
  const types = stripFun(c.type).args;
  return (i) => {
    const value = known[i] ?? null;
    return value === null || machine.same(present(types[i], "concludes: type"), present(args[i], "concludes: argument"), value);
  };
}

function premisesOf(machine: Machine, { c, premises, env }: RuleInstance, facts: Facts): readonly (() => boolean)[] {
  const { co } = inductiveSpec(machine, c.name);
  return premises.map((premise) => () => holds(machine, premise, env, facts, co));
}

/** Whether it has the goal as its conclusion and its premises hold, one after another: what the first ones leave open, the next ones need. */
export function holdsInOrder(machine: Machine, instance: RuleInstance, known: readonly Thunk[], facts: Facts): boolean {
  if (!every(instance.args.keys(), concludes(machine, instance, known))) return false;
  // What the conclusion has determined is a value like any other from now on.
  const frees = new Map([...instance.env.frees].map(([name, x]) => [name, x.isHole ? x.target : Thunk.of(x.force())]));
  return premisesOf(machine, { ...instance, env: { bound: null, frees } }, facts).every((isTrue) => isTrue());
}

/** Whether a rule derives a goal from facts. */
export function isDerivedBy(
  machine: Machine,
  goal: { readonly c: Const; readonly known: readonly Thunk[] },
  rule: IntroRule,
  facts: Facts,
): boolean {
  const { visit, isDoubtful } = witnesses();
  const found = exploreRule(machine, goal, rule, facts, (derives) => derives(), visit);
  if (found === "open" || (found === "all" && isDoubtful())) throw new CannotSay(`whether a rule of ${goal.c.name} applies`);
  return found === "enough";
}

/** Whether a premise holds. Predicates of the kind in question are looked up where they stand alone; elsewhere they are evaluated. */
function holds(machine: Machine, t: Term, env: Environment, facts: Facts, isCo: boolean): boolean {
  const inside = (part: Term, here: Environment = env): boolean => holds(machine, part, here, facts, isCo);
  const both = destApps(t, names.conj, 2);
  if (both !== null) return every(both, (part) => inside(part));
  const either = destApps(t, names.disj, 2);
  if (either !== null) return some(either, (part) => inside(part));
  const [predicate] = destApps(t, names.Ex, 1) ?? [];
  if (predicate?.kind === "abs")
    return isInSome(machine, predicate.domain, (x) => inside(predicate.body, { ...env, bound: { first: x, rest: env.bound } }));
  const atom = atomOf(machine, t, env, isCo);
  return atom === null ? machine.holds(t, env) : facts(atom.c, atom.args, env.bound === null ? t : null);
}

/** An inductive predicate, named or given as an argument, and its arguments. */
function atomOf(machine: Machine, t: Term, env: Environment, isCo: boolean): { readonly c: Const; readonly args: readonly Thunk[] } | null {
  const { head, args } = stripApp(t);
  const value = head.kind === "free" ? env.frees.get(head.name) : undefined;
  const given = value === undefined || value.isHole ? null : value.force();
  const partial = head.kind === "const" ? { c: head, args: [] } : given?.kind === "function" ? given.partial : undefined;
  const spec = partial === undefined ? undefined : machine.theory.consts.get(partial.c.name)?.spec;
  // Among the premises of an inductive predicate, coinductive ones are tests, and the other way round.
  if (partial === undefined || spec?.kind !== "inductive" || spec.co !== isCo) return null;
  return { c: partial.c, args: [...partial.args, ...args.map((arg) => machine.delay(arg, env))] };
}
