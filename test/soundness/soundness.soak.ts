import { expect, it } from "vitest";
import { tryTrueStatements } from "./soundness.ts";

const batch = 5000;
const [first, batches] = [Number(process.env["SOAK_SEED"] ?? 100_000), Number(process.env["SOAK_BATCHES"] ?? 40)];

it("refutes none of 200,000 statements that are true by construction", { timeout: 24 * 3_600_000 }, async () => {
  for (let i = 0; i < batches; i++) {
    const { refuted } = await tryTrueStatements(first + i * batch, batch);
    expect(refuted).toEqual([]);
  }
});
