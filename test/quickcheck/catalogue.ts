import {
  bigInt,
  boolean,
  char,
  choose,
  chooseBigInt,
  codeUnit,
  constant,
  constantFrom,
  dictionary,
  distinctListOf,
  double,
  elements,
  float,
  fn,
  frequency,
  type Gen,
  int,
  integer,
  letrec,
  listOf,
  listOf1,
  mapOf,
  nat,
  nullable,
  oneof,
  optional,
  positive,
  promote,
  record,
  recordWith,
  recursive,
  resize,
  safeInteger,
  scale,
  setOf,
  shuffle,
  sized,
  string,
  sublistOf,
  tuple,
  unicodeChar,
  variant,
  vector,
} from "../../src/quickcheck/index.ts";
import { formats } from "./catalogue-formats.ts";
import { type Sample, sample } from "./sample.ts";

/** A binary tree with numbers at its nodes. */
export type Tree = { readonly kind: "leaf" } | { readonly kind: "node"; readonly left: Tree; readonly value: number; readonly right: Tree };

/** Trees whose nodes are four times as likely as leaves. */
export const tree: Gen<Tree> = recursive<Tree>((self) =>
  frequency<Tree>([
    [1, record({ kind: constant("leaf") })],
    [4, record({ kind: constant("node"), left: self, value: int, right: self })],
  ]),
);

/** How many nodes a tree has. */
export function nodes(t: Tree): number {
  return t.kind === "leaf" ? 0 : 1 + nodes(t.left) + nodes(t.right);
}

/** A tree whose recursion is hidden behind `chain`, where no structure can be seen. */
export const hiddenTree: Gen<Tree> = recursive<Tree>((self) =>
  boolean.chain((isLeaf) =>
    isLeaf
      ? constant<Tree>({ kind: "leaf" })
      : int.chain((value) => tuple(self, self).map(([left, right]): Tree => ({ kind: "node", left, value, right }))),
  ),
);

interface Rose {
  readonly label: number;
  readonly children: readonly Rose[];
}

const { rose, forest } = letrec<{ rose: Rose; forest: Rose[] }>((self) => ({
  rose: record({ label: nat, children: self.forest }),
  forest: listOf(self.rose),
}));

const roses = (r: Rose): number => 1 + r.children.reduce((sum, child) => sum + roses(child), 0);
const isInt = (value: number, size: number): boolean => Number.isInteger(value) && Math.abs(value) <= size;
const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const most = (size: number): number => 16 * (size + 4) + 1;

