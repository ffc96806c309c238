/**
 * One step forwards: the facts that a rule of an inductive predicate derives from known facts, complete for goals some of whose arguments are
 * known. Variables of the rule get their values from the goal, from equations, from members of sets and from the facts that match a premise;
 * where one gets none, it cannot be said what the rule derives.
 */
import { present } from "../base/index.ts";
import { CannotSay, explore, isPattern, type Machine, matches, ruleAt, settled, Thunk } from "../judge/index.ts";
import {
  type Const,
  destApps,
  destEq,
  eachNode,
  eq,
  type Free,
  free,
  freeVars,
  type IntroRule,
  names,
  openAbs,
  stripApp,
  type Term,
  type Type,
} from "../logic/index.ts";
import { membersOf } from "./prover-goal.ts";

/** The facts that match a goal (null for its open arguments), as lists of all arguments, and how many of them were there last time. */
export type Lookup = (c: Const, known: readonly (Thunk | null)[]) => { readonly rows: readonly Row[]; readonly old: number };

/** The arguments of a fact. */
export type Row = readonly Thunk[];

/** What a rule derives: a fact, the values of the rule's variables, and the facts that it follows from. */
export interface Derived {
  readonly args: Row;
  readonly env: Bindings;
  readonly from: readonly Row[];
}

export interface DeriveOptions {
  readonly lookup: Lookup;
  /** Only what follows from some new fact is wanted. */
  readonly isAgain: boolean;
  /** Values for a variable that nothing determines, where not all facts are wanted. */
  readonly tries: ((ty: Type) => readonly Thunk[]) | null;
}

type Bindings = ReadonlyMap<string, Thunk>;

/** A way on: bindings, what is left to be shown, the facts used, and whether one of them is new. */
interface DerivationBranch {
  readonly env: Bindings;
  readonly goals: readonly Term[];
  readonly from?: readonly Row[];
  readonly isNew?: boolean;
}

/** Calls `found` with every fact that the rule derives and that matches the goal. */
export function derive(
  machine: Machine,
  c: Const,
  rule: IntroRule,
  known: readonly (Thunk | null)[],
  options: DeriveOptions,
  found: (derived: Derived) => void,
): void {
  const here = ruleAt(c, rule);
  if (here === null) return;
  const env = new Map<string, Thunk>();
  const late: { readonly pattern: Term; readonly value: Thunk }[] = [];
  for (const [i, pattern] of here.patterns.entries()) {
    const value = known[i] ?? null;
    if (value === null) continue;
    if (!isPattern(machine.theory, pattern)) late.push({ pattern, value });
    else if (!matches(machine, pattern, value, env)) return;
  }
  // What a conclusion computes is compared when its variables have values.
  const equations = late.map(({ pattern, value }, i): Term => {
    const result = free(`result ${i}`, pattern.type);
    env.set(result.name, value);
    return eq(pattern, result);
  });
  const taken = new Set([...here.patterns, ...here.premises].flatMap((t) => [...freeVars(t).keys()]));
  new Derivation(machine, c, options, taken, (solved, from) => {
    found({ args: here.patterns.map((p, i) => known[i] ?? evaluated(machine, p, solved)), env: solved, from });
  }).solve({ env, goals: [...equations, ...here.premises], from: [], isNew: !options.isAgain }, here.patterns);
}

/** The value of a term that has values for all its variables, computed now. */
function evaluated(machine: Machine, t: Term, env: Bindings): Thunk {
  const value = machine.delay(t, { bound: null, frees: env });
  value.force();
  return value;
}

class Derivation {
  private readonly machine: Machine;
  private readonly options: DeriveOptions;
  private readonly found: (env: Bindings, from: readonly Row[]) => void;
  /** The names of all variables. */
  private readonly taken: Set<string>;
  private readonly isCo: boolean;

  constructor(
    machine: Machine,
    c: Const,
    options: DeriveOptions,
    taken: Set<string>,
    found: (env: Bindings, from: readonly Row[]) => void,
  ) {
    const spec = machine.theory.consts.get(c.name)?.spec;
    this.isCo = spec?.kind === "inductive" && spec.co;
    this.machine = machine;
    this.options = options;
    this.taken = taken;
    this.found = found;
  }

  /** Every way to show the goals; `results` are terms whose variables must have values in the end. */
  solve(branch: Required<DerivationBranch>, results: readonly Term[]): void {
    this.machine.tick();
    const { env, goals } = branch;
    const isOld = !branch.isNew;
    const next =
      this.next(env, goals, isOld) ??
      this.guess(env, goals) ??
      this.joined(env, goals, isOld) ??
      this.listed(env, [...goals, ...results], goals);
    if (next !== null)
      for (const { env, goals, from = [], isNew = false } of next)
        this.solve({ env, goals, from: [...branch.from, ...from], isNew: branch.isNew || isNew }, results);
    else if (branch.isNew) this.found(env, branch.from);
  }

