import fc from "fast-check";
import {
  choose,
  constant,
  forAll,
  frequency,
  type Gen,
  implies,
  int,
  listOf,
  listOf1,
  nullable,
  oneof,
  type Property,
  record,
  recursive,
  tuple,
  vector,
} from "hollow/quickcheck";

/**
 * The public shrinking challenges (collected by Johannes Link and others), restated here. Each is one false property, over generators that are
 * as alike as the two libraries allow.
 */
export interface Challenge {
  readonly name: string;
  readonly ours: Property<"sync">;
  readonly theirs: fc.IRawProperty<unknown>;
}

const fcInt = fc.integer({ min: -1000, max: 1000 });

// Five lists of 16-bit numbers; sums wrap around.
const wrap = (n: number): number => (n << 16) >> 16;
const sum16 = (xs: readonly number[]): number => xs.reduce((a, b) => wrap(a + b), 0);
const bounded = (lists: readonly number[][]): boolean => sum16(lists.flat()) < 5 * 256;
const int16 = choose(-32768, 32767);
const small = (xs: readonly number[]): boolean => sum16(xs) < 256;
const smallList = listOf(int16, { max: 10 }).suchThat(small);
const fcSmallList = fc.array(fc.integer({ min: -32768, max: 32767 }), { maxLength: 10 }).filter(small);

const bound5: Challenge = {
  name: "bound5",
  ours: forAll(tuple(smallList, smallList, smallList, smallList, smallList), bounded),
  theirs: fc.property(fc.tuple(fcSmallList, fcSmallList, fcSmallList, fcSmallList, fcSmallList), bounded),
};

// A heap whose conversion to a sorted list forgets to sort below the second level. Values are given as distances from the parent.
type Deltas = { readonly delta: number; readonly left: Deltas; readonly right: Deltas } | null;
type Heap = { readonly value: number; readonly left: Heap; readonly right: Heap } | null;

function heapFrom(deltas: Deltas, least: number): Heap {
  if (deltas === null) return null;
  const value = least + deltas.delta;
  return { value, left: heapFrom(deltas.left, value), right: heapFrom(deltas.right, value) };
}

function elements(heap: Heap): number[] {
  return heap === null ? [] : [heap.value, ...elements(heap.left), ...elements(heap.right)];
}

function merge(a: Heap, b: Heap): Heap {
  if (a === null) return b;
  if (b === null) return a;
  return a.value <= b.value
    ? { value: a.value, left: merge(a.right, b), right: a.left }
    : { value: b.value, left: merge(b.right, a), right: b.left };
}

function wronglySorted(heap: Heap): number[] {
  return heap === null ? [] : [heap.value, ...elements(merge(heap.left, heap.right))];
}

function sortsHeap(heap: Heap): boolean {
  const sorted = elements(heap).sort((a, b) => a - b);
  return wronglySorted(heap).every((value, i) => value === sorted[i]);
}

const deltas: Gen<Deltas> = recursive<Deltas>((self) =>
  frequency<Deltas>([
    [1, constant(null)],
    [3, record({ delta: choose(0, 100), left: self, right: self })],
  ]),
);
const fcDeltas = fc.letrec<{ heap: Deltas; node: Deltas }>((tie) => ({
  heap: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 3, arbitrary: tie("node") },
  ),
  node: fc.record({ delta: fc.integer({ min: 0, max: 100 }), left: tie("heap"), right: tie("heap") }),
})).heap;

const binheap: Challenge = {
  name: "binheap",
  ours: forAll(
    deltas.map((d) => heapFrom(d, 0)),
    sortsHeap,
  ),
  theirs: fc.property(
    fcDeltas.map((d) => heapFrom(d, 0)),
    sortsHeap,
  ),
};

// Expressions that do not divide by the literal 0 can still divide by zero.
type Expr = number | { readonly op: "+" | "/"; readonly left: Expr; readonly right: Expr };

function evaluate(e: Expr): number {
  if (typeof e === "number") return e;
  const [left, right] = [evaluate(e.left), evaluate(e.right)];
  if (e.op === "+") return left + right;
  if (right === 0) throw new RangeError("division by zero");
  return Math.trunc(left / right);
}

function dividesByLiteralZero(e: Expr): boolean {
  if (typeof e === "number") return false;
  return (e.op === "/" && e.right === 0) || dividesByLiteralZero(e.left) || dividesByLiteralZero(e.right);
}

const expr: Gen<Expr> = recursive<Expr>((self) =>
  oneof<Expr>([
    choose(-100, 100),
    record({ op: constant("+"), left: self, right: self }),
    record({ op: constant("/"), left: self, right: self }),
  ]),
);
const fcExpr = fc.letrec<{ expr: Expr; int: Expr; plus: Expr; over: Expr }>((tie) => ({
  expr: fc.oneof({ depthSize: "small", withCrossShrink: true }, tie("int"), tie("plus"), tie("over")),
  int: fc.integer({ min: -100, max: 100 }),
  plus: fc.record({ op: fc.constant("+" as const), left: tie("expr"), right: tie("expr") }),
  over: fc.record({ op: fc.constant("/" as const), left: tie("expr"), right: tie("expr") }),
})).expr;

