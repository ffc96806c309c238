import { describe, expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";

const universe = r.Universe.ofSize(2);
const [A, f] = [r.relation("A", 1), r.relation("f", 2)];
const x = r.variable("x");
const bounds = r.Bounds.over(universe).bound(A, r.TupleSet.all(universe, 1)).bound(f, r.TupleSet.all(universe, 2));
const solve = (formula: r.Formula): Promise<r.Outcome> => r.solve({ formula, bounds });

/** The message, with its code before it. */
function complaint(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof r.RelationalError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return "nothing";
}

describe("bad input is named", () => {
  const cases: [string, () => unknown, string][] = [
    ["an empty universe", () => new r.Universe([]), "empty-universe: a universe needs at least one atom"],
    ["an atom twice", () => new r.Universe(["a", "a"]), "duplicate-atom: the atom a occurs twice in the universe"],
    ["an unknown atom", () => r.atom(universe, "b"), "unknown-atom: there is no atom b in the universe of 2 atoms"],
    ["a union of different arities", () => r.union(A, f), "arity: the operands of + must agree in arity: A (arity 1) and f (arity 2)"],
    [
      "a comparison of different arities",
      () => r.subset(r.join(A, f), f),
      "arity: the operands of in must agree in arity: A.f (arity 1) and f (arity 2)",
    ],
    ["a join without columns", () => r.join(A, A), "arity: the join of A (arity 1) and A (arity 1) has no columns left"],
    ["a closure of a set", () => r.closure(A), "arity: ^ needs a binary relation, but A (arity 1) is given"],
    ["a column that is not there", () => r.project(f, [2]), "arity: f (arity 2) has no column 2"],
    ["a domain of another arity", () => r.decl(x, f), "arity: the variable x (arity 1) cannot range over f (arity 2)"],
    [
      "a function with too few columns",
      () => r.totalFunction(A, A, A),
      "arity: totalFunction expects arity 2 here, but A (arity 1) is given",
    ],
    [
      "bounds that are not nested",
      () => bounds.bound(A, r.TupleSet.all(universe, 1), r.TupleSet.atoms(universe, [0])),
      "bounds-not-nested: the lower bound of A is not within its upper bound: {a1}",
    ],
    [
      "a bound of another arity",
      () => bounds.bound(A, r.TupleSet.all(universe, 2)),
      "arity: A (arity 1) cannot be bound by tuples of arity 2",
    ],
    [
      "a bound of another universe",
      () => bounds.bound(A, r.TupleSet.all(r.Universe.ofSize(2), 1)),
      "foreign-universe: the bound of A is over another universe",
    ],
    [
      "too many tuples",
      () => r.TupleSet.none(r.Universe.ofSize(100), 1).universe.capacity(9),
      "too-large: tuples of arity 9 over 100 atoms are too many to be numbered",
    ],
    [
      "a comprehension over sets",
      () => r.comprehension([r.decl(x, A, "set")], r.truth),
      "higher-order: a comprehension cannot range over subsets: x: set",
    ],
    ["an integer twice", () => bounds.withInt(3, 0).withInt(3, 1), "bad-argument: the integer 3 already has the atom a0"],
    ["half a number", () => r.int(0.5), "bad-argument: 0.5 is not an integer"],
  ];
  test.each(cases)("%s", (_, action, expected) => expect(complaint(action)).toBe(expected));
});

describe("bad problems are refused by solve", () => {
  test("an unbound relation", async () => {
    await expect(solve(r.some(r.relation("B", 1)))).rejects.toThrow("the relation B is not bound");
  });

  test("an unbound variable", async () => {
    await expect(solve(r.some(r.join(x, f)))).rejects.toThrow("the variable x is not bound by any quantifier in some x.f");
  });

  test("a quantifier over sets that cannot be skolemized", async () => {
    await expect(solve(r.forAll([r.decl(x, A, "set")], r.some(r.join(x, f))))).rejects.toThrow(
      "the declaration x: set A ranges over sets and cannot be skolemized here",
    );
  });

  test("a width of integers that cannot be", async () => {
    await expect(r.solve({ formula: r.truth, bounds }, { bits: 0 })).rejects.toThrow(
      "the width of integers must be between 1 and 24 bits, not 0",
    );
  });
});
