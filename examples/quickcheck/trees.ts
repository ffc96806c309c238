// Section 3.2: generators for one's own types, and control over their size.
import {
  collect,
  constant,
  elements,
  forAll,
  frequency,
  type Gen,
  int,
  quickCheckWith,
  record,
  recursive,
  sized,
  tuple,
} from "hollow/quickcheck";
import { type Print, runIfStarted } from "./program.ts";

type Colour = "Red" | "Blue" | "Green";
type Tree = { readonly kind: "Leaf"; readonly value: number } | { readonly kind: "Branch"; readonly left: Tree; readonly right: Tree };

const colour: Gen<Colour> = elements(["Red", "Blue", "Green"]);

const leaf: Gen<Tree> = record({ kind: constant("Leaf"), value: int });

/** As in the paper: the size bound limits the number of branches. */
const tree: Gen<Tree> = sized(arbTree);

function arbTree(n: number): Gen<Tree> {
  if (n === 0) return leaf;
  const smaller = arbTree(Math.floor(n / 2));
  return frequency([
    [1, leaf],
    [4, tuple(smaller, smaller).map(([left, right]): Tree => ({ kind: "Branch", left, right }))],
  ]);
}

/** The definition that terminates only half the time in the paper; `recursive` makes it end always. */
const plainTree: Gen<Tree> = recursive((self) =>
  frequency<Tree>([
    [1, leaf],
    [2, record({ kind: constant("Branch"), left: self, right: self })],
  ]),
);

const branches = (t: Tree): number => (t.kind === "Leaf" ? 0 : 1 + branches(t.left) + branches(t.right));
const depth = (t: Tree): number => (t.kind === "Leaf" ? 0 : 1 + Math.max(depth(t.left), depth(t.right)));
const leftmost = (t: Tree): number => (t.kind === "Leaf" ? t.value : leftmost(t.left));
const ten = (n: number): string => `${n - (n % 10)} to ${n - (n % 10) + 9} branches`;

export function main(print: Print): void {
  const options = { seed: 2000, print };
  quickCheckWith(
    options,
    forAll(colour, (c) => collect(c, true)),
  );
  quickCheckWith(
    options,
    forAll(tree, (t) => collect(ten(branches(t)), depth(t) <= branches(t))),
  );
  quickCheckWith(
    options,
    forAll(plainTree, (t) => collect(ten(branches(t)), depth(t) <= branches(t))),
  );
  // Only the left spine is looked at: everything else stays undefined.
  quickCheckWith(
    { driver: "lazy", depth: 4, print },
    forAll(plainTree, (t) => t.kind === "Leaf" || leftmost(t) < 2),
  );
}

runIfStarted(import.meta.url, main);
