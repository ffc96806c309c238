import { xmlText } from "../../base/index.ts";
import type { Report } from "./report.ts";
import type { Share } from "./statistics.ts";

/** In pixels. */
const rowHeight = 20;
const labelWidth = 180;
const barWidth = 300;
const margin = 10;
const titleHeight = 24;

/** The distributions of a report as an SVG picture: a histogram for its labels, its classes and each table. */
export function plot(report: Report): string {
  const { labels, classes, tables } = report.statistics;
  const named: readonly (readonly [string, readonly Share[]])[] = [["labels", labels], ["classes", classes], ...Object.entries(tables)];
  const charts = named.filter(([, shares]) => shares.length > 0);
  const lines: string[] = [];
  let y = margin;
  for (const [title, shares] of charts) {
    lines.push(`<text x="${margin}" y="${y + 16}" font-weight="bold">${xmlText(title)}</text>`);
    lines.push(...bars(shares, y + titleHeight));
    y += titleHeight + shares.length * rowHeight + margin;
  }
  const width = 2 * margin + labelWidth + barWidth + 60;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" font-family="sans-serif" font-size="13">`;
  return [head, `<title>${xmlText(report.text.split("\n")[0] ?? "")}</title>`, ...lines, "</svg>"].join("\n");
}

/** Numbers in their order, other labels by frequency: a distribution of sizes looks like one. */
function bars(shares: readonly Share[], top: number): readonly string[] {
  const areNumbers = shares.every(({ label }) => /^-?\d+(\.\d+)?$/.test(label));
  const ordered = areNumbers ? shares.toSorted((a, b) => Number(a.label) - Number(b.label)) : shares;
  const most = Math.max(1, ...shares.map((share) => share.count));
  return ordered.flatMap(({ label, count, percent }, i) => {
    const y = top + i * rowHeight;
    const width = ((barWidth * count) / most).toFixed(1);
    return [
      `<text x="${margin + labelWidth - 6}" y="${y + 14}" text-anchor="end">${xmlText(label)}</text>`,
      `<rect x="${margin + labelWidth}" y="${y + 2}" width="${width}" height="${rowHeight - 4}" fill="#4477aa"/>`,
      `<text x="${margin + labelWidth + Number(width) + 6}" y="${y + 14}">${percent.toFixed(1)}%</text>`,
    ];
  });
}
