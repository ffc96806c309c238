/** Constants whose meaning is built in: connectives, quantifiers, choice, sets, counting, closures. */

import { Bug } from "../../base/index.ts";
import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import { constant, domain, fun, funs, names, natT, range, type Type } from "../../logic/index.ts";
import { mostClosed } from "../limits.ts";
import { isInfinite } from "../value/unnamed.ts";
import {
  asBool,
  asFun,
  type Bool,
  type FunValue,
  falseValue,
  type Lazy,
  LazyBool,
  negation,
  now,
  trueValue,
  type Value,
} from "../value/value.ts";
import { closureOf } from "./closure.ts";
import type { Evaluator, Native } from "./evaluator.ts";
import { embedding, numberValue, numericNatives } from "./native-numbers.ts";
import { setNatives } from "./native-sets.ts";
import { wellFoundedNatives } from "./native-wellfounded.ts";

const force = (x: Lazy | undefined): Value => {
  if (x === undefined) throw new Bug("native: an argument is missing");
  return x();
};
const truth = (x: Lazy | undefined): Bool => asBool(force(x));

/** `if c then a else b`; undefined where the condition is, so that recursion behind it cannot support itself. */
function conditional(ev: Evaluator, ty: Type, c: Bool, yes: Lazy, no: Lazy): Value {
  return ev.algebra.select(ty, [
    [c.t, yes],
    [c.f, no],
  ]);
}

function quantifier(ev: Evaluator, predicate: Value, isUniversal: boolean): Bool {
  const p = asFun(predicate);
  const body = (x: Value): Bool => asBool(p.at(x));
  return isUniversal ? ev.algebra.forall(p.from, body) : ev.algebra.exists(p.from, body);
}

function isPlainElement(ev: Evaluator, ty: Type): boolean {
  return ev.algebra.domains.elements(ty)?.[0]?.kind === "element";
}

function finiteness(ev: Evaluator, set: FunValue): Bool {
  const { domains } = ev.algebra;
  if (domains.isComplete(set.from)) return trueValue;
  if (!isPlainElement(ev, set.from)) return finiteByParts(ev, set);
  const unnamed = lazyBool(() => asBool(set.at(domains.atom(set.from, domains.of(set.from).size))));
  return new LazyBool(
    () => ev.algebra.unnamedOut(unnamed()),
    () => (isFiniteType(ev, set.from) ? FALSE : ev.algebra.unnamedIn(isInfinite(domains, set.from) ? unnamed() : neverSurely(unnamed()))),
  );
}

/** For sets of pairs and the like: finite if nothing unnamed is in it; that one is infinite is never sure. */
function finiteByParts(ev: Evaluator, set: FunValue): Bool {
  const { domains, gates } = ev.algebra;
  const elements = domains.elements(set.from);
  if (elements === null) {
    const open = (): Lit =>
      ev.algebra.unlessSurely(
        () => FALSE,
        () => FALSE,
      );
    return new LazyBool(open, open);
  }
  const unnamed = (): Bool[] => elements.filter((e) => ev.algebra.defined(e) !== TRUE).map((e) => asBool(set.at(e)));
  return new LazyBool(
    () => gates.all(unnamed().map((b) => ev.algebra.unnamedOut(b))),
    () => gates.any(unnamed().map((b) => ev.algebra.unnamedIn(neverSurely(b)))),
  );
}

/** What is possible as before, but never sure. */
function neverSurely(b: Bool): Bool {
  return new LazyBool(
    () => FALSE,
    () => b.f,
  );
}

function isFiniteType(ev: Evaluator, ty: Type): boolean {
  return Number.isFinite(ev.algebra.domains.cardinality(ty)) && !isInfinite(ev.algebra.domains, ty);
}

function lazyBool(compute: () => Bool): () => Bool {
  let known: Bool | undefined;
  return () => {
    known ??= compute();
    return known;
  };
}

/** Folds over the members of a set whose membership is known, in the order of atoms; empty for infinite sets. */
function foldMembers(ev: Evaluator, set: FunValue, start: Value, result: Type, step: (x: Value, acc: Value) => Value): Value {
  const { algebra } = ev;
  const elements = algebra.domains.elements(set.from);
  if (elements === null) return algebra.lost(result, "a set has too many members to go through");
  const isNamed = elements.map((e) => algebra.defined(e) === TRUE);
  const unnamedOut = algebra.gates.all(elements.flatMap((e, i) => (isNamed[i] ? [] : [algebra.unnamedOut(asBool(set.at(e)))])));
  let sum = start;
  elements.forEach((e, i) => {
    if (!isNamed[i]) return;
    const inside = asBool(set.at(e));
    const before = sum;
    sum = algebra.select(result, [
      [inside.t, () => step(e, before)],
      [inside.f, now(before)],
    ]);
  });
  const total = sum;
  const infinite = finiteness(ev, set);
  return algebra.select(result, [
    [unnamedOut, now(total)],
    [infinite.f, now(start)],
  ]);
}

