import { describe, expect, test } from "vitest";
import { smallProblems } from "../../bench/relational/problems/index.ts";
import { solve } from "../../src/relational/index.ts";

describe("classical problems have their known answers", () => {
  for (const { name, problem, expected, options } of smallProblems())
    test(`${name} is ${expected}`, async () => {
      expect((await solve(problem, options)).kind).toBe(expected);
    });
});
