/** Equality of values by type, and membership and inclusion of sets. */
import { present } from "../base/index.ts";
import { domain, isFun, natT, range, substTermTypes, substType, type Type, type TypeVar } from "../logic/index.ts";
import { differInGeneral, inGeneral } from "./generic.ts";
import type { Machine } from "./machine.ts";
import { isTrue } from "./truth.ts";
import { aboveZero, belowZero, CannotSay, integer, type SetValue, Thunk, type Value } from "./value.ts";

export function paramsOf(params: readonly TypeVar[], args: readonly Type[]): Map<TypeVar, Type> {
  return new Map(params.map((p, i) => [p, args[i] ?? p]));
}

/** Two infinite objects that are being compared. */
type Assumed = readonly [Value, Value];

/** Whether two values of a type are equal; cannot say for functions and sets that cannot be compared. */
export function same(machine: Machine, ty: Type, a: Thunk, b: Thunk, assumed: readonly Assumed[] = []): boolean {
  if (a === b) return true;
  if (ty.kind === "var") throw new CannotSay("equality at an unknown type");
  if (isFun(ty)) return sameFunctions(machine, ty, a.force(), b.force());
  const definition = machine.theory.types.get(ty.name)?.definition;
  if (definition?.kind === "typedef") return same(machine, substType(paramsOf(definition.params, ty.args), definition.base), a, b, assumed);
  if (definition?.kind === "quotient") {
    const relation = machine.evaluate(substTermTypes(paramsOf(definition.params, ty.args), definition.relation));
    return isTrue(machine.apply(relation, [a, b]));
  }
  if (differInGeneral(a, b)) return false;
  const [left, right] = [a.force(), b.force()];
  if (left.kind === "number" && right.kind === "data") return sameNumber(machine, ty, left.above, right);
  if (left.kind === "data" && right.kind === "number") return sameNumber(machine, ty, right.above, left);
  if (left.kind === "number" && right.kind === "number") return left.above === right.above && left.below === right.below;
  if (left.kind === "set" && right.kind === "set") return sameSets(machine, ty.args[0] ?? ty, left, right);
  if (left.kind !== "data" || right.kind !== "data") throw new CannotSay("values that cannot be compared");
  if (left.constructor !== right.constructor) return false;
  if (left.args.length === 0) return true;
  const isSigned = left.constructor === aboveZero || left.constructor === belowZero;
  const types = isSigned ? [natT] : fieldTypes(machine, ty, left.constructor);
  // Infinite objects are equal when no difference can be found, whatever comes back to them (bisimulation).
  const isInfinite = definition?.kind === "datatype" && definition.co;
  if (isInfinite && assumed.some(([x, y]) => x === left && y === right)) return true;
  const inside: readonly Assumed[] = isInfinite ? [...assumed, [left, right]] : assumed;
  return left.args.every((x, i) => same(machine, present(types[i], "same: field type"), x, present(right.args[i], "same: field"), inside));
}

/** A number and one of which a part is known. */
function sameNumber(machine: Machine, ty: Type, n: bigint, partly: Value & { kind: "data" }): boolean {
  const [rest] = partly.args;
  if (rest === undefined) return false;
  if (partly.constructor === aboveZero) return n >= 0n && same(machine, natT, Thunk.of(integer(n)), rest);
  if (partly.constructor === belowZero) return n < 0n && same(machine, natT, Thunk.of(integer(-1n - n)), rest);
  return n > 0n && same(machine, ty, Thunk.of(integer(n - 1n)), rest);
}

/** The types of a constructor's fields at an instance of its datatype. */
export function fieldTypes(machine: Machine, ty: Type, name: string): Type[] {
  const datatype = ty.kind === "con" ? machine.theory.datatype(ty.name) : null;
  const found = datatype?.constructors.find((c) => c.name === name);
  if (datatype == null || found === undefined || ty.kind === "var")
    throw new CannotSay(`the constructor ${name} does not belong to its type`);
  const params = paramsOf(datatype.params, ty.args);
  return found.args.map((arg) => substType(params, arg));
}

