/** Sets as chips; two or three sets over the same elements as areas that overlap. */
import type { ModelValue } from "../../refute/index.ts";
import { shortened } from "../labels.ts";
import type { ModelPart } from "../model-parts.ts";
import { above, beside, blank, flowing, framed, label, moved, type Picture, padded, type Shape, series, tint } from "../picture.ts";
import { valueText } from "../value-text.ts";

/** Characters of an element, pixels of a row. */
const [longestChip, widestRow] = [32, 640];

const chip = (value: ModelValue): Picture =>
  framed(padded(label(shortened(valueText(value), longestChip)), 9, 3), { fill: "surface", stroke: "line", radius: 12 }, 28);

/** A set by itself. */
export function chipView({ elements, isComplement }: Pick<ModelPart, "elements" | "isComplement">): Picture {
  if (elements.length === 0) return label(isComplement ? "everything" : "∅, no elements", { paint: "muted" });
  const chips = flowing(elements.map(chip), 6, widestRow);
  return isComplement ? beside([label("everything but", { paint: "muted" }), chips], 8, "middle") : chips;
}

const has = ({ elements, isComplement }: ModelPart, x: ModelValue): boolean =>
  elements.some((y) => valueText(y) === valueText(x)) !== isComplement;

/**
 * Areas for up to three sets: the first two side by side with a common column, the third as a row across them, so that each of the eight
 * combinations has a place of its own and no element lies on a border.
 */
export function areaView(sets: readonly ModelPart[], elements: readonly ModelValue[]): Picture {
  const [a, b, c] = sets;
  if (a === undefined || b === undefined) return a === undefined ? blank(0, 0) : chipView(a);
  const columnOf = (x: ModelValue): number => (has(a, x) ? (has(b, x) ? 1 : 0) : has(b, x) ? 2 : 3);
  const rowOf = (x: ModelValue): number => (c !== undefined && has(c, x) ? 1 : 0);
  const rows = c === undefined ? 1 : 2;
  const cells = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: 4 }, (_, k) => {
      const inside = elements.filter((x) => columnOf(x) === k && rowOf(x) === r).map(chip);
      return inside.length === 0
        ? blank(0, 0)
        : above(
            chunks(inside, 3).map((row) => beside(row, 6)),
            6,
            "middle",
          );
    }),
  );
  const widths = [0, 1, 2, 3].map((k) => Math.max(k === 3 ? 0 : 44, ...cells.map((row) => row[k]?.width ?? 0)) + (k === 3 ? 20 : 28));
  const heights = cells.map((row) => Math.max(30, ...row.map((p) => p.height)) + 26);
  // Both names stand above their areas, side by side.
  const names = [a, b].reduce((w, set) => w + label(nameOf(set), { isBold: true }).width, 44);
  const more = Math.max(0, names - sum(widths.slice(0, 3))) / 3;
  return areas(
    sets,
    cells,
    widths.map((w, k) => (k === 3 ? w : w + more)),
    heights,
  );
}

const chunks = <T>(all: readonly T[], size: number): readonly T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(size * i, size * (i + 1)));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function areas(
  sets: readonly ModelPart[],
  cells: readonly (readonly Picture[])[],
  widths: readonly number[],
  heights: readonly number[],
): Picture {
  const [top, left] = [24, 4];
  const x = (k: number): number => left + sum(widths.slice(0, k));
  const y = (r: number): number => top + sum(heights.slice(0, r));
  const [first, second, third] = sets;
  const height = sum(heights);
  const spans = [
    { set: first, x: x(0), y: y(0), width: x(2) - x(0), height },
    { set: second, x: x(1), y: y(0) + 5, width: x(3) - x(1), height },
    { set: third, x: x(0) - 4 + 9, y: y(1) + 3, width: x(4) - x(0) - 6, height: (heights[1] ?? 0) - 10 },
  ];
  const outlines = spans.flatMap(({ set, ...box }, i): readonly Shape[] =>
    set === undefined ? [] : [{ kind: "rect", ...box, radius: 22, fill: i === 2 ? null : tint(i), stroke: series(i) }],
  );
  const isOutside = cells.some((row) => (row[3]?.width ?? 0) > 0);
  const end = third === undefined && !isOutside ? x(3) : x(4);
  const titles = [
    ...title(first, x(0) + 8, 0, 0),
    ...title(second, x(3) - 8 - label(second === undefined ? "" : nameOf(second), { isBold: true }).width, 0, 1),
    ...title(third, end + 8, y(1) + (heights[1] ?? 0) / 2 - 9, 2),
  ];
  const chips = cells.flatMap((row, r) =>
    row.flatMap((p, k) => moved(p, x(k) + ((widths[k] ?? 0) - p.width) / 2, y(r) + ((heights[r] ?? 0) - p.height) / 2 + 2)),
  );
  const titled = third === undefined ? 0 : label(nameOf(third), { isBold: true }).width + 12;
  return { width: end + titled + 4, height: top + height + 10, shapes: [...outlines, ...titles, ...chips] };
}

/** What holds more than is shown says so. */
const nameOf = ({ name, elements, isComplement }: ModelPart): string =>
  shortened(isComplement ? `${name} = ${valueText({ kind: "set", elements, isComplement })}` : name, longestChip);

function title(set: ModelPart | undefined, x: number, y: number, i: number): readonly Shape[] {
  return set === undefined ? [] : moved(label(nameOf(set), { paint: series(i), isBold: true }), x, y);
}
