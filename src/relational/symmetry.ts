import type { TupleSet } from "./tuple-set.ts";

/**
 * Which atoms a problem cannot tell apart. Two atoms are interchangeable if swapping them leaves every given set of tuples (bounds
 * and constants) as it is. That is an equivalence relation, because (a c) = (a b)(b c)(a b), and within a class every
 * permutation is a symmetry, being a product of such swaps. So the classes are found exactly, by comparing each atom with
 * one member of each class; atoms that occur differently often are told apart without comparing.
 * Kodkod (Torlak and Jackson, TACAS 2007, section 3) refines a partition greedily instead.
 */
export function interchangeable(size: number, sets: Iterable<TupleSet>): number[][] {
  const indexed = [...new Set(sets)].filter((set) => set.size > 0).map((set) => indexTuples(set));
  const groups = new Map<string, number[][]>();
  for (let atom = 0; atom < size; atom++) {
    const signature = indexed.map((set) => set.signature(atom)).join(";");
    const classes = groups.get(signature) ?? [];
    const home = classes.find(([member]) => member !== undefined && indexed.every((set) => set.allowsSwap(member, atom)));
    if (home === undefined) classes.push([atom]);
    else home.push(atom);
    groups.set(signature, classes);
  }
  return [...groups.values()].flat().sort(([a = 0], [b = 0]) => a - b);
}

/** A tuple set with the tuples of each atom. */
interface IndexedSet {
  /** How often the atom stands in each column. */
  signature(atom: number): string;
  /** Whether the set is the same after the atoms are swapped in all its tuples. */
  allowsSwap(a: number, b: number): boolean;
}

function indexTuples(set: TupleSet): IndexedSet {
  const { arity, universe } = set;
  const n = universe.size;
  const members = new Set(set.indices);
  const tuplesOf: number[][] = Array.from({ length: n }, () => []);
  const counts = new Int32Array(n * arity);
  for (const index of set.indices) {
    const tuple = universe.tupleAt(index, arity);
    for (const [column, atom] of tuple.entries()) {
      counts[atom * arity + column] = (counts[atom * arity + column] ?? 0) + 1;
      if (tuple.indexOf(atom) === column) tuplesOf[atom]?.push(index);
    }
  }
  const isMapped = (index: number, a: number, b: number): boolean => members.has(swapped(index, n, arity, a, b));
  return {
    signature: (atom) => counts.subarray(atom * arity, (atom + 1) * arity).join(","),
    allowsSwap: (a, b) => [a, b].every((atom) => tuplesOf[atom]?.every((index) => isMapped(index, a, b)) ?? true),
  };
}

/** The index of the tuple with two atoms swapped. */
function swapped(index: number, n: number, arity: number, a: number, b: number): number {
  let result = 0;
  let rest = index;
  let place = 1;
  for (let column = 0; column < arity; column++) {
    const atom = rest % n;
    rest = Math.floor(rest / n);
    result += (atom === a ? b : atom === b ? a : atom) * place;
    place *= n;
  }
  return result;
}
