import type { Temper } from "../source/random.ts";

/**
 * What the tests of a random run are like, by their number. However many tests are asked for and whenever time ends them, those run so
 * far are spread over all sizes: the multiples of the golden ratio divide the range more evenly than any other sequence (Knuth,
 * The Art of Computer Programming, volume 3, section 6.4, theorem S).
 */
const goldenRatio = (Math.sqrt(5) - 1) / 2;
/** The first test is a little above middle size: trivial cases come up soon enough. */
const start = 0.6;

/** The size of the test with this number: from 1 to the greatest, all of them within the first tests. */
export function sizeAt(index: number, greatest: number): number {
  const place = (start + index * goldenRatio) % 1;
  return Math.min(greatest, 1 + Math.floor(place * greatest));
}

const tempers: readonly Temper[] = ["edges", "even", "small", "even"];

/** How the test with this number spreads its numbers. */
export function temperAt(index: number): Temper {
  return tempers[index % tempers.length] ?? "even";
}
