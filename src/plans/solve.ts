/** Arithmetic computed backwards ([Bulwahn 2013], 4.2.6): the value of a sum, difference or product is known, and all but one of its parts. */
import {
  app,
  apps,
  boolT,
  conj,
  constant,
  destApps,
  destNumeral,
  eq,
  fun,
  funs,
  intT,
  isWholeNumber,
  names,
  natT,
  not,
  type Term,
  type Type,
} from "../logic/index.ts";
import type { Goal } from "./goal.ts";
import type { Facts } from "./move.ts";
import type { Step } from "./step.ts";

type Says = (t: Term) => boolean;

type Solution = readonly Extract<Step, { kind: "test" | "match" | "range" }>[];

/** The one step that matches a value. */
export function solveByMatching(value: Term, t: Term, goal: Goal, facts: Facts): [Extract<Step, { kind: "match" }>] | null {
  return facts.isMatchable(t) ? [{ kind: "match", goal, value, pattern: t, binds: facts.unknown(t) }] : null;
}

/** The steps that solve `t = value` for the unknown part of `t`, by matching and by arithmetic; null when there are none. */
export function solve(value: Term, t: Term, goal: Goal, facts: Facts): Solution | null {
  const matched = solveByMatching(value, t, goal, facts);
  if (matched !== null || !isWholeNumber(t.type)) return matched;
  const isKnown: Says = (part) => facts.isKnown(part);
  const inside: Inside = (v, part) => solve(v, part, goal, facts);
  return (
    solvePart(value, t, isKnown, inside) ??
    splitSum(value, t, goal, isKnown) ??
    solveDifference(value, t, isKnown, inside) ??
    solveProduct(value, t, inside)
  );
}

/**
 * The same by matching and by sums with one unknown part alone: natural numbers never grow, so that rules which are unfolded backwards end where they can
 * (`P n ⟹ P (2 * n)` leads from 0 to 0).
 */
export function solveDownwards(value: Term, t: Term, goal: Goal, facts: Facts): Solution | null {
  const matched = solveByMatching(value, t, goal, facts);
  if (matched !== null || !isWholeNumber(t.type)) return matched;
  return solvePart(
    value,
    t,
    (part) => facts.isKnown(part),
    (v, part) => solveDownwards(v, part, goal, facts),
  );
}

/** The steps that give a part its value. */
type Inside = (value: Term, part: Term) => Solution | null;

/** `x + c = v`: `x` is `v - c`. */
function solvePart(value: Term, t: Term, isKnown: Says, inside: Inside): Solution | null {
  const [a, b] = destApps(t, names.plus, 2) ?? [];
  if (a === undefined || b === undefined) return null;
  const [x, c] = isKnown(b) ? [a, b] : [b, a];
  const rest = isKnown(c) ? inside(binary(names.minus, value, c), x) : null;
  return rest === null || t.type !== natT ? rest : [test(atMost(c, value)), ...rest];
}

/** Two unknown natural numbers: all ways to split the sum. */
function splitSum(value: Term, t: Term, goal: Goal, isKnown: Says): Solution | null {
  const [a, b] = t.type === natT ? (destApps(t, names.plus, 2) ?? []) : [];
  if (a?.kind !== "free" || b?.kind !== "free" || a.name === b.name || isKnown(a) || isKnown(b)) return null;
  return [
    { kind: "range", variable: a, from: null, to: { term: value, offset: 0 } },
    { kind: "match", goal, value: binary(names.minus, value, a), pattern: b, binds: [b] },
  ];
}

/**
 * `x - c = v`: `x` is `v + c`, and on natural numbers anything up to `c` when `v` is 0. `c - x = v` as well; on natural numbers where `v` is
 * a numeral other than 0 (otherwise see `differenceCases`).
 */
function solveDifference(value: Term, t: Term, isKnown: Says, inside: Inside): Solution | null {
  const [a, b] = destApps(t, names.minus, 2) ?? [];
  if (a === undefined || b === undefined) return null;
  if (isKnown(a)) {
    if (t.type === intT) return inside(binary(names.minus, a, value), b);
    const rest = isPositive(value) ? inside(binary(names.minus, a, value), b) : null;
    return rest === null ? null : [test(atMost(value, a)), ...rest];
  }
  if (!isKnown(b)) return null;
  const sum = binary(names.plus, value, b);
  if (t.type === intT) return inside(sum, a);
  if (isPositive(value)) return inside(sum, a);
  if (a.kind !== "free") return null;
  const zero = constant(names.zero, natT);
  const least = apps(constant(names.If, funs([boolT, natT, natT], natT)), [eq(value, zero), zero, sum]);
  return [{ kind: "range", variable: a, from: { term: least, offset: 0 }, to: { term: sum, offset: 0 } }];
}

/** `c - x = v` on natural numbers, by cases: `v` is 0 and `x` at least `c`, or `x` is `c - v`. Null for other equations. */
export function differenceCases(value: Term, t: Term, isKnown: Says): readonly Term[] | null {
  const [c, x] = t.type === natT ? (destApps(t, names.minus, 2) ?? []) : [];
  if (c === undefined || x === undefined || !isKnown(c) || isKnown(x) || !isKnown(value)) return null;
  const zero = constant(names.zero, natT);
  const isZero = conj(eq(value, zero), atMost(c, x));
  const isPart = conj(not(eq(value, zero)), conj(atMost(value, c), eq(x, binary(names.minus, c, value))));
  return [isZero, isPart];
}

/** `x * c = v` for a numeral `c` other than 0: `x` is `v div c`, if nothing is left over. `- x = v` on integers. */
function solveProduct(value: Term, t: Term, inside: Inside): Solution | null {
  const [negated] = destApps(t, names.uminus, 1) ?? [];
  if (negated !== undefined) return inside(app(constant(names.uminus, fun(t.type, t.type)), value), negated);
  const [a, b] = destApps(t, names.times, 2) ?? [];
  if (a === undefined || b === undefined) return null;
  for (const [x, c] of [
    [a, b],
    [b, a],
  ] as const) {
    const n = destNumeral(c);
    if (n === null || n === 0n) continue;
    const steps = inside(binary(names.divide, value, c), x);
    if (steps === null) continue;
    const rest = binary("Rings.modulo_class.modulo", value, c);
    return [test(eq(rest, constant(names.zero, t.type))), ...steps];
  }
  return null;
}

/** A numeral other than 0, or a successor. */
function isPositive(t: Term): boolean {
  return (destNumeral(t) ?? 0n) > 0n || destApps(t, names.Suc, 1) !== null;
}

function atMost(a: Term, b: Term): Term {
  return apps(constant(names.lessEq, relation(a.type)), [a, b]);
}

function binary(name: string, a: Term, b: Term): Term {
  return apps(constant(name, funs([a.type, a.type], a.type)), [a, b]);
}

function relation(type: Type): Type {
  return funs([type, type], boolT);
}

function test(term: Term): Extract<Step, { kind: "test" }> {
  return { kind: "test", goal: { kind: "test", term } };
}
