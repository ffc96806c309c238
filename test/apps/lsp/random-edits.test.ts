import { expect, it } from "vitest";
import { Dice } from "../../elaborate/random-edits.ts";
import { editAtRandom } from "./random-edits.ts";

it("after random edits, answers are those of a fresh start", async () => {
  expect(await editAtRandom(new Dice(1), 30, 25, 10)).toEqual([]);
}, 300_000);
