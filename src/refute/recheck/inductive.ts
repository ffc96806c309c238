/**
 * Whether an inductive predicate holds: a small prover for the introduction rules, with logic variables for what a rule's
 * conclusion does not determine. True when a proof is found; false when every rule fails without being cut off; otherwise cannot say.
 */
import { present } from "../../base/index.ts";
import {
  type Const,
  destApps,
  destEq,
  type Free,
  freeVars,
  type Inductive,
  matchType,
  names,
  openAbs,
  stripApp,
  substTermTypes,
  type Term,
  type Type,
} from "../../logic/index.ts";
import type { Environment } from "./environment.ts";
import type { Machine } from "./machine.ts";
import { CannotSay, data, integer, Suspended, Thunk, type Value } from "./value.ts";

/** A premise still to be proved, in the environment of its rule. */
interface Goal {
  readonly term: Term;
  readonly env: Environment;
  readonly depth: number;
  readonly next: Goal | null;
}

const maxDepth = 40;

/** Decides `P args`, deepening until a proof is found or nothing was cut off. */
export function decideInductive(machine: Machine, c: Const, args: readonly Thunk[]): boolean {
  const spec = inductiveSpec(machine, c.name);
  if (spec.co) throw new CannotSay(`the coinductive predicate ${c.name}`);
  for (let limit = 2; limit <= maxDepth; limit = limit * 2 + 1) {
    const prover = new Prover(machine, limit);
    if (prover.call(c, args, limit, () => true)) return true;
    if (!prover.wasCut) return false;
  }
  throw new CannotSay(`no proof of ${c.name} up to depth ${maxDepth}`);
}

function inductiveSpec(machine: Machine, name: string): Inductive {
  const spec = machine.theory.consts.get(name)?.spec;
  if (spec?.kind !== "inductive") throw new CannotSay(`${name} is not inductive`);
  return spec;
}

class Prover {
  private readonly machine: Machine;
  /** Whether the depth limit, or something undecided, ended a branch. */
  wasCut = false;
  private steps = 0;
  private readonly maxSteps: number;

  constructor(machine: Machine, limit: number) {
    this.machine = machine;
    this.maxSteps = 20_000 * limit;
  }

  /** Tries every rule of the predicate; `then` continues with what is left to prove. */
  call(c: Const, args: readonly Thunk[], depth: number, then: () => boolean): boolean {
    if (depth === 0 || ++this.steps > this.maxSteps) {
      this.wasCut = true;
      return false;
    }
    const spec = inductiveSpec(this.machine, c.name);
    return spec.rules.some((rule) => {
      const { head, args: patterns } = stripApp(rule.conclusion);
      if (head.kind !== "const" || head.name !== c.name) return false;
      const types = matchType(head.type, c.type) ?? new Map();
      const at = (t: Term): Term => substTermTypes(types, t);
      const env = holesFor([rule.conclusion, ...rule.premises].map(at));
      const goals = rule.premises.reduceRight<Goal | null>((next, p) => ({ term: at(p), env, depth: depth - 1, next }), null);
      return this.unifyAll(patterns.map(at), args, env, () => this.prove(goals, then));
    });
  }

  private unifyAll(patterns: readonly Term[], args: readonly Thunk[], env: Environment, then: () => boolean, i = 0): boolean {
    const pattern = patterns[i];
    const arg = args[i];
    if (pattern === undefined || arg === undefined) return then();
    return this.unifyTerm(pattern, env, arg, () => this.unifyAll(patterns, args, env, then, i + 1));
  }

  /** Makes a pattern equal to a value: constructors are taken apart, variables bound, everything else evaluated. */
  private unifyTerm(t: Term, env: Environment, value: Thunk, then: () => boolean): boolean {
    if (t.kind === "free") return this.unify(t.type, present(env.frees.get(t.name), "unifyTerm: variable"), value, then);
    const { head, args } = stripApp(t);
    const isConstructor =
      head.kind === "const" && this.machine.theory.consts.get(head.name)?.spec.kind === "constructor" && head.name !== names.zero;
    if (head.kind === "const" && isConstructor && head.name !== names.Suc) {
      if (value.isHole) {
        const fields = args.map(() => Thunk.hole());
        return this.withBinding(value, data(head.name, fields), () => this.unifyAll(args, fields, env, then));
      }
      const found = value.force();
      return found.kind === "data" && found.constructor === head.name && this.unifyAll(args, found.args, env, then);
    }
    if (head.kind === "const" && head.name === names.Suc && args[0] !== undefined && !value.isHole) {
      const found = value.force();
      return found.kind === "number" && found.above > 0n && this.unifyTerm(args[0], env, Thunk.of(integer(found.above - 1n)), then);
    }
    return this.guarded(() => this.unify(t.type, Thunk.of(this.machine.evaluate(t, env)), value, then));
  }

  private unify(ty: Type, a: Thunk, b: Thunk, then: () => boolean): boolean {
    if (a === b) return then();
    if (a.isHole)
      return b.isHole
        ? this.guarded(() => {
            throw new Suspended("two unknown values");
          })
        : this.withBinding(a, b.force(), then);
    if (b.isHole) return this.withBinding(b, a.force(), then);
    return this.guarded(() => this.machine.same(ty, a, b)) && then();
  }

