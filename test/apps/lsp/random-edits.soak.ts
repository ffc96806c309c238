/** Two thousand edits of texts of several lengths (`npm run soak`). */
import { expect, it } from "vitest";
import { Dice } from "../../elaborate/random-edits.ts";
import { editAtRandom } from "./random-edits.ts";

it.each(Array.from({ length: 20 }, (_, i) => i + 2))("a hundred edits, seed %i", async (seed) => {
  const lines = seed % 10 === 0 ? 250 : seed % 3 === 0 ? 70 : 25;
  const wrong = await editAtRandom(new Dice(seed), 100, lines);
  expect(wrong).toEqual([]);
});
