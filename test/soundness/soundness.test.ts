import { expect, it } from "vitest";
import { tryTrueStatements } from "./soundness.ts";

/** Random theories with 5,000 statements that are true by construction; `soundness.soak.ts` takes more. */
it("refutes no statement that is true by construction", { timeout: 1_800_000 }, async () => {
  const { count, decided, refuted } = await tryTrueStatements(1, 5000);
  expect(refuted).toEqual([]);
  // The statements are not simply refused.
  expect(decided).toBeGreaterThan(count / 2);
});
