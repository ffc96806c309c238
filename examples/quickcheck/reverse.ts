// Section 2.1: laws of list reversal, and a wrong one.
import { forAll, int, listOf, quickCheckWith } from "hollow/quickcheck";
import { type Print, runIfStarted } from "./program.ts";

const reverse = (xs: readonly number[]): number[] => [...xs].reverse();
const same = (xs: readonly number[], ys: readonly number[]): boolean => xs.length === ys.length && xs.every((x, i) => x === ys[i]);

const prop_RevUnit = forAll(int, (x) => same(reverse([x]), [x]));
const prop_RevApp = forAll(listOf(int), listOf(int), (xs, ys) => same(reverse([...xs, ...ys]), [...reverse(ys), ...reverse(xs)]));
const prop_RevRev = forAll(listOf(int), (xs) => same(reverse(reverse(xs)), xs));
const prop_RevAppWrong = forAll(listOf(int), listOf(int), (xs, ys) => same(reverse([...xs, ...ys]), [...reverse(xs), ...reverse(ys)]));

export function main(print: Print): void {
  const options = { seed: 2000, print };
  quickCheckWith(options, prop_RevUnit);
  quickCheckWith(options, prop_RevApp);
  quickCheckWith(options, prop_RevRev);
  quickCheckWith(options, prop_RevAppWrong);
  quickCheckWith({ ...options, driver: "exhaustive", depth: 4 }, prop_RevRev);
}

runIfStarted(import.meta.url, main);
