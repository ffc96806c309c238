/** Conditional conjectures (section 6.2): tables 6.3 and 6.4. */
import { join } from "node:path";
import { Budget } from "../../src/base/index.ts";
import type { Conjecture } from "../../src/logic/index.ts";
import { testSearches } from "../../src/refute/engines/testers.ts";
import { markdown, quickcheckDefaults, type Tester, testers } from "../../src/refute/index.ts";
import { prepareTest } from "../../src/testing/index.ts";
import { addSection } from "../results.ts";
import { type Peer, peers } from "../testing/peers.ts";
import { readConjectures } from "../testing/product.ts";
import { limit } from "./program.ts";

const clock = (): number => performance.now();
const densitySizes = [4, 5, 6, 7, 8, 9, 10];
const timeSizes = [4, 6, 8, 10, 12];

/** How many lists of a size there are and how many satisfy a premise. */
export function density(): void {
  const { conjectures } = readConjectures();
  const counts = (name: string) => {
    const found = conjectures.get(name);
    const test = found === undefined ? null : prepareTest(found);
    if (test?.kind !== "ready") throw new Error(`density: ${name} cannot be tested`);
    return densitySizes.map((size) => test.run(size, new Budget(clock, 60_000)));
  };
  const [distinct, sorted] = [counts("D1"), counts("S1")];
  const rows = [
    ["–", ...distinct.map((run) => String(run.tests))],
    ["distinct", ...distinct.map((run) => String(run.premisesSatisfied))],
    ["sorted", ...sorted.map((run) => String(run.premisesSatisfied))],
  ];
  addSection("Test cases by premise (table 6.3)", markdown(["premise", ...densitySizes.map((n) => `size ${n}`)], rows));
}

/** Seconds to validate up to a size, by engine; random testing does not validate. */
export async function validation(): Promise<void> {
  const seconds = limit(10);
  const { conjectures } = readConjectures();
  const folder = process.env.HOLLOW_PEERS ?? join(import.meta.dirname, "../../../shared/perf");
  const { c, poly } = peers(folder);
  const rows: string[][] = [];
  for (const name of ["D1", "D2", "D3", "S1", "S2", "S3"]) {
    const conjecture = conjectures.get(name);
    if (conjecture === undefined) throw new Error(`validation: no ${name}`);
    let reached = 0;
    for (const tester of testers) {
      if (tester === "random") continue;
      const found = await times(conjecture, tester, seconds);
      if (tester === "exhaustive") reached = found.length;
      rows.push([name, tester, ...filled(found)]);
    }
    for (const [title, peer] of [
      ["exhaustive in C", c],
      ["exhaustive in Poly/ML", poly],
    ] as const) {
      const found = peerTimes(peer, name, reached);
      if (found !== null) rows.push([name, title, ...filled(found)]);
    }
  }
  const head = ["", "engine", ...timeSizes.map((n) => `size ${n}`)];
  addSection("Seconds to validate up to a size (table 6.4)", [
    `Empty: not within ${seconds} s, or not possible.`,
    "",
    ...markdown(head, rows),
  ]);
}

async function times(conjecture: Conjecture, tester: Tester, seconds: number): Promise<string[]> {
  const found: string[] = [];
  for (const size of timeSizes) {
    const start = clock();
    const result = testSearches[tester](conjecture, { ...quickcheckDefaults, size }, new Budget(clock, 1000 * seconds));
    if (result.kind === "found") throw new Error(`validation: ${tester} refutes a theorem`);
    if (result.kind !== "none") break;
    found.push(((clock() - start) / 1000).toFixed(2));
  }
  return found;
}

const filled = (cells: readonly string[]): string[] => timeSizes.map((_, i) => cells[i] ?? "");

/** A peer at the sizes that our exhaustive testing reached. It stops below the size that it is given. */
function peerTimes(peer: Peer, name: string, reached: number): string[] | null {
  const found = timeSizes.slice(0, reached).map((size) => peer(name, size + 1));
  return found.every((t) => t === null) ? null : found.map((t) => t?.toFixed(2) ?? "");
}
