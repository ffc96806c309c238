import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as r from "../../src/relational/index.ts";
import { allModels } from "./brute-force.ts";
import { randomProblem } from "./random-problem.ts";

const draws = fc.array(fc.nat(1_000_003), { minLength: 60, maxLength: 140 });
const features = { integers: true, predicates: true, sets: false };

/** All instances, as text. */
async function enumerated(problem: r.Problem, options: r.SolveOptions): Promise<string[]> {
  const found: string[] = [];
  for await (const { instance } of r.solutions(problem, options)) found.push(instance.toString());
  return found;
}

/** The least text of an instance under all renamings of atoms: the same for isomorphic instances. */
function canonical(instance: r.Instance): string {
  const n = instance.universe.size;
  const renamings = permutations(Array.from({ length: n }, (_, i) => i));
  const renamed = renamings.map((renaming) =>
    [...instance.relations].map(([relation, tuples]) => {
      const moved = tuples.tuples().map((tuple) => tuple.map((atom) => renaming[atom]!));
      return `${relation.name}=${r.TupleSet.of(instance.universe, relation.arity, moved)}`;
    }),
  );
  return renamed.map((lines) => lines.join(";")).sort()[0]!;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

describe("enumeration", () => {
  test.each<r.IntegerOptions>([{ bits: 4 }, { bits: 3, overflow: "exclude" }])(
    "finds every model exactly once without symmetry breaking, with integers %j",
    async (integers) => {
      await fc.assert(
        fc.asyncProperty(draws, async (numbers) => {
          const problem = randomProblem(numbers, features);
          const found = await enumerated(problem, { symmetry: 0, skolemDepth: 2, ...integers });
          const models = allModels(problem, integers).map((instance) => instance.toString());
          expect(found.sort()).toEqual(models.sort());
        }),
        { seed: 11, numRuns: 50 },
      );
    },
  );

  test("finds a model of every kind of a random problem with symmetry breaking", async () => {
    let spared = 0;
    await fc.assert(
      fc.asyncProperty(draws, async (numbers) => {
        const problem = randomProblem(numbers, { ...features, integers: false, symmetric: true });
        const models = allModels(problem);
        const found = new Map<string, string>();
        for await (const { instance } of r.solutions(problem, { skolemDepth: 1 })) found.set(instance.toString(), canonical(instance));
        expect(new Set(found.values())).toEqual(new Set(models.map(canonical)));
        expect(models.map(String)).toEqual(expect.arrayContaining([...found.keys()]));
        if (found.size < models.length) spared++;
      }),
      { seed: 41, numRuns: 60 },
    );
    expect(spared).toBeGreaterThan(20);
  });

  test("finds a model of every kind with symmetry breaking", async () => {
    const universe = r.Universe.ofSize(3);
    const edge = r.relation("edge", 2);
    const bounds = r.Bounds.over(universe).bound(edge, r.TupleSet.all(universe, 2));
    for (const formula of [r.truth, r.acyclic(edge), r.subset(r.join(edge, edge), edge), r.equal(edge, r.transpose(edge))]) {
      const kinds = new Set(allModels({ formula, bounds }).map(canonical));
      const found = new Set<string>();
      let count = 0;
      for await (const { instance } of r.solutions({ formula, bounds })) {
        found.add(canonical(instance));
        count++;
      }
      expect(found).toEqual(kinds);
      expect(count).toBeLessThan(allModels({ formula, bounds }).length);
    }
  });

  test("ends with the reason when the time is over", async () => {
    const universe = r.Universe.ofSize(4);
    const edge = r.relation("edge", 2);
    const bounds = r.Bounds.over(universe).bound(edge, r.TupleSet.all(universe, 2));
    let asked = 0;
    let count = 0;
    const all = async () => {
      for await (const _ of r.solutions({ formula: r.truth, bounds }, { terminate: () => ++asked > 20 })) count++;
    };
    await expect(all()).rejects.toMatchObject({ name: "Unfinished", outcome: { kind: "unknown", reason: "interrupted" } });
    expect(count).toBeGreaterThan(0);
  });
});
