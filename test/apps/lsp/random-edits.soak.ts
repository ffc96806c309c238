/**
 * Two thousand edits of texts of 10 to 3,000 lines (`npm run soak -- random-edits`; `-t "of 70 lines"` or `-t "seed 7$"` for a part of them:
 * each seed stands by itself).
 */
import { expect, it } from "vitest";
import { Dice } from "../../elaborate/random-edits.ts";
import { editAtRandom } from "./random-edits.ts";

/** How long the texts are, how often each is begun anew, and how many edits it gets then; a long one costs a fresh start of its length each time. */
const plan = [
  { lines: 10, times: 3, edits: 100 },
  { lines: 25, times: 7, edits: 100 },
  { lines: 70, times: 6, edits: 100 },
  { lines: 250, times: 3, edits: 100 },
  { lines: 1000, times: 4, edits: 20 },
  { lines: 3000, times: 4, edits: 5 },
];

const runs = plan.flatMap((row) => Array.from({ length: row.times }, () => row)).map((row, i) => ({ ...row, seed: i + 2 }));

it.each(runs)("$edits edits of $lines lines, seed $seed", async ({ lines, edits, seed }) => {
  expect(await editAtRandom(new Dice(seed), edits, lines, Math.min(25, Math.floor(edits / 2)))).toEqual([]);
});
