import { describe, expect, it } from "vitest";
import { constant, eq, fun, listT, natT } from "../../src/logic/index.ts";
import type { Value } from "../../src/program/index.ts";
import { app, apps, at, cons, Hand, nat, nil, plus, suc, times, v } from "../program/hand-theory.ts";
import { listTheory } from "../program/list-theory.ts";
import { Compiled } from "./running.ts";

const n = v("n", natT);

/** `loop n = loop (n + 1)`, `spin n = 1 + spin n * 2`. */
function endless() {
  const hand = new Hand();
  const loop = hand.fun("Hand.loop", fun(natT, natT), (self) => [[[n], app(self, suc(n))]]);
  const spin = hand.fun("Hand.spin", fun(natT, natT), (self) => [[[n], plus(nat(1), times(app(self, n), nat(2)))]]);
  const ping = hand.fun("Hand.ping", fun(natT, natT), () => [[[n], app(constant("Hand.pong", loop.type), n)]]);
  hand.fun("Hand.pong", fun(natT, natT), () => [[[n], app(ping, n)]]);
  return { hand, loop, spin, ping };
}

describe("an evaluation that does not end", () => {
  const { hand, loop, spin, ping } = endless();

  it.each([
    ["a loop", loop],
    ["two functions that call each other", ping],
  ])("is stopped after its steps: %s", (_, c) => {
    expect(new Compiled(hand.theory, [n], app(c, n), { steps: 200_000 }).run(1)).toEqual({ kind: "limit", limit: "steps" });
  });

  it("is stopped from outside", () => {
    let asked = 0;
    const compiled = new Compiled(hand.theory, [n], app(loop, n), { interrupted: () => ++asked > 3 });
    expect(compiled.run(1)).toEqual({ kind: "limit", limit: "interrupted" });
    expect(asked).toBe(4);
  });

  it("ends at the depth of the stack", () => {
    expect(new Compiled(hand.theory, [n], app(spin, n)).run(1)).toEqual({ kind: "limit", limit: "depth" });
  });

  it("leaves the instance fit for the next evaluation", () => {
    const compiled = new Compiled(hand.theory, [n], app(loop, n), { steps: 50_000 });
    expect([compiled.run(1), compiled.run(2)]).toEqual([
      { kind: "limit", limit: "steps" },
      { kind: "limit", limit: "steps" },
    ]);
  });
});

describe("large values", () => {
  const lists = listTheory();
  const xs = v("xs", listT(natT));

  it("a list of a million elements is compared, appended and measured without deep recursion", () => {
    const append = at(lists.append, lists.at);
    const whole = new Compiled(lists.hand.theory, [xs], app(at(lists.length, lists.at), apps(append, [xs, cons(nat(1), nil(natT))])));
    const same = new Compiled(lists.hand.theory, [xs], eq(apps(append, [xs, nil(natT)]), xs));
    const make = (c: Compiled): Value => {
      let list: Value = null;
      for (let i = 0; i < 1_000_000; i++) list = c.instance.machine.make(c.typeId(listT(natT)), 1, [i, list]);
      return list;
    };
    expect(whole.value(make(whole))).toBe(1_000_001);
    expect(same.value(make(same))).toBe(true);
  });

  it("numbers of a thousand digits are exact", () => {
    const square = new Compiled(lists.hand.theory, [n], times(n, n));
    const big = 10n ** 1000n + 3n;
    expect(square.value(big)).toBe(big * big);
  });
});

describe("generated text", () => {
  it("holds no text of the theory", () => {
    const hand = new Hand();
    const evil = `"); globalThis.evil = true; ("`;
    const c = hand.fun(evil, fun(natT, natT), () => [[[v(evil, natT)], suc(v(evil, natT))]]);
    const compiled = new Compiled(hand.theory, [v(evil, natT)], plus(app(c, v(evil, natT)), nat(1)));
    expect(compiled.text).not.toContain("evil");
    expect(compiled.value(1)).toBe(3);
  });
});
