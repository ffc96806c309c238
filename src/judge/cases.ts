/**
 * Values that are not known: a test is run on a hole, and where it asks what the hole is, the cases are told apart that the question is about.
 * Asked whether the hole is one of some values, it is each of these, or none of them; asked for its constructor, each constructor with new
 * holes inside; asked whether a number is at least n, a smaller one, or n and a rest; asked for the order of two numbers, either; asked for the
 * result of a function at a value, a new hole (needed narrowing, as in [Bulwahn 2013], chapter 5, with equations answered at once). All cases
 * together are all values, so that what every one of them says holds of all.
 */

import { boolT, datatypeAt, domain, elementOf, intT, isFun, natT, range, type Type } from "../logic/index.ts";
import { distinct, isInfinite } from "./enumerate.ts";
import type { Machine } from "./machine.ts";
import { nameOf } from "./origins.ts";
import { type Made, madeOf } from "./types.ts";
import { CannotSay, data, integer, isTrue, numberOf, type Order, Suspended, Thunk, type Value } from "./value.ts";

/** So often are constructors told apart along one path, beyond those that an equation settles. */
export const deepest = 12;

/** Types of so few values are gone through. */
const fewValues = 4;

/** A number is compared with at most this many smaller ones. */
const mostNumbers = 100_000n;

/** What `explore` came to: a visitor had enough, all cases were visited, or some could not be decided. */
export type Explored = "enough" | "all" | "open";

/**
 * Visits the answers of a test in all cases; a visitor that returns true has enough. `exists` tells whether there is such a value at all.
 * Requires: the holes are new, the first is the oldest. Where a hole from outside is asked for, throws `Suspended`.
 */
export function explore<A>(
  machine: Machine,
  holes: readonly Thunk[],
  test: () => A,
  visit: (answer: A, exists: () => boolean) => boolean,
  fuel = deepest,
): Explored {
  return new Exploration(machine, holes[0]?.age ?? Number.POSITIVE_INFINITY, test, visit).explore(fuel);
}

class Exploration<A> {
  private readonly machine: Machine;
  /** Older holes belong to somebody else. */
  private readonly oldest: number;
  private readonly test: () => A;
  private readonly visit: (answer: A, exists: () => boolean) => boolean;
  /** Own holes that are known not to be some values. */
  private readonly apart: Thunk[] = [];
  /** What is assumed of the order of own holes. */
  private readonly assumed: Order[] = [];
  /** What must hold for a case to be one. */
  private readonly conditions: (() => boolean)[] = [];
  /** What some cases wait for from outside. */
  private waiting: CannotSay | null = null;
  private isOpen = false;

  constructor(machine: Machine, oldest: number, test: () => A, visit: (answer: A, exists: () => boolean) => boolean) {
    this.machine = machine;
    this.oldest = oldest;
    this.test = test;
    this.visit = visit;
  }

  explore(fuel: number): Explored {
    if (this.run(fuel)) return "enough";
    if (this.waiting !== null) throw this.withoutOwn(this.waiting);
    return this.isOpen ? "open" : "all";
  }

  /** A question from outside says nothing about own holes. */
  private withoutOwn(question: CannotSay): CannotSay {
    if (!(question instanceof Suspended) || question.order === null || !this.ownsSome(question.order)) return question;
    return new Suspended(question.hole, question.among, question.least);
  }

  private ownsSome({ low, high }: Order): boolean {
    return low.age >= this.oldest || high.age >= this.oldest;
  }

  /** Whether the visitor has enough. */
  private run(fuel: number): boolean {
    this.machine.tick();
    let answer: A;
    try {
      if (!this.machine.orders.isPossible || !every(this.conditions, (holds) => holds())) return false;
      answer = this.test();
    } catch (error) {
      if (!(error instanceof CannotSay)) throw error;
      if (error instanceof Suspended && error.order !== null && this.ownsSome(error.order)) return this.ordered(error, error.order, fuel);
      if (error instanceof Suspended && error.hole.age >= this.oldest) return this.split(error, fuel);
      if (error instanceof Suspended) this.waiting = either(this.waiting, error);
      else this.isOpen = true;
      return false;
    }
    return this.visit(answer, () => this.exists());
  }

  private split({ hole, among, least }: Suspended, fuel: number): boolean {
    const finite = hole.type === null ? null : this.machine.finiteValues(hole.type);
    const made = finite === null && hole.type !== null ? madeOf(this.machine, hole.type) : null;
    if (made !== null) return this.made(hole, made, fuel);
    const asked = finite === null && among.length === 0 ? askedFunction(this.machine, hole) : null;
    if (asked !== null) return hole.bound(asked, () => this.run(fuel));
    const more = among.length > 0 ? Math.min(deepest, fuel + 1) : fuel;
    if (finite !== null && finite.length <= Math.max(fewValues, among.length)) return finite.some((x) => this.bound(hole, x, more));
    if (among.length > 0) {
      const each = this.apartIfKnown(hole.type ?? natT, among);
      return each.some((x) => this.bound(hole, x, more)) || this.none(hole, each, fuel);
    }
    const parts = least !== null && least <= mostNumbers ? numbersTo(least) : alternatives(this.machine, hole.type);
    if (parts === null && finite !== null) return finite.some((x) => this.bound(hole, x, fuel));
    const isFree = parts?.length === 1 || finite !== null;
    if (parts === null || (fuel === 0 && !isFree)) {
      this.isOpen = true;
      return false;
    }
    const isKnown = (part: Value): boolean => part.kind === "number" && part.rest === null;
    return parts.some((part) => hole.bound(part, () => this.run(isFree || isKnown(part) ? fuel : fuel - 1)));
  }

