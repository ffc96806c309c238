import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nonCommutativeGroup } from "../../bench/relational/problems/algebra.ts";
import { pigeonhole } from "../../bench/relational/problems/puzzles.ts";
import { Budget } from "../../src/base/index.ts";
import * as r from "../../src/relational/index.ts";
import { allModels } from "./brute-force.ts";
import { randomProblem } from "./random-problem.ts";

/** A problem that takes the solver long: pigeons without symmetry breaking. */
const hard = pigeonhole(12, 11).problem;

describe("limits are outcomes", () => {
  test("an interruption while solving", async () => {
    let phase: r.Phase | null = null;
    let asked = 0;
    const outcome = await r.solve(hard, {
      symmetry: 0,
      progress: (now) => {
        phase = now;
      },
      terminate: () => phase === "solve" && ++asked > 5,
    });
    expect(outcome).toMatchObject({ kind: "unknown", reason: "interrupted", message: "the search was interrupted" });
    expect(outcome.statistics).toMatchObject({ primaryVariables: 132, solvingTime: 0 });
  });

  test("the end of the time while solving, on a clock of its own", async () => {
    let now = 0;
    const outcome = await r.solve(hard, { symmetry: 0, budget: new Budget(() => now++, 1000) });
    expect(outcome).toMatchObject({ kind: "unknown", reason: "time", message: "the time is over" });
    expect(outcome.statistics.solvingTime).toBeGreaterThan(0);
  });

  test("an interruption while grounding", async () => {
    const universe = r.Universe.ofSize(12);
    const f = r.relation("f", 2);
    const bounds = r.Bounds.over(universe).bound(f, r.TupleSet.all(universe, 2));
    const xs = ["a", "b", "c", "d", "e"].map((name) => r.variable(name));
    const formula = r.forAll(
      xs.map((x) => r.decl(x, r.univ)),
      r.some(r.join(r.unionOf(xs, 1), f)),
    );
    let phase: r.Phase | null = null;
    const progress = (now: r.Phase): void => {
      phase = now;
    };
    const outcome = await r.solve({ formula, bounds }, { progress, terminate: () => true });
    expect([outcome.kind, phase]).toEqual(["unknown", "ground"]);
  });

  test("an interruption while clauses are written", async () => {
    let phase: r.Phase | null = null;
    const progress = (now: r.Phase): void => {
      phase = now;
    };
    const outcome = await r.solve(pigeonhole(9, 8).problem, { progress, terminate: () => phase === "encode" });
    expect([outcome.kind, phase, outcome.statistics.clauses]).toEqual(["unknown", "encode", 0]);
  });

  test("an interruption while clauses are given to the solver", async () => {
    let pieces = 0;
    const counting: r.SatSolverFactory = {
      name: "counting",
      create: async () => {
        const solver = await r.cadical.create();
        return Object.assign(solver, { addClauses: () => pieces++ });
      },
    };
    const outcome = await r.solve(nonCommutativeGroup(7).problem, { solver: counting, terminate: () => pieces > 0 });
    expect([outcome.kind, pieces]).toEqual(["unknown", 1]);
    expect(outcome.statistics.clauses).toBeGreaterThan(100_000);
  });

  test("an interruption while the instance is checked", async () => {
    let phase: r.Phase | null = null;
    const progress = (now: r.Phase): void => {
      phase = now;
    };
    const universe = r.Universe.ofSize(40);
    const f = r.relation("f", 2);
    const bounds = r.Bounds.over(universe).bound(f, r.TupleSet.all(universe, 2));
    const [x, y] = [r.variable("x"), r.variable("y")];
    const formula = r.forAll([r.decl(x, r.univ), r.decl(y, r.univ)], r.subset(r.product(x, y), f));
    const outcome = await r.solve({ formula, bounds }, { progress, terminate: () => phase === "check" });
    expect([outcome.kind, phase]).toEqual(["unknown", "check"]);
  });
});

test("an interruption at any moment leaves the answer right or open", async () => {
  const kinds = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(1_000_003), { minLength: 60, maxLength: 140 }), fc.nat(15), async (numbers, patience) => {
      const problem = randomProblem(numbers, { integers: true, predicates: true, sets: true });
      const expected = allModels(problem).length > 0 ? "sat" : "unsat";
      for (const core of [undefined, "minimal"] as const) {
        let left = patience;
        const { kind } = await r.solve(problem, { ...(core && { core }), skolemDepth: 2, terminate: () => left-- <= 0 });
        expect([expected, "unknown"]).toContain(kind);
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
    }),
    { seed: 43, numRuns: 60 },
  );
  for (const kind of ["sat", "unsat", "unknown"]) expect(kinds.get(kind)).toBeGreaterThan(5);
});

test("progress names the phases in order, with what is known so far", async () => {
  const seen: [r.Phase, boolean][] = [];
  await r.solve(pigeonhole(4, 4).problem, { progress: (phase, { clauses }) => seen.push([phase, clauses > 0]) });
  expect(seen).toEqual([
    ["ground", false],
    ["encode", false],
    ["solve", true],
    ["check", true],
  ]);
});
