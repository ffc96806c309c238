import fc from "fast-check";
import { expect, test } from "vitest";
import { TupleSet, Universe } from "../../src/relational/index.ts";
import { interchangeable } from "../../src/relational/rewrite/symmetry.ts";

const universe = Universe.ofSize(4);

/** Whether swapping two atoms leaves a set as it is, by trying. */
function isKept(set: TupleSet, a: number, b: number): boolean {
  const swap = (atom: number): number => (atom === a ? b : atom === b ? a : atom);
  const swapped = set.tuples().map((tuple) => tuple.map(swap));
  return TupleSet.of(universe, set.arity, swapped).equals(set);
}

test("two atoms are in one class if and only if swapping them changes nothing", () => {
  const tuples = fc
    .integer({ min: 1, max: 3 })
    .chain((arity) =>
      fc.array(fc.nat(universe.capacity(arity) - 1), { maxLength: 12 }).map((indices) => TupleSet.ofIndices(universe, arity, indices)),
    );
  fc.assert(
    fc.property(fc.array(tuples, { maxLength: 2 }), (sets) => {
      const classes = interchangeable(universe.size, sets);
      expect(classes.flat().sort()).toEqual([0, 1, 2, 3]);
      for (let a = 0; a < 4; a++)
        for (let b = 0; b < a; b++) {
          const areTogether = classes.some((members) => members.includes(a) && members.includes(b));
          expect(areTogether).toBe(sets.every((set) => isKept(set, a, b)));
        }
    }),
    { seed: 23, numRuns: 400 },
  );
});

test("products and identities keep the atoms of a sort together", () => {
  const [left, right] = [TupleSet.range(universe, 0, 2), TupleSet.range(universe, 2, 4)];
  const identity = TupleSet.ofIndices(universe, 2, [0, 5, 10, 15]);
  expect(interchangeable(4, [left.product(right), identity])).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(interchangeable(4, [identity])).toEqual([[0, 1, 2, 3]]);
});
