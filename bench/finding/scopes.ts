/**
 * How the time of a search is spread over its scopes, and over building circuits and solving them: what incremental solving between scopes, or
 * more processes, could save. Run: `npx tsx bench/finding/scopes.ts [PATTERN…]`.
 */
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, findModel, readOptions } from "../../src/finding/index.ts";
import { conjectureOf, option } from "../../test/finding/finder.ts";
import { rows } from "./rows.ts";

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const patterns = process.argv.slice(2);
const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

console.log("| problem | scopes | milliseconds | solving | last scope | solving before the last scope |\n|---|---:|---:|---:|---:|---:|");
for (const row of rows.filter((r) => patterns.length === 0 || patterns.some((p) => r.name.includes(p)))) {
  const { options } = readOptions([option("card", [row.card])], findingDefaults);
  const conjecture = conjectureOf(`${row.before ?? ""}\nlemma "${row.claim}" oops`);
  await findModel(conjecture, options, new Budget(clock, 10_000));
  const { steps } = await findModel(conjecture, options, new Budget(clock, 10_000));
  const total = steps.reduce((sum, s) => sum + s.building + s.solving, 0);
  const solving = steps.reduce((sum, s) => sum + s.solving, 0);
  const last = steps.at(-1) ?? { building: 0, solving: 0 };
  const cells = [
    ...[row.name, steps.length, Math.round(total), percent(solving, total)],
    ...[percent(last.building + last.solving, total), percent(solving - last.solving, total)],
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
