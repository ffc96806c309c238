/**
 * Run alone in a fresh process, bundled: `cold` solves pigeonhole 30/29 once; `large LIMIT` translates a group of order 11 (more than
 * a million clauses) and searches for LIMIT milliseconds. Prints one JSON object.
 */
import { Budget } from "../../src/base/index.ts";
import { type Outcome, solve } from "../../src/relational/index.ts";
import { nonCommutativeGroup } from "./problems/algebra.ts";
import { pigeonhole } from "./problems/puzzles.ts";

const clock = (): number => performance.now();

async function large(limit: number): Promise<Outcome> {
  return solve(nonCommutativeGroup(11).problem, { budget: new Budget(clock, limit) });
}

async function cold(): Promise<Outcome> {
  return solve(pigeonhole(30, 29).problem, { clock });
}

const [, , what, limit] = process.argv;
const before = clock();
const outcome = await (what === "large" ? large(Number(limit)) : cold());
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(
  JSON.stringify({
    outcome: outcome.kind,
    clauses: outcome.statistics.clauses,
    sinceStart: Math.round(clock()),
    elapsed: Math.round(clock() - before),
    processor: Math.round((userCPUTime + systemCPUTime) / 1000),
    megabytes: Math.round(maxRSS / 1024),
  }),
);
