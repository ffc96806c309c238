/**
 * A small prover for the introduction rules of inductive predicates, with logic variables for what a rule's conclusion does not determine.
 */
import { present } from "../base/index.ts";
import {
  alternatives,
  CannotSay,
  data,
  type Environment,
  fieldTypes,
  fraction,
  inductiveSpec,
  integer,
  type Machine,
  type NumberValue,
  numberOf,
  paramsOf,
  Suspended,
  Thunk,
  type Value,
} from "../judge/index.ts";
import {
  type Const,
  destApps,
  destEq,
  eq,
  type Free,
  free,
  freeVars,
  intT,
  matchType,
  names,
  natT,
  openAbs,
  stripApp,
  stripFun,
  substTermTypes,
  substType,
  type Term,
  type Type,
} from "../logic/index.ts";
import { type AnswerTables, instantiate } from "./answer-table.ts";
import { LateArguments } from "./computed.ts";
import { groundKey } from "./goal-key.ts";
import { openOperand } from "./inverse.ts";
import { argumentOf, type Computed, type Goal, holesOf, isOpenVariable, membersOf, passedPredicate } from "./prover-goal.ts";

/** How many unknown values may be split one inside the other. */
const maxSplits = 60;

/** Told of a rule that a goal follows by, with the values of its variables. */
export type ProofNote = (c: Const, args: readonly Thunk[], rule: number, values: ReadonlyMap<string, Thunk>) => void;

export interface ProverOptions {
  readonly note: ProofNote;
  readonly tables?: AnswerTables | null;
  readonly isForward?: boolean;
}

export class Prover {
  private readonly machine: Machine;
  private readonly note: ProofNote;
  /** Whether the depth limit, or something undecided, ended a branch. */
  wasCut = false;
  private steps = 0;
  private splits = 0;
  private readonly maxSteps: number;
  /** The closed goals being proved, outermost first. */
  private readonly path = new Set<string>();
  /** The holes that this prover made. Others belong to quantifiers around it: they must not be bound here. */
  private readonly own = new WeakSet<Thunk>();
  /** Answers of goals, or null where every goal is proved anew. */
  private readonly tables: AnswerTables | null;

  /** Conclusions are computed from what the premises find, and never taken apart. */
  private readonly isForward: boolean;
  private readonly late: LateArguments;
  /** What the last goal that waits is waiting for. */
  private waitsFor: Thunk | null = null;

  constructor(machine: Machine, limit: number, { note, tables = null, isForward = false }: ProverOptions) {
    this.machine = machine;
    this.note = note;
    this.isForward = isForward;
    this.late = new LateArguments(machine.theory, isForward);
    this.maxSteps = tables === null ? 20_000 * limit : 300_000;
    this.tables = tables;
  }

  /** No more steps are left. */
  get isTired(): boolean {
    return this.steps > this.maxSteps;
  }

  /** Tries every rule of the predicate; `then` continues with what is left to prove. */
  call(c: Const, args: readonly Thunk[], depth: number, then: () => boolean): boolean {
    this.machine.tick();
    if (depth === 0 || ++this.steps > this.maxSteps) {
      this.wasCut = true;
      return false;
    }
    const tabled = this.tables === null ? null : this.fromTable(this.tables, c, args, depth, then);
    if (tabled !== null) return tabled;
    // A shortest proof never needs the same closed goal twice on one path.
    const key = groundKey(this.machine, c, args);
    if (key !== null && this.path.has(key)) return false;
    return this.byRules(c, args, depth, key, then);
  }

  /** Each answer of the goal, after its rules were tried in this round; null when the goal cannot be kept. */
  private fromTable(tables: AnswerTables, c: Const, args: readonly Thunk[], depth: number, then: () => boolean): boolean | null {
    const { args: types } = stripFun(c.type);
    // Arguments known in part count as unknown: otherwise every goal could lead to a larger one.
    const general = args.map((arg, i) => (tables.isPlain(arg) ? arg : this.hole(types[i] ?? null)));
    const entry = tables.entry(c, general, (hole) => this.own.has(hole.target));
    if (entry === null) return null;
    if (entry.round !== tables.round && !(entry.isGround && entry.answers.length > 0)) {
      entry.round = tables.round;
      this.byRules(c, general, depth, null, () => {
        if (!tables.add(entry, general)) this.wasCut = true;
        return entry.isGround;
      });
    }
    // Answers found while these are taken are taken too.
    for (let i = 0; i < entry.answers.length; i++) {
      const found = instantiate(present(entry.answers[i], "fromTable: answer"), args, (type) => this.hole(type));
      const next = (k: number): boolean => {
        const [ty, x, y] = [types[k], args[k], found[k]];
        return ty === undefined || x === undefined || y === undefined ? then() : this.unify(ty, x, y, () => next(k + 1));
      };
      if (next(0)) return true;
    }
    return false;
  }

