import { describe, expect, it } from "vitest";
import { main } from "../library/main-context.ts";
import { compareConstants, compareFormulas, compareRandomTheories } from "./agreement.ts";

const { theory } = main.context;

describe("compiled code agrees with the reference evaluator", () => {
  it("on a million comparisons", () => {
    let same = 0;
    for (let seed = 100; same < 1_000_000; seed++) {
      const runs = [
        compareConstants(theory, seed, 2, 12),
        compareFormulas(theory, seed, 1500, 24),
        compareRandomTheories(theory, seed, 400, 36),
      ];
      for (const agreement of runs) {
        expect(agreement.different, `seed ${seed}`).toEqual([]);
        expect(agreement.malformed, `seed ${seed}`).toEqual([]);
        same += agreement.same;
      }
      console.log(`seed ${seed}: ${same} comparisons without a difference`);
    }
  });
});
