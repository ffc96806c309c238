import { expect, it } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { check } from "../../src/judge/index.ts";
import {
  apps,
  carrierElement,
  constant,
  type FiniteModel,
  free,
  fun,
  funs,
  lambda,
  substTermTypes,
  type Term,
  type Type,
  type TypeVar,
  tcon,
  tvar,
} from "../../src/logic/index.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { theoryOf } from "../refute/theory-text.ts";

const { context } = theoryOf(`
class involution = fixes f :: "'a ⇒ 'a" assumes ff: "f (f x) = x"
definition moves :: "'a :: involution ⇒ bool" where "moves x ⟷ f x ≠ x"`);

const statement = readTerm(context, plainSource("¬ moves (x :: 'a :: involution)"));
const own = tcon("'a");
const [first, second] = [carrierElement(own, 0), carrierElement(own, 1)];

/** The model in which `f` takes the elements to these. */
function model(at: readonly [Term, Term], name: string, sorted: TypeVar): FiniteModel {
  const update = constant("Fun.fun_upd", funs([fun(own, own), own, own], fun(own, own)));
  const f = apps(update, [apps(update, [lambda(free("x", own), first), first, at[0]]), second, at[1]]);
  return { types: new Map([[sorted, own]]), carriers: new Map([[own, 2]]), constants: [{ constant: constant(name, f.type), value: f }] };
}

it("judges in a model, and asks for the axioms of the classes of a type that the model made up", () => {
  const name = [...context.theory.consts.keys()].find((n) => n.endsWith("involution_class.f")) ?? expect.unreachable();
  const sort = [...context.theory.classes.keys()].filter((n) => n.endsWith(".involution"));
  const sorted = tvar("'a", sort);
  const ground = substTermTypes(new Map<TypeVar, Type>([[sorted, own]]), statement);
  const judged = (at: readonly [Term, Term]): string =>
    check(
      { theory: context.theory, statement: ground, assignment: new Map([["x", first]]), evidence: [] },
      { model: model(at, name, sorted) },
    ).kind;
  expect(judged([second, first])).toBe("confirmed");
  // Not an involution.
  expect(judged([second, second])).toBe("refuted");
  // An involution that moves nothing.
  expect(judged([first, second])).toBe("refuted");
});
