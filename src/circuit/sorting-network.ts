import { type Circuit, FALSE, type Lit } from "./circuit.ts";

/**
 * The literals sorted, the true ones first: the one at place k is true if and only if more than k of the given ones are.
 * Source: Batcher, "Sorting networks and their applications", 1968 (odd-even merge sort), on a power of two padded with FALSE.
 */
export function sortedLits(circuit: Circuit, lits: readonly Lit[]): Lit[] {
  let size = 1;
  while (size < lits.length) size *= 2;
  const wires: Lit[] = [...lits, ...new Array<Lit>(size - lits.length).fill(FALSE)];
  const compare = (i: number, j: number): void => {
    const [a, b] = [wires[i] as Lit, wires[j] as Lit];
    wires[i] = circuit.or(a, b);
    wires[j] = circuit.and(a, b);
  };
  for (let run = 1; run < size; run *= 2)
    for (let step = run; step >= 1; step /= 2)
      for (let from = step % run; from + step < size; from += 2 * step)
        for (let i = from; i < Math.min(from + step, size - step); i++)
          if (Math.floor(i / (2 * run)) === Math.floor((i + step) / (2 * run))) compare(i, i + step);
  return wires.slice(0, lits.length);
}
