/** Quantifiers, and sets by their members, by what they lack, or by a test. */
import { present } from "../base/index.ts";
import type { Type } from "../logic/index.ts";
import { deepest, explore, settled, some } from "./cases.ts";
import { distinct, product } from "./enumerate.ts";
import type { Machine } from "./machine.ts";
import { CannotSay, NoEvidence, type SetValue, Suspended, Thunk } from "./value.ts";

/** At first, few constructors are told apart. */
const few = 1;

/** Sets are listed by telling this many apart. */
const moderate = 4;

/** So many combinations of values that are worth trying are tried. */
const mostTried = 64;

/** So many values of several variables are gone through one by one: a few milliseconds. */
const mostListed = 1000;

/** Whether a test holds of some value of a type. */
export function isInSome(machine: Machine, ty: Type, test: (x: Thunk) => boolean, otherwise?: string): boolean {
  return areInSome(machine, [ty], ([x]) => test(present(x, "isInSome: value")), otherwise);
}

/** Whether a test holds of some values of these types: of all at once, and where that cannot be told, one after another. */
export function areInSome(
  machine: Machine,
  types: readonly Type[],
  test: (xs: readonly Thunk[]) => boolean,
  otherwise = "a quantifier over an infinite type",
): boolean {
  const [first, ...rest] = types;
  if (first === undefined) return test([]);
  const finite = machine.finiteValues(first);
  const isAlone = rest.length === 0 || (finite !== null && rowsOf(types.map((ty) => machine.finiteValues(ty) ?? [first])) <= mostListed);
  const together = isAlone ? null : isFound(machine, types, test, finite === null);
  if (together !== null) return together;
  const inside = (x: Thunk): boolean => areInSome(machine, rest, (xs) => test([x, ...xs]), otherwise);
  const answer = finite === null ? isFound(machine, [first], ([x]) => x !== undefined && inside(x), true) : some(finite, inside);
  if (answer === null) throw new CannotSay(otherwise);
  return answer;
}

const rowsOf = (columns: readonly (readonly unknown[])[]): number => columns.reduce((n, column) => n * column.length, 1);

/** Whether it holds of some values at once, null where that cannot be told; `isSoon`: at first few cases are told apart, and values tried. */
function isFound(machine: Machine, types: readonly Type[], test: (xs: readonly Thunk[]) => boolean, isSoon: boolean): boolean | null {
  const soon = isSoon ? (isInCases(machine, types, test, few) ?? isTried(machine, types, test)) : null;
  return soon ?? isInCases(machine, types, test, deepest);
}

/** True where values that are worth trying pass the test. */
function isTried(machine: Machine, types: readonly Type[], test: (xs: readonly Thunk[]) => boolean): true | null {
  let lacks: NoEvidence | null = null;
  const passes = (xs: readonly Thunk[]): boolean => {
    try {
      if (!test(xs)) return false;
    } catch (error) {
      if (error instanceof NoEvidence) lacks = error;
      throw error;
    }
    for (const [i, x] of xs.entries()) machine.settledBy(present(types[i], "isTried: type"), x);
    return true;
  };
  const columns = types.map((ty) => machine.finiteValues(ty) ?? machine.worthTrying(ty));
  const isTooMuch = columns.length > 1 && rowsOf(columns) > mostTried;
  if (!isTooMuch && some(product(columns.map((column) => () => column)) ?? [], passes, true)) return true;
  // What a search has not looked for yet is not replaced by many cases.
  if (lacks !== null) throw lacks;
  return null;
}

function isInCases(machine: Machine, types: readonly Type[], test: (xs: readonly Thunk[]) => boolean, fuel: number): boolean | null {
  const holes = types.map((ty) => Thunk.hole(ty));
  const { visit, isDoubtful } = witnesses();
  const found = explore(machine, holes, () => test(holes), visit, fuel);
  return found === "enough" ? true : found === "all" && !isDoubtful() ? false : null;
}

