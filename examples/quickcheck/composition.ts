// Section 2.2: composition of functions is associative but not commutative. There a function is shown as <<function>>; here as a table.
import { fn, forAll, type Gen, int, quickCheckWith } from "hollow/quickcheck";
import { type Print, runIfStarted } from "./program.ts";

type Fun = (x: number) => number;

const compose =
  (f: Fun, g: Fun): Fun =>
  (x) =>
    f(g(x));
const equalAt = (f: Fun, g: Fun, x: number): boolean => f(x) === g(x);
const functions: Gen<Fun> = fn([int], int);

const prop_CompAssoc = forAll(functions, functions, functions, int, (f, g, h, x) =>
  equalAt(compose(f, compose(g, h)), compose(compose(f, g), h), x),
);
const prop_CompComm = forAll(functions, functions, int, (f, g, x) => equalAt(compose(f, g), compose(g, f), x));

export function main(print: Print): void {
  const options = { seed: 2000, print };
  quickCheckWith(options, prop_CompAssoc);
  quickCheckWith(options, prop_CompComm);
}

runIfStarted(import.meta.url, main);
