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
} from "../logic/index.ts";
import { type Explored, every, explore, some } from "./cases.ts";
import type { Environment } from "./environment.ts";
import type { Machine } from "./machine.ts";
import { isInSome } from "./sets.ts";
import { CannotSay, Thunk } from "./value.ts";

/** Whether something is a fact. */
export type Facts = (c: Const, args: readonly Thunk[]) => boolean;

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
  const here = ruleAt(c, rule);
  if (here === null) return "all";
  const variables = new Map([...here.patterns, ...here.premises].flatMap((t) => [...freeVars(t)]));
  const frees = new Map([...variables].map(([name, x]) => [name, Thunk.hole(x.type)]));
  const env: Environment = { bound: null, frees };
  const types = stripFun(c.type).args;
  const args = here.patterns.map((p) => machine.delay(p, env));
  const isGoal = (i: number): boolean => {
    const value = known[i] ?? null;
    return value === null || machine.same(present(types[i], "exploreRule: type"), present(args[i], "exploreRule: argument"), value);
  };
  const { co } = inductiveSpec(machine, c.name);
  const parts = [...args.keys(), ...here.premises.map((premise) => (): boolean => holds(machine, premise, env, facts, co))];
  const derives = (): boolean => every(parts, (part) => (typeof part === "number" ? isGoal(part) : part()));
  return explore(machine, [...frees.values()], () => test(derives, args), visit);
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
  return atom === null ? machine.holds(t, env) : facts(atom.c, atom.args);
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