const calculator: Challenge = {
  name: "calculator",
  ours: forAll(expr, (e) => implies(!dividesByLiteralZero(e), () => void evaluate(e))),
  theirs: fc.property(fcExpr, (e) => {
    fc.pre(!dividesByLiteralZero(e));
    evaluate(e);
  }),
};

// A list as a function on its indices: nothing but fixed points may be its own image's image.
const inside = (xs: readonly number[]): boolean => xs.every((x) => x < xs.length);
const uncoupled = (xs: readonly number[]): boolean => xs.every((x, i) => x === i || xs[x] !== i);

const coupling: Challenge = {
  name: "coupling",
  ours: forAll(listOf(choose(0, 10)), (xs) => implies(inside(xs), () => uncoupled(xs))),
  theirs: fc.property(fc.array(fc.integer({ min: 0, max: 10 })), (xs) => {
    fc.pre(inside(xs));
    return uncoupled(xs);
  }),
};

// Deleting removes only the first occurrence.
function deleted(xs: readonly number[], x: number): boolean {
  const at = xs.indexOf(x);
  return !xs.toSpliced(at, 1).includes(x);
}

const deletion: Challenge = {
  name: "deletion",
  ours: forAll(
    listOf1(int).chain((xs) => choose(0, xs.length - 1).map((i) => [xs, xs[i] ?? 0] as const)),
    ([xs, x]) => deleted(xs, x),
  ),
  theirs: fc.property(
    fc.array(fcInt, { minLength: 1 }).chain((xs) => fc.nat({ max: xs.length - 1 }).map((i) => [xs, xs[i] ?? 0] as const)),
    ([xs, x]) => deleted(xs, x),
  ),
};

function difference(name: string, wrong: (distance: number) => boolean): Challenge {
  const holds = (x: number, y: number) => x < 10 || !wrong(Math.abs(x - y));
  const [ours, theirs] = [choose(0, 60), fc.integer({ min: 0, max: 60 })];
  return { name: `difference: ${name}`, ours: forAll(ours, ours, holds), theirs: fc.property(theirs, theirs, holds) };
}

const fewDistinct = (most: number) => (xs: readonly number[]) => new Set(xs).size <= most;

const distinct: Challenge = {
  name: "distinct",
  ours: forAll(listOf(int), fewDistinct(2)),
  theirs: fc.property(fc.array(fcInt), fewDistinct(2)),
};

const largeUnion: Challenge = {
  name: "large union",
  ours: forAll(listOf(listOf(int)), (xss) => fewDistinct(4)(xss.flat())),
  theirs: fc.property(fc.array(fc.array(fcInt)), (xss) => fewDistinct(4)(xss.flat())),
};

const below900 = (xs: readonly number[]): boolean => Math.max(...xs) < 900;

const lengthList: Challenge = {
  name: "length list",
  ours: forAll(
    choose(1, 100).chain((n) => vector(n, choose(0, 1000))),
    below900,
  ),
  theirs: fc.property(
    fc.integer({ min: 1, max: 100 }).chain((n) => fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: n, maxLength: n })),
    below900,
  ),
};

const atMostTen = (xss: readonly (readonly number[])[]): boolean => xss.flat().length <= 10;

const nestedLists: Challenge = {
  name: "nested lists",
  ours: forAll(listOf(listOf(int)), atMostTen),
  theirs: fc.property(fc.array(fc.array(fcInt)), atMostTen),
};

const isPalindrome = (xs: readonly number[]): boolean => xs.toReversed().every((x, i) => x === xs[i]);

const reverse: Challenge = {
  name: "reverse",
  ours: forAll(listOf(int), isPalindrome),
  theirs: fc.property(fc.array(fcInt), isPalindrome),
};

// fast-check's issue 650: the second part was drawn from a range that depends on the first.
const ordered = ({ a, b }: { readonly a: number; readonly b: number }): boolean => b < 2 * a + 100;

const chained: Challenge = {
  name: "chained range",
  ours: forAll(
    choose(0, 1_000_000).chain((a) => choose(a, 2_000_000).map((b) => ({ a, b }))),
    ordered,
  ),
  theirs: fc.property(
    fc.integer({ min: 0, max: 1_000_000 }).chain((a) => fc.integer({ min: a, max: 2_000_000 }).map((b) => ({ a, b }))),
    ordered,
  ),
};

const missing: Challenge = {
  name: "missing part",
  ours: forAll(listOf(nullable(int)), (xs) => xs.filter((x) => x === null).length < 3),
  theirs: fc.property(fc.array(fc.option(fcInt)), (xs) => xs.filter((x) => x === null).length < 3),
};

/** All challenges. */
export const challenges: readonly Challenge[] = [
  bound5,
  binheap,
  calculator,
  coupling,
  deletion,
  difference("not zero", (d) => d === 0),
  difference("not small", (d) => d >= 1 && d <= 4),
  difference("not one", (d) => d === 1),
  distinct,
  largeUnion,
  lengthList,
  nestedLists,
  reverse,
  chained,
  missing,
];
