import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apps, boolT, constant, type Free, free, funs, names, natT, prodT, setT, type Term, type Type } from "../../src/logic/index.ts";
import type { Value } from "../../src/program/index.ts";
import { Hand } from "../program/hand-theory.ts";
import { Compiled } from "./running.ts";

const { theory } = new Hand();

/** A set as the elements below `points` that it has; beyond, all (`tail`) or none. */
interface Model {
  readonly inside: readonly boolean[];
  readonly tail: boolean;
}

const points = 6;
const model: fc.Arbitrary<Model> = fc.record({
  inside: fc.array(fc.boolean(), { minLength: points, maxLength: points }),
  tail: fc.boolean(),
});
const pairs = fc.tuple(model, model);

function make(compiled: Compiled, { inside, tail }: Model): Value {
  const elements = inside.flatMap((has, i) => (has === tail ? [] : [i]));
  return compiled.instance.machine.makeSet(compiled.typeId(setT(natT)), elements, tail);
}

const A: Free = free("A", setT(natT));
const B: Free = free("B", setT(natT));
const x: Free = free("x", natT);
const setOp = (name: string, type: Type = setT(natT)): Term => apps(constant(name, funs([setT(natT), setT(natT)], type)), [A, B]);
const member = (set: Term): Term => apps(constant(names.member, funs([natT, setT(natT)], boolT)), [x, set]);

/** Checks an operation by membership of each point, and of one beyond. */
function pointwise(op: Term, expected: (a: boolean, b: boolean) => boolean): void {
  // The set is bound first, so that it is built, not looked through.
  const built = new Compiled(theory, [A, B], op);
  const asks = new Compiled(theory, [x, A], member(A));
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const set = built.value(make(built, a), make(built, b));
      for (let i = 0; i < points; i++) expect(asks.value(i, set)).toBe(expected(a.inside[i] ?? false, b.inside[i] ?? false));
      expect(asks.value(points + 5, set)).toBe(expected(a.tail, b.tail));
    }),
    { seed: 3 },
  );
}

describe("finite and cofinite sets over an infinite type", () => {
  it("unite", () => pointwise(setOp("Lattices.sup_class.sup"), (a, b) => a || b));
  it("intersect", () => pointwise(setOp("Lattices.inf_class.inf"), (a, b) => a && b));
  it("subtract", () => pointwise(setOp(names.minus), (a, b) => a && !b));

  it("are included as their points are", () => {
    const subset = new Compiled(theory, [A, B], setOp(names.lessEq, boolT));
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const expected = a.inside.every((has, i) => !has || b.inside[i] === true) && (!a.tail || b.tail);
        expect(subset.value(make(subset, a), make(subset, b))).toBe(expected);
      }),
      { seed: 3 },
    );
  });

  it("are equal as their points are", () => {
    const equal = new Compiled(theory, [A, B], setOp(names.eq, boolT));
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const expected = a.inside.every((has, i) => has === b.inside[i]) && a.tail === b.tail;
        expect(equal.value(make(equal, a), make(equal, b))).toBe(expected);
      }),
      { seed: 3 },
    );
  });

  it("count their elements, infinitely many as zero", () => {
    const card = new Compiled(theory, [A], apps(constant("Finite_Set.card", funs([setT(natT)], natT)), [A]));
    fc.assert(
      fc.property(model, (a) => {
        expect(card.value(make(card, a))).toBe(a.tail ? 0 : a.inside.filter((has) => has).length);
      }),
      { seed: 3 },
    );
  });
});

describe("sets over a small type", () => {
  const P = prodT(boolT, boolT);
  const C: Free = free("C", setT(P));
  const D: Free = free("D", setT(P));

  it("are bit masks, with the same laws", () => {
    const run = (name: string): Compiled => new Compiled(theory, [C, D], apps(constant(name, funs([setT(P), setT(P)], setT(P))), [C, D]));
    const [union, inter, diff] = ["Lattices.sup_class.sup", "Lattices.inf_class.inf", names.minus].map(run);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 15 }), (c, d) => {
        expect([union?.value(c, d), inter?.value(c, d), diff?.value(c, d)]).toEqual([c | d, c & d, c & ~d]);
      }),
      { seed: 3 },
    );
  });
});

describe("relations with a diagonal", () => {
  const R = prodT(natT, natT);
  const r: Free = free("r", setT(R));
  const identity = constant("Relation.Id", setT(R));
  const withId = apps(constant("Lattices.sup_class.sup", funs([setT(R), setT(R)], setT(R))), [r, identity]);

  it("tell their pairs apart from the diagonal", () => {
    const p: Free = free("p", R);
    const asks = new Compiled(theory, [p, r], apps(constant(names.member, funs([R, setT(R)], boolT)), [p, r]));
    const built = new Compiled(theory, [r], withId);
    const pair = (c: Compiled, a: number, b: number): Value => c.instance.machine.make(c.typeId(R), 0, [a, b]);
    const set = built.value(built.instance.machine.makeSet(built.typeId(setT(R)), [pair(built, 1, 2), pair(built, 3, 3)], false));
    const has = (a: number, b: number): Value => asks.value(pair(asks, a, b), set);
    expect([has(1, 2), has(2, 1), has(3, 3), has(9, 9), has(9, 8)]).toEqual([true, false, true, true, false]);
  });

  it("are equal to the identity without their pairs", () => {
    const minus = apps(constant(names.minus, funs([setT(R), setT(R)], setT(R))), [withId, r]);
    const same = new Compiled(theory, [r], apps(constant(names.eq, funs([setT(R), setT(R)], boolT)), [minus, identity]));
    const of = (a: number, b: number): Value => {
      const { machine } = same.instance;
      return machine.makeSet(same.typeId(setT(R)), [machine.make(same.typeId(R), 0, [a, b])], false);
    };
    expect([same.value(of(1, 2)), same.value(of(4, 4))]).toEqual([true, false]);
  });
});
