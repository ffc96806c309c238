/**
 * What bounds the values that are run through. By depth ([Bulwahn 2013], section 3.2.3): the arguments of a constructor one less than the
 * constructor. By weight: the variables of a test share what there is to spend, so that a small list and two small trees are
 * reached long before all trees of some depth are.
 */
import { type Body, type Js, js, type Statement } from "../../javascript/index.ts";

/** Numbers cost more the larger they are; of choices the first two cost nothing. */
export type Choice = "number" | "choice";

export interface Measure {
  /** How many of so many values are tried. */
  readonly most: (count: Js, of: Choice) => Js;
  /** How many numbers there are at a bound. */
  readonly numbers: (below: Js) => Js;
  /** What is done with the i-th value. */
  readonly priced: (i: Js, of: Choice, body: Body) => Body;
  /** What is done with a constructor and its arguments. */
  readonly built: (body: Body) => Body;
  /** The bound of values that are not made here. */
  readonly bound: (bound: Js) => Js;
  /** What is done with such values, which come one after another; `n` is a free name. */
  readonly visited: (n: string, visit: (body: Body) => Statement, body: Body) => Body;
}

/** All values up to the bound; nothing has a price. */
export const byDepth: Measure = {
  most: (count) => count,
  numbers: (below) => below,
  priced: (_i, _of, body) => body,
  built: (body) => body,
  bound: (bound) => bound,
  visited: (_n, visit, body) => [visit(body)],
};

/** What is left to spend, in the test program. */
export const left = "purse";

const math = (name: string, ...args: readonly Js[]): Js => js.method("Math", name, ...args);

/** Binary digits: there are about twice as many values at each price, as there are of structures. */
const digits = (i: Js): Js => js.op(32, "-", math("clz32", i));
const price = (i: Js, of: Choice): Js => digits(of === "number" ? i : js.op(i, ">>", 1));
const affordable = (of: Choice): Js => js.op(of === "number" ? 1 : 2, "<<", left);

/** Pays before what is done, where there is enough left, and takes it back afterwards. */
const paid = (cost: Js, body: Body): Statement =>
  js.when(js.op(cost, "<=", left), [js.run(js.op(left, "-=", cost)), ...body, js.run(js.op(left, "+=", cost))]);

/** Values that together cost no more than the weight: one for each constructor with arguments, and the prices of what is chosen. */
export const byWeight: Measure = {
  most: (count, of) => math("min", count, affordable(of)),
  numbers: () => affordable("number"),
  priced: (i, of, body) => [paid(price(i, of), body)],
  built: (body) => [paid(1, body)],
  bound: () => js.op(1, "+", js.op(left, ">>", 1)),
  visited: (n, visit, body) => {
    const own = `${n}_price`;
    return [js.variable(n, 0), visit([js.constant(own, price(js.unary("++", n), "number")), paid(own, body)])];
  },
};
