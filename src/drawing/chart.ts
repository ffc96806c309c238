/** Counts as bars. */
import { above, label, moved, type Picture, type Shape, series, smallSize, straight } from "./picture.ts";

export interface Bar {
  readonly label: string;
  readonly count: number;
  /** A part of the count that is told apart. */
  readonly part?: number;
}

/** In pixels. With names and counts a chart is as wide as a panel beside a text, unless its names are very long. */
const [barHeight, barGap, chartWidth, leastBar] = [18, 6, 420, 80];

const countText = (n: number): string => n.toLocaleString("en-US");
const textOf = ({ count, part }: Bar): string => (part === undefined ? countText(count) : `${countText(part)} of ${countText(count)}`);

/** Horizontal bars with their counts; what `part` counts is darker. */
export function barChart(title: string, bars: readonly Bar[]): Picture {
  const most = Math.max(1, ...bars.map((b) => b.count));
  const left = Math.max(0, ...bars.map((b) => label(b.label, { size: smallSize }).width)) + 8;
  const room = Math.max(0, ...bars.map((b) => label(textOf(b), { size: smallSize }).width));
  const longestBar = Math.max(leastBar, chartWidth - left - 6 - room);
  const shapes = bars.flatMap((b, i): readonly Shape[] => {
    const y = i * (barHeight + barGap);
    const long = (n: number): number => (n === 0 ? 0 : Math.max(1, (longestBar * n) / most));
    const name = label(b.label, { size: smallSize, paint: "muted" });
    return [
      ...moved(name, left - 8 - name.width, y + 2),
      {
        kind: "rect",
        x: left,
        y,
        width: long(b.count),
        height: barHeight,
        radius: 2,
        fill: b.part === undefined ? series(0) : "tint0",
        stroke: null,
      },
      ...(b.part === undefined || b.part === 0
        ? []
        : [{ kind: "rect", x: left, y, width: long(b.part), height: barHeight, radius: 2, fill: series(0), stroke: null } as const]),
      ...moved(label(textOf(b), { size: smallSize }), left + long(b.count) + 6, y + 2),
    ];
  });
  const height = bars.length * (barHeight + barGap);
  const axis = straight({ x: left, y: -2 }, { x: left, y: height }, "line", 1);
  return above(
    [label(title, { size: smallSize, paint: "muted" }), { width: left + longestBar + 6 + room, height, shapes: [axis, ...shapes] }],
    6,
  );
}