  private byRules(c: Const, args: readonly Thunk[], depth: number, key: string | null, then: () => boolean): boolean {
    const spec = inductiveSpec(this.machine, c.name);
    const inside = (body: () => boolean): boolean => {
      if (key === null) return body();
      this.path.add(key);
      try {
        return body();
      } finally {
        this.path.delete(key);
      }
    };
    const proved = (rule: number, env: Environment): boolean => {
      const isDone = this.outside(key, then);
      // Answers of tables are noted as they are found; otherwise only what the whole proof uses.
      if (isDone || this.tables !== null) this.note(c, args, rule, env.frees);
      return isDone;
    };
    return spec.rules.some((rule, i) => {
      const { head: own, args: patterns } = stripApp(rule.conclusion);
      if (own.kind !== "const" || own.name !== c.name) return false;
      const types = matchType(own.type, c.type) ?? new Map();
      const at = (t: Term): Term => substTermTypes(types, t);
      const env = this.holesFor([rule.conclusion, ...rule.premises].map(at));
      const goals = rule.premises.reduceRight<Goal | null>((next, p) => ({ term: at(p), env, depth: depth - 1, next }), null);
      const late = this.late.of(rule);
      const head = patterns.map(at);
      const heads = head.filter((_, i) => !late.has(i));
      const known = args.filter((_, i) => !late.has(i));
      const computed = [...late].flatMap((i) =>
        head[i] === undefined || args[i] === undefined ? [] : [{ term: head[i], value: args[i] }],
      );
      return inside(() => this.unifyAll(heads, known, env, () => this.unifyLate(computed, goals, env, () => proved(i, env))));
    });
  }

  /** What remains to be proved after a goal is no longer inside it. */
  private outside(key: string | null, then: () => boolean): boolean {
    if (key === null) return then();
    this.path.delete(key);
    try {
      return then();
    } finally {
      this.path.add(key);
    }
  }

  private unifyAll(patterns: readonly Term[], args: readonly Thunk[], env: Environment, then: () => boolean, i = 0): boolean {
    const pattern = patterns[i];
    const arg = args[i];
    if (pattern === undefined || arg === undefined) return then();
    return this.unifyTerm(pattern, env, arg, () => this.unifyAll(patterns, args, env, then, i + 1));
  }

  /** Sums with one open part are solved, everything else waits for the premises. */
  private unifyLate(late: readonly Computed[], goals: Goal | null, env: Environment, then: () => boolean): boolean {
    const [first, ...rest] = late;
    if (first === undefined) return this.prove(goals, then);
    const { head, args } = stripApp(first.term);
    const isSum = head.kind === "const" && head.name === names.plus;
    const solved = isSum ? this.unifySum(args, first.term.type, env, first.value, () => this.unifyLate(rest, goals, env, then)) : null;
    if (solved !== null) return solved;
    const result = free(`result ${late.length}`, first.term.type);
    const inner = { ...env, frees: new Map([...env.frees, [result.name, first.value] as const]) };
    return this.unifyLate(rest, { term: eq(first.term, result), env: inner, depth: 1, next: goals }, env, then);
  }

  /** Makes a pattern equal to a value: constructors are taken apart, variables bound, everything else evaluated as far as needed. */
  private unifyTerm(t: Term, env: Environment, value: Thunk, then: () => boolean): boolean {
    if (t.kind === "free") return this.unify(t.type, present(env.frees.get(t.name), "unifyTerm: variable"), value, then);
    const { head, args } = stripApp(t);
    const solved = head.kind === "const" && head.name === names.plus ? this.unifySum(args, t.type, env, value, then) : null;
    if (solved !== null) return solved;
    if (head.kind !== "const" || !this.isConstructor(head.name))
      return this.unify(t.type, new Thunk(() => this.machine.evaluate(t, env)), value, then);
    if (value.isHole) {
      this.checkOwn(value);
      const fields = args.map((arg) => this.hole(arg.type));
      const [first] = fields;
      const made = head.name === names.Suc && first !== undefined ? integer(1n, { hole: first, sign: 1n }) : data(head.name, fields);
      return value.bound(made, () => this.unifyAll(args, fields, env, then));
    }
    return this.forced(
      value,
      () => this.unifyTerm(t, env, value, then),
      (found) => {
        if (found.kind === "number") return this.unifySuccessor(args, env, value, then);
        return found.kind === "data" && found.constructor === head.name && this.unifyAll(args, found.args, env, then);
      },
    );
  }

