import fc from "fast-check";
import { choose, forAll, frequency, type Gen, type GensOf, listOf, quickCheckWith, record, recursive } from "hollow/quickcheck";

/** Tests per second of both libraries on one property, and how large their values are on average. */
export interface Throughput {
  readonly name: string;
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  /** Mean size of the values, to show that ours are not smaller. */
  readonly ourMean: number;
  readonly theirMean: number;
}

/** One property, stated for both: the same body over generators that are as alike as possible. */
interface Contest<A extends unknown[]> {
  readonly name: string;
  /** Size of our largest tests; chosen so that our values are at least as large on average. */
  readonly size: number;
  readonly ours: [...GensOf<A>];
  readonly theirs: { readonly [K in keyof A]: fc.Arbitrary<A[K]> };
  holds(...values: A): boolean;
  measure(...values: A): number;
}

type Tree = { readonly leaf: number } | { readonly left: Tree; readonly right: Tree };

const ints = choose(-1000, 1000);
const fcInts = fc.integer({ min: -1000, max: 1000 });

const tree: Gen<Tree> = recursive<Tree>((self) =>
  frequency<Tree>([
    [1, record({ leaf: ints })],
    [4, record({ left: self, right: self })],
  ]),
);

const fcTree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree; leaf: Tree; branch: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 1, arbitrary: tie("leaf") },
    { weight: 4, arbitrary: tie("branch") },
  ),
  leaf: fc.record({ leaf: fcInts }),
  branch: fc.record({ left: tie("tree"), right: tie("tree") }),
})).tree;

function nodes(t: Tree): number {
  return "leaf" in t ? 1 : 1 + nodes(t.left) + nodes(t.right);
}

function mirror(t: Tree): Tree {
  return "leaf" in t ? t : { left: mirror(t.right), right: mirror(t.left) };
}

function sameTree(a: Tree, b: Tree): boolean {
  if ("leaf" in a) return "leaf" in b && a.leaf === b.leaf;
  return !("leaf" in b) && sameTree(a.left, b.left) && sameTree(a.right, b.right);
}

// The properties look at their lists by index: what they allocate would be measured on both sides and hide the difference.

function reverseTwice(xs: readonly number[]): boolean {
  const twice = xs.toReversed().reverse();
  let i = 0;
  while (i < xs.length && xs[i] === twice[i]) i++;
  return i === xs.length && i === twice.length;
}

function reverseAppend(xs: readonly number[], ys: readonly number[]): boolean {
  const both = xs.concat(ys).reverse();
  let i = 0;
  while (i < ys.length && both[i] === ys[ys.length - 1 - i]) i++;
  while (i >= ys.length && i < both.length && both[i] === xs[both.length - 1 - i]) i++;
  return i === xs.length + ys.length;
}

const short = listOf(ints, { max: 10 });
const fcShort = fc.array(fcInts, { maxLength: 10 });
const long = listOf(ints, { max: 100 });
const fcLong = fc.array(fcInts, { maxLength: 100, size: "max" });

const oneList: Contest<[number[]]> = {
  name: "list of up to 10: rev (rev xs) = xs",
  size: 1000,
  ours: [short],
  theirs: [fcShort],
  holds: reverseTwice,
  measure: (xs) => xs.length,
};

const twoLists: Contest<[number[], number[]]> = {
  name: "two lists of up to 10: rev (xs @ ys) = rev ys @ rev xs",
  size: 1000,
  ours: [short, short],
  theirs: [fcShort, fcShort],
  holds: reverseAppend,
  measure: (xs, ys) => xs.length + ys.length,
};

const longList: Contest<[number[]]> = {
  name: "list of up to 100: rev (rev xs) = xs",
  size: 1000,
  ours: [long],
  theirs: [fcLong],
  holds: reverseTwice,
  measure: (xs) => xs.length,
};

const trees: Contest<[Tree]> = {
  name: "tree: mirror (mirror t) = t",
  size: 19,
  ours: [tree],
  theirs: [fcTree],
  holds: (t) => sameTree(mirror(mirror(t)), t),
  measure: nodes,
};

function runOurs<A extends unknown[]>(contest: Contest<A>, tests: number, seed: number, body: (...values: A) => boolean): void {
  const report = quickCheckWith({ tests, seed, size: contest.size, print: null }, forAll(...contest.ours, body));
  if (!report.ok || report.tests !== tests) throw new Error(`${contest.name}: ${report.text}`);
}

function runTheirs<A extends unknown[]>(contest: Contest<A>, tests: number, seed: number, body: (...values: A) => boolean): void {
  const parts = [...contest.theirs, body] as unknown as Parameters<typeof fc.property>;
  const result = fc.check(fc.property(...parts), { numRuns: tests, seed });
  if (result.failed) throw new Error(`${contest.name}: fast-check failed`);
}

/** The mean size of the values that a run draws. */
function mean<A extends unknown[]>(contest: Contest<A>, run: (body: (...values: A) => boolean) => void): number {
  let sum = 0;
  let count = 0;
  run((...values) => {
    sum += contest.measure(...values);
    count++;
    return true;
  });
  return sum / count;
}

/** Processor time used so far, in milliseconds: other programs on the machine disturb it less than the clock. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function rate(tests: number, run: () => void): number {
  const start = processorTime();
  run();
  return (1000 * tests) / (processorTime() - start);
}

/** Runs both libraries in turns on all properties; the best turn counts. */
export function measureThroughput(tests = 20_000, turns = 20): readonly Throughput[] {
  return [contend(oneList, tests, turns), contend(twoLists, tests, turns), contend(longList, tests, turns), contend(trees, tests, turns)];
}

function contend<A extends unknown[]>(contest: Contest<A>, tests: number, turns: number): Throughput {
  let ours = 0;
  let theirs = 0;
  for (let turn = 0; turn < turns; turn++) {
    ours = Math.max(
      ours,
      rate(tests, () => runOurs(contest, tests, turn, contest.holds)),
    );
    theirs = Math.max(
      theirs,
      rate(tests, () => runTheirs(contest, tests, turn, contest.holds)),
    );
  }
  const ourMean = mean(contest, (body) => runOurs(contest, tests, 1, body));
  const theirMean = mean(contest, (body) => runTheirs(contest, tests, 1, body));
  return { name: contest.name, ours, theirs, ratio: ours / theirs, ourMean, theirMean };
}
