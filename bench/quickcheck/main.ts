import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { addSection } from "../results.ts";
import type { Comparison, Score } from "./finding.ts";
import type { Measured } from "./measure.ts";
import type { Throughput } from "./throughput.ts";

/** The package, from a program that lies outside of it. */
const built: Plugin = {
  name: "built",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^hollow\/quickcheck$/ }, () => ({
      path: new URL("../../dist/quickcheck/index.js", import.meta.url).href,
      external: true,
    })),
};

/**
 * Both libraries as users have them: the built package and fast-check's, by a plain Node, in one process. (Where TypeScript is translated while it is
 * loaded, every function made at run time is given its name again, which costs the side that is loaded in this way.)
 */
async function measured(): Promise<Measured> {
  const folder = fileURLToPath(new URL("../../node_modules/.cache/hollow-bench", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const [entry, outfile] = [fileURLToPath(new URL("measure.ts", import.meta.url)), `${folder}/quickcheck.mjs`];
  await build({ entryPoints: [entry], outfile, bundle: true, format: "esm", platform: "node", packages: "external", plugins: [built] });
  const { stdout, status } = spawnSync(process.execPath, [outfile], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  if (status !== 0) throw new Error("quickcheck bench: the measuring ended with an error");
  return JSON.parse(stdout) as Measured;
}

/** What both libraries find, how small it gets, and tests per second. Ends with an error when an aim is missed. */
export async function run(): Promise<void> {
  const { seeds, programs, publics, throughput, shrinking } = await measured();
  const missed = [
    ...findingAims([...programs, ...publics]),
    ...throughput.filter(({ ratio }) => ratio < 2).map(({ name }) => `tests per second: ${name}`),
    ...shrinking.filter(({ isSmallerOrEqual }) => !isSmallerOrEqual).map(({ name }) => `final counterexample: ${name}`),
  ];
  addSection("quickcheck beside fast-check", [
    `${seeds} seeds, at most 1000 tests each; ours / fast-check's. Tests are medians up to the find; distinct are the final counterexamples;`,
    "shrinking is processor time for one find in microseconds: the whole run less the same run without shrinking, the best of three turns, in the mean.",
    "The latter has to show what was found as it is, which may cost more than shrinking it: then the difference is below zero.",
    "",
    ...findingTable(programs),
    "",
    "The public shrinking challenges:",
    "",
    ...findingTable(publics),
    "",
    ...summary([...programs, ...publics]),
    "",
    "Tests per second of processor time, the best of twenty turns:",
    "",
    ...throughputTable(throughput),
    "",
    missed.length === 0 ? "Every aim is met." : `Aims missed: ${missed.join("; ")}.`,
  ]);
  if (missed.length > 0) throw new Error(`quickcheck bench: aim missed for ${missed.join("; ")}`);
}

function findingAims(comparisons: readonly Comparison[]): readonly string[] {
  return comparisons.flatMap(({ name, ours, theirs }) => [
    ...(ours.found < theirs.found ? [`found: ${name}`] : []),
    ...(ours.tests > 1.5 * theirs.tests ? [`tests to the find: ${name}`] : []),
    ...(ours.distinct > theirs.distinct ? [`distinct results: ${name}`] : []),
    ...(ours.shrinking > theirs.shrinking ? [`shrinking time: ${name}`] : []),
  ]);
}

function findingTable(comparisons: readonly Comparison[]): readonly string[] {
  const rows = comparisons.map(
    ({ name, ours, theirs }) =>
      `| ${name} | ${ours.found} / ${theirs.found} | ${ours.tests} / ${theirs.tests} | ${ours.distinct} / ${theirs.distinct} | ${ours.shrinking.toFixed(1)} / ${theirs.shrinking.toFixed(1)} |`,
  );
  return ["| program | found | tests | distinct | shrinking |", "|---|---|---|---|---|", ...rows];
}

function summary(comparisons: readonly Comparison[]): readonly string[] {
  const mean = Math.exp(comparisons.reduce((sum, { ours, theirs }) => sum + Math.log(ours.tests / theirs.tests), 0) / comparisons.length);
  const total = (of: (comparison: Comparison) => number) => comparisons.reduce((sum, comparison) => sum + of(comparison), 0);
  return [
    `Geometric mean of the ratio of tests to the find: ${mean.toFixed(2)}. Distinct results in all: ${total((c) => c.ours.distinct)} / ${total((c) => c.theirs.distinct)}.`,
    `Shrinking one find of each: ${total((c) => c.ours.shrinking).toFixed(0)} / ${total((c) => c.theirs.shrinking).toFixed(0)} microseconds.`,
    ...comparisons.flatMap(slowerText),
  ];
}

/** Where fast-check's shrinking ends sooner: how large both results are, and when ours is as small as its. */
function slowerText({ name, ours, theirs, reaching }: Comparison): readonly string[] {
  if (reaching === null) return [];
  const size = ({ size: { parts, sum } }: Score) => `${parts.toFixed(1)} parts, sum ${sum.toFixed(1)}`;
  return [
    `- ${name}: fast-check ends sooner, with ${theirs.distinct} results (${size(theirs)}; ours ${ours.distinct}: ${size(ours)}); ours is as small after ${reaching.toFixed(1)} / ${theirs.shrinking.toFixed(1)}.`,
  ];
}

function throughputTable(measured: readonly Throughput[]): readonly string[] {
  const rows = measured.map(
    ({ name, ours, theirs, ratio, ourMean, theirMean }) =>
      `| ${name} | ${thousands(ours)} | ${thousands(theirs)} | ${ratio.toFixed(1)} | ${ourMean.toFixed(1)} / ${theirMean.toFixed(1)} |`,
  );
  return ["| property | ours | fast-check | ratio | mean size |", "|---|---|---|---|---|", ...rows];
}

function thousands(rate: number): string {
  return `${Math.round(rate / 1000)} 000/s`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
