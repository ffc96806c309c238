/** Unification of values that are known in part: unknown ones are bound, split where something has to be known of them, and undone. */
import { present } from "../base/index.ts";
import {
  alternatives,
  CannotSay,
  data,
  type Environment,
  fieldTypes,
  fraction,
  integer,
  type Machine,
  type NumberValue,
  numberOf,
  Suspended,
  Thunk,
  type Value,
} from "../judge/index.ts";
import { carvedAt, freeVars, isWholeNumber, names, natT, stripApp, type Term, type Type } from "../logic/index.ts";
import { openOperand } from "./inverse.ts";
import { argumentOf, holesOf } from "./prover-goal.ts";

/** How many unknown values may be split one inside the other. */
const maxSplits = 60;

/** What a proof has cost, and whether a limit, or something undecided, ended a branch. */
export interface Effort {
  steps: number;
  readonly maxSteps: number;
  wasCut: boolean;
}

export class Unifier {
  private readonly machine: Machine;
  private readonly effort: Effort;
  private splits = 0;
  /** The holes that were made here. Others belong to quantifiers around: they must not be bound. */
  private readonly own = new WeakSet<Thunk>();

  constructor(machine: Machine, effort: Effort) {
    this.machine = machine;
    this.effort = effort;
  }

  isOwn(hole: Thunk): boolean {
    return this.own.has(hole.target);
  }

  unifyAll(patterns: readonly Term[], args: readonly Thunk[], env: Environment, then: () => boolean, i = 0): boolean {
    const pattern = patterns[i];
    const arg = args[i];
    if (pattern === undefined || arg === undefined) return then();
    return this.unifyTerm(pattern, env, arg, () => this.unifyAll(patterns, args, env, then, i + 1));
  }

  /** Makes a pattern equal to a value: constructors are taken apart, variables bound, everything else evaluated as far as needed. */
  unifyTerm(t: Term, env: Environment, value: Thunk, then: () => boolean): boolean {
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
  unifySum(args: readonly Term[], ty: Type, env: Environment, value: Thunk, then: () => boolean): boolean | null {
    const [a, b] = args;
    if (a === undefined || b === undefined) return null;
    const open = openOperand(ty, value, argumentOf(this.machine, a, env), argumentOf(this.machine, b, env));
    if (open === null) return null;
    return open.value !== null && this.unifyTerm(open.index === 0 ? a : b, env, open.value, then);
  }

  holesFor(terms: readonly Term[]): Environment {
    const frees = new Map<string, Thunk>();
    for (const t of terms) for (const [name, { type }] of freeVars(t)) if (!frees.has(name)) frees.set(name, this.hole(type));
    return { bound: null, frees };
  }

  /** An unknown value that may be bound. */
  hole(type: Type | null): Thunk {
    const made = Thunk.hole(type);
    this.own.add(made);
    return made;
  }

  /** A hole of somebody else's stops the proof: whoever made it has to say more. */
  private checkOwn(hole: Thunk): void {
    if (!this.isOwn(hole)) throw new Suspended(hole.target);
  }

  /** Constructors that patterns are made of; zero is compared as a number. */
  private isConstructor(name: string): boolean {
    return name === names.Suc || (name !== names.zero && this.machine.theory.consts.get(name)?.spec.kind === "constructor");
  }

  unify(ty: Type, a: Thunk, b: Thunk, then: () => boolean): boolean {
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
    const carved = carvedAt(this.machine.theory, ty);
    if (carved?.definition.kind === "typedef") return this.unifyValues(carved.base, left, right, then);
    if (left.kind !== "data" || right.kind !== "data" || carved !== null)
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
    if (needed.below !== 1n && hole.type !== null && isWholeNumber(hole.type)) return false;
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
      this.effort.wasCut = true;
      return false;
    }
    return then(value);
  }

  private splitOwn(hole: Thunk, again: () => boolean): boolean {
    this.checkOwn(hole);
    return this.split(hole, again);
  }

  /** Each way an unknown value can begin. */
  split(hole: Thunk, again: () => boolean): boolean {
    this.machine.tick();
    const parts = alternatives(this.machine, hole.type);
    for (const part of parts ?? []) for (const field of holesOf(part)) this.own.add(field);
    if (parts === null || ++this.effort.steps > this.effort.maxSteps || this.splits >= maxSplits) {
      this.effort.wasCut = true;
      return false;
    }
    this.splits++;
    try {
      return parts.some((part) => hole.bound(part, again));
    } finally {
      this.splits--;
    }
  }

  /** What cannot be decided cuts the branch off. */
  private guarded(test: () => boolean): boolean {
    try {
      return test();
    } catch (error) {
      if (!(error instanceof CannotSay)) throw error;
      this.effort.wasCut = true;
      return false;
    }
  }
}
