/** Numbers that are compared, on a line. */
import { above, label, moved, type Picture, type Shape, series, smallSize, straight } from "../picture.ts";

export interface NamedNumber {
  readonly name: string;
  readonly text: string;
}

/** The value of `-3` or `1/2`, near enough to be drawn; null where it is too large. */
export function numberOf(text: string): number | null {
  const [, above, below] = /^(-?\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  const value = Number(above) / Number(below ?? 1);
  return Number.isFinite(value) ? value : null;
}

/** Pixels between two marks, of the whole line, and for each mark. */
const [gapAtLeast, longestLine, perStop] = [46, 420, 130];

interface Stop {
  readonly value: number;
  readonly text: string;
  readonly names: readonly string[];
}

/** Distances are true where that leaves room for the names; otherwise the order alone is shown, and said to be. */
export function lineView(numbers: readonly NamedNumber[]): Picture {
  const stops = stopsOf(numbers);
  const room = stops.map((s) => Math.max(gapAtLeast, ...[s.text, ...s.names].map((t) => label(t).width + 14)));
  const [least, most] = [stops[0]?.value ?? 0, stops.at(-1)?.value ?? 0];
  const lineWidth = Math.min(
    longestLine,
    Math.max(
      perStop * (stops.length - 1),
      room.reduce((a, b) => a + b, 0),
    ),
  );
  const scale = most === least ? 0 : lineWidth / (most - least);
  const isTrueToScale = stops.every((s, i) => {
    const before = stops[i - 1];
    return before === undefined || (s.value - before.value) * scale >= ((room[i] ?? 0) + (room[i - 1] ?? 0)) / 2;
  });
  let x = (room[0] ?? 0) / 2 + 10;
  const places = stops.map((s, i) => {
    if (i > 0) x += isTrueToScale ? (s.value - (stops[i - 1]?.value ?? 0)) * scale : ((room[i] ?? 0) + (room[i - 1] ?? 0)) / 2;
    return x;
  });
  const width = x + (room.at(-1) ?? 0) / 2 + 10;
  const line = drawn(stops, places, width);
  return isTrueToScale || stops.length < 3 ? line : above([line, label("in order, not to scale", { size: smallSize, paint: "muted" })], 2);
}

/** Equal numbers are one stop. */
function stopsOf(numbers: readonly NamedNumber[]): readonly Stop[] {
  const stops = new Map<number, Stop>();
  for (const { name, text } of numbers) {
    const value = numberOf(text);
    if (value === null) continue;
    stops.set(value, { value, text, names: [...(stops.get(value)?.names ?? []), name] });
  }
  return [...stops.values()].sort((a, b) => a.value - b.value);
}

function drawn(stops: readonly Stop[], places: readonly number[], width: number): Picture {
  const rows = Math.max(...stops.map((s) => s.names.length));
  const y = 20 * rows + 10;
  const shapes = stops.flatMap((s, i): readonly Shape[] => {
    const x = places[i] ?? 0;
    const names = s.names.flatMap((name, k) => {
      const text = label(name, { isBold: true, paint: series(0) });
      return moved(text, x - text.width / 2, y - 28 - 20 * (s.names.length - 1 - k));
    });
    const value = label(s.text, { paint: "muted" });
    return [{ kind: "circle", x, y, radius: 4.5, fill: series(0) }, ...names, ...moved(value, x - value.width / 2, y + 9)];
  });
  const axis: readonly Shape[] = [
    straight({ x: 2, y }, { x: width - 8, y }, "line", 1.4),
    {
      kind: "area",
      fill: "line",
      points: [
        { x: width - 1, y },
        { x: width - 10, y: y - 4 },
        { x: width - 10, y: y + 4 },
      ],
    },
  ];
  return { width, height: y + 30, shapes: [...axis, ...shapes] };
}