/** `card A`: the number of members that are surely in, when all are known. */
function cardinality(ev: Evaluator, set: FunValue): Value {
  const { algebra } = ev;
  const { gates } = algebra;
  const elements = algebra.domains.elements(set.from);
  if (elements === null) return algebra.lost(natT, "a set has too many members to count");
  let counts: Lit[] = [TRUE];
  let out: Lit = TRUE;
  for (const e of elements) {
    const inside = asBool(set.at(e));
    if (algebra.defined(e) !== TRUE) {
      out = gates.and(out, algebra.unnamedOut(inside));
      continue;
    }
    const before = counts;
    counts = Array.from({ length: before.length + 1 }, (_, n) =>
      gates.or(gates.and(before[n] ?? FALSE, inside.f), n === 0 ? FALSE : gates.and(before[n - 1] ?? FALSE, inside.t)),
    );
  }
  const finite = finiteness(ev, set);
  return algebra.select(natT, [
    ...counts.map((p, n): readonly [Lit, Lazy] => [gates.and(out, p), () => numberValue(algebra, natT, n)]),
    [finite.f, () => numberValue(algebra, natT, 0)],
  ]);
}

/** `sum g A` and `prod g A` by the operation of the type. */
function bigOperator(operation: string, unit: string): Native {
  return {
    arity: 2,
    run: (ev, c, [g, set]) => {
      const result = range(range(c.type));
      const f = asFun(force(g));
      const start = ev.constant(constant(unit, result), []);
      const plus = constant(operation, funs([result, result], result));
      return foldMembers(ev, asFun(force(set)), start, result, (x, acc) => ev.constant(plus, [() => f.at(x), now(acc)]));
    },
  };
}

/** A relation and the two elements that it relates in some steps. */
const tranclArity = 3;

export const natives: ReadonlyMap<string, Native> = new Map<string, Native>([
  [names.True, { arity: 0, run: () => trueValue }],
  [names.False, { arity: 0, run: () => falseValue }],
  [names.Not, { arity: 1, run: (_, __, [a]) => negation(truth(a)) }],
  [names.conj, { arity: 2, run: (ev, _, [a, b]) => ev.algebra.and(truth(a), () => truth(b)) }],
  [names.disj, { arity: 2, run: (ev, _, [a, b]) => ev.algebra.or(truth(a), () => truth(b)) }],
  [names.implies, { arity: 2, run: (ev, _, [a, b]) => ev.algebra.or(negation(truth(a)), () => truth(b)) }],
  [names.eq, { arity: 2, run: (ev, _, [a, b]) => ev.algebra.equal(force(a), force(b)) }],
  [names.All, { arity: 1, run: (ev, _, [p]) => quantifier(ev, force(p), true) }],
  [names.Ex, { arity: 1, run: (ev, _, [p]) => quantifier(ev, force(p), false) }],
  [
    names.If,
    {
      arity: 3,
      run: (ev, c, [p, a, b]) => conditional(ev, range(range(range(c.type))), truth(p), a ?? now(trueValue), b ?? now(trueValue)),
    },
  ],
  [names.Eps, { arity: 1, run: (ev, c, [p]) => ev.choices.some(c, force(p)) }],
  [names.The, { arity: 1, run: (ev, c, [p]) => ev.choices.the(c, force(p)) }],
  [names.undefined, { arity: 0, run: (ev, c) => ev.unknown(c) }],
  ["HOL.beyond_execution", { arity: 1, run: (_, __, [x]) => force(x) }],
  [names.Pair, { arity: 2, run: (_, __, [a, b]) => ({ kind: "pair", fst: force(a), snd: force(b) }) }],
  [names.Collect, { arity: 1, run: (_, __, [p]) => force(p) }],
  [names.member, { arity: 2, run: (_, __, [x, set]) => asFun(force(set)).at(force(x)) }],
  ["Finite_Set.finite", { arity: 1, run: (ev, _, [set]) => finiteness(ev, asFun(force(set))) }],
  ["Finite_Set.card", { arity: 1, run: (ev, _, [set]) => cardinality(ev, asFun(force(set))) }],
  ["Groups_Big.comm_monoid_add_class.sum", bigOperator(names.plus, names.zero)],
  ["Groups_Big.comm_monoid_mult_class.prod", bigOperator(names.times, names.one)],
  ["Finite_Set.fold", { arity: 3, run: (ev, c) => ev.algebra.lost(range(range(range(c.type))), `${c.name} is not understood`) }],
  [
    "Transitive_Closure.rtranclp",
    { arity: tranclArity, accepts: canClose, run: (ev, _, [r, x, y]) => closureOf(ev, asFun(force(r)), true, force(x), force(y)) },
  ],
  [
    "Transitive_Closure.tranclp",
    { arity: tranclArity, accepts: canClose, run: (ev, _, [r, x, y]) => closureOf(ev, asFun(force(r)), false, force(x), force(y)) },
  ],
  ["Nat.semiring_1_class.of_nat", embedding],
  ["Int.ring_1_class.of_int", embedding],
  ...setNatives,
  ...wellFoundedNatives,
  ...numericNatives,
]);

/** Closures are computed for relations on few enough elements. */
function canClose(ev: Evaluator, ty: Type): boolean {
  const element = domain(domain(ty));
  return (
    (ev.algebra.domains.elements(element)?.length ?? mostClosed + 1) <= mostClosed &&
    ty === funs([fun(element, fun(element, range(range(domain(ty))))), element, element], range(range(domain(ty))))
  );
}
