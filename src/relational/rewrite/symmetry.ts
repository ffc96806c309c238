import type { TupleSet } from "../language/tuple-set.ts";

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
  /** Whether the set is the same after two atoms of the same signature are swapped in all its tuples. */
  allowsSwap(a: number, b: number): boolean;
}

function indexTuples(set: TupleSet): IndexedSet {
  const { arity, universe } = set;
  const n = universe.size;
  const counts = columnCounts(set);
  const signature = (atom: number): string => counts.subarray(atom * arity, (atom + 1) * arity).join(",");
  // In a product of sets, atoms that occur equally often in each column are in the same sets, hence interchangeable.
  if (isProduct(set, counts)) return { signature, allowsSwap: () => true };
  const members = new Set(set.indices);
  const tuplesOf: number[][] = Array.from({ length: n }, () => []);
  for (const index of set.indices) {
    const tuple = universe.tupleAt(index, arity);
    for (const [column, atom] of tuple.entries()) if (tuple.indexOf(atom) === column) tuplesOf[atom]?.push(index);
  }
  const isMapped = (index: number, a: number, b: number): boolean => members.has(swapped(index, n, arity, a, b));
  const allowsSwap = (a: number, b: number): boolean =>
    [a, b].every((atom) => tuplesOf[atom]?.every((index) => isMapped(index, a, b)) ?? true);
  return { signature, allowsSwap };
}

/** How often each atom stands in each column, at `atom * arity + column`. */
function columnCounts({ arity, universe, indices }: TupleSet): Int32Array {
  const n = universe.size;
  const counts = new Int32Array(n * arity);
  for (const index of indices) {
    let rest = index;
    for (let column = arity - 1; column >= 0; column--) {
      const atom = rest % n;
      rest = (rest - atom) / n;
      counts[atom * arity + column] = (counts[atom * arity + column] as number) + 1;
    }
  }
  return counts;
}

/** Whether the set is the product of the sets of atoms in its columns: a product has no fewer tuples than these allow. */
function isProduct({ arity, size }: TupleSet, counts: Int32Array): boolean {
  const present = new Array<number>(arity).fill(0);
  for (let i = 0; i < counts.length; i++) if ((counts[i] as number) > 0) present[i % arity] = (present[i % arity] as number) + 1;
  return present.reduce((all, count) => all * count, 1) === size;
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
