import { describe, expect, it } from "vitest";
import { prepare } from "../../src/refute/index.ts";
import { defaultOptions, type RunResult, type TypeInstance, typeInstances } from "../../src/testing/index.ts";
import { Tally } from "../../src/testing/run/tally.ts";
import { statementsOf } from "../refute/theory-text.ts";

const run: RunResult = { end: "complete", finds: [], potential: [], tests: 10, premisesSatisfied: 5, undecided: new Map() };
const undecided: RunResult = { ...run, undecided: new Map([["evaluation did not end", 2]]) };
const late: RunResult = { ...run, end: "late" };

function instancesOf(claim: string, mixedCards = false): readonly TypeInstance[] {
  const [statement] = statementsOf(`lemma "${claim}" oops`);
  const [conjecture] = statement === undefined ? [] : prepare(statement, { locale: ["expand"], noAssumptions: false });
  const found = conjecture === undefined ? null : typeInstances(conjecture, { ...defaultOptions, mixedCards });
  if (found?.kind !== "instances") throw new Error("no instances");
  return found.instances;
}

/** The bounds that are completed after these runs: by instance, the result and the size. */
function completed(instances: readonly TypeInstance[], runs: readonly (readonly [number, RunResult, number | null])[]) {
  const tally = new Tally(defaultOptions, instances);
  for (const [at, result, size] of runs) {
    const instance = instances[at];
    if (instance !== undefined) tally.add(result, instance, size);
  }
  const { coverage, kind } = tally.result("time was up");
  return { ...coverage, kind, completed: coverage.completed.map(({ cards, size }) => [...cards.map((c) => c.size), size]) };
}

describe("a tally of runs", () => {
  const plain = instancesOf("(x :: nat) = y");
  const lists = instancesOf("(xs :: 'a list) = ys");

  it("covers the sizes before the one in which time was up", () => {
    const found = completed(plain, [
      [0, run, 1],
      [0, run, 2],
      [0, late, 3],
    ]);
    expect(found).toMatchObject({ kind: "unknown", completed: [[2]], last: { size: 3 }, tests: 30, premises: 15 });
  });

  it("does not cover a size with a test without outcome", () => {
    const found = completed(plain, [
      [0, run, 1],
      [0, undecided, 2],
      [0, undecided, 3],
    ]);
    expect(found).toMatchObject({ kind: "unknown", completed: [[1]], last: null, undecided: 4 });
  });

  it("tells in how many tests something was open, unless there were fewer tests", () => {
    const reasonOf = (tests: number): string | null => {
      const tally = new Tally(defaultOptions, plain);
      for (const instance of plain) tally.add({ ...undecided, tests }, instance, 1);
      const result = tally.result("time was up");
      return result.kind === "unknown" ? result.reason : null;
    };
    expect([reasonOf(10), reasonOf(0)]).toEqual(["evaluation did not end in 2 of 10 tests", "evaluation did not end"]);
  });

  it("covers a cardinality only where all smaller ones are covered as far", () => {
    const found = completed(lists, [
      [0, run, 1],
      [0, run, 2],
      [1, run, 1],
      [0, run, 3],
      [1, run, 2],
      [2, run, 1],
    ]);
    expect(found.completed).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
    ]);
    expect(completed(lists, [[2, run, 4]]).completed).toEqual([]);
  });

  it("takes all values for more than any size", () => {
    expect(
      completed(lists, [
        [0, run, null],
        [1, run, 4],
        [2, run, 4],
      ]).completed,
    ).toEqual([
      [1, null],
      [3, 4],
    ]);
  });

  it("tells equal cardinalities from all combinations", () => {
    const claim = "(x :: 'a) = y ∨ (z :: 'b) = w";
    expect(completed(instancesOf(claim), [[0, run, null]]).isMixed).toBe(false);
    const mixed = instancesOf(claim, true);
    const equal = mixed.flatMap((instance, i) => (new Set(instance.types.values()).size === 1 ? [[i, run, null] as const] : []));
    expect(completed(mixed, equal)).toMatchObject({ isMixed: true, completed: [[1, 1, null]] });
  });
});
