import { expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { checkDefaults, searchPortfolio, strategies } from "../../src/refute/index.ts";
import { arithmeticClaim } from "../finding/arithmetic-claims.ts";
import { Random } from "../soundness/random.ts";
import { statementsOf } from "./theory-text.ts";

test("no engine takes what it tried of all numbers for all of them", async () => {
  const random = new Random(8);
  const wrong: string[] = [];
  for (let i = 0; i < 40; i++) {
    const { text, isTrue, isRefutedBySmall } = arithmeticClaim(random, i % 2 === 0);
    const statement = statementsOf(`lemma "${text}" oops`).at(-1);
    if (statement === undefined) throw new Error("no statement");
    for (const strategy of strategies) {
      let asked = 0;
      const { verdict } = await searchPortfolio(statement, { ...checkDefaults, strategy, size: 4 }, new Budget(() => asked++, 300));
      const { outcome } = verdict;
      if ((isTrue && outcome === "genuine") || (isRefutedBySmall && outcome === "none")) wrong.push(`${strategy}: ${outcome} for ${text}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);