/** A visitor that has enough of a case in which a test holds, if there are such values; whether there was one of which that cannot be told. */
export function witnesses(): { visit(answer: boolean, exists: () => boolean): boolean; isDoubtful(): boolean } {
  let isDoubtful = false;
  const visit = (answer: boolean, exists: () => boolean): boolean => {
    const isSure = answer && exists();
    if (answer && !isSure) isDoubtful = true;
    return isSure;
  };
  return { visit, isDoubtful: () => isDoubtful };
}

/** Whether every member of `a` is one of `b`. */
export function isSubset(machine: Machine, element: Type, a: SetValue, b: SetValue): boolean {
  if (a.form === "finite") return !some(a.elements, (x) => !isMember(machine, element, x, b));
  const isOutside = (x: Thunk): boolean => isMember(machine, element, x, a) && !isMember(machine, element, x, b);
  return !isInSome(machine, element, isOutside, "infinite sets are compared");
}

export function isMember(machine: Machine, element: Type, x: Thunk, set: SetValue): boolean {
  if (set.form === "test") return set.holds(x);
  return some(set.elements, (y) => machine.same(element, x, y)) === (set.form === "finite");
}

/** The members, each once, or null when they cannot be listed. */
export function elementsOf(machine: Machine, element: Type, set: SetValue): readonly Thunk[] | null {
  const known = set.form === "finite" ? set : described(machine, element, set);
  return known.form === "finite" ? distinct(machine, element, known.elements) : null;
}

const isFalse = (isIn: boolean): boolean => !isIn;

/** A set as the set of some values, or of all but some, where that can be told. */
export function described(machine: Machine, element: Type, set: SetValue): SetValue {
  if (set.form === "finite") return set;
  const finite = machine.finiteValues(element);
  if (finite !== null) return { kind: "set", form: "finite", elements: finite.filter((x) => isMember(machine, element, x, set)) };
  if (set.form !== "test") return set;
  const points = pointsOf(machine, element, (x) => isMember(machine, element, x, set), isFalse);
  if (points === null) return set;
  const isCofinite = points.elsewhere === true;
  const listed = points.rows.flatMap(([x, isIn]) => (isIn === isCofinite ? [] : [x]));
  return { kind: "set", form: isCofinite ? "cofinite" : "finite", elements: listed };
}

/** What a function is at some points, and what it is elsewhere; null where that cannot be told. */
export interface Points<A> {
  readonly rows: readonly (readonly [Thunk, A])[];
  /** Null where the points are all. */
  readonly elsewhere: A | null;
}

/** `isLeftOut`: an answer that need not be listed; without it, nothing is gained by looking into the values. */
export function pointsOf<A>(machine: Machine, ty: Type, f: (x: Thunk) => A, isLeftOut?: (y: A) => boolean): Points<A> | null {
  const finite = machine.finiteValues(ty);
  if (finite !== null) return { rows: finite.map((x) => [x, f(x)]), elsewhere: null };
  const hole = Thunk.hole(ty);
  const rows: [Thunk, A][] = [];
  let elsewhere: A | null = null;
  const found = explore(
    machine,
    [hole],
    () => f(hole),
    (answer) => {
      const older = machine.orders.older(hole.age);
      if (older !== null) throw new Suspended(older);
      if (hole.isOpen) {
        elsewhere = answer;
        return false;
      }
      const value = whole(machine, hole);
      if (value !== null) rows.push([value, answer]);
      return value === null && isLeftOut?.(answer) !== true;
    },
    isLeftOut === undefined ? 0 : moderate,
  );
  return found === "all" ? { rows, elsewhere } : null;
}

/** The value of a hole, or null where parts of it are left open. */
function whole(machine: Machine, hole: Thunk): Thunk | null {
  try {
    return settled(machine, hole, hole.age);
  } catch (error) {
    if (error instanceof CannotSay) return null;
    throw error;
  }
}
