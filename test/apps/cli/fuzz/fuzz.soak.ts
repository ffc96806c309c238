import { expect, it } from "vitest";
import { fuzz } from "./run.ts";

const batch = 1000;
const [first, count] = [Number(process.env["SOAK_SEED"] ?? 1_000_000), Number(process.env["SOAK_INPUTS"] ?? 100_000)];

it(`answers ${count} inputs that nobody wrote`, { timeout: 24 * 3_600_000 }, async () => {
  for (let from = first; from < first + count; from += batch) {
    const findings = await fuzz(from, Math.min(batch, first + count - from));
    for (const { seed, what, text } of findings) console.log(`${seed}: ${what}\n${text}\n`);
    console.log(`${from + batch - first} inputs`);
    expect.soft(findings).toEqual([]);
  }
});