  /** The values, each once where that can be told; it does no harm to look at a case twice. */
  private apartIfKnown(ty: Type, values: readonly Thunk[]): readonly Thunk[] {
    try {
      return distinct(this.machine, ty, values);
    } catch (error) {
      if (error instanceof CannotSay) return values;
      throw error;
    }
  }

  /** Two unknown numbers are as asked, or not: whatever the one is that may belong to somebody else, the other is so or not. */
  private ordered(question: Suspended, { low, high, most }: Order, fuel: number): boolean {
    if (fuel === 0 && question.hole.age >= this.oldest) return this.split(question, fuel);
    if (fuel === 0) {
      this.isOpen = true;
      return false;
    }
    return [
      { low, high, most },
      { low: high, high: low, most: -most - 1n },
    ].some((order) => {
      this.assumed.push(order);
      try {
        return this.machine.orders.under(order, () => this.run(fuel - 1));
      } finally {
        this.assumed.pop();
      }
    });
  }

  private bound(hole: Thunk, x: Thunk, fuel: number): boolean {
    return x.isHole ? hole.joined(x, () => this.run(fuel)) : hole.bound(x.force(), () => this.run(fuel));
  }

  /** A value of a subtype or a quotient. */
  private made(hole: Thunk, made: Made, fuel: number): boolean {
    const base = Thunk.hole(made.base);
    this.conditions.push(() => made.holds(base));
    try {
      return hole.joined(base, () => this.run(fuel));
    } finally {
      this.conditions.pop();
    }
  }

  private none(hole: Thunk, values: readonly Thunk[], fuel: number): boolean {
    this.apart.push(hole);
    try {
      return hole.apart(values, () => this.run(fuel));
    } finally {
      this.apart.pop();
    }
  }

  /** Whether some numbers are ordered as assumed and none of those that are excluded. */
  private areOrdered(): boolean {
    const excluded = this.apart.filter(({ type }) => type === natT || type === intT).flatMap((hole) => hole.differs);
    return excluded.every((x) => numberOf(x).rest === null) && this.machine.orders.isSure(this.assumed, this.oldest, excluded.length > 0);
  }

  /** Whether some values are as the holes are known to be and not to be. */
  private exists(): boolean {
    try {
      if (this.assumed.length > 0 && !this.areOrdered()) return false;
      return this.apart.every((hole) => {
        const ty = hole.type ?? natT;
        const isLeft = (x: Thunk): boolean => hole.differs.every((y) => !this.machine.same(ty, x, y));
        return hole.isOpen ? isInfinite(this.machine, ty) || this.machine.finiteValues(ty)?.some(isLeft) === true : isLeft(hole);
      });
    } catch (error) {
      if (error instanceof CannotSay) return false;
      throw error;
    }
  }
}

/** At this many points a function or a set that is not known is asked: with truth values there are sixteen cases then, and each is looked at anew for each quantifier inside. */
const mostAsked = 4;

/**
 * A function or a set that is not known: at each value that it is asked for, its result is a hole that belongs to whoever it belongs to. All
 * results together are all functions as far as they are asked. Null for other types.
 */
function askedFunction(machine: Machine, { type: ty, age }: Thunk): Value | null {
  const element = ty === null ? null : elementOf(ty);
  if (ty === null || (!isFun(ty) && element === null)) return null;
  const [from, to] = element === null ? [domain(ty), range(ty)] : [element, boolT];
  const points: (readonly [x: Thunk, y: Thunk])[] = [];
  const at = (given: Thunk): Thunk => {
    // Where a quantifier inside runs through its points there is no end of them.
    if (given.age > age) throw new CannotSay("a function that is not known at an unknown value");
    const x = settled(machine, given, 0);
    const known = points.find(([point]) => machine.same(from, point, x));
    if (known !== undefined) return known[1];
    if (points.length >= mostAsked) throw new CannotSay("a function that is asked at many points");
    const y = new Thunk(null, null, to, age);
    points.push([x, y]);
    return y;
  };
  const unknown = { age, results: () => points.map(([, y]) => y) };
  if (element !== null) return { kind: "set", form: "test", holds: (x) => isTrue(at(x).force()), unknown };
  return { kind: "function", apply: (x) => at(x).force(), unknown };
}

