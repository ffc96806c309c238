// Section 2.5: infinite lists are equal if all their finite beginnings are.
import { forAll, implies, int, listOf, quickCheckWith } from "hollow/quickcheck";
import { type Print, runIfStarted } from "./program.ts";

function* cycle(xs: readonly number[]): Generator<number> {
  for (;;) yield* xs;
}

function take(n: number, xs: Iterator<number>): number[] {
  return Array.from({ length: n }, () => xs.next().value);
}

const same = (xs: readonly number[], ys: readonly number[]): boolean => xs.length === ys.length && xs.every((x, i) => x === ys[i]);

const prop_DoubleCycle = forAll(listOf(int), int, (xs, n) =>
  implies(xs.length > 0 && n >= 0, () => same(take(n, cycle(xs)), take(n, cycle([...xs, ...xs])))),
);

export function main(print: Print): void {
  quickCheckWith({ seed: 2000, print }, prop_DoubleCycle);
}

runIfStarted(import.meta.url, main);
