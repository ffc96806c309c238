import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";
import { allModels } from "./brute-force.ts";
import { randomProblem } from "./random-problem.ts";

const draws = fc.array(fc.nat(1_000_003), { minLength: 60, maxLength: 140 });

/** Bounds without some of the open tuples, chosen by the bits of a number. */
function narrowed(bounds: r.Bounds, choice: number): r.Bounds {
  let result = bounds;
  for (const [relation, { lower, upper }] of bounds.relations) {
    const kept = upper.filter((index) => lower.hasIndex(index) || (choice >> (index % 10)) % 2 === 0);
    result = result.bound(relation, lower, kept);
  }
  return result;
}

describe("a session", () => {
  test.each<r.IntegerOptions>([{ bits: 4 }, { bits: 3, overflow: "exclude" }])(
    "agrees with brute force while formulas are added and bounds grow, with integers %j",
    async (integers) => {
      await fc.assert(
        fc.asyncProperty(draws, fc.array(fc.nat(1023), { maxLength: 3 }), async (numbers, choices) => {
          const { bounds, formula } = randomProblem(numbers, {
            integers: true,
            predicates: true,
            sets: false,
            symmetric: choices.length % 2 === 1,
          });
          const options = { skolemDepth: 1, ...integers };
          const session = new r.Session(bounds, options);
          const conjuncts = formula.kind === "and" ? formula.args : [formula];
          for (const [i, conjunct] of conjuncts.entries()) {
            await session.add(conjunct);
            for (const choice of [...choices, 0]) {
              const within = narrowed(bounds, choice);
              const outcome = await session.solve({ within });
              const expected = allModels({ bounds: within, formula: r.and(...conjuncts.slice(0, i + 1)) }, options);
              expect(outcome.kind).toBe(expected.length > 0 ? "sat" : "unsat");
              if (outcome.kind === "sat") expect(expected.map(String)).toContain(outcome.instance.toString());
            }
          }
          session.dispose();
        }),
        { seed: 19, numRuns: 40 },
      );
    },
  );

  test.each([0, 1, 2])(
    "has a formula entirely or not at all when adding it is interrupted after %i looks at the clock",
    async (patience) => {
      const universe = r.Universe.ofSize(32);
      const f = r.relation("f", 2);
      const [x, y, z] = [r.variable("x"), r.variable("y"), r.variable("z")];
      let left = Infinity;
      const options: r.SolveOptions = { bits: 3, overflow: "exclude", terminate: () => left-- <= 0 };
      const session = new r.Session(r.Bounds.over(universe).bound(f, r.TupleSet.all(universe, 2)), options);
      const path = [r.decl(x, r.univ), r.decl(y, r.join(x, f)), r.decl(z, r.join(y, f))];
      const formulas = [r.subset(r.join(f, f), f), r.forAll(path, r.less(r.intSum(r.union(x, y)), r.cardinality(r.join(x, f))))];
      for (const formula of formulas) {
        left = patience;
        expect(await session.add(formula)).toMatchObject({ kind: "unknown", reason: "interrupted" });
        left = Infinity;
        expect((await session.solve()).kind).toBe("sat");
        expect(await session.add(formula)).toBeNull();
      }
      expect((await session.solve()).kind).toBe("sat");
      await session.add(r.and(r.no(r.intersection(f, r.iden)), r.forAll([r.decl(x, r.univ)], r.some(r.join(x, f)))));
      expect((await session.solve()).kind).toBe("unsat");
      session.dispose();
    },
  );

  test("takes new relations later", async () => {
    const universe = r.Universe.ofSize(3);
    const [a, b] = [r.relation("a", 1), r.relation("b", 1)];
    const session = new r.Session(r.Bounds.over(universe).bound(a, r.TupleSet.all(universe, 1)));
    await session.add(r.some(a));
    expect((await session.solve()).kind).toBe("sat");
    session.bound(r.Bounds.over(universe).exactly(b, r.TupleSet.atoms(universe, [2])));
    await session.add(r.equal(a, b));
    const outcome = await session.solve();
    expect(outcome.kind === "sat" && outcome.instance.tuples(a).toString()).toBe("{a2}");
    await session.add(r.lone(r.difference(r.univ, a)));
    expect((await session.solve()).kind).toBe("unsat");
    session.dispose();
  });

  test("refuses to rebind a relation and bounds that are not within its own", async () => {
    const universe = r.Universe.ofSize(2);
    const a = r.relation("a", 1);
    const some = r.Bounds.over(universe).bound(a, r.TupleSet.atoms(universe, [0]));
    const session = new r.Session(some);
    expect(() => session.bound(some)).toThrow("the relation a is bound already");
    const more = r.Bounds.over(universe).bound(a, r.TupleSet.all(universe, 1));
    await expect(session.solve({ within: more })).rejects.toThrow("the bounds of a are not within those of the session");
    session.dispose();
  });
});
