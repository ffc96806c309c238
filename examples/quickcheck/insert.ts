// Sections 2.3 and 2.4: insertion into ordered lists, and what the tests really tested.
import { classify, collect, forAll, type Gen, implies, int, listOf, quickCheckWith } from "hollow/quickcheck";
import { type Print, runIfStarted } from "./program.ts";

const ordered = (xs: readonly number[]): boolean => xs.every((x, i) => i === 0 || (xs[i - 1] ?? x) <= x);

function insert(x: number, xs: readonly number[]): readonly number[] {
  const at = xs.findIndex((y) => x <= y);
  return xs.toSpliced(at < 0 ? xs.length : at, 0, x);
}

const orderedList: Gen<readonly number[]> = listOf(int).map((xs) => xs.toSorted((a, b) => a - b));

const prop_Insert = forAll(int, listOf(int), (x, xs) => implies(ordered(xs), () => ordered(insert(x, xs))));
const prop_InsertClassified = forAll(int, listOf(int), (x, xs) =>
  implies(ordered(xs), () => classify(xs.length === 0, "trivial", ordered(insert(x, xs)))),
);
const prop_InsertCollected = forAll(int, listOf(int), (x, xs) => implies(ordered(xs), () => collect(xs.length, ordered(insert(x, xs)))));
const prop_InsertOrdered = forAll(int, orderedList, (x, xs) => collect(`${xs.length - (xs.length % 10)} or more`, ordered(insert(x, xs))));

export function main(print: Print): void {
  const options = { seed: 2000, print };
  quickCheckWith(options, prop_Insert);
  quickCheckWith(options, prop_InsertClassified);
  quickCheckWith(options, prop_InsertCollected);
  quickCheckWith(options, prop_InsertOrdered);
}

runIfStarted(import.meta.url, main);
