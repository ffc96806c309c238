import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boolT, constant, eq, False, fun, funs, natT, type Term, True, tcon } from "../../src/logic/index.ts";
import type { Value } from "../../src/program/index.ts";
import { app, apps, Hand, ite, nat, plus, suc, times, v } from "../program/hand-theory.ts";
import { Compiled } from "./running.ts";

const [n, m] = [v("n", natT), v("m", natT)];
const hand = new Hand();
const fib = hand.fun("Hand.fib", fun(natT, natT), (self) => [
  [[nat(0)], nat(0)],
  [[suc(nat(0))], nat(1)],
  [[suc(suc(n))], plus(app(self, n), app(self, suc(n)))],
]);
const ack = hand.fun("Hand.ack", funs([natT, natT], natT), (self) => [
  [[nat(0), n], suc(n)],
  [[suc(m), nat(0)], apps(self, [m, nat(1)])],
  [[suc(m), suc(n)], apps(self, [m, apps(self, [suc(m), n])])],
]);
const choose = hand.fun("Hand.choose", funs([natT, natT], natT), (self) => [
  [[n, nat(0)], nat(1)],
  [[nat(0), suc(m)], nat(0)],
  [[suc(n), suc(m)], plus(apps(self, [n, suc(m)]), apps(self, [n, m]))],
]);
/** No value at one: the sum of two missing values, one value or none in the depth. */
const gap = hand.fun("Hand.gap", fun(natT, natT), (self) => [
  [[nat(0)], nat(0)],
  [[suc(suc(n))], plus(app(self, n), app(self, suc(n)))],
]);
/** Never ends, and each turn makes a call that ends at once. */
const turn = hand.fun("Hand.turn", fun(natT, natT), (self) => [
  [[nat(0)], nat(0)],
  [[n], plus(app(self, n), app(self, nat(0)))],
]);
const round = hand.fun("Hand.round", funs([natT, natT], natT), (self) => [
  [[n, nat(0)], nat(0)],
  [[n, m], apps(self, [apps(self, [nat(0), nat(0)]), m])],
]);

const tree = tcon("Hand.tree");
hand.datatype(
  "Hand.tree",
  [],
  [
    ["Hand.tree.Leaf", []],
    ["Hand.tree.Node", [tree, natT, tree]],
  ],
  "Hand.tree.case_tree",
);
const leaf = constant("Hand.tree.Leaf", tree);
const node = (...args: Term[]): Term => apps(constant("Hand.tree.Node", funs([tree, natT, tree], tree)), args);
const [l, r, t] = [v("l", tree), v("r", tree), v("t", tree)];
const mirror = hand.fun("Hand.mirror", fun(tree, tree), (self) => [
  [[leaf], leaf],
  [[node(l, n, r)], node(app(self, r), n, app(self, l))],
]);
const count = hand.fun("Hand.count", fun(tree, natT), (self) => [
  [[leaf], nat(0)],
  [[node(l, n, r)], plus(plus(app(self, l), n), app(self, r))],
]);

