import { describe, expect, it } from "vitest";
import { printTerm } from "../../src/elaborate/index.ts";
import { showTerm } from "../../src/logic/index.ts";
import { errors, statements, theory } from "./theory-text.ts";

/** What the last statement may assume of its context. */
function assumed(commands: string): string[] {
  const loaded = theory(commands);
  expect(errors(loaded)).toEqual([]);
  const last = statements(loaded).at(-1);
  return last === undefined ? [] : last.contextAssumptions.map((t) => printTerm(last.context, t));
}

/** The variables of an assumption are its own: a parameter of the same name, fixed later, is another one. */
describe("the assumptions of a locale", () => {
  const small = `locale small = fixes f :: "nat ⇒ nat ⇒ nat" assumes comm: "f x z = f z x"`;

  it("keep their variables where a parameter has the name of one", () => {
    expect(assumed(`${small}\nlocale large = small + fixes z :: nat assumes "f z y = z"\nlemma (in large) "True" oops`)).toEqual([
      "∀x z. f x z = f z x",
      "∀y. f z y = z",
    ]);
  });

  it("keep their variables where an argument mentions one of the name", () => {
    expect(assumed(`${small}\nlocale shifted = small "λx y. x + y + z" for z :: nat\nlemma (in shifted) "True" oops`)).toEqual([
      "∀x z'. (λx' y. x' + y + z) x z' = (λx' y. x' + y + z) z' x",
    ]);
  });

  it("are kept apart where they differ in types only", () => {
    const one = `locale one = fixes x :: 'a assumes "card (UNIV :: 'a set) = 1"`;
    expect(assumed(`${one}\nlocale two = A: one x + B: one y for x :: 'a and y :: 'b\nlemma (in two) "True" oops`)).toHaveLength(2);
    expect(assumed(`${one}\nlocale both = A: one x + B: one x for x :: 'a\nlemma (in both) "True" oops`)).toHaveLength(1);
  });

  it("keep their variables in contexts inside", () => {
    const inner = `context small begin\ncontext fixes z :: nat begin\nlemma "f z z = z" oops\nend\nend`;
    expect(assumed(`${small}\n${inner}`)).toEqual(["∀x z. f x z = f z x"]);
  });
});

it("what a statement defines holds for all arguments, whatever has their names", () => {
  const loaded = theory(`lemma defines "f x y ≡ x + (y :: nat)" shows "f x 0 = x" oops`);
  const [statement] = statements(loaded);
  expect(statement?.assumptions.map((t) => printTerm(statement.context, t))).toEqual(["f = (λx y. x + y)"]);
  const other = theory(`lemma defines "f x ≡ x + (y :: nat)" shows "f y = x" oops`);
  const [second] = statements(other);
  expect(second?.assumptions.map((t) => printTerm(second.context, t))).toEqual(["f = (λx. x + y)"]);
});

describe("the predicates of a locale", () => {
  const defined = (commands: string): string[] => {
    const { context } = theory(commands);
    return [...context.theory.consts.entries()].flatMap(([name, { spec, role }]) =>
      role.kind === "locale" && name.startsWith(context.theory.name) && spec.kind === "equations"
        ? spec.equations.map(({ lhs, rhs }) => `${printTerm(context, lhs)} = (${printTerm(context, rhs)})`)
        : [],
    );
  };
  const small = `locale small = fixes a b :: nat assumes "a > 0"`;

  it("speak of the parameters that are assumed something of", () => {
    expect(defined(small)).toEqual(["small a = (0 < a)"]);
  });

  it("take a type for an argument where no parameter tells it", () => {
    expect(defined(`locale one = fixes x :: 'a assumes "card (UNIV :: 'a set) = 1"`)).toEqual(["one itself_0 = (card UNIV = 1)"]);
  });

  it("are two where a locale adds to another", () => {
    expect(defined(`${small}\nlocale large = small + fixes c :: nat assumes "b < c"`)).toEqual([
      "small a = (0 < a)",
      "large a b c = (0 < a ∧ b < c)",
      "large_axioms b c = (b < c)",
    ]);
  });
});

/** The predicate of a class says what its axioms say, of any operations. */
it("the predicate of a class speaks of all values", () => {
  const loaded = theory(`class turning = fixes turn :: "'a ⇒ 'a" assumes "turn (turn x) = x"`);
  expect(errors(loaded)).toEqual([]);
  const spec = loaded.context.theory.consts.get(`${loaded.context.theory.name}.class.turning`)?.spec;
  const [equation] = spec?.kind === "equations" ? spec.equations : [];
  expect(equation && showTerm(equation.rhs)).toBe("(HOL.All (λx. (HOL.eq (turn (turn x)) x)))");
});
