/** Times of model finding on a few problems of each sort. Run: `npx tsx bench/finding/main.ts`. */
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, findModel, readOptions } from "../../src/finding/index.ts";
import { conjectureOf } from "../../test/finding/finder.ts";

const problems: readonly (readonly [string, string, string])[] = [
  ["closure", "", "(R ∪ S)⇧* ⊆ R⇧* ∪ S⇧*"],
  ["idempotent closure", "", "(r⇧*)⇧* = r⇧*"],
  ["pigeonhole", "", "inj f ⟹ surj (f :: 'a ⇒ 'a)"],
  ["lists", "", "rev (rev xs) = ys ⟹ xs = rev ys"],
  ["numbers", "", "(n :: nat) * n + 1 ≠ m + m"],
  ["order", "", "(x :: 'a :: lattice) ≤ y ∨ y ≤ x"],
];

/** Runs every problem with cardinalities 1 to 6 and writes outcome and milliseconds. */
export async function run(): Promise<void> {
  const { options } = readOptions([{ name: "card", subject: null, words: ["1-6"] }], findingDefaults);
  for (const [name, before, claim] of problems) {
    const conjecture = conjectureOf(`${before}\nlemma "${claim}" oops`);
    const start = performance.now();
    const { outcome, scopesChecked } = await findModel(conjecture, options, new Budget(() => performance.now(), 30_000));
    console.log(`${name}: ${outcome} after ${scopesChecked} scopes, ${Math.round(performance.now() - start)} ms`);
  }
}

if (process.argv[1]?.endsWith("main.ts") === true) await run();