function numbersTo(least: bigint): Value[] {
  const numbers: Value[] = [];
  for (let n = 0n; n < least; n++) numbers.push(integer(n));
  return [...numbers, integer(least, { hole: Thunk.hole(natT), sign: 1n })];
}

/** The ways a value can begin, or null when its type has no constructors to try. */
export function alternatives(machine: Machine, ty: Type | null): readonly Value[] | null {
  if (ty === null || ty.kind === "var") return null;
  if (ty === natT) return numbersTo(1n);
  if (ty === intT) return ([1n, -1n] as const).map((sign) => integer(sign < 0n ? -1n : 0n, { hole: Thunk.hole(natT), sign }));
  const datatype = datatypeAt(machine.theory, ty);
  if (datatype === null || datatype.data.co) return null;
  const fields = (args: readonly Type[]): readonly Thunk[] => args.map((arg) => Thunk.hole(arg));
  return datatype.constructors.map((c) => data(c.name, fields(c.args)));
}

/** Of two things that cannot be said, what is asked first: the question with fewer answers. */
function sooner(a: CannotSay | null, b: CannotSay): CannotSay {
  if (a === null || !(a instanceof Suspended)) return b instanceof Suspended ? b : (a ?? b);
  return b instanceof Suspended && weight(b) < weight(a) ? b : a;
}

const weight = ({ among, least, order }: Suspended): number => among.length || (order !== null ? 2 : least === null ? 1e6 : Number(least));

/** Of two things that cannot be said, either of which will do: both questions, where they are about one hole. */
function either(a: CannotSay | null, b: CannotSay): CannotSay {
  const isOne = a instanceof Suspended && b instanceof Suspended && a.hole === b.hole && a.among.length > 0 && b.among.length > 0;
  return isOne ? new Suspended(a.hole, [...a.among, ...b.among]) : sooner(a, b);
}

/** Whether one holds; one of which that cannot be said does not hide another that does. `quietly`: those are passed over. */
export function some<X>(all: Iterable<X>, test: (x: X) => boolean, quietly = false): boolean {
  let open: CannotSay | null = null;
  for (const x of all)
    try {
      if (test(x)) return true;
    } catch (error) {
      if (!(error instanceof CannotSay)) throw error;
      if (!quietly || error instanceof Suspended) open = either(open, error);
    }
  if (open !== null) throw open;
  return false;
}

/** Whether all hold; one of which that cannot be said does not hide another that does not. */
export const every = <X>(all: Iterable<X>, test: (x: X) => boolean): boolean => !some(all, (x) => !test(x));

/** More parts than this a value has not that is computed as a whole. */
const mostParts = 20_000;

/** The value with all that is inside it, computed now. Throws `Suspended` for a hole that is not older than that, nor one that stays. */
export function settled(
  machine: Machine,
  x: Thunk,
  age: number,
  stays: (ofAge: number, hole: Thunk | null) => boolean = (ofAge) => ofAge < age,
  seen: Map<string | Value, Thunk> = new Map(),
): Thunk {
  if (x.isHole) {
    if (!stays(x.target.age, x.target)) throw new Suspended(x.target);
    return x.target;
  }
  machine.tick();
  const value = x.force();
  const name = nameOf(machine, value);
  const known = seen.get(name);
  if (known !== undefined) return known;
  if (seen.size > mostParts) throw new CannotSay("a value that is too large");
  let isNew = !x.isFixed;
  const each = (part: Thunk): Thunk => {
    const made = settled(machine, part, age, stays, seen);
    if (made !== part) isNew = true;
    return made;
  };
  if (value.kind === "number") {
    const number = numberOf(x);
    if (number.rest !== null && !stays(number.rest.hole.age, number.rest.hole)) throw new Suspended(number.rest.hole);
    return Thunk.of(number);
  }
  // What has not changed stays the same function, so that it is known to be equal.
  if (value.kind === "function" || (value.kind === "set" && value.form === "test")) {
    if (value.unknown !== undefined && !stays(value.unknown.age, null)) throw new CannotSay("a function that is known at some points only");
    // What it is at these points must not be inside what is asked.
    for (const result of value.unknown?.results() ?? []) settled(machine, result, age, stays, seen);
    const made = value.settle?.(each) ?? value;
    return isNew ? Thunk.of(made) : x;
  }
  // Infinite objects lead back to themselves.
  const parts: Thunk[] = [];
  const made = Thunk.of(value.kind === "data" ? { ...value, args: parts, origin: undefined } : { ...value, elements: parts });
  seen.set(name, made);
  parts.push(...(value.kind === "data" ? value.args : value.elements).map(each));
  return isNew ? made : x;
}

/** The value with all that is inside it, or null where parts of it are not known. */
export function settledOrNull(machine: Machine, x: Thunk): Thunk | null {
  try {
    return settled(machine, x, 0);
  } catch (error) {
    if (error instanceof CannotSay) return null;
    throw error;
  }
}