function sameFunctions(machine: Machine, ty: Type, f: Value, g: Value): boolean {
  const at = (x: Thunk): boolean =>
    same(machine, range(ty), new Thunk(() => machine.apply(f, [x])), new Thunk(() => machine.apply(g, [x])));
  const inputs = machine.finiteValues(domain(ty));
  if (inputs !== null) return inputs.every(at);
  const general = inGeneral(at);
  if (general?.answer === true) return general.others.every(at);
  // One input where they differ settles it.
  if (general?.answer === false && machine.isInfinite(domain(ty))) return false;
  if (isSettled(machine, domain(ty), (x) => !at(x))) return false;
  throw new CannotSay("functions on an infinite type are compared");
}

/** Whether one of the values that are worth trying settles a question. */
function isSettled(machine: Machine, ty: Type, test: (x: Thunk) => boolean): boolean {
  const found = machine.worthTrying(ty).find(test);
  if (found !== undefined) machine.settledBy(ty, found);
  return found !== undefined;
}

function sameSets(machine: Machine, element: Type, a: SetValue, b: SetValue): boolean {
  return isSubset(machine, element, a, b) && isSubset(machine, element, b, a);
}

/** Whether every member of `a` is one of `b`. */
export function isSubset(machine: Machine, element: Type, a: SetValue, b: SetValue): boolean {
  const members = machine.elementsOf(element, a);
  if (members !== null) return members.every((x) => isMember(machine, element, x, b));
  const [most, all] = [described(machine, element, a), described(machine, element, b)];
  if (most.form === "cofinite" && all.form === "cofinite") return all.elements.every((x) => !isMember(machine, element, x, a));
  if (most.form === "cofinite" && all.form === "finite" && machine.isInfinite(element)) return false;
  // An infinite set: a member outside `b` settles it.
  if (isSettled(machine, element, (x) => isMember(machine, element, x, a) && !isMember(machine, element, x, b))) return false;
  throw new CannotSay("infinite sets are compared");
}

export function isMember(machine: Machine, element: Type, x: Thunk, set: SetValue): boolean {
  switch (set.form) {
    case "finite":
      return set.elements.some((y) => same(machine, element, x, y));
    case "cofinite":
      return !set.elements.some((y) => same(machine, element, x, y));
    case "test":
      return set.holds(x);
  }
}

/** The members, each once, or null when they cannot be listed. */
export function elementsOf(machine: Machine, element: Type, set: SetValue): readonly Thunk[] | null {
  if (set.form === "finite") return distinct(machine, element, set.elements);
  const candidates = machine.finiteValues(element) ?? (set.form === "test" ? set.candidates() : null);
  const members = (xs: readonly Thunk[]): Thunk[] =>
    distinct(
      machine,
      element,
      xs.filter((x) => isMember(machine, element, x, set)),
    );
  if (candidates !== null) return members(candidates);
  const finite = described(machine, element, set);
  return finite.form === "finite" ? members(finite.elements) : null;
}

/** A set given by a test as the set of some values, or of all but some, where the test says the same of all others. */
export function described(machine: Machine, element: Type, set: SetValue): SetValue {
  if (set.form !== "test") return set;
  const general = inGeneral((x) => isMember(machine, element, x, set));
  if (general === null) return set;
  const exceptions = general.others.filter((x) => isMember(machine, element, x, set) !== general.answer);
  return { kind: "set", form: general.answer ? "cofinite" : "finite", elements: exceptions };
}

/** Each value once. */
export function distinct(machine: Machine, element: Type, xs: readonly Thunk[]): Thunk[] {
  const kept: Thunk[] = [];
  for (const x of xs) if (!kept.some((y) => same(machine, element, x, y))) kept.push(x);
  return kept;
}
