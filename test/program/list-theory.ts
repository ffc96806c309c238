import { fun, funs, listT, natT } from "../../src/logic/index.ts";
import { a, app, apps, b, cons, Hand, nat, nil, plus, suc, v } from "./hand-theory.ts";

/** Lists and a few functions on them and on numbers. */
export function listTheory() {
  const hand = new Hand();
  const la = listT(a);
  const lb = listT(b);
  const x = v("x", a);
  const xs = v("xs", la);
  const ys = v("ys", la);
  const f = v("f", fun(a, b));
  const n = v("n", natT);
  const append = hand.fun("List.append", funs([la, la], la), (self) => [
    [[nil(a), ys], ys],
    [[cons(x, xs), ys], cons(x, apps(self, [xs, ys]))],
  ]);
  const rev = hand.fun("List.rev", fun(la, la), (self) => [
    [[nil(a)], nil(a)],
    [[cons(x, xs)], apps(append, [app(self, xs), cons(x, nil(a))])],
  ]);
  const length = hand.fun("List.length", fun(la, natT), (self) => [
    [[nil(a)], nat(0)],
    [[cons(x, xs)], suc(app(self, xs))],
  ]);
  const hd = hand.fun("List.list.hd", fun(la, a), () => [[[cons(x, xs)], x]]);
  const map = hand.fun("List.list.map", funs([fun(a, b), la], lb), (self) => [
    [[f, nil(a)], nil(b)],
    [[f, cons(x, xs)], cons(app(f, x), apps(self, [f, xs]))],
  ]);
  const fib = hand.fun("Hand.fib", fun(natT, natT), (self) => [
    [[nat(0)], nat(0)],
    [[suc(nat(0))], nat(1)],
    [[suc(suc(n))], plus(app(self, n), app(self, suc(n)))],
  ]);
  const at = new Map([
    [a, natT],
    [b, natT],
  ]);
  return { hand, append, rev, length, hd, map, fib, at };
}