  private unifySuccessor([inner]: readonly Term[], env: Environment, value: Thunk, then: () => boolean): boolean {
    const number = numberOf(value);
    if (inner === undefined) return false;
    const again = (): boolean => this.unifySuccessor([inner], env, value, then);
    if (number.above > 0n) return this.unifyTerm(inner, env, Thunk.of({ ...number, above: number.above - 1n }), then);
    return number.rest !== null && this.splitOwn(number.rest.hole, again);
  }

  /** `p + t` or `t + p` with a known `t`, against a known number; null when something is not known. */
  private unifySum(args: readonly Term[], ty: Type, env: Environment, value: Thunk, then: () => boolean): boolean | null {
    const [a, b] = args;
    if (a === undefined || b === undefined) return null;
    const open = openOperand(ty, value, argumentOf(this.machine, a, env), argumentOf(this.machine, b, env));
    if (open === null) return null;
    return open.value !== null && this.unifyTerm(open.index === 0 ? a : b, env, open.value, then);
  }

  private holesFor(terms: readonly Term[]): Environment {
    const frees = new Map<string, Thunk>();
    for (const t of terms) for (const [name, { type }] of freeVars(t)) if (!frees.has(name)) frees.set(name, this.hole(type));
    return { bound: null, frees };
  }

  /** An unknown value that this prover may bind. */
  hole(type: Type | null): Thunk {
    const made = Thunk.hole(type);
    this.own.add(made);
    return made;
  }

  /** A hole of somebody else's stops the proof: whoever made it has to say more. */
  private checkOwn(hole: Thunk): void {
    if (!this.own.has(hole.target)) throw new Suspended(hole.target);
  }

  /** Constructors that patterns are made of; zero is compared as a number. */
  private isConstructor(name: string): boolean {
    return name === names.Suc || (name !== names.zero && this.machine.theory.consts.get(name)?.spec.kind === "constructor");
  }

  private unify(ty: Type, a: Thunk, b: Thunk, then: () => boolean): boolean {
    if (a === b) return then();
    for (const x of [a, b]) if (x.isHole) this.checkOwn(x);
    if (a.isHole && b.isHole) return a.joined(b, then);
    if (a.isHole && !b.isHole)
      return this.forced(
        b,
        () => this.unify(ty, a, b, then),
        (value) => a.bound(value, then),
      );
    if (b.isHole && !a.isHole)
      return this.forced(
        a,
        () => this.unify(ty, a, b, then),
        (value) => b.bound(value, then),
      );
    const again = (): boolean => this.unify(ty, a, b, then);
    return this.forced(a, again, (left) => this.forced(b, again, (right) => this.unifyValues(ty, left, right, then)));
  }

  private unifyValues(ty: Type, left: Value, right: Value, then: () => boolean): boolean {
    if (left === right) return then();
    if (left.kind === "number" && right.kind === "number") return this.unifyNumbers(left, right, then);
    const definition = ty.kind === "con" ? this.machine.theory.types.get(ty.name)?.definition : undefined;
    if (ty.kind === "con" && definition?.kind === "typedef")
      return this.unifyValues(substType(paramsOf(definition.params, ty.args), definition.base), left, right, then);
    if (left.kind !== "data" || right.kind !== "data" || definition?.kind === "quotient")
      return this.guarded(() => this.machine.same(ty, Thunk.of(left), Thunk.of(right))) && then();
    if (left.constructor !== right.constructor) return false;
    const types = fieldTypes(this.machine, ty, left.constructor);
    const next = (i: number): boolean => {
      const [fieldType, x, y] = [types[i], left.args[i], right.args[i]];
      return fieldType === undefined || x === undefined || y === undefined ? then() : this.unify(fieldType, x, y, () => next(i + 1));
    };
    return next(0);
  }

