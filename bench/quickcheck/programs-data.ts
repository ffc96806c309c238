import fc from "fast-check";
import { boolean, choose, constant, type Gen, int, listOf, oneof, record, recursive, tuple } from "hollow/quickcheck";
import { type Contest, contest } from "./contest.ts";

/** Faulty programs that work on numbers, lists, trees and machines. */

// Binary search that never looks at the last element.
function indexOfSorted(xs: readonly number[], x: number): number {
  let [low, high] = [0, xs.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (xs[middle] === x) return middle;
    if ((xs[middle] as number) < x) low = middle + 1;
    else high = middle;
  }
  return -1;
}

// Joining intervals that overlap; one inside another shortens it.
type Interval = readonly [number, number];

function joined(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const [from, to] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = result[result.length - 1];
    if (last !== undefined && from <= last[1]) result[result.length - 1] = [last[0], to];
    else result.push([from, to]);
  }
  return result;
}

const covers = (intervals: readonly Interval[], x: number): boolean => intervals.some(([from, to]) => from <= x && x <= to);

// A checksum whose carry is added once only.
function checksum(bytes: readonly number[]): number {
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  return (sum & 0xff) + (sum >> 8);
}

// A mean that overflows 32 bits.
function middleOf(a: number, b: number): number {
  return (a + b) >> 1;
}

// A cache that forgets what was written longest ago; reading does not count as use, although it says so.
type Access = { readonly kind: "put" | "get"; readonly key: number };

function cachedAfter(accesses: readonly Access[], capacity: number, isFaulty: boolean): number[] {
  let keys: number[] = [];
  for (const { kind, key } of accesses) {
    if (kind === "get" && (isFaulty || !keys.includes(key))) continue;
    keys = [...keys.filter((k) => k !== key), key].slice(-capacity);
  }
  return keys;
}

// A ring buffer that takes a full buffer for an empty one.
type Step = { readonly kind: "push"; readonly value: number } | { readonly kind: "pop" };

function ringAgrees(steps: readonly Step[], capacity: number): boolean {
  const ring: number[] = Array.from({ length: capacity }, () => 0);
  let [head, tail] = [0, 0];
  const model: number[] = [];
  for (const step of steps) {
    if (step.kind === "push" && model.length < capacity) {
      ring[tail] = step.value;
      tail = (tail + 1) % capacity;
      model.push(step.value);
    }
    if (step.kind === "pop") {
      const isEmpty = head === tail;
      const value = isEmpty ? undefined : ring[head];
      if (!isEmpty) head = (head + 1) % capacity;
      if (value !== model.shift()) return false;
    }
  }
  return true;
}

// Deletion from a search tree that drops the left part when both are there.
type Tree = null | { readonly left: Tree; readonly key: number; readonly right: Tree };

function inserted(t: Tree, key: number): Tree {
  if (t === null) return { left: null, key, right: null };
  if (key === t.key) return t;
  return key < t.key ? { ...t, left: inserted(t.left, key) } : { ...t, right: inserted(t.right, key) };
}

function deleted(t: Tree, key: number): Tree {
  if (t === null) return null;
  if (key < t.key) return { ...t, left: deleted(t.left, key) };
  if (key > t.key) return { ...t, right: deleted(t.right, key) };
  return t.right ?? t.left;
}

const keysOf = (t: Tree): number[] => (t === null ? [] : [...keysOf(t.left), t.key, ...keysOf(t.right)]);

// Simplification of arithmetic that takes x - x for 0 also when x is divided by zero, and 0 * e for 0.
type Expr =
  | { readonly kind: "num"; readonly value: number }
  | { readonly kind: "add" | "mul" | "sub"; readonly left: Expr; readonly right: Expr };

function evaluated(e: Expr): number {
  if (e.kind === "num") return e.value;
  const [a, b] = [evaluated(e.left), evaluated(e.right)];
  return e.kind === "add" ? a + b : e.kind === "mul" ? a * b : a - b;
}

function simplified(e: Expr): Expr {
  if (e.kind === "num") return e;
  const [left, right] = [simplified(e.left), simplified(e.right)];
  const isZero = (x: Expr) => x.kind === "num" && x.value === 0;
  if (e.kind === "add" && isZero(left)) return right;
  if (e.kind === "mul" && (isZero(left) || isZero(right))) return { kind: "num", value: 0 };
  if (e.kind === "sub" && isZero(left)) return right;
  return { kind: e.kind, left, right };
}

const num = record({ kind: constant("num"), value: int });
const expr: Gen<Expr> = recursive<Expr>((self) =>
  oneof<Expr>([num, record({ kind: oneof([constant("add"), constant("mul"), constant("sub")]), left: self, right: self })]),
);
const fcExpr = fc.letrec<{ expr: Expr; node: Expr }>((tie) => ({
  expr: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.record({ kind: fc.constant("num" as const), value: fc.integer() }),
    tie("node"),
  ),
  node: fc.record({ kind: fc.constantFrom("add" as const, "mul" as const, "sub" as const), left: tie("expr"), right: tie("expr") }),
})).expr;

