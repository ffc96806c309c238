/**
 * A small prover for the introduction rules of inductive predicates, with logic variables for what a rule's conclusion does not determine.
 */
import { present } from "../base/index.ts";
import { CannotSay, type Environment, inductiveSpec, type Machine, Suspended, type Thunk } from "../judge/index.ts";
import {
  type Const,
  destApps,
  destEq,
  eq,
  type Free,
  free,
  matchType,
  names,
  openAbs,
  stripApp,
  stripFun,
  substTermTypes,
  type Term,
  type Type,
} from "../logic/index.ts";
import { type AnswerTables, instantiate } from "./answer-table.ts";
import { LateArguments } from "./computed.ts";
import { groundKey } from "./goal-key.ts";
import { argumentOf, type Computed, type Goal, isOpenVariable, membersOf, passedPredicate } from "./prover-goal.ts";
import { type Effort, Unifier } from "./unify.ts";

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
  readonly effort: Effort;
  private readonly unifier: Unifier;
  /** The closed goals being proved, outermost first. */
  private readonly path = new Set<string>();
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
    this.effort = { steps: 0, maxSteps: tables === null ? 20_000 * limit : 300_000, wasCut: false };
    this.unifier = new Unifier(machine, this.effort);
    this.tables = tables;
  }

  /** No more steps are left. */
  get isTired(): boolean {
    return this.effort.steps > this.effort.maxSteps;
  }

  /** An unknown value that the proof may bind. */
  hole(type: Type | null): Thunk {
    return this.unifier.hole(type);
  }

  /** Tries every rule of the predicate; `then` continues with what is left to prove. */
  call(c: Const, args: readonly Thunk[], depth: number, then: () => boolean): boolean {
    this.machine.tick();
    if (depth === 0 || ++this.effort.steps > this.effort.maxSteps) {
      this.effort.wasCut = true;
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
    const general = args.map((arg, i) => (tables.isPlain(arg) ? arg : this.unifier.hole(types[i] ?? null)));
    const entry = tables.entry(c, general, (hole) => this.unifier.isOwn(hole));
    if (entry === null) return null;
    if (entry.round !== tables.round && !(entry.isGround && entry.answers.length > 0)) {
      entry.round = tables.round;
      this.byRules(c, general, depth, null, () => {
        if (!tables.add(entry, general)) this.effort.wasCut = true;
        return entry.isGround;
      });
    }
    // Answers found while these are taken are taken too.
    for (let i = 0; i < entry.answers.length; i++) {
      this.machine.tick();
      const found = instantiate(present(entry.answers[i], "fromTable: answer"), args, (type) => this.unifier.hole(type));
      const next = (k: number): boolean => {
        const [ty, x, y] = [types[k], args[k], found[k]];
        return ty === undefined || x === undefined || y === undefined ? then() : this.unifier.unify(ty, x, y, () => next(k + 1));
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
      const env = this.unifier.holesFor([rule.conclusion, ...rule.premises].map(at));
      const goals = rule.premises.reduceRight<Goal | null>((next, p) => ({ term: at(p), env, depth: depth - 1, next }), null);
      const late = this.late.of(rule);
      const head = patterns.map(at);
      const heads = head.filter((_, i) => !late.has(i));
      const known = args.filter((_, i) => !late.has(i));
      const computed = [...late].flatMap((i) =>
        head[i] === undefined || args[i] === undefined ? [] : [{ term: head[i], value: args[i] }],
      );
      return inside(() => this.unifier.unifyAll(heads, known, env, () => this.unifyLate(computed, goals, env, () => proved(i, env))));
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

  /** Sums with one open part are solved, everything else waits for the premises. */
  private unifyLate(late: readonly Computed[], goals: Goal | null, env: Environment, then: () => boolean): boolean {
    const [first, ...rest] = late;
    if (first === undefined) return this.prove(goals, then);
    const { head, args } = stripApp(first.term);
    const isSum = head.kind === "const" && head.name === names.plus;
    const solved = isSum
      ? this.unifier.unifySum(args, first.term.type, env, first.value, () => this.unifyLate(rest, goals, env, then))
      : null;
    if (solved !== null) return solved;
    const result = free(`result ${late.length}`, first.term.type);
    const inner = { ...env, frees: new Map([...env.frees, [result.name, first.value] as const]) };
    return this.unifyLate(rest, { term: eq(first.term, result), env: inner, depth: 1, next: goals }, env, then);
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
      return this.unifier.split(this.waitsFor, () => this.prove(all, then));
    }
    this.effort.wasCut = true;
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
        this.waitsFor = this.unifier.isOwn(error.hole) ? error.hole : null;
        return this.fromSet(goal, then) ?? "waits";
      }
      if (!(error instanceof CannotSay)) throw error;
      this.effort.wasCut = true;
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
    const env = { ...goal.env, frees: new Map([...goal.env.frees, [variable.name, this.unifier.hole(variable.type)] as const]) };
    return this.prove({ ...goal, term: body, env, next: null }, then);
  }

  /** `t ∈ S` or `S t` with unknown parts in `t`: each member of `S` in turn. */
  private fromSet(goal: Goal, then: () => boolean): boolean | null {
    const isApplied = goal.term.kind === "app" && stripApp(goal.term).head.kind !== "const";
    const [t, set] = isApplied ? [goal.term.arg, goal.term.fun] : (destApps(goal.term, names.member, 2) ?? []);
    if (t === undefined || set === undefined) return null;
    try {
      const members = membersOf(this.machine, t.type, this.machine.evaluate(set, goal.env));
      return members === null ? null : members.some((x) => this.unifier.unifyTerm(t, goal.env, x, then));
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
}
