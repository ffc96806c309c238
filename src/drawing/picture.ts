/**
 * Pictures, composed of smaller ones. A picture knows its size; its shapes lie between (0, 0) and (width, height), the y axis pointing down.
 * After P. Henderson, "Functional Geometry", LFP 1982: `beside` and `above` are associative, `blank(0, 0)` is neutral where no gap is asked for.
 */
import { textWidth } from "./labels.ts";

/** What a colour is for; `theme.ts` says which it is. */
export type Paint = "ink" | "muted" | "line" | "fill" | "raised" | "surface" | SeriesPaint | TintPaint;
export type SeriesPaint = `series${0 | 1 | 2 | 3 | 4 | 5}`;
/** Pale, for areas. */
export type TintPaint = `tint${0 | 1 | 2 | 3 | 4 | 5}`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Shape =
  | {
      readonly kind: "rect";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly fill: Paint | null;
      readonly stroke: Paint | null;
      readonly dash?: string;
    }
  | { readonly kind: "circle"; readonly x: number; readonly y: number; readonly radius: number; readonly fill: Paint }
  /** A line through points; curved: a quadratic spline with the inner points as control points. */
  | {
      readonly kind: "line";
      readonly points: readonly Point[];
      readonly isCurved: boolean;
      readonly stroke: Paint;
      readonly width: number;
      readonly dash?: string;
    }
  | { readonly kind: "area"; readonly points: readonly Point[]; readonly fill: Paint }
  | {
      readonly kind: "text";
      readonly x: number;
      /** Of the line on which letters stand. */
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly paint: Paint;
      readonly anchor: "start" | "middle" | "end";
      readonly isBold: boolean;
    };

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const blank = (width: number, height: number): Picture => ({ width, height, shapes: [] });

/** Colours of the themes for things to be told apart. */
export const seriesCount = 6;
const seriesNumber = (i: number): 0 | 1 | 2 | 3 | 4 | 5 => (i % seriesCount) as 0 | 1 | 2 | 3 | 4 | 5;
export const series = (i: number): SeriesPaint => `series${seriesNumber(i)}`;
export const tint = (i: number): TintPaint => `tint${seriesNumber(i)}`;

/** Lines of different series differ in more than colour. */
export const dashOf = (i: number): string | undefined => [undefined, "7 4", "2 4", "9 3 2 3", "12 5", "4 2"][i % seriesCount];

const movedPoint = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

export function movedShape(shape: Shape, dx: number, dy: number): Shape {
  switch (shape.kind) {
    case "line":
    case "area":
      return { ...shape, points: shape.points.map((p) => movedPoint(p, dx, dy)) };
    case "rect":
    case "circle":
    case "text":
      return { ...shape, ...movedPoint(shape, dx, dy) };
  }
}

export const moved = (picture: Picture, dx: number, dy: number): readonly Shape[] => picture.shapes.map((s) => movedShape(s, dx, dy));

/** Where smaller pictures stand across the direction in which they are set: at the beginning, in the middle, or at the end. */
export type Align = "start" | "middle" | "end";

const shares: Readonly<Record<Align, number>> = { start: 0, middle: 0.5, end: 1 };

export function beside(pictures: readonly Picture[], gap: number, align: Align = "start"): Picture {
  const height = Math.max(0, ...pictures.map((p) => p.height));
  let x = 0;
  const shapes = pictures.flatMap((p) => {
    const placed = moved(p, x, shares[align] * (height - p.height));
    x += p.width + gap;
    return placed;
  });
  return { width: Math.max(0, x - gap), height, shapes };
}

export function above(pictures: readonly Picture[], gap: number, align: Align = "start"): Picture {
  const width = Math.max(0, ...pictures.map((p) => p.width));
  let y = 0;
  const shapes = pictures.flatMap((p) => {
    const placed = moved(p, shares[align] * (width - p.width), y);
    y += p.height + gap;
    return placed;
  });
  return { width, height: Math.max(0, y - gap), shapes };
}

/** Room on all sides. */
export const padded = (picture: Picture, x: number, y: number = x): Picture => ({
  width: picture.width + 2 * x,
  height: picture.height + 2 * y,
  shapes: moved(picture, x, y),
});

export interface Frame {
  readonly fill: Paint | null;
  readonly stroke: Paint | null;
  readonly radius: number;
  readonly dash?: string | undefined;
}

/** A picture in a rectangle of at least a size, in the middle of it. */
export function framed(picture: Picture, { fill, stroke, radius, dash }: Frame, width = 0, height = 0): Picture {
  const [w, h] = [Math.max(width, picture.width), Math.max(height, picture.height)];
  const box = { kind: "rect", x: 0, y: 0, width: w, height: h, radius, fill, stroke, ...(dash === undefined ? {} : { dash }) } as const;
  return { width: w, height: h, shapes: [box, ...moved(picture, (w - picture.width) / 2, (h - picture.height) / 2)] };
}

/** Pictures in rows that are no wider than they need be. */
export function flowing(pictures: readonly Picture[], gap: number, widest: number, align: Align = "start"): Picture {
  const rows: Picture[][] = [];
  let [row, width] = [[] as Picture[], 0];
  for (const p of pictures) {
    if (row.length > 0 && width + gap + p.width > widest) {
      rows.push(row);
      [row, width] = [[], 0];
    }
    width += (row.length === 0 ? 0 : gap) + p.width;
    row.push(p);
  }
  if (row.length > 0) rows.push(row);
  return above(
    rows.map((r) => beside(r, gap, align)),
    gap,
  );
}

/** In pixels: labels, and what is said beside them. */
export const textSize = 13;
export const smallSize = 11;

export interface TextStyle {
  readonly size?: number;
  readonly paint?: Paint;
  readonly isBold?: boolean;
}

/** One line of text, exactly as high as its letters with what hangs below them. */
export function label(text: string, { size = textSize, paint = "ink", isBold = false }: TextStyle = {}): Picture {
  const height = Math.round(size * 1.4);
  return {
    width: textWidth(text, size),
    height,
    shapes: [{ kind: "text", x: 0, y: Math.round(size * 1.05), text, size, paint, anchor: "start", isBold }],
  };
}

/** The head of an arrow that ends in a point. */
export function arrowHead(from: Point, to: Point, fill: Paint, size = 8): Shape {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const back = { x: to.x - size * dx, y: to.y - size * dy };
  const half = size * 0.45;
  return {
    kind: "area",
    fill,
    points: [to, { x: back.x - half * dy, y: back.y + half * dx }, { x: back.x + half * dy, y: back.y - half * dx }],
  };
}

export const straight = (from: Point, to: Point, stroke: Paint = "line", width = 1.2, dash?: string): Shape => ({
  kind: "line",
  points: [from, to],
  isCurved: false,
  stroke,
  width,
  ...(dash === undefined ? {} : { dash }),
});
