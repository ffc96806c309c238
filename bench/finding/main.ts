/** Times of model finding with all optimisations and with each switched off. Run: `npx tsx bench/finding/main.ts [PATTERN…]`. */
import { Budget } from "../../src/base/index.ts";
import { type FindingOptions, findingDefaults, findModel, type OptionWords, readOptions } from "../../src/finding/index.ts";
import { conjectureOf, option } from "../../test/finding/finder.ts";

/** Milliseconds of processor time for one problem. */
const most = 10_000;

interface Row {
  readonly name: string;
  readonly claim: string;
  readonly before?: string;
  readonly card: string;
}

const forever = 'coinductive forever for r where "r x y ⟹ forever r y ⟹ forever r x"';
const bisim = 'coinductive bisim for f g where "f x = f y ⟹ bisim f g (g x) (g y) ⟹ bisim f g x y"';
const rows: readonly Row[] = [
  { name: "closure of a union", claim: "R⇧* ∪ S⇧* ⊆ (R ∪ S)⇧*", card: "1-8" },
  { name: "closure of a closure", claim: "(r⇧*)⇧* = r⇧*", card: "1-8" },
  { name: "equivalences", claim: "equiv UNIV r ⟹ equiv UNIV s ⟹ equiv UNIV (r ∩ s)", card: "1-8" },
  { name: "pigeonhole", claim: "inj f ⟹ surj (f :: 'a ⇒ 'a)", card: "1-6" },
  { name: "reversed lists", claim: "rev (xs @ ys) = rev ys @ (rev xs :: 'a list)", card: "1-5" },
  { name: "mapped lists", claim: "map f (xs @ ys) = map f xs @ map f (ys :: 'a list)", card: "1-5" },
  { name: "endless paths", before: forever, claim: "forever r x ⟹ ∃y. r x y ∧ forever r y", card: "1-6" },
  { name: "bisimilarity", before: bisim, claim: "bisim f g x y ⟹ bisim f g y x", card: "1-4" },
  { name: "lattice", claim: "(x :: 'a :: lattice) ≤ y ∨ y ≤ x", card: "1-5" },
  { name: "numbers", claim: "(n :: nat) * n + 1 ≠ m + m", card: "1-8" },
];

const columns: readonly (readonly [string, readonly OptionWords[]])[] = [
  ["all on", []],
  ["specialize", [option("dont_specialize", [])]],
  ["star_linear", [option("dont_star_linear_preds", [])]],
  ["peephole", [option("no_peephole_optim", [])]],
  ["datatype_sym", [option("datatype_sym_break", ["0"])]],
  ["kodkod_sym", [option("kodkod_sym_break", ["0"])]],
  ["destroy", [option("dont_destroy_constrs", [])]],
];

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function measure({ before, claim, card }: Row, words: readonly OptionWords[]): Promise<string> {
  const { options }: { options: FindingOptions } = readOptions([option("card", [card]), ...words], findingDefaults);
  const conjecture = conjectureOf(`${before ?? ""}\nlemma "${claim}" oops`);
  const start = clock();
  const { outcome } = await findModel(conjecture, options, new Budget(clock, most));
  return `${outcome} ${Math.round(clock() - start)}`;
}

/** Prints a table: outcome and milliseconds of processor time, one column for each optimisation left out. */
export async function run(patterns: readonly string[] = []): Promise<void> {
  console.log(`| problem | ${columns.map(([name], i) => (i === 0 ? name : `without ${name}`)).join(" | ")} |`);
  console.log(`|---|${columns.map(() => "---|").join("")}`);
  for (const row of rows.filter((r) => patterns.length === 0 || patterns.some((p) => r.name.includes(p)))) {
    // The first run of a problem warms the compiler up.
    await measure(row, []);
    const cells: string[] = [];
    for (const [, words] of columns) cells.push(await measure(row, words));
    console.log(`| ${row.name} | ${cells.join(" | ")} |`);
  }
}

if (process.argv[1]?.endsWith("finding/main.ts") === true) await run(process.argv.slice(2));