  /** The ways on from the first goal that is ready: one that can be tested, then one that binds, then one with facts for what is known. */
  private next(env: Bindings, goals: readonly Term[], isOld: boolean): readonly DerivationBranch[] | null {
    for (const step of [this.split, this.test, this.bind, this.members, this.related])
      for (const [i, goal] of goals.entries()) {
        const branches = step.call(this, goal, env, isOld && this.isLast(goals, i));
        if (branches !== null) return withRest(branches, goals, i);
      }
    return null;
  }

  /** Whether no other goal looks up facts. */
  private isLast(goals: readonly Term[], here: number): boolean {
    return goals.every((goal, i) => i === here || !mayLookUp(this.machine, goal));
  }

  /** What has values for all its variables is evaluated, facts about inductive predicates are looked up. */
  private test(goal: Term, env: Bindings): readonly DerivationBranch[] | null {
    if (unbound(goal, env).length > 0 || this.atom(goal, env) !== null) return null;
    return this.machine.holds(goal, { bound: null, frees: env }) ? [{ env, goals: [] }] : [];
  }

  private split(goal: Term, env: Bindings): readonly DerivationBranch[] | null {
    const both = destApps(goal, names.conj, 2);
    if (both !== null) return [{ env, goals: both }];
    return destApps(goal, names.disj, 2)?.map((t) => ({ env, goals: [t] })) ?? null;
  }

  /** `∃` is opened, and equations bind variables. */
  private bind(goal: Term, env: Bindings): readonly DerivationBranch[] | null {
    const [predicate] = destApps(goal, names.Ex, 1) ?? [];
    if (predicate?.kind === "abs") {
      const { variable, body } = openAbs(predicate, new Set([...env.keys(), ...this.taken]));
      this.taken.add(variable.name);
      return [{ env, goals: [body] }];
    }
    const sides = destEq(goal);
    if (sides === null) return null;
    return this.equation(sides.left, sides.right, env) ?? this.equation(sides.right, sides.left, env);
  }

  private equation(pattern: Term, t: Term, env: Bindings): readonly DerivationBranch[] | null {
    if (unbound(t, env).length > 0 || !isPattern(this.machine.theory, pattern)) return null;
    return this.matched([[pattern, this.machine.delay(t, { bound: null, frees: env })]], env);
  }

  private matched(pairs: readonly (readonly [Term, Thunk])[], env: Bindings): DerivationBranch[] {
    const bindings = new Map(env);
    return pairs.every(([pattern, value]) => matches(this.machine, pattern, value, bindings)) ? [{ env: bindings, goals: [] }] : [];
  }

  /** Facts that share something with the goal besides fixed arguments. */
  private related(goal: Term, env: Bindings, onlyNew: boolean): readonly DerivationBranch[] | null {
    const atom = this.atom(goal, env);
    if (atom === null) return null;
    const spec = this.machine.theory.consts.get(atom.c.name)?.spec;
    const fixed = Math.max(0, (spec?.kind === "inductive" ? spec.params : 0) - atom.given.length);
    return atom.args.length > 0 && atom.args.slice(fixed).every((arg) => unbound(arg, env).length > 0)
      ? null
      : this.join(goal, env, onlyNew);
  }

  /** The facts of any inductive predicate among the goals. */
  private joined(env: Bindings, goals: readonly Term[], isOld: boolean): readonly DerivationBranch[] | null {
    for (const [i, goal] of goals.entries()) {
      const branches = this.join(goal, env, isOld && this.isLast(goals, i));
      if (branches !== null) return withRest(branches, goals, i);
    }
    return null;
  }

  /** Each fact of an inductive predicate that matches. */
  private join(goal: Term, env: Bindings, onlyNew: boolean): readonly DerivationBranch[] | null {
    const atom = this.atom(goal, env);
    if (atom === null) return null;
    const isOpen = (arg: Term): boolean => unbound(arg, env).length > 0;
    if (!atom.args.every((arg) => !isOpen(arg) || isPattern(this.machine.theory, arg))) return null;
    const known = atom.args.map((arg) => (isOpen(arg) ? null : this.machine.delay(arg, { bound: null, frees: env })));
    const { rows, old } = this.options.lookup(atom.c, [...atom.given, ...known]);
    return rows.slice(onlyNew ? old : 0).flatMap((row, i) => {
      const pairs = atom.args.flatMap((arg, k) =>
        isOpen(arg) ? [[arg, present(row[atom.given.length + k], "join: argument")] as const] : [],
      );
      return this.matched(pairs, env).map((branch) => ({ ...branch, from: [row], isNew: onlyNew || i >= old }));
    });
  }

