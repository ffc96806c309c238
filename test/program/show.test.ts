import { describe, expect, it } from "vitest";
import { emit } from "../../src/javascript/index.ts";
import { boolT, constant, type Free, fun, funs, listT, natT, type Term, type Theory, tcon } from "../../src/logic/index.ts";
import { lowerProgram, type Program, showProgram } from "../../src/program/index.ts";
import { app, apps, at, Hand, lambdas, nat, plus, v } from "./hand-theory.ts";
import { listTheory } from "./list-theory.ts";
import { verifyProgram } from "./verify.ts";

function lower(theory: Theory, params: readonly Free[], body: Term): Program {
  const lowered = lowerProgram(theory, [{ name: "it", params, body }]);
  if (lowered.kind === "refused") throw new Error(JSON.stringify(lowered.reasons));
  expect(verifyProgram(lowered.program)).toEqual([]);
  return lowered.program;
}

/** The functions of the generated text, without the run time. */
const functionsOf = (program: Program): string => {
  const { text } = emit(program);
  return text.slice(text.indexOf("function f0("), text.indexOf("function make"));
};

describe("programs", () => {
  const lists = listTheory();
  const xs = v("xs", listT(natT));
  const k = v("k", natT);
  const z = v("z", natT);

  it("specialise a known function away", () => {
    const body = apps(at(lists.map, lists.at), [lambdas([z], plus(z, k)), xs]);
    expect(showProgram(lower(lists.hand.theory, [xs, k], body))).toBe(
      `data Nat.nat List.list = List.list.Nil | List.list.Cons Nat.nat Nat.nat List.list
root it = #0
#0 it (xs.0 : Nat.nat List.list) (k.1 : Nat.nat) : Nat.nat List.list =
  #1(k.1, xs.0)
#1 List.list.map$1 (c.2 : Nat.nat) (x2.3 : Nat.nat List.list) : Nat.nat List.list =
  case x2.3
  | List.list.Nil →
    List.list.Nil
  | List.list.Cons x21.5 x22.6 →
    List.list.Cons(add(x21.5, c.2), #1(c.2, x22.6))`,
    );
  });

  it("run recursion through a constructor as a loop", () => {
    expect(functionsOf(lower(lists.hand.theory, [xs], apps(at(lists.append, lists.at), [xs, xs])))).toBe(`function f0(x0) {
  return f1(x0, x0);
}
function f1(x1, x2) {
  let head = null;
  let cell = null;
  L: for (;;) {
    if (x1 === null) {
      if (cell === null) return x2;
      cell.s1 = x2;
      return head;
    }
    const x5 = x1.s0;
    const t0 = new C1(x5, null);
    if (cell === null) head = t0; else cell.s1 = t0;
    cell = t0;
    const x6 = x1.s1;
    x1 = x6;
    continue L;
  }
}
`);
  });

  it("share the right-hand side that several branches need", () => {
    const hand = new Hand();
    const colour = hand.datatype(
      "T.c",
      [],
      [
        ["T.R", []],
        ["T.B", []],
      ],
      "T.case_c",
    );
    const tree = tcon("T.t");
    hand.datatype(
      "T.t",
      [],
      [
        ["T.E", []],
        ["T.N", [colour, tree, tree]],
      ],
      "T.case_t",
    );
    const [R, B] = ["T.R", "T.B"].map((name) => constant(name, colour));
    const node = (c: Term, l: Term, r: Term): Term => apps(constant("T.N", funs([colour, tree, tree], tree)), [c, l, r]);
    const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => v(name, tree)) as [Free, Free, Free, Free];
    const balance = hand.fun("T.balance", funs([tree, tree], tree), () => [
      [[node(R!, a, b), c], node(B!, node(R!, a, b), node(B!, c, node(R!, c, c)))],
      [[a, node(R!, b, c)], node(R!, node(B!, a, b), node(R!, node(B!, b, c), node(B!, a, a)))],
      [[a, d], node(B!, a, d)],
    ]);
    const shown = showProgram(lower(hand.theory, [a, b], apps(balance, [a, b])));
    expect(shown.match(/join/g)?.length).toBe(1);
    expect(shown.match(/jump/g)?.length).toBe(2);
  });

  it("write recursion that is not at the end twice", () => {
    const text = functionsOf(lower(lists.hand.theory, [k], app(lists.fib, k)));
    expect(text).toContain("function f1(");
    expect(text).toContain("function f1t(");
    expect(text.match(/fuel/g)?.length).toBe(1);
  });
});

describe("refusals", () => {
  const hand = new Hand();
  const reasons = (params: readonly Free[], body: Term): string[] => {
    const lowered = lowerProgram(hand.theory, [{ name: "it", params, body }]);
    return lowered.kind === "refused" ? lowered.reasons.map((r) => r.kind) : [];
  };

  it("name what cannot be executed", () => {
    hand.declare("T.opaque", fun(natT, boolT), { kind: "native" });
    const unknown = constant("T.opaque", fun(natT, boolT));
    expect(reasons([], app(unknown, nat(1)))).toEqual(["no-equation"]);
    expect(reasons([v("x", tcon("T.nowhere"))], nat(1))).toEqual(["type"]);
    const x = v("x", natT);
    const all = constant("HOL.All", fun(fun(natT, boolT), boolT));
    expect(reasons([], app(all, lambdas([x], app(unknown, x))))).toEqual(["unbounded", "no-equation"]);
  });
});