  private withBinding(hole: Thunk, value: Value, then: () => boolean): boolean {
    hole.bind(value);
    if (then()) return true;
    hole.unbind();
    return false;
  }

  /** Proves the goals, the first that can be decided first; goals that wait for values come later. */
  private prove(goals: Goal | null, then: () => boolean): boolean {
    if (goals === null) return then();
    const waiting: Goal[] = [];
    for (let goal: Goal | null = goals; goal !== null; goal = goal.next) {
      const rest = waiting.reduceRight<Goal | null>((next, g) => ({ ...g, next }), goal.next);
      const result = this.attempt(goal, () => this.prove(rest, then));
      if (result !== "waits") return result;
      waiting.push(goal);
    }
    this.wasCut = true;
    return false;
  }

  private attempt(goal: Goal, then: () => boolean): boolean | "waits" {
    const { head, args } = stripApp(goal.term);
    if (head.kind === "const" && this.machine.theory.consts.get(head.name)?.spec.kind === "inductive") {
      const thunks = args.map((x) =>
        x.kind === "free" ? present(goal.env.frees.get(x.name), "attempt: variable") : this.argument(x, goal.env),
      );
      return this.call(head, thunks, goal.depth, then);
    }
    try {
      return this.connective(goal, then) ?? this.decide(goal, then);
    } catch (error) {
      if (error instanceof Suspended) return this.fromSet(goal, then) ?? "waits";
      if (!(error instanceof CannotSay)) throw error;
      this.wasCut = true;
      return false;
    }
  }

  private decide(goal: Goal, then: () => boolean): boolean {
    const equation = destEq(goal.term);
    if (equation !== null) return this.equation(equation.left, equation.right, goal.env, then);
    return this.machine.holds(goal.term, goal.env) && then();
  }

  /** Conjunction, disjunction and `∃` are taken apart, so that their parts can bind variables. */
  private connective(goal: Goal, then: () => boolean): boolean | null {
    const [a, b] = destApps(goal.term, names.conj, 2) ?? [];
    if (a !== undefined && b !== undefined) return this.prove({ ...goal, term: a, next: { ...goal, term: b, next: null } }, then);
    const [c, d] = destApps(goal.term, names.disj, 2) ?? [];
    if (c !== undefined && d !== undefined)
      return this.prove({ ...goal, term: c, next: null }, then) || this.prove({ ...goal, term: d, next: null }, then);
    const [predicate] = destApps(goal.term, names.Ex, 1) ?? [];
    if (predicate?.kind !== "abs") return null;
    const { variable, body } = openAbs(predicate, new Set(goal.env.frees.keys()));
    const env = { ...goal.env, frees: new Map([...goal.env.frees, [variable.name, Thunk.hole()] as const]) };
    return this.prove({ ...goal, term: body, env, next: null }, then);
  }

  /** `t ∈ S` with unknown parts in `t`: each member of `S` in turn. */
  private fromSet(goal: Goal, then: () => boolean): boolean | null {
    const [t, set] = destApps(goal.term, names.member, 2) ?? [];
    if (t === undefined || set === undefined) return null;
    try {
      const value = this.machine.evaluate(set, goal.env);
      const members = value.kind === "set" ? this.machine.elementsOf(t.type, value) : null;
      return members === null ? null : members.some((x) => this.unifyTerm(t, goal.env, x, then));
    } catch (error) {
      if (error instanceof CannotSay) return null;
      throw error;
    }
  }

  /** An argument of a recursive call: constructor terms keep their unknown parts. */
  private argument(t: Term, env: Environment): Thunk {
    const { head, args } = stripApp(t);
    if (t.kind === "free") return present(env.frees.get(t.name), "argument: variable");
    const isConstructor =
      head.kind === "const" &&
      this.machine.theory.consts.get(head.name)?.spec.kind === "constructor" &&
      head.name !== names.Suc &&
      head.name !== names.zero;
    if (head.kind === "const" && isConstructor)
      return Thunk.of(
        data(
          head.name,
          args.map((x) => this.argument(x, env)),
        ),
      );
    return new Thunk(() => this.machine.evaluate(t, env));
  }

  private equation(left: Term, right: Term, env: Environment, then: () => boolean): boolean {
    const [a, b] = isOpenVariable(left, env) ? [left, right] : [right, left];
    if (isOpenVariable(a, env)) {
      const value = this.machine.evaluate(b, env);
      return this.withBinding(present(env.frees.get((a as Free).name), "equation: variable"), value, then);
    }
    return this.machine.same(left.type, this.machine.delay(left, env), this.machine.delay(right, env)) && then();
  }

  /** What cannot be decided cuts the branch off. */
  private guarded(test: () => boolean): boolean {
    try {
      return test();
    } catch (error) {
      if (!(error instanceof CannotSay)) throw error;
      this.wasCut = true;
      return false;
    }
  }
}

function isOpenVariable(t: Term, env: Environment): boolean {
  return t.kind === "free" && env.frees.get(t.name)?.isHole === true;
}

function holesFor(terms: readonly Term[]): Environment {
  const frees = new Map<string, Thunk>();
  for (const t of terms) for (const name of freeVars(t).keys()) if (!frees.has(name)) frees.set(name, Thunk.hole());
  return { bound: null, frees };
}
