/** What `hollow unused` says of a theorem, for people. */
import { type Refutation, type UnusedReport, unusedLine } from "../../../refute/index.ts";

/** The assumptions with a sign before those that can be left out, and for the others why not. */
export function unusedText(place: string, report: UnusedReport): string {
  const marks = report.assumptions.map((text, i) => {
    const isUnused = report.unused.some((set) => set.includes(i + 1));
    const why = report.needed.find((r) => r.without.includes(i + 1) && r.without.length === 1);
    return `  ${isUnused ? "-" : " "} ${i + 1}. ${text.replace(/\s+/g, " ")}${why === undefined ? "" : `\n         needed: ${values(why)}`}`;
  });
  const together = report.needed.filter((r) => r.without.length > 1).map((r) => `    ${r.without.join(" and ")} not at once: ${values(r)}`);
  const head =
    report.unused.length === 0 ? `${report.name ?? "unnamed"}: all assumptions are needed, or nobody can tell` : unusedLine(report);
  return [`${place} ${head}`, ...marks, ...together].join("\n");
}

function values(refutation: Refutation): string {
  const shown = Object.entries({ ...refutation.assignment, ...refutation.chosen }).map(([name, value]) => `${name} = ${value}`);
  return `${shown.join(", ")}${refutation.outcome === "genuine" ? "" : ` (${refutation.outcome.replace("_", "-")})`}`;
}
