/** Times of model finding with all optimisations and with each switched off. Run: `npx tsx bench/finding/main.ts [PATTERN…]`. */
import { Budget } from "../../src/base/index.ts";
import { type FindingOptions, findingDefaults, findModel, type OptionWords, readOptions } from "../../src/finding/index.ts";
import { conjectureOf, option } from "../../test/finding/finder.ts";
import { type Row, rows } from "./rows.ts";

/** Milliseconds of processor time for one problem. */
const most = 10_000;

/** The best of so many rounds counts, the columns in turn. */
const rounds = 3;

const single: readonly (readonly [string, readonly OptionWords[]])[] = [
  ["specialize", [option("dont_specialize", [])]],
  ["star_linear", [option("dont_star_linear_preds", [])]],
  ["peephole", [option("no_peephole_optim", [])]],
  ["datatype_sym", [option("datatype_sym_break", ["0"])]],
  ["kodkod_sym", [option("kodkod_sym_break", ["0"])]],
  ["destroy", [option("dont_destroy_constrs", [])]],
  ["massage", [option("dont_massage_quants", [])]],
  ["mono", [option("non_mono", [])]],
  ["second calculus", [option("mono_calculi", ["1"])]],
];

const columns = [["all on", []] as const, ...single, ["any of them", single.flatMap(([, off]) => off)] as const];

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Measurement {
  readonly outcome: string;
  readonly milliseconds: number;
}

async function measure({ before, claim, card }: Row, words: readonly OptionWords[]): Promise<Measurement> {
  const { options }: { options: FindingOptions } = readOptions([option("card", [card]), ...words], findingDefaults);
  const conjecture = conjectureOf(`${before ?? ""}\nlemma "${claim}" oops`);
  const start = clock();
  const { outcome } = await findModel(conjecture, options, new Budget(clock, most));
  return { outcome, milliseconds: clock() - start };
}

/** Prints a table: outcome and milliseconds of processor time, one column for each optimisation left out. */
export async function run(patterns: readonly string[] = []): Promise<void> {
  console.log(`| problem | ${columns.map(([name], i) => (i === 0 ? name : `without ${name}`)).join(" | ")} |`);
  console.log(`|---|${columns.map(() => "---|").join("")}`);
  for (const row of rows.filter((r) => patterns.length === 0 || patterns.some((p) => r.name.includes(p)))) {
    const best: (Measurement | undefined)[] = [];
    for (let round = 0; round < rounds; round++)
      for (const [i, [, words]] of columns.entries()) {
        const found = await measure(row, words);
        if ((best[i]?.milliseconds ?? Number.POSITIVE_INFINITY) > found.milliseconds) best[i] = found;
      }
    const cells = best.map((m) => (m === undefined ? "" : `${m.outcome} ${Math.round(m.milliseconds)}`));
    console.log(`| ${row.name} | ${cells.join(" | ")} |`);
  }
}

if (process.argv[1]?.endsWith("finding/main.ts") === true) await run(process.argv.slice(2));
