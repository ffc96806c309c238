/**
 * The expectations of Isabelle's own examples of the predicate compiler, which lie in a folder of their own:
 *
 *   npx tsx bench/smart/predicate-examples.ts FOLDER
 *
 * Prints, for each theory, how many `expected_modes`, `values [expected …]` (without random sampling) and `quickcheck … expect` are met, and those that
 * are not, with what was found instead.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { type LoadedTheory, TheoryLoader } from "../../src/elaborate/index.ts";
import { checkDefaults, runTask, tasksOf } from "../../src/refute/index.ts";
import type { Report } from "../../src/refute/report.ts";

interface Row {
  readonly met: number;
  readonly total: number;
  readonly unmet: readonly string[];
}

/** Runs the commands of a theory that name what they expect. */
async function row(theory: LoadedTheory, text: string): Promise<Row> {
  let [met, total] = [0, 0];
  const unmet: string[] = [];
  for (const task of tasksOf(theory, checkDefaults)) {
    if (theory.items[task.item]?.kind === "statement" && task.tool === null) continue;
    const { report } = await runTask(theory, task, checkDefaults, () => performance.now());
    if (report === null || report.met === null) continue;
    total++;
    if (report.met) met++;
    else unmet.push(describe(text, report));
  }
  return { met, total, unmet };
}

function describe(text: string, { span, command, outcome, value, reason }: Report): string {
  const line = text.slice(0, span.from).split("\n").length;
  return `line ${line}, ${command}: ${outcome}${value === null ? "" : ` ${value.slice(0, 60)}`}${reason === null ? "" : ` (${reason})`}`;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("which folder?");
let [met, total] = [0, 0];
for (const file of readdirSync(folder).filter((name) => name.endsWith(".thy"))) {
  const found = await row(new TheoryLoader(theoryFiles()).load(join(folder, file)), readFileSync(join(folder, file), "utf8"));
  met += found.met;
  total += found.total;
  console.log(`${String(found.met).padStart(3)} of ${String(found.total).padEnd(3)} ${file}`);
  for (const text of found.unmet) console.log(`      ${text}`);
}
console.log(`${met} of ${total} expectations met`);
