// Section 2.3: a conditional law.
import { forAll, implies, int, quickCheckWith } from "hollow/quickcheck";
import { type Print, runIfStarted } from "./program.ts";

const prop_MaxLe = forAll(int, int, (x, y) => implies(x <= y, () => Math.max(x, y) === y));
// Seldom is the first number the square of the second: here the honest answer is that there were too few cases.
const prop_Square = forAll(int, int, (x, y) => implies(x === y * y, () => Math.sqrt(x) === Math.abs(y)));

export function main(print: Print): void {
  const options = { seed: 2000, print };
  quickCheckWith(options, prop_MaxLe);
  quickCheckWith(options, prop_Square);
}

runIfStarted(import.meta.url, main);