  /** Each member of a set, each value that makes a given predicate true. */
  private members(goal: Term, env: Bindings): readonly DerivationBranch[] | null {
    const isApplied = goal.kind === "app" && stripApp(goal).head.kind === "free";
    const [t, set] = isApplied ? [goal.arg, goal.fun] : (destApps(goal, names.member, 2) ?? []);
    if (t === undefined || set === undefined || this.atom(goal, env) !== null) return null;
    if (unbound(set, env).length > 0 || !isPattern(this.machine.theory, t)) return null;
    const elements = membersOf(this.machine, t.type, this.machine.evaluate(set, { bound: null, frees: env }));
    return elements === null ? null : elements.flatMap((x) => this.matched([[t, x]], env));
  }

  /** An inductive predicate, named or given as an argument, and its arguments. */
  private atom(goal: Term, env: Bindings): { readonly c: Const; readonly given: readonly Thunk[]; readonly args: readonly Term[] } | null {
    const { head, args } = stripApp(goal);
    // Among the premises of an inductive predicate, coinductive ones are tests, and the other way round.
    const isInductive = (c: Const): boolean => {
      const spec = this.machine.theory.consts.get(c.name)?.spec;
      return spec?.kind === "inductive" && spec.co === this.isCo;
    };
    if (head.kind === "const") return isInductive(head) ? { c: head, given: [], args } : null;
    const value = head.kind === "free" ? env.get(head.name)?.force() : undefined;
    const partial = value?.kind === "function" ? value.partial : undefined;
    return partial !== undefined && isInductive(partial.c) ? { c: partial.c, given: partial.args, args } : null;
  }

  /** A variable whose values are bounded by a goal. */
  private guess(env: Bindings, goals: readonly Term[]): readonly DerivationBranch[] | null {
    for (const x of goals.flatMap((t) => unbound(t, env))) {
      const values = this.bounded(x, env, goals);
      if (values !== null) return values.map((value) => ({ env: new Map([...env, [x.name, value]]), goals }));
    }
    return null;
  }

  /** A variable that nothing binds: all values of its type. Null when every variable has a value. */
  private listed(env: Bindings, terms: readonly Term[], goals: readonly Term[]): readonly DerivationBranch[] | null {
    const open = terms.flatMap((t) => unbound(t, env));
    for (const x of open) {
      const values = this.machine.finiteValues(x.type);
      if (values !== null) return values.map((value) => ({ env: new Map([...env, [x.name, value]]), goals }));
    }
    const [first] = open;
    const tried = first === undefined ? undefined : this.options.tries?.(first.type);
    if (first !== undefined && tried !== undefined) return tried.map((value) => ({ env: new Map([...env, [first.name, value]]), goals }));
    if (open.length > 0) throw new CannotSay(`the variable ${open[0]?.name ?? ""} of a rule is not determined`);
    return null;
  }

  /** All values of a variable with which one of the goals can hold, whatever the others are; values of finite types are listed later. */
  private bounded(x: Free, env: Bindings, goals: readonly Term[]): readonly Thunk[] | null {
    if (this.machine.finiteValues(x.type) !== null) return null;
    for (const goal of goals) {
      const others = unbound(goal, env).filter((y) => y.name !== x.name);
      if (!freeVars(goal).has(x.name) || this.atom(goal, env) !== null) continue;
      const hole = Thunk.hole(x.type);
      const holes = new Map([...env, [x.name, hole] as const, ...others.map((y) => [y.name, Thunk.hole(y.type)] as const)]);
      const values: Thunk[] = [];
      const isListed = (holds: boolean): boolean => {
        if (holds) values.push(settled(this.machine, hole, 0));
        return false;
      };
      try {
        if (explore(this.machine, [hole], () => this.machine.holds(goal, { bound: null, frees: holes }), isListed, 2) === "all")
          return values;
      } catch (error) {
        if (!(error instanceof CannotSay)) throw error;
      }
    }
    return null;
  }
}

/** Whether a goal has a place that may look up facts. */
function mayLookUp(machine: Machine, goal: Term): boolean {
  let isFound = false;
  eachNode(goal, (t) => {
    isFound ||=
      t.kind === "const" ? machine.theory.consts.get(t.name)?.spec.kind === "inductive" : t.kind === "app" && t.fun.kind === "free";
  });
  return isFound;
}

function unbound(t: Term, env: Bindings): Free[] {
  return [...freeVars(t).values()].filter((x) => !env.has(x.name));
}

function withRest(branches: readonly DerivationBranch[], goals: readonly Term[], done: number): DerivationBranch[] {
  const rest = goals.filter((_, i) => i !== done);
  return branches.map((branch) => ({ ...branch, goals: [...branch.goals, ...rest] }));
}