/** Every generator of the library at least once. */
export const catalogue: readonly Sample[] = [
  sample("constant", constant("k"), (v) => v === "k"),
  sample("choose", choose(-3, 12), (v) => Number.isInteger(v) && v >= -3 && v <= 12),
  sample("choose, large", choose(1_000_000, 5_000_000_000), (v) => Number.isInteger(v) && v >= 1_000_000 && v <= 5_000_000_000),
  sample("int", int, isInt),
  sample("nat", nat, (v, size) => isInt(v, size) && v >= 0),
  sample("positive", positive, (v, size) => isInt(v, Math.max(1, size)) && v > 0),
  sample("safeInteger", safeInteger, (v) => Number.isSafeInteger(v)),
  sample("boolean", boolean, (v) => typeof v === "boolean"),
  sample("float", float, (v, size) => Math.abs(v) < size + 1),
  sample("double", double, (v) => typeof v === "number"),
  sample("bigInt", bigInt, (v, size) => (v < 0n ? -v : v) <= 1n << BigInt(size)),
  sample("chooseBigInt", chooseBigInt(-5n, 10n ** 30n), (v) => v >= -5n && v <= 10n ** 30n),
  sample("optional", optional(nat), (v, size) => v === undefined || isInt(v, size)),
  sample("nullable", nullable(nat), (v, size) => v === null || isInt(v, size)),
  sample("char", char, (v) => /^[ -~]$/.test(v)),
  sample("codeUnit", codeUnit, (v) => v.length === 1),
  sample("unicodeChar", unicodeChar, (v) => [...v].length === 1 && !/^[\ud800-\udfff]$/.test(v)),
  sample("string", string, (v, size) => v.length <= size && /^[ -~]*$/.test(v)),
  sample("elements", elements(["a", "b", "c"]), (v) => ["a", "b", "c"].includes(v)),
  sample("oneof", oneof<number | string>([nat, char]), (v) => typeof v === "number" || v.length === 1),
  sample(
    "frequency",
    frequency<number | string>([
      [1, nat],
      [5, char],
    ]),
    (v) => typeof v === "number" || v.length === 1,
  ),
  sample(
    "sized",
    sized((n) => constant(n)),
    (v, size) => v === size,
  ),
  sample("resize", resize(3, int), (v) => isInt(v, 3)),
  sample(
    "scale",
    scale((n) => 2 * n, int),
    (v, size) => isInt(v, 2 * size),
  ),
  sample("tuple", tuple(nat, boolean), ([n, b], size) => isInt(n, size) && typeof b === "boolean"),
  sample("record", record({ n: nat, b: boolean }), ({ n, b }, size) => isInt(n, size) && typeof b === "boolean"),
  sample(
    "recordWith",
    recordWith({ n: nat, b: boolean }, ["b"]),
    ({ n, b }, size) => isInt(n, size) && (b === undefined || typeof b === "boolean"),
  ),
  sample("integer", integer({ min: -5, max: 99 }), (v) => Number.isInteger(v) && v >= -5 && v <= 99),
  sample("constantFrom", constantFrom(1, "b"), (v) => v === 1 || v === "b"),
  sample(
    "distinctListOf with bounds",
    distinctListOf(choose(0, 9), { min: 3, max: 6 }),
    (v) => v.length >= 3 && v.length <= 6 && distinct(v),
  ),
  sample("distinctListOf by a selector", distinctListOf(choose(0, 99), { by: (n) => n % 10 }), (v) => distinct(v.map((n) => n % 10))),
  sample("sublistOf with bounds", sublistOf([1, 2, 3, 4], { min: 1, max: 2 }), (v) => v.length === 1 || v.length === 2),
  sample("listOf", listOf(int), (v, size) => v.length <= size && v.every((x) => isInt(x, size))),
  sample("listOf1", listOf1(int), (v, size) => v.length >= 1 && v.length <= Math.max(1, size)),
  sample("listOf with bounds", listOf(int, { min: 2, max: 4 }), (v) => v.length >= 2 && v.length <= 4),
  sample("vector", vector(3, int), (v, size) => v.length === 3 && v.every((x) => isInt(x, size))),
  sample("distinctListOf", distinctListOf(nat), (v, size) => v.length <= size && distinct(v)),
  sample("setOf", setOf(nat), (v, size) => v.size <= size),
  sample("mapOf", mapOf(nat, char), (v, size) => v.size <= size && [...v.keys()].every((k) => isInt(k, size))),
  sample("dictionary", dictionary(nat), (v, size) => Object.keys(v).length <= size),
  sample("sublistOf", sublistOf([1, 2, 3, 4]), (v) => v.every((x, i) => x <= 4 && (i === 0 || x > (v[i - 1] ?? 0)))),
  sample("shuffle", shuffle([1, 2, 3, 4]), (v) => v.length === 4 && distinct(v)),
  sample(
    "map",
    nat.map((n) => 2 * n),
    (v, size) => v % 2 === 0 && v <= 2 * size,
  ),
  sample(
    "chain",
    nat.chain((n) => vector(n, constant(n))),
    (v) => v.every((x) => x === v.length),
  ),
  sample(
    "suchThat",
    nat.suchThat((n) => n % 2 === 0),
    (v, size) => v % 2 === 0 && v <= size,
  ),
  sample("variant", variant(7, nat), isInt),
  sample("recursive", tree, (v, size) => nodes(v) <= size + 1),
  sample("recursive, hidden", hiddenTree, (v, size) => nodes(v) <= most(size)),
  sample("letrec", rose, (v, size) => roses(v) <= most(size)),
  sample("letrec, the other", forest, (v, size) => v.length <= size),
  sample("fn", fn([nat], nat), (f, size) => isInt(f(1), size) && Object.is(f(1), f(1))),
  sample(
    "promote",
    promote((n: number) => variant(n, nat)),
    (f, size) => isInt(f(1), size) && Object.is(f(1), f(1)),
  ),
  ...formats,
];
