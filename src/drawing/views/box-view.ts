/** Lists, strings and tuples as boxes in a row, numbered from 0 as `xs ! i` is. */
import type { ModelValue } from "../../refute/index.ts";
import { shortened } from "../labels.ts";
import { above, beside, flowing, framed, label, type Picture, padded, smallSize } from "../picture.ts";
import { valueText } from "../value-text.ts";

/** Characters of a label, pixels of a row, lists inside lists. */
const [longestLabel, widestRow, deepest] = [32, 680, 3];

export function boxView(value: ModelValue): Picture {
  if (value.kind === "string")
    return boxes(
      [...value.text].map((c) => label(shownLetter(c))),
      true,
      "''''",
    );
  return nested(value, 0) ?? boxes([content(value, 0)], false, "");
}

function nested(value: ModelValue, depth: number): Picture | null {
  if (value.kind !== "list" && value.kind !== "tuple") return null;
  return boxes(
    value.elements.map((v) => content(v, depth + 1)),
    value.kind === "list" && depth === 0,
    value.kind === "list" ? "[]" : "()",
  );
}

function content(value: ModelValue, depth: number): Picture {
  return (depth < deepest ? nested(value, depth) : null) ?? label(shortened(valueText(value), longestLabel));
}

/** Letters that cannot be seen by their codes. */
const shownLetter = (c: string): string =>
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(c) ? `\\x${c.charCodeAt(0).toString(16).padStart(2, "0")}` : c === " " ? "␣" : c;

function boxes(contents: readonly Picture[], isNumbered: boolean, empty: string): Picture {
  if (contents.length === 0)
    return framed(padded(label(empty, { paint: "muted" }), 8, 5), { fill: null, stroke: "line", radius: 4, dash: "3 3" }, 30);
  const height = Math.max(...contents.map((c) => c.height)) + 10;
  const cells = contents.map((c, i) => {
    const cell = framed(padded(c, 8, 5), { fill: "fill", stroke: "line", radius: 3 }, 30, height);
    return isNumbered ? above([cell, label(String(i), { size: smallSize, paint: "muted" })], 1, "middle") : cell;
  });
  const total = cells.reduce((w, c) => w + c.width + 3, 0);
  return total <= widestRow ? beside(cells, 3) : flowing(cells, 3, widestRow);
}
