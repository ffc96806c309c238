import { challenges } from "./challenges.ts";
import { type Comparison, compare } from "./finding.ts";
import { dataPrograms } from "./programs-data.ts";
import { textPrograms } from "./programs-text.ts";
import { measureShrinking, type ShrinkResult } from "./shrinking.ts";
import { measureThroughput, type Throughput } from "./throughput.ts";

/** Everything that was measured. */
export interface Measured {
  readonly seeds: number;
  readonly programs: readonly Comparison[];
  readonly publics: readonly Comparison[];
  readonly throughput: readonly Throughput[];
  readonly shrinking: readonly ShrinkResult[];
}

const seeds = 50;

/** The measuring itself, as a program: prints what it measured. */
function main(): void {
  const measured: Measured = {
    seeds,
    programs: [...textPrograms, ...dataPrograms].map((contest) => compare(contest, seeds)),
    publics: challenges.map((contest) => compare(contest, seeds)),
    throughput: measureThroughput(),
    shrinking: measureShrinking(),
  };
  console.log(JSON.stringify(measured));
}

main();