describe("functions that call themselves several times", () => {
  it("fib, ack and choose", () => {
    const fibs = new Compiled(hand.theory, [n], app(fib, n));
    expect([0, 1, 2, 3, 4, 5, 10, 16, 17, 20, 24].map((k) => fibs.value(k))).toEqual([0, 1, 1, 2, 3, 5, 55, 987, 1597, 6765, 46368]);
    const acks = new Compiled(hand.theory, [m, n], apps(ack, [m, n]));
    expect([acks.value(0, 7), acks.value(1, 40), acks.value(2, 30), acks.value(3, 4)]).toEqual([8, 42, 63, 125]);
    const chooses = new Compiled(hand.theory, [n, m], apps(choose, [n, m]));
    expect([chooses.value(5, 2), chooses.value(40, 3), chooses.value(300, 2), chooses.value(18, 9), chooses.value(3, 5)]).toEqual([
      10, 9880, 44850, 48620, 0,
    ]);
  });

  it("products, also beyond numbers that are exact, and beside sums", () => {
    const fact = hand.fun("Hand.fact", fun(natT, natT), (self) => [
      [[nat(0)], nat(1)],
      [[suc(n)], times(suc(n), app(self, n))],
    ]);
    const facts = new Compiled(hand.theory, [n], app(fact, n));
    expect([0, 1, 5, 18].map((k) => facts.value(k))).toEqual([1, 1, 120, 6402373705728000]);
    expect(facts.value(25)).toBe(15511210043330985984000000n);
    const mixed = hand.fun("Hand.mixed", fun(natT, natT), (self) => [
      [[nat(0)], nat(0)],
      [[suc(nat(0))], plus(nat(2), app(self, nat(0)))],
      [[suc(suc(nat(0)))], times(nat(3), app(self, suc(nat(0))))],
      [[suc(suc(suc(n)))], plus(app(self, n), times(nat(2), app(self, suc(n))))],
    ]);
    const byHand = (k: number): number => (k < 3 ? ([0, 2, 6][k] ?? 0) : byHand(k - 3) + 2 * byHand(k - 2));
    const all = new Compiled(hand.theory, [n], app(mixed, n));
    for (let k = 0; k < 25; k++) expect(all.value(k)).toBe(byHand(k));
    const product = hand.fun("Hand.product", fun(natT, natT), (self) => [
      [[nat(0)], nat(2)],
      [[suc(nat(0))], plus(nat(1), app(self, nat(0)))],
      [[suc(suc(n))], times(app(self, n), app(self, suc(n)))],
    ]);
    const products = new Compiled(hand.theory, [n], app(product, n));
    expect([0, 1, 2, 3, 4, 5, 6].map((k) => products.value(k))).toEqual([2, 3, 6, 18, 108, 1944, 209952]);
    expect(products.value(12)).toBe(2n ** 89n * 3n ** 144n);
  });

  it("a missing value in the depth is missing, with the arguments it lacks", () => {
    const compiled = new Compiled(hand.theory, [n], app(gap, n));
    for (const k of [1, 2, 5, 9, 20]) expect(compiled.run(k)).toMatchObject({ kind: "missing", args: [1] });
    expect(compiled.value(0)).toBe(0);
    const answered = new Compiled(hand.theory, [n], app(gap, n), { oracle: () => 1 });
    expect([2, 10, 20].map((k) => answered.value(k))).toEqual([1, 55, 6765]);
  });

  it("no turn of a loop goes unguarded for long", () => {
    const limit = { kind: "limit", limit: "steps" };
    expect(new Compiled(hand.theory, [n], app(turn, n), { steps: 10_000 }).run(1)).toEqual(limit);
    expect(new Compiled(hand.theory, [n, m], apps(round, [n, m]), { steps: 10_000 }).run(1, 1)).toEqual(limit);
    // 4 · 10^12 additions, no more than four calls deep.
    expect(new Compiled(hand.theory, [n, m], apps(choose, [n, m]), { steps: 10_000 }).run(3000, 4)).toEqual(limit);
    expect(new Compiled(hand.theory, [n, m], apps(choose, [n, m]), { steps: 10_000 }).run(10 ** 15, 1)).toEqual(limit);
  });
});

/** A tree without its numbers. */
interface Shape {
  readonly left: Shape | null;
  readonly right: Shape | null;
}

