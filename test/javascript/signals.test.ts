import { describe, expect, it } from "vitest";
import { boolT, conj, constant, disj, eq, False, fun, funs, implies, listT, names, natT, type Term, True } from "../../src/logic/index.ts";
import type { Value } from "../../src/program/index.ts";
import { app, apps, at, cons, ite, lambdas, nat, nil, plus, v } from "../program/hand-theory.ts";
import { listTheory } from "../program/list-theory.ts";
import { Compiled } from "./running.ts";

const lists = listTheory();
const { theory } = lists.hand;
const hd = at(lists.hd, lists.at);
const missing: Term = eq(app(hd, nil(natT)), nat(1));
const letIn = (value: Term, x: ReturnType<typeof v>, body: Term): Term =>
  apps(constant(names.Let, funs([value.type, fun(value.type, body.type)], body.type)), [value, lambdas([x], body)]);

const outcome = (t: Term): unknown => {
  const result = new Compiled(theory, [], t).run();
  return result.kind === "value" ? result.value : result.kind;
};

describe("a missing value", () => {
  it("is no value of what needs it", () => {
    expect([outcome(missing), outcome(plus(app(hd, nil(natT)), nat(1)))]).toEqual(["missing", "missing"]);
  });

  it("does not matter where the other operand decides", () => {
    expect([conj(missing, False), disj(missing, True), implies(missing, True), implies(False, missing)].map(outcome)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect([conj(missing, True), disj(missing, False), implies(missing, False)].map(outcome)).toEqual(["missing", "missing", "missing"]);
  });

  it("does not matter in a branch not taken, nor bound and not used", () => {
    const x = v("x", natT);
    const head = app(hd, nil(natT));
    expect(outcome(ite(True, nat(3), head))).toBe(3);
    expect(outcome(letIn(head, x, nat(4)))).toBe(4);
    expect(outcome(letIn(head, x, ite(False, plus(x, x), nat(5))))).toBe(5);
  });

  it("may come from an oracle, which is told the constant and its arguments", () => {
    const xs = v("xs", listT(natT));
    const asked: string[] = [];
    const compiled = new Compiled(theory, [xs], plus(app(hd, xs), nat(1)), {
      oracle: (site, args) => {
        asked.push(`${site.constant.name} ${JSON.stringify(args)}`);
        return 41;
      },
    });
    expect(compiled.value(null)).toBe(42);
    expect(asked).toEqual(["List.list.hd [null]"]);
    expect(compiled.value(compiled.instance.machine.make(compiled.typeId(listT(natT)), 1, [7, null]))).toBe(8);
  });

  it("is asked for again after the oracle changed its mind", () => {
    const { hand } = listTheory();
    const answer = hand.fun("Hand.answer", natT, () => [[[], constant(names.undefined, natT)]]);
    const x = v("x", natT);
    let said: Value = 1;
    const body = plus(answer, x);
    const compiled = new Compiled(hand.theory, [x], body, { oracle: () => said });
    expect(compiled.value(1)).toBe(2);
    said = 10;
    expect(compiled.value(1)).toBe(11);
  });
});

describe("functions as values", () => {
  const f = v("f", fun(natT, natT));
  const g = v("g", fun(natT, natT));
  const same = new Compiled(theory, [f, g], eq(f, g));
  const { machine } = same.instance;
  const type = same.typeId(fun(natT, natT));
  const points = (base: number, ...changes: [number, number][]): Value =>
    machine.makeFunction(type, machine.makeConstant(type, base), changes);

  it("made from points are compared by their points", () => {
    expect(same.value(points(0, [1, 2]), points(0, [1, 3], [1, 2]))).toBe(true);
    expect(same.value(points(0, [1, 2]), points(0, [2, 2]))).toBe(false);
    expect(same.value(points(0), points(1))).toBe(false);
    expect(same.value(points(0, [5, 0]), points(0))).toBe(true);
  });

  it("given by code are told apart by samples, never declared equal", () => {
    const plusOne = (n: Value): Value => Number(n) + 1;
    expect(same.value(plusOne, points(0))).toBe(false);
    expect(same.run(plusOne, (n: Value) => 1 + Number(n)).kind).toBe("missing");
    expect(same.value(plusOne, plusOne)).toBe(true);
  });

  it("are equal on finite types when their tables are", () => {
    const b = v("b", fun(boolT, natT));
    const compare = new Compiled(theory, [b], eq(b, lambdas([v("y", boolT)], nat(1))));
    expect(compare.value(() => 1)).toBe(true);
    expect(compare.value((x: Value) => (x === true ? 1 : 2))).toBe(false);
  });
});

describe("lists", () => {
  it("are compared without building the side that is written out", () => {
    const xs = v("xs", listT(natT));
    const compiled = new Compiled(theory, [xs], eq(xs, cons(nat(1), nil(natT))));
    expect(compiled.text).not.toMatch(/function f0\(x0\) \{[^}]*new C/);
    const make = (n: number): Value => compiled.instance.machine.make(compiled.typeId(listT(natT)), 1, [n, null]);
    expect([compiled.value(make(1)), compiled.value(make(2)), compiled.value(null)]).toEqual([true, false, false]);
  });
});
