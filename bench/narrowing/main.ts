import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { addSection } from "../results.ts";
import type { Measured } from "./measured.ts";
import { haskellPeer, type Peer } from "./peer.ts";

/** Conjectures of table 6.4 and sizes; size N means all depths 1 … N − 1, as in the study of narrowing designs. */
const points: readonly (readonly [string, number])[] = [
  ["D1", 11],
  ["D1", 12],
  ["D2", 11],
  ["D3", 11],
  ["S1", 18],
  ["S1", 20],
  ["S2", 18],
  ["S3", 14],
  ["S3", 16],
];
/** How many times faster than the Haskell engine the search is meant to be. */
const aim = 10;
/** How many megabytes the heap may grow by from a small search to one with a thousand times as many tests. */
const growth = 4;
/** How often the Haskell program runs at a point, unless that takes too many seconds; the best counts. */
const repetitions = 3;
const long = 5;

/** One point in a process of its own, as the peer has. */
function measure(name: string, size: number): Measured {
  const program = join(import.meta.dirname, "point.ts");
  const text = execFileSync(process.execPath, [...process.execArgv, program, name, String(size)], { encoding: "utf8" });
  return JSON.parse(text) as Measured;
}

function best(peer: Peer, name: string, size: number): ReturnType<Peer> {
  let found = peer(name, size);
  for (let i = 1; i < repetitions && found.seconds < long; i++) {
    const next = peer(name, size);
    if (next.seconds < found.seconds) found = next;
  }
  return found;
}

/** Narrowing beside the Haskell engine; ends with an error when an aim is missed. */
export async function run(): Promise<void> {
  const peer = haskellPeer();
  const missed: string[] = [];
  const rows = points.map(([name, size]) => {
    const { cold, seconds, tests } = measure(name, size);
    const theirs = peer === null ? null : best(peer, name, size);
    const times = theirs === null ? null : theirs.seconds / seconds;
    if (times !== null && times < aim) missed.push(`${name} ${size} is only ${times.toFixed(1)} times faster`);
    const cells = [`${name} ${size}`, tests, seconds.toFixed(3), cold.toFixed(2)];
    const row = `| ${[...cells, theirs?.tests ?? "", theirs?.seconds.toFixed(3) ?? "not at hand", times?.toFixed(1) ?? ""].join(" | ")} |`;
    console.log(row);
    return row;
  });
  const small = measure("S1", 11);
  const large = measure("S1", 20);
  if (large.heap - small.heap > growth) missed.push(`the heap grew by ${(large.heap - small.heap).toFixed(1)} MB`);
  addSection("Narrowing", [
    "Processor seconds for all depths below the size, each point in a process of its own: the best of 15 runs of a compiled conjecture, and",
    `the first with compilation. Haskell: the minimal Lazy SmallCheck engine of the study, GHC -O2, in the same run, the best of ${repetitions}. Aim: ${aim} times.`,
    "",
    "| point | leaves | seconds | first | leaves in Haskell | Haskell | times faster |",
    "|---|---:|---:|---:|---:|---:|---:|",
    ...rows,
    "",
    `Heap after S1 11 (${small.tests} leaves): ${small.heap.toFixed(1)} MB; after S1 20 (${large.tests} leaves): ${large.heap.toFixed(1)} MB.`,
  ]);
  if (missed.length > 0) throw new Error(`narrowing bench: ${missed.join("; ")}`);
}
