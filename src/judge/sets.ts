/** Quantifiers, and sets by their members, by what they lack, or by a test. */
import { present } from "../base/index.ts";
import type { Type } from "../logic/index.ts";
import { deepest, explore, settled, some } from "./cases.ts";
import type { Machine } from "./machine.ts";
import { CannotSay, NoEvidence, type SetValue, Thunk } from "./value.ts";

/** At first, few constructors are told apart. */
const few = 1;

/** Sets are listed by telling this many apart. */
const moderate = 4;

/** Whether a test holds of some value of a type; null where that cannot be told. */
export function isInSome(machine: Machine, ty: Type, test: (x: Thunk) => boolean): boolean | null {
  const finite = machine.finiteValues(ty);
  if (finite !== null) return some(finite, test);
  return (
    isFoundSoon(machine, [ty], ([x]) => x !== undefined && test(x)) ?? isFound(machine, [ty], ([x]) => x !== undefined && test(x), deepest)
  );
}

/** So many combinations of values that are worth trying are tried. */
const mostTried = 64;

/** The same with few cases told apart, and by values that are worth trying. */
function isFoundSoon(machine: Machine, types: readonly Type[], test: (xs: readonly Thunk[]) => boolean): boolean | null {
  const found = isFound(machine, types, test, few);
  if (found !== null) return found;
  let lacks: NoEvidence | null = null;
  const isTried = (xs: readonly Thunk[]): boolean => {
    try {
      if (!test(xs)) return false;
    } catch (error) {
      if (error instanceof NoEvidence) lacks = error;
      throw error;
    }
    for (const [i, x] of xs.entries()) machine.settledBy(present(types[i], "isFoundSoon: type"), x);
    return true;
  };
  const columns = types.map((ty) => machine.finiteValues(ty) ?? machine.worthTrying(ty));
  const count = columns.reduce((n, column) => n * column.length, 1);
  if ((columns.length === 1 || count <= mostTried) && some(combinations(columns), isTried, true)) return true;
  // What a search has not looked for yet is not replaced by many cases.
  if (lacks !== null) throw lacks;
  return null;
}

function combinations(columns: readonly (readonly Thunk[])[]): readonly (readonly Thunk[])[] {
  return columns.reduce<readonly (readonly Thunk[])[]>((rows, column) => rows.flatMap((row) => column.map((x) => [...row, x])), [[]]);
}

/** So many values of several variables are gone through one by one: a few milliseconds. */
const mostListed = 1000;

/** Whether a test holds of some values of these types: of all at once, and where that cannot be told, one after another. */
export function areInSome(machine: Machine, types: readonly Type[], test: (xs: readonly Thunk[]) => boolean): boolean | null {
  const [first, ...rest] = types;
  if (first === undefined) return test([]);
  const isLast = rest.length === 0 || machine.finiteValues(first) !== null;
  const answer = isLast ? manyAtOnce(machine, types, test) : (isFoundSoon(machine, types, test) ?? isFound(machine, types, test, deepest));
  const inside = (x: Thunk): boolean => {
    const found = areInSome(machine, rest, (xs) => test([x, ...xs]));
    if (found === null) throw new CannotSay("a quantifier over an infinite type");
    return found;
  };
  return answer ?? isInSome(machine, first, inside);
}

/** Of more values together than are gone through one by one, only those that a test asks for are told apart. */
function manyAtOnce(machine: Machine, types: readonly Type[], test: (xs: readonly Thunk[]) => boolean): boolean | null {
  const sizes = types.map((ty) => machine.finiteValues(ty)?.length ?? 1);
  return types.length > 1 && sizes.reduce((all, size) => all * size, 1) > mostListed ? isFound(machine, types, test, deepest) : null;
}

function isFound(machine: Machine, types: readonly Type[], test: (xs: readonly Thunk[]) => boolean, fuel: number): boolean | null {
  const holes = types.map((ty) => Thunk.hole(ty));
  let isDoubtful = false;
  const visit = (answer: boolean, exists: () => boolean): boolean => {
    if (answer && !exists()) isDoubtful = true;
    return answer && exists();
  };
  const found = explore(machine, holes, () => test(holes), visit, fuel);
  return found === "enough" ? true : found === "all" && !isDoubtful ? false : null;
}

/** Whether every member of `a` is one of `b`. */
export function isSubset(machine: Machine, element: Type, a: SetValue, b: SetValue): boolean {
  if (a.form === "finite") return !some(a.elements, (x) => !isMember(machine, element, x, b));
  const answer = isInSome(machine, element, (x) => isMember(machine, element, x, a) && !isMember(machine, element, x, b));
  if (answer === null) throw new CannotSay("infinite sets are compared");
  return !answer;
}

export function isMember(machine: Machine, element: Type, x: Thunk, set: SetValue): boolean {
  if (set.form === "test") return set.holds(x);
  return some(set.elements, (y) => machine.same(element, x, y)) === (set.form === "finite");
}

/** The members, each once, or null when they cannot be listed. */
export function elementsOf(machine: Machine, element: Type, set: SetValue): readonly Thunk[] | null {
  const known = set.form === "finite" ? set : described(machine, element, set);
  return known.form === "finite" ? machine.distinct(element, known.elements) : null;
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
