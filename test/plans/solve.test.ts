import { describe, expect, it } from "vitest";
import { destEq, eq, free, freeVars, intT, natT, type Term } from "../../src/logic/index.ts";
import { differenceCases, goalOf, Ordering, type Rules, type Step, solve, solveDownwards, typeSizes } from "../../src/plans/index.ts";
import { main, termIn } from "../library/main-context.ts";
import { meaning } from "./arithmetic-meaning.ts";

const { theory } = main.context;
const rules: Rules<Step> = {
  theory,
  ways: [],
  criteria: [],
  sizeOf: typeSizes(theory, new Map()),
  parts: () => null,
  solve,
  test: (goal) => ({ kind: "test", goal }),
  generate: (variable) => ({ step: { kind: "generate", variable }, met: [] }),
};

type Values = ReadonlyMap<string, bigint>;

/** All solutions that the steps yield. */
function solutions(steps: readonly Step[], at: number, known: Values): Values[] {
  const step = steps[at];
  if (step === undefined) return [known];
  const value = (t: Term): bigint => meaning(t, known);
  const next = (name: string, n: bigint): Values[] => solutions(steps, at + 1, new Map([...known, [name, n]]));
  switch (step.kind) {
    case "test":
      return value(step.goal.term) === 1n ? solutions(steps, at + 1, known) : [];
    case "match":
      expect(step.binds).toEqual([step.pattern]);
      return next(step.binds[0]!.name, value(step.value));
    case "range": {
      const [from, to] = [step.from, step.to].map((limit) => (limit === null ? 0n : value(limit.term) + BigInt(limit.offset)));
      expect(step.to).not.toBeNull();
      return Array.from({ length: Math.max(0, Number(to! - from!) + 1) }, (_, i) => next(step.variable.name, from! + BigInt(i))).flat();
    }
    default:
      throw new Error(`solve made a step ${step.kind}`);
  }
}

/** Every assignment of numbers near 0 that satisfies a formula. */
function satisfying(formula: Term, known: Values, least: number): Values[] {
  const variables = [...freeVars(formula).keys()].filter((name) => !known.has(name));
  const all = Array.from({ length: 41 }, (_, i) => BigInt(least + i));
  const rows = variables.reduce<Values[]>((some, name) => some.flatMap((row) => all.map((n) => new Map([...row, [name, n]]))), [known]);
  return rows.filter((row) => meaning(formula, row) === 1n);
}

const shown = (all: readonly Values[]): string[] => all.map((row) => JSON.stringify([...row].sort().map(([x, n]) => [x, `${n}`]))).sort();

/** Equations of `v`, which is known. */
const equations: readonly (readonly [string, string])[] = [
  ...["x + 3", "2 + x", "x - 2", "2 * x", "x * 3 + 1", "x + y", "5 + (x - 1)"].map((side) => ["nat", side] as const),
  ...["x + 3", "x - 5", "4 - x", "- x", "3 * x - 1", "- (2 * x)", "7 - (x + 2)"].map((side) => ["int", side] as const),
];

describe("solve", () => {
  it.each(equations)("%s: %s = v has exactly the solutions that its steps yield", (name, text) => {
    const formula = termIn(main.context, `${text} = (v :: ${name})`);
    const { left, right } = destEq(formula)!;
    const least = name === "nat" ? 0 : -20;
    for (let v = least === 0 ? 0n : -9n; v < 10n; v++) {
      const known = new Map([["v", v]]);
      const steps = solve(right, left, goalOf(formula), new Ordering(rules, [], new Set(["v"])));
      expect(steps).not.toBeNull();
      expect(shown(solutions(steps!, 0, known))).toEqual(shown(satisfying(formula, known, least)));
    }
  });

  it("leaves differences of natural numbers with an unknown subtrahend to cases, which cover them", () => {
    const formula = termIn(main.context, "c - x = (v :: nat)");
    const { left, right } = destEq(formula)!;
    expect(solve(right, left, goalOf(formula), new Ordering(rules, [], new Set(["v", "c"])))).toBeNull();
    const cases = differenceCases(right, left, (t) => t.kind === "free" && t.name !== "x")!;
    for (let c = 0n; c < 6n; c++)
      for (let v = 0n; v < 6n; v++) {
        const known = new Map([...Object.entries({ c, v })]);
        const apart = cases.map((one) => shown(satisfying(one, known, 0)));
        expect(apart.flat().sort()).toEqual(shown(satisfying(formula, known, 0)));
      }
  });

  it("goes only down where rules are unfolded", () => {
    const facts = new Ordering(rules, [], new Set(["v"]));
    const isSolved = (text: string): boolean => {
      const side = termIn(main.context, text);
      return solveDownwards(free("v", natT), side, goalOf(eq(side, side)), facts) !== null;
    };
    expect(["x + (2 :: nat)", "1 + (2 + x) :: nat", "x :: nat"].map(isSolved)).toEqual([true, true, true]);
    expect(["2 * (x :: nat)", "x + y :: nat", "x - (1 :: nat)"].map(isSolved)).toEqual([false, false, false]);
  });

  it("has nothing to say about other types and about two unknown integers", () => {
    const [x, y] = [free("x", intT), free("y", intT)];
    const ordering = new Ordering(rules, [], new Set(["v"]));
    const sum = termIn(main.context, "x + (y :: int)");
    expect(solve(free("v", intT), sum, goalOf(eq(x, y)), ordering)).toBeNull();
    expect(solve(free("v", natT), termIn(main.context, "x ^ (2 :: nat) :: nat"), goalOf(eq(x, y)), ordering)).toBeNull();
  });
});
