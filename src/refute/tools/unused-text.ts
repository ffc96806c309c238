import type { UnusedReport } from "./unused-assumptions.ts";

/** The answer to `find_unused_assms`, worded as Isabelle words it. */
export function unusedText(theory: string, reports: readonly UnusedReport[], total: number): string {
  const found = reports.filter((r) => r.unused.length > 0);
  return [
    `Found ${found.length} theorems with (potentially) superfluous assumptions:`,
    "",
    ...found.map(unusedLine),
    "",
    `Checked ${reports.length} theorems with assumptions (${total} total) in the theory "${theory}"`,
  ].join("\n");
}

/** `name: unnecessary assumption 1 or 2 and 3`. */
export function unusedLine(report: UnusedReport): string {
  return `${report.name ?? "unnamed"}: unnecessary assumption ${report.unused.map((set) => set.join(" and ")).join(" or ")}`;
}
