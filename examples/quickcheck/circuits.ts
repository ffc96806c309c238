// Section 5.2: circuits as functions; laws of single circuits, and of combinators over all circuits.
import { boolean, fn, forAll, type Gen, listOf, quickCheckWith, tuple } from "hollow/quickcheck";
import { type Print, runIfStarted } from "./program.ts";

type Pair = readonly [boolean, boolean];
/** A cell of a column: from the wire above and its input to the wire below and its output. */
type Cell<W> = (above: W, input: boolean) => readonly [below: W, output: boolean];

const halfAdd = ([a, b]: Pair): Pair => [a !== b, a && b];
const samePair = (p: Pair, q: Pair): boolean => p[0] === q[0] && p[1] === q[1];

const prop_Commutative = (circuit: (inputs: Pair) => Pair) =>
  forAll(tuple(boolean, boolean), ([a, b]) => samePair(circuit([a, b]), circuit([b, a])));

/** Copies of a cell one below the other. */
function column<W>(cell: Cell<W>, top: W, inputs: readonly boolean[]): readonly [W, readonly boolean[]] {
  let wire = top;
  const outputs = inputs.map((input) => {
    const [below, output] = cell(wire, input);
    wire = below;
    return output;
  });
  return [wire, outputs];
}

/** One cell after the other, each with its own vertical wire. */
function sequence<V, W>(first: Cell<V>, second: Cell<W>): Cell<readonly [V, W]> {
  return ([v, w], input) => {
    const [belowFirst, middle] = first(v, input);
    const [belowSecond, output] = second(w, middle);
    return [[belowFirst, belowSecond], output];
  };
}

const cells: Gen<Cell<boolean>> = fn([boolean, boolean], tuple(boolean, boolean));

const prop_ComposeSeqColumn = forAll(cells, cells, tuple(boolean, boolean), listOf(boolean), (first, second, [v, w], inputs) => {
  const [[below, belowToo], outputs] = column(sequence(first, second), [v, w] as const, inputs);
  const [wire, middle] = column(first, v, inputs);
  const [wireToo, composed] = column(second, w, middle);
  return below === wire && belowToo === wireToo && outputs.every((output, i) => output === composed[i]);
});

/** Not a law: the order of two cells matters. */
const prop_SequenceCommutes = forAll(cells, cells, boolean, (first, second, input) => {
  const [, forth] = sequence(first, second)([false, false], input);
  const [, back] = sequence(second, first)([false, false], input);
  return forth === back;
});

export function main(print: Print): void {
  const options = { seed: 2000, print };
  quickCheckWith(options, prop_Commutative(halfAdd));
  // There are only four inputs: why not try them all?
  quickCheckWith({ ...options, driver: "exhaustive" }, prop_Commutative(halfAdd));
  quickCheckWith(options, prop_ComposeSeqColumn);
  quickCheckWith(options, prop_SequenceCommutes);
}

runIfStarted(import.meta.url, main);
