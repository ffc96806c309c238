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
  range,
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

it("takes no model that changes what is defined", () => {
  const { context: own } = theoryOf(`
datatype color = Red | Green
datatype chain = End | Link chain
codatatype ring = Ring ring
typedecl thing`);
  const ground = (text: string): Term => readTerm(own, plainSource(text));
  const judged = (text: string, changed: Partial<FiniteModel>, assignment: ReadonlyMap<string, Term> = new Map()): string =>
    check(
      { theory: own.theory, statement: ground(text), assignment, evidence: [] },
      { model: { types: new Map(), carriers: new Map(), constants: [], ...changed } },
    ).kind;
  const typed = (text: string): Type => ground(`undefined :: ${text}`).type;
  // Another number of elements for a type that has its constructors, or none at all.
  expect(judged("∃x y :: color. x ≠ y", { carriers: new Map([[typed("color"), 1]]) })).toBe("cannot-say");
  expect(judged("∃x :: thing. True", { carriers: new Map([[typed("thing"), 0]]) })).toBe("cannot-say");
  expect(judged("∃x y :: thing. x ≠ y", { carriers: new Map([[typed("thing"), 1]]) })).toBe("confirmed");
  // A value that is made of itself is one of a codatatype.
  const loop = (maker: string): Partial<FiniteModel> => {
    const made = ground(maker);
    const x = constant("x⇩1", range(made.type));
    return { constants: [{ constant: x, value: apps(made, [x]) }] };
  };
  const value = (ty: string): ReadonlyMap<string, Term> => new Map([["x", constant("x⇩1", typed(ty))]]);
  expect(judged("x ≠ Link x", loop("Link"), value("chain"))).toBe("cannot-say");
  expect(judged("x ≠ Ring x", loop("Ring"), value("ring"))).toBe("confirmed");
});
