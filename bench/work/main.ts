/**
 * What work is worth (`src/base/work.ts`) against the time of the processor: for each engine, how many milliseconds of it a nominal one takes,
 * on every eleventh statement of the everyday claims. Best with a large stack: `ulimit -s 65536; node --stack-size=60000 --import tsx …`.
 */
import { readdirSync } from "node:fs";
import { readyTheory } from "../../src/apps/cli/library-snapshot.ts";
import { libraryFolder, theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { Budget, getOrInsert } from "../../src/base/index.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import type { Engine } from "../../src/refute/engines/engine.ts";
import { portfolioOptions, rowsFor } from "../../src/refute/engines/portfolio.ts";
import { searchAll } from "../../src/refute/engines/search.ts";
import { checkDefaults } from "../../src/refute/index.ts";
import { portfolioSeconds } from "../../src/refute/limits.ts";
import { Prepared } from "../../src/refute/prepared.ts";
import { addSection } from "../results.ts";

const theories = new URL("../everyday/theories/", import.meta.url);

/** Each statement takes some seconds; so many are enough to see every engine at work. */
const every = 11;

/** Shorter searches are measured badly. */
const leastMilliseconds = 3;

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of the processor for each nominal one, by engine. */
const found = new Map<string, number[]>();

function watching(whole: Budget): (engine: Engine) => Engine {
  const watched = new Map<Engine, Engine>();
  return (engine) =>
    getOrInsert(watched, engine, () => ({
      ...engine,
      search: async (question) => {
        const [start, left] = [clock(), whole.workLeft];
        const verdict = await engine.search(question);
        const [time, work] = [clock() - start, left - whole.workLeft];
        if (time > leastMilliseconds && whole.workLeft > 0) getOrInsert(found, engine.name, () => []).push(time / work);
        return verdict;
      },
    }));
}

const quantile = (sorted: readonly number[], share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);

export async function run(): Promise<void> {
  let count = 0;
  for (const file of readdirSync(theories).filter((name) => name.endsWith(".thy"))) {
    const loader = new TheoryLoader({ ...theoryFiles(libraryFolder()), ready: readyTheory });
    for (const item of loader.load(new URL(file, theories).pathname).items) {
      if (item.kind !== "statement" || count++ % every > 0) continue;
      const whole = new Budget(clock, 1000 * portfolioSeconds);
      const watched = watching(whole);
      const rows = rowsFor(checkDefaults).map((row) => ({ ...row, engine: watched(row.engine) }));
      const options = portfolioOptions(item.statement, checkDefaults);
      await searchAll(rows, { prepared: new Prepared(item.statement), options, means: {}, onProgress: () => undefined }, whole);
    }
  }
  addSection("Milliseconds of the processor for a nominal one", [
    "| engine | searches | 5 % | 25 % | median | 75 % | 95 % |",
    "|---|---:|---:|---:|---:|---:|---:|",
    ...[...found].map(([engine, ratios]) => {
      const sorted = ratios.sort((a, b) => a - b);
      return `| ${engine} | ${sorted.length} | ${[0.05, 0.25, 0.5, 0.75, 0.95].map((share) => quantile(sorted, share)).join(" | ")} |`;
    }),
  ]);
}