describe("functions that make trees", () => {
  const mirrored = new Compiled(hand.theory, [t], app(mirror, t));
  const twice = new Compiled(hand.theory, [t], ite(eq(app(mirror, app(mirror, t)), t), app(count, t), nat(0)));

  const shapes = fc.letrec<{ tree: Shape | null }>((tie) => ({
    tree: fc.option(fc.record({ left: tie("tree"), right: tie("tree") }), { nil: null, maxDepth: 8, depthSize: "large" }),
  })).tree;
  const build = (c: Compiled, s: Shape | null): Value =>
    s === null ? null : c.instance.machine.make(c.typeId(tree), 1, [build(c, s.left), 1, build(c, s.right)]);
  const size = (s: Shape | null): number => (s === null ? 0 : 1 + size(s.left) + size(s.right));

  it("mirror is its own inverse on trees of any shape", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        expect(twice.value(build(twice, shape))).toBe(size(shape));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it("a tree that leans to one side does not fill the stack", () => {
    let list: Value = null;
    for (let i = 0; i < 300_000; i++) list = mirrored.instance.machine.make(mirrored.typeId(tree), 1, [list, i, null]);
    expect(mirrored.run(list).kind).toBe("value");
  });

  it("a call on the result of a call to itself counts, though each ends soon", () => {
    const push = hand.fun("Hand.push", funs([natT, tree], tree), (self) => [
      [[n, leaf], node(leaf, n, leaf)],
      [[n, node(l, m, r)], node(l, m, apps(self, [n, r]))],
    ]);
    const pushes = hand.fun("Hand.pushes", fun(tree, tree), (self) => [
      [[leaf], leaf],
      [[node(l, n, r)], apps(push, [n, app(self, r)])],
    ]);
    const compiled = new Compiled(hand.theory, [t], app(pushes, t), { steps: 500 });
    const lean = (length: number): Value => {
      let made: Value = null;
      for (let i = 0; i < length; i++) made = compiled.instance.machine.make(compiled.typeId(tree), 1, [null, i, made]);
      return made;
    };
    expect(compiled.run(lean(100)).kind).toBe("value");
    expect(compiled.run(lean(5000))).toEqual({ kind: "limit", limit: "steps" });
  });

  it("a loop along a tree counts its turns, after some, and says the same before and after", () => {
    const has = hand.fun("Hand.has", funs([natT, tree], boolT), (self) => [
      [[n, leaf], False],
      [[n, node(l, m, r)], ite(eq(n, m), True, apps(self, [n, r]))],
    ]);
    const apart = hand.fun("Hand.apart", fun(tree, boolT), (self) => [
      [[leaf], True],
      [[node(l, n, r)], ite(apps(has, [n, r]), False, app(self, r))],
    ]);
    const compiled = new Compiled(hand.theory, [t], app(apart, t), { steps: 1000 });
    const lean = (numbers: readonly number[]): Value =>
      numbers.reduceRight<Value>((rest, x) => compiled.instance.machine.make(compiled.typeId(tree), 1, [null, x, rest]), null);
    const upTo = (k: number): number[] => Array.from({ length: k }, (_, i) => i);
    for (const k of [0, 1, 63, 64, 65, 66, 200]) {
      expect(compiled.value(lean(upTo(k)))).toBe(true);
      expect(compiled.value(lean([...upTo(k), 7, 7]))).toBe(false);
    }
    expect(compiled.run(lean(upTo(3000)))).toEqual({ kind: "limit", limit: "steps" });
  });

  it("trees that lean to one side are compared without a deep stack, to the last node", () => {
    const same = new Compiled(hand.theory, [l, r], eq(l, r));
    const lean = (left: boolean, last: number): Value => {
      let made: Value = same.instance.machine.make(same.typeId(tree), 1, [null, last, null]);
      for (let i = 0; i < 300_000; i++) made = same.instance.machine.make(same.typeId(tree), 1, left ? [made, i, null] : [null, i, made]);
      return made;
    };
    for (const left of [true, false]) {
      expect(same.value(lean(left, 7), lean(left, 7))).toBe(true);
      expect(same.value(lean(left, 7), lean(left, 8))).toBe(false);
    }
  });
});

describe("equations that overlap", () => {
  const colour = tcon("Hand.colour");
  const rbt = tcon("Hand.rbt");
  hand.datatype(
    "Hand.colour",
    [],
    [
      ["Hand.colour.R", []],
      ["Hand.colour.B", []],
    ],
    "Hand.colour.case_colour",
  );
  hand.datatype(
    "Hand.rbt",
    [],
    [
      ["Hand.rbt.E", []],
      ["Hand.rbt.T", [colour, rbt, natT, rbt]],
    ],
    "Hand.rbt.case_rbt",
  );
  const [red, black] = [constant("Hand.colour.R", colour), constant("Hand.colour.B", colour)];
  const T = (...args: Term[]): Term => apps(constant("Hand.rbt.T", funs([colour, rbt, natT, rbt], rbt)), args);
  const [a, b, c, d] = [v("a", rbt), v("b", rbt), v("c", rbt), v("d", rbt)];
  const [x, y, z, k] = [v("x", natT), v("y", natT), v("z", natT), v("k", colour)];
  const result = T(red, T(black, a, x, b), y, T(black, c, z, d));
  const balance = hand.fun("Hand.balance", funs([colour, rbt, natT, rbt], rbt), () => [
    [[black, T(red, T(red, a, x, b), y, c), z, d], result],
    [[black, T(red, a, x, T(red, b, y, c)), z, d], result],
    [[black, a, x, T(red, T(red, b, y, c), z, d)], result],
    [[black, a, x, T(red, b, y, T(red, c, z, d))], result],
    [[k, a, x, b], T(k, a, x, b)],
  ]);
  const compiled = new Compiled(hand.theory, [k, a, x, b], apps(balance, [k, a, x, b]));

  type Node = readonly [number, Node, number, Node] | null;
  const byHand = (n: readonly [number, Node, number, Node]): Node => {
    const [colour, left, at, right] = n;
    const made = (p: Node, i: number, q: Node, j: number, r: Node, m: number, s: Node): Node => [0, [1, p, i, q], j, [1, r, m, s]];
    if (colour !== 1) return n;
    if (left?.[0] === 0 && left[1]?.[0] === 0) return made(left[1][1], left[1][2], left[1][3], left[2], left[3], at, right);
    if (left?.[0] === 0 && left[3]?.[0] === 0) return made(left[1], left[2], left[3][1], left[3][2], left[3][3], at, right);
    if (right?.[0] === 0 && right[1]?.[0] === 0) return made(left, at, right[1][1], right[1][2], right[1][3], right[2], right[3]);
    if (right?.[0] === 0 && right[3]?.[0] === 0) return made(left, at, right[1], right[2], right[3][1], right[3][2], right[3][3]);
    return n;
  };
  const nodes = fc.letrec<{ node: Node }>((tie) => ({
    node: fc.option(fc.tuple(fc.nat(1), tie("node"), fc.nat(9), tie("node")), { nil: null, maxDepth: 3, depthSize: "large" }),
  })).node;
  const build = (n: Node): Value =>
    n === null ? null : compiled.instance.machine.make(compiled.typeId(rbt), 1, [n[0], build(n[1]), n[2], build(n[3])]);

  it("balance is the first equation that matches", () => {
    const same = new Compiled(hand.theory, [a, b], eq(a, b));
    fc.assert(
      fc.property(fc.nat(1), nodes, nodes, (colour, left, right) => {
        expect(same.value(compiled.value(colour, build(left), 5, build(right)), build(byHand([colour, left, 5, right])))).toBe(true);
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it("a right-hand side that many paths reach is written once", () => {
    // Three constructors for each of the four cases, one for all the others; one in the class's own factory.
    expect(compiled.text.match(/new C\d+\(/g)?.length).toBe(14);
  });
});
