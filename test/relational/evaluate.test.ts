import { describe, expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";

const universe = new r.Universe(["a", "b", "c"]);
const [S, f, g, t] = [r.relation("S", 1), r.relation("f", 2), r.relation("g", 2), r.relation("t", 3)];
const set = (arity: number, ...tuples: string[]): r.TupleSet =>
  r.TupleSet.of(
    universe,
    arity,
    tuples.map((text) => [...text]),
  );
const instance = new r.Instance(
  universe,
  new Map([
    [S, set(1, "a", "b")],
    [f, set(2, "ab", "bc")],
    [g, set(2, "aa", "cb")],
    [t, set(3, "abc", "bbc", "caa")],
  ]),
  new Map([
    [0, 1],
    [1, 2],
    [2, -3],
  ]),
);
const [x, y] = [r.variable("x"), r.variable("y")];
const A = r.atom(universe, "a");
const C = r.atom(universe, "c");

/** The value of an expression, each tuple as a word. */
function value(e: r.Expr): string {
  return new r.Evaluator(instance)
    .expr(e)
    .names()
    .map((tuple) => tuple.join(""))
    .join(" ");
}

function holds(f: r.Formula): boolean {
  return new r.Evaluator(instance).formula(f);
}

function number(i: r.IntExpr, options: r.IntegerOptions = { bits: 5 }): number {
  return new r.Evaluator(instance, options).int(i);
}

describe("expressions", () => {
  const cases: [string, r.Expr, string][] = [
    ["univ", r.univ, "a b c"],
    ["iden", r.iden, "aa bb cc"],
    ["none", r.noneOf(2), ""],
    ["ints", r.ints, "a b c"],
    ["union", r.union(f, g), "aa ab bc cb"],
    ["intersection", r.intersection(r.univ, S), "a b"],
    ["difference", r.difference(r.univ, S), "c"],
    ["product", r.product(S, C), "ac bc"],
    ["image", r.join(S, f), "b c"],
    ["inverse image", r.join(f, C), "b"],
    ["composition", r.join(f, g), "bb"],
    ["join of a ternary relation", r.join(A, t), "bc"],
    ["application to two arguments", r.apply(t, C, A), "a"],
    ["transpose", r.transpose(f), "ba cb"],
    ["closure", r.closure(f), "ab ac bc"],
    ["reflexive closure", r.reflexiveClosure(f), "aa ab ac bb bc cc"],
    ["closure of a cycle", r.closure(r.union(f, r.product(C, A))), "aa ab ac ba bb bc ca cb cc"],
    ["override", r.override(f, g), "aa bc cb"],
    ["projection", r.project(t, [2, 0, 0]), "acc caa cbb"],
    ["comprehension", r.comprehension([r.decl(x, S), r.decl(y, r.join(x, f))], r.some(y)), "ab bc"],
    ["conditional", r.ifElse(r.no(S), f, g), "aa cb"],
    ["let", r.letExpr(x, S, r.product(x, x)), "aa ab ba bb"],
    ["integer atom", r.intAtom(r.int(2)), "b"],
    ["no atom for an integer", r.intAtom(r.int(5)), ""],
  ];
  test.each(cases)("%s", (_, e, expected) => expect(value(e)).toBe(expected));
});

describe("formulas", () => {
  const cases: [string, r.Formula, boolean][] = [
    ["some", r.some(S), true],
    ["no", r.no(r.intersection(f, g)), true],
    ["one of two", r.one(S), false],
    ["one of one", r.one(A), true],
    ["lone of none", r.lone(r.none), true],
    ["lone of two", r.lone(S), false],
    ["subset", r.subset(A, S), true],
    ["not a subset", r.subset(C, S), false],
    ["equal", r.equal(r.union(A, r.atom(universe, "b")), S), true],
    ["forall", r.forAll([r.decl(x, S)], r.one(r.join(x, f))), true],
    ["forall fails", r.forAll([r.decl(x, r.univ)], r.one(r.join(x, f))), false],
    ["exists", r.exists([r.decl(x, r.univ), r.decl(y, r.join(x, g))], r.equal(x, y)), true],
    ["exists a set", r.exists([r.decl(x, r.univ, "set")], r.equal(r.join(x, f), S)), false],
    ["exists a set indeed", r.exists([r.decl(x, r.univ, "some")], r.equal(r.join(x, f), r.join(S, f))), true],
    ["over pairs", r.forAll([r.decl(r.variable("p", 2), f)], r.truth), true],
    ["acyclic", r.acyclic(f), true],
    ["cyclic", r.acyclic(g), false],
    ["total function", r.totalFunction(f, S, r.univ), true],
    ["not total", r.totalFunction(f, r.univ, r.univ), false],
    ["partial function", r.partialFunction(f, r.univ, r.univ), true],
    ["outside the range", r.partialFunction(f, r.univ, S), false],
    ["total order", r.totalOrder(f, r.univ, A, C), true],
    ["another last", r.totalOrder(f, r.univ, A, A), false],
    ["not of all", r.totalOrder(f, S, A, C), false],
    ["less", r.less(r.cardinality(S), r.int(3)), true],
    ["at most", r.atMost(r.cardinality(t), r.int(2)), false],
  ];
  test.each(cases)("%s", (_, f, expected) => expect(holds(f)).toBe(expected));

  test("witnesses are checked, not believed", () => {
    const claim = r.exists([r.decl(x, S, "set")], r.one(x));
    const with_ = (witness: r.Expr): boolean => r.isModel(instance, claim, { witnesses: new Map([[claim, [[witness]]]]) });
    expect(with_(A)).toBe(true);
    const wrong = r.exists([r.decl(x, S, "set")], r.subset(C, x));
    expect(r.isModel(instance, wrong, { witnesses: new Map([[wrong, [[C]]]]) })).toBe(false);
  });
});

describe("integers", () => {
  const cases: [string, r.IntExpr, number][] = [
    ["cardinality", r.cardinality(t), 3],
    ["sum of atoms", r.intSum(r.univ), 0],
    ["sum over a declaration", r.sum([r.decl(x, S)], r.times(r.intSum(x), r.intSum(x))), 5],
    ["division towards zero", r.divide(r.int(-7), r.int(2)), -3],
    ["remainder with the sign of the dividend", r.modulo(r.int(-7), r.int(2)), -1],
    ["division by zero", r.divide(r.int(7), r.int(0)), 0],
    ["remainder by zero", r.modulo(r.int(7), r.int(0)), 7],
    ["wrapping", r.plus(r.int(15), r.int(1)), -16],
    ["shift", r.arithmetic("<<", r.int(3), r.int(2)), 12],
    ["signed shift", r.arithmetic(">>", r.int(-5), r.int(1)), -3],
    ["unsigned shift", r.arithmetic(">>>", r.int(-1), r.int(1)), 15],
    ["absolute", r.absolute(r.int(-4)), 4],
    ["sign", r.sign(r.int(-4)), -1],
    ["complement", r.bitNot(r.int(5)), -6],
    ["conditional", r.ifInt(r.some(S), r.int(1), r.int(2)), 1],
  ];
  test.each(cases)("%s", (_, i, expected) => expect(number(i)).toBe(expected));

  test("overflow excludes an instance if asked to, except behind a false premise", () => {
    const overflows = r.less(r.plus(r.int(7), r.int(7)), r.int(0));
    expect(r.isModel(instance, overflows, { bits: 4 })).toBe(true);
    expect(r.isModel(instance, overflows, { bits: 4, overflow: "exclude" })).toBe(false);
    expect(r.isModel(instance, r.or(r.truth, overflows, r.some(S)), { bits: 4, overflow: "exclude" })).toBe(true);
    expect(r.isModel(instance, r.or(overflows, r.some(S)), { bits: 4, overflow: "exclude" })).toBe(false);
    expect(r.isModel(instance, r.implies(r.no(S), overflows), { bits: 4, overflow: "exclude" })).toBe(true);
  });
});
