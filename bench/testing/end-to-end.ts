/** The built program from the shell: what starting takes, what a shallow refutation adds, how long a file of many conjectures takes. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const repetitions = 10;
const folder = mkdtempSync(join(tmpdir(), "hollow-bench-"));

function theory(name: string, lemmas: readonly string[]): string {
  const file = join(folder, `${name}.thy`);
  writeFileSync(file, `theory ${name} imports Main begin\n${lemmas.map((l, i) => `lemma l${i}: "${l}"\n  oops\n`).join("")}end\n`);
  return file;
}

/** Milliseconds of the clock, the best of several runs. */
function best(args: readonly string[], count = repetitions): number {
  const times = Array.from({ length: count }, () => {
    const start = performance.now();
    spawnSync("node", args);
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Shallow false equations about lists and numbers, all different. */
const shallow = Array.from({ length: 200 }, (_, i) =>
  i % 2 === 0 ? `rev (xs @ ys) = rev xs @ (ys :: nat list) @ replicate ${i} 0` : `(m :: nat) + n * ${i} = n + m * ${i + 1}`,
);

/** Prints the figures; the aims that are missed. */
export function endToEnd(): string[] {
  const program = "dist/hollow.js";
  const node = best(["-e", "0"]);
  const nothing = best([program, "check", theory("Nothing", [])]);
  const one = best([program, "check", theory("One", ["rev xs = (xs :: nat list)"])]);
  const many = best([program, "check", theory("Many", shallow)], 3);
  const ms = (t: number): string => `${t.toFixed(0)} ms`;
  console.log(`node alone ${ms(node)}; a file without statements ${ms(nothing)}; one false lemma ${ms(one)}`);
  console.log(`beyond node: ${ms(one - node)} (aim 300); beyond starting: ${ms(one - nothing)} (aim 60)`);
  console.log(`200 shallow conjectures: ${ms(many)} (aim 3000)`);
  return [
    ...(one - node > 300 ? ["start-up"] : []),
    ...(one - nothing > 60 ? ["a shallow refutation"] : []),
    ...(many > 3000 ? ["200 conjectures"] : []),
  ];
}