  private unifyNumbers(left: NumberValue, right: NumberValue, then: () => boolean): boolean {
    const [x, y] = [numberOf(Thunk.of(left)), numberOf(Thunk.of(right))];
    const [open, other] = x.rest === null ? [y, x] : [x, y];
    if (open.rest === null) return x.above === y.above && x.below === y.below && then();
    const { hole, sign } = open.rest;
    if (other.rest !== null && (other.rest.hole === hole || other.rest.sign !== sign))
      return this.splitOwn(hole, () => this.unifyNumbers(left, right, then));
    const needed = fraction((other.above * open.below - open.above * other.below) * sign, open.below * other.below, other.rest);
    if (needed.below !== 1n && (hole.type === natT || hole.type === intT)) return false;
    if (needed.above < 0n && hole.type === natT) return other.rest !== null && this.unifyNumbers(right, left, then);
    this.checkOwn(hole);
    return needed.above === 0n && other.rest !== null ? hole.joined(other.rest.hole, then) : hole.bound(needed, then);
  }

  /** Continues with the value of a thunk; where a hole stands in the way, with each way the hole can begin. */
  private forced(thunk: Thunk, again: () => boolean, then: (value: Value) => boolean): boolean {
    let value: Value;
    try {
      value = thunk.force();
    } catch (error) {
      if (!(error instanceof CannotSay)) throw error;
      if (error instanceof Suspended) return this.splitOwn(error.hole, again);
      this.machine.tick();
      this.wasCut = true;
      return false;
    }
    return then(value);
  }

  private splitOwn(hole: Thunk, again: () => boolean): boolean {
    this.checkOwn(hole);
    return this.split(hole, again);
  }

  /** Each way an unknown value can begin. */
  private split(hole: Thunk, again: () => boolean): boolean {
    this.machine.tick();
    const parts = alternatives(this.machine, hole.type);
    for (const part of parts ?? []) for (const field of holesOf(part)) this.own.add(field);
    if (parts === null || ++this.steps > this.maxSteps || this.splits >= maxSplits) {
      this.wasCut = true;
      return false;
    }
    this.splits++;
    try {
      return parts.some((part) => hole.bound(part, again));
    } finally {
      this.splits--;
    }
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
    const [first] = waiting;
    if (this.isForward && first !== undefined && this.waitsFor !== null) {
      const all = waiting.reduceRight<Goal | null>((next, g) => ({ ...g, next }), null);
      return this.split(this.waitsFor, () => this.prove(all, then));
    }
    this.wasCut = true;
    return false;
  }

  private attempt(goal: Goal, then: () => boolean): boolean | "waits" {
    const { head, args } = stripApp(goal.term);
    const passed = head.kind === "free" ? passedPredicate(this.machine, head.name, goal.env) : null;
    if (passed !== null)
      return this.call(passed.c, [...passed.args, ...args.map((x) => argumentOf(this.machine, x, goal.env))], goal.depth, then);
    if (head.kind === "const" && this.machine.theory.consts.get(head.name)?.spec.kind === "inductive") {
      const thunks = args.map((x) =>
        x.kind === "free" ? present(goal.env.frees.get(x.name), "attempt: variable") : argumentOf(this.machine, x, goal.env),
      );
      return this.call(head, thunks, goal.depth, then);
    }
    try {
      return this.connective(goal, then) ?? this.decide(goal, then);
    } catch (error) {
      if (error instanceof Suspended) {
        this.waitsFor = this.own.has(error.hole) ? error.hole : null;
        return this.fromSet(goal, then) ?? "waits";
      }
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
    const env = { ...goal.env, frees: new Map([...goal.env.frees, [variable.name, this.hole(variable.type)] as const]) };
    return this.prove({ ...goal, term: body, env, next: null }, then);
  }

  /** `t ∈ S` or `S t` with unknown parts in `t`: each member of `S` in turn. */
  private fromSet(goal: Goal, then: () => boolean): boolean | null {
    const isApplied = goal.term.kind === "app" && stripApp(goal.term).head.kind !== "const";
    const [t, set] = isApplied ? [goal.term.arg, goal.term.fun] : (destApps(goal.term, names.member, 2) ?? []);
    if (t === undefined || set === undefined) return null;
    try {
      const members = membersOf(this.machine, t.type, this.machine.evaluate(set, goal.env));
      return members === null ? null : members.some((x) => this.unifyTerm(t, goal.env, x, then));
    } catch (error) {
      if (error instanceof CannotSay) return null;
      throw error;
    }
  }

  private equation(left: Term, right: Term, env: Environment, then: () => boolean): boolean {
    const [a, b] = isOpenVariable(left, env) ? [left, right] : [right, left];
    if (isOpenVariable(a, env)) {
      const value = this.machine.evaluate(b, env);
      return present(env.frees.get((a as Free).name), "equation: variable").bound(value, then);
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
