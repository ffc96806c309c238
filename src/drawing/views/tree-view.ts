/** Values of datatypes as trees: a parent in the middle above its branches, which stand in the order of the arguments. */
import type { ModelValue } from "../../refute/index.ts";
import { branch } from "../graph.ts";
import { shortened } from "../labels.ts";
import { framed, label, moved, type Picture, padded, type Shape, straight } from "../picture.ts";

/** Pixels between neighbours and levels, characters of a label. */
const [siblingGap, levelGap, longestLabel] = [14, 24, 28];

interface Subtree extends Picture {
  /** Where the line from above ends. */
  readonly top: number;
}

export function treeView(value: ModelValue): Picture {
  return subtree(value);
}

function subtree(value: ModelValue): Subtree {
  const { title, children } = branch(value);
  const isLeaf = children.length === 0;
  const text = label(shortened(title, longestLabel), isLeaf ? { paint: "muted" } : {});
  const root = framed(padded(text, 9, 4), { fill: isLeaf ? "surface" : "fill", stroke: "line", radius: isLeaf ? 4 : 13 }, 26);
  if (isLeaf) return { ...root, top: root.width / 2 };
  const below = children.map(subtree);
  const row = below.reduce((w, b) => w + b.width, siblingGap * (below.length - 1));
  let x = Math.max(0, (root.width - row) / 2);
  const tops: number[] = [];
  const y = root.height + levelGap;
  const branches: Shape[] = below.flatMap((b) => {
    tops.push(x + b.top);
    const placed = moved(b, x, y);
    x += b.width + siblingGap;
    return [...placed];
  });
  const width = Math.max(root.width, row);
  const middle = ((tops[0] ?? 0) + (tops.at(-1) ?? 0)) / 2;
  const center = Math.min(Math.max(middle, root.width / 2), width - root.width / 2);
  const lines = tops.map((to) => straight({ x: center, y: root.height }, { x: to, y }));
  return {
    width,
    height: y + Math.max(...below.map((b) => b.height)),
    shapes: [...lines, ...branches, ...moved(root, center - root.width / 2, 0)],
    top: center,
  };
}
