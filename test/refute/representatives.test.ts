import { describe, expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { checkDefaults, searchPortfolio, strategies } from "../../src/refute/index.ts";
import { statementsOf } from "./theory-text.ts";

const definitions = `
quotient_type parity = nat / "λx y :: nat. x mod 2 = y mod 2" sorry
lift_definition flip :: "parity ⇒ parity" is Suc sorry
lift_definition pick :: "parity ⇒ nat" is "λx. rep_parity (abs_parity x)" sorry
definition canon where "canon x = rep_parity x"
`;

/** The outcomes of all engines. */
async function outcomes(claim: string): Promise<readonly string[]> {
  const statement = statementsOf(`${definitions}lemma "${claim}" oops`).at(-1);
  if (statement === undefined) throw new Error("no statement");
  const found: string[] = [];
  for (const strategy of strategies) {
    let asked = 0;
    const { verdict } = await searchPortfolio(statement, { ...checkDefaults, strategy, size: 3 }, new Budget(() => asked++, 500));
    found.push(verdict.outcome);
  }
  return found;
}

describe("which member of its class represents it is not specified, but always the same", () => {
  test.each([
    "rep_parity (abs_parity 2) = rep_parity (abs_parity 4)",
    "abs_parity m = abs_parity n ⟹ rep_parity (abs_parity m) = rep_parity (abs_parity n)",
    "canon (abs_parity 3) = canon (abs_parity 5)",
    "pick (abs_parity 3) = canon (abs_parity 1)",
    "rep_parity (abs_parity n) mod 2 = n mod 2",
    "rep_parity ` {abs_parity 0, abs_parity 1} = rep_parity ` {abs_parity 3, abs_parity 2}",
  ])("so that this is not refuted: %s", async (claim) => {
    for (const outcome of await outcomes(claim)) expect(outcome).not.toBe("genuine");
  });

  test.each(["rep_parity (abs_parity n) = n", "rep_parity x = rep_parity y", "canon x = canon y"])(
    "and there is no comfort in one choice: %s",
    async (claim) => {
      for (const outcome of await outcomes(claim)) expect(outcome).not.toBe("none");
    },
  );

  test("any member serves a lifted definition", async () => {
    expect(await outcomes("flip x = x")).toContain("genuine");
  });
});