// Topological sorting that counts an edge stated twice once too often.
function sortedNodes(count: number, edges: readonly (readonly [number, number])[]): number[] {
  const waiting = Array.from({ length: count }, () => 0);
  for (const [, to] of edges) waiting[to] = (waiting[to] ?? 0) + 1;
  const ready = waiting.flatMap((n, node) => (n === 0 ? [node] : []));
  const order: number[] = [];
  for (let node = ready.shift(); node !== undefined; node = ready.shift()) {
    order.push(node);
    const next = new Set(edges.filter(([from]) => from === node).map(([, to]) => to));
    for (const to of next) {
      waiting[to] = (waiting[to] ?? 0) - 1;
      if (waiting[to] === 0) ready.push(to);
    }
  }
  return order;
}

// Adding days to a date one month at a time, with the leap years of the Julian calendar.
function daysIn(year: number, month: number): number {
  return month === 2 ? (year % 4 === 0 ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

// Splitting a bill evenly, in whole cents, the rest to the first; the rest is forgotten for negative amounts (refunds).
function shares(amount: number, people: number): number[] {
  const each = Math.floor(amount / people);
  const rest = amount % people;
  return Array.from({ length: people }, (_, i) => (i < rest ? each + 1 : each));
}

const int32 = choose(-(2 ** 31), 2 ** 31 - 1);
const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);
const pair = tuple(int, int).map(([a, b]): Interval => [Math.min(a, b), Math.max(a, b)]);
const fcPair = fc.tuple(fc.integer(), fc.integer()).map(([a, b]): Interval => [Math.min(a, b), Math.max(a, b)]);
const access = record({ kind: oneof([constant("put"), constant("get")]), key: choose(0, 9) });
const fcAccess = fc.record({ kind: fc.constantFrom("put" as const, "get" as const), key: fc.integer({ min: 0, max: 9 }) });
const step: Gen<Step> = oneof<Step>([record({ kind: constant("pop") }), record({ kind: constant("push"), value: int })]);
const fcStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("pop" as const) }),
  fc.record({ kind: fc.constant("push" as const), value: fc.integer() }),
);
const edge = tuple(choose(0, 8), choose(1, 9)).map(([a, b]) => [Math.min(a, b - 1), b] as const);
const fcEdge = fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => [Math.min(a, b - 1), b] as const);

/** Numbers, lists, trees and machines. */
export const dataPrograms: readonly Contest[] = [
  contest("binary search", [listOf(int), int], [fc.array(fc.integer()), fc.integer()], (xs, x) => {
    const sorted = [...new Set([...xs, x])].sort((a, b) => a - b);
    return indexOfSorted(sorted, x) === sorted.indexOf(x);
  }),
  contest("joining intervals", [listOf(pair)], [fc.array(fcPair)], (intervals) =>
    intervals.every(([from, to]) => covers(joined(intervals), from) && covers(joined(intervals), to)),
  ),
  contest("checksum of bytes", [listOf(choose(0, 255))], [fc.array(fc.integer({ min: 0, max: 255 }))], (bytes) => checksum(bytes) <= 0xff),
  contest("mean of two numbers", [int32, int32], [fc.integer(), fc.integer()], (a, b) => {
    const middle = middleOf(a, b);
    return Math.min(a, b) <= middle && middle <= Math.max(a, b);
  }),
  contest(
    "least recently used",
    [listOf(access), choose(1, 4)],
    [fc.array(fcAccess), fc.integer({ min: 1, max: 4 })],
    (accesses, capacity) => cachedAfter(accesses, capacity, true).join() === cachedAfter(accesses, capacity, false).join(),
  ),
  contest("ring buffer", [listOf(step), choose(1, 5)], [fc.array(fcStep), fc.integer({ min: 1, max: 5 })], (steps, capacity) =>
    ringAgrees(steps, capacity),
  ),
  contest("deleting from a tree", [listOf(int), int], [fc.array(fc.integer()), fc.integer()], (keys, key) => {
    const tree = [key, ...keys].reduce(inserted, null as Tree);
    const kept = keysOf(deleted(tree, key));
    return keys.every((k) => k === key || kept.includes(k));
  }),
  contest("simplifying expressions", [expr], [fcExpr], (e) => Object.is(evaluated(simplified(e)) + 0, evaluated(e) + 0)),
  contest("topological sorting", [listOf(edge)], [fc.array(fcEdge)], (edges) => sortedNodes(10, edges).length === 10),
  contest(
    "leap years",
    [choose(1800, 2400), choose(1, 12)],
    [fc.integer({ min: 1800, max: 2400 }), fc.integer({ min: 1, max: 12 })],
    (year, month) => daysIn(year, month) === new Date(Date.UTC(year, month, 0)).getUTCDate(),
  ),
  contest(
    "splitting a bill",
    [choose(-10_000, 10_000), choose(1, 12)],
    [fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 12 })],
    (amount, people) => sum(shares(amount, people)) === amount,
  ),
  contest(
    "a flag that matters once",
    [choose(0, 255), choose(0, 255), boolean],
    [fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.boolean()],
    (a, b, flag) => !(flag && a === 255 && b > 250),
  ),
];
