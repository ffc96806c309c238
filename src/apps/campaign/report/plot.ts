/** Answers over time as a picture: a staircase for each kind of answer. */
const width = 720;
const height = 320;
const margin = { left: 60, right: 140, top: 16, bottom: 40 };
const colours = ["#b3261e", "#d9730d", "#0b6e99", "#4b8b3b", "#6b5b95", "#555555"];

export interface Line {
  readonly name: string;
  /** Seconds since the beginning, in order. */
  readonly times: readonly number[];
}

export function answersPlot(lines: readonly Line[]): string {
  const last = Math.max(1, ...lines.flatMap((line) => line.times.slice(-1)));
  const most = Math.max(1, ...lines.map((line) => line.times.length));
  const x = (seconds: number): string => (margin.left + (seconds / last) * (width - margin.left - margin.right)).toFixed(1);
  const y = (count: number): string => (height - margin.bottom - (count / most) * (height - margin.top - margin.bottom)).toFixed(1);
  const parts = [0, 0.25, 0.5, 0.75, 1];
  const counts = [...new Set(parts.map((part) => Math.round(most * part)))].flatMap((n) => [
    `<path d="M${margin.left} ${y(n)}H${width - margin.right}" stroke="#ddd"/>`,
    `<text x="${margin.left - 6}" y="${y(n)}" text-anchor="end">${n}</text>`,
  ]);
  const marks = parts.flatMap((part) => [
    `<text x="${x(last * part)}" y="${height - margin.bottom + 18}" text-anchor="middle">${(last * part).toFixed(last < 20 ? 1 : 0)} s</text>`,
  ]);
  const curves = lines.map(({ name, times }, i) => {
    const colour = colours[i % colours.length] ?? "#000";
    // A point for each pixel is enough.
    const step = Math.max(1, Math.floor(times.length / width));
    const steps = times.flatMap((t, n) => (n % step === 0 || n === times.length - 1 ? [`H${x(t)}V${y(n + 1)}`] : []));
    const label = `<text x="${width - margin.right + 8}" y="${margin.top + 16 * (i + 1)}" fill="${colour}">${name}: ${times.length}</text>`;
    return `<path d="M${x(0)} ${y(0)}${steps.join("")}H${x(last)}" fill="none" stroke="${colour}" stroke-width="2"/>${label}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="answers over time" font-family="sans-serif" font-size="12">${[...counts, ...marks, ...curves].join("")}</svg>`;
}
