/** Arithmetic computed backwards (thesis 4.2.6): the value of a sum, difference or product is known, and all but one of its parts. */
import { apps, boolT, constant, destApps, destNumeral, eq, funs, intT, names, natT, type Term, type Type } from "../logic/index.ts";
import type { Step } from "./step.ts";

type Says = (t: Term) => boolean;

/** The steps that solve `t = value` for the unknown part of `t`; null when there are none. */
export function solveArithmetic(value: Term, t: Term, isKnown: Says, isMatchable: Says): readonly Step[] | null {
  if (t.type !== natT && t.type !== intT) return null;
  return solveSum(value, t, isKnown, isMatchable) ?? solveDifference(value, t, isKnown, isMatchable) ?? solveProduct(value, t, isMatchable);
}

/** `x + c = v`: `x` is `v - c`. Two unknown natural numbers: all ways to split the sum. */
function solveSum(value: Term, t: Term, isKnown: Says, isMatchable: Says): readonly Step[] | null {
  const [a, b] = destApps(t, names.plus, 2) ?? [];
  if (a === undefined || b === undefined) return null;
  const [x, c] = isKnown(b) ? [a, b] : [b, a];
  if (isKnown(c) && isMatchable(x)) {
    const match: Step = { kind: "match", value: binary(names.minus, value, c), pattern: x };
    return t.type === natT ? [test(apps(constant(names.lessEq, relation(natT)), [c, value])), match] : [match];
  }
  if (t.type !== natT || a.kind !== "free" || b.kind !== "free" || a.name === b.name) return null;
  return [
    { kind: "range", variable: a, from: null, to: { term: value, offset: 0 } },
    { kind: "match", value: binary(names.minus, value, a), pattern: b },
  ];
}

/** `x - c = v`: `x` is `v + c`, and on natural numbers anything up to `c` when `v` is 0. On integers `c - x = v` as well. */
function solveDifference(value: Term, t: Term, isKnown: Says, isMatchable: Says): readonly Step[] | null {
  const [a, b] = destApps(t, names.minus, 2) ?? [];
  if (a === undefined || b === undefined) return null;
  if (t.type === intT && isKnown(a) && isMatchable(b)) return [{ kind: "match", value: binary(names.minus, a, value), pattern: b }];
  if (!isKnown(b) || !isMatchable(a)) return null;
  const sum = binary(names.plus, value, b);
  if (t.type === intT) return [{ kind: "match", value: sum, pattern: a }];
  if (a.kind !== "free") return null;
  const zero = constant(names.zero, natT);
  const least = apps(constant(names.If, funs([boolT, natT, natT], natT)), [eq(value, zero), zero, sum]);
  return [{ kind: "range", variable: a, from: { term: least, offset: 0 }, to: { term: sum, offset: 0 } }];
}

/** `x * c = v` for a numeral `c` other than 0: `x` is `v div c`, if nothing is left over. */
function solveProduct(value: Term, t: Term, isMatchable: Says): readonly Step[] | null {
  const [a, b] = destApps(t, names.times, 2) ?? [];
  if (a === undefined || b === undefined) return null;
  for (const [x, c] of [
    [a, b],
    [b, a],
  ] as const) {
    const n = destNumeral(c);
    if (n === null || n === 0n || !isMatchable(x)) continue;
    const rest = binary("Rings.modulo_class.modulo", value, c);
    const quotient = binary("Rings.divide_class.divide", value, c);
    return [test(eq(rest, constant(names.zero, t.type))), { kind: "match", value: quotient, pattern: x }];
  }
  return null;
}

function binary(name: string, a: Term, b: Term): Term {
  return apps(constant(name, funs([a.type, a.type], a.type)), [a, b]);
}

function relation(type: Type): Type {
  return funs([type, type], boolT);
}

function test(term: Term): Step {
  return { kind: "test", goal: { kind: "test", term } };
}
