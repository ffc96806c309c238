import { describe, expect, it } from "vitest";
import { type MutantResult, mutationPlot, mutationRows, mutationTables, pairwise } from "../../../src/refute/index.ts";

const result = (id: string, engine: string, outcome: MutantResult["outcome"], seconds = 0.01): MutantResult => ({
  id,
  theory: "T",
  engine,
  outcome,
  seconds,
  assignment: {},
  reason: null,
  follows: id === "d",
});

const results = [
  result("a", "exhaustive", "genuine"),
  result("a", "random", "none"),
  result("b", "exhaustive", "unsupported"),
  result("b", "random", "genuine", 0.5),
  result("c", "exhaustive", "genuine", 2),
  result("c", "random", "genuine"),
  result("d", "exhaustive", "potential"),
  result("d", "random", "unknown"),
];

describe("mutation tables", () => {
  it("count what is genuine and what is executable", () => {
    expect(mutationRows(results)).toEqual([
      {
        theory: "T",
        mutants: 4,
        engines: [
          { engine: "exhaustive", genuine: 2, executable: 3 },
          { engine: "random", genuine: 2, executable: 4 },
        ],
        any: 3,
        following: 1,
      },
    ]);
    expect(mutationTables(results)).toContain("| T | 4 | 2/3 | 2/4 | 3 (75 %) | 1 | 100 % |");
  });

  it("compare engines in pairs", () => {
    expect(pairwise(results)).toEqual({
      engines: ["exhaustive", "random"],
      only: [
        [0, 1],
        [1, 0],
      ],
    });
  });

  it("draw one staircase for each engine", () => {
    const svg = mutationPlot(results);
    expect(svg.match(/stroke-width="2"/g)).toHaveLength(2);
    expect(svg).toContain("exhaustive (2)");
    expect(svg).not.toContain("NaN");
  });
});
