import {
  app,
  apps,
  boolT,
  collect,
  conj,
  constant,
  disj,
  eq,
  exists,
  False,
  type Free,
  forall,
  free,
  fun,
  funs,
  implies,
  intT,
  lambda,
  listT,
  member,
  names,
  natT,
  not,
  numeral,
  pair,
  prodT,
  setT,
  type Term,
  True,
  type Type,
} from "../../src/logic/index.ts";
import type { Random } from "./random-terms.ts";

/** The parameters of random formulas. */
export const formulaParams: readonly Free[] = [
  free("A", setT(natT)),
  free("B", setT(natT)),
  free("r", setT(prodT(natT, natT))),
  free("n", natT),
  free("k", intT),
  free("xs", listT(natT)),
  free("b", boolT),
];

/** Random formulas about numbers, sets, relations and lists, with quantifiers that have bounds in many forms. */
export class RandomFormula {
  private readonly random: Random;
  private fresh = 0;

  constructor(random: Random) {
    this.random = random;
  }

  formula(scope: readonly Free[], depth: number): Term {
    if (depth <= 0) return this.atom(scope);
    const sub = (inner: readonly Free[] = scope): Term => this.formula(inner, depth - 1);
    switch (this.random.below(9)) {
      case 0:
        return conj(sub(), sub());
      case 1:
        return disj(sub(), sub());
      case 2:
        return implies(sub(), sub());
      case 3:
        return not(sub());
      case 4:
      case 5:
        return this.quantified(scope, depth);
      case 6:
        return eq(this.set(scope, depth - 1), this.set(scope, depth - 1));
      default:
        return this.atom(scope);
    }
  }

  private variable(type: Type): Free {
    return free(`v${this.fresh++}`, type);
  }

  /** `∃` or `∀` with a bound: membership, order, equation, a finite type, a pair. */
  private quantified(scope: readonly Free[], depth: number): Term {
    const isAll = this.random.below(2) === 0;
    const close = (x: Free, bound: Term, body: Term): Term => (isAll ? forall(x, implies(bound, body)) : exists(x, conj(bound, body)));
    const x = this.variable(natT);
    const body = (...xs: Free[]): Term => this.formula([...scope, ...xs], depth - 1);
    switch (this.random.below(6)) {
      case 0:
        return close(x, member(x, this.set(scope, depth - 1)), body(x));
      case 1:
        return close(x, apps(constant(names.less, funs([natT, natT], boolT)), [x, this.nat(scope, 1)]), body(x));
      case 2:
        return close(x, eq(x, this.nat(scope, 1)), body(x));
      case 3: {
        const y = this.variable(boolT);
        return isAll ? forall(y, body(y)) : exists(y, body(y));
      }
      case 4: {
        const y = this.variable(natT);
        const bound = member(pair(x, y), this.pick(scope, setT(prodT(natT, natT))));
        return isAll ? forall(x, forall(y, implies(bound, body(x, y)))) : exists(x, exists(y, conj(bound, body(x, y))));
      }
      default: {
        const i = this.variable(intT);
        const order = constant(names.lessEq, funs([intT, intT], boolT));
        const low = apps(order, [this.pick(scope, intT), i]);
        const high = apps(order, [i, numeral(BigInt(this.random.below(4)), intT)]);
        return close(i, conj(low, high), body(i));
      }
    }
  }

  private pick(scope: readonly Free[], type: Type): Term {
    return this.random.pick(scope.filter((x) => x.type === type));
  }

  private atom(scope: readonly Free[]): Term {
    switch (this.random.below(6)) {
      case 0:
        return eq(this.nat(scope, 1), this.nat(scope, 1));
      case 1:
        return apps(constant(names.less, funs([natT, natT], boolT)), [this.nat(scope, 1), this.nat(scope, 1)]);
      case 2:
        return member(this.nat(scope, 1), this.set(scope, 1));
      case 3:
        return member(pair(this.nat(scope, 0), this.nat(scope, 0)), this.pick(scope, setT(prodT(natT, natT))));
      case 4:
        return this.pick(scope, boolT);
      default:
        return this.random.pick([True, False]);
    }
  }

  private nat(scope: readonly Free[], depth: number): Term {
    if (depth > 0 && this.random.below(3) === 0)
      return apps(constant(this.random.pick([names.plus, names.minus]), funs([natT, natT], natT)), [
        this.nat(scope, 0),
        this.nat(scope, 0),
      ]);
    if (depth > 0 && this.random.below(5) === 0) return app(constant("Finite_Set.card", fun(setT(natT), natT)), this.set(scope, 0));
    return this.random.below(2) === 0 ? this.pick(scope, natT) : numeral(BigInt(this.random.below(4)), natT);
  }

  private set(scope: readonly Free[], depth: number): Term {
    const S = setT(natT);
    if (depth <= 0) return this.pick(scope, S);
    const sub = (): Term => this.set(scope, depth - 1);
    const x = this.variable(natT);
    switch (this.random.below(7)) {
      case 0:
        return apps(constant(this.random.pick(["Lattices.sup_class.sup", "Lattices.inf_class.inf", names.minus]), funs([S, S], S)), [
          sub(),
          sub(),
        ]);
      case 1:
        return collect(lambda(x, conj(member(x, sub()), this.formula([...scope, x], depth - 1))));
      case 2:
        return collect(lambda(x, disj(member(x, sub()), eq(x, this.nat(scope, 0)))));
      case 3:
        return apps(constant("Set.image", funs([fun(natT, natT), S], S)), [lambda(x, this.nat([...scope, x], 1)), sub()]);
      case 4:
        return app(constant("List.list.set", fun(listT(natT), S)), this.pick(scope, listT(natT)));
      case 5:
        return apps(constant(names.insert, funs([natT, S], S)), [this.nat(scope, 0), sub()]);
      default: {
        const y = this.variable(natT);
        const sum = apps(constant(names.plus, funs([natT, natT], natT)), [y, this.nat(scope, 0)]);
        return collect(lambda(x, exists(y, conj(member(y, sub()), eq(x, sum)))));
      }
    }
  }
}
