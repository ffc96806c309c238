/** Answers over time as a picture ([Bulwahn 2013], figure 6.1): for each engine, how many mutants were refuted within this many seconds. */
import { enginesOf, isRefutation, type MutantResult } from "./mutation-table.ts";

/** In pixels. */
const width = 640;
const height = 400;
const margin = { left: 56, right: 150, top: 24, bottom: 48 };
const colours = ["#0b6e99", "#d9730d", "#4b8b3b", "#9b2f6b", "#6b5b95", "#555555"];

/** Times below this are drawn here. */
const leastSeconds = 0.001;

/** The plot as SVG; the axis of time is logarithmic. */
export function mutationPlot(results: readonly MutantResult[]): string {
  const engines = enginesOf(results);
  const times = engines.map((engine) =>
    results
      .filter((r) => r.engine === engine && isRefutation(r))
      .map((r) => Math.max(leastSeconds, r.seconds))
      .sort((a, b) => a - b),
  );
  const longest = Math.max(1, ...times.flat());
  const decades = Math.max(1, Math.ceil(Math.log10(longest / leastSeconds)));
  const most = Math.max(1, ...times.map((t) => t.length));
  const x = (seconds: number): number =>
    margin.left + (Math.log10(seconds / leastSeconds) / decades) * (width - margin.left - margin.right);
  const y = (count: number): number => height - margin.bottom - (count / most) * (height - margin.top - margin.bottom);
  const end = leastSeconds * 10 ** decades;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    ...Array.from({ length: decades + 1 }, (_, i) => timeMark(x(leastSeconds * 10 ** i), leastSeconds * 10 ** i)),
    ...Array.from({ length: 5 }, (_, i) => countMark(y((most * i) / 4), Math.round((most * i) / 4))),
    ...engines.flatMap((engine, i) => curve(engine, times[i] ?? [], i, { x, y, end })),
    `<text x="${(margin.left + width - margin.right) / 2}" y="${height - 10}" text-anchor="middle">seconds</text>`,
    `<text x="${margin.left}" y="14">mutants refuted</text>`,
    "</svg>",
    "",
  ].join("\n");
}

function timeMark(at: number, seconds: number): string {
  const label = String(Number(seconds.toPrecision(1)));
  return `<path d="M${at.toFixed(1)} ${margin.top}V${height - margin.bottom}" stroke="#ddd"/><text x="${at.toFixed(1)}" y="${height - margin.bottom + 16}" text-anchor="middle">${label}</text>`;
}

function countMark(at: number, count: number): string {
  return `<path d="M${margin.left} ${at.toFixed(1)}H${width - margin.right}" stroke="#ddd"/><text x="${margin.left - 6}" y="${(at + 4).toFixed(1)}" text-anchor="end">${count}</text>`;
}

interface Scale {
  readonly x: (seconds: number) => number;
  readonly y: (count: number) => number;
  readonly end: number;
}

/** A staircase and its label. */
function curve(engine: string, times: readonly number[], index: number, { x, y, end }: Scale): string[] {
  const colour = colours[index % colours.length] ?? "black";
  const steps = times.map((t, i) => `H${x(t).toFixed(1)}V${y(i + 1).toFixed(1)}`);
  const d = `M${x(leastSeconds).toFixed(1)} ${y(0).toFixed(1)}${steps.join("")}H${x(end).toFixed(1)}`;
  const at = margin.top + 18 * (index + 1);
  const left = width - margin.right + 12;
  return [
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    `<text x="${left}" y="${at}" fill="${colour}">${engine} (${times.length})</text>`,
  ];
}
