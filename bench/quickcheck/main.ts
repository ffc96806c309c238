import { fileURLToPath } from "node:url";
import { measureShrinking } from "./shrinking.ts";
import { measureThroughput } from "./throughput.ts";

/** Tests per second and final counterexamples, beside fast-check in the same process. Ends with an error when an aim is missed. */
export async function run(): Promise<void> {
  const missed: string[] = [];
  console.log("quickcheck against fast-check: tests per second of processor time (aim: twice as many)");
  for (const { name, ours, theirs, ratio, ourMean, theirMean } of measureThroughput()) {
    console.log(
      `  ${name}: ${thousands(ours)} against ${thousands(theirs)}, ${ratio.toFixed(1)}x; mean size ${ourMean.toFixed(1)} against ${theirMean.toFixed(1)}`,
    );
    if (ratio < 2) missed.push(name);
  }
  console.log("quickcheck against fast-check: final counterexamples, means over 50 seeds (aim: not larger)");
  for (const { name, ourParts, theirParts, ourSum, theirSum, ourFirst, theirFirst, isSmallerOrEqual } of measureShrinking()) {
    console.log(
      `  ${name}: parts ${ourParts.toFixed(1)} against ${theirParts.toFixed(1)}, sum ${ourSum.toFixed(1)} against ${theirSum.toFixed(1)}`,
    );
    console.log(`    ${ourFirst}  against  ${theirFirst}`);
    if (!isSmallerOrEqual) missed.push(name);
  }
  if (missed.length > 0) throw new Error(`quickcheck bench: aim missed for ${missed.join("; ")}`);
}

function thousands(rate: number): string {
  return `${Math.round(rate / 1000)}k/s`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
