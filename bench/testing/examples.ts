/**
 * Isabelle's own examples: `npx tsx bench/testing/examples.ts FOLDER [SECONDS]` runs the files of `src/HOL/Quickcheck_Examples` that need
 * no ML and lists the expectations that are not met. The files are public and not ours: name the folder they are in.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const files = ["Quickcheck_Examples.thy", "Quickcheck_Lattice_Examples.thy"];
const [folder, seconds = "10"] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder Quickcheck_Examples");

interface Answer {
  readonly line: number;
  readonly command?: string;
  readonly tester: string | null;
  readonly outcome: string;
  readonly expect?: string | null;
  readonly met?: boolean | null;
  readonly reason?: string | null;
  readonly code?: string;
  readonly message?: string;
}

for (const file of files) {
  const { stdout } = spawnSync("node", ["dist/hollow.js", "check", "--json", "--timeout", seconds, join(folder, file)], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const answers = stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Answer);
  const expected = answers.filter((a) => a.command === "quickcheck" && a.expect != null);
  const unmet = expected.filter((a) => a.met === false);
  console.log(`${file}: ${expected.length - unmet.length} of ${expected.length} expectations met`);
  for (const a of unmet)
    console.log(`  ${a.line} ${a.tester ?? ""}: expected ${a.expect ?? ""}, got ${a.outcome}${a.reason ? ` (${a.reason})` : ""}`);
  for (const a of answers.filter((x) => x.code !== undefined)) console.log(`  ${a.line} ${a.code ?? ""} ${a.message ?? ""}`);
  if (unmet.length > 0) process.exitCode = 1;
}
