/** What the authors of a problem say about it, and what became of it. */
import { existsSync, readFileSync } from "node:fs";

/** `false`: there is a counterexample or a model. */
export type Known = "false" | "true";

export interface Row {
  readonly file: string;
  readonly known: Known;
  readonly isRead: boolean;
  readonly outcome: string;
  /** The engine that gave the answer. */
  readonly tester: string | null;
  /** Of processor time, reading included. */
  readonly seconds: number;
  /** The seconds it was given. */
  readonly limit: number;
}

/** What a log holds, line by line. */
export function logged<R>(log: string): R[] {
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as R);
}

/** From the header of a TPTP problem, the folder of the others; null where it is open. */
export function knownAnswer(file: string, text: string): Known | null {
  const status = /^% Status\s*:\s*(\w+)/m.exec(text)?.[1];
  if (status !== undefined)
    return /^(CounterSatisfiable|Satisfiable)$/.test(status) ? "false" : /^(Theorem|Unsatisfiable)$/.test(status) ? "true" : null;
  if (/(^|\/)(false|sat)\//.test(file)) return "false";
  return /(^|\/)(error|bugs)\//.test(file) ? null : "true";
}

export function groupOf(file: string): string {
  if (file.endsWith(".nun")) return "Nunchaku";
  if (file.endsWith(".smt2")) return "TIP";
  return file.includes("^") ? "TPTP, higher-order" : /_\d/.test(file) ? "TPTP, typed first-order" : "TPTP, first-order";
}

/** One row for each group and answer: how many were read, refuted, and answered otherwise. */
export function tableOf(rows: readonly Row[]): string[] {
  const groups = [...new Set(rows.map((r) => `${groupOf(r.file)}|${r.known}`))].sort();
  const lines = groups.map((group) => {
    const [name, known] = group.split("|");
    const own = rows.filter((r) => groupOf(r.file) === name && r.known === known);
    const count = (test: (r: Row) => boolean): number => own.filter(test).length;
    const found = own.filter((r) => r.outcome === "genuine");
    const times = found.map((r) => r.seconds).sort((a, b) => a - b);
    const median = times[times.length >> 1] ?? "–";
    return `| ${name} | ${known} | ${own.length} | ${count((r) => r.isRead)} | ${found.length} | ${count((r) => r.outcome === "potential" || r.outcome === "quasi_genuine")} | ${median} |`;
  });
  return [
    "| problems | known to be | asked | read | refuted | potential | median seconds of processor time to the find |",
    "|---|---|---:|---:|---:|---:|---:|",
    ...lines,
  ];
}
