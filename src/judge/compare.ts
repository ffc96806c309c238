/** Equality of values by type. */

import { getOrInsert, present } from "../base/index.ts";
import { domain, elementOf, intT, isFun, isNumberType, natT, range, type Type } from "../logic/index.ts";
import { every, settled } from "./cases.ts";
import type { Machine } from "./machine.ts";
import { areOne, nameOf } from "./origins.ts";
import { isInSome, isSubset } from "./sets.ts";
import { fieldTypes, madeOf } from "./types.ts";
import { CannotSay, fraction, type NumberValue, numberOf, Suspended, Thunk, type Value } from "./value.ts";

/**
 * Infinite objects that are being compared, or have been without a difference: each pair once, however many ways lead to it. One difference
 * anywhere makes the whole comparison false, so that what was passed over is never relied on.
 */
type Compared = Map<string | Value, Set<string | Value>>;

/** Whether two values of a type are equal; cannot say for functions and sets that cannot be compared. */
export function same(machine: Machine, ty: Type, a: Thunk, b: Thunk, compared: Compared = new Map()): boolean {
  if (a === b) return true;
  machine.tick();
  if (ty.kind === "var") throw new CannotSay("equality at an unknown type");
  const made = madeOf(machine, ty);
  if (made !== null) return made.same === null ? same(machine, made.base, a, b, compared) : made.same(a, b);
  if (isNumberType(ty)) return sameNumbers(machine, numberOf(a), numberOf(b));
  if (a.isHole || b.isHole) return isValue(machine, ty, a, b);
  const [left, right] = [a.force(), b.force()];
  if (left === right) return true;
  if (isFun(ty)) return sameFunctions(machine, ty, left, right);
  if (left.kind === "set" && right.kind === "set") {
    const pairs = [[left, right] as const, [right, left] as const];
    return every(pairs, ([x, y]) => isSubset(machine, elementOf(ty) ?? ty, x, y));
  }
  if (left.kind !== "data" || right.kind !== "data") throw new CannotSay("values that cannot be compared");
  if (left.constructor !== right.constructor) return false;
  if (left.args.length === 0) return true;
  const types = fieldTypes(machine, ty, left.constructor);
  // Infinite objects are equal when no difference can be found, whatever comes back to them (bisimulation).
  if (machine.theory.datatype(ty.name)?.co === true) {
    const [one, other] = [nameOf(machine, left), nameOf(machine, right)];
    const partners = getOrInsert(compared, one, () => new Set());
    if (one === other || partners.has(other)) return true;
    partners.add(other);
  }
  return every(left.args.entries(), ([i, x]) =>
    same(machine, present(types[i], "same: field type"), x, present(right.args[i], "same: field"), compared),
  );
}

/** Whether a hole is a value or another hole: the younger one is asked for. */
function isValue(machine: Machine, ty: Type, a: Thunk, b: Thunk): boolean {
  const isFirst = a.isHole && (!b.isHole || a.target.age > b.target.age);
  const [hole, value] = isFirst ? [a.target, b] : [b.target, a];
  if (value.isHole && value.target === hole) return true;
  if (hole.differs.some((x) => same(machine, ty, x, value))) return false;
  if (!value.isHole) value.force();
  throw new Suspended(hole, whole(machine, value, hole));
}

/** The value, or nothing where it has younger holes in it, or the hole itself: then it is looked at part by part. */
function whole(machine: Machine, value: Thunk, hole: Thunk): readonly Thunk[] {
  try {
    return [settled(machine, value, hole.age, (age, x) => age < hole.age || (age === hole.age && x !== hole))];
  } catch (error) {
    if (error instanceof Suspended && (error.hole.age > hole.age || error.hole === hole)) return [];
    throw error;
  }
}

const isWhole = ({ type: ty }: Thunk): boolean => ty === natT || ty === intT;

function sameNumbers(machine: Machine, x: NumberValue, y: NumberValue): boolean {
  if (x.rest === null && y.rest === null) return x.above === y.above && x.below === y.below;
  if (x.rest === null || (y.rest !== null && x.rest.hole.age < y.rest.hole.age)) return sameNumbers(machine, y, x);
  const { hole, sign } = x.rest;
  // What the younger hole must be.
  const difference = (y.above * x.below - x.above * y.below) * sign;
  const needed = fraction(difference, x.below * y.below, y.rest);
  if (isWhole(hole) && needed.below !== 1n && (y.rest === null || isWhole(y.rest.hole))) return false;
  if (y.rest === null) {
    if (hole.type === natT && needed.above < 0n) return false;
    return isValue(machine, hole.type ?? natT, hole, Thunk.of(needed));
  }
  const other = y.rest.hole;
  if (other === hole) {
    if (y.rest.sign !== sign) throw new Suspended(hole);
    return difference === 0n;
  }
  if (y.rest.sign !== sign || other.type !== hole.type) throw new Suspended(hole);
  const assumed = compared(machine, x, y);
  if (assumed !== null) return assumed;
  const plus = { ...needed, rest: { hole: other, sign: 1n } } as const;
  if (hole.type === natT && plus.above < 0n) throw new Suspended(other, [], -plus.above);
  if (hole.differs.some((d) => sameNumbers(machine, numberOf(d), plus))) return false;
  throw new Suspended(hole, [difference === 0n ? other : Thunk.of(plus)]);
}

/** Whether two numbers are equal by what is assumed of their order; null where that does not follow. */
function compared({ orders }: Machine, x: NumberValue, y: NumberValue): boolean | null {
  const isAtMost = (a: NumberValue, b: NumberValue): boolean | null => {
    const order = orders.question(a, b, false);
    return order === null ? null : orders.answer(order);
  };
  const [below, above] = [isAtMost(x, y), isAtMost(y, x)];
  if (below === false || above === false) return false;
  return below === true && above === true ? true : null;
}

function sameFunctions(machine: Machine, ty: Type, f: Value, g: Value): boolean {
  if (areOne(machine, f, g)) return true;
  const at = (h: Value, x: Thunk): Thunk => new Thunk(() => machine.apply(h, [x]));
  const differ = (x: Thunk): boolean => !same(machine, range(ty), at(f, x), at(g, x));
  return !isInSome(machine, domain(ty), differ, "functions on an infinite type are compared");
}
